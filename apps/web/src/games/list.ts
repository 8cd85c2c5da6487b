import type { Front } from './front.ts';
import { front as keshiki } from './keshiki/front.tsx';
import { front as polyform } from './polyform/front.tsx';
import { front as rokumasu } from './rokumasu/front.tsx';

/** One game on offer; `load` is its chunk, null as long as it has no screens. */
export interface Offer {
  readonly front: Front;
  readonly load: (() => Promise<unknown>) | null;
}

export const offers: readonly Offer[] = [
  { front: rokumasu, load: null },
  { front: keshiki, load: null },
  { front: polyform, load: null },
];
