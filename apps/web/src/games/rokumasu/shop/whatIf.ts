import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import type { ScoreLine } from '@minoya/games/rokumasu/score';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import type { Action, Event, OwnedRelic, State } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';
import { amount } from '../text/numbers.ts';

type RokuMatch = Match<typeof rokumasu>;

const ledgersOf = (events: readonly Event[]): (readonly ScoreLine[])[] =>
  events.flatMap(event => (event.type === 'scored' ? [event.ledger] : []));
const pointsOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.type === 'scored' ? sum + event.points : sum), 0);

interface Move {
  readonly before: State;
  readonly action: Action;
}

function moveAt(match: RokuMatch, ply: number): Move | null {
  const action = rokumasu.actions.read(match.log[ply - 1]?.line ?? '');
  return action ? { before: match.at(ply - 1).state, action } : null;
}

/** The last action that scored: how many lay before it, itself included, and its points. */
function lastClear(match: RokuMatch): { ply: number; points: number } | null {
  for (let ply = match.length; ply > 0; ply--) {
    const points = pointsOf(match.at(ply).events);
    if (points > 0) return { ply, points };
  }
  return null;
}

const withOne = (state: State, mine: OwnedRelic): State => ({
  ...state,
  relics: withMirrors([...state.relics, mine]),
});

/** The relic as it would stand before an action, had it been on the shelf since its round began: what it remembers of the real moves. */
function sinceRoundBegan(match: RokuMatch, ply: number, id: RelicId): OwnedRelic {
  let first = ply;
  while (first > 1 && !match.at(first).events.some(event => event.type === 'roundStarted')) first -= 1;
  let mine = freshRelic(id, 0);
  for (let at = first; at < ply; at++) {
    const move = moveAt(match, at);
    const step = move && rokumasu.apply(withOne(move.before, mine), 0, move.action);
    mine = (step?.ok ? step.state.relics.find(one => one.id === id) : undefined) ?? mine;
  }
  return mine;
}

/** The fewest and the most points of a move whose last relic rolls, everything else having fallen as it did. */
function spreadOf({ before, action }: Move, events: readonly Event[]): readonly [number, number] | null {
  const mine = before.relics.length - 1;
  const others = (ledgers: readonly (readonly ScoreLine[])[]): string =>
    JSON.stringify(ledgers.map(ledger => ledger.filter(line => line.relic !== mine)));
  const real = others(ledgersOf(events));
  const seen = action.type === 'place' || action.type === 'end' ? preview(before, action) : null;
  const points = seen?.outcomes.filter(one => others(one.ledgers) === real).map(one => one.points) ?? [];
  return points.length > 0 ? [Math.min(...points), Math.max(...points)] : null;
}

/** How often chance decided about points. */
const rolls = (events: readonly Event[]): number =>
  events.filter(event => event.type === 'rolled' && event.source.startsWith('relic:')).length;

/** What the last clear was worth, and what with one relic more all round long and the same luck; what that relic itself rolls is a range. */
export function withRelic(match: RokuMatch, id: RelicId): { before: string; after: string } | null {
  const last = lastClear(match);
  const move = last && moveAt(match, last.ply);
  if (!last || !move || move.before.relics.some(owned => owned.id === id)) return null;
  const richer = { ...move, before: withOne(move.before, sinceRoundBegan(match, last.ply, id)) };
  const step = rokumasu.apply(richer.before, 0, move.action);
  if (!step.ok) return null;
  const sure = pointsOf(step.events);
  const isRolled = rolls(step.events) > rolls(match.at(last.ply).events);
  const [least, most] = (isRolled ? spreadOf(richer, step.events) : [sure, sure]) ?? [0, 0];
  if (most <= last.points) return null;
  return { before: amount(last.points), after: least === most ? amount(most) : `${amount(least)}–${amount(most)}` };
}
