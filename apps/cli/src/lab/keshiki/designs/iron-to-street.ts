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
  `few | ice score | count steel 6; many icePlus 5
  r=RRY y=YYL l=LLB b=BBL n=RY:icePlus4 k=LY:icePlus4 i=L:ice2
  rrrrrrrrr
  rnrrrrrnr
  rrrryyyyy
  yyyyyyyyy
  xxxyyyyyy
  ...yyykyy
  lklllllkl
  llllllxxx
  llllll...
  bbibbbibb
  bbbbbbbbb`,
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
  `numbers | score color | rowOf steel 4; many plus 4; many minus 4
  r=RRY y=YYB b=BBY p=RY:plus4 n=BY:minus3
  rrrrrrrr
  rrprrprr
  rryyyyrr
  ryyppyyr
  yyxxxxyy
  yb....by
  bbbbbbbb
  bbnbbnbb
  bnbbbbnb
  bbbbbbbb`,
  `rocks | numbers score | twins steel; count rock 4; count steel 2
  r=RRY y=YYB b=BBL n=B:iceMinus3
  .o.o.o.o.
  rrrrrrrrr
  rrrrrrrrr
  ryyyyyyyr
  yyxyyyxyy
  bb.bbb.bb
  bbbbbbbbb
  bbnbbbnbb
  bnbbnbbnb
  bbbbbbbbb`,
  `big | numbers score | ringOf steel; many plus 5
  r=RRY y=YYR b=BBY p=RY:plus5 q=BY:plus5 n=BY:iceMinus3
  rrrrrrrrr
  rprrrrrpr
  rryyyyyrr
  ryyxxxyyr
  yypxYxpyy
  yyyxxxyyy
  bbbbbbbbb
  bnbbqbbnb
  bbnbbbnbb
  bbbbbbbbb`,
  `numbers | score color | count steel 9; many icePlus 5; many minus 5
  r=RRY y=YYB b=BBY k=RY:icePlus4 q=BY:icePlus4 n=BY:minus3
  rrrrrrrrr
  rkrrrrrkr
  rrrryrrrr
  yyyyyyyyy
  xxxynyxxx
  ...yyy...
  ybyyqyyby
  bnbbbbbnb
  bbbxxxbbb
  bqb...bqb
  bbnbbbnbb
  bbbbbbbbb`,
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
  `numbers | score big | comb; many iceMinus 6; many plus 6
  y=YYR r=RRY g=GGB b=BBG n=R:iceMinus3 p=R:plus5 m=GB:iceMinus3 q=GB:plus5
  .y.y.y.y.
  .r.r.r.r.
  rrrrrrrrr
  rnrprprnr
  rrrrrrrrr
  ggbggbggb
  gmbgqbgmb
  ggbggbggb
  bbbbbbbbb
  bqbmbmbqb
  bbbqbqbbb
  yyyyyyyyy`,
  `ice | numbers score | kinds 3; valley
  w=WWL l=LLB b=BBL i=L:ice2 j=L:ice1 n=L:iceMinus3
  w.......w
  ww.....ww
  wiw...wiw
  wwww.wwww
  lwjwwwjwl
  llwwwwwll
  lnlwwwlnl
  llllwllll
  blnlllnlb
  bblllllbb
  bibbjbbib
  bbbbbbbbb`,
  `few | numbers score | twins steel; kinds 3
  r=RRY y=YYL l=LLB b=BBL p=RY:plus5 n=LB:minus3
  rrrrrrrrr
  rprrrrrpr
  rrryyyrrr
  yyyyyyyyy
  ypyxxxypy
  yyy...yyy
  lllllllll
  xllnlnllx
  .lllllll.
  bnbbbbbnb
  bbbnbnbbb`,
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
  `big | numbers score | kinds 3; count steel 2
  w=WWB b=BBY r=RRB k=W:icePlus4 q=R:icePlus4 n=B:minus3 m=R:minus3
  w.w.w.w.w
  wwwwwwwww
  wkwwkwwkw
  wwwwwwwww
  bwwbbbwwb
  bbxbYbxbb
  bb.bYb.bb
  bnbbYbbnb
  rrrrrrrrr
  rqrrmrrqr
  rrrrrrrrr
  rmrrrrrmr`,
  `clear | score big | kinds 4; clears | ice1 5 inside, plus 4 inside 4, minus 4 inside 3
  b=BBL l=LLG g=GGB
  ..o..o..o
  bblllgggb
  blllgggbb
  lllgggbbb
  llgggbbbl
  lgggbbbll
  gggbbblll
  ggbbblllg
  gbbblllgg
  bbblllggg
  bblllgggb
  blllgggbb`,
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
