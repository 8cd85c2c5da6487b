/** Stages 31 to 50. How a picture is read: ../design.ts. */
export const snowToBamboo: readonly string[] = [
  // 雪の峠: twice
  `clear! | score big | count ice2 3
  w=WWB b=BBR i=WB:ice2 j=B:ice2
  wwwwww
  wwiwww
  wwwwww
  bbbbjb
  bjbbbb
  bbbbbb`,
  `colorW | ice big | hill; capOf W 3; many ice2 3
  w=WWWB b=BBBRW g=GGGB i=W:ice2
  ...W...
  ..wiw..
  ..wWw..
  .wiwiw.
  .wbwbw.
  bbbbbbb
  bbbbbbb
  gbbbbbg
  gggbggg
  ggggggg`,
  `few | ice score | stairs; many ice2 6
  w=WWL s=LLG i=LG:ice2
  ......w
  .....ww
  ....www
  ...wwww
  ..wwwss
  .wwwsss
  wwwssss
  wwsssss
  wsisisi
  sisisis`,
  `few | numbers big | twins ice2; count plus 4
  y=YYL w=WWL i=WL:ice2 n=WL:plus5
  ywwwwwy
  yiwwwiy
  ywwwwwy
  ynwwwny
  ywwwwwy
  yiwwwiy
  ynwwwny
  ywwwwwy`,
  `ice | big color | columnOf ice2 5; likeColors
  a~BW b~LW c~BW d~BL e~BL f~LW g~BW h~WB i~BL w~LW 1=L:ice2
  aab1baa
  aab1baa
  acb1bca
  ccb1bcc
  cdf1fdc
  ddfwfdd
  giwwwig
  iihwhii`,
  `marked | ice score | deep marked 4; many ice2 3
  w=WWB e=RRG m=RG:marked i=WB:ice2
  .wwwww.
  wiwiwiw
  wwwwwww
  ewwwwwe
  eeeeeee
  eeGeGee
  emeeeme
  eGemeGe`,
  `score | big color | many ice2 4; peaks 2; likeColors
  a~BG b~BG c~BG d~WG e~GW f~WG w~W v~WG i=W:ice2 r~R
  ..w...w..
  .wiw.wiw.
  wwwwwwwww
  arrrbrrra
  arBrbrBra
  crBrcrBrc
  ddddedddd
  iddeeeddi
  fffffffff`,
  `few | ice big | stairs; onTop ice2; slides 3
  w=WWL b=BBL i=WL:ice2
  i.......
  wi......
  wwi.....
  bwwi....
  bbwwi...
  bbbwwi..
  bbbbwww.
  bbbbbwww`,
  `clear | score big | mirror; twins ice2; clears
  mirror w=WWG r=RRW i=RW:ice2
  ...w...
  ..www..
  .wwwww.
  wwwwwww
  rrrrrrr
  rirGrir
  rrrGrrr
  rrrGrrr`,
  `ice | score clear | ringOf ice2; many ice1 5
  w=WWL b=BBL i=WL:ice2 j=L:ice1
  ..wwwww..
  .wwwwwww.
  wwwiiiwww
  wwwiLiwww
  wwwiiiwww
  wjwwwwwjw
  bbbbbbbbb
  bjbbjbbjb
  bbbbbbbbb`,
  // 竹の小径: starve
  `numbers | score clear | count minus 3
  g=GGY y=YYB n=GY:minus3
  .g.g.
  .gyg.
  gngng
  gyyyg
  ynyyy
  yyyyy`,
  `numbers | score color | many minus 6; twins minus
  g=GGY w=WWY n=GY:minus3
  wg.g.gw
  wgwgwgw
  wnwnwnw
  wgwgwgw
  wgwgwgw
  wnwnwnw
  wgwgwgw
  wgwgwgw`,
  `big | numbers clear | comb; many minus 6
  g=GGL y=YYL n=GYL:minus3
  g.g.g.g
  g.g.g.g
  yyyyyyy
  gngngng
  gygygyg
  yyyyyyy
  gngngng`,
  `score | numbers color | onTop minus; hill
  g=GGY y=YYW w=WWG n=GY:minus3
  ..nggn..
  .nggggn.
  nggggggn
  ggyyyygg
  gyyyyyyg
  yywwwwyy
  wwwwwwww`,
  `big | numbers score | count minus 5; flat; likeColors
  a~LB b~LB c~LB d~LB e~LB f~LB h~LB g~LB n~LB:minus3 m~LB:minus3 k~LB:minus3
  GGaabaaGG
  GaabbbaaG
  ccdbbbdcc
  ndmdkdmdn
  eegfffgee
  GegggggeG
  GGhhghhGG`,
  `marked | numbers score | deep marked 4; many minus 5
  a~RY b~RYG c~RY d~RYG e~RYG f~YRG g~YRG h~YRG i~GYR j~GYR k~GYR l~GYR 1=a:minus3 2=c:minus3 3=d:minus3 4=d:minus3 5=c:minus3 m~GYR:marked n~GYR:marked p~GYR:marked q~GYR:marked r~GYR:marked
  .a.b.c.
  a1abb2c
  dd3ebcc
  d4deec5
  ffgehhh
  ffggghh
  imijjnk
  iilpjkk
  qllllkr`,
  `ice! | numbers big | onFloor ice2; many minus 5
  a~GW b~GW d~GWL e~GL f~GL g~GL h~GWL p~GWL j~GWL k~GWL l~GWL 1=a:minus3 2=b:minus3 3=g:minus3 4=g:minus3 6=d:minus3 7=WL:ice2
  .aa.bb.
  aa1d2bb
  aadddbb
  eeW6Wff
  eWWgWWf
  hWgggWp
  hh3g4pp
  jjkkkll
  7j7k7l7`,
  `big | color score | comb; sea G 45; many minus 9
  r~RY a~BY b~RB c~YR d~BR n=G:minus3
  G.......G
  G.G...G.G
  G.n.G.n.G
  r.G.n.G.r
  Gar.r.raG
  naGbGbGan
  GbnbnbnbG
  rbGcGcGbr
  GcrcrcrcG
  ncGaGaGcn
  GdGdGdGdG`,
  `score | clear big | mirror; twins minus; clears
  mirror g=GGY w=WWG y=YYW n=GY:minus3 k=GW:minus3
  ggggggg
  gngggng
  wgwwwgw
  wgwwwgw
  wkwwwkw
  wgwwwgw
  wgwwwgw
  yyyyyyy`,
  `numbers | score color | many minus 6; many plus 3; valley
  r~R s~RY t~G v~LY w~LY a~YL b~YL c~YL d~YL e~YL f~YL g~YL h~YL i~YL j~YL k~YL l~YL q=t:plus5 1=a:minus3 2=c:minus3 3=e:minus3 4=f:minus3 5=g:minus3 6=i:minus3
  r.......r
  rrt...trr
  rrqtqtqrr
  vrrtttrrw
  vvrrrrrww
  vvvsssvww
  a1abbbc2c
  dee3f4fjj
  g5ghhhi6i
  kkkklllll`,
];
