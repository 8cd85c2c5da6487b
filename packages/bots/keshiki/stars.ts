import { colorOf, kindOf } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { type Goal, type GoalKind, goalKinds } from '@minoya/games/keshiki/goals';
import { type GoalLine, playLine, startOn } from './goal-play.ts';
import { SolverGrid } from './solver-grid.ts';

export interface ThreeStars {
  readonly goals: readonly Goal[];
  readonly line: GoalLine;
}

export interface Wishes {
  /** Kinds that the second and third star are to be of, if a line offers them. */
  readonly wanted: readonly GoalKind[];
  /** Points that are no feat. */
  readonly usualScore: number;
}

/** Where nothing better is at hand, the other stars ask for these, in this order. */
const OTHERWISE: readonly GoalKind[] = ['clear', 'color', 'few', 'big', 'score'];
/** Two of one of these lists say nearly the same. */
const ALIKE: readonly (readonly GoalKind[])[] = [
  ['clear', 'few', 'color', 'ice', 'numbers', 'marked'],
  ['few', 'color'],
];

/** What the stars ask for, read off a line that reaches all of it: three kinds of goal. Null when no line offers them. */
export function threeStars(
  board: Board,
  main: Goal,
  lines: readonly GoalLine[],
  { wanted, usualScore }: Wishes,
): ThreeStars | null {
  let best: (ThreeStars & { readonly worth: number }) | null = null;
  for (const line of lines.filter(({ reached }) => reached[0])) {
    const offered = offers(board, line, usualScore).filter(({ kind }) => kind !== main.kind);
    const two = chosen(main, wanted, offered);
    if (!two) continue;
    const goals = [main, ...two];
    const played = playLine(startOn(board, goals), line.taps, new SolverGrid());
    const worth = 1e6 * two.filter(({ kind }) => wanted.includes(kind)).length + played.score;
    if (played.stars === 3 && (!best || worth > best.worth)) best = { goals, line: played, worth };
  }
  return best;
}

/** The wanted ones where they are offered, then others. */
function chosen(main: Goal, wanted: readonly GoalKind[], offered: readonly Goal[]): Goal[] | null {
  const taken: Goal[] = [];
  for (const kind of [...wanted, ...OTHERWISE]) {
    const goal = offered.find(one => one.kind === kind);
    if (!goal || taken.length === 2 || taken.includes(goal)) continue;
    if (taken.some(one => alike(one.kind, kind)) || (kind !== 'clear' && alike(main.kind, kind) && main.kind !== 'ice'))
      continue;
    taken.push(goal);
  }
  if (taken.length < 2) return null;
  // As the design orders them.
  return taken.sort((a, b) => place(wanted, a.kind) - place(wanted, b.kind));
}

const alike = (a: GoalKind, b: GoalKind): boolean =>
  ALIKE.some(([first, ...rest]) => (a === first && rest.includes(b)) || (b === first && rest.includes(a)));
const place = (wanted: readonly GoalKind[], kind: GoalKind): number => {
  const at = wanted.indexOf(kind);
  return at < 0 ? 0.5 : at;
};

/** What a line does that a star could ask for. */
function offers(board: Board, { taps, score, clears }: GoalLine, usualScore: number): Goal[] {
  const grid = new SolverGrid().load(board);
  let [first, most] = [0, 0];
  for (let k = 0; k < grid.count; k++) first = Math.max(first, grid.removes[k] as number);
  const before = [...grid.colors];
  for (const cell of taps) {
    const k = grid.groupOf(cell);
    most = Math.max(most, grid.removes[k] as number);
    grid.tap(k);
  }
  const goal = (kind: GoalKind, amount = 0): Goal => ({ kind, amount, within: null });
  const points = Math.floor((score * 0.92) / 10) * 10;
  const left = grid.left();
  const offered: Goal[] = points > usualScore * 1.1 ? [goal('score', points)] : [];
  if (clears) offered.push(goal('clear'));
  else if (left <= 6) offered.push(goal('few', left));
  if (most >= Math.max(7, first + 2)) offered.push(goal('big', most));
  const gone = [1, 2, 3, 4, 5, 6].filter(color => (before[color] ?? 0) >= 6 && grid.colors[color] === 0);
  const color = gone.sort((a, b) => (before[b] ?? 0) - (before[a] ?? 0))[0];
  if (color && !clears) offered.push(goal('color', color));
  return [...offered, ...kindsReached(board, taps)];
}

/** Kinds of goal about blocks that the board has and the line deals with. */
function kindsReached(board: Board, taps: readonly Cell[]): Goal[] {
  const about = goalKinds.filter(kind => ['ice', 'numbers', 'marked', 'rocks'].includes(kind));
  return about
    .map((kind): Goal => ({ kind, amount: 0, within: null }))
    .filter(goal => {
      const start = startOn(board, [goal]);
      const there = playLine(start, [], new SolverGrid());
      const before = board.cells.some(b => colorOf(b) > 0 || kindOf(b) === 'rock') && !there.reached[0];
      const given = playLine({ ...start, reached: [false] }, taps.slice(0, 1), new SolverGrid());
      return before && !given.reached[0] && playLine(start, taps, new SolverGrid()).reached[0] === true;
    });
}
