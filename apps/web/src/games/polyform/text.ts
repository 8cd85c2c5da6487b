import { fill } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

/** POLYFORM's own words; names of actions, refusals and reasons come from the rules. */
export const text = {
  name: { ja: 'POLYFORM', en: 'POLYFORM' },
  round: (n: number): Localized => fill({ ja: '{n}巡目', en: 'Round {n}' }, { n }),
  roundShort: (n: number): Localized => fill({ ja: '{n}巡', en: 'R{n}' }, { n }),
  yourTurn: { ja: 'あなたの番', en: 'Your turn' },
  turnOf: (who: Localized): Localized => fill({ ja: '{who}の番', en: '{who} to play' }, { who }),
  covered: (who: Localized, how: Localized): Localized =>
    fill({ ja: '{who}（{how}）', en: '{who} ({how})' }, { who, how }),
  actionsLeft: (n: number): Localized =>
    fill(n === 1 ? { ja: '残り{n}行動', en: '{n} action left' } : { ja: '残り{n}行動', en: '{n} actions left' }, { n }),
  you: { ja: 'あなた', en: 'You' },
  player: (n: number): Localized => fill({ ja: '{n}人目', en: 'Player {n}' }, { n }),
  points: (n: number): Localized => fill({ ja: '{n}点', en: '{n} pt' }, { n }),
  hiddenPoints: { ja: '点は非公開', en: 'points hidden' },
  marketSheet: { ja: '場の札', en: 'Market cards' },
  deck: (colour: Localized, n: number): Localized =>
    fill({ ja: '{colour}の山札 {n}枚', en: '{colour} deck: {n}' }, { colour, n }),
  yourCards: { ja: '手元の札', en: 'Your cards' },
  emptySlot: { ja: '札を取る', en: 'Take a card' },
  emptyPlace: { ja: '札なし', en: 'No card' },
  pieces: { ja: 'ピース', en: 'Pieces' },
  noPieces: {
    ja: 'ピースがありません。もらうか、札を完成させましょう。',
    en: 'No pieces. Take a dot or finish a card.',
  },
  stock: { ja: '在庫', en: 'Stock' },
  stockOf: (piece: Localized, n: number): Localized =>
    fill({ ja: '{piece} 在庫{n}', en: '{piece}, {n} in stock' }, { piece, n }),
  pieceCount: (piece: Localized, n: number): Localized =>
    fill({ ja: '{piece} {n}個', en: '{piece}, {n}' }, { piece, n }),
  planned: (n: number): Localized => fill({ ja: 'うち試し置き{n}個', en: '{n} of them planned' }, { n }),
  others: { ja: 'みんなの様子', en: 'Players' },
  log: { ja: '経過', en: 'Log' },
  noLog: { ja: 'まだ何も起きていません。', en: 'Nothing has happened yet.' },
  trade: { ja: '替える', en: 'Trade' },
  tradeUp: { ja: '上げる', en: 'Trade up' },
  tradeDown: { ja: '分ける', en: 'Split' },
  tradeUpHow: {
    ja: 'ほしいピースを選びます。同じマス数を払います。',
    en: 'Choose what you want. Pay the same number of cells.',
  },
  tradeDownHow: {
    ja: '分けるピースを選びます。同じマス数になります。',
    en: 'Choose what to split. The cells stay the same.',
  },
  payWith: (piece: Localized): Localized => fill({ ja: '{piece}に払うもの', en: 'Pay for {piece} with' }, { piece }),
  splitInto: (piece: Localized): Localized => fill({ ja: '{piece}の分けかた', en: 'Split {piece} into' }, { piece }),
  recycleWhich: {
    ja: 'どちらの場を入れ替えますか。新しい札が見えるので、戻せません。',
    en: 'Which row? New cards appear, so it cannot be undone.',
  },
  rotate: { ja: '回す', en: 'Rotate' },
  flip: { ja: '裏返す', en: 'Flip' },
  confirm: { ja: '確定', en: 'Confirm' },
  cost: (n: number): Localized =>
    fill(n === 1 ? { ja: '{n}行動', en: '{n} action' } : { ja: '{n}行動', en: '{n} actions' }, { n }),
  confirmMaster: { ja: 'まとめ置き', en: 'Master' },
  confirmEach: { ja: '別々に置く', en: 'One by one' },
  cancel: { ja: 'やめる', en: 'Cancel' },
  planOnly: { ja: '試し置きです。あなたの番に確定できます。', en: 'Only a plan. Confirm it on your turn.' },
  planHint: {
    ja: '相手の番です。自分の札で試し置きができます。',
    en: 'Not your turn. You may plan on your own cards.',
  },
  pickHint: { ja: '札を取るか、ピースを選んで置きましょう。', en: 'Take a card, or pick a piece and place it.' },
  firstHint: { ja: '場の札を1枚取りましょう。', en: 'Take a card from the market.' },
  aimHint: { ja: '点のついたマスに置けます。', en: 'It fits where the dots are.' },
  turnHint: { ja: '向きを変えると、ここに置けます。', en: 'Turn it, and it fits there.' },
  noFit: { ja: 'このピースは、どの札にも置けません。', en: 'This piece fits on none of your cards.' },
  masterHint: (n: number, all: number): Localized =>
    fill(
      { ja: 'まとめ置き：札ごとに1つずつ（{n}/{all}）', en: 'Master: one piece on each card ({n}/{all})' },
      { n, all },
    ),
  masterOne: { ja: 'まとめ置きは札1枚に1つまでです。', en: 'One piece a card in a master action.' },
  canFinish: (n: number): Localized => fill({ ja: '{n}個で完成', en: 'Finish with {n}' }, { n }),
  fitsNow: (n: number): Localized => fill({ ja: '{n}個で完成', en: 'Fits with {n}' }, { n }),
  short: (n: number): Localized => fill({ ja: 'あと{n}マス', en: '{n} short' }, { n }),
  byTrade: { ja: '替えれば完成', en: 'After a trade' },
  take: { ja: '取る', en: 'Take' },
  rewardTitle: { ja: 'ごほうびを選ぶ', en: 'Choose your reward' },
  rewardWhy: (piece: Localized): Localized =>
    fill(
      {
        ja: '{piece}は在庫切れです。代わりに1つ選んでください。',
        en: '{piece} is out of stock. Choose another piece.',
      },
      { piece },
    ),
  endAsk: { ja: '番を終えますか', en: 'End your turn?' },
  endWhy: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'まだ{n}行動できます。', en: 'You still have {n} action.' }
        : { ja: 'まだ{n}行動できます。', en: 'You still have {n} actions.' },
      { n },
    ),
  undoGone: { ja: '札が見えた後は戻せません。', en: 'A card was revealed, so this cannot be undone.' },
  undoOther: { ja: '戻せるのは自分の番だけです。', en: 'You can undo only on your own turn.' },
  finalRound: { ja: '最終ラウンド', en: 'FINAL ROUND' },
  turnsLeft: { ja: '残りの番', en: 'Turns left' },
  moreTurns: (n: number): Localized =>
    n > 0 ? fill({ ja: 'あと{n}番', en: '{n} more' }, { n }) : { ja: '番は終わり', en: 'no more' },
  noTurnsLeft: { ja: 'この番が最後です', en: 'This is the last turn' },
  cardOf: (white: boolean): Localized =>
    white ? { ja: '白い札', en: 'White card' } : { ja: '黒い札', en: 'Black card' },
  outOfReach: { ja: '札の形の外', en: 'outside the shape' },
  free: { ja: '空き', en: 'empty' },
  filled: { ja: '埋まり', en: 'filled' },
  outside: { ja: 'なし', en: 'none' },
  row: (n: number): Localized => fill({ ja: '{n}行', en: 'row {n}:' }, { n }),
  ghostHere: (piece: Localized): Localized => fill({ ja: '試し置き {piece}', en: 'planned {piece}' }, { piece }),
  cell: (row: number, column: number): Localized =>
    fill({ ja: '{row}行{column}列', en: 'row {row}, column {column}' }, { row, column }),
  canGo: { ja: '置ける', en: 'fits' },
  pass: { ja: '渡してください', en: 'Pass the device' },
  passTo: (who: Localized): Localized =>
    fill({ ja: '{who}の番です。端末を渡してください。', en: 'Hand the device to {who}.' }, { who }),
  ready: { ja: '受け取りました', en: 'I have it' },
} as const;
