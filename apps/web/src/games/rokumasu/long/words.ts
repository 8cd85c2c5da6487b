import { fill, type Localized } from '@minoya/kernel';

/** Words of the long game's own screens. */
export const longWords = {
  name: { ja: '長旅', en: 'Long Journey' },
  about: {
    ja: 'デッキと段を選び、24ラウンドの長い道のりへ。目標は百倍以上に伸び、ボスごとに遊び方が変わります。',
    en: 'Choose a deck and a level for the long road of 24 rounds. Targets grow more than a hundredfold, and every boss asks for another way to play.',
  },
  moreBelow: { ja: '続きが下にあります', en: 'More below' },
  giftsBelow: { ja: '下に贈り物があります', en: 'Gifts below' },
  decks: { ja: 'デッキと段', en: 'Deck and level' },
  deck: { ja: 'デッキ', en: 'Deck' },
  level: { ja: '段', en: 'Level' },
  level0: { ja: '0段', en: 'Level 0' },
  level0Text: { ja: 'この段に追加のルールはありません。', en: 'No extra rules at this level.' },
  challenges: { ja: 'チャレンジ', en: 'Challenges' },
  custom: { ja: '自由設定', en: 'Custom run' },
  customText: {
    ja: 'デッキ、段、変わりルールを自由に組み合わせます。まだ解放していないものも使え、リンクで渡せます。練習のランなので、解放も実績もありません。',
    en: 'Put a deck, a level and twists together, unlocked or not; the link can be passed on. Such a run is practice: it unlocks nothing and earns no achievements.',
  },
  twists: { ja: '変わりルール', en: 'Twists' },
  twistsOf: (n: number, most: number): Localized =>
    fill({ ja: '{most}つまで（いま{n}）', en: 'Up to {most}, now {n}' }, { n, most }),
  clash: (one: Localized, other: Localized): Localized =>
    fill(
      { ja: '「{one}」と「{other}」はいっしょに使えません。', en: '{one} and {other} exclude each other.' },
      { one, other },
    ),
  startDeck: (deck: Localized, level: Localized): Localized =>
    fill({ ja: '{deck}・{level}で始める', en: 'Start: {deck}, {level}' }, { deck, level }),
  notWith: (other: Localized): Localized =>
    fill({ ja: '「{other}」といっしょに使えません', en: 'Not with {other}' }, { other }),
  notHere: (ids: string): Localized =>
    fill(
      {
        ja: 'リンクにある変わりルール「{ids}」は、いまのルールにありません。外しました。',
        en: 'The link names twists that are not in these rules, so they were left out: {ids}.',
      },
      { ids },
    ),
  startChallenge: { ja: '挑む', en: 'Take it on' },
  startCustom: { ja: 'この設定で始める', en: 'Start this run' },
  link: { ja: 'リンクをコピー', en: 'Copy link' },
  stamp: { ja: '済', en: 'DONE' },
  stamps: (n: number, of: number): Localized =>
    fill({ ja: 'スタンプ {n} / {of}', en: 'Stamps {n} of {of}' }, { n, of }),
  stampFor: (deck: Localized, level: Localized): Localized =>
    fill({ ja: '{deck}・{level} クリア', en: 'Won: {deck}, {level}' }, { deck, level }),
  opensBy: (deed: Localized): Localized => fill({ ja: '解放条件：{deed}', en: 'Unlock: {deed}' }, { deed }),
  next: { ja: '次に解放されるもの', en: 'Next to unlock' },
  someClosed: {
    ja: '鍵のついたチャレンジは、遊びながら開いていきます。',
    en: 'Locked challenges open as you play.',
  },
  allOpen: { ja: 'すべて解放', en: 'Unlock everything' },
  allOpenText: {
    ja: '条件を満たさなくても、すべてのデッキ・段・チャレンジ・レリックで遊びます。あとで戻せます。',
    en: 'Play with every deck, level, challenge and relic at once. You can turn it off again.',
  },
  nothingNext: { ja: 'すべて解放されています。', en: 'Everything is unlocked.' },
  earned: { ja: '手に入れたもの', en: 'Earned' },
  earnedCount: (achievements: number, unlocked: number): Localized =>
    fill(
      achievements === 0
        ? { ja: '解放 {unlocked}', en: 'Unlocked: {unlocked}' }
        : unlocked === 0
          ? { ja: '実績 {achievements}', en: 'Achievements: {achievements}' }
          : {
              ja: '実績 {achievements}・解放 {unlocked}',
              en: 'Achievements: {achievements}, unlocked: {unlocked}',
            },
      { achievements, unlocked },
    ),
  kinds: {
    achievement: { ja: '実績', en: 'Achievement' },
    deck: { ja: 'デッキ', en: 'Deck' },
    level: { ja: '段', en: 'Level' },
    challenge: { ja: 'チャレンジ', en: 'Challenge' },
    relic: { ja: 'レリック', en: 'Relic' },
    amulet: { ja: '護符', en: 'Amulet' },
    voucher: { ja: '引換券', en: 'Voucher' },
    pack: { ja: '包み', en: 'Pack' },
  },
  unlocked: (kind: Localized): Localized => fill({ ja: '解放・{kind}', en: 'Unlocked: {kind}' }, { kind }),
  best: (score: string, runs: string): Localized =>
    fill({ ja: '最高 {score}点・{runs}回', en: 'Best {score}, runs {runs}' }, { score, runs }),
  neverPlayed: { ja: 'まだ遊んでいません', en: 'Not played yet' },
  skip: { ja: 'スキップして受け取る', en: 'Skip for this' },
  skipTitle: { ja: 'スキップの贈り物', en: 'Skip for a gift' },
  skipText: {
    ja: 'このラウンドを遊ばずに、どれか一つをもらえます。報酬とショップはありません。',
    en: 'Leave this round out and take one of these. There is no reward and no shop.',
  },
  skipDraft: {
    ja: 'このラウンドを遊ばずに、どれか一つをもらえます。報酬も、ラウンドの後に選ぶ1つもありません。',
    en: 'Leave this round out and take one of these. There is no reward, and nothing to choose after it.',
  },
  now: { ja: 'いまの条件', en: 'In force now' },
  pack: { ja: '一つ選びます', en: 'Choose one' },
  take: { ja: '取る', en: 'Take' },
  takeInstead: { ja: '入れ替えて取る', en: 'Swap for a relic' },
  pass: { ja: '何も取らない', en: 'Take nothing' },
  byDeck: { ja: 'デッキごと', en: 'By deck' },
  byLevel: { ja: '段ごと', en: 'By level' },
  runs: { ja: 'ラン', en: 'Runs' },
  wins: { ja: 'クリア', en: 'Wins' },
  bestScore: { ja: '最高点', en: 'Best' },
  today: { ja: '今日のデイリーの変わりルール', en: "The twist of today's daily" },
  plainDay: { ja: '今日はいつものルールです。', en: 'Today is played by the usual rules.' },
  streak: (n: number): Localized =>
    fill(n === 1 ? { ja: '連続{n}日', en: '{n} day in a row' } : { ja: '連続{n}日', en: '{n} days in a row' }, { n }),
  newDay: { ja: '日本時間の0時に替わります。', en: 'New at midnight in Japan.' },
  days: { ja: 'これまでのデイリー', en: 'Past dailies' },
  calendar: { ja: 'デイリーのカレンダー', en: 'Calendar of dailies' },
  dayDone: { ja: '遊んだ日', en: 'played' },
  dayWon: { ja: 'クリアした日', en: 'won' },
} as const;
