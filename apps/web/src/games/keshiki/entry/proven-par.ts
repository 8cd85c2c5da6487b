import { keshiki } from '@minoya/games/keshiki/game';
import type { Localized } from '../../../i18n/lang.ts';

/** Stages of one version on which every line was tried: without tools none that earns ★ scores more than par. A slow test tries them again. */
export const provenPar: { readonly version: number; readonly stages: readonly number[] } = {
  version: 5,
  stages: [
    4, 5, 6, 11, 13, 16, 18, 21, 22, 23, 25, 37, 39, 41, 42, 45, 52, 54, 55, 56, 61, 62, 63, 64, 66, 67, 69, 80, 82, 84,
    86, 89, 91,
  ],
};

const text = {
  best: {
    ja: '道具なしで★を取るなら、これより高い点はありません。',
    en: 'Without tools, no game that earns ★ scores more.',
  },
  open: { ja: 'いちばん高い点とはかぎりません。', en: 'It need not be the highest there is.' },
} as const;

/** Whether par of a stage is the best there is. */
export const isBestPar = (stage: number | null): boolean =>
  stage !== null && keshiki.version === provenPar.version && provenPar.stages.includes(stage);

/** How par stands to the best there is. */
export const parStands = (stage: number | null): Localized => (isBestPar(stage) ? text.best : text.open);
