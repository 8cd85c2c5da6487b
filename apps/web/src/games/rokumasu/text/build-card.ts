import { fill } from '@minoya/kernel';

/** Words of the card that tells a run. */
export const cardWords = {
  title: { ja: 'このランのビルド', en: 'Your build' },
  best: (round: number) => fill({ ja: '最高の得点・ラウンド{round}', en: 'Best clear, round {round}' }, { round }),
  curve: { ja: 'ラウンドごとの得点と目標', en: 'Score and target of every round' },
  scores: { ja: '得点', en: 'Score' },
  targets: { ja: '目標', en: 'Target' },
  byRound: { ja: '横はラウンド', en: 'by round' },
  byRoundSteep: { ja: '横はラウンド、縦は対数目盛り', en: 'by round, on a logarithmic scale' },
  rounded: { ja: '端数は切り捨て', en: 'rounded down' },
  deck: { ja: 'デッキ', en: 'Deck' },
  saved: { ja: '画像を保存しました。', en: 'Picture saved.' },
  house: { ja: 'ミノ屋', en: 'Minoya' },
  save: { ja: '画像にする', en: 'As a picture' },
  reached: (round: number) => fill({ ja: 'ラウンド{round}まで', en: 'Reached round {round}' }, { round }),
  won: { ja: '24ラウンドクリア', en: 'All 24 rounds won' },
  points: (total: string) => fill({ ja: '合計{total}点', en: '{total} points' }, { total }),
} as const;
