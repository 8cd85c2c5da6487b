/** Words of Fit. */
export const text = {
  name: { ja: 'はめこみ（見本）', en: 'Fit (sample)' },
  about: {
    ja: '部品の見本です。ラインをそろえて36点でクリアです。',
    en: 'A sample of the house’s parts. Fill lines; 36 points win.',
  },
  board: { ja: '6行6列の盤', en: 'Board, 6 by 6' },
  hand: { ja: '手札', en: 'Hand' },
  cell: (x: number, y: number, filled: boolean) => ({
    ja: `${y}行${x}列、${filled ? 'ピース' : '空き'}`,
    en: `Row ${y}, column ${x}, ${filled ? 'piece' : 'empty'}`,
  }),
  mino: (n: number, cells: number) =>
    cells === 0
      ? { ja: `手札${n}、空き`, en: `Slot ${n}, empty` }
      : { ja: `手札${n}、${cells}マスのピース`, en: `Slot ${n}, piece of ${cells}` },
  summary: (score: number, target: number) => ({ ja: `${score} / ${target}点`, en: `${score} of ${target} points` }),
  won: (score: number) => ({ ja: `${score}点でクリア`, en: `Made it with ${score} points` }),
  lost: (score: number) => ({ ja: `${score}点まで`, en: `Got to ${score} points` }),
  noRoom: { ja: 'そこには置けません。空いたマスに置いてください。', en: 'No room there. Pick empty cells.' },
  empty: { ja: 'もう置きました。ほかのピースを選んでください。', en: 'Already placed. Pick another piece.' },
  action: (slot: number, x: number, y: number) => ({
    ja: `手札${slot + 1}を${y + 1}行${x + 1}列へ`,
    en: `Slot ${slot + 1} to row ${y + 1}, column ${x + 1}`,
  }),
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
