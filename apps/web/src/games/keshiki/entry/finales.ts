import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import type { Localized } from '../../../i18n/lang.ts';
import { type Progress, starTotal } from './progress.ts';

/** The two endings: every stage completed, and every star. */
export const finales = ['hundred', 'stars'] as const;
export type Finale = (typeof finales)[number];

export const finaleNames: Readonly<Record<Finale, Localized>> = {
  hundred: { ja: '百景、巡り終えて', en: 'A hundred views seen' },
  stars: { ja: '三百の星', en: 'Three hundred stars' },
};

/** The endings that a player has reached. */
export function finalesOf(now: Progress): readonly Finale[] {
  const done = Object.values(now.stages).filter(({ stars }) => stars > 0).length;
  const reached = { hundred: done >= STAGE_COUNT, stars: starTotal(now) >= 3 * STAGE_COUNT };
  return finales.filter(one => reached[one]);
}
