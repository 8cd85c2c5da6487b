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
  w=WWL b=BBL y=YYB n=BL:icePlus4
  ......w
  .....wb
  ....wbb
  ...wbbn
  ..wbbyb
  .wbnbyb
  wbbyybn
  bnbyybb
  bbbybnb
  bbnyyyb`,
  `numbers | score big | ringOf icePlus; count icePlus 12; parted icePlus
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
  b=BBG w=WWL n=WLB:icePlus5
  b.......b
  bb.....bb
  bbb...bbb
  bbbw.wbbb
  bbwwwwwbb
  bwwwwwwwb
  wwwwwwwww
  wwwwwwwww
  nnnnnnnnn`,
  `numbers | score color | mirror; twins icePlus
  mirror b=BBW l=LLW r=RRW n=LW:icePlus4 k=BW:icePlus4
  .bbbbb.
  bblllbb
  blnlnlb
  bllWllb
  blnlnlb
  bblllbb
  bbbrbbb
  bkbrbkb
  bbbrbbb`,
  `clear | score big | columnOf icePlus 3; clears
  w=WWB b=BBY y=YYB n=BW:icePlus4
  w.w.w.w
  wbwnwbw
  wbwnwbw
  wbwnwbw
  wbwnwbw
  ybybyby
  yyyyyyy
  yyyyyyy`,
  `ice | numbers score | onTop icePlus; many ice1 4
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
  `numbers | score color | rowOf icePlus 8; many minus 5
  g=GGW w=WWL n=WL:icePlus4 m=GW:minus3
  gggggggg
  gggggggg
  wwwwwwww
  nnnnnnnn
  wwwwwwww
  gggggggg
  gmggmggm
  wwwwwwww
  wwmwwmww
  gggggggg`,
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
