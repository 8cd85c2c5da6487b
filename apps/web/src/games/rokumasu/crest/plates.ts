import { ink } from '../../../print/pigments.ts';

/** What a motif is printed in, where it has a colour of its own; the others take that of what the relic acts on. */
const own: Readonly<Record<string, string>> = {
  bamboo: ink.leaf,
  'bamboo-grove': ink.green,
  bandage: ink.blush,
  bolt: ink.gold,
  box: ink.earth,
  cabinet: ink.earth,
  candle: ink.sand,
  coins: ink.gold,
  'compass-rose': ink.asagi,
  compass: ink.snow,
  crab: ink.coral,
  'crab-pair': ink.coral,
  crown: ink.gold,
  daruma: ink.red,
  dice: ink.snow,
  flame: ink.coral,
  flask: ink.water,
  furnace: ink.stone,
  gauge: ink.snow,
  gem: ink.asagi,
  goldfish: ink.coral,
  hand: ink.blush,
  harp: ink.sand,
  horn: ink.gold,
  hourglass: ink.sand,
  jester: ink.violet,
  magnet: ink.red,
  meteor: ink.coral,
  mirror: ink.water,
  moon: ink.sand,
  phoenix: ink.coral,
  plume: ink.snow,
  prism: ink.violet,
  scales: ink.gold,
  scroll: ink.snow,
  snowman: ink.snow,
  stall: ink.coral,
  sunflower: ink.gold,
  trophy: ink.gold,
  twins: ink.blush,
  volcano: ink.brown,
  weight: ink.stone,
};

/** Frames by rarity: wood, brass, lacquer, gold leaf. */
export const framed = { common: '#b5875a', uncommon: '#d3ac45', rare: '#8c2415', epic: '#f1c94f' } as const;

export type Acts = 'blocks' | 'lines' | 'times' | 'utility';

/** The grounds of plaques: indigo for blocks, vermilion for lines, bamboo for everything else. */
export const grounds: Readonly<Record<Acts, { readonly sky: string; readonly land: string; readonly motif: string }>> =
  {
    blocks: { sky: ink.pale, land: ink.asagi, motif: ink.blue },
    lines: { sky: ink.blush, land: ink.pink, motif: ink.red },
    times: { sky: ink.blush, land: ink.coral, motif: ink.red },
    utility: { sky: ink.paper, land: ink.moss, motif: ink.green },
  };

/** The colour that a motif is printed in on a plaque. */
export const plateOf = (motif: string, acts: Acts): string => own[motif] ?? grounds[acts].motif;
