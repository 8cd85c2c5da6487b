/** Words of the moments that a score, a boss or a run has. */
export const stageWords = {
  allClear: { ja: '全消し', en: 'All clear' },
  record: { ja: 'このランの最高', en: 'Best of the run' },
  bossDown: { ja: 'ボスをたおしました', en: 'Boss defeated' },
  final: { ja: '24ラウンド、すべてクリア', en: 'All 24 rounds' },
  shuffled: {
    ja: 'デッキをシャッフルし直しました。手札やストックのピースも、もう一度デッキに入ります。',
    en: 'Deck reshuffled: the pieces you still hold are in it again.',
  },
} as const;
