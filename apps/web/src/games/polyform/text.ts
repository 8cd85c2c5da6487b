import { fill } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

/** A number as it is printed: below 0 with a minus sign, which is wider than a hyphen. */
export const signed = (n: number): string => String(n).replace('-', '−');

/** POLYFORM's own words; names of actions, refusals and reasons come from the rules. */
export const text = {
  name: { ja: 'POLYFORM', en: 'POLYFORM' },
  round: (n: number): Localized => fill({ ja: 'ラウンド{n}', en: 'Round {n}' }, { n }),
  yourTurn: { ja: 'あなたのターン', en: 'Your turn' },
  yourTurnBut: (how: Localized): Localized => fill({ ja: 'あなたのターン（{how}）', en: 'Your turn ({how})' }, { how }),
  cutOff: { ja: '切断中', en: 'offline' },
  turnOf: (who: Localized): Localized => fill({ ja: '{who}のターン', en: '{who} to play' }, { who }),
  covered: (who: Localized, how: Localized): Localized =>
    fill({ ja: '{who}（{how}）', en: '{who} ({how})' }, { who, how }),
  actionsLeft: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: '残り{n}アクション', en: '{n} action left' }
        : { ja: '残り{n}アクション', en: '{n} actions left' },
      { n },
    ),
  you: { ja: 'あなた', en: 'You' },
  player: (n: number): Localized => fill({ ja: 'プレイヤー{n}', en: 'Player {n}' }, { n }),
  points: (n: number | string): Localized => fill({ ja: '{n}点', en: '{n} pt' }, { n }),
  hiddenPoints: { ja: '点は非公開', en: 'points hidden' },
  marketSheet: { ja: '場のパズル', en: 'Market' },
  deck: (colour: Localized, n: number): Localized =>
    fill({ ja: '{colour}の山札 {n}枚', en: '{colour} deck: {n}' }, { colour, n }),
  yourCards: { ja: '作業中パズル', en: 'Your puzzles' },
  emptySlot: { ja: 'パズル取得', en: 'Take a puzzle' },
  emptyPlace: { ja: 'パズルなし', en: 'No puzzle' },
  pieces: { ja: '手持ちピース', en: 'Your pieces' },
  noPiecesLeft: { ja: '手持ちピースはありません。', en: 'You have no pieces.' },
  noDotsTake: {
    ja: 'ピースも1マスのストックもありません。パズルを取るか、リサイクルするか、ターンを終えましょう。',
    en: 'No pieces and no dots left. Take a puzzle, recycle, or end your turn.',
  },
  noDotsFull: {
    ja: 'ピースも1マスのストックもありません。リサイクルするか、ターンを終えましょう。1マスはだれかのレベルアップで戻ります。',
    en: 'No pieces and no dots left. Recycle or end your turn; dots come back when somebody levels up.',
  },
  stock: { ja: 'ストック', en: 'Supply' },
  stockOf: (piece: Localized, n: number): Localized =>
    fill({ ja: '{piece} ストック{n}', en: '{piece}, {n} in the supply' }, { piece, n }),
  /** Beside a row of the supply, so as short as can be. */
  levelShort: (n: number): Localized => fill({ ja: 'Lv{n}', en: 'Lv{n}' }, { n }),
  supplyLeft: (n: number): Localized => fill({ ja: '残り{n}', en: '{n} left' }, { n }),
  pieceCount: (piece: Localized, n: number): Localized =>
    fill({ ja: '{piece} {n}個', en: '{piece}, {n}' }, { piece, n }),
  planned: (n: number): Localized => fill({ ja: 'うち試し置き{n}個', en: '{n} of them planned' }, { n }),
  others: { ja: 'プレイヤー', en: 'Players' },
  log: { ja: 'ログ', en: 'Log' },
  noLog: { ja: 'まだ何も起きていません。', en: 'Nothing has happened yet.' },
  tradeUp: { ja: 'レベルアップ', en: 'Level up' },
  tradeDown: { ja: 'レベルダウン', en: 'Level down' },
  oneDot: { ja: 'あと1マス', en: 'one more dot' },
  moreTrades: (n: number): Localized =>
    fill({ ja: '今はできない{n}通りも見る', en: 'Show {n} more (not possible now)' }, { n }),
  watching: { ja: '観戦中', en: 'Watching' },
  nothingToSplit: { ja: 'レベルダウンできるピースがありません。', en: 'You have no piece to level down.' },
  recycleRow: (colour: Localized, n: number): Localized =>
    fill({ ja: '{colour}の場の4枚（山札{n}枚）', en: '{colour}: these four (deck: {n})' }, { colour, n }),
  recycleWhich: {
    ja: 'どちらの場をリサイクルしますか（1アクション）。新しいパズルが見えるので、戻せません。',
    en: 'Recycle which row (1 action)? New puzzles appear, so it cannot be undone.',
  },
  placeMany: (n: number): Localized => fill({ ja: 'ピースを{n}個置く', en: 'place {n} pieces' }, { n }),
  rotate: { ja: '回転', en: 'Rotate' },
  flip: { ja: '反転', en: 'Flip' },
  confirm: { ja: '確定', en: 'Confirm' },
  cost: (n: number): Localized =>
    fill(n === 1 ? { ja: '{n}アクション', en: '{n} action' } : { ja: '{n}アクション', en: '{n} actions' }, { n }),
  confirmMaster: { ja: 'マスターアクション', en: 'Master action' },
  confirmEach: { ja: '1つずつ確定', en: 'One by one' },
  confirmMixed: { ja: 'マスターアクション＋1つずつ', en: 'Master action + single' },
  tooMany: (n: number, left: number): Localized =>
    fill(
      {
        ja: '試し置き{n}個は、残り{left}アクションでは置けません。いくつか戻してください。',
        en: '{n} planned pieces need more than the {left} actions left. Take some back.',
      },
      { n, left },
    ),
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  endFirst: {
    ja: '最後のアクションを実行するか、キャンセルしてください。',
    en: 'Confirm your last action first, or cancel it.',
  },
  planOnly: { ja: '試し置きです。あなたのターンに確定できます。', en: 'Only a plan. Confirm it on your turn.' },
  planHint: {
    ja: '相手のターンです。作業中パズルで試し置きができます。',
    en: 'Not your turn. You may plan on your own puzzles.',
  },
  pickHint: { ja: 'ピースを選んで置くか、場からパズルを取れます。', en: 'Pick a piece to place, or take a puzzle.' },
  placeHint: { ja: 'ピースを選んで置けます。', en: 'Pick a piece to place.' },
  noneFits: {
    ja: '置けるピースがありません。ピース獲得・UP・DOWNか、パズル取得ができます。',
    en: 'None of your pieces fits. Gain a dot, go UP or DOWN, or take a puzzle.',
  },
  noneFitsFull: {
    ja: '置けるピースがありません。ピース獲得かUP・DOWNができます。',
    en: 'None of your pieces fits. Gain a dot, or go UP or DOWN.',
  },
  gainOrTake: {
    ja: 'ピースがありません。「ピース獲得」で1マスをもらうか、パズルを取りましょう。',
    en: 'You have no pieces. Gain a dot, or take a puzzle.',
  },
  gainOnly: {
    ja: 'ピースがありません。「ピース獲得」で1マスをもらいましょう。',
    en: 'You have no pieces. Gain a dot.',
  },
  waitHint: { ja: '相手のターンです。', en: 'Not your turn.' },
  firstHint: { ja: '場のパズルを1枚取りましょう。', en: 'Take a puzzle from the market.' },
  aimHint: { ja: 'しるしのついたマスに置けます。', en: 'It fits on the marked cells.' },
  turnHint: { ja: '回転すると、ここに置けます。', en: 'Turn it, and it fits there.' },
  flipHint: { ja: '反転すると、ここに置けます。', en: 'Flip it, and it fits there.' },
  turnFlipHint: { ja: '回転と反転をすると、ここに置けます。', en: 'Turn and flip it, and it fits there.' },
  turnFirst: {
    ja: 'この向きでは置けません。回転すると置けます。',
    en: 'Not this way round. Turn it, and it fits.',
  },
  flipFirst: {
    ja: 'この向きでは置けません。反転すると置けます。',
    en: 'Not this way round. Flip it, and it fits.',
  },
  turnFlipFirst: {
    ja: 'この向きでは置けません。回転と反転をすると置けます。',
    en: 'Not this way round. Turn and flip it, and it fits.',
  },
  noCards: {
    ja: '置くパズルがありません。先に場から取りましょう。',
    en: 'You have no puzzle yet. Take one from the market.',
  },
  noCardsWait: {
    ja: '置くパズルがありません。あなたのターンに場から取れます。',
    en: 'You have no puzzle yet. You can take one on your turn.',
  },
  noFit: {
    ja: 'このピースは、どう回しても作業中パズルに置けません。',
    en: 'However you turn it, this piece fits on none of your puzzles.',
  },
  masterHint: (n: number, all: number): Localized =>
    fill(
      {
        ja: 'マスターアクション：パズルごとに1つずつ（{n}/{all}）',
        en: 'Master action: one piece on each puzzle ({n}/{all})',
      },
      { n, all },
    ),
  masterOne: { ja: 'マスターアクションはパズル1枚に1つまでです。', en: 'One piece a puzzle in a master action.' },
  canFinish: (n: number): Localized =>
    fill(
      n === 1 ? { ja: '{n}個で完成', en: '{n} piece to finish' } : { ja: '{n}個で完成', en: '{n} pieces to finish' },
      { n },
    ),
  short: (n: number): Localized =>
    fill(n === 1 ? { ja: '{n}マス不足', en: '{n} cell short' } : { ja: '{n}マス不足', en: '{n} cells short' }, { n }),
  willComplete: { ja: 'これで完成', en: 'Will be complete' },
  byTrade: { ja: 'レベル変更で完成', en: 'Finish by UP/DOWN' },
  /** The same in the narrow strip of a phone. */
  byTradeShort: { ja: '変更で完成', en: 'Finish by UP/DOWN' },
  take: { ja: '取る', en: 'Take' },
  rewardTitle: { ja: '報酬ピースを選ぶ', en: 'Choose your reward piece' },
  rewardWhy: (piece: Localized): Localized =>
    fill(
      {
        ja: '{piece}はストックにありません。代わりに1つ選んでください。',
        en: 'The supply has no {piece} left. Choose another piece.',
      },
      { piece },
    ),
  lastAction: (what: Localized): Localized =>
    fill({ ja: '最後のアクション：{what}', en: 'Your last action: {what}.' }, { what }),
  lastWhy: {
    ja: '実行するとターンが終わり、もう戻せません。',
    en: 'After it your turn ends and cannot be undone.',
  },
  endNow: { ja: '実行してターン終了', en: 'Do it, end turn' },
  neverAsk: { ja: '次から聞かない', en: 'Don’t ask again' },
  starts: (who: Localized): Localized => fill({ ja: '{who}から始めます', en: 'First to play: {who}' }, { who }),
  startsByLot: {
    ja: 'だれから始めるかは、ゲームごとにくじで決まります。',
    en: 'The order is drawn by lot for each game.',
  },
  startsMore: {
    ja: '先手が有利なので、後の人はよいピースで始めます。',
    en: 'Going first is an edge, so the others have better pieces.',
  },
  planReady: {
    ja: '「確定」で置きます。ほかのピースも続けて試せます。',
    en: 'Confirm to place it, or plan another piece as well.',
  },
  endReady: { ja: '実行するか、キャンセルします。', en: 'Do it and end your turn, or cancel.' },
  lossAsk: { ja: '点が減りますが、終えますか', en: 'Finish with fewer points?' },
  endAsk: { ja: 'ターンを終えますか', en: 'End your turn?' },
  endWhy: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'まだ{n}アクションできます。', en: 'You still have {n} action.' }
        : { ja: 'まだ{n}アクションできます。', en: 'You still have {n} actions.' },
      { n },
    ),
  undoGone: { ja: '新しいパズルが見えた後は戻せません。', en: 'A puzzle was revealed, so this cannot be undone.' },
  undoNone: { ja: 'このターンはまだ何もしていません。', en: 'You have done nothing yet this turn.' },
  undoOther: { ja: '戻せるのは自分のターンだけです。', en: 'You can undo only on your own turn.' },
  finalRound: { ja: '最終ラウンド', en: 'FINAL ROUND' },
  turnsLeft: { ja: '残りターン', en: 'Turns left' },
  /** In the final round, of a seat: turns to come, and whether it plays its last one now. */
  lastTurns: (n: number, now: boolean): Localized => {
    if (n > 0)
      return fill(
        n === 1 ? { ja: 'あと{n}ターン', en: '{n} turn left' } : { ja: 'あと{n}ターン', en: '{n} turns left' },
        { n },
      );
    return now ? { ja: '最後のターン', en: 'Last turn' } : { ja: '最後のターン終了', en: 'No turns left' };
  },
  noTurnsLeft: { ja: 'このターンが最後です', en: 'This is the last turn' },
  cardOf: (white: boolean): Localized =>
    white ? { ja: '白パズル', en: 'White puzzle' } : { ja: '黒パズル', en: 'Black puzzle' },
  outOfReach: { ja: 'パズルの形の外', en: 'outside the shape' },
  free: { ja: '空き', en: 'empty' },
  filled: { ja: '埋まり', en: 'filled' },
  outside: { ja: 'なし', en: 'none' },
  row: (n: number): Localized => fill({ ja: '{n}行', en: 'row {n}:' }, { n }),
  ghostHere: (piece: Localized): Localized => fill({ ja: '試し置き {piece}', en: 'planned {piece}' }, { piece }),
  cell: (row: number, column: number): Localized =>
    fill({ ja: '{row}行{column}列', en: 'row {row}, column {column}' }, { row, column }),
  canGo: { ja: '置ける', en: 'fits' },
  over: { ja: 'ゲーム終了', en: 'Game over' },
  finishHint: { ja: '仕上げ：残ったピースを置けます。', en: 'Finishing: you may lay pieces you have left.' },
  waitDone: { ja: 'ほかの人の仕上げを待っています', en: 'Waiting until the others are done' },
  branch: { ja: '練習', en: 'Practice' },
  branchWhy: {
    ja: '途中から始めたゲームです。記録の勝敗や実績には数えません。',
    en: 'Begun in the middle of another game. It counts for no record and no achievement.',
  },
  kept: { ja: 'ゲームは途中のまま保存してあります。', en: 'Your game is kept as it is.' },
  backToGame: { ja: 'ゲームに戻る', en: 'Back to the game' },
  pass: { ja: '渡してください', en: 'Pass the device' },
  passTo: (who: Localized): Localized =>
    fill({ ja: '{who}のターンです。端末を渡してください。', en: 'Hand the device to {who}.' }, { who }),
  ready: { ja: '受け取りました', en: 'I have it' },
} as const;
