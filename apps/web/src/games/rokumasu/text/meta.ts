import { fill } from '@minoya/kernel';

/** Words of the start page, the collection and the rules. */
export const meta = {
  music: { ja: '静かな音楽を流す（設定で変えられます）', en: 'Play quiet music (see settings)' },
  result: { ja: '結果', en: 'Result' },
  about: {
    ja: '6×6の盤にピースをはめ、ラインを消して点にします。ショップでレリックを集め、24ラウンドをクリアします。',
    en: 'Fit pieces on a 6×6 board and clear lines. Gather relics in the shop and win 24 rounds.',
  },
  newRun: { ja: '新しいラン', en: 'New run' },
  resume: { ja: 'つづき', en: 'Continue' },
  lesson: { ja: 'チュートリアル', en: 'Tutorial' },
  ruleSet: { ja: 'ルール', en: 'Rule set' },
  standardText: {
    ja: '24ラウンドの目標が大きく伸びていく、いつもの遊びかたです。',
    en: 'The usual game: targets grow steeply over 24 rounds.',
  },
  classicText: {
    ja: 'コンボ・オーラ・苔と、スコアシール・アローシールが加わります。目標は少しずつ伸び、石のあるラインもそろいます。',
    en: 'Adds Combo, Aura, Moss, Score and arrows. Targets grow gently; lines with stone complete.',
  },
  code: { ja: 'シードを入れて遊ぶ', en: 'Play a seed' },
  codeHelp: {
    ja: '例 R1-8F3K-Q2MD。同じシードなら、同じデッキ・ショップ・ボスになります。',
    en: 'Such as R1-8F3K-Q2MD. The same seed gives the same deck, shops and bosses.',
  },
  codePractice: {
    ja: 'シードを選んだランは練習です。ランキングには登録できません。',
    en: 'A run with a chosen seed is practice. It is not ranked.',
  },
  badCode: { ja: 'シードは数字と英字の8文字です。', en: 'A seed has 8 digits or letters.' },
  newerCode: (version: number) =>
    fill(
      {
        ja: 'このシードはルール第{version}版のものです。ページを読み込み直してから試してください。',
        en: 'This seed is for rules version {version}. Reload the page and try again.',
      },
      { version },
    ),
  play: { ja: '遊ぶ', en: 'Play' },
  daily: { ja: 'デイリー', en: 'Daily' },
  book: { ja: '図鑑', en: 'Collection' },
  rules: { ja: '遊び方', en: 'How to play' },
  odds: { ja: '確率', en: 'Odds' },
  replace: { ja: 'いまのランを終えますか', en: 'End the run in progress?' },
  replaceText: { ja: '新しく始めると、いまのランは消えます。', en: 'A new run replaces the one in progress.' },
  noRuns: {
    ja: '終えたランはまだありません。一度遊び終えると、ここに残ります。',
    en: 'No finished run yet. Finish one and it appears here.',
  },
  watch: { ja: 'リプレイ', en: 'Replay' },
  again: { ja: '同じシード', en: 'Same seed' },
  hintsUsed: { ja: 'ヒント使用', en: 'with hints' },
  statRuns: { ja: 'ラン', en: 'Runs' },
  statWins: { ja: 'クリア', en: 'Wins' },
  statBestRound: { ja: '最高ラウンド', en: 'Best round' },
  statBest: { ja: '最高点', en: 'Best total' },
  statStreak: { ja: '連続クリア', en: 'Best win streak' },
  statAverage: { ja: '平均ラウンド', en: 'Average round' },
  reached: { ja: '届いたラウンドの分布', en: 'Rounds reached' },
  wonShort: { ja: 'クリア', en: 'Won' },
  reachedOne: (round: number | null, runs: number) =>
    fill(
      { ja: '{round} {runs}回', en: '{round}: {runs}' },
      {
        round:
          round === null
            ? { ja: 'クリア', en: 'Won' }
            : fill({ ja: 'ラウンド{round}まで', en: 'Round {round}' }, { round }),
        runs,
      },
    ),
  leaderboard: { ja: 'ランキング', en: 'Leaderboards' },
  history: { ja: '記録とリプレイ', en: 'Past runs' },
  csv: { ja: 'CSVで書き出す', en: 'Export CSV' },
  back: { ja: '戻る', en: 'Back' },
  known: {
    none: { ja: '未発見', en: 'Not met' },
    seen: { ja: '見た', en: 'Seen' },
    used: { ja: '使った', en: 'Used' },
    won: { ja: '勝った', en: 'Won with' },
  },
  count: (n: number, of: number) => fill({ ja: '{n} / {of}', en: '{n} of {of}' }, { n, of }),
  bookText: {
    ja: '見たもの、使ったもの、クリアしたときに持っていたもの。どれも最初から出てきます。',
    en: 'What you have seen, used and won with. Nothing is locked.',
  },
  layer: {
    relic: { ja: 'レリック', en: 'Relics' },
    pattern: { ja: 'パターン', en: 'Patterns' },
    seal: { ja: 'シール', en: 'Seals' },
    blessing: { ja: '加護', en: 'Blessings' },
    brand: { ja: 'バフ', en: 'Buffs' },
    amulet: { ja: '護符', en: 'Amulets' },
    boss: { ja: 'ボス', en: 'Bosses' },
  },
} as const;
