import { bowBridge, castle, house, pagoda, roofs, stoneLantern, torii } from '../../../print/buildings.ts';
import { box, disc, ink, line, many, moved, shape, tint, wash, wiped } from '../../../print/ink.ts';
import { hills, lake, scales } from '../../../print/land.ts';
import { boat, crane, flock, glow, lanterns, underUmbrella, walker } from '../../../print/life.ts';
import { bamboo, blossomTree, pine, reeds, willow } from '../../../print/plants.ts';
import { firework, rain, stars } from '../../../print/weather.ts';

/** Wide sheets: what is to be seen stands at both sides and below, the board in the middle. */
const [wide, high] = [320, 180];

const paper = (top: string, bottom: string): string => wiped(`M0 0H${wide}V${high}H0Z`, top, bottom);
/** Drawn for a narrow sheet, three times side by side. */
const across = (part: string, down = 20): string => many(3, i => moved(part, i * 119.5, down));
const ground = (y: number, fill: string): string => shape(`M-2 ${y}H322V182H-2Z`, fill);

/** A stall with a striped awning and its goods. */
const stall = (x: number, y: number, fill: string): string =>
  box(x - 16, y - 13, [32, 13], ink.earth) +
  line(`M${x - 15} ${y - 13}V${y - 30}M${x + 15} ${y - 13}V${y - 30}`, ink.bark, 1.4) +
  many(4, i => disc(x - 11 + i * 7.3, y - 15.5, 3, i % 2 ? ink.coral : ink.leaf)) +
  many(6, i => shape(`M${x - 19 + i * 6.4} ${y - 30}h6.4l.6 9q-3.5 3 -7 0Z`, i % 2 ? ink.snow : fill));

const market = (): string =>
  paper(ink.blush, ink.paper) +
  disc(250, 52, 22, ink.coral) +
  across(hills(104, ink.pale, { high: 16, count: 2 })) +
  house(34, 138, 58, { roof: ink.blue }) +
  house(286, 138, 60, { roof: ink.blue }) +
  house(92, 136, 40, { wall: ink.sand, roof: ink.brown }) +
  ground(138, ink.sand) +
  stall(62, 160, ink.red) +
  stall(262, 158, ink.blue) +
  walker(20, 172, 24) +
  walker(300, 174, 26, { coat: ink.red, hat: ink.paper }) +
  walker(160, 178, 20, { coat: ink.pine }) +
  flock(70, 40, 4);

const bridge = (): string =>
  paper(ink.water, ink.paper) +
  across(hills(96, ink.moss, { high: 18, count: 2 })) +
  across(lake(112, ink.water, ink.asagi, 5), 8) +
  bowBridge([176, 318], 140, 42) +
  walker(250, 116, 16, { coat: ink.deep }) +
  willow(40, 158, 104) +
  willow(306, 172, 70, ink.green) +
  boat(104, 160, 34, { man: true }) +
  reeds(150, 178, [60, 16]);

const temple = (): string =>
  paper(ink.pale, ink.snow) +
  across(hills(110, ink.leaf, { high: 26, count: 2 })) +
  pagoda(268, 140, 40) +
  blossomTree(226, 150, 54) +
  blossomTree(306, 160, 60) +
  ground(140, ink.moss) +
  torii(48, 160, 54) +
  stoneLantern(92, 168, 30) +
  pine(14, 164, 70) +
  walker(60, 172, 18, { coat: ink.plum }) +
  crane(120, 48, 9);

const grove = (): string =>
  paper(ink.moss, ink.paper) +
  wash('M0 120Q80 96 160 118T320 112V180H0Z', ink.leaf, 0.6) +
  many(6, i => bamboo(6 + i * 15, 4 + (i % 3) * 1.4, { foot: 184, shift: i * 0.13 })) +
  many(6, i => bamboo(236 + i * 15, 4 + ((i + 1) % 3) * 1.4, { foot: 184, shift: i * 0.21 })) +
  shape('M120 182Q150 150 150 128H168Q172 150 206 182Z', ink.sand) +
  walker(160, 158, 18, { coat: ink.red }) +
  reeds(110, 180, [30, 12]) +
  reeds(214, 180, [30, 12]);

const shore = (): string =>
  paper(ink.coral, ink.sand) +
  disc(80, 92, 26, ink.red) +
  across(lake(96, ink.coral, ink.deep, 8)) +
  wash('M0 114H60L46 120H0ZM246 114H320V122H262Z', ink.plum, 0.8) +
  boat(40, 152, 40, { sail: ink.snow }) +
  boat(276, 142, 32, { sail: ink.paper }) +
  pine(300, 180, 84, { lean: -0.2 }) +
  reeds(0, 182, [80, 24], { ears: true }) +
  flock(230, 44, 5);

const shower = (): string =>
  paper(ink.stone, ink.mist) +
  across(roofs(108, { rows: 3, fill: ink.plum })) +
  ground(166, ink.grey) +
  underUmbrella(40, 176, 30) +
  underUmbrella(70, 178, 26, ink.gold) +
  underUmbrella(276, 177, 30, ink.blue) +
  across(rain(30, { color: ink.snow }), 0);

const moonlit = (): string =>
  paper(ink.night, ink.blue) +
  disc(262, 46, 22, ink.sand) +
  across(stars(18, 70), 0) +
  across(hills(124, ink.deep, { high: 20, count: 2 })) +
  castle(50, 150, 66) +
  across(scales(146, ink.night, { rows: 3, edge: ink.asagi })) +
  boat(268, 164, 40, { fire: true }) +
  pine(10, 178, 60);

const festival = (): string =>
  paper(ink.night, ink.plum) +
  across(stars(14, 60), 0) +
  firework(56, 44, 24) +
  firework(270, 38, 28, ink.gold) +
  house(30, 152, 56, { roof: ink.night, lit: true }) +
  house(288, 152, 58, { roof: ink.night, lit: true }) +
  ground(152, ink.deep) +
  glow(52, 116, 26) +
  glow(270, 114, 28) +
  lanterns([-4, 92], [122, 96], { count: 6, r: 5 }) +
  lanterns([198, 96], [324, 90], { count: 6, r: 5 }) +
  lanterns([100, 150], [220, 150], { count: 5, r: 4, sag: 6 }) +
  walker(78, 176, 24, { coat: ink.red }) +
  walker(248, 176, 24, { coat: ink.asagi }) +
  tint('M0 170H320', ink.gold, 0.6);

/** A street from its morning market to its night of lanterns: one place for every set of a run. */
const places = [market, bridge, temple, grove, shore, shower, moonlit, festival] as const;

/** The place of a set as a picture that a page can lie on; after the last the street begins again. */
export function groundOf(set: number): string {
  const place = places[(set - 1) % places.length] ?? market;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMax slice">` +
    `<g fill="none" stroke="${ink.sumi}" stroke-width=".7" stroke-linejoin="round" stroke-linecap="round">${place()}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
