import type { Localized } from '@minoya/kernel';
import type { Colour } from './cards/card.ts';
import type { Action, EndReason, Phase } from './state.ts';

/** Why an action is refused: what is wrong, and what to do next. */
export const refusals = {
  over: { ja: 'ゲームは終わりました。', en: 'The game is over.' },
  notYourTurn: { ja: 'ほかの人の番です。', en: 'It is another player’s turn.' },
  notNow: { ja: '今はできません。', en: 'Not possible now.' },
  slotsFull: {
    ja: '手元の札は4枚までです。どれかを完成させてください。',
    en: 'You hold four cards. Finish one first.',
  },
  noCardThere: { ja: 'そこに札はありません。ほかの札を選んでください。', en: 'No card there. Choose another.' },
  noCardInSlot: { ja: 'その場所に手元の札はありません。', en: 'You have no card in that place.' },
  noSuchPiece: { ja: 'その形のピースはありません。', en: 'No piece has that shape.' },
  notInHand: { ja: '必要なピースを持っていません。', en: 'You do not have the piece.' },
  doesNotFit: {
    ja: '重なるか、はみ出しています。空いたマスに置いてください。',
    en: 'It does not fit. Use free cells of the card.',
  },
  outOfStock: { ja: '在庫切れです。', en: 'Out of stock.' },
  noSuchTrade: { ja: 'マスの数が合いません。', en: 'The cells do not add up.' },
  deckTooSmall: { ja: '山札が4枚より少ないので、入れ替えできません。', en: 'Fewer than four cards in the deck.' },
  mastered: { ja: 'まとめ置きは1番に1回だけです。', en: 'Master only once a turn.' },
  masterOpen: { ja: 'まとめ置きを終えてください。', en: 'Close the master action first.' },
  masterOrder: { ja: 'まとめ置きは札1枚に1つ、左から順に置きます。', en: 'One piece a card, from left to right.' },
  chooseReward: { ja: 'ごほうびのピースを選んでください。', en: 'Choose your reward piece first.' },
  finished: { ja: '仕上げは終わっています。', en: 'You have already finished.' },
  nothingToLift: { ja: '仕上げで置いたピースだけ外せます。', en: 'Only pieces laid in finishing can be lifted.' },
  debugOnly: { ja: '開発版でだけ使えます。', en: 'Only at a debug table.' },
  tableFull: { ja: '席は4つまでです。', en: 'The table has four seats.' },
  noSuchSeat: { ja: 'その席には移れません。', en: 'That seat cannot take the turn.' },
} as const satisfies Record<string, Localized>;

export type RefusalId = keyof typeof refusals;

export const actionTexts: Record<Exclude<Action['type'], 'debug'>, Localized & { readonly hint: Localized }> = {
  take: act('札を取る', 'Take a card', '場の札を1枚取ります。手元は4枚まで。', 'Take one market card; four at most.'),
  gain: act('ピースをもらう', 'Take a dot', '1マスのピースを1つもらいます。', 'Take one dot from the stock.'),
  place: act(
    '置く',
    'Place',
    'ピースを札に置きます。回す・裏返すは自由です。',
    'Lay a piece on a card, turned as you like.',
  ),
  up: act(
    '上げる',
    'Trade up',
    '小さいピースを、同じマス数の大きいピースに替えます。',
    'Small pieces for a larger one.',
  ),
  down: act(
    '分ける',
    'Split',
    '大きいピースを、同じマス数の小さいピースに分けます。',
    'A large piece for smaller ones.',
  ),
  recycle: act(
    '入れ替え',
    'Recycle',
    '場の4枚を山札の下に戻し、新しい4枚を出します。',
    'Four market cards go under the deck.',
  ),
  master: act(
    'まとめ置き（マスター）',
    'Master',
    '手元の札すべてに1つずつ置けます。1番に1回。',
    'One piece on each of your cards, once a turn.',
  ),
  close: act('まとめ置きを終える', 'Close master', 'ここまでの配置で確定します。', 'Settle what you have placed.'),
  reward: act(
    'ごほうびを選ぶ',
    'Choose reward',
    '在庫がないので、代わりのピースを選びます。',
    'Pick a substitute piece.',
  ),
  end: act('番を終える', 'End turn', '残りの行動を使わずに番を終えます。', 'Give up the actions left.'),
  put: act('仕上げに置く', 'Place (−1)', '1つ置くごとに1点引かれます。', 'Each piece costs a point.'),
  lift: act('外す', 'Lift', '仕上げで置いたピースを手元に戻します。', 'Take back a finishing piece.'),
  finish: act('仕上げ完了', 'Finish', '全員が終えると結果が出ます。', 'The result comes when all have finished.'),
};

export const phaseTexts: Record<Phase, Localized> = {
  playing: { ja: '対局中', en: 'Playing' },
  finalRound: { ja: '最終ラウンド', en: 'Final round' },
  finishing: { ja: '仕上げ', en: 'Finishing' },
  ended: { ja: '終了', en: 'Over' },
};

export const endTexts: Record<EndReason, Localized> = {
  white: { ja: '白い札の枚数に達しました', en: 'White cards finished' },
  black: { ja: '黒い札の枚数に達しました', en: 'Black cards finished' },
  whiteDeck: { ja: '白の山札がなくなりました', en: 'The white deck ran out' },
  blackDeck: { ja: '黒の山札がなくなりました', en: 'The black deck ran out' },
  rounds: { ja: 'ラウンドの上限です', en: 'The round limit was reached' },
  stuck: { ja: '全員が何もできません', en: 'Nobody could act' },
  debug: { ja: '開発版の操作です', en: 'Ended from the debug panel' },
};

export const colourTexts: Record<Colour, Localized> = {
  white: { ja: '白', en: 'white' },
  black: { ja: '黒', en: 'black' },
};

function act(ja: string, en: string, hintJa: string, hintEn: string): Localized & { readonly hint: Localized } {
  return { ja, en, hint: { ja: hintJa, en: hintEn } };
}
