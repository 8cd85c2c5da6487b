import { fill } from '@minoya/kernel';

/** Words of the pages of the daily. */
export const dailyText = {
  dailyAbout: {
    ja: '毎日0時（日本時間）に、全員同じデイリーが出ます。過ぎた日もいつでも遊べます。',
    en: 'One daily for each game, the same for everyone, from midnight in Japan. Past days stay open.',
  },
  once: {
    ja: 'ランキングに登録できるのは、最初に終えた1回です。あとは練習として何度でも遊べます。',
    en: 'Only the first game you finish can enter the leaderboard. After that, play on as practice.',
  },
  dayDone: { ja: 'この日は遊び終えています', en: 'You have played this day' },
  dayAgain: { ja: '練習としてもう一度遊ぶ', en: 'Play it again as practice' },
  sameForAll: { ja: 'みんな同じデイリーです。', en: 'The same for everyone.' },
  playDay: { ja: 'この日を遊ぶ', en: 'Play this day' },
  brought: { ja: 'とどいたリプレイ', en: 'The replay you were sent' },
  spoiler: { ja: '手の内がわかるので、遊んだあとにどうぞ。', en: 'It gives moves away: better after playing.' },
  noDaily: { ja: 'デイリーは準備中です。', en: 'The daily is in the making.' },
  streak: (days: number) => fill({ ja: '{days}日続いています', en: '{days} days in a row' }, { days }),
  pastDays: { ja: '過ぎた日', en: 'Past days' },
  day: { ja: '日', en: 'Day' },
  play: { ja: '遊ぶ', en: 'play' },
} as const;
