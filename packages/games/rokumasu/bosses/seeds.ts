import { boss } from './boss.ts';

/** The three conditions of the standard and the classic rules. */
export const seeds = {
  obstacle: boss({
    text: {
      ja: ['おじゃまブロック', '{cells}マスが、消えないブロックで埋まっています。'],
      en: ['Obstacles', '{cells} cells are filled with obstacles that never clear.'],
    },
    tip: {
      ja: 'おじゃまのないラインをねらうか、羽のピースを上に置きます。',
      en: 'Aim for lines without an obstacle, or place a feather piece on top.',
    },
    motif: 'kagome',
    n: { cells: 4 },
    roundStarted: (c, n) => c.obstruct(n.cells),
  }),
  energy_save: boss({
    text: { ja: ['省エネ', 'ハンドが{percent}%に減ります。'], en: ['Energy Saving', 'Only {percent}% of the hands.'] },
    tip: { ja: '一度に何ラインも消して、ハンドを節約します。', en: 'Clear several lines with one hand.' },
    motif: 'candle',
    n: { percent: 75 },
    tune: { hands: (hands, n) => Math.floor((hands * n.percent) / 100) },
  }),
  two_cards: boss({
    text: { ja: ['手札2枚', '手札が1枚少なくなります。'], en: ['Two pieces', 'One piece fewer is drawn.'] },
    tip: { ja: '次の手札に頼らず、広くあけておきます。', en: 'Keep the board open; rely on no single piece.' },
    motif: 'two-cards',
    n: {},
    tune: { draw: draw => draw - 1 },
  }),
};
