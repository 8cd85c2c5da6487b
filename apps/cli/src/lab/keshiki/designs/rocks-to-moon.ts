/** Stages 61 to 80. How a picture is read: ../design.ts. */
export const rocksToMoon: readonly string[] = [
  // 岩の浜: travel. Two rocks of one column never come to the floor together.
  `rocks | score clear | count rock 2; onTop rock
  a=LLB b=YYB c=YYL
  .o.o.
  aaaaa
  abbba
  bbbbb
  bcbcb
  ccccc
  ccccc`,
  `score | rocks big | count rock 3; twins rock; peaks 2
  w~W b~LB c~LB d~LB e~LB f~LB g~LB h~LB y~YL z~YL u~YB v~YL
  ..w...w..
  .www.www.
  owbwowewo
  wbbbweeew
  hbcbhefeh
  hcccbfffh
  ccdccfgff
  ydddugggy
  yyzzuuvvy
  zzyyvvuuz`,
  `rocks | big score | count rock 4; falls rock 3
  r=RRW g=GGW
  o......
  ro.....
  rr.....
  rro....
  rrr....
  rrro...
  ggrr...
  gggrr..
  ggggrrr
  ggggggg`,
  `few | rocks ice | hill; onTop rock; many ice1 3
  a~YB b~BG c~BY d~YG e~YBG f~GY g~GY h~GB i~YG 1=f:ice1 2=g:ice1 3=h:ice1 4=i:ice1
  ....o....
  ...oao...
  ...aab...
  ..oaabo..
  ..caabd..
  .ccaebdd.
  .cceeedd.
  ccfeeegdd
  f1fhhhg2g
  ffhh3hhgg`,
  `ice | score clear | valley; count rock 5; count ice2 6
  a~WL b~YL c~WY d~L e~YL f~WY g~YW h~LY 1=c:ice2 2=d:ice2 3=h:ice2
  a.......a
  aa.....aa
  aab.o.baa
  cbbooobbc
  ccbdodbcc
  c1ddddd1c
  ee2dfd2ee
  ggeefeegg
  ghhhhhhhg
  h3ggggg3h`,
  `rocks | score color | twins rock; count rock 6; likeColors
  a~BL b~BL c~LB d~LB e~BL f~LY g~YL h~LB
  .o.....o.
  oao...oao
  aaa...aaa
  abaYYYaba
  bbccdccbb
  eccdddcce
  eeffdffee
  gghfffhgg`,
  `score | marked big | onTop rock; deep marked 4; likeColors
  a~BYL b~BYL c~GYL d~BYL e~GL f~GYL g~GL h~GL 1=f:marked 2=g:marked 3=h:marked
  o.ooo.o
  abbbbba
  aabbbaa
  caadaac
  ccdddcc
  ecdddce
  eefdfee
  gefffeg
  g1fff1g
  gg2h2gg
  hhh3hhh`,
  `big | score color | columnOf rock 5; many icePlus 4; joins 7
  t~LWB a~LWB b~LWB c~LWB d~LWB e~LWB f~LWB s~LWB g~LWB h~LWB n=c:icePlus4 k=f:icePlus4
  ....t....
  ....t....
  ....t....
  ...aoa...
  ..aaoaa..
  bbbbobbbb
  cnccoccnc
  dddgogddd
  eeegsgeee
  fkfhshfkf
  aabhshbaa
  cccdsdccc`,
  `rocks | numbers score | comb; onTop rock; many minus 6; likeColors
  a~RG b~RG c~RG d~BG e~BG f~RB g~GB h~BG k~RB j~GR n=f:minus3 p=d:minus3 m=k:minus3
  o.o.o.o.o
  a.b.c.b.a
  a.b.c.b.a
  adbecebda
  apbecebpa
  fffgggfff
  fnfgggfnf
  hhhhjhhhh
  kmkkjkkmk
  kkkkjkkkk`,
  `rocks@22 | numbers score | count rock 7; onTop rock; count icePlus 4
  a~BLYW b~BLYW c~BLYW d~BLYW e~BLYW f~BLYW g~BLYW h~BLYW i~BLYW j~BLYW k~BLYW 1=c:icePlus4 5=f:icePlus4
  ...ooo...
  ..ojjjo..
  .ojjjjjo.
  aaajjjkkk
  bbbaaajjj
  c1cbbbaaa
  dddcccbbb
  eeedddc1c
  f5feeeddd
  gggf5feee
  hhhgggfff
  iiihhhggg`,
  // 月の湖: first free, then starve
  `clear! | score big | many iceMinus 6; patch Y 9
  y=YYYB b=BBW l=LLB n=B:iceMinus3
  bbbbbbb
  bnbbbnb
  bbYYYbb
  bbYYYbb
  bnYYYnb
  lllllll
  lnlylnl
  llyyyll
  lllllll`,
  `score | big color | columnOf iceMinus 11; likeColors
  a~BW b~BW c~BW d~LB e~LB f~LB g~LB h~LB n=Y:iceMinus3 m=B:iceMinus3 k=L:iceMinus3
  aabmbaa
  abYnYba
  bYYmYYb
  abYnYba
  aabmbaa
  ccckccc
  ddYnYdd
  eeekeee
  fYYnYYf
  gggkggg
  YYYnYYY`,
  `clear! | numbers score | comb; many iceMinus 7
  y=YYG g=GGL l=LLW w=WWL n=GY:iceMinus3 k=GL:iceMinus3
  y.y.y.y.y
  n.n.n.n.n
  g.g.g.g.g
  glglglglg
  glglglglg
  glklglklg
  lllllllll
  wwwwwwwww
  lllllllll`,
  `colorY | ice score | halves; many iceMinus 8
  y=YYRRW b=BBLLG n=Y:iceMinus3 m=B:iceMinus3 i=YR:ice2 j=BL:ice2
  ..yybb..
  .yyybbb.
  yynybmbb
  yyyybbbb
  ynyybbmb
  yyyybbbb
  yiyybbjb
  yynybmbb
  yyyybbbb
  ynyybbmb
  yyyybbbb`,
  `rocks | numbers score | onTop rock; many iceMinus 6; mirror; likeColors
  g~GY h~GY p~GY q~GY r~GY s~GY t~GYL u~GY a~BL b~BL c~BL d~BL e~BL f~BL n=b:iceMinus3 k=d:iceMinus3 m=e:iceMinus3
  ....o....
  ...ogo...
  ..ohpho..
  aaqhphqaa
  bnqqrqqnb
  ccstrtscc
  ckdsusdkc
  eedduddee
  femdddmef
  fffeeefff`,
  `marked | numbers score | mirror; twins marked; twins iceMinus
  mirror y=YYYW b=BBW l=LLW m=Y:marked n=W:iceMinus3
  bbbbbbb
  bbyyybb
  bymymyb
  bbyyybb
  nbbbbbn
  lllllll
  lnlllnl
  llyyyll
  lymymyl
  llyyyll`,
  `ice | numbers score | rowOf iceMinus 9; many ice2 6
  a~BL b~BW c~LW d~BLW e~LWB f~BL g~BWL h~LW v~BLW n=B:iceMinus3 m=L:iceMinus3 i~LW:ice2 j~LWB:ice2
  aabbbbbaa
  abbcccbba
  abcYYYcba
  avcYYYcva
  nmnmnmnmn
  didvidvid
  ejeejeeje
  fdgYYYgdf
  gggfYfggg
  hhvhhhvhh`,
  `few | numbers score | valley; many iceMinus 6
  a~GB b~GY c~GB d~BL e~BLY f~BL g~BLG h~BL i~BL n=f:iceMinus3 k=g:iceMinus3 m=h:iceMinus3
  a.......a
  aa.....aa
  bba...abb
  cbbb.bbbc
  ccbbbbbcc
  dddeYeddd
  ffdYYYdff
  fnfeYefnf
  gggfefggg
  kghhYhhgk
  hhmiiimhh
  iiihhhiii`,
  `few | score big | ringOf iceMinus; count iceMinus 16; patch Y 9
  a~BL b~LB c~WL d~BW e~LB f~WB g~LB n=W:iceMinus3 m=B:iceMinus3 k=L:iceMinus3 w~WB
  a.......a
  aagbbbgaa
  agnnmmmga
  fbnYYYmbf
  fbnYYYmbf
  fbkYYYkbf
  agkknnkga
  ccgbbbgcc
  dcceeeccd
  dddeeeddd`,
  `ice | numbers score | likeColors; many iceMinus 4; many ice2 6; reflected
  c~RY b~RY a~RY d~RY e~RY f~RY g~RY i~RY h~RY j~BY k~BY l~BY m~BY n~BY p~BY q~BY r~BY s~BY 1=f:iceMinus3 2=k:iceMinus3 5=b:ice2 6=r:ice2 7=h:ice2 8=l:ice2
  aaabbbaaa
  cbbb5bbbc
  ddeeeeedd
  dfegggefd
  d1hgigh1d
  df7iii7fd
  jk8mmm8kj
  j2lnmnl2j
  jkpnnnpkj
  jjpppppjj
  qrrr6rrrq
  sssrrrsss`,
];
