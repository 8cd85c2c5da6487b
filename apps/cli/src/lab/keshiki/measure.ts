import {
  largestFirst,
  largestPair,
  obstacleBlind,
  type QuickGame,
  quickGames,
  saveOneColor,
  wonByTwo,
} from '@minoya/bots/keshiki/careless';
import { playLine, startOn } from '@minoya/bots/keshiki/goal-play';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { Goal } from '@minoya/games/keshiki/goals';

/** Tries of the player who saves one colour, and of the one who takes the largest group; more than the report holds stages against. */
const TRIES = 30;
const LARGEST_TRIES = 8;
/** Of the one who takes the largest group with a look at the next tap. */
const PAIR_TRIES = 3;
/** The tries that the report counts. */
const COUNTED = 15;

/** The lines of careless players on a board; none of them knows the goal. */
export interface Careless {
  readonly largest: readonly (readonly Cell[])[];
  readonly save: readonly (readonly Cell[])[];
}

export function careless(board: Board): Careless {
  const grid = new SolverGrid().load(board);
  const save = Array.from({ length: TRIES }, (_, n) => saveOneColor(grid, `save ${n}`));
  const largest = Array.from({ length: LARGEST_TRIES }, (_, n) =>
    largestFirst(grid, n % 2 ? 'removes' : 'size', n < 2 ? '' : `largest ${n}`),
  );
  const pairs = Array.from({ length: PAIR_TRIES }, (_, n) => largestPair(grid, `pair ${n}`));
  return { largest: [...largest, ...pairs], save };
}

export function wins(board: Board, goal: Goal, taps: readonly Cell[]): boolean {
  return playLine(startOn(board, [goal]), taps, new SolverGrid()).reached[0] ?? false;
}

/** Who wins a board's first star. */
export interface Measures {
  readonly largest: boolean;
  readonly save: boolean;
  readonly blind: boolean;
  readonly twoTaps: boolean;
  readonly difficulty: number;
}

export function measure(board: Board, goal: Goal, games: number): Measures {
  const { largest, save } = careless(board);
  const grid = new SolverGrid().load(board);
  return {
    largest: wins(board, goal, largest[0] ?? []),
    save: save.slice(0, COUNTED).some(taps => wins(board, goal, taps)),
    blind: wins(board, goal, obstacleBlind(grid)),
    twoTaps: wonByTwo(grid, goal),
    difficulty: difficultyOn(grid, goal, games),
  };
}

/** A win in this many quick games is difficulty 100. */
const HARDEST = 30_000;
const CHUNK = 250;
/** So many wins tell the share well enough. */
const WINS = 40;

/** 0 when every quick game wins, 100 when one in 30,000 would. Plays until enough of them have won, or so many. */
export function difficultyOn(grid: SolverGrid, goal: Goal, games: number, seed = 'measure'): number {
  let [won, played] = [0, 0];
  for (let n = 0; played < games && won < WINS; n++) {
    won += quickGames(grid, goal, CHUNK, `${seed} ${n}`).filter(game => game.reachedAt !== null).length;
    played += CHUNK;
  }
  const share = (won + 0.3) / (played + 0.6);
  return Math.min(100, Math.max(0, Math.round((1000 * Math.log(1 / share)) / Math.log(HARDEST)) / 10));
}

/** How many of so many quick games the wanted share is. */
const shareOf = (difficulty: number, games: number): number => games * HARDEST ** (-difficulty / 100);

/** The number that just the wanted share of quick games reaches: points, or blocks at once. */
export function amountAt(difficulty: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(shareOf(difficulty, sorted.length)))] ?? 0;
}

/** The limit of taps that just the wanted share of quick games keeps; null when too few reach the goal at all. */
export function tapsAt(difficulty: number, games: readonly QuickGame[]): number | null {
  const taps = games.flatMap(({ reachedAt }) => (reachedAt === null ? [] : [reachedAt])).sort((a, b) => a - b);
  const wanted = Math.floor(shareOf(difficulty, games.length));
  return taps.length < wanted ? null : (taps[wanted] ?? null);
}
