import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

/** Words of the page of records. */
export const recordsText = {
  games: { ja: 'ゲーム', en: 'Games' },
  nothingYet: {
    ja: 'まだ記録がありません。一度遊び終えると、ここに残ります。',
    en: 'Nothing yet. Finish a game and it appears here.',
  },
  figures: { ja: '成績', en: 'Figures' },
  plays: { ja: 'プレイ回数', en: 'Games' },
  wins: { ja: 'クリア', en: 'Won' },
  victories: { ja: '勝ち', en: 'Won' },
  best: { ja: '最高', en: 'Best' },
  average: { ja: '平均', en: 'Average' },
  ofScored: (n: number): Localized =>
    fill(
      {
        ja: '最高と平均は、点が出た{n}回のものです（投了で終わった回を除く）。',
        en: 'Best and average leave out games that ended by resigning; {n} counted.',
      },
      { n },
    ),
  bestReplay: { ja: '最高のリプレイを見る', en: 'Watch the best game' },
  scores: { ja: '点の分布', en: 'Scores' },
  trend: { ja: '点の移り変わり', en: 'Over time' },
  history: { ja: '終えたゲーム', en: 'Finished games' },
  more: (n: number): Localized => fill({ ja: '{n}件すべて表示', en: 'Show all {n}' }, { n }),
  stoodIn: (name: Localized, n: number): Localized =>
    fill({ ja: '{name}（AI代行{n}手）', en: '{name} (bot played {n})' }, { name, n }),
  inRoom: { ja: 'ルーム', en: 'In a room' },
  atTable: { ja: 'この端末', en: 'On this device' },
  asPractice: { ja: '練習', en: 'Practice' },
  resigned: { ja: '投了', en: 'resigned' },
  hintsUsed: { ja: 'ヒント使用', en: 'with hints' },
  achievements: { ja: '実績', en: 'Achievements' },
  notEarned: { ja: 'まだ', en: 'not yet' },
} as const;
