import { fill, type Localized } from '@minoya/kernel';

/** Words of a run: its start, its rounds, its end. */
export const run = {
  set: (n: number, of: number) => fill({ ja: 'セット {n}/{of}', en: 'Set {n} of {of}' }, { n, of }),
  setEndless: (n: number) => fill({ ja: 'セット {n}・エンドレス', en: 'Set {n}, endless' }, { n }),
  roundN: (n: number) => fill({ ja: 'ラウンド{n}', en: 'Round {n}' }, { n }),
  reward: (n: number, hand: number) =>
    fill(
      hand === 0
        ? n === 0
          ? { ja: '報酬なし', en: 'Pays nothing' }
          : { ja: '報酬 {n}G', en: 'Pays {n}G' }
        : hand === 1
          ? { ja: '報酬 {n}G＋残りハンド', en: 'Pays {n}G + hands left' }
          : { ja: '報酬 {n}G＋残りハンド×{hand}', en: 'Pays {n}G + {hand} a hand left' },
      { n, hand },
    ),
  dailyOf: (n: number, date: string) => fill({ ja: 'デイリー #{n}・{date}', en: 'Daily #{n}, {date}' }, { n, date }),
  dailyOnce: {
    ja: 'みんな同じ配りで、日本時間の0時に替わります。ランキングに載るのは、最初に遊び終えた一回だけです。',
    en: 'The same deal for everybody, new at midnight in Japan. Only your first finished game is ranked.',
  },
  dailyRepeat: {
    ja: '練習です。この日の一回は遊び終えているので、ランキングには載りません。',
    en: 'This is practice: your one game of this day is over, and this one is not ranked.',
  },
  dailySeed: {
    ja: '練習です。シードなどから始めたので、この日の一回に数えず、ランキングには載りません。',
    en: 'This is practice: not begun as the daily, it is not your one game of the day and not ranked.',
  },
  dailyJourney: {
    ja: '長旅のルールです。初めての人はこちらから：',
    en: 'Played by the rules of the Long Journey. New here?',
  },
  dailyLesson: { ja: 'チュートリアル', en: 'Tutorial' },
  dailyRules: { ja: 'ルール', en: 'Rules' },
  newBest: (n: string) => fill({ ja: '自己ベスト更新（これまで{n}点）', en: 'A new best (before: {n})' }, { n }),
  ownBest: (n: string) => fill({ ja: '自己ベスト {n}点', en: 'Your best: {n}' }, { n }),
  ownBestOf: (n: string, way: Localized) =>
    fill({ ja: '自己ベスト {n}点（{way}）', en: 'Your best: {n} ({way})' }, { n, way }),
  paysNothing: { ja: 'このランでは、ラウンドの報酬がありません。', en: 'Rounds of this run pay nothing.' },
  bossNext: { ja: '次のセットのボス', en: 'Boss of the next set' },
  bossIs: { ja: 'このセットのボス', en: 'Boss of this set' },
  begin: (n: number) => fill({ ja: 'ラウンド{n}を始める', en: 'Start round {n}' }, { n }),
  cleared: (n: number) => fill({ ja: 'ラウンド{n} クリア', en: 'Round {n} won' }, { n }),
  scoreOf: (score: string, target: string) =>
    fill({ ja: '{score}点 / 目標 {target}点', en: '{score} points, target {target}' }, { score, target }),
  payoutBoard: { ja: 'ラウンド中のゴールド', en: 'Gold during the round' },
  payoutBase: (kind: Localized | null) =>
    kind ? fill({ ja: '{kind}の報酬', en: '{kind} round' }, { kind }) : { ja: 'ラウンドの報酬', en: 'Round won' },
  payoutHands: (n: number) =>
    fill(n === 1 ? { ja: '残りハンド {n}', en: '{n} hand left' } : { ja: '残りハンド {n}', en: '{n} hands left' }, {
      n,
    }),
  payoutInterest: (per: number, most: number) =>
    fill(
      {
        ja: '利息（持っていた{per}Gごとに1G、最大{most}G）',
        en: 'Interest (1G for every {per}G you had, {most}G at most)',
      },
      { per, most },
    ),
  payoutTotal: { ja: '受け取り', en: 'Total' },
  payoutNow: (n: number) => fill({ ja: '所持ゴールド {n}G', en: 'You have {n}G' }, { n }),
  toShop: { ja: 'ショップへ', en: 'To the shop' },
  noShops: {
    ja: 'このランにはショップがありません。ゴールドは、それで強くなるレリックにだけ役立ちます。',
    en: 'This run has no shops: gold only serves relics that live by it.',
  },
  toDraft: { ja: '1つ選ぶ', en: 'Choose one' },
  wonTitle: { ja: '24ラウンドを\u200bクリアしました！', en: 'All 24 rounds won!' },
  wonText: {
    ja: 'ここで終えても、このままエンドレスへ進むこともできます。',
    en: 'End the run here, or go on endlessly.',
  },
  finish: { ja: 'ランを終える', en: 'End the run here' },
  endless: { ja: 'エンドレスへ進む', en: 'Go on endlessly' },
  total: { ja: '合計', en: 'Total' },
  best: { ja: '最高の得点', en: 'Best clear' },
  lines: { ja: '消したライン', en: 'Lines cleared' },
  placed: { ja: '置いたピース', en: 'Pieces placed' },
  goldAll: { ja: '稼いだゴールド', en: 'Gold earned' },
  rounds: { ja: 'クリアしたラウンド', en: 'Rounds won' },
  info: { ja: 'このランについて', en: 'About this run' },
  targetsByBoss: {
    ja: '先のセットの3ラウンド目は、ボスによって変わることがあります。',
    en: 'In later sets the boss may change what the third round asks for.',
  },
  targets: { ja: '目標の道のり', en: 'Targets' },
  rules: { ja: 'ルール', en: 'Rule set' },
  code: { ja: 'シード', en: 'Seed' },
  now: { ja: 'いま', en: 'Now' },
  skipped: { ja: 'スキップ', en: 'Skipped' },
  later: { ja: 'このあと', en: 'Later' },
} as const;
