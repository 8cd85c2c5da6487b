import type { Step } from '@minoya/kernel';
import { coloredLeft, isStuck, resolveTap, type Tap, type TapRefusal, type Touched, tapRefusal } from './board.ts';
import { type Cell, indexOf } from './cells.ts';
import { type Goal, isMet, starsFrom } from './goals.ts';
import { oneAndAHalf, pointsOf } from './score.ts';
import { settle } from './settle.ts';
import type { Event, State } from './state.ts';

/** What a tap would do, for the outline and the chips under the finger. */
export type Preview =
  | { readonly ok: false; readonly why: TapRefusal }
  | {
      readonly ok: true;
      /** The whole group, through ice and counters. */
      readonly group: readonly Cell[];
      readonly removed: readonly Cell[];
      readonly points: number;
      /** What the all-clear adds if this is the last tap. */
      readonly bonus: number;
      /** The goals that it reaches: those of these stars, 1 to 3. */
      readonly reaches: readonly number[];
      /** Each obstacle of the group with what will become of it. */
      readonly touched: readonly Touched[];
    };

/** Decided by the very code that `apply` runs, so what is shown is what happens. (K35) */
export function preview(state: State, cell: Cell): Preview {
  const why = tapRefusal(state.board, cell);
  if (why) return { ok: false, why };
  const { group, removed, touched } = resolveTap(state.board, cell);
  const points = pointsOf(removed.length, state.boosted);
  const events = eventsOf(tap(state, cell));
  const bonus = events.reduce((sum, event) => sum + (event.type === 'cleared' ? event.bonus : 0), 0);
  const reaches = events.flatMap(event => (event.type === 'reached' ? [event.star] : []));
  return { ok: true, group, removed, points, bonus, reaches, touched };
}

const eventsOf = (step: Step<State, Event>): readonly Event[] => (step.ok ? step.events : []);

export function tap(before: State, cell: Cell): Step<State, Event> {
  const why = tapRefusal(before.board, cell);
  if (why) return { ok: false, why };
  const decided = resolveTap(before.board, cell);
  const { group, removed } = decided;
  const points = pointsOf(removed.length, before.boosted);
  const score = before.score + points;
  const events: Event[] = [{ type: 'removed', by: cell, size: group.length, cells: removed, points, score }];
  const cells = before.board.cells.slice();
  take(cells, before, decided, events);
  const { tools, used, boosted } = before;
  const most = Math.max(before.most, removed.length);
  const done = { score, taps: before.taps + 1, most, tools, used, boosted };
  return { ok: true, state: settled(before, done, cells, events), events };
}

/** Takes the removed blocks off and puts what thawed in its place. */
function take(cells: number[], { board }: State, { removed, touched }: Tap, events: Event[]): void {
  for (const cell of removed) cells[indexOf(board, cell)] = 0;
  for (const { cell, block, outcome, by, after } of touched) {
    if (outcome === 'thawed') {
      cells[indexOf(board, cell)] = after;
      events.push({ type: 'thawed', cell, from: block, to: after });
    } else if (outcome === 'short') events.push({ type: 'held', cell, block, short: by, over: 0 });
    else if (outcome === 'over') events.push({ type: 'held', cell, block, short: 0, over: by });
  }
}

/** What a tap or a tool has done to a state by itself, before anything falls. */
type Done = Pick<State, 'score' | 'taps' | 'most' | 'tools' | 'used' | 'boosted'>;

/**
 * What follows when blocks have left or changed: settling, the goals, the all-clear, no tap left. (K19 to K27)
 * The state is written out: spreading one into the next made a tap take twice as long (`npm run bench -- keshiki.apply`).
 */
export function settled(before: State, done: Done, cells: number[], events: Event[]): State {
  const { width, height } = before.board;
  for (const movement of settle(cells, width)) events.push(movement);
  const board = { width, height, cells };
  const stuck = isStuck(board);
  const left = stuck ? coloredLeft(board) : 1;
  const score = left === 0 ? oneAndAHalf(done.score) : done.score;
  const { taps, most, tools, used, boosted } = done;
  const reached = reachedNow(before, { board, score, taps, most }, events);
  if (left === 0) events.push({ type: 'cleared', bonus: score - done.score, score, stars: starsFrom(reached) });
  else if (stuck) events.push({ type: 'stuck', left });
  const { colors, goals, par } = before;
  const phase = left === 0 ? 'cleared' : before.phase;
  return { board, colors, score, taps, goals, most, reached, par, tools, used, boosted, phase };
}

/** Which goals are reached by now, the new ones told; the same list when there are none. (K27, K37) */
function reachedNow(
  { goals, reached }: State,
  { board, score, taps, most }: Pick<State, 'board' | 'score' | 'taps' | 'most'>,
  events: Event[],
): readonly boolean[] {
  let now: boolean[] | null = null;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] as Goal;
    if (reached[i] || (goal.within !== null && taps > goal.within) || !isMet(goal, board, score, most)) continue;
    now ??= reached.slice();
    now[i] = true;
    events.push({ type: 'reached', star: i + 1, goal });
  }
  return now ?? reached;
}

export function finish(state: State): Step<State, Event> {
  const { score, reached } = state;
  const told: Event = { type: 'finished', score, stars: starsFrom(reached) };
  return { ok: true, state: { ...state, phase: 'finished' }, events: [told] };
}
