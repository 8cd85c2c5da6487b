import { bosses } from './bosses.ts';
import { relics } from './relics/index.ts';
import { LAST_ROUND, ROUNDS_IN_SET, ruleSets } from './rules.ts';
import type { State } from './state.ts';

/**
 * Numbers the rules ask for and effects may change. `price` is asked with a price instead of its base;
 * `stonesClear` is 1 when stones clear like other blocks.
 */
export const TUNED = [
  'hands',
  'draw',
  'relicSlots',
  'amuletSlots',
  'stock',
  'recycles',
  'reroll',
  'price',
  'enhanced',
  'multi',
  'charge',
  'arrow',
  'stonesClear',
] as const;
export type Tuned = (typeof TUNED)[number];

/** A number as the owned relics tune it, left to right on the shelf; conditions of the boss not counted. */
export function tunedByRelics(s: State, key: Tuned, from = ruleSets[s.rules].base[key]): number {
  let value = from;
  for (const owned of s.relics) {
    const def = relics[owned.as ?? owned.id];
    const tune = def.tune?.[key];
    if (tune) value = tune(value, def.n);
  }
  return value;
}

/** The number that holds now: relics first, then the boss's conditions in a boss round. */
export function tuned(s: State, key: Tuned): number {
  let value = tunedByRelics(s, key);
  if (isBossRound(s.round))
    for (const id of s.bosses) {
      const tune = bosses[id].tune?.[key];
      if (tune) value = tune(value);
    }
  return value;
}

export function allTuned(s: State): Readonly<Record<Tuned, number>> {
  const all: Partial<Record<Tuned, number>> = {};
  for (const key of TUNED) all[key] = tuned(s, key);
  return all as Record<Tuned, number>;
}

export type RoundKind = 'normal' | 'elite' | 'boss';
const KINDS: readonly RoundKind[] = ['normal', 'elite', 'boss'];

export function roundKind(round: number): RoundKind {
  return KINDS[(round - 1) % ROUNDS_IN_SET] ?? 'normal';
}

export function isBossRound(round: number): boolean {
  return round % ROUNDS_IN_SET === 0;
}

/** Sets are counted from 1. */
export function setOf(round: number): number {
  return Math.floor((round - 1) / ROUNDS_IN_SET) + 1;
}

/** What a round asks for. Beyond the table, twice (by the rule set's growth) what it was a set before. */
export function targetOf(s: Pick<State, 'rules'>, round: number): number {
  const { targets, endlessGrowth } = ruleSets[s.rules];
  let growth = 1;
  let at = round;
  for (; at > LAST_ROUND; at -= ROUNDS_IN_SET) growth *= endlessGrowth;
  return Math.min((targets[at - 1] ?? 0) * growth, Number.MAX_SAFE_INTEGER);
}
