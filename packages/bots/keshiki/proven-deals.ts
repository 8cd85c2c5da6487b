import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { constructBoard, dailyRecipe, endlessRecipe } from '@minoya/games/keshiki/deals';
import { keshiki } from '@minoya/games/keshiki/game';
import type { Setup } from '@minoya/games/keshiki/setup';
import { beam, clearAppraisal } from './beam.ts';
import { SolverGrid } from './solver-grid.ts';
import { quickScores } from './quick-games.ts';
import { nrpa } from './nrpa.ts';
import { keshikiScoring } from './scoring.ts';
import { type Line, stopAfter } from './search.ts';

/** A board that is proven to be clearable, with its goal. The same on every machine. */
export interface ProvenDeal {
  readonly setup: Setup;
  /** Taps that clear it. */
  readonly proof: readonly Cell[];
  /** The best line found in a short search; it reaches the target. */
  readonly best: Line;
}

/** The board of a day, the same for everyone. */
export function dealDaily(date: string): ProvenDeal {
  const proven = firstProven(deal => ({ type: 'daily', date, deal, target: null }), '');
  return (
    proven ??
    built({ type: 'daily', date, deal: 0, target: null }, constructBoard(dailyRecipe(date), `daily ${date}`).line)
  );
}

/** The same as the line that a game begins with. */
export const dailySetup = (date: string): string => keshiki.setups.write(dealDaily(date).setup);

/** The board of an endless run's level. */
export function dealEndless(level: number, seed: string): ProvenDeal {
  const proven = firstProven(deal => ({ type: 'endless', level, deal, target: null }), seed);
  if (proven) return proven;
  const { line } = constructBoard(endlessRecipe(level), `endless ${level} ${seed}`);
  return built({ type: 'endless', level, deal: 0, target: null }, line, seed);
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
const TRIES = 4;
/** A wider beam costs more than the search for a good line, which often clears as well. */
const WIDEST = 16;

function firstProven(setupOf: (deal: number) => Extract<Setup, { deal: number }>, seed: string): ProvenDeal | null {
  for (let deal = 1; deal <= TRIES; deal++) {
    const { board } = keshiki.start(setupOf(deal), seed);
    const cleared = proveClearable(board, WIDEST);
    const best = bestOf(board, cleared);
    const proof = best.clears ? best : cleared;
    if (!proof) continue;
    return { setup: { ...setupOf(deal), target: targetOf(board, best.score) }, proof: proof.taps, best };
  }
  return null;
}

function built(setup: Setup, proof: readonly Cell[], seed = ''): ProvenDeal {
  const { board, goals } = keshiki.start(setup, seed);
  return { setup, proof, best: bestOf(board, { score: goals[0]?.amount ?? 0, taps: proof, clears: true }) };
}

function bestOf(board: Board, proof: Line | null): Line {
  const steering = { seed: 'deal', stop: stopAfter(500) };
  const found = nrpa(new SolverGrid().load(board), keshikiScoring, steering, { levels: 2, rounds: 60 });
  return proof && proof.score >= found.score ? proof : found;
}

/** Three quick games in ten reach it, or else it is six tenths of the best line. */
function targetOf(board: Board, best: number): number {
  const scores = quickScores(new SolverGrid().load(board), 200, 'deal');
  return Math.max(10, Math.floor(Math.min(scores[140] ?? 0, best * 0.6) / 10) * 10);
}
