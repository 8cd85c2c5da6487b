import type { Cell } from '@minoya/games/keshiki/cells';
import { SolverGrid } from './solver-grid.ts';
import type { Scoring } from './scoring.ts';
import type { Line } from './search.ts';

/** The most that can be earned from a position, with an all-clear (-1: impossible) and without regard to it. */
interface Worth {
  readonly any: number;
  readonly clear: number;
}

/** Tries everything. Null when that takes more than so many positions; otherwise the best line there is. */
export function exact(start: SolverGrid, scoring: Scoring, nodes: number): Line | null {
  if (start.count > MOST_GROUPS) return null;
  const search = new Exact(scoring, nodes);
  const worth = search.worth(start);
  if (search.gaveUp) return null;
  const cleared = worth.clear < 0 ? -1 : scoring.finish(worth.clear, 0);
  const clears = cleared >= scoring.finish(worth.any, 1);
  return { score: clears ? cleared : scoring.finish(worth.any, 1), taps: search.line(start, clears), clears };
}

/** With more groups than this it would only waste its positions. */
const MOST_GROUPS = 14;

class Exact {
  gaveUp = false;
  private left: number;
  private readonly scoring: Scoring;
  private readonly known = new Map<number, Worth>();
  private readonly grids: SolverGrid[] = [];

  constructor(scoring: Scoring, nodes: number) {
    this.scoring = scoring;
    this.left = nodes;
  }

  worth(grid: SolverGrid, depth = 0): Worth {
    const key = grid.positionKey();
    const before = this.known.get(key);
    if (before) return before;
    if (--this.left < 0) this.gaveUp = true;
    let any = 0;
    let clear = grid.left() === 0 ? 0 : -1;
    const child = this.gridAt(depth);
    for (let k = 0; k < grid.count && !this.gaveUp; k++) {
      const points = this.scoring.points[grid.removes[k] as number] as number;
      child.copy(grid).tap(k);
      const next = this.worth(child, depth + 1);
      any = Math.max(any, points + next.any);
      if (next.clear >= 0) clear = Math.max(clear, points + next.clear);
    }
    const worth = { any, clear };
    this.known.set(key, worth);
    return worth;
  }

  private gridAt(depth: number): SolverGrid {
    const grid = this.grids[depth] ?? new SolverGrid();
    this.grids[depth] = grid;
    return grid;
  }

  /** The taps that earn what `worth` found. */
  line(start: SolverGrid, clears: boolean): Cell[] {
    const taps: Cell[] = [];
    let grid = new SolverGrid().copy(start);
    const value = (of: Worth): number => (clears ? of.clear : of.any);
    while (grid.count > 0) {
      const wanted = value(this.worth(grid));
      let next: SolverGrid | null = null;
      for (let k = 0; k < grid.count && !next; k++) {
        const child = new SolverGrid().copy(grid);
        child.tap(k);
        const rest = value(this.worth(child));
        if (rest < 0 || (this.scoring.points[grid.removes[k] as number] as number) + rest !== wanted) continue;
        taps.push(grid.cell(k));
        next = child;
      }
      if (!next) return taps;
      grid = next;
    }
    return taps;
  }
}
