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
  `numbers | big clear | ringOf icePlus; count icePlus 12
  l=LLB b=BBW w=WWB n=BW:icePlus5
  llllllll
  lbbbbbbl
  lbnnnnbl
  lbnwwnbl
  lbnwwnbl
  lbnnnnbl
  lbbbbbbl
  llllllll`,
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
  `few | numbers big | many icePlus 7
  w=WWL l=LLB b=BBL n=LB:icePlus5
  w...w...w
  ww.www.ww
  lwwlllwwl
  llnlllnll
  lllllllll
  bllbbbllb
  bbnbbbnbb
  bbbbbbbbb
  nbbbnbbbn
  bbbbbbbbb`,
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
  `ice | numbers score | many icePlus 8; many ice2 5
  w=WWL b=BBL i=WL:ice2 n=L:icePlus5
  bbbbwbbbb
  bbbwiwbbb
  bbwwwwwbb
  bwwnwnwwb
  wiwwiwwiw
  bwwnwnwwb
  bbwwwwwbb
  bbbwiwbbb
  bnbbwbbnb
  bbbnbnbbb
  bbbbbbbbb`,
];
