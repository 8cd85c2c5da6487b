/** Stages 81 to 100. How a picture is read: ../design.ts. */
export const ironToStreet: readonly string[] = [
  // 鉄橋の夕: rooms
  `ice | big score | shelf; rowOf steel 3; likeColors
  a~RY b~RY d~YR e~YR g~BY h~BY k~BY l~BY m~BY 1=a:ice1 3=d:ice1 4=g:ice1 6=k:ice1
  aabbbaa
  a1bbb1a
  ddeeedd
  d3eee3d
  ggxxxgg
  gh...hg
  g4kkk4g
  hhk6khh
  llkmkll`,
  `colorB | ice score | columnOf steel 7
  a~RY b~RY c~BL d~BL e~RY f~BL g~RY h~BL i~RY j~BL k~RYL l~BL m~YL p~RY q~BL 1=a:ice1 2=e:ice1 3=c:ice1 4=h:ice1 5=f:ice1
  aabxccd
  a1bxc3d
  eebxcff
  egbxh5f
  e2gxh4f
  ggixhjj
  kiixljj
  kkmmmll
  pppmqqq`,
  `clear | score big | twins steel; clears; likeColors
  a~RY b~YB c~YR d~BY e~RB f~YB g~RY h~BR i~RB j~BR k~YR
  aaabaaa
  acbbbca
  ccdkdcc
  eedkdee
  xeekeex
  .xefex.
  ..gfg..
  .hhghh.
  hhiiihh
  jjjijjj`,
  `clear | marked score | twins steel; many marked 8; likeColors; clears
  a~RBY b~YR c~RY d~RB e~YR f~BY g~GB h~GY i~GB j~GB k~GB 1=i:marked 2=j:marked 3=k:marked
  aabbbaa
  acbdbca
  ccdddcc
  eedfdee
  xxefexx
  ..hfh..
  ..hgh..
  i1ggg1i
  1iijii1
  kk2j2kk
  3kjjjk3`,
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
  `marked | score big | rooms 4; many marked 8
  a~RY b~RY c~RY d~RY e~YG f~YG g~YG h~YG i~BL j~BL k~BL l~BL m~LG n~LG p~LG q~LG 1=a:marked 2=d:marked 3=f:marked 4=g:marked 5=i:marked 6=l:marked 7=n:marked 8=p:marked
  aabbxeeff
  1abbxeef3
  ccddxgghh
  ccd2x4ghh
  xxxxxxxxx
  ....x....
  iijjxmmnn
  5ijjxmmn7
  kkllxppqq
  kkl6x8pqq`,
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
  `score | numbers color | hill; kinds 2; capOf W 3; likeColors
  a~BG b~BG c~BG d~BG e~BR f~GB g~GR h~GR j~GR i=W:ice1 p=f:plus5 q=g:plus5 k=h:plus5
  ....W....
  ...WWW...
  ...WiW...
  ..WWWWW..
  ..WaWaW..
  .bWaiaWb.
  .bbaaabb.
  cbbdddbbc
  ccbdddbcc
  pcceeeccp
  ffceeecff
  gqghhhgqg
  jjjhkhjjj`,
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
  `score | color big | peaks 2; many iceMinus 6; many plus 6
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
  `marked | ice score | kinds 3; deep marked 4; likeColors
  a~GB b~GB c~BG d~GB l~LW w~LW v~LW u~LB e~BG f~LB g~LB h~LB k~BG 1=l:ice2 2=v:ice2 5=W:marked
  a..ooo..a
  aa.lll.aa
  aaalwlaaa
  bba1w1abb
  bbclwlcbb
  bcclvlccb
  ddcvvvcdd
  dee2v2eed
  deeuvueed
  ffuuuuuff
  f5guuug5f
  gg5hhh5gg
  kkk5h5kkk`,
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
  `ice | numbers score | kinds 3; hill; likeColors
  a~WY b~WY c~WY d~WY e~YW s~R t~YR u~YW f~BR g~BR h~BR j~BR k~BR l~BR 1=b:iceMinus3 2=c:iceMinus3 3=s:icePlus4 4=t:ice2 5=g:iceMinus3 6=j:icePlus4 7=h:ice2
  ..aabaa..
  .caabaac.
  ccaabaacc
  c2da1ad2c
  eddsssdde
  eedsssdee
  uttsssttu
  u4ts3st4u
  fffgggfff
  fhhg5ghhf
  j7hhhhh7j
  j6kkkkk6j
  lllkkklll`,
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
