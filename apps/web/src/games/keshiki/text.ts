import type { Event } from '@minoya/games/keshiki/state';
import { fill, listed } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

type Held = Extract<Event, { type: 'held' }>;

/** あと2 / 2つ多い */
export function heldWord({ short, over }: Pick<Held, 'short' | 'over'>): Localized {
  return short > 0
    ? fill({ ja: 'あと{short}', en: '{short} short' }, { short })
    : fill({ ja: '{over}つ多い', en: '{over} too many' }, { over });
}

/** A stamp for a group that is large and a good part of what was left: a quarter, or nearly half. */
export function praiseOf(removed: number, left: number): Localized | null {
  if (removed >= 20 && removed >= left * 0.45) return { ja: '天晴', en: 'Splendid' };
  return removed >= 10 && removed >= left * 0.25 ? { ja: '見事', en: 'Well done' } : null;
}

/** Words of 消色百景. */
export const words = {
  name: { ja: '消色百景', en: 'KESHIKI 100' },
  stars: (have: number, all: number) => fill({ ja: '★ {have} / {all}', en: '★ {have} / {all}' }, { have, all }),
  unaided: { ja: '自力で', en: 'on your own' },
  withHelp: { ja: 'ヒントか道具を使用', en: 'with hints or tools' },
  starsAloud: (have: number) =>
    fill(have === 1 ? { ja: '星{have}つ', en: '{have} star' } : { ja: '星{have}つ', en: '{have} stars' }, { have }),
  stage: (number: number) => fill({ ja: '{number}', en: '{number}' }, { number }),
  stageAloud: (number: number) => fill({ ja: 'ステージ{number}', en: 'Stage {number}' }, { number }),
  play: { ja: '遊ぶ', en: 'Play' },
  playStage: (number: number) => fill({ ja: 'ステージ{number}を遊ぶ', en: 'Play stage {number}' }, { number }),
  resume: { ja: 'つづき', en: 'Continue' },
  /** Of a daily that was begun and not ended. */
  begun: { ja: '途中', en: 'in progress' },
  resumePractice: { ja: '練習のつづき', en: 'Continue practice' },
  starFirst: { ja: '★★と★★★は、★に届いたときだけ数えます。', en: '★★ and ★★★ count only together with ★.' },
  restart: { ja: '始めから', en: 'From the start' },
  movesLost: (moves: number) =>
    fill(
      moves === 1
        ? {
            ja: '途中の{moves}手はなくなります。始めからにしますか。',
            en: 'The {moves} move made will be lost. Start again?',
          }
        : {
            ja: '途中の{moves}手はなくなります。始めからにしますか。',
            en: 'The {moves} moves made will be lost. Start again?',
          },
      { moves },
    ),
  laying: { ja: '盤を並べています', en: 'Laying out the board' },
  open: { ja: '遊べます', en: 'open' },
  locked: { ja: 'まだ開いていません', en: 'not open yet' },
  lockedTitle: (number: number) =>
    fill({ ja: 'ステージ{number}はまだ開いていません', en: 'Stage {number} is not open yet' }, { number }),
  lockedHow: {
    ja: 'まだクリアしていないステージは、手前から三つずつ開いています。一つクリアすると、次が開きます。',
    en: 'The first three stages that you have not completed are open. Each one you complete opens the next.',
  },
  dailyOf: (day: number) => fill({ ja: 'デイリー #{day}', en: 'Daily #{day}' }, { day }),
  leaderboard: { ja: 'この盤のランキング', en: 'Leaderboard of this board' },
  leaderboards: { ja: 'ランキング', en: 'Leaderboards' },
  records: { ja: '記録・実績', en: 'Records' },
  endless: { ja: '石庭めぐり', en: 'Rock Garden' },
  endlessLine: {
    ja: '30枚の盤で石庭を完成させます。目標に届けば次の盤へ進み、点は持ち越します。',
    en: 'Thirty boards finish the garden. Reach the goal to go on; your points are carried over.',
  },
  carried: (points: string) => fill({ ja: '持ち越した点 {points}', en: 'Points carried: {points}' }, { points }),
  practice: { ja: '練習', en: 'Practice' },
  /** At the head of a daily that still counts, and what it means. */
  oneTry: { ja: '1回勝負', en: 'One try' },
  once: {
    ja: 'ランキングに登録できるのは、最初に終えた1回です。あとは練習として何度でも遊べます。',
    en: 'Only the first game you finish can enter the leaderboard. After that, play on as practice.',
  },
  dayOver: { ja: '締め切り後', en: 'Closed' },
  olderRules: { ja: '以前の版', en: 'Earlier rules' },
  level: (level: number) => fill({ ja: '盤{level}', en: 'Board {level}' }, { level }),
  own: { ja: '自分の盤', en: 'Your boards' },
  gallery: { ja: 'みんなの盤', en: 'Gallery' },
  custom: { ja: 'オリジナル盤', en: 'Custom board' },
  editStage: { ja: 'このステージを下書きにして編集', en: 'Edit a copy of this stage' },
  lesson: { ja: 'チュートリアル', en: 'Tutorial' },
  rules: { ja: '遊び方', en: 'How to play' },
  par: { ja: 'AIの目安', en: 'AI par' },
  /** What par is, where it stands alone. */
  parHow: {
    ja: 'AIの目安は、AIが★★★を取ったときの点です。',
    en: 'AI par is the score with which the AI earned all three stars.',
  },
  score: { ja: '得点', en: 'Score' },
  best: { ja: '自己最高', en: 'Your best' },
  tries: { ja: '遊んだ回数', en: 'Games' },
  largest: { ja: '最大のかたまり', en: 'Largest group' },
  pieces: { ja: '個', en: '' },
  formula: { ja: '点 = 消した数 × 消した数', en: 'Points = blocks × blocks' },
  formulaBonus: { ja: '全消しで、得点の合計が1.5倍', en: 'All clear: the whole score × 1.5' },
  inThisView: { ja: 'このステージにあるもの', en: 'In this stage' },
  tools: { ja: '道具', en: 'Tools' },
  toolsHow: {
    ja: '二つまで持って行けます。それぞれ1ゲームに1回使え、次のゲームではまた使えます。手数には数えません。',
    en: 'Take up to two. Each works once a game and is back in the next. Using one is not a move.',
  },
  toolsNone: { ja: '星が集まると道具が増えます。', en: 'Stars earn tools.' },
  toolAt: (stars: number) => fill({ ja: '★{stars}で手に入ります。', en: 'Earned at ★{stars}.' }, { stars }),
  toolsFull: {
    ja: '道具は二つまでです。どちらかを外すと、選べます。',
    en: 'Two tools at most. Leave one of them to choose another.',
  },
  toolsRare: {
    ja: '絵が金色の道具は、一つだけ持って行けます。',
    en: 'Only one tool with a golden drawing can come along.',
  },
  taking: (names: readonly Localized[]) =>
    fill({ ja: '持って行く道具：{names}。', en: 'You take along: {names}.' }, { names: listed(names) }),
  /** On the page of a stage in progress. */
  toolsAnew: {
    ja: 'ここで選ぶ道具は「始めから」で使います。「つづき」は始めたときの道具のままです。',
    en: 'Tools chosen here are for “From the start”. “Continue” keeps those it was begun with.',
  },
  takingAnew: (names: readonly Localized[]) =>
    fill(
      { ja: '「始めから」で持って行く道具：{names}。', en: '“From the start” takes along: {names}.' },
      { names: listed(names) },
    ),
  toolAsk: { ja: '道具を押すと、使い道が出ます。', en: 'Press a tool to read what it does.' },
  enlarge: { ja: '大きく見る', en: 'Enlarge' },
  toolUsed: { ja: '使いました', en: 'used' },
  toolOnce: { ja: '1ゲームに1回。手数には数えません。', en: 'Once a game; it is not a move.' },
  toolRanks: {
    ja: '使うと、ランキングでは「ヒント・道具あり」に載ります。',
    en: 'Using it ranks this game with hints or tools.',
  },
  aimBlock: { ja: '使う所を選びます。', en: 'Choose where.' },
  aimColor: { ja: '色を選びます。', en: 'Choose a color.' },
  aimSecond: { ja: '相手をもう一つ選びます。', en: 'Choose the other one.' },
  useTool: (name: string) => fill({ ja: '{name}を使う', en: 'Use {name}' }, { name }),
  hint: { ja: 'ヒント', en: 'Hint' },
  finish: { ja: 'リタイア', en: 'Give up' },
  claim: { ja: 'ここで終える', en: 'Finish here' },
  ended: { ja: '終える', en: 'End' },
  info: { ja: 'このステージについて', en: 'About this stage' },
  board: (width: number, height: number) =>
    fill({ ja: '{height}行{width}列の盤', en: 'Board, {height} rows by {width} columns' }, { height, width }),
  groupIs: (count: number, points: string) =>
    fill({ ja: '{count}個 = {points}点', en: '{count} blocks = {points} points' }, { count, points }),
  /** The tap that clears the board: its own points and the bonus stand apart. */
  andBonus: (bonus: string) => fill({ ja: '全消し +{bonus}点', en: 'All clear +{bonus}' }, { bonus }),
  afterLargest: (count: number) =>
    fill({ ja: '消したあとの最大のかたまり {count}個', en: 'Largest group afterwards: {count}' }, { count }),
  moveOf: (at: number, of: number) => fill({ ja: '{at} / {of}手', en: 'Move {at} of {of}' }, { at, of }),
  stepOf: (at: number, of: number) =>
    fill({ ja: '手と道具 {at} / {of}', en: 'Moves and tools {at} of {of}' }, { at, of }),
  jump: { ja: '手を選ぶ', en: 'Go to a move' },
  holding: {
    ja: '離すと消えます。盤の外へずらすと、やめます。',
    en: 'Let go to clear. Slide off the board to leave it.',
  },
  onlyThis: { ja: 'この盤だけ遊ぶ（星はつきません）', en: 'Play just this board, for no stars' },
  undo: { ja: '戻す', en: 'Undo' },
  nextBoard: { ja: '次の盤へ', en: 'Next board' },
  toMap: { ja: 'マップへ', en: 'Map' },
  skip: { ja: 'とばす', en: 'Skip' },
} as const;
