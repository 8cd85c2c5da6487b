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
  `rocks | score color | count rock 3; falls rock 2
  w=WWL l=LLB b=BBL y=YYB
  w..w..w
  ww.ww.w
  lollolo
  lllllll
  bllbllb
  bbbbbbb
  bblbblb
  yyyyyyy
  yyyyyyy`,
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
  `rocks | ice score | hill; onTop rock; many ice1 6
  r=BBY y=YYG i=YG:ice1
  ....o....
  ...oro...
  ...rrr...
  ..orrro..
  ..rrrrr..
  .rrryrrr.
  .ryyyyyr.
  yyyyyyyyy
  yiyyiyyiy
  iyyiyyiyy`,
  `ice | score clear | valley; count rock 5; count ice2 6
  l=LLY w=WWL i=L:ice2
  l.......l
  ll.....ll
  lil...lil
  llll.llll
  wlilolilw
  wllooollw
  wwllollww
  wwwwwwwww
  wiwwwwwiw
  wwwwwwwww`,
  `rocks | score color | twins rock; count rock 6
  mirror b=BBL y=YYL l=LLB
  .o.....o.
  obo...obo
  bbb...bbb
  bbbyyybbb
  blllllllb
  lllllllll
  lllyyylll
  yyyyyyyyy`,
  `marked | big score | onTop rock; deep marked 4
  b=BBY l=LLY g=GGL m=GL:marked
  o.ooo.o
  bbbbbbb
  bbbbbbb
  glbbblg
  glllllg
  gglllgg
  ggglggg
  gmgggmg
  ggmmmgg
  gmgggmg
  ggggggg`,
  `big | numbers score | columnOf rock 5; many icePlus 6
  l=LLW b=BBL w=WWB n=LB:icePlus4
  ....o....
  ...lol...
  ..lloll..
  .lllolll.
  lnllollnl
  llllbllll
  lllbbblll
  lnbbbbbnl
  bbbbbbbbb
  bbnbbbnbb
  wwwwwwwww`,
  `rocks | numbers score | comb; onTop rock; many minus 6
  r=RRG b=BBR g=GGB n=BG:minus3
  o.o.o.o.o
  r.r.r.r.r
  r.r.r.r.r
  rbrbrbrbr
  rbnbrbnbr
  bbbbbbbbb
  bgbnbnbgb
  ggggggggg
  gngggggng
  ggggggggg`,
  `rocks | numbers score | count rock 7; onTop rock; many icePlus 6
  b=BBL l=LLY y=YYB n=BL:icePlus4 k=LY:icePlus4
  ...ooo...
  ..obbbo..
  .obbbbbo.
  bbbbbbbbb
  bnbbbbbnb
  bbblllbbb
  bllllkllb
  lllllllll
  lkllllllk
  llyyyyyll
  yyyykyyyy
  yyyyyyyyy`,
  // 月の湖: first free, then starve
  `numbers | score color | many iceMinus 6; patch Y 9
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
  `score | numbers color | columnOf iceMinus 11
  y=YYB b=BBW l=LLB n=YBL:iceMinus3
  bbbnbbb
  bbynybb
  byynyyb
  bbynybb
  bbbnbbb
  lllnlll
  llynyll
  lllnlll
  llynyll
  lllnlll
  lyynyyl`,
  `numbers | score color | comb; many iceMinus 7
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
  `rocks | numbers score | onTop rock; many iceMinus 6
  g=GGB b=BBL l=LLB n=B:iceMinus3
  ..o.o.o..
  .ogggggo.
  ggggggggg
  bgnbbbngb
  bbbbbbbbb
  bbnbbbnbb
  lbbblbbbl
  llblllbll
  lnlllllnl
  lllllllll`,
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
  b=BBL l=LLB w=WWL n=BL:iceMinus3 i=LW:ice2
  bbbbbbbbb
  bbbbbYYbb
  bbbbbYYbb
  bbbbbbbbb
  nnnnnnnnn
  wilwilwil
  wilwilwil
  lllllllll
  lllllllll
  lllllllll`,
  `few | numbers score | sea B 31; many iceMinus 8
  g=GGB b=BBL y=YYB n=B:iceMinus3
  g.......g
  gg..g..gg
  gggggg.gg
  ggngggngg
  bbbbbbbbb
  bnbbybbnb
  bbbyyybbb
  bbnbybnbb
  bbbbbbbbb
  nbbbbbbbn
  bbbbbbbbb`,
  `clear | score big | ringOf iceMinus; clears
  w=WWL b=BBL n=BL:iceMinus3
  wwwwwww
  wbbbbbw
  bbnnnbb
  bbnbnbb
  bbnnnbb
  bbbbbbb
  wbbbbbw
  wwwwwww`,
  `ice | numbers score | many iceMinus 8; many ice2 6
  r=RRY y=YYB b=BBY n=Y:iceMinus3 m=B:iceMinus3 i=Y:ice2 j=B:ice2
  rrrrrrrrr
  rrrryrrrr
  rrnyyynrr
  yyyyyyyyy
  ynyyiyyny
  bbbbbbbbb
  bjbbbbbjb
  bbmbbbmbb
  bbbbybbbb
  bmbbjbbmb
  bjbbbbbjb
  bbbbbbbbb`,
];
