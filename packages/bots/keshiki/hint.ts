import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { Match } from '@minoya/kernel';
import { beam, clearAppraisal, scoreAppraisal } from './beam.ts';
import { exact } from './exact.ts';
import { SolverGrid } from './solver-grid.ts';
import { nrpa } from './nrpa.ts';
import { boostedScoring, keshikiScoring, type Scoring } from './scoring.ts';
import type { Line, Steering } from './search.ts';

/** What the solver says about a position. */
export interface Advice {
  /** The tap to make now; null when none is left. */
  readonly tap: Cell | null;
  /** The whole way from here, this tap first. */
  readonly line: readonly Cell[];
  /** What following it to the end scores, everything earned so far included. */
  readonly score: number;
  readonly clears: boolean;
  /**
   * Whether the target can still be reached: `yes` has a line that does it, `no` is proven, by a bound that no play can
   * pass or by trying everything, `unknown` is neither.
   */
  readonly target: 'yes' | 'no' | 'unknown';
}

export interface Known {
  /** The stage in play, whose stored line is the first thing to follow. */
  readonly stage?: Stage;
  /** The rest of the way advised before: never given up for a worse one. */
  readonly plan?: readonly Cell[];
}

/**
 * The best way on from a position. On the stage's stored line the answer is that line, at once; near the end it is exact;
 * elsewhere a beam finds a first line and nested search improves it until `stop` says so.
 */
export function advise(state: State, steering: Steering, { stage, plan }: Known = {}): Advice {
  const stored = stage && storedLine(state, stage);
  if (stored) return adviceOf(state, stored, false);
  const grid = new SolverGrid().load(state.board);
  const scoring = resumed(state);
  const solved = exact(grid, scoring, EXACT_NODES);
  if (solved) return adviceOf(state, solved, true);
  const lines = [scoreAppraisal, clearAppraisal].map(appraisal =>
    beam(grid, scoring, { ...steering, stop: never }, { width: QUICK_WIDTH, appraisal }),
  );
  if (plan) lines.unshift(replay(grid, scoring, plan));
  lines.push(nrpa(grid, scoring, steering, { levels: 2, rounds: 60 }));
  const best = lines.reduce((a, b) => (b.score > a.score ? b : a));
  return adviceOf(state, best, false);
}

/** The latest of these positions, in order of play, from which a line to the target is known; -1 when none is. */
export function lastGood(history: readonly State[], steering: Steering, stage?: Stage): number {
  for (let n = history.length - 1; n >= 0; n--) {
    const state = history[n] as State;
    if (bestConceivable(state) < state.target) continue;
    if (advise(state, steering, stage ? { stage } : {}).target === 'yes') return n;
  }
  return -1;
}

/** What a line scores from here; it ends where a tap is not possible. */
function replay(start: SolverGrid, scoring: Scoring, taps: readonly Cell[]): Line {
  const grid = new SolverGrid().copy(start);
  let earned = 0;
  let made = 0;
  for (const cell of taps) {
    const k = grid.groupOf(cell);
    if (k < 0) break;
    earned += scoring.points[grid.removes[k] as number] as number;
    grid.tap(k);
    made++;
  }
  const left = grid.left();
  return { score: scoring.finish(earned, left), taps: taps.slice(0, made), clears: left === 0 };
}

/** About 20 ms: enough for the last dozen groups. */
const EXACT_NODES = 6000;
const QUICK_WIDTH = 8;
const never = (): boolean => false;

/** The rules' payment from here on: what has been earned counts for the all-clear bonus too. */
function resumed(state: State): Scoring {
  const { points, finish } = state.boosted ? boostedScoring : keshikiScoring;
  return { points, finish: (earned, left) => finish(earned + state.score, left) };
}

/** The rest of the stored line, when the taps so far are its beginning. */
function storedLine(state: State, stage: Stage): Line | null {
  const onWay = positions(stage)[state.taps];
  if (!onWay || state.used.length > 0 || onWay !== key(state)) return null;
  const taps = stage.line.slice(state.taps).map(word => {
    const action = keshiki.actions.read(word);
    return action?.type === 'tap' ? action.cell : -1;
  });
  return { score: stage.par, taps, clears: endOf(stage).phase === 'cleared' };
}

const known = new Map<number, { readonly keys: readonly string[]; readonly end: State }>();

function key(state: State): string {
  return `${state.score} ${state.board.cells.join()}`;
}

/** Every position along the stage's line, by the number of taps. */
function positions(stage: Stage): readonly string[] {
  return follow(stage).keys;
}

function endOf(stage: Stage): State {
  return follow(stage).end;
}

function follow(stage: Stage): { readonly keys: readonly string[]; readonly end: State } {
  const before = known.get(stage.number);
  if (before) return before;
  const played = Match.resume(keshiki, replayOf(`stage ${stage.number}`, stage.line));
  if (!played.ok) throw new Error(`the line of stage ${stage.number} does not hold: ${played.why}`);
  const match = played.value;
  const keys = Array.from({ length: match.length + 1 }, (_, ply) => key(match.at(ply).state));
  const followed = { keys, end: match.state };
  known.set(stage.number, followed);
  return followed;
}

function adviceOf(state: State, line: Line, proven: boolean): Advice {
  const reaches = Math.max(state.score, line.score) >= state.target;
  const hopeless = proven || bestConceivable(state) < state.target;
  const target = reaches ? 'yes' : hopeless ? 'no' : 'unknown';
  return { tap: line.taps[0] ?? null, line: line.taps, score: line.score, clears: line.clears, target };
}

/**
 * More than any play can score from here: each colour goes in one tap (blocks of a colour that has no plain block left
 * stay), and the board is cleared if no colour rules that out.
 */
export function bestConceivable(state: State): number {
  const grid = new SolverGrid().load(state.board);
  const { points, finish } = resumed(state);
  let earned = 0;
  let stays = 0;
  for (let color = 1; color <= 6; color++) {
    const count = grid.colors[color] as number;
    const dead = count === 1 || grid.tappable[color] === 0;
    if (dead) stays += count;
    else earned += points[count] as number;
  }
  return grid.count === 0 ? state.score : finish(earned, stays);
}
