import { searchTurn } from '@minoya/bots/polyform/beam';
import { SIZE, writeBoard } from '@minoya/bots/polyform/board';
import { judgeFor, planAction, turnOf } from '@minoya/bots/polyform/think';
import { playOn } from '@minoya/bots/polyform/turns';
import { type Judge, value } from '@minoya/bots/polyform/value';
import { tuned } from '@minoya/bots/polyform/weights';
import { freeCells } from '@minoya/games/polyform/board';
import { count } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { scoreOf, sumOf } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { fold, type Replay, type Seat } from '@minoya/kernel';

/** A turn of one seat that went better or worse than the plan of a strong player. */
export interface TurningPoint {
  /** Actions played before the turn. */
  readonly ply: number;
  readonly round: number;
  readonly seat: Seat;
  /** In points: above 0 the player found more than the plan. */
  readonly worth: number;
  /** What was played, as lines. */
  readonly played: readonly string[];
  /** How the plan begins. */
  readonly better: string;
  /** What the plan has over what was played, at the end of the turn. */
  readonly why: Reason;
}

/** Differences of a turn that a player can see on the table; below 0 where the player had more. */
export interface Reason {
  readonly points: number;
  /** Cells of all pieces one owns. */
  readonly cells: number;
  /** Cells that are still to be filled on the puzzles in work. */
  readonly open: number;
}

/** A lead counts for more than its points when a bot decides; what a player reads is points. */
const inPoints = { ...tuned, lead: 0 };

const width = 24;
const most = 3;

/** The turns that decided a seat's game, the largest first. */
export function turningPoints(replay: Replay, seat: Seat): readonly TurningPoint[] {
  const all = turnsOf(replay, seat).flatMap(turn => judgeTurn(turn, seat));
  return all.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || a.ply - b.ply).slice(0, most);
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

/** The turn and the plan, from the action on in which they differ; nothing when they are the same. */
function judgeTurn({ ply, befores, after, played }: Turn, seat: Seat): readonly TurningPoint[] {
  for (const [i, before] of befores.entries()) {
    const view = polyform.view(before, seat);
    const mind = judgeFor(view, seat, inPoints);
    const plan = searchTurn(turnOf(view, seat, mind, width))[0];
    const better = polyform.actions.write(planAction(view, plan));
    if (better === played[i]) continue;
    const planned = playOn(before, seat, plan?.moves ?? [], () => mind);
    const worth = Math.round((worthOf(after, seat, mind) - worthOf(planned, seat, mind)) * 10) / 10;
    const [has, had] = [seenOf(planned, seat), seenOf(after, seat)];
    const why = { points: has.points - had.points, cells: has.cells - had.cells, open: has.open - had.open };
    return [{ ply: ply + i, round: before.round, seat, worth, played: played.slice(i), better, why }];
  }
  return [];
}

/** What everybody sees of a seat. */
function seenOf({ players }: State, seat: Seat): Reason {
  const player = players[seat];
  if (!player) return { points: 0, cells: 0, open: 0 };
  const lying = player.working.flatMap(work => work?.placed.map(({ piece }) => piece) ?? []);
  const inHand = pieceIds.reduce((sum, id) => sum + player.hand[id] * pieces[id].level, 0);
  const open = player.working.reduce((sum, work) => sum + (work ? count(freeCells(work)) : 0), 0);
  return {
    points: scoreOf(player) ?? 0,
    cells: inHand + lying.reduce((sum, id) => sum + pieces[id].level, 0),
    open,
  };
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
