import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

/** How long a turn may take, in seconds: from hurried to a game over days. */
export const turnClocks: readonly (number | null)[] = [
  null,
  15,
  30,
  60,
  90,
  120,
  300,
  900,
  3_600,
  14_400,
  43_200,
  86_400,
];

/** 15秒, 5分, 24時間. */
export function turnLength(seconds: number | null): Localized {
  if (seconds === null) return { ja: 'なし', en: 'None' };
  if (seconds < 120) return fill({ ja: '{n}秒', en: '{n} s' }, { n: seconds });
  if (seconds < 3_600) return fill({ ja: '{n}分', en: '{n} min' }, { n: seconds / 60 });
  return fill({ ja: '{n}時間', en: '{n} h' }, { n: seconds / 3_600 });
}

/** What is left, as a clock shows it: 45, 4:05, 23:10:00. */
export function clockText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
