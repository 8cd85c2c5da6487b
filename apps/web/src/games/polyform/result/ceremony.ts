import { cardOf } from '@minoya/games/polyform/cards';
import type { State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import { type Person, personAt } from '../../../stage/seating.ts';
import { placesOf } from './places.ts';

/** One step of telling the result, for all seats at once. */
export type Beat =
  /** The next completed puzzle turns over. */
  | { readonly is: 'card'; readonly at: number }
  /** What was laid in finishing is taken off. */
  | { readonly is: 'penalty' }
  /** The next incomplete puzzle turns over, and costs. */
  | { readonly is: 'unfinished'; readonly at: number }
  /** A place is given away; the first comes last. */
  | { readonly is: 'place'; readonly rank: number };

const incomplete = (state: State, seat: Seat) => (state.players[seat]?.working ?? []).filter(work => work !== null);

/** How a finished game is told, step by step. */
export function beatsOf(state: State, people: readonly Person[] = []): readonly Beat[] {
  const seats = [...state.players.keys()];
  const most = (count: (seat: Seat) => number) => Math.max(0, ...seats.map(count));
  const upTo = (length: number) => Array.from({ length }, (_, at) => at);
  const ranks = [...new Set(placesOf(state, people).map(one => one.rank))].sort((a, b) => b - a);
  return [
    ...upTo(most(seat => state.players[seat]?.done.length ?? 0)).map(at => ({ is: 'card', at }) as const),
    ...(most(seat => state.players[seat]?.late.length ?? 0) > 0 ? [{ is: 'penalty' } as const] : []),
    ...upTo(most(seat => incomplete(state, seat).length)).map(at => ({ is: 'unfinished', at }) as const),
    ...ranks.map(rank => ({ is: 'place', rank }) as const),
  ];
}

/** What of a seat is on the table after so many beats. */
export interface Told {
  readonly cards: number;
  readonly unfinished: number;
  /** Points as they add up. */
  readonly sum: number;
  /** Null as long as its place is not given away. */
  readonly rank: number | null;
}

export function toldOf(state: State, seat: Seat, beats: readonly Beat[], people: readonly Person[] = []): Told {
  const player = state.players[seat];
  const cards = beats.filter(beat => beat.is === 'card').length;
  const unfinished = beats.filter(beat => beat.is === 'unfinished').length;
  const points = (ids: readonly (string | null)[]) =>
    ids.reduce((sum, id) => sum + (id === null ? 0 : cardOf(id).points), 0);
  const won = points((player?.done ?? []).slice(0, cards).map(done => done.card));
  const lost = points(
    incomplete(state, seat)
      .slice(0, unfinished)
      .map(work => work?.card ?? null),
  );
  const penalty = beats.some(beat => beat.is === 'penalty') ? (player?.late.length ?? 0) : 0;
  const { rank = 1 } = placesOf(state, people).find(one => one.seat === seat) ?? {};
  const placed = beats.some(beat => beat.is === 'place' && beat.rank === rank);
  return { cards, unfinished, sum: won - lost - penalty, rank: placed ? rank : null };
}

/** How long a beat stands at ×1, in milliseconds: the first place is waited for. */
export function beatTime(next: Beat): number {
  if (next.is === 'place') return next.rank === 1 ? 900 : 450;
  return next.is === 'penalty' ? 600 : 340;
}

/** Petals fall for somebody at this screen, or where everybody only looks on; nobody who lost is rained on. */
export function isCheered(state: State, people: readonly Person[]): boolean {
  const isHere = (seat: Seat) => personAt(people, seat).kind === 'you';
  const all = placesOf(state, people);
  return !all.some(one => isHere(one.seat)) || all.some(one => one.rank === 1 && isHere(one.seat));
}
