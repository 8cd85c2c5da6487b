import { searchTurn } from '@minoya/bots/polyform/beam';
import { SIZE, writeBoard } from '@minoya/bots/polyform/board';
import { judgeFor, planAction, turnOf } from '@minoya/bots/polyform/think';
import { playOn } from '@minoya/bots/polyform/turns';
import { type Judge, value } from '@minoya/bots/polyform/value';
import { tuned } from '@minoya/bots/polyform/weights';
import { polyform } from '@minoya/games/polyform/game';
import { sumOf } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { fold, type Replay, type Seat } from '@minoya/kernel';
import { type Reason, reasonFor } from './reasons.ts';

/** A turn of one seat that went better or worse than the plan of a strong player. */
export interface TurningPoint {
  /** Actions played before the turn. */
  readonly ply: number;
  readonly round: number;
  /** The last round of several turns that are told as one. */
  readonly lastRound: number;
  readonly seat: Seat;
  /** In points: above 0 the player found more than the plan. */
  readonly worth: number;
  /** What was played, as lines. */
  readonly played: readonly string[];
  /** How the plan begins. */
  readonly better: string;
  /** The plan from there to the end of the turn. */
  readonly plan: readonly string[];
  /** Actions that were given away and that the plan would have used. */
  readonly unused: number;
  /** Where they were given away: the actions that ended those turns, counted from 1, and how many each left. */
  readonly ends: readonly { readonly ply: number; readonly unused: number }[];
  /** What one side of the two has over the other, at the end of the turn; null when nothing can be seen. */
  readonly why: Reason | null;
}

/** A lead counts for more than its points when a bot decides; what a player reads is points. */
const inPoints = { ...tuned, lead: 0 };

/** What a strong player makes of one action before the final round: 14 points in ten to eleven rounds of three. */
export const POINTS_AN_ACTION = 0.45;

const width = 24;
const most = 3;
/** In points: less decides no game. */
const least = 0.5;

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** Actions that somebody's seat did, but not they: a stand-in's and the clock's, counted from 1. */
export interface NotOwn {
  readonly bot: readonly number[];
  readonly late: readonly number[];
}

/** The turns that decided a seat's game, the largest first; turns that were given away are told as one. */
export function turningPoints(
  replay: Replay,
  seat: Seat,
  notOwn: NotOwn = { bot: [], late: [] },
): readonly TurningPoint[] {
  const turns = turnsOf(replay, seat);
  const all = turns
    .filter(turn => isOwn(turn, notOwn))
    .flatMap(turn => judgeTurn(turn, seat, notOwn.late.includes(turn.ply + turn.played.length)))
    // Behind the last turn nothing is at stake but the game: who has won it has lost nothing there.
    .filter(({ ply, worth }) => worth > 0 || ply < (turns.at(-1)?.ply ?? 0) || !hasWon(replay, seat));
  const bySize = (a: TurningPoint, b: TurningPoint) => Math.abs(b.worth) - Math.abs(a.worth) || a.ply - b.ply;
  const told = [...givenAway(all), ...all.filter(one => one.unused === 0)].sort(bySize);
  return told.filter(one => Math.abs(one.worth) >= least).slice(0, most);
}

/** Alone: who shares the first place could have had more. */
function hasWon(replay: Replay, seat: Seat): boolean {
  const folded = fold(polyform, replay);
  const winners = folded.ok ? folded.result?.winners : undefined;
  return winners?.length === 1 && winners[0] === seat;
}

/** Whether its player made the turn; the clock may have ended it, but chosen nothing. */
function isOwn({ ply, played }: Turn, { bot, late }: NotOwn): boolean {
  return played.every((line, i) => !bot.includes(ply + i + 1) && (line === 'end' || !late.includes(ply + i + 1)));
}

/** All turns with actions given away, as one. */
function givenAway(all: readonly TurningPoint[]): readonly TurningPoint[] {
  const turns = all.filter(one => one.unused > 0);
  const first = turns[0];
  if (!first) return [];
  const unused = turns.reduce((sum, one) => sum + one.unused, 0);
  const worth = tenths(turns.reduce((sum, one) => sum + one.worth, 0));
  const ends = turns.flatMap(one => one.ends);
  return [{ ...first, lastRound: turns.at(-1)?.round ?? first.round, unused, worth, ends }];
}

interface Turn extends Pick<TurningPoint, 'ply' | 'played'> {
  /** Before each of its actions. */
  readonly befores: readonly State[];
  readonly after: State;
}

/** The turns of a seat; none when the replay does not hold. */
function turnsOf(replay: Replay, seat: Seat): readonly Turn[] {
  const turns: Turn[] = [];
  const folded = fold(polyform, replay, ({ entry, before, after }, ply) => {
    if (before.active !== seat) return;
    const last = turns.at(-1);
    const goesOn = last?.after === before;
    if (goesOn) turns.pop();
    const { ply: from, befores, played } = goesOn ? last : { ply, befores: [], played: [] };
    turns.push({ ply: from, befores: [...befores, before], after, played: [...played, entry.line] });
  });
  return folded.ok ? turns : [];
}

/** Actions that were given away, where they were; else the turn and the plan, from the action on in which they differ. */
function judgeTurn(turn: Turn, seat: Seat, cut: boolean): readonly TurningPoint[] {
  const end = turn.played.length - 1;
  const left = unusedIn(turn) > 0 ? compare(turn, seat, end) : null;
  if (left && left.unused > 0) return [left];
  // What the player had in mind nobody knows.
  if (cut) return [];
  for (const i of turn.befores.keys()) {
    const point = compare(turn, seat, i);
    if (point) return [point];
  }
  return [];
}

/** The turn and the plan from one of its actions on; null where the plan does the same. */
function compare(turn: Turn, seat: Seat, i: number): TurningPoint | null {
  const { ply, befores, after, played } = turn;
  const before = befores[i];
  if (!before) return null;
  const view = polyform.view(before, seat);
  const mind = judgeFor(view, seat, inPoints);
  const found = searchTurn(turnOf(view, seat, mind, width))[0];
  const better = polyform.actions.write(planAction(view, found));
  if (better === played[i]) return null;
  const planned = playOn(before, seat, found?.moves ?? [], () => mind);
  const unused = before.ending ? 0 : Math.max(0, unusedIn(turn) - planned.unused);
  const difference = worthOf(after, seat, mind) - worthOf(planned.state, seat, mind);
  const worth = tenths(unused > 0 ? Math.min(difference, -unused * POINTS_AN_ACTION) : difference);
  const why = worth > 0 ? reasonFor(after, planned.state, seat) : reasonFor(planned.state, after, seat);
  const plan = planned.actions.map(action => polyform.actions.write(action));
  const { round } = before;
  const ends = unused > 0 ? [{ ply: ply + played.length, unused }] : [];
  const told = { played: played.slice(i), better, plan, unused, ends, why };
  return { ply: ply + i, round, lastRound: round, seat, worth, ...told };
}

/** Actions that were left when the turn was ended by hand. */
function unusedIn({ befores, played }: Turn): number {
  return played.at(-1) === 'end' ? (befores.at(-1)?.actions ?? 0) : 0;
}

function worthOf(state: State, seat: Seat, mind: Judge): number {
  const board = new Int32Array(SIZE);
  writeBoard(board, 0, state, seat);
  return value(board, 0, mind);
}

/** What a strong player thinks everybody's table is worth, in points, at the end of a turn. */
export interface Estimate {
  /** Actions played so far. */
  readonly ply: number;
  readonly worth: readonly number[];
}

/** One estimate a turn, from the deal to the end; none when the replay does not hold. */
export function estimates(replay: Replay): readonly Estimate[] {
  const found: Estimate[] = [];
  const folded = fold(polyform, replay, ({ before, after }, ply) => {
    if (found.length === 0) found.push({ ply: 0, worth: worthOfAll(before) });
    if (after.active !== before.active || after.phase === 'ended')
      found.push({ ply: ply + 1, worth: worthOfAll(after) });
  });
  return folded.ok ? found : [];
}

function worthOfAll(state: State): readonly number[] {
  return [...state.players.keys()].map(seat => {
    if (state.phase === 'ended') return sumOf(state, seat).final;
    const mind = judgeFor(polyform.view(state, seat), seat, inPoints);
    return Math.round(worthOf(state, seat, mind) * 10) / 10;
  });
}
