import { fill, type Localized } from '@minoya/kernel';

/** Words of the collection and of past runs. */
export const pastWords = {
  jump: { ja: '図鑑の見出し', en: 'Parts of the collection' },
  result: { ja: '結果', en: 'Result' },
  odds: { ja: '確率', en: 'Odds' },
  noRuns: {
    ja: '終えたランはまだありません。一度遊び終えると、ここに残ります。',
    en: 'No finished run yet. Finish one and it appears here.',
  },
  back: { ja: '戻る', en: 'Back' },
  play: { ja: '遊ぶ', en: 'Play' },
  undo: { ja: '戻す', en: 'Undo' },
  dropped: (run: Localized) => fill({ ja: '「{run}」を捨てました。', en: 'Discarded: {run}' }, { run }),
  gaveUpNow: (run: Localized) =>
    fill({ ja: '「{run}」をリタイアし、記録に残しました。', en: 'Given up and kept in your records: {run}' }, { run }),
  replace: { ja: 'いまのランを終えますか', en: 'End the run in progress?' },
  replaceText: (run: Localized) =>
    fill(
      { ja: '「{run}」はリタイアになり、記録に残ります。', en: 'You give up {run}. It stays in your records.' },
      { run },
    ),
  giveUpAsk: (run: Localized) => fill({ ja: '「{run}」をリタイアしますか', en: 'Give up {run}?' }, { run }),
  giveUpYes: { ja: 'リタイアする', en: 'Give up' },
  giveUpText: {
    ja: 'ここまでの結果は記録に残ります。続きは遊べません。',
    en: 'What was reached stays in your records. It cannot be played on.',
  },
  watch: { ja: 'リプレイ', en: 'Replay' },
  again: { ja: '同じシード', en: 'Same seed' },
  gaveUp: { ja: 'リタイア', en: 'given up' },
  hintsUsed: { ja: 'ヒント使用', en: 'with hints' },
  noPractice: { ja: '練習のランは数えていません。', en: 'Practice runs are not counted.' },
  practiceOnly: {
    ja: '練習のランだけを数えています。',
    en: 'Only practice runs are counted here.',
  },
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
  csv: { ja: 'CSVで書き出す', en: 'Export CSV' },
  reveal: { ja: 'まだ会っていないものの名前とはたらきも見せる', en: 'Also show what you have not met yet' },
  unknown: { ja: '？？？', en: '???' },
  known: {
    none: { ja: '未発見', en: 'Undiscovered' },
    locked: { ja: '未解放', en: 'Locked' },
    open: { ja: '解放済み', en: 'Unlocked' },
    seen: { ja: '見た', en: 'Seen' },
    used: { ja: '使った', en: 'Used' },
    won: { ja: '勝った', en: 'Won with' },
  },
  count: (n: number, of: number) => fill({ ja: '{n} / {of}', en: '{n} of {of}' }, { n, of }),
  bookText: {
    ja: '見たもの、使ったもの、クリアしたときに持っていたもの。長旅でだけ会えるものもあります。',
    en: 'What you have seen, used and won with. Some of it is met only on the Long Journey.',
  },
  bossesOf: (n: number, of: number) =>
    fill(
      {
        ja: '標準とクラシックに{n}体、長旅に{more}体がいます。',
        en: '{n} in Standard and Classic, {more} on the Long Journey.',
      },
      { n, more: of - n },
    ),
  layer: {
    relic: { ja: 'レリック', en: 'Relics' },
    pattern: { ja: 'パターン', en: 'Patterns' },
    seal: { ja: 'シール', en: 'Seals' },
    blessing: { ja: '加護', en: 'Blessings' },
    brand: { ja: 'バフ', en: 'Buffs' },
    amulet: { ja: '護符', en: 'Amulets' },
    boss: { ja: 'ボス', en: 'Bosses' },
    deck: { ja: 'デッキ', en: 'Decks' },
    level: { ja: '段', en: 'Levels' },
    challenge: { ja: 'チャレンジ', en: 'Challenges' },
    twist: { ja: '変わりルール', en: 'Twists' },
    voucher: { ja: '引換券', en: 'Vouchers' },
    gift: { ja: '贈り物', en: 'Gifts' },
    pack: { ja: '包み', en: 'Packs' },
  },
} as const;
