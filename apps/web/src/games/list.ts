import type { Front } from './front.ts';
import type { AnyHouse } from './house.ts';
import { front as keshiki } from './keshiki/front.tsx';
import { front as polyform } from './polyform/front.tsx';
import { front as rokumasu } from './rokumasu/front.tsx';

type Load = () => Promise<{ readonly house: AnyHouse }>;

/** One game on offer; `load` fetches its chunk, null as long as it has no screens. */
export interface Offer {
  readonly front: Front;
  readonly load: Load | null;
}

export const offers: readonly Offer[] = [
  { front: rokumasu, load: () => import('./rokumasu/index.tsx') },
  { front: keshiki, load: () => import('./keshiki/index.tsx') },
  { front: polyform, load: () => import('./polyform/index.tsx') },
];

/** Games that are not on the street: the worked example of docs/web.md. */
const aside: Readonly<Record<string, Load>> = {
  sample: () => import('./sample/index.tsx'),
};

/** Chunks by game id. */
export function loaderOf(id: string): Load | null {
  return offers.find(offer => offer.front.id === id)?.load ?? aside[id] ?? null;
}

/** The screens of a game that play by the rules of today. */
export async function presentHouse(id: string): Promise<AnyHouse | null> {
  return (await loaderOf(id)?.())?.house ?? null;
}

/** What a game is called, when it is on the street. */
export function nameOfGame(id: string): Front['name'] | null {
  return offers.find(offer => offer.front.id === id)?.front.name ?? null;
}
