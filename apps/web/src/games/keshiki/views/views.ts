import { signal } from '@preact/signals';
import type { Localized } from '../../../i18n/lang.ts';
import type { View } from './sets/view.ts';

/** The ten journeys, in the order of the stages: one to ten, eleven to twenty, and so on. */
export const journeys: readonly Localized[] = [
  { ja: '里の春', en: 'Village in spring' },
  { ja: '初氷の池', en: 'Pond of first ice' },
  { ja: '橋に雨', en: 'Bridge in rain' },
  { ja: '雪の峠', en: 'Snowy pass' },
  { ja: '竹の小径', en: 'Bamboo path' },
  { ja: '霜の朝', en: 'Frosty morning' },
  { ja: '岩の浜', en: 'Rocky shore' },
  { ja: '月の湖', en: 'Lake under the moon' },
  { ja: '鉄橋の夕', en: 'Iron bridge at dusk' },
  { ja: '百景の町', en: 'Town of a hundred views' },
];

/** The journey that a stage belongs to, from 0. */
export const journeyOf = (stage: number): number => Math.floor((stage - 1) / 10);

/** Each journey's pictures come when one of them is looked at. */
const pages: readonly (() => Promise<readonly View[]>)[] = [
  () => import('./sets/set1.ts').then(page => page.set1),
  () => import('./sets/set2.ts').then(page => page.set2),
  () => import('./sets/set3.ts').then(page => page.set3),
  () => import('./sets/set4.ts').then(page => page.set4),
  () => import('./sets/set5.ts').then(page => page.set5),
  () => import('./sets/set6.ts').then(page => page.set6),
  () => import('./sets/set7.ts').then(page => page.set7),
  () => import('./sets/set8.ts').then(page => page.set8),
  () => import('./sets/set9.ts').then(page => page.set9),
  () => import('./sets/set10.ts').then(page => page.set10),
];

/** The journeys that are here; a picture is drawn when its own has come. */
export const drawn = signal<ReadonlyMap<number, readonly View[]>>(new Map());
const asked = new Set<number>();

export async function loadJourney(journey: number): Promise<void> {
  if (asked.has(journey)) return;
  asked.add(journey);
  try {
    const views = await pages[journey]?.();
    if (views) drawn.value = new Map([...drawn.peek(), [journey, views]]);
  } catch {
    // Without a connection the sheet stays empty, and is asked for again the next time.
    asked.delete(journey);
  }
}

/**
 * The same drawing under ids of its own: two prints on one page would share their gradients, and lose them where the first is not
 * shown.
 */
export const underOwnIds = (drawing: string, own: string): string =>
  drawing.replace(/(<linearGradient id="|url\(#)/g, `$1${own}-`);

/** A view as it is printed for so many stars: the key block and colours, then what lives in it, then weather. */
export function printed({ base, detail, weather }: View, stars: number): string {
  return [...base(), ...(stars >= 2 ? detail() : []), ...(stars >= 3 ? weather() : [])].join('');
}
