import { relic } from '../../relics/relic.ts';

/** Relics of the long game. */
export const longRelics = {
  corner_stone: relic({
    text: {
      ja: ['隅石', '盤の隅のブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Cornerstone', 'Block points +{plus} for each corner cell cleared.'],
    },
    motif: 'corner-stone',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 8 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.cells.filter(cell => [0, 5, 30, 35].includes(cell)).length),
  }),

  shadow: relic({
    text: { ja: ['影', '一番上のレリックと同じはたらきをします。'], en: ['Shadow', 'Does what the first relic does.'] },
    motif: 'shadow',
    rarity: 'epic',
    acts: 'utility',
    uncopied: true,
    mirrors: () => 0,
  }),
};
export type LongRelicId = keyof typeof longRelics;
export const longRelicIds = Object.keys(longRelics) as readonly LongRelicId[];
