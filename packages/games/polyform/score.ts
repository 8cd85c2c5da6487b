import type { Result, Seat } from '@minoya/kernel';
import { cardOf } from './cards.ts';
import type { Colour } from './cards/card.ts';
import { total } from './pieces.ts';
import type { Player, State } from './state.ts';

/** P30: the sum of one seat, as the result screen shows it. */
export interface Sum {
  readonly seat: Seat;
  /** Points of finished cards. */
  readonly done: number;
  /** One for each piece laid in the finishing phase. */
  readonly penalty: number;
  /** Points of cards left unfinished. */
  readonly unfinished: number;
  readonly final: number;
  readonly white: number;
  readonly black: number;
  /** Pieces left in hand: the second tie-break. */
  readonly pieces: number;
}

export interface Standing extends Sum {
  /** 1, 1, 3 on a tie for first. (P31) */
  readonly rank: number;
}

export function completed(player: Player, colour: Colour): number {
  let n = 0;
  for (const done of player.done) if (done.colour === colour) n++;
  return n;
}

/** Points of the finished cards; null when the viewer may not know them. */
export function scoreOf(player: Player): number | null {
  let points = 0;
  for (const { card } of player.done) {
    if (card === null) return null;
    points += cardOf(card).points;
  }
  return points;
}

export function sumOf(state: State, seat: Seat): Sum {
  const player = state.players[seat] as Player;
  const done = scoreOf(player) ?? 0;
  let unfinished = 0;
  for (const work of player.working) if (work) unfinished += cardOf(work.card).points;
  return {
    seat,
    done,
    penalty: player.late.length,
    unfinished,
    final: done - player.late.length - unfinished,
    white: completed(player, 'white'),
    black: completed(player, 'black'),
    pieces: total(player.hand),
  };
}

/** P31: more points, then more finished cards, then more pieces left; equal in all three is a shared rank. */
function better(a: Sum, b: Sum): number {
  return b.final - a.final || b.white + b.black - a.white - a.black || b.pieces - a.pieces;
}

/** Best first. Final once the game has ended; before that, how it would end now. */
export function standings(state: State): Standing[] {
  const sums = state.players.map((_, seat) => sumOf(state, seat)).sort((a, b) => better(a, b) || a.seat - b.seat);
  return sums.map(sum => ({ ...sum, rank: 1 + sums.filter(other => better(other, sum) < 0).length }));
}

export function result(state: State): Result | null {
  if (state.phase !== 'ended') return null;
  const all = standings(state);
  const winners = all.filter(one => one.rank === 1).map(one => one.seat);
  return { scores: state.players.map((_, seat) => sumOf(state, seat).final), winners };
}
