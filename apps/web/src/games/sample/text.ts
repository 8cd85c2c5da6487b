import { fill } from '@minoya/kernel';

/** Words of Fit. */
export const text = {
  name: { ja: 'はめこみ（見本）', en: 'Fit (sample)' },
  about: {
    ja: '部品の見本です。ラインをそろえて36点でクリアです。',
    en: 'A sample of the house’s parts. Fill lines; 36 points win.',
  },
  board: { ja: '6行6列の盤', en: 'Board, 6 by 6' },
  hand: { ja: '手札', en: 'Hand' },
  cell: (x: number, y: number, filled: boolean) =>
    fill(
      { ja: '{y}行{x}列、{filled}', en: 'Row {y}, column {x}, {filled}' },
      { y, x, filled: filled ? { ja: 'ピース', en: 'piece' } : { ja: '空き', en: 'empty' } },
    ),
  mino: (n: number, cells: number) =>
    cells === 0
      ? fill({ ja: '手札{n}、空き', en: 'Slot {n}, empty' }, { n })
      : fill({ ja: '手札{n}、{cells}マスのピース', en: 'Slot {n}, piece of {cells}' }, { n, cells }),
  summary: (score: number, target: number) =>
    fill({ ja: '{score} / {target}点', en: '{score} of {target} points' }, { score, target }),
  won: (score: number) => fill({ ja: '{score}点でクリア', en: 'Made it with {score} points' }, { score }),
  lost: (score: number) => fill({ ja: '{score}点まで', en: 'Got to {score} points' }, { score }),
  noRoom: { ja: 'そこには置けません。空いたマスに置いてください。', en: 'No room there. Pick empty cells.' },
  empty: { ja: 'もう置きました。ほかのピースを選んでください。', en: 'Already placed. Pick another piece.' },
  action: (slot: number, x: number, y: number) =>
    fill(
      { ja: '手札{slot}を{y}行{x}列へ', en: 'Slot {slot} to row {y}, column {x}' },
      { slot: slot + 1, y: y + 1, x: x + 1 },
    ),
  howTitle: { ja: '置きかた', en: 'Placing' },
  how: {
    ja: 'ピースを盤に置き、縦か横のラインをそろえると消えて点になります。三つ置くと次の三つが来ます。',
    en: 'Place pieces. A full row or column clears and scores. Three placed, three more come.',
  },
  firstLine: { ja: 'はじめのライン', en: 'First line' },
  firstLineHow: { ja: 'ラインをひとつ消す', en: 'Clear one line' },
  cross: { ja: '十文字', en: 'Crossroads' },
  crossHow: { ja: '横ラインと縦ラインを同時に消す', en: 'Clear two lines at once' },
} as const;
