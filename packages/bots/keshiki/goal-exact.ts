import type { Cell } from '@minoya/games/keshiki/cells';
import type { GoalStart } from './goal-play.ts';
import { reachedBy } from './goal-play.ts';
import { SolverGrid } from './solver-grid.ts';

/** The outcome of trying everything: a line to the first goal, the proof that there is none, or neither. */
export type Verdict =
  | { readonly answer: 'yes'; readonly taps: readonly Cell[] }
  | { readonly answer: 'no' | 'unknown' };

/** Tries every line to the first goal, in at most so many positions. A score depends on the way there, so it is not for scores. */
export function tryAll(start: GoalStart, nodes: number): Verdict {
  const [goal] = start.goals;
  if (!goal || goal.kind === 'score') return { answer: 'unknown' };
  const search = new Trial(start, nodes);
  if (search.reaches(start.grid, 0, start.most)) return { answer: 'yes', taps: search.taps };
  return { answer: search.gaveUp ? 'unknown' : 'no' };
}

class Trial {
  gaveUp = false;
  readonly taps: Cell[] = [];
  private readonly start: GoalStart;
  private left: number;
  private readonly failed = new Set<number | string>();
  private readonly grids: SolverGrid[] = [];
  /** With a limit of taps a position counts once for each depth. */
  private readonly timed: boolean;

  constructor(start: GoalStart, nodes: number) {
    this.start = { ...start, goals: start.goals.slice(0, 1) };
    this.left = nodes;
    this.timed = start.goals[0]?.within !== null;
  }

  /** `most`: the blocks that the tap before took, as far as a goal asks for that. */
  reaches(grid: SolverGrid, depth: number, most: number): boolean {
    const before = this.start.reached.slice(0, 1);
    const taps = this.start.taps + depth;
    if (before[0] || reachedBy(this.start, grid, before, { taps, earned: 0, most })[0]) return true;
    const within = this.start.goals[0]?.within ?? null;
    if (within !== null && taps >= within) return false;
    const key = this.timed ? `${grid.positionKey()} ${depth}` : grid.positionKey();
    if (this.failed.has(key)) return false;
    if (--this.left < 0) this.gaveUp = true;
    const child = (this.grids[depth] ??= new SolverGrid());
    for (let k = 0; k < grid.count && !this.gaveUp; k++) {
      this.taps.push(grid.cell(k));
      child.copy(grid).tap(k);
      if (this.reaches(child, depth + 1, grid.removes[k] as number)) return true;
      this.taps.pop();
    }
    if (!this.gaveUp) this.failed.add(key);
    return false;
  }
}
