import {
  largestFirst,
  obstacleBlind,
  type QuickGame,
  quickGames,
  saveOneColor,
  wonByTwo,
} from '@minoya/bots/keshiki/careless';
import { playLine } from '@minoya/bots/keshiki/goal-play';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { Goal } from '@minoya/games/keshiki/goals';
import { startOn } from './lines.ts';

/** Tries of the player who saves one colour. */
const TRIES = 15;

/** The lines of careless players on a board; none of them knows the goal. */
export interface Careless {
  readonly largest: readonly Cell[];
  readonly save: readonly (readonly Cell[])[];
}

export function careless(board: Board): Careless {
  const grid = new SolverGrid().load(board);
  const save = Array.from({ length: TRIES }, (_, n) => saveOneColor(grid, `save ${n}`));
  return { largest: largestFirst(grid), save };
}

export function wins(board: Board, goal: Goal, taps: readonly Cell[]): boolean {
  return playLine(startOn(board, [goal]), taps, new SolverGrid()).reached[0] ?? false;
}

export function scoreOf(board: Board, taps: readonly Cell[]): number {
  return playLine(startOn(board, []), taps, new SolverGrid()).score;
}

/** Who wins a board's first star. */
export interface Measures {
  readonly largest: boolean;
  readonly save: boolean;
  readonly blind: boolean;
  readonly twoTaps: boolean;
  /** First taps after which the goal is still known to be in reach, of all. */
  readonly difficulty: number;
}

export function measure(board: Board, goal: Goal, games: number): Measures {
  const { largest, save } = careless(board);
  const grid = new SolverGrid().load(board);
  return {
    largest: wins(board, goal, largest),
    save: save.some(taps => wins(board, goal, taps)),
    blind: wins(board, goal, obstacleBlind(grid)),
    twoTaps: wonByTwo(grid, goal),
    difficulty: difficultyOf(quickGames(grid, goal, games, 'measure'), goal),
  };
}

/** A win in this many quick games is the hardest that is told apart. */
const HARDEST = 30_000;

/** 0 when every quick game wins, 100 when one in 30,000 would. */
export function difficultyOf(games: readonly QuickGame[], goal: Goal): number {
  const won = games.filter(game =>
    goal.kind === 'score' ? game.score >= goal.amount : game.reachedAt !== null,
  ).length;
  const share = (won + 0.3) / (games.length + 0.6);
  return Math.min(100, Math.max(0, Math.round((1000 * Math.log(1 / share)) / Math.log(HARDEST)) / 10));
}

/** The score that just the wanted share of quick games reaches. */
export function scoreAt(difficulty: number, games: readonly QuickGame[]): number {
  const scores = games.map(game => game.score).sort((a, b) => a - b);
  const share = HARDEST ** (-difficulty / 100);
  return scores[Math.min(scores.length - 1, Math.floor(scores.length * (1 - share)))] ?? 0;
}

/** The limit of taps that just the wanted share of quick games keeps; null when even no limit is too hard. */
export function tapsAt(difficulty: number, games: readonly QuickGame[]): number | null {
  const taps = games.flatMap(({ reachedAt }) => (reachedAt === null ? [] : [reachedAt])).sort((a, b) => a - b);
  const wanted = Math.floor(games.length * HARDEST ** (-difficulty / 100));
  return taps.length < wanted ? null : (taps[wanted] ?? null);
}
