import { fill, type Localized } from '@minoya/kernel';

/** Words of the home page and of what is around every page; other pages and the games bring their own tables. */
export const text = {
  house: { ja: 'ミノ屋', en: 'Minoya' },
  subtitle: { ja: '三つのミノのパズル', en: 'Three block puzzle games' },
  tagline: { ja: 'ぴたっと、はまる。', en: 'It just fits.' },
  promise: { ja: '登録なし・広告なし・追跡なし', en: 'No account, no ads, no tracking' },
  start: { ja: 'はじめる', en: 'Play' },
  resume: { ja: 'つづき', en: 'Continue' },
  soon: { ja: '準備中', en: 'In the making' },
  toContent: { ja: '本文へ', en: 'Skip to content' },
  switchLanguage: { ja: 'English', en: '日本語' },
  settings: { ja: '設定', en: 'Settings' },
  pages: { ja: 'ページ', en: 'Pages' },
  more: { ja: 'ほかのページ', en: 'More' },
  records: { ja: '記録', en: 'Records' },
  rank: (n: number) => fill({ ja: '{n}位', en: '#{n}' }, { n }),
  /** Such games of a day have a list of their own. */
  rankAided: (n: number, list: Localized = { ja: 'ヒントあり', en: 'with hints' }) =>
    fill({ ja: '{list} {n}位', en: '#{n} {list}' }, { n, list }),
  leaderboard: { ja: 'ランキング', en: 'Leaderboards' },
  daily: { ja: 'デイリー', en: 'Daily' },
  today: { ja: '今日のデイリー', en: 'Today’s daily' },
  notPlayed: { ja: 'まだ', en: 'not played' },
  profile: { ja: '屋号と引き継ぎ', en: 'Profile and transfer' },
  about: { ja: 'ミノ屋について', en: 'About' },
  yourShop: { ja: 'あなたの屋号', en: 'Your shop name' },
  counter: { ja: 'ゲームのメニュー', en: 'Game menu' },
  notFound: { ja: 'ページが見つかりません。', en: 'There is no such page.' },
  backHome: { ja: 'ホームへ', en: 'Home' },
  howToPlay: { ja: '遊び方', en: 'How to play' },
  newVersion: { ja: '新しい版があります。いまの続きは残ります。', en: 'There is a new version. Your game is kept.' },
  update: { ja: '更新', en: 'Update' },
} as const;
