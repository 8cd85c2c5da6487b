import { FastRandom } from './fast-random.ts';
import { SolverBoard } from './solver-board.ts';
import type { SolverGrid } from './solver-grid.ts';
import type { Scoring } from './scoring.ts';
import type { Line, Steering } from './search.ts';

/** What may be tuned; the defaults are what was measured to be best. */
export interface AnnealOptions {
  /** How many changes are tried. */
  readonly tries: number;
  /** A loss of this share of the score is taken one time in e at the beginning, and at the end. */
  readonly hot: number;
  readonly cold: number;
}

export type AnnealSteering = Steering & Partial<AnnealOptions>;

const annealDefaults: AnnealOptions = { tries: 600_000, hot: 0.02, cold: 0.003 };

/** The search asks whether to stop once in so many tries. */
const TRIES_PER_CHECK = 64;
/** How often a try moves a tap, exchanges two, or adds one; else it taps something else. */
const MOVES = 0.45;
const SWAPS = 0.6;
const ADDS = 0.85;
/** How far a tap moves, on average: near moves keep more of what makes a line good. */
const REACH = 7;
/** So many blocks are drawn for a new tap, until one can be tapped and is not of the spared colour. */
const DRAWS = 5;

/**
 * Improves a line by annealing: taps are moved, exchanged, added and replaced, and worse lines are taken less and less often.
 * A tap is named by a block that it hits, wherever that block lies by then, so that most of a line still makes sense
 * after a change in it; a tap that hits nothing is left out, and what is left at the end is tapped in order. Works on boards
 * without obstacles; any other line comes back as it is.
 */
export function anneal(start: SolverGrid, line: Line, scoring: Scoring, steering: AnnealSteering): Line {
  if (!start.plain || line.taps.length === 0) return line;
  return new Annealing(start, scoring, { ...annealDefaults, ...steering }).run(line);
}

class Annealing {
  private readonly start: SolverBoard;
  private readonly scoring: Scoring;
  private readonly steering: Steering & AnnealOptions;
  /** The board after each tap of the line, and of the line being tried. */
  private readonly now: SolverBoard[] = [];
  private readonly next: SolverBoard[] = [];
  /** A block of each tap's group. */
  private readonly line: number[] = [];
  private readonly tried: number[] = [];
  private wanted: number[] = [];
  private spared = 0;
  private readonly random: FastRandom;

  constructor(start: SolverGrid, scoring: Scoring, steering: Steering & AnnealOptions) {
    this.start = SolverBoard.of(start);
    this.scoring = scoring;
    this.steering = steering;
    this.random = new FastRandom(steering.seed);
  }

  run(given: Line): Line {
    const { tries, hot, cold } = this.steering;
    let score = this.play(this.start.blocksOf(given.taps, this.scoring.points), 0);
    this.take(0);
    this.spared = this.greatest();
    let best = score;
    let kept = [...this.line];
    let cleared = given.clears;
    for (let n = 0; n < tries && !(n % TRIES_PER_CHECK === 0 && this.steering.stop()); n++) {
      const from = this.change();
      const found = this.play(this.wanted, from);
      const heat = score * hot * (cold / hot) ** (n / tries);
      if (found < score && this.random.next() >= Math.exp((found - score) / heat)) continue;
      this.take(from);
      score = found;
      if (score <= best) continue;
      best = score;
      kept = [...this.line];
      cleared = this.now[kept.length - 1]?.left === 0;
    }
    if (best <= given.score) return given;
    const taps = this.start.tapsOf(kept, this.scoring.points);
    return { score: best, taps, clears: cleared };
  }

  /** The colour of the line's greatest removal: it comes last among what the line leaves. */
  private greatest(): number {
    let most = -1;
    let color = 0;
    for (const [n, block] of this.line.entries()) {
      const earned = (this.now[n] as SolverBoard).earned - (n > 0 ? (this.now[n - 1] as SolverBoard).earned : 0);
      if (earned > most) color = this.start.colorAt(block);
      most = Math.max(most, earned);
    }
    return color;
  }

  /** A changed line in `wanted`; returns the first tap that differs. */
  private change(): number {
    const { line } = this;
    const kind = this.random.next();
    const i = this.below(line.length);
    const wanted = line.slice();
    this.wanted = wanted;
    if (kind < MOVES) {
      const j = this.near(i);
      wanted.splice(j, 0, ...wanted.splice(i, 1));
      return Math.min(i, j);
    }
    if (kind < SWAPS) {
      const j = this.near(i);
      wanted[i] = line[j] as number;
      wanted[j] = line[i] as number;
      return Math.min(i, j);
    }
    const before = i === 0 ? this.start : (this.now[i - 1] as SolverBoard);
    wanted.splice(i, kind < ADDS ? 0 : 1, this.promising(before));
    return i;
  }

  /** A place in the line not far from this one. */
  private near(i: number): number {
    const far = 1 + ((-Math.log(1 - this.random.next()) * REACH) | 0);
    const j = this.random.next() < 0.5 ? i - far : i + far;
    return Math.min(this.line.length - 1, Math.max(0, j));
  }

  private promising(board: SolverBoard): number {
    let block = -1;
    for (let n = 0; n < DRAWS; n++) {
      block = board.anyBlock(this.random.next(), this.random.next());
      if (block >= 0 && this.start.colorAt(block) !== this.spared && board.where(block) >= 0) break;
    }
    return block;
  }

  /** Plays these taps from one of them on, then whatever is left; what the game pays for it. */
  private play(wanted: readonly number[], from: number): number {
    const { next, tried, scoring, spared } = this;
    let board = from === 0 ? this.start : (this.now[from - 1] as SolverBoard);
    let steps = from;
    for (let n = from; ; n++) {
      const at = n < wanted.length ? board.where(wanted[n] as number) : board.anyGroup(spared);
      if (at < 0 && n >= wanted.length) break;
      if (at < 0) continue;
      board = (next[steps] ??= new SolverBoard(this.start)).copy(board);
      tried[steps++] = board.tap(at, scoring.points);
    }
    tried.length = steps;
    return scoring.finish(board.earned, board.left);
  }

  /** What was tried becomes the line. */
  private take(from: number): void {
    this.line.length = this.tried.length;
    for (let n = from; n < this.tried.length; n++) {
      this.line[n] = this.tried[n] as number;
      const old = this.now[n];
      this.now[n] = this.next[n] as SolverBoard;
      this.next[n] = old ?? new SolverBoard(this.start);
    }
  }

  private below(count: number): number {
    return (this.random.next() * count) | 0;
  }
}
