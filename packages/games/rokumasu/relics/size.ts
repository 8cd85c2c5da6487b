import { relic } from './relic.ts';

const DIGITS = ['一', '二', '三', '四', '五', '六'];

/** The six size bonuses differ only in their number. */
function sizeBonus(size: number) {
  return relic({
    text: {
      ja: ['{size}サイズボーナス', '{size}マスのピースで消すと、消えた数だけブロック点が増えます。'],
      en: ['Size Bonus {size}', 'Clearing with a {size}-cell piece: block points + cells cleared.'],
    },
    motif: `kanji-${DIGITS[size - 1] ?? ''}`,
    // Open, tuned: half of the start deck has three cells.
    rarity: size === 3 ? 'uncommon' : 'common',
    acts: 'blocks',
    family: 'size_bonus',
    n: { size },
    cleared: (c, n) => {
      if (c.placed?.size === n.size) c.addBlocks(c.clear.cells.length);
    },
  });
}

/** Relics that ask how large the placed piece was. */
export const size = {
  size_bonus_1: sizeBonus(1),
  size_bonus_2: sizeBonus(2),
  size_bonus_3: sizeBonus(3),
  size_bonus_4: sizeBonus(4),
  size_bonus_5: sizeBonus(5),
  size_bonus_6: sizeBonus(6),

  featherweight: relic({
    text: {
      ja: ['軽量級', '{most}マス以下のピースで消すと、ブロック点+{plus}。'],
      en: ['Featherweight', 'Clearing with {most} cells or fewer: block points +{plus}.'],
    },
    motif: 'plume',
    rarity: 'common',
    acts: 'blocks',
    n: { most: 2, plus: 4 },
    cleared: (c, n) => {
      if (c.placed && c.placed.size <= n.most) c.addBlocks(n.plus);
    },
  }),

  heavyweight: relic({
    text: {
      ja: ['重量級', '{least}マス以上のピースで消すと、ブロック点+{plus}。'],
      en: ['Heavyweight', 'Clearing with {least} cells or more: block points +{plus}.'],
    },
    motif: 'weight',
    rarity: 'common',
    acts: 'blocks',
    n: { least: 5, plus: 3 },
    cleared: (c, n) => {
      if (c.placed && c.placed.size >= n.least) c.addBlocks(n.plus);
    },
  }),

  twin: relic({
    text: {
      ja: ['双子', '前と同じマス数のピースで消すと、ブロック点+{plus}。'],
      en: ['Twins', 'Clearing with the same size as before: block points +{plus}.'],
    },
    motif: 'twins',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 4 },
    memory: () => ({ last: 0, same: 0 }),
    // Compared before it is stored, or every piece would be its own twin.
    handSpent: c => {
      const size = c.placed?.size ?? 0;
      c.my.same = c.my.last === size ? 1 : 0;
      c.my.last = size;
    },
    cleared: (c, n) => {
      if (c.placed && !c.placed.free && c.my.same === 1) c.addBlocks(n.plus);
    },
    live: my => (my.last > 0 ? { sign: 'size', tenths: my.last * 10 } : null),
  }),

  muscle: relic({
    text: {
      ja: ['筋肉', '{least}マス以上のピースを置くたび、このラウンドの列点の倍率が+0.3。'],
      en: ['Muscle', 'Each piece of {least}+ cells adds 0.3 to line points × this round.'],
    },
    motif: 'arm',
    rarity: 'uncommon',
    acts: 'times',
    n: { least: 4, tenths: 3 },
    memory: () => ({ tenths: 0 }),
    handSpent: (c, n) => {
      if (c.placed && c.placed.size >= n.least) c.my.tenths += n.tenths;
    },
    cleared: c => c.timesLines((10 + c.my.tenths) / 10),
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),
};
