import { fill, type Localized } from '@minoya/kernel';

/** Words of the table: board, hand, formula, shelf. */
export const table = {
  asked: { ja: 'ボスが示すマス', en: 'marked by the boss' },
  ruled: { ja: 'ボスが示すライン', en: 'A line that the boss points at' },
  asleep: { ja: '眠っています', en: 'asleep' },
  board: { ja: '6行6列の盤', en: 'Board, 6 by 6' },
  hand: { ja: '手札', en: 'Pieces to place' },
  place: (row: number, column: number) =>
    fill({ ja: '{row}行{column}列', en: 'Row {row}, column {column}' }, { row, column }),
  empty: { ja: '空き', en: 'empty' },
  block: { ja: 'ブロック', en: 'block' },
  charge: (n: number) => fill({ ja: 'たまり{n}', en: 'charge {n}' }, { n }),
  buff: (name: { ja: string; en: string }, level: number) =>
    fill({ ja: 'バフ {name} レベル{level}', en: 'buff {name} level {level}' }, { name, level }),
  sealed: { ja: 'おじゃまの下で無効', en: 'idle under the obstacle' },
  slot: (n: number) => fill({ ja: '手札{n}', en: 'Piece {n}' }, { n }),
  stock: (n: number) => fill({ ja: 'ストック{n}', en: 'Stock {n}' }, { n }),
  stockIt: { ja: 'ストックする', en: 'Stock' },
  recycleIt: { ja: '入れ替え', en: 'Swap' },
  recycles: (left: number) =>
    fill(
      { ja: 'デッキの次の1枚と入れ替えます。あと{left}回。', en: 'Swap for the next piece of the deck. {left} left.' },
      { left },
    ),
  noFit: { ja: '置けません', en: 'No room' },
  noMoves: { ja: 'ハンドがありません', en: 'No hands' },
  round: (n: number, last: number) => fill({ ja: 'ラウンド {n}/{last}', en: 'Round {n}/{last}' }, { n, last }),
  endless: (n: number) => fill({ ja: 'ラウンド {n}・エンドレス', en: 'Round {n}, endless' }, { n }),
  gold: { ja: 'ゴールド', en: 'Gold' },
  goldUnit: { ja: 'G', en: 'G' },
  target: { ja: '目標', en: 'Target' },
  movesTip: {
    ja: 'ハンド：このラウンドであと何回置けるか。ノーハンドのピースはハンドを使いません。',
    en: 'Hands: placements left in this round. No-hand pieces cost none.',
  },
  targetTip: {
    ja: '目標：ハンドのあるうちにこの点に届けばラウンドクリアです。',
    en: 'Target: reach this before the hands run out.',
  },
  goldTip: (per: number, most: number) =>
    fill(
      {
        ja: 'ゴールド：ショップで使います。ラウンドをクリアしたとき、持っている{per}Gごとに1Gの利息がつきます（最大{most}G）。',
        en: 'Gold: spent in the shop. A won round pays 1G of interest for every {per}G you hold, {most}G at most.',
      },
      { per, most },
    ),
  goldTipBare: {
    ja: 'ゴールド：ショップで使います。利息はつきません。',
    en: 'Gold: spent in the shop. It earns no interest.',
  },
  blocks: { ja: 'ブロック点', en: 'Block points' },
  lines: { ja: '列点', en: 'Line points' },
  blocksTip: {
    ja: 'ブロック点：消えたブロックの数と、パターン・シール・レリックで足す分です。',
    en: 'Block points: cells cleared, plus what patterns, seals and relics add.',
  },
  linesTip: {
    ja: '列点：同時に消したラインの数に、レリックの足し算とかけ算をしたものです。',
    en: 'Line points: lines cleared at once, then what relics add and multiply.',
  },
  reached: { ja: 'クリア', en: 'Won' },
  maybeReached: { ja: '運しだいでクリア', en: 'With luck' },
  noLine: { ja: '消えるラインはありません', en: 'Clears no line' },
  goldPlus: (n: number) => fill({ ja: '+{n}G', en: '+{n}G' }, { n }),
  outcome: (odds: string, points: string) =>
    fill({ ja: '{odds}で{points}点', en: '{odds}: {points}' }, { odds, points }),
  upTo: (odds: string, points: string) =>
    fill({ ja: '運で最大{points}点（{odds}）', en: 'luck: up to {points} ({odds})' }, { points, odds }),
  willBurn: (n: number) =>
    fill(
      n === 1
        ? { ja: '残りが置けず{n}ハンド使います', en: 'then nothing fits: {n} hand is spent' }
        : { ja: '残りが置けず{n}ハンド使います', en: 'then nothing fits: {n} hands are spent' },
      { n },
    ),
  counting: { ja: '計算中', en: 'Counting' },
  lastScore: { ja: '直前の得点', en: 'Last score' },
  preview: { ja: '置いたときの得点', en: 'If placed here' },
  noScoreYet: { ja: 'このラウンドではまだ消していません。', en: 'Nothing cleared yet.' },
  total: { ja: '合計', en: 'Total' },
  product: { ja: 'ブロック点×列点', en: 'Block points × line points' },
  cap: { ja: '1ラインごとの上限', en: 'Limit for each line' },
  capTip: {
    ja: 'このランを始めたときの決まりでは、一度に入る点にラインごとの上限があります。',
    en: 'By the rules that this run began with, a clear pays no more than so much a line.',
  },
  flow: { ja: '流れ', en: 'Flow' },
  flowOf: { ja: '1〜3ライン', en: '1–3 lines' },
  flowTip: (each: string) =>
    fill(
      {
        ja: '流れ：ラウンド中に1ライン消すごとに、そのあとの列点の倍率が{each}ずつ上がります（×1から）。',
        en: 'Flow: each line cleared raises the multiplier of later line points in the round by {each}, from ×1.',
      },
      { each },
    ),
  capped: { ja: '上限まで', en: 'limit' },
  relics: { ja: 'レリック', en: 'Relics' },
  relicsTip: {
    ja: 'レリック：持っているあいだ、ずっとはたらきます。並び順に計算されます。',
    en: 'Relics work as long as you own them, and count in the order in which they stand.',
  },
  emptyRelic: (n: number) => fill({ ja: 'レリック{n}、空き', en: 'Relic {n}, empty' }, { n }),
  moveUp: (name: string) => fill({ ja: '{name}を前へ', en: 'Move {name} earlier' }, { name }),
  moveDown: (name: string) => fill({ ja: '{name}を後へ', en: 'Move {name} later' }, { name }),
  mirrors: (name: string) => fill({ ja: '{name}と同じ', en: 'as {name}' }, { name }),
  mirrorsNothing: { ja: 'コピーする相手がありません', en: 'nothing to mirror' },
  ready: { ja: '次に消すとはたらきます', en: 'acts on the next clear' },
  betterOrder: (plus: string) => fill({ ja: '並べ替えると+{plus}点', en: 'Reorder: +{plus}' }, { plus }),
  amulets: { ja: '護符', en: 'Amulets' },
  noAmulet: { ja: '護符の枠、空き', en: 'Amulet slot, empty' },
  deck: { ja: 'デッキ', en: 'Deck' },
  inDeck: { ja: 'デッキの中身', en: 'In your deck' },
  deckLeft: (left: number, all: number) => fill({ ja: 'デッキ {left}/{all}', en: 'Deck {left}/{all}' }, { left, all }),
  hint: { ja: 'ヒント', en: 'Hint' },
  speed: { ja: '速さ', en: 'Speed' },
  info: { ja: 'このランについて', en: 'About this run' },
  aboutShort: { ja: 'このラン', en: 'This run' },
  conditionOf: (kind: Localized, names: string) =>
    fill({ ja: '{kind}：{names}', en: '{kind}: {names}' }, { kind, names }),
  practice: { ja: '練習', en: 'Practice' },
  practiceTip: {
    ja: '練習：ランキングに載らず、解放も実績もありません。',
    en: 'Practice: it is not ranked, unlocks nothing and earns no achievements.',
  },
  practiceEarns: {
    ja: '練習：ランキングには載りませんが、解放と実績は残ります。',
    en: 'Practice: it is not ranked, but what it unlocks and earns is kept.',
  },
  end: { ja: 'ラウンドを終える', en: 'End the round' },
  endTip: {
    ja: 'ハンドがありません。ノーハンドのピースだけ置けます。',
    en: 'No hands left; only no-hand pieces can go.',
  },
  stuck: (burned: number, left: number) =>
    fill(
      burned === 1
        ? {
            ja: 'どのピースも置けません。{burned}ハンドを使って引き直します。残り{left}ハンド。',
            en: 'No piece fits. {burned} hand is spent on a new draw; {left} left.',
          }
        : {
            ja: 'どのピースも置けません。{burned}ハンドを使って引き直します。残り{left}ハンド。',
            en: 'No piece fits. {burned} hands are spent on a new draw; {left} left.',
          },
      { burned, left },
    ),
  overlaps: { ja: '重なる', en: 'Overlaps' },
  outside: { ja: 'はみ出す', en: 'Sticks out' },
  log: { ja: 'このラウンドの記録', en: 'Round log' },
  markedBarred: { ja: '台本のライン、ふさがっています', en: 'Line of the Script, barred' },
  marked: { ja: '台本のライン', en: 'Line of the Script' },
} as const;
