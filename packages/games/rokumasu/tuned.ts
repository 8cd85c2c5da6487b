import type { BossId } from './bosses.ts';
import { conditionOf, isOfBoss, withBosses } from './conditions.ts';
import type { GiftId } from './long/gifts.ts';
import { long } from './long-game.ts';
import { relics } from './relics/index.ts';
import { LAST_ROUND, ROUNDS_IN_SET, ruleSets } from './rules.ts';
import type { State } from './state.ts';

/**
 * Numbers the rules ask for and effects may change. Some are asked with what they begin from: `price`, `reroll`,
 * `interest` (its most), `target`, `reward`. `stonesClear` and `obstaclesPass` are 1 when stones clear like other blocks, and
 * when a line with obstacles is complete without them. `flow` is how many tenths each cleared line
 * adds, for each line of a clear after it in the round, to what multiplies that clear; `acts` how often a relic acts in a clear; `elites` and `normals` how many conditions
 * rounds without a boss have.
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
  'stoneOffers',
  'obstaclesPass',
  'chargeStart',
  'luck',
  'flow',
  'acts',
  'target',
  'reward',
  'handPay',
  'interest',
  'pieceOffers',
  'relicOffers',
  'packOffers',
  'packSize',
  'shops',
  'giftsShown',
  'bosses',
  'elites',
  'normals',
  'deckMost',
] as const;
export type Tuned = (typeof TUNED)[number];

/** A number as relics tune it, left to right on the shelf, and then all that lasts; conditions of bosses not counted. */
export function tunedByRelics(s: State, key: Tuned, from = ruleSets[s.rules].base[key]): number {
  let value = byShelf(s, key, from);
  for (let i = 0; i < s.conditions.length; i++) {
    const one = s.conditions[i] as State['conditions'][number];
    if (isOfBoss(one)) continue;
    const { tune, n } = conditionOf(one.source);
    const change = tune?.[key];
    if (change) value = change(value, n, s, one.my);
  }
  return value;
}

/** The number that holds now: relics first, then all conditions, those of the boss last. */
export function tuned(s: State, key: Tuned, from = ruleSets[s.rules].base[key]): number {
  let value = byShelf(s, key, from);
  for (let i = 0; i < s.conditions.length; i++) {
    const one = s.conditions[i] as State['conditions'][number];
    const { tune, n } = conditionOf(one.source);
    const change = tune?.[key];
    if (change) value = change(value, n, s, one.my);
  }
  return value;
}

function byShelf(s: State, key: Tuned, from: number): number {
  let value = from;
  for (let i = 0; i < s.relics.length; i++) {
    const owned = s.relics[i] as State['relics'][number];
    const { tune, n } = relics[owned.as ?? owned.id];
    const change = tune?.[key];
    if (change) value = change(value, n, s, owned.my);
  }
  return value;
}

/** Slots to keep pieces in: there are names for two. */
export function stockSlots(s: State): number {
  return Math.min(2, tuned(s, 'stock'));
}

/** What the flow of the round makes of the line points of a clear of so many lines, in tenths: ×1 is 10. */
export function flowOf(s: State, lines: number): number {
  return 10 + s.lines * lines * tuned(s, 'flow');
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

/** What a rule set asks for in a round. Beyond the table, twice (by the rule set's growth) what it was a set before. */
export function baseTarget(rules: State['rules'], round: number): number {
  const { targets, endlessGrowth } = ruleSets[rules];
  let growth = 1;
  let at = round;
  for (; at > LAST_ROUND; at -= ROUNDS_IN_SET) growth *= endlessGrowth;
  return Math.min((targets[at - 1] ?? 0) * growth, Number.MAX_SAFE_INTEGER);
}

/** What a round of this run asks for, as far as it is known now: a boss may ask for more or less. */
export function targetOf(s: State, round: number): number {
  const from = baseTarget(s.rules, round);
  if (s.conditions.length === 0 && bossesOf(s, round).length === 0 && s.relics.length === 0) return from;
  return Math.max(1, Math.min(Math.floor(tuned(atRound(s, round), 'target', from)), Number.MAX_SAFE_INTEGER));
}

/** What winning a round of this set pays before hands and interest, as far as it is known now. */
export function rewardOf(s: State, round: number): number {
  return tuned(atRound(s, round), 'reward', ruleSets[s.rules].reward[roundKind(round)]);
}

const isOfOneRound = (source: string): boolean =>
  source.startsWith('gift:') && long.gifts[source.slice('gift:'.length) as GiftId].until === 'round';

/** The run in a round of its set: with that round's bosses, and with what is given for one round only in that one. (R171) */
function atRound(s: State, round: number): State {
  const lasts = round === s.round ? s.conditions : s.conditions.filter(({ source }) => !isOfOneRound(source));
  return { ...s, round, conditions: withBosses(lasts, bossesOf(s, round)) };
}

/** The conditions of a round of the present set. */
export function bossesOf(s: State, round: number): readonly BossId[] {
  if (isBossRound(round)) return s.bosses;
  if (s.minor.length === 0) return s.minor;
  return tunedByRelics(s, roundKind(round) === 'elite' ? 'elites' : 'normals') > 0 ? s.minor : [];
}
