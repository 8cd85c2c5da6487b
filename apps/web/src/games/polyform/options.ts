import type { Setup } from '@minoya/games/polyform/setup';
import type { Localized } from '../../i18n/lang.ts';

/** One choice of the table's agreement, as a row of buttons. */
export interface Option {
  readonly id: string;
  readonly label: Localized;
  readonly choices: readonly { readonly id: string; readonly label: Localized; readonly change: Partial<Setup> }[];
  now(setup: Setup): string;
}

const pieces = (text: string) => text.split('+') as unknown as Setup['start'];
const count = (n: number): Localized => (n === 0 ? { ja: 'なし', en: 'None' } : { ja: `${n}枚`, en: String(n) });

export const options: readonly Option[] = [
  {
    id: 'scores',
    label: { ja: '得点', en: 'Scores' },
    choices: [
      { id: 'open', label: { ja: '公開', en: 'Open' }, change: { scores: 'open' } },
      { id: 'hidden', label: { ja: '終わるまで伏せる', en: 'Hidden until the end' }, change: { scores: 'hidden' } },
    ],
    now: setup => setup.scores,
  },
  {
    id: 'ends',
    label: { ja: '終わりの条件', en: 'The end comes with' },
    choices: [
      {
        id: 'w3+b2',
        label: { ja: '短め 白3・黒2', en: '3 white, 2 black' },
        change: { ends: { white: 3, black: 2, deck: true } },
      },
      {
        id: 'w5+b3',
        label: { ja: '標準 白5・黒3', en: '5 white, 3 black' },
        change: { ends: { white: 5, black: 3, deck: true } },
      },
      {
        id: 'w7+b4',
        label: { ja: '長め 白7・黒4', en: '7 white, 4 black' },
        change: { ends: { white: 7, black: 4, deck: true } },
      },
      {
        id: 'deck',
        label: { ja: '山切れだけ', en: 'Empty deck only' },
        change: { ends: { white: 0, black: 0, deck: true } },
      },
    ],
    now: ({ ends }) => (ends.white === 0 && ends.black === 0 ? 'deck' : `w${ends.white}+b${ends.black}`),
  },
  {
    id: 'start',
    label: { ja: '最初のピース', en: 'First pieces' },
    choices: [
      { id: 'dot+dot', label: { ja: '1マス×2', en: 'Two dots' }, change: { start: pieces('dot+dot') } },
      { id: 'dot+i2', label: { ja: '1マスとI字(2)', en: 'Dot and I2' }, change: { start: pieces('dot+i2') } },
      { id: 'dot+dot+dot', label: { ja: '1マス×3', en: 'Three dots' }, change: { start: pieces('dot+dot+dot') } },
    ],
    now: setup => setup.start.join('+'),
  },
  {
    id: 'equal',
    label: { ja: '最終ラウンド', en: 'Final round' },
    choices: [
      { id: 'no', label: { ja: 'ほかの人があと1番', en: 'One more turn for the others' }, change: { equal: false } },
      { id: 'yes', label: { ja: '全員同数', en: 'Equal turns for all' }, change: { equal: true } },
    ],
    now: setup => (setup.equal ? 'yes' : 'no'),
  },
  {
    id: 'white',
    label: { ja: '白い札', en: 'White cards' },
    choices: [
      { id: '32', label: count(32), change: { white: 32 } },
      { id: '20', label: count(20), change: { white: 20 } },
    ],
    now: setup => String(setup.white),
  },
];
