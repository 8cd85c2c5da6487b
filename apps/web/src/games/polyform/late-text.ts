import { fill } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

/** Actions that nobody used because the time was over. */
export function lateText(n: number): Localized {
  return fill(
    n === 1
      ? { ja: '時間切れ（{n}アクション未使用）', en: 'out of time, {n} action unused' }
      : { ja: '時間切れ（{n}アクション未使用）', en: 'out of time, {n} actions unused' },
    { n },
  );
}
