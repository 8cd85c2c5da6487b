/** What is asked before the first hint of a daily, or of any other run that may be ranked. */
export const firstHint = {
  daily: { ja: 'デイリーでヒントを使いますか？', en: 'Use a hint in the daily?' },
  run: { ja: 'このランでヒントを使いますか？', en: 'Use a hint in this run?' },
  text: {
    ja: '使うと「ヒント使用」と記録に残り、ランキングでは「入門の部」に載ります。',
    en: 'The run is then marked “Hints used”, and ranked on the starter list.',
  },
  yes: { ja: 'ヒントを見る', en: 'Show the hint' },
} as const;
