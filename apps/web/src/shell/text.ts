/** Words of the house; games bring their own tables. */
export const text = {
  house: { ja: 'ミノ屋', en: 'Minoya' },
  subtitle: { ja: '三つのミノのパズル', en: 'Three mino puzzles' },
  tagline: { ja: 'ぴたっと、はまる。', en: 'It just fits.' },
  promise: { ja: '登録なし・広告なし・追跡なし', en: 'No account, no ads, no tracking' },
  start: { ja: 'はじめる', en: 'Play' },
  resume: { ja: 'つづき', en: 'Continue' },
  soon: { ja: '準備中', en: 'In the making' },
  toContent: { ja: '本文へ', en: 'Skip to content' },
  switchLanguage: { ja: 'English', en: '日本語' },
  settings: { ja: '設定', en: 'Settings' },
  home: { ja: '入口', en: 'Home' },
  notFound: { ja: 'ページが見つかりません。', en: 'There is no such page.' },
  backHome: { ja: '入口へ戻る', en: 'Back to the shop' },
  unreachable: { ja: '読み込めませんでした', en: 'Could not load this' },
  unreachableText: {
    ja: '通信が切れているか、新しい版が出ています。もう一度お試しください。',
    en: 'You may be offline, or there is a new version. Please try again.',
  },
  tryAgain: { ja: 'もう一度', en: 'Try again' },
  howToPlay: { ja: '遊び方', en: 'How to play' },
  contents: { ja: '目次', en: 'Contents' },
} as const;
