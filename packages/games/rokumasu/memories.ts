import { roundConditions } from './conditions.ts';
import { newNotes, roundMemories, sameMemory, withMirrors } from './shelf.ts';
import type { InForce, OwnedRelic } from './state.ts';
import type { Turn } from './turn.ts';

/** What is in force from now on. */
export function rule(t: Turn, conditions: readonly InForce[]): void {
  t.forget();
  t.ruled ??= t.s.conditions;
  t.s.conditions = conditions;
  t.ownsConditions = false;
}

/** Before a condition acts: its memory is edited in place, and the state before this one keeps its own. */
export function ownConditions(t: Turn): void {
  if (t.ownsConditions) return;
  t.ownsConditions = true;
  t.ruled ??= t.s.conditions;
  t.s.conditions = t.s.conditions.map(({ source, my }) => ({ source, my: { ...my } }));
}

/** Memories as a round begins. */
export function refreshMemories(t: Turn): void {
  const { s } = t;
  t.told = s.relics;
  s.relics = roundMemories(t.told);
  if (s.conditions.length === 0) return;
  t.ruled ??= s.conditions;
  s.conditions = roundConditions(s.conditions);
  t.ownsConditions = true;
}

/** Tells what relics and conditions remember anew; what was told is not edited any more. */
export function tellMemories(t: Turn): void {
  if (t.told) {
    const notes = newNotes(t.told, t.s.relics);
    if (notes) t.events.push({ type: 'remembered', notes });
    t.told = null;
  }
  if (t.ruled) {
    const { conditions } = t.s;
    if (!sameConditions(t.ruled, conditions)) t.events.push({ type: 'ruled', conditions });
    t.ruled = null;
    t.ownsConditions = false;
  }
}

function sameConditions(a: readonly InForce[], b: readonly InForce[]): boolean {
  return a.length === b.length && a.every((one, i) => one.source === b[i]?.source && sameMemory(one.my, b[i].my));
}

/** Relics that discarded themselves go. Places are told as the shelf is by then: each relic gone moves up those to its right. */
export function discard(t: Turn, places: readonly number[]): void {
  tellMemories(t);
  for (const [gone, relic] of places.entries())
    t.events.push({ type: 'relicGone', relic: relic - gone, id: (t.s.relics[relic] as OwnedRelic).id });
  shelve(
    t,
    t.s.relics.filter((_, i) => !places.includes(i)),
  );
  t.forget();
}

/** The shelf from now on, its mirrors turned to their neighbours. */
export function shelve({ s, events }: Turn, shelf: readonly OwnedRelic[]): void {
  const turned = withMirrors(shelf);
  s.relics = turned;
  for (const [relic, owned] of turned.entries()) {
    if (owned === shelf[relic]) continue;
    events.push({ type: 'mirrored', relic, as: owned.as, my: owned.my });
  }
}
