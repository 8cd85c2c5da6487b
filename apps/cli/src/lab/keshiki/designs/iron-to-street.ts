/** Stages 81 to 100. How a picture is read: ../design.ts. */
export const ironToStreet: readonly string[] = [
  // 鉄橋の夕: rooms
  `ice | score color | shelf; rowOf steel 3
  r=RRY y=YYR b=BBY i=RY:ice1 j=BY:ice1
  rrrrrrr
  rirrrir
  rrrirrr
  ryyyyyr
  yyxxxyy
  bb...bb
  bbbjbbb
  bjbbbjb
  bbbbbbb`,
  `colorB | ice score | columnOf steel 7
  r=RRY b=BBY y=YYL i=RY:ice1 j=B:ice1
  rrrxbbb
  rirxbjb
  rrrxbbb
  rirxbjb
  rrrxbbb
  rirxbjb
  rrrxbbb
  yyyyyyy
  yyyyyyy`,
  `clear | score big | twins steel; clears
  r=RRY y=YYB b=BBR
  rrrrrrr
  rryyyrr
  ryyyyyr
  yyyyyyy
  xyyyyyx
  .xyyyx.
  ..byb..
  .bbybb.
  bbbbbbb
  bbbbbbb`,
  `marked | score color | twins steel; many marked 8
  r=RRB y=YYR g=GGB m=GB:marked
  rrrrrrr
  rrrrrrr
  ryyyyyr
  yyyyyyy
  xxyyyxx
  ..ygy..
  ..ygy..
  gmgggmg
  mgmgmgm
  ggmgmgg`,
  `few | ice score | count steel 6; many icePlus 4
  a~RY b~YL c~RL d~LB e~YB f~RL g~YR h~LB j~BY l~LB 1=a:icePlus4 2=b:icePlus4 3=c:icePlus4 5=e:icePlus4 6=f:icePlus4 7=h:ice2 8=l:ice2
  aaabbbccc
  a1ab2bc3c
  aaabbbccc
  xxxdddccc
  ...dddeee
  fffddde5e
  f6fgggeee
  fffgggxxx
  hhhggg...
  h7hjjjl8l
  hhhjjjlll`,
  `marked | score big | rooms 4; many marked 10
  a=RRY b=YYG c=BBL d=LLG 1=RY:marked 2=YG:marked 3=BL:marked 4=LG:marked
  aaaaxbbbb
  a1aaxbb2b
  aaaaxbbbb
  aa1axb2bb
  xxxxxxxxx
  ....x....
  ccccxdddd
  c3ccxdd4d
  ccccxdddd
  c33cxd44d`,
  `numbers | score color | rowOf steel 4; count plus 4; many minus 4; likeColors
  a~RY b~RY c~YR d~RY e~YB g~BY h~RB j~BY k~YB l~BY q~BY 1=a:plus4 2=b:plus4 3=j:minus3 4=l:minus3
  aaabbaaa
  a1abba1a
  ccc22ccc
  ddceecdd
  gdxxxxdg
  gh....hg
  gh....hg
  ghj33jhg
  kkkkkkkk
  l4llll4l
  qqqllqqq`,
  `rocks | numbers score | twins steel; count rock 4; count steel 6; many iceMinus 4
  a~RY b~YR c~RY d~RY e~YR f~BY h~YB i~BL j~LB k~BL l~LB m~LB q~BL p~LB 1=k:iceMinus3 2=q:iceMinus3
  .o.o.o.o.
  aabbcddee
  aabbcddee
  fffhhhfff
  iixkjkxii
  iix1j1xii
  llxkjkxll
  mmmmjmmmm
  q2qpppq2q
  qqqpppqqq`,
  `big | numbers score | ringOf steel; count plus 4; count iceMinus 4
  a~RYB b~RYB c~RYB d~RYB e~RYB f~RYB g~RYB h~RYB i~RYB j~RYB k~RYB l~RYB 1=b:plus5 2=e:plus5 3=h:plus5 4=k:plus5 5=c:iceMinus3 6=d:iceMinus3 7=g:iceMinus3 8=j:iceMinus3
  aaaaaadef
  bb1bbbdef
  ccc5ccdef
  lkjxxxd2f
  lk8xYx6ef
  l4jxxxdef
  lkjgg7ggg
  lkjhhh3hh
  lkjiiiiii`,
  `numbers | score color | shelf; count steel 16; many icePlus 4; many minus 4
  e~RB a~RY b~RY w~YB y~RYB r~BY s~BY t~BY u~BY v~BY z~BY k=e:icePlus4 n=u:minus3 m=z:minus3
  e.aaa.bbb
  eeawa.bwb
  eeaaaebbb
  kekekekek
  xxxxyxxxx
  ..x.y.x..
  ..x.y.x..
  rrxryrxrr
  ssxsysxss
  ttttvtttt
  unuuvuunu
  zzmzzzmzz`,
  // 百景の町: all of it
  `colorW | numbers score | hill; kinds 2; capOf W 3
  w=WWWB b=BBBGW g=GGGR i=W:ice1 p=G:plus5
  ....W....
  ...WwW...
  ...wiw...
  ..wwwww..
  ..wiwiw..
  .bwbwbwb.
  .bbbbbbb.
  bbbbbbbbb
  bbbbbbbbb
  gpbbbbbpg
  ggggbgggg
  gpggpggpg
  ggggggggg`,
  `rocks | numbers score | stairs; onTop rock; many minus 6
  r=RRW w=WWL l=LLB b=BBL n=LW:minus3 m=RW:minus3
  r........
  ro.......
  wrr......
  wwrr.....
  rwwro....
  rmwwrr...
  wrrwwro..
  wwrmwwrr.
  llwrrwwro
  lnlwwrmwr
  lllnlwwrw
  blblllnll
  bbbbbbbbb`,
  `numbers | score big | peaks 2; many iceMinus 6; many plus 6
  a~RYG b~RYG c~RYG d~RYG e~RYG f~RYG m~RYG n~RYG p~RYG q~RYG r~RYG s~RYG g~BGY h~BGY i~BGY j~BGY k~BGY l~BGY t~BGY u~BGY v~BGY w~BGY y~BGY z~BGY 1=b:iceMinus3 2=n:iceMinus3 3=d:iceMinus3 4=q:iceMinus3 5=f:iceMinus3 6=s:iceMinus3 7=c:plus4 8=p:plus4 9=d:plus4 0=q:plus4 A=v:plus4 E=y:plus4
  ..a...m..
  .aag.mmt.
  aabgmmntt
  abbhmnnut
  b1chn2puu
  bc7inp8vu
  ccdippqvA
  cd9jpq0wv
  d3ejq4rww
  deekqrryw
  ee5krr6yE
  efflrsszy`,
  `ice | numbers score | kinds 3; valley; likeColors
  a~W b~W d~BL c~WB g~BW h~LB j~LB k~LB m~BL q~LB p~WB r~BL 1=L:ice2 2=L:ice1 3=L:iceMinus3
  .a.....a.
  aaa...aaa
  aaad.daaa
  ccdd.ddcc
  ccddgddcc
  hccgggcch
  hhLg1gLhh
  j2LLLLL2j
  jj3LkL3jj
  mj1kkk1jm
  mmmpqpmmm
  rrpp3pprr`,
  `few1 | numbers score | twins steel; kinds 3; many plus 4
  a~RY b~RYL c~RYL z~YL y~RYL d~LB e~LB f~LBY g~LBR h~LBR p~RYL:plus5 n=f:minus3 i~LBY j~LBR
  abczyzcba
  abczyzcba
  bcpyzypcb
  bcaxxxacb
  pxx...xxp
  d.......d
  dh.....hd
  dheeieehd
  fnfjijfnf
  gggjijggg
  jffeeeffj`,
  `marked | ice score | kinds 3; deep marked 4
  g=GGB b=BBG l=LLW w=WWL m=LW:marked i=LW:ice2
  g..ooo..g
  gg.lwl.gg
  ggglwlggg
  ggbliwbgg
  gbblwlbbg
  gbbiwlbbg
  bbblwlbbb
  bbblwibbb
  bbliwllbb
  blllwlllb
  lmlllllml
  lllmlmlll
  lmlllllml`,
  `big | numbers score | kinds 3; count steel 2; likeColors
  w~W a~WB b~BY c~WB d~RB e~RB f~RB g~BW h~RB k=c:icePlus4 q=e:icePlus4 n=g:minus3 m=h:minus3
  w.w.w.w.w
  wawawawaw
  aaabbbaaa
  ckcbYbckc
  cccbYbccc
  ddgggggdd
  dnxgYgxnd
  ee.gYg.ee
  eqegYgeqe
  fffhYhfff
  fhmhhhmhf
  hhhfffhhh`,
  `clear | score big | kinds 4; clears | ice1 4 inside, plus 3 inside 4, minus 3 inside 3
  a~BG b~BG c~BG d~BG e~BG f~BG g~BG h~BG i~BG j~BG k~BG l~BG n~LW p~LW q~LW r~LW s~LW t~LW u~LW v~LW w~LW y~LW
  ..o.o.o..
  aaaaabbbb
  nnnnppppb
  ghhhhhiqc
  guvvvviqc
  gukllwiqc
  gukylwiqc
  gukylwirc
  ftkyywjrd
  ftkjjjjrd
  fttssssrd
  ffeeeeedd`,
  `ice | numbers score | kinds 3; hill
  w=WWY y=YYW r=RRY b=BBR n=W:iceMinus3 m=B:iceMinus3 k=R:icePlus4 h=B:icePlus4 i=R:ice2 j=B:ice2
  ..wwyww..
  .wwwywww.
  wywwwwwyw
  wwywnwyww
  wwwrrrwww
  wnrrkrrnw
  wrirrrirw
  rrrkrkrrr
  bbbbbbbbb
  bjbmbmbjb
  bbbbbbbbb
  bhbbjbbhb
  bbbbbbbbb`,
  `ice | score color | kinds 8; colors 6
  w=WWL r=RRY y=YYR g=GGY l=LLB b=BBL i=W:ice1 j=W:ice2 p=R:plus4 m=G:minus3 k=G:icePlus4 n=L:iceMinus3 e=L:ice1
  ....o....
  ...www...
  ..wwiww..
  .owjwjwo.
  rrrrrrrrr
  rprrrrrpr
  rrxryrxrr
  gg.ryr.gg
  gkgyyygkg
  gggmgmggg
  lllllllll
  lnlelelnl
  bbbbbbbbb`,
];
