/** What is asked before the first hint of a daily, or of any other run that may be ranked. */
export const firstHint = {
  daily: { ja: 'デイリーでヒントを使いますか？', en: 'Use a hint in the daily?' },
  run: { ja: 'このランでヒントを使いますか？', en: 'Use a hint in this run?' },
  text: {
    ja: '使うと「ヒント・道具あり」の記録になり、ランキングでもそちらに載ります。',
    en: 'The game is then marked, and ranked among those with hints or tools.',
  },
  yes: { ja: 'ヒントを見る', en: 'Show the hint' },
} as const;
