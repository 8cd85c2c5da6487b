import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn, isReached, outOfReach } from '@minoya/games/keshiki/goals';
import { replayOf } from '@minoya/games/keshiki/replay';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { Match } from '@minoya/kernel';
import { beam, clearAppraisal, scoreAppraisal } from './beam.ts';
import { exact } from './exact.ts';
import { goalBeam } from './goal-beam.ts';
import { tryAll, type Verdict } from './goal-exact.ts';
import { better, type GoalLine, type GoalStart, playLine } from './goal-play.ts';
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
  /** Stars that it earns. */
  readonly stars: number;
  /**
   * Whether the first goal can still be reached: `yes` has a line that does it, `no` is proven, by a bound that no play can
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
 * elsewhere beams find first lines and nested search improves them until `stop` says so. More stars come before more points.
 */
export function advise(state: State, steering: Steering, { stage, plan }: Known = {}): Advice {
  const stored = stage && storedLine(state, stage);
  if (stored) return adviceOf(state, { ...stored, reached: stage.goals.map(() => true), stars: 3 }, 'unknown');
  const start = goalStart(state);
  const plain = state.goals.every(goal => goal.kind === 'score' && goal.within === null);
  const solved = plain ? exact(start.grid, start.scoring, EXACT_NODES) : null;
  if (solved) return adviceOf(state, lineFrom(start, solved.taps), 'no');
  const verdict: Verdict = state.reached[0] ? { answer: 'unknown' } : tryAll(start, EXACT_NODES);
  const found = plain ? byScore(start, steering) : byGoals(start, steering);
  if (plan) found.unshift(plan);
  if (verdict.answer === 'yes') found.push(verdict.taps);
  const lines = found.map(taps => lineFrom(start, taps));
  const best = lines.reduce((a, b) => (better(b, a) ? b : a));
  return adviceOf(state, best, verdict.answer);
}

function lineFrom(start: GoalStart, taps: readonly Cell[]): GoalLine {
  return playLine(start, taps, new SolverGrid());
}

/** The position as the searches for goals take it up. */
export function goalStart(state: State): GoalStart {
  const { goals, reached, taps, most } = state;
  return { grid: new SolverGrid().load(state.board), goals, reached, taps, most, scoring: resumed(state) };
}

/** Where only points count. */
function byScore({ grid, scoring }: GoalStart, steering: Steering): (readonly Cell[])[] {
  const lines = [scoreAppraisal, clearAppraisal].map(appraisal =>
    beam(grid, scoring, { ...steering, stop: never }, { width: QUICK_WIDTH, appraisal }),
  );
  return [...lines, nrpa(grid, scoring, steering, { levels: 2, rounds: 60 })].map(line => line.taps);
}

/** How dear a unit owed to a goal is, by the appraisal that it is added to. */
const GOAL_WEIGHTS = [
  [scoreAppraisal, [400, 100, 100]],
  [clearAppraisal, [6, 2, 2]],
] as const;

function byGoals(start: GoalStart, steering: Steering): (readonly Cell[])[] {
  const lines = GOAL_WEIGHTS.map(([appraisal, weights]) =>
    goalBeam(start, { width: GOAL_WIDTH, appraisal, weights, stop: never, enough: ({ stars }) => stars === 3 }),
  );
  const rich = nrpa(start.grid, start.scoring, steering, { levels: 2, rounds: 60 });
  return [...lines, rich].map(line => line.taps);
}

/** Whether the first goal is lost for good, whatever is tapped: proven where it says yes. */
export function hopeless(state: State): boolean {
  const [goal] = goalsIn(state);
  if (!goal || isReached(state, 0)) return false;
  if (goal.kind === 'score' && bestConceivable(state) < goal.amount) return true;
  return outOfReach(goal, state.board, state.taps);
}

/** About 20 ms: enough for the last dozen groups. */
const EXACT_NODES = 6000;
const QUICK_WIDTH = 8;
const GOAL_WIDTH = 24;
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

/** `otherwise` is what is known of the first goal apart from this line: proven lost, or nothing. */
function adviceOf(state: State, line: GoalLine, otherwise: Verdict['answer']): Advice {
  const { taps, score, clears, stars, reached } = line;
  const yes = state.goals.length === 0 || reached[0];
  const target = yes ? 'yes' : otherwise === 'no' || hopeless(state) ? 'no' : 'unknown';
  return { tap: taps[0] ?? null, line: taps, score, clears, stars, target };
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
