import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Outcome, RoundTold } from './run.ts';
import { mean, median, type Share, shareOf } from './stats.ts';

export const winRate = (outcomes: readonly Outcome[]): Share =>
  shareOf(outcomes.filter(outcome => outcome.won).length, outcomes.length);

export interface Held extends Share {
  readonly relic: string;
  /** Percent of the won runs that owned it at some time. */
  readonly owned: number;
}

/** On how many of the winning shelves a relic stood at the end. */
export function heldInWins(outcomes: readonly Outcome[]): Held[] {
  const won = outcomes.filter(outcome => outcome.won);
  return [...new Set(won.flatMap(one => [...one.owned, ...one.held]))]
    .map(relic => ({
      relic,
      ...shareOf(won.filter(one => one.held.includes(relic)).length, won.length),
      owned: shareOf(won.filter(one => one.owned.includes(relic)).length, won.length).percent,
    }))
    .sort((a, b) => b.percent - a.percent);
}

/** How many runs ended after so many rounds; the last are those that were won. */
export function ends(outcomes: readonly Outcome[]): number[] {
  const counts = Array.from({ length: LAST_ROUND + 1 }, () => 0);
  for (const { rounds } of outcomes) counts[Math.min(rounds, LAST_ROUND)]! += 1;
  return counts;
}

export function meanByRound(outcomes: readonly Outcome[], of: (round: RoundTold) => number): number[] {
  return Array.from({ length: LAST_ROUND }, (_, i) =>
    mean(outcomes.flatMap(({ told }) => told.filter(one => one.round === i + 1).map(of))),
  );
}

/** From set 3 on a build decides. */
const LATE_FROM = 7;
const SHOP_AFTER = 18;

/** How rounds from set 3 on are won, what gold is left for, and how the deck changed. */
export interface Struggle {
  /** Rounds won by the first clear. */
  readonly first: Share;
  /** What won: so many rows, so many columns; most frequent first. */
  readonly kinds: readonly (Share & { readonly kind: string })[];
  /** Clears that a won round took, on average. */
  readonly clears: number;
  /** Gold when round 19 begins, in the median. */
  readonly gold: number;
  /** Cards bought, changed or removed in won runs, in the median. */
  readonly cards: number;
}

export function struggle(outcomes: readonly Outcome[]): Struggle {
  const rounds = outcomes.flatMap(({ told }) =>
    told.filter(({ round, won }) => won && round >= LATE_FROM && round <= LAST_ROUND),
  );
  const counts = new Map<string, number>();
  for (const { kind } of rounds) counts.set(kindOf(kind), (counts.get(kindOf(kind)) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => ({ kind, ...shareOf(count, rounds.length) }));
  return {
    first: shareOf(rounds.filter(({ clears }) => clears <= 1).length, rounds.length),
    kinds: kinds.sort((a, b) => b.percent - a.percent),
    clears: mean(rounds.map(({ clears }) => clears)),
    gold: median(
      outcomes.flatMap(({ told }) => told.filter(({ round }) => round === SHOP_AFTER + 1).map(({ gold }) => gold)),
    ),
    cards: median(outcomes.filter(({ won }) => won).map(({ cards }) => cards.bought + cards.changed + cards.removed)),
  };
}

/** Two rows and two columns are one kind: two parallel lines. */
function kindOf(kind: string | null): string {
  const [rows = 0, columns = 0] = (kind ?? '').split('+').map(Number);
  if (rows + columns === 0) return 'none';
  if (rows === 0 || columns === 0) return rows + columns === 1 ? 'one line' : `${rows + columns} parallel lines`;
  return rows === 1 && columns === 1 ? 'one cross' : `${Math.max(rows, columns)} by ${Math.min(rows, columns)}`;
}
