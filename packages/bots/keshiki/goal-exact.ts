import type { Cell } from '@minoya/games/keshiki/cells';
import { GoalBound } from './goal-bound.ts';
import { owed } from './goal-meter.ts';
import type { GoalStart } from './goal-play.ts';
import { PositionTable } from './position-table.ts';
import { SolverGrid } from './solver-grid.ts';

/** The outcome of trying everything: a line to the first goal, the proof that there is none, or neither. */
export type Verdict =
  | { readonly answer: 'yes'; readonly taps: readonly Cell[] }
  | { readonly answer: 'no' }
  | { readonly answer: 'unknown' };

/** Tries every line to the first goal, in at most so many positions. */
export function tryAll(start: GoalStart, nodes: number): Verdict {
  return new Trial(start).goOn(nodes);
}

/** Where both points and taps count, a position is another one after each number of taps. */
const keyAt = (grid: SolverGrid, made: number): number =>
  (grid.positionKey() % 0x10_0000_0000_0000) + made * 0x9e_3779_b97f;

/** One position on the way, and which of its groups comes next. */
class Frame {
  readonly grid = new SolverGrid();
  earned = 0;
  next = 0;
  key = 0;
  failed = 0;
}

/**
 * Every line to the first goal, with a memory of positions from which it failed. It can be left at any time and taken up again:
 * the proof that a goal is lost may take a while. (K27, K37)
 */
export class Trial {
  private readonly start: GoalStart;
  private readonly bound: GoalBound | null;
  private readonly failed = new PositionTable();
  private readonly frames: Frame[] = [];
  private depth = -1;
  private verdict: Verdict = { answer: 'unknown' };

  constructor(start: GoalStart) {
    this.start = start;
    const [goal] = start.goals;
    this.bound = goal ? new GoalBound(goal, start.scoring) : null;
    if (!goal || start.reached[0]) this.verdict = { answer: 'yes', taps: [] };
    else if (!this.enter(start.grid, 0, start.most)) this.close({ answer: 'no' });
  }

  /** Tries on, in at most so many positions more. */
  goOn(nodes: number): Verdict {
    let left = nodes;
    while (this.verdict.answer === 'unknown' && left > 0 && !this.failed.isFull) {
      const frame = this.frames[this.depth] as Frame;
      if (frame.next >= frame.grid.count) this.leave(frame);
      else {
        left--;
        this.step(frame);
      }
    }
    return this.verdict;
  }

  /** Whether more positions would help. */
  get isOpen(): boolean {
    return this.verdict.answer === 'unknown' && !this.failed.isFull;
  }

  private step(frame: Frame): void {
    const k = frame.next++;
    const removes = frame.grid.removes[k] as number;
    const child = this.frameAt(this.depth + 1).grid;
    child.copy(frame.grid).tap(k);
    this.enter(child, frame.earned + (this.start.scoring.points[removes] as number), removes);
  }

  /** Goes to a position that may still lead to the goal. False: it does not, as far as can be said at once. */
  private enter(grid: SolverGrid, earned: number, most: number): boolean {
    const { goals, taps, scoring } = this.start;
    const [goal] = goals;
    const made = taps + this.depth + 1;
    const within = goal?.within ?? Number.POSITIVE_INFINITY;
    if (!goal || !this.bound || made > within) return false;
    if (owed(goal, grid, { score: scoring.finish(earned, grid.left()), most }) === 0) {
      this.depth++;
      this.frameAt(this.depth);
      this.close({ answer: 'yes', taps: this.line() });
      return true;
    }
    if (grid.count === 0 || this.bound.isLost(grid, within - made, earned)) return false;
    const key = goal.kind === 'score' && goal.within !== null ? keyAt(grid, made) : grid.positionKey();
    // From fewer points, or with fewer taps left, it fails all the more.
    const height = goal.kind === 'score' ? earned : -made;
    if (this.failed.get(key) >= height && this.depth >= 0) return false;
    this.depth++;
    const frame = this.frameAt(this.depth);
    if (frame.grid !== grid) frame.grid.copy(grid);
    frame.next = 0;
    frame.earned = earned;
    frame.key = key;
    frame.failed = height;
    return true;
  }

  /** Everything from here was tried in vain. */
  private leave(frame: Frame): void {
    this.failed.set(frame.key, frame.failed);
    if (--this.depth < 0) this.close({ answer: 'no' });
  }

  private line(): readonly Cell[] {
    return this.frames.slice(0, this.depth).map(({ grid, next }) => grid.cell(next - 1));
  }

  private close(verdict: Verdict): void {
    this.verdict = verdict;
  }

  private frameAt(depth: number): Frame {
    return (this.frames[depth] ??= new Frame());
  }
}
