import { fill } from '@minoya/kernel';

/** Words of the deck and of amulets. */
export const deckWords = {
  left: { ja: '残り', en: 'Left' },
  used: { ja: '使用済み', en: 'Used' },
  all: { ja: 'すべて', en: 'All' },
  title: (n: number) => fill({ ja: 'デッキ {n}枚', en: 'Deck of {n}' }, { n }),
  odds: (percent: string) => fill({ ja: '次 {percent}%', en: 'next {percent}%' }, { percent }),
  oddsText: {
    ja: '次に引く1枚の割合です。残りが尽きると、デッキ全体をシャッフルし直します。',
    en: 'The chance of being drawn next. When none is left, the whole deck is shuffled again.',
  },
  oddsShuffle: {
    ja: '残りがないので、次はシャッフルし直したデッキ全体から引きます。',
    en: 'None left: the next piece comes from a fresh shuffle of the whole deck.',
  },
  none: { ja: 'ありません。', en: 'None.' },
  inHand: { ja: '手札', en: 'Drawn' },
  inStock: { ja: 'ストック', en: 'In stock' },
  sort: { ja: '並べかた', en: 'Sort' },
  sortDeck: { ja: 'デッキ順', en: 'Deck order' },
  sortSize: { ja: '大きさ', en: 'Size' },
  sortPattern: { ja: 'パターン', en: 'Pattern' },
  choose: { ja: '使うピースを選びます。', en: 'Choose a piece.' },
  chooseAgain: { ja: 'ほかのピースを選ぶ', en: 'Choose another piece' },
  useOn: { ja: 'このピースに使う', en: 'Use on this piece' },
  remove: { ja: 'このピースを取り除く', en: 'Remove this piece' },
  before: { ja: 'いま', en: 'Now' },
  after: { ja: '使うと', en: 'After' },
  oneOf: { ja: 'このどれか（どれも同じ割合）', en: 'One of these, all equally likely' },
  anyCell: { ja: 'つくマスは、どのマスも同じ割合です。', en: 'It goes on any cell of the piece, all equally likely.' },
  usedWhen: {
    ja: '護符は、ラウンドの途中かショップで使えます。',
    en: 'Amulets are used during a round or in the shop.',
  },
  afterDeck: (n: number) => fill({ ja: 'デッキが{n}枚になります。', en: 'The deck will have {n} pieces.' }, { n }),
  sculptHelp: {
    ja: 'マスを押して足したり削ったりします。つながった6マスまで。',
    en: 'Press cells to add or carve. Up to six, connected.',
  },
  sculptCell: (row: number, column: number, filled: boolean) =>
    fill(
      { ja: '{row}行{column}列、{filled}', en: 'Row {row}, column {column}, {filled}' },
      { row, column, filled: filled ? { ja: 'あり', en: 'filled' } : { ja: 'なし', en: 'empty' } },
    ),
  sculptIt: { ja: 'この形にする', en: 'Carve this' },
  sculptEmpty: { ja: '1マスは残してください。', en: 'Leave at least one cell.' },
  sculptMany: { ja: '6マスまでです。', en: 'At most six cells.' },
  sculptApart: { ja: 'つながっていません。', en: 'The cells must touch.' },
  sculptSame: { ja: 'まだ同じ形です。', en: 'Still the same shape.' },
  sculptLoses: { ja: '削ったマスのシールや加護はなくなります。', en: 'A seal or blessing on a carved cell is lost.' },
  ground: { ja: '彫る台', en: 'Carving board' },
} as const;
