/** Stages 1 to 30. How a picture is read: ../design.ts. */
export const springToRain: readonly string[] = [
  // 里の春: groups
  `score | score score | hill; clears
  s=GGY e=RRY
  ...G...
  ..GsG..
  .sssss.
  sseeess
  eeeeeee
  eeeeeee`,
  `big | score clear | valley; grows 7
  g=GGR w=LLR
  gg...gg
  gg...gg
  gg...gg
  ggwwwgg
  ggwwwgg
  wwwwwww`,
  `score | score score | comb; slides 2
  a=YYB b=RRB c=BBY
  a.b.a.b
  a.b.a.b
  acbcacb
  acbcacb
  acbcacb
  acbcacb`,
  `colorR | big few | stairs
  p=RRW s=GGWR
  ......p
  .....pp
  ....pps
  ...ppss
  ..ppsss
  .ppssss
  ppsssss`,
  `marked | score clear | mirror; twins marked
  mirror a=RRY b=B c=BBY m=RY:marked
  .aa.aa.
  aaabaaa
  amabama
  caabaac
  amabama
  cccbccc`,
  `score | score score | patch L 12; spares L
  a~GYB b~GYB c~GYB d~GYB e~GYB f~GYB g~GYB h~GYB i~GYB
  a......b
  aLLccbbb
  aaLLcddb
  eaaLLLdd
  eeffgLLd
  heffLLgd
  hhfLLggi
  hhLLgiii`,
  `clear | score big | mirror; clears
  mirror a=GGW b=WWB c=BBG
  .aaaa.
  abbbba
  acbbca
  acccca
  bcaacb`,
  `marked | score color | deep marked 4
  g=GGB r=R e=YYR m=YR:marked
  ..ggg..
  .ggggg.
  ggggggg
  ggrrrgg
  eerrree
  eereree
  emeeeme
  meemeem`,
  `few | score big | tower
  r=RRY w=WWL
  ..Y..
  .rrr.
  .www.
  rrrrr
  wwwww
  rrrrr
  wwwww
  rrrrr
  wwwww
  rrrrr
  wwwww`,
  `clear | score big | valley; clears
  p=RRW g=GGR w=LLW
  p.....p
  pp...pp
  ppp.ppp
  ppgwgpp
  pgwwwgp
  ggwwwgg
  gwwwwwg
  wwwwwww`,
  // 初氷の池: thaw
  `ice | score clear | count ice1 4
  g=RRW w=LLW i=LW:ice1
  ggggg
  gwwwg
  wiwiw
  wwwww
  wiwiw`,
  `few | big score | onFloor ice1; rowOf ice1 6
  g~G h~GB a~LB b~LB c~LB d~LB e~LB f~GL k~LB i=L:ice1 j=B:ice1
  g....h
  gaaabh
  gaabbh
  ccabdd
  cceedd
  ffeekk
  iijjii`,
  `colorL! | ice score | onTop ice1; comb
  i=LW:ice1 a=LLW b=BBL
  i.i.i.i
  aiaiaia
  aaaaaaa
  bbbbbbb
  bbabbab
  bbabbab`,
  `ice | score clear | ringOf ice1
  a~LRG b~LRG f~LRG g~LRG c~WGL d~WGL e~WGL 1~WGL:ice1 2~WGL:ice1 3~WGL:ice1 4~WGL:ice1
  aaabbbb
  acccddb
  ac112db
  fc4W2dg
  fe433dg
  feeeedg
  ffffggg`,
  `clear | big score | mirror; twins ice1; clears
  mirror f=BBY w=WWB i=WB:ice1
  fffffff
  fwwfwwf
  fiwfwif
  fffffff
  fiwfwif
  fwwfwwf
  fffffff`,
  `colorW | ice big | sea W 30; many ice1 5
  a~GB b~GB d~GB e~GB f~GB g~GB h~GB p~WL q~WL r~WL s~WL t~WL u~WL v~WL w~WL y~WL i=W:ice1
  gg...hh
  ggaaahh
  bppqqrd
  bpisirr
  ttsssuu
  tivvviu
  wwvivyy
  bwwiyyd
  eeefffd`,
  `marked | ice score | deep marked 4; many ice1 6
  a=LLG b=YYR m=YR:marked i=LG:ice1
  .iiiii.
  aiaiaia
  aaaaaaa
  aabbbaa
  abbbbba
  bbbbbbb
  bmbmbmb
  bbmbmbb`,
  `ice | score color | rowOf ice1 8; flat
  a~LBW b~LBW c~LBW d~LBW e~LBW f~LBW g~LBW h~LBW i~LBW j~LBW 1~LW:ice1 2~LW:ice1 3~LW:ice1
  11122233
  aaabbbcc
  daabbcce
  ddffgcee
  hhffggii
  hhhjjjii`,
  `big | ice score | columnOf ice1 8; hill
  a=YYB w=LLW i=LW:ice1
  ...i...
  ..wiw..
  .awiwa.
  aawiwaa
  aawiwaa
  aawiwaa
  aawiwaa
  aawiwaa
  aawiwaa`,
  `colorW | ice score | likeColors; reflected; many ice1 16
  a~BR b~BR c~BR d~BR f~BR g~BR h~BR j~BR i=W:ice1
  WaabibaaW
  aiabWbaia
  aaWcicWaa
  ddciWicdd
  iWiWLWiWi
  ffgiWigff
  hhWgigWhh
  hihjWjhih
  WhhjijhhW`,
  // 橋に雨: feed
  `numbers! | score clear | count plus 3
  a=LLB b=BBY n=LB:plus4
  .aaaa.
  anaana
  aaaaaa
  bbaabb
  bbbnbb
  bbbbbb`,
  `big | numbers score | onTop plus; count plus 3
  a~BRG b~BGL c~BLR d~BGR e~BLR f~BRG g~BRL h~BGR i=R:plus5 j=G:plus5 k=L:plus5
  .i..j..k.
  RRRGGGLLL
  RRRGGGLLL
  aYbbYccYd
  aYebYfcYd
  eeegggfdd
  hhegggffh`,
  `numbers | big clear | onFloor plus; valley
  g=GGL w=LLB n=LB:plus5
  gg...gg
  ggg.ggg
  gggwggg
  ggwwwgg
  gwwwwwg
  wwnnnww`,
  `numbers | score clear | rowOf plus 7
  a~RYB b~RYB c~RYB d~RYB e~RYB f~RYB g~RYB h~RYB i~RYB j~RYB k~RYB l~RYB m~RYB p~RYB q~RYB r~RYB s~RYB t~RYB u~RYB v~RYB w~RYB y~RYB z~RYB 0~RYB 1~RYB:plus4 2~RYB:plus4 3~RYB:plus4 4~RYB:plus4
  aabbccd
  effgghh
  iijjkkl
  1223344
  mmppqqr
  sttuuvv
  wwyyzz0`,
  `clear | big score | mirror; twins plus; clears
  mirror y=YYG l=LLG n=YG:plus4 k=LG:plus4
  n.....n
  yyy.yyy
  yyyyyyy
  yklllky
  yllllly
  lllllll`,
  `score | numbers color | columnOf plus 9; hill
  a=LLBG b=BBG n=BLG:plus4
  ...n...
  ..bnb..
  .abnba.
  babnbab
  babnbab
  babnbab
  babnbab
  babnbab
  babnbab
  babnbab`,
  `ice | numbers score | valley; onTop plus; many ice1 6
  a~YG b~YG c~YG d~YG e~YG f~LGB g~LGB h~LGB i~LGB j~LGB k~LGB l~LGB p~LGB q~LGB n=a:plus4 m=b:plus4 1=f:ice1 2=g:ice1 3=i:ice1 4=k:ice1 5=l:ice1 6=q:ice1 7=q:ice1
  n.......m
  an.....mb
  aac...dbb
  accceeddb
  f1fhhhg2g
  ffiihjjgg
  kkii3jjll
  k4kpppl5l
  qq6qpq7qq`,
  `colorR | numbers score | colors 5; count plus 3
  r=RRRY y=YYYG g=GGGL l=LLLB n=R:plus5
  ..rrnrr..
  .ryyyyyr.
  nygggggyn
  ryglllgyr
  ryglBlgyr
  ryglBlgyr
  ryglBlgyr`,
  `numbers | score clear | ringOf plus
  b=BBL l=LLW n=LBW:plus5 g=GGB
  gbbbbbg
  bblllbb
  blnnnlb
  blnWnlb
  blnnnlb
  bblllbb
  gbbbbbg
  ggggggg`,
  `clear | big score | many plus 3; many ice1 6; clears
  a~BW b~BW c~BL d~LWB e~LWB f~LWB g~LWB h~LWB i~LWB j~LWB p=c:plus4 n=G:plus4 1=e:ice1 2=f:ice1 3=g:ice1 4=h:ice1 5=i:ice1
  .aa.bb.
  aaaabbb
  cpcccpc
  de1ff3g
  eeffg3h
  e2fgghh
  f2gg4hi
  fg3hh5i
  gghhiij
  GGGnGGG`,
];
