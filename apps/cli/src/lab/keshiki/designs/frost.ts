/** Stages 51 to 60. How a picture is read: ../design.ts. */
export const frost: readonly string[] = [
  // 霜の朝: first free, then feed
  `numbers | score clear | count icePlus 4
  w=WWL r=RRL n=WL:icePlus4 k=RL:icePlus4
  .wwww.
  wwwwww
  wnwwnw
  wwwwww
  rrrrrr
  rkrrkr
  rrrrrr
  rrrrrr`,
  `score | numbers big | stairs; many icePlus 6
  a~BLY b~BLY c~BLY d~BLY e~BLY f~BLY g~BLY 1=a:icePlus4 2=b:icePlus4 3=c:icePlus4 4=f:icePlus4 5=e:icePlus4 6=g:icePlus4
  ......W
  ......a
  ....WWa
  ....bb1
  ..WWbba
  ..cc2ba
  WWcccdd
  ee3cddd
  eeff4dg
  e5ff6gg`,
  `numbers! | color big | ringOf icePlus; count icePlus 12; parted icePlus
  f~BWL g~BWL h~BWL i~BWL e~BWL a~BWL b~BWL c~BWL d~BWL n~BWL:icePlus4 p~BWL:icePlus4 m~BWL:icePlus4 q~BWL:icePlus4
  fffffffi
  haaaaabi
  hdnnnqbi
  hdmeeqbi
  hdmeeqbi
  hdmpppbi
  hdccccci
  hggggggg`,
  `big | numbers color | valley; onFloor icePlus; rowOf icePlus 9
  a~BGL b~BGL c~BGL e~BGL f~BGL g~BGL d~WL h~WL n=L:icePlus5 m=B:icePlus5 w~W v~W
  w.......v
  ww.....vv
  aww...vve
  aaww.vvee
  baawdveef
  bbaadeeff
  cbbdddffg
  ccbhhhfgg
  nmnmnmnmn`,
  `score | numbers clear | mirror; twins icePlus; likeColors
  a~BW b~LW c~BW d~BL e~LB 1=b:icePlus4 2=b:icePlus4 3=d:icePlus4
  .aaaaa.
  aabbbaa
  ab1b1ba
  abbWbba
  ab2b2ba
  aabbbaa
  cccRccc
  d3cRc3d
  ddeRedd`,
  `score | clear big | columnOf icePlus 5; likeColors
  b~W a~W c~BY d~BY e~BY g~YB h~BY i~YB k~BW n=k:icePlus4
  a.b.b.a
  acbkbca
  acbnbca
  adbnbda
  adbnbda
  eeiniee
  gginigg
  hhhihhh`,
  `clear! | ice score | onTop icePlus; many ice1 4
  r=RRY w=WWY n=RY:icePlus4 i=WY:ice1
  ..n...n..
  .nrn.nrn.
  nrrrnrrrn
  rrrrrrrrr
  wwwwwwwww
  wiwwiwwiw
  wwYYwYYww
  wiYYwYYiw
  wwwwwwwww`,
  `few1 | numbers big | many icePlus 6; peaks 2
  w~WL a~LB b~LBW c~LBW d~LBY e~LB f~LBY g~LB h~LBY i~BL n=b:icePlus4 k=d:icePlus4 m=f:icePlus4
  .ww......
  wwaw.....
  waabw....
  aabbw.w..
  abbccwww.
  anccwwnnw
  bcdcccbbc
  cddkdddcd
  deeeekeed
  effmefmff
  ffgggggff
  ghhigihhg`,
  `score | numbers color | rowOf icePlus 8; count minus 4
  p~WL q~WL w~WL v~WL z~WL r~WL s~WL n=W:icePlus4 k=L:icePlus4 m=G:minus3
  GGpGGqGG
  GmpGGqmG
  wwwwvvvv
  nnkknnkk
  zzzzwwww
  GGrGGsGG
  GmrGGsmG
  vvvvzzzz
  GGqGGpGG
  GGqGGpGG`,
  `ice | score big | mirror; likeColors; many icePlus 8; many ice2 5
  1~BR u~BR p~BR 3~BR s~BR y~BR 2~BR 4~BR i=W:ice2 k=L:icePlus4
  ssssissss
  k111W111k
  uL11W11Lu
  uuk2W2kuu
  uuuLWLuuu
  iWWWiWWWi
  pppLWLppp
  ppk4W4kpp
  pL33W33Lp
  k333W333k
  yyyyiyyyy`,
];
