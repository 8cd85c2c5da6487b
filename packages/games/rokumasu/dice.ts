import { chance, roll } from '@minoya/kernel';
import type { CellIndex, Source, Stream } from './state.ts';
import type { Turn } from './turn.ts';

export interface Odds {
  readonly hits: number;
  readonly outOf: number;
}

/** Where chance comes from: the state's own streams, or every possibility in turn for a preview. */
export interface Dice {
  /** A preview ends where cards would be drawn. */
  readonly hidesCards?: true;
  /** Whether one of so many rolls hits. */
  some(
    t: Turn,
    ask: { stream: Stream; source: Source; odds: Odds; times: number; cells: readonly CellIndex[] },
  ): boolean;
  /** 0 to n − 1. */
  one(t: Turn, source: Source, n: number): number;
}

/** Chance as the state holds it. Every roll is told, so that undo knows luck was seen. */
export const seeded: Dice = {
  some(t, { stream, source, odds, times, cells }) {
    let hit = false;
    t.ownChance();
    for (let i = 0; i < times && !hit; i++) hit = chance(t.s.rng, stream, odds.hits, odds.outOf);
    t.events.push({ type: 'rolled', source, hit, value: times, cells });
    return hit;
  },
  one(t, source, n) {
    t.ownChance();
    const value = roll(t.s.rng, 'luck', n);
    t.events.push({ type: 'rolled', source, hit: value > 0, value, cells: [] });
    return value;
  },
};
