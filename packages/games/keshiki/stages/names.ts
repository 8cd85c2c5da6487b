import type { Localized } from '@minoya/kernel';
import { earlyNames } from './early-names.ts';
import { lateNames } from './late-names.ts';

/** The name and the idea of each stage, in order. */
export const names: readonly { readonly name: Localized; readonly hook: Localized }[] = [
  ...earlyNames,
  ...lateNames,
].map(([nameJa, nameEn, hookJa, hookEn]) => ({ name: { ja: nameJa, en: nameEn }, hook: { ja: hookJa, en: hookEn } }));
