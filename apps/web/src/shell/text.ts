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
} as const;
