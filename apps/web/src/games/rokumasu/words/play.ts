import { fill } from '@minoya/kernel';

/** Words of the table: board, hand, formula, shelf. */
export const table = {
  board: { ja: '6行6列の盤', en: 'Board, 6 by 6' },
  hand: { ja: '手札', en: 'Hand' },
  place: (row: number, column: number) =>
    fill({ ja: '{row}行{column}列', en: 'Row {row}, column {column}' }, { row, column }),
  empty: { ja: '空き', en: 'empty' },
  block: { ja: 'ブロック', en: 'block' },
  charge: (n: number) => fill({ ja: 'たまり{n}', en: 'charge {n}' }, { n }),
  brand: (name: { ja: string; en: string }, level: number) =>
    fill({ ja: '焼き印 {name} レベル{level}', en: 'brand {name} level {level}' }, { name, level }),
  sealed: { ja: '邪魔の下で休み', en: 'idle under the block' },
  slot: (n: number) => fill({ ja: '手札{n}', en: 'Hand {n}' }, { n }),
  stock: (n: number) => fill({ ja: '取り置き{n}', en: 'Stock {n}' }, { n }),
  stockIt: { ja: '取り置く', en: 'Keep' },
  recycleIt: { ja: '入れ替え', en: 'Swap' },
  recycles: (left: number) =>
    fill({ ja: '山札の次の1枚と入れ替えます。あと{left}回。', en: 'Swap for the next card. {left} left.' }, { left }),
  noFit: { ja: '置けません', en: 'No room' },
  noMoves: { ja: '手数がありません', en: 'No moves' },
  round: (n: number, last: number) => fill({ ja: '{n}/{last}番', en: 'R{n}/{last}' }, { n, last }),
  endless: (n: number) => fill({ ja: '{n}番・果てなし', en: 'R{n} endless' }, { n }),
  gold: { ja: '所持金', en: 'Gold' },
  goldUnit: { ja: 'G', en: 'G' },
  target: { ja: '目標', en: 'Target' },
  movesTip: {
    ja: '手数：この番であと何回置けるか。無手のミノは手数を使いません。',
    en: 'Moves: placements left in this round. Free minos cost none.',
  },
  targetTip: {
    ja: '目標：手数のあるうちにこの点に届けば番を勝ち抜きます。',
    en: 'Target: reach this before the moves run out.',
  },
  goldTip: {
    ja: '所持金：店で使います。番を終えるとき、5Gにつき1Gの利息がつきます（5Gまで）。',
    en: 'Gold: spent in the shop. Each 5G held earns 1G interest, up to 5G.',
  },
  blocks: { ja: 'ブロック点', en: 'Blocks' },
  lines: { ja: '列点', en: 'Lines' },
  blocksTip: {
    ja: 'ブロック点：消えたブロックの数と、模様・印・レリックで足す分です。',
    en: 'Blocks: cells cleared, plus what patterns, seals and relics add.',
  },
  linesTip: {
    ja: '列点：同時に消した列の数に、レリックの足し算とかけ算をしたものです。',
    en: 'Lines: lines cleared at once, then what relics add and multiply.',
  },
  reached: { ja: '達成', en: 'Clear' },
  maybeReached: { ja: '運しだいで達成', en: 'Clear with luck' },
  noLine: { ja: '消える列はありません', en: 'Clears no line' },
  goldPlus: (n: number) => fill({ ja: '+{n}G', en: '+{n}G' }, { n }),
  outcome: (odds: string, points: string) =>
    fill({ ja: '{odds}で{points}点', en: '{odds}: {points}' }, { odds, points }),
  upTo: (odds: string, points: string) =>
    fill({ ja: '運で最大{points}点（{odds}）', en: 'luck: up to {points} ({odds})' }, { points, odds }),
  willBurn: (n: number) => fill({ ja: '残りが置けず{n}手使います', en: 'then nothing fits: {n} moves burn' }, { n }),
  lastScore: { ja: '直前の得点', en: 'Last score' },
  preview: { ja: '置いたときの得点', en: 'If placed here' },
  noScoreYet: { ja: 'この番ではまだ消していません。', en: 'Nothing cleared yet.' },
  total: { ja: '合計', en: 'Total' },
  floor: { ja: '端数は最後に一度だけ切り捨てます。', en: 'Rounded down once, at the end.' },
  relics: { ja: 'レリック', en: 'Relics' },
  relicsTip: { ja: 'お守り（レリック）：並び順にはたらきます。', en: 'Relics act in this order.' },
  emptyRelic: (n: number) => fill({ ja: 'レリック{n}、空き', en: 'Relic {n}, empty' }, { n }),
  moveUp: (name: string) => fill({ ja: '{name}を前へ', en: 'Move {name} earlier' }, { name }),
  moveDown: (name: string) => fill({ ja: '{name}を後へ', en: 'Move {name} later' }, { name }),
  mirrors: (name: string) => fill({ ja: '{name}と同じ', en: 'as {name}' }, { name }),
  mirrorsNothing: { ja: '写す相手がありません', en: 'nothing to mirror' },
  ready: { ja: '次に消すとはたらきます', en: 'acts on the next clear' },
  betterOrder: (plus: string) => fill({ ja: '並べ替えると+{plus}点', en: 'Reorder: +{plus}' }, { plus }),
  amulets: { ja: '護符', en: 'Talismans' },
  noAmulet: { ja: '護符の枠、空き', en: 'Talisman slot, empty' },
  deck: { ja: '山札', en: 'Deck' },
  deckLeft: (left: number, all: number) => fill({ ja: '山札 {left}/{all}', en: 'Deck {left}/{all}' }, { left, all }),
  hint: { ja: 'ヒント', en: 'Hint' },
  speed: { ja: '速さ', en: 'Speed' },
  info: { ja: 'この回のこと', en: 'Run info' },
  end: { ja: '番を終える', en: 'End the round' },
  endTip: { ja: '手数がありません。無手のミノだけ置けます。', en: 'No moves left; only free minos can go.' },
  stuck: (burned: number, left: number) =>
    fill(
      burned === 1
        ? {
            ja: 'どのミノも置けません。{burned}手を使って引き直します。残り{left}手。',
            en: 'No mino fits. {burned} move is used for a new hand; {left} left.',
          }
        : {
            ja: 'どのミノも置けません。{burned}手を使って引き直します。残り{left}手。',
            en: 'No mino fits. {burned} moves are used for a new hand; {left} left.',
          },
      { burned, left },
    ),
  overlaps: { ja: '重なる', en: 'Overlaps' },
  outside: { ja: 'はみ出す', en: 'Sticks out' },
  log: { ja: 'この番の記録', en: 'Round log' },
  marked: { ja: '台本の列', en: 'Marked by Script' },
} as const;
