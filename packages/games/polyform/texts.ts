import type { Localized } from '@minoya/kernel';
import type { Colour } from './cards/card.ts';
import type { Action, EndReason, Phase } from './state.ts';

/** Why an action is refused: what is wrong, and what to do next. */
export const refusals = {
  over: { ja: 'ゲームは終わりました。', en: 'The game is over.' },
  notYourTurn: { ja: 'ほかのプレイヤーのターンです。', en: 'It is another player’s turn.' },
  notNow: { ja: '今はできません。', en: 'Not possible now.' },
  slotsFull: {
    ja: '作業中パズルは4枚までです。どれかを完成させてください。',
    en: 'You have four puzzles. Complete one first.',
  },
  noCardThere: {
    ja: 'そこにパズルはありません。ほかのパズルを選んでください。',
    en: 'No puzzle there. Choose another.',
  },
  noCardInSlot: { ja: 'その場所に作業中パズルはありません。', en: 'You have no puzzle in that place.' },
  noSuchPiece: { ja: 'その形のピースはありません。', en: 'No piece has that shape.' },
  notInHand: { ja: '必要なピースを持っていません。', en: 'You do not have the piece.' },
  doesNotFit: {
    ja: '重なるか、はみ出しています。空いたマスに置いてください。',
    en: 'It does not fit. Use free cells of the puzzle.',
  },
  outOfStock: { ja: 'ストックがありません。', en: 'None left in the supply.' },
  noSuchTrade: { ja: 'マスの数が合いません。', en: 'The cells do not add up.' },
  deckTooSmall: { ja: '山札が4枚より少ないので、リサイクルできません。', en: 'Fewer than four puzzles in the deck.' },
  mastered: { ja: 'マスターアクションは1ターンに1回だけです。', en: 'One master action a turn.' },
  masterOpen: { ja: 'マスターアクションを終えてください。', en: 'End the master action first.' },
  masterOrder: {
    ja: 'マスターアクションはパズル1枚に1つ、左から順に置きます。',
    en: 'One piece a puzzle, from left to right.',
  },
  chooseReward: { ja: '報酬ピースを選んでください。', en: 'Choose your reward piece first.' },
  finished: { ja: '仕上げは終わっています。', en: 'You are already done with finishing.' },
  nothingToLift: { ja: '仕上げで置いたピースだけ外せます。', en: 'Only pieces placed in finishing can be lifted.' },
  debugOnly: { ja: '開発版でだけ使えます。', en: 'Only in a debug game.' },
  tableFull: { ja: '席は4つまでです。', en: 'There are four seats.' },
  noSuchSeat: { ja: 'その席には移れません。', en: 'That seat cannot take the turn.' },
} as const satisfies Record<string, Localized>;

export type RefusalId = keyof typeof refusals;

export const actionTexts: Record<Exclude<Action['type'], 'debug'>, Localized & { readonly hint: Localized }> = {
  take: act(
    'パズル取得',
    'Take a puzzle',
    '場のパズルを1枚取ります。作業中パズルは4枚まで。',
    'Take one puzzle of the market; four at most.',
  ),
  gain: act('ピース獲得', 'Gain a dot', '1マスのピースを1つ獲得します。', 'Gain one dot from the supply.'),
  place: act(
    'ピース配置',
    'Place a piece',
    '手持ちピースを作業中パズルに置きます。回転・反転は自由です。',
    'Place a piece on a puzzle, turned as you like.',
  ),
  up: act(
    'レベルアップ',
    'Level up',
    '小さいピースを、同じマス数の大きいピースに変えます。',
    'Small pieces for a larger one.',
  ),
  down: act(
    'レベルダウン',
    'Level down',
    '大きいピースを、同じマス数の小さいピースに分けます。',
    'A large piece for smaller ones.',
  ),
  recycle: act(
    'リサイクル',
    'Recycle',
    '白か黒、選んだ場の4枚を山札の下に戻し、新しい4枚を出します。',
    'The four puzzles of the row you choose, white or black, go under their deck; four new ones come.',
  ),
  master: act(
    'マスターアクション',
    'Master action',
    '作業中パズルすべてに1つずつ置けます。1ターンに1回。',
    'One piece on each of your puzzles, once a turn.',
  ),
  close: act(
    'マスターアクションを終える',
    'End the master action',
    'ここまでの配置で確定します。',
    'Settle what you have placed.',
  ),
  reward: act(
    '報酬を選ぶ',
    'Choose a reward',
    'ストックがないので、代わりのピースを選びます。',
    'Pick a substitute piece.',
  ),
  end: act('ターン終了', 'End turn', '残りのアクションを使わずにターンを終えます。', 'Give up the actions left.'),
  put: act('仕上げに置く', 'Place (−1)', '1つ置くごとに1点引かれます。', 'Each piece costs a point.'),
  lift: act('外す', 'Lift', '仕上げで置いたピースを手持ちに戻します。', 'Take back a finishing piece.'),
  finish: act('仕上げ完了', 'Done', '全員が終えると結果が出ます。', 'The result comes when all are done.'),
};

export const phaseTexts: Record<Phase, Localized> = {
  playing: { ja: 'プレイ中', en: 'Playing' },
  finalRound: { ja: '最終ラウンド', en: 'Final round' },
  finishing: { ja: '仕上げ', en: 'Finishing' },
  ended: { ja: '終了', en: 'Over' },
};

export const endTexts: Record<EndReason, Localized> = {
  white: { ja: '白パズルの枚数に達しました', en: 'Enough white puzzles completed' },
  black: { ja: '黒パズルの枚数に達しました', en: 'Enough black puzzles completed' },
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
