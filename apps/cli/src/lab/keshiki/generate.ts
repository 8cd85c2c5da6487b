import { keshikiScoring } from '@minoya/bots/keshiki/scoring';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { quickScores } from '@minoya/bots/keshiki/quick-games';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { type Line, stopAfter } from '@minoya/bots/keshiki/search';
import type { Board } from '@minoya/games/keshiki/board';
import { designs, wantedDifficulty } from './designs.ts';
import { paintBoard } from './motifs.ts';

/** A stage as it is going to be stored. */
export interface Made {
  readonly board: Board;
  readonly target: number;
  readonly difficulty: number;
  readonly line: Line;
}

export interface Effort {
  /** Boards that are looked at for each stage. */
  readonly candidates: number;
  /** Rounds of the search that looks at a candidate, and of the one that sets par. */
  readonly look: number;
  readonly par: number;
  /** Asked often; true ends it without a stage. */
  readonly stopped: () => boolean;
}

/** Of this many playouts, at least one must be imaginable at the hardest target. */
const PLAYOUTS = 3000;
/** Quick games that a candidate is looked at with, and the place of a lucky one among them. */
const LOOKS = 200;
const LUCKY = 190;
/** How much more a candidate is worth when the look already clears it. */
const CLEARABLE = 3;
/** A target never asks for more than this share of par. */
const MOST_OF_PAR = 0.8;

/** The stored stages were made by searches that do not learn from each other, and are made so again. */
const asStored = { learns: false };

/** Deals boards of the stage's design, keeps the one where thinking pays most, and sets par, target and difficulty. */
export function makeStage(stage: number, effort: Effort): Made | null {
  const board = choose(stage, effort);
  const grid = new SolverGrid().load(board);
  const line = nrpa(grid, keshikiScoring, { seed: `par ${stage}`, stop: unless(effort, effort.par) }, asStored);
  if (effort.stopped()) return null;
  const scores = quickScores(grid, PLAYOUTS, `hasty ${stage}`);
  const target = targetFor(wantedDifficulty(stage), scores, line.score);
  return { board, target, line, difficulty: difficultyOf(target, scores) };
}

function choose(stage: number, effort: Effort): Board {
  const { candidates, look } = effort;
  let best: { board: Board; worth: number } | null = null;
  for (let n = 0; n < candidates; n++) {
    const board = paintBoard(designs[stage - 1] ?? '', `stage ${stage} ${n}`);
    const grid = new SolverGrid().load(board);
    const line = nrpa(
      grid,
      keshikiScoring,
      { seed: `look ${stage} ${n}`, stop: unless(effort, look) },
      { ...asStored, levels: 2 },
    );
    const scores = quickScores(grid, LOOKS, `look ${stage} ${n}`);
    const worth = (line.score / (scores[LUCKY] ?? 1)) * (line.clears ? CLEARABLE : 1);
    if (!best || worth > best.worth) best = { board, worth };
  }
  if (!best) throw new Error('no candidates');
  return best.board;
}

/** A stop after so many rounds, or when nobody wants the stage any more. */
function unless({ stopped }: Effort, rounds: number): () => boolean {
  const over = stopAfter(rounds);
  return () => over() || stopped();
}

/** The score that just the wanted share of quick games reaches, rounded to tens. */
function targetFor(difficulty: number, scores: readonly number[], par: number): number {
  const share = PLAYOUTS ** (-difficulty / 100);
  const at = Math.min(scores.length - 1, Math.floor(scores.length * (1 - share)));
  return Math.max(10, Math.floor(Math.min(scores[at] ?? 0, par * MOST_OF_PAR) / 10) * 10);
}

/** 0 when every quick game reaches it, 100 when none of them does. */
function difficultyOf(target: number, scores: readonly number[]): number {
  const reached = scores.filter(score => score >= target).length;
  if (reached === 0) return 100;
  return Math.round((100 * Math.log(scores.length / reached)) / Math.log(scores.length));
}
