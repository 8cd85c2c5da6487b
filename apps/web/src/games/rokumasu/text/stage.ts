import { fill, type Localized } from '@minoya/kernel';

/** Words of the moments that a score, a boss or a run has. */
export const stageWords = {
  allClear: { ja: '全消し', en: 'All clear' },
  record: { ja: 'このランの最高', en: 'Best of the run' },
  times: (n: string): Localized => fill({ ja: '目標の{n}倍', en: '{n} × the target' }, { n }),
  bossDown: { ja: 'ボスをたおしました', en: 'Boss defeated' },
  final: { ja: '24ラウンド、すべてクリア', en: 'All 24 rounds' },
  shuffled: {
    ja: 'デッキを一巡：シャッフルしました。',
    en: 'Deck used up and reshuffled.',
  },
} as const;
