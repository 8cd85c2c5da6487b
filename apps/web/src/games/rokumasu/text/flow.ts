import { fill, type Localized } from '@minoya/kernel';

/** Words of the picture that teaches the flow. */
export const flowWords = {
  text: {
    ja: '流れ：同じラウンドで先に消したラインが多いほど、次に消すときの列点の倍率が上がります。',
    en: 'Flow: the more lines you have cleared this round, the more your next clear multiplies its line points.',
  },
  before: { ja: '先に消したライン', en: 'Cleared before' },
  lines: (n: number): Localized =>
    n === 0
      ? { ja: 'なし', en: 'none' }
      : fill(n === 1 ? { ja: '{n}本', en: '{n} line' } : { ja: '{n}本', en: '{n} lines' }, { n }),
  atOnce: (n: number): Localized =>
    fill(n === 1 ? { ja: '{n}本消す', en: '{n} line' } : { ja: '{n}本同時', en: '{n} at once' }, { n }),
} as const;
