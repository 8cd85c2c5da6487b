import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';

/** More cells than the largest piece has are never missing. */
export const MOST_SHORT = 4;

const words = (n: number): Localized =>
  fill(
    n === 1
      ? {
          ja: 'あと{n}マス分のピースがあればレベルアップできます。',
          en: 'To level up you need {n} more cell of pieces.',
        }
      : {
          ja: 'あと{n}マス分のピースがあればレベルアップできます。',
          en: 'To level up you need {n} more cells of pieces.',
        },
    { n },
  );

/** Why nothing can be leveled up, by how many cells are missing. */
export const upShort: Readonly<Record<string, Localized>> = Object.fromEntries(
  Array.from({ length: MOST_SHORT }, (_, i) => [`upShort${i + 1}`, words(i + 1)]),
);
