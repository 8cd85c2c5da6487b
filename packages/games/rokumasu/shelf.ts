import { type RelicId, relics } from './relics/index.ts';
import { nothing } from './effect.ts';
import type { Memory, Note, OwnedRelic } from './state.ts';

export function freshRelic(id: RelicId, paid: number): OwnedRelic {
  return { id, paid, my: relics[id].memory(), as: null };
}

/** Where the relic stands that this one acts as; null for one that is itself, or that mirrors nothing. */
export function mirrored(shelf: readonly OwnedRelic[], at: number): number | null {
  const owned = shelf[at];
  const from = owned && relics[owned.id].mirrors?.(at);
  if (from === undefined || from < 0 || from >= at) return null;
  return relics[(shelf[from] as OwnedRelic).id].uncopied ? null : from;
}

/** The shelf with every mirror turned to what it mirrors; a mirror that turned to another starts afresh. */
export function withMirrors(shelf: readonly OwnedRelic[]): OwnedRelic[] {
  return shelf.map((owned, i) => {
    if (!relics[owned.id].mirrors) return owned;
    const from = mirrored(shelf, i);
    const as = from === null ? null : (shelf[from] as OwnedRelic).id;
    if (as === owned.as) return owned;
    return { ...owned, as, my: as && !relics[as].shared ? relics[as].memory() : {} };
  });
}

/** The shelf as an action may edit it: memories are its own from here on. */
export function ownMemories(shelf: readonly OwnedRelic[]): OwnedRelic[] {
  const own: OwnedRelic[] = [];
  for (let i = 0; i < shelf.length; i++) {
    const owned = shelf[i] as OwnedRelic;
    const { id, paid, my, as } = owned;
    own.push(relics[as ?? id].memory === nothing ? owned : { id, paid, my: { ...my }, as });
  }
  return own;
}

/** Every memory as a round begins: fresh, except where it lasts. */
export function roundMemories(shelf: readonly OwnedRelic[]): OwnedRelic[] {
  return shelf.map(owned => {
    const def = relics[owned.as ?? owned.id];
    if (def.lasting) return { ...owned, my: { ...owned.my } };
    return { ...owned, my: owned.as !== null && def.shared ? {} : def.memory() };
  });
}

/** Where memories differ from what they were; null when nowhere. Both shelves hold the same relics. */
export function newNotes(before: readonly OwnedRelic[], shelf: readonly OwnedRelic[]): Note[] | null {
  let notes: Note[] | null = null;
  for (let relic = 0; relic < shelf.length; relic++) {
    const { my } = shelf[relic] as OwnedRelic;
    if (sameMemory(my, (before[relic] as OwnedRelic).my)) continue;
    notes ??= [];
    notes.push({ relic, my });
  }
  return notes;
}

/** A memory keeps the fields it was born with. */
export function sameMemory(a: Memory, b: Memory): boolean {
  if (a === b) return true;
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}
