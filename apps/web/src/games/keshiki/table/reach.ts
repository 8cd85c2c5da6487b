import type { Cell } from '@minoya/games/keshiki/cells';
import type { Event } from '@minoya/games/keshiki/state';

/** The cells that a tool takes off or changes, read from what the rules say happens. */
export function reachOf(events: readonly Event[]): readonly Cell[] {
  const cells = events.flatMap(event => (event.type === 'destroyed' || event.type === 'changed' ? event.cells : []));
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The tools of a game in the order in which they were taken: a used one keeps its place, and its key. */
export function inTakenOrder<Id extends string>(
  { tools, used }: { readonly tools: readonly Id[]; readonly used: readonly Id[] },
  taken: readonly Id[],
): readonly Id[] {
  const all = [...tools, ...used];
  const known = taken.filter(id => all.includes(id));
  return [...known, ...all.filter(id => !known.includes(id))];
}
