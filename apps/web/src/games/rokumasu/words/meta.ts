import { fill } from '@minoya/kernel';

/** Words of the start page, the collection and the rules. */
export const meta = {
  about: {
    ja: '6×6の盤にミノをはめ、列を消して点にします。店でレリックを集め、24番を勝ち抜きます。',
    en: 'Fit minos on a 6×6 board and clear lines. Gather relics in the shop and win 24 rounds.',
  },
  newRun: { ja: '新しく始める', en: 'New run' },
  resume: { ja: 'つづき', en: 'Continue' },
  lesson: { ja: 'はじめての人へ', en: 'First lesson' },
  ruleSet: { ja: 'ルール', en: 'Rule set' },
  standardText: {
    ja: '24番の目標が大きく伸びていく、いつもの遊びかたです。',
    en: 'The usual game: targets grow steeply over 24 rounds.',
  },
  classicText: {
    ja: '連打・気・苔と、点印・矢印が加わります。目標は少しずつ伸び、石の列もそろいます。',
    en: 'Adds Combo, Aura, Moss, Score and arrows. Targets grow gently; lines with stone complete.',
  },
  code: { ja: '番号で遊ぶ', en: 'Play a code' },
  codeHelp: {
    ja: '例 R1-8F3K-Q2MD。同じ番号なら、同じ山札・店・親方になります。',
    en: 'Such as R1-8F3K-Q2MD. The same code deals the same cards, shops and bosses.',
  },
  badCode: { ja: '番号は数字と英字の8文字です。', en: 'A code has 8 digits or letters.' },
  newerCode: (version: number) =>
    fill(
      {
        ja: 'このシードはルール第{version}版のものです。ページを読み込み直してから試してください。',
        en: 'This seed is for rules version {version}. Reload the page and try again.',
      },
      { version },
    ),
  play: { ja: '遊ぶ', en: 'Play' },
  daily: { ja: '今日の一局', en: 'Today’s run' },
  book: { ja: '図鑑', en: 'Collection' },
  rules: { ja: '遊び方', en: 'How to play' },
  odds: { ja: '確率', en: 'Odds' },
  replace: { ja: 'いまの続きを終えますか', en: 'End the run in progress?' },
  replaceText: { ja: '新しく始めると、いまの続きは消えます。', en: 'A new run replaces the one in progress.' },
  noRuns: {
    ja: '終えた回はまだありません。一度遊び終えると、ここに残ります。',
    en: 'No finished run yet. Finish one and it appears here.',
  },
  watch: { ja: '棋譜', en: 'Replay' },
  again: { ja: '同じ番号', en: 'Same code' },
  hintsUsed: { ja: 'ヒント使用', en: 'with hints' },
  statRuns: { ja: '回数', en: 'Runs' },
  statWins: { ja: '勝ち抜き', en: 'Wins' },
  statBestRound: { ja: '最高の番', en: 'Best round' },
  statBest: { ja: '最高点', en: 'Best total' },
  statStreak: { ja: '連続勝ち抜き', en: 'Best win streak' },
  statAverage: { ja: '平均の番', en: 'Average round' },
  reached: { ja: '届いた番の分布', en: 'Rounds reached' },
  wonShort: { ja: '勝', en: 'Won' },
  reachedOne: (round: number | null, runs: number) =>
    fill(
      { ja: '{round} {runs}回', en: '{round}: {runs}' },
      {
        round:
          round === null
            ? { ja: '勝ち抜き', en: 'Won' }
            : fill({ ja: '{round}番まで', en: 'Round {round}' }, { round }),
        runs,
      },
    ),
  ranks: { ja: '番付', en: 'Leaderboards' },
  history: { ja: '記録と棋譜', en: 'Past runs' },
  csv: { ja: 'CSVで書き出す', en: 'Export CSV' },
  back: { ja: '店先へ', en: 'Back' },
  known: {
    none: { ja: '未発見', en: 'Not met' },
    seen: { ja: '見た', en: 'Seen' },
    used: { ja: '使った', en: 'Used' },
    won: { ja: '勝った', en: 'Won with' },
  },
  count: (n: number, of: number) => fill({ ja: '{n} / {of}', en: '{n} of {of}' }, { n, of }),
  bookText: {
    ja: '見たもの、使ったもの、勝ち抜いたときに持っていたもの。どれも最初から出てきます。',
    en: 'What you have seen, used and won with. Nothing is locked.',
  },
  layer: {
    relic: { ja: 'レリック', en: 'Relics' },
    pattern: { ja: '模様', en: 'Patterns' },
    seal: { ja: '印', en: 'Seals' },
    blessing: { ja: '加護', en: 'Blessings' },
    brand: { ja: '焼き印', en: 'Brands' },
    amulet: { ja: '護符', en: 'Talismans' },
    boss: { ja: '親方のきまり', en: 'Boss rules' },
  },
} as const;
