import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { constructBoard } from '@minoya/games/keshiki/deals';
import { keshiki } from '@minoya/games/keshiki/game';
import type { Goal, GoalKind } from '@minoya/games/keshiki/goals';
import { dailyRecipe, endlessRecipe, LAST_LEVEL, type Recipe } from '@minoya/games/keshiki/recipes';
import type { Setup } from '@minoya/games/keshiki/setup';
import { beam, clearAppraisal, scoreAppraisal } from './beam.ts';
import { type QuickGame, quickGames } from './careless.ts';
import { goalBeam } from './goal-beam.ts';
import { type GoalLine, playLine, startOn } from './goal-play.ts';
import { nrpa } from './nrpa.ts';
import { keshikiScoring } from './scoring.ts';
import { type Line, stopAfter } from './search.ts';
import { SolverGrid } from './solver-grid.ts';
import { threeStars } from './stars.ts';

/** A board whose goals are proven to be in reach. The same on every machine. */
export interface ProvenDeal {
  readonly setup: Setup;
  /** Taps that reach every goal. */
  readonly proof: readonly Cell[];
}

/** How many quick games in a hundred reach the first star of a daily board. */
const DAILY_SHARE = 25;

/** The board of a day, the same for everyone, with three goals. */
export function dealDaily(date: string): ProvenDeal {
  const recipe = dailyRecipe(date);
  const setupOf = (deal: number) => ({ type: 'daily', date, deal, goals: null }) as const;
  const wanted = { seed: '', share: DAILY_SHARE, stars: 3 };
  const proven =
    firstProven(setupOf, recipe, { ...wanted, most: 2 * DAILY_SHARE }) ??
    firstProven(setupOf, recipe, { ...wanted, most: 100 });
  if (proven) return proven;
  const { line } = constructBoard(recipe, `daily ${date}`);
  return { setup: { type: 'daily', date, deal: 0, goals: null }, proof: line };
}

/** The same as the line that a game begins with. */
export const dailySetup = (date: string): string => keshiki.setups.write(dealDaily(date).setup);

/** The board of an endless run's level, with one goal; fewer and fewer quick games reach it. Where its own is too easy: few to leave. */
export function dealEndless(level: number, seed: string): ProvenDeal {
  const recipe = endlessRecipe(level);
  const easing = (first: number) => Math.max(8, Math.round(first - ((first - 8) * (level - 1)) / (LAST_LEVEL - 1)));
  const setupOf = (deal: number) => ({ type: 'endless', level, deal, goals: null }) as const;
  const wanted = { seed, share: easing(30), stars: 1, most: 2 * easing(60) };
  const proven = firstProven(setupOf, recipe, wanted) ?? firstProven(setupOf, { goal: 'few' }, wanted);
  if (proven) return proven;
  const { line } = constructBoard(recipe, `endless ${level} ${seed}`);
  return { setup: { type: 'endless', level, deal: 0, goals: null }, proof: line };
}

/** A line that clears the board, by beams that widen while none is found; null when the widest finds none. */
export function proveClearable(board: Board, widest = 256): Line | null {
  const grid = new SolverGrid().load(board);
  for (let width = 4; width <= widest; width *= 4) {
    const steering = { seed: '', stop: (): boolean => false };
    const line = beam(grid, keshikiScoring, steering, {
      width,
      appraisal: clearAppraisal,
      enough: found => found.clears,
    });
    if (line.clears) return line;
  }
  return null;
}

/** Random deals that are looked at before one is built backwards. */
const TRIES = 8;
const WIDTH = 16;

interface Wanted {
  readonly seed: string;
  /** Quick games in a hundred that reach the first goal, where it has a number. */
  readonly share: number;
  /** Where it has none, no more than so many. */
  readonly most: number;
  readonly stars: number;
}

const reachedIn = (games: readonly QuickGame[]): number =>
  (100 * games.filter(({ reachedAt }) => reachedAt !== null).length) / games.length;

/** The first deal that holds and, where its goal has no number, is not too easy. */
function firstProven(
  setupOf: (deal: number) => Extract<Setup, { deal: number }>,
  { goal: kind }: Pick<Recipe, 'goal'>,
  { seed, share, stars, most }: Wanted,
): ProvenDeal | null {
  for (let deal = 1; deal <= TRIES; deal++) {
    const { board } = keshiki.start(setupOf(deal), seed);
    const games = quickGames(new SolverGrid().load(board), { kind, amount: 0, within: null }, 200, 'deal');
    const main = numbered(kind, games, share);
    if (!main || (main.amount === 0 && reachedIn(games) > most)) continue;
    const lines = linesTo(board, main);
    const middle = games.map(({ score }) => score).sort((a, b) => a - b)[100] ?? 0;
    const found =
      stars === 1
        ? onlyMain(main, lines)
        : threeStars(board, main, lines, { wanted: OTHERS[kind] ?? [], usualScore: middle });
    if (found) return { setup: { ...setupOf(deal), goals: found.goals }, proof: found.line.taps };
  }
  return null;
}

/** What the other two stars of a day would best ask for. */
const OTHERS: Partial<Record<GoalKind, readonly GoalKind[]>> = {
  score: ['big', 'clear'],
  big: ['score', 'few'],
  clear: ['score', 'big'],
  ice: ['score', 'few'],
  numbers: ['big', 'few'],
  few: ['score', 'color'],
  rocks: ['score', 'few'],
};

function onlyMain(main: Goal, lines: readonly GoalLine[]): { goals: readonly Goal[]; line: GoalLine } | null {
  const line = lines.find(({ reached }) => reached[0]);
  return line ? { goals: [main], line } : null;
}

/** The goal with the number that so many quick games in a hundred reach. */
function numbered(kind: GoalKind, games: readonly QuickGame[], share: number): Goal | null {
  const at = Math.floor((games.length * share) / 100);
  const best = (values: readonly number[]): number => [...values].sort((a, b) => b - a)[at] ?? 0;
  if (kind === 'score')
    return { kind, amount: Math.max(10, Math.floor(best(games.map(game => game.score)) / 10) * 10), within: null };
  if (kind === 'big') return { kind, amount: best(games.map(({ most }) => most)), within: null };
  if (kind !== 'few') return { kind, amount: 0, within: null };
  const left = -best(games.map(game => -game.left));
  return left > 0 ? { kind, amount: left, within: null } : null;
}

/** Lines to the goal, and rich ones: among them the proof of a deal whose first goal this is. */
export function linesTo(board: Board, main: Goal): GoalLine[] {
  const start = startOn(board, [main]);
  const never = (): boolean => false;
  const steering = { seed: 'deal', stop: never };
  const taps = [
    beam(start.grid, keshikiScoring, steering, { width: WIDTH, appraisal: clearAppraisal }).taps,
    goalBeam(start, { width: WIDTH, appraisal: clearAppraisal, weights: [6], stop: never, enough: () => false }).taps,
    goalBeam(start, { width: WIDTH, appraisal: scoreAppraisal, weights: [300], stop: never, enough: () => false }).taps,
    nrpa(start.grid, keshikiScoring, { seed: 'deal', stop: stopAfter(400) }, { levels: 2, rounds: 60 }).taps,
  ];
  return taps.map(line => playLine(start, line, new SolverGrid()));
}
