import type { Front } from './front.ts';
import type { AnyGameUI } from './game-ui.ts';

type Load = () => Promise<{ readonly ui: AnyGameUI }>;

/** One game on offer; `load` fetches its chunk, null as long as it has no screens. */
export interface Offer {
  readonly front: Front;
  readonly load: Load | null;
}

/** Every game's folder is found by its two files: what the street shows of it, and the rest, which is fetched later. */
const fronts = import.meta.glob<Front>('./*/front.tsx', { eager: true, import: 'front' });
const loads = import.meta.glob<{ readonly ui: AnyGameUI }>('./*/index.tsx');

/** Chunks by game id. A folder without a front is not on the street: the worked example of docs/web.md. */
export function loaderOf(id: string): Load | null {
  return loads[`./${id}/index.tsx`] ?? null;
}

/** The screens of a game that play by the rules of today. */
export async function presentUI(id: string): Promise<AnyGameUI | null> {
  return (await loaderOf(id)?.())?.ui ?? null;
}

export const offers: readonly Offer[] = Object.values(fronts)
  .sort((a, b) => a.order - b.order)
  .map(front => ({ front, load: loaderOf(front.id) }));

/** What a game is called, when it is on the street. */
export function nameOfGame(id: string): Front['name'] | null {
  return offers.find(offer => offer.front.id === id)?.front.name ?? null;
}
