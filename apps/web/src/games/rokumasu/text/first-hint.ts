/** What is asked before the first hint of a daily. */
export const firstHint = {
  title: { ja: 'デイリーでヒントを使いますか？', en: 'Use a hint in the daily?' },
  text: {
    ja: '使うと「ヒント・道具あり」の記録になり、ランキングでもそちらに載ります。',
    en: 'The game is then marked, and ranked among those with hints or tools.',
  },
  yes: { ja: 'ヒントを見る', en: 'Show the hint' },
} as const;
