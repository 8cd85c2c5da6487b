import type { Localized } from '@minoya/kernel';
import type { Tuned } from './tuned.ts';
import type { EntryText, Numbers } from './entry-text.ts';

/** A condition of a boss round: it tunes numbers like a relic nobody owns, or fills cells at the start. */
export interface Boss {
  readonly text: EntryText;
  /** One line of advice. */
  readonly tip: Localized;
  readonly motif: string;
  readonly n: Numbers;
  readonly obstacles?: number;
  readonly tune?: Partial<Record<Tuned, (value: number) => number>>;
}

const boss = (entry: Boss): Boss => entry;

export const bosses = {
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
    obstacles: 4,
  }),
  energy_save: boss({
    text: { ja: ['省エネ', 'ハンドが{percent}%に減ります。'], en: ['Saving', 'Only {percent}% of the hands.'] },
    tip: { ja: '一度に何ラインも消して、ハンドを節約します。', en: 'Clear several lines with one hand.' },
    motif: 'candle',
    n: { percent: 75 },
    tune: { hands: hands => Math.floor((hands * 3) / 4) },
  }),
  two_cards: boss({
    text: { ja: ['手札2枚', '手札が1枚少なくなります。'], en: ['Two pieces', 'One piece fewer is drawn.'] },
    tip: { ja: '次の手札に頼らず、広くあけておきます。', en: 'Keep the board open; rely on no single piece.' },
    motif: 'two-cards',
    n: {},
    tune: { draw: draw => draw - 1 },
  }),
};
export type BossId = keyof typeof bosses;
export const bossIds: readonly BossId[] = ['obstacle', 'energy_save', 'two_cards'];
