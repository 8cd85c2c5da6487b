import type { Cell } from '@minoya/games/keshiki/cells';
import { SolverGrid } from './solver-grid.ts';
import type { Scoring } from './scoring.ts';
import type { Line, Steering } from './search.ts';

/** How promising a position looks beside what it has earned. */
export interface Appraisal {
  /** Worth of what was earned; 0 when only clearing counts. */
  readonly earned: number;
  /** Worth of the commonest colour's count, squared: it will go at once at the end. */
  readonly gather: number;
  /** Cost of each block that touches none of its colour. */
  readonly single: number;
  readonly group: number;
  readonly block: number;
  /** Cost of a colour that can never be cleared any more. */
  readonly doom: number;
}

/** For score: soft tabu on the commonest colour. */
export const scoreAppraisal: Appraisal = { earned: 1, gather: 1, single: 100, group: 66, block: 0, doom: 200 };
/** For proving that a board can be cleared at all. */
export const clearAppraisal: Appraisal = { earned: 0, gather: 0, single: 3, group: 1, block: 0.2, doom: 1e6 };

export interface BeamOptions {
  readonly width: number;
  readonly appraisal: Appraisal;
  /** Ends the search with the first line for which it holds. */
  readonly enough?: (line: Line) => boolean;
}

interface Step {
  readonly cell: Cell;
  readonly before: Step | null;
}

/** A position in the beam; its grid is reused when it leaves. */
class Node {
  readonly grid = new SolverGrid();
  earned = 0;
  worth = 0;
  steps: Step | null = null;
}

/**
 * Beam search: tap by tap, the most promising positions of each length, every position once. Anytime: the best line so far
 * is told as it is found, and returned when the search is stopped.
 */
export function beam(start: SolverGrid, scoring: Scoring, steering: Steering, options: BeamOptions): Line {
  return new Beam(scoring, steering, options).run(start);
}

class Beam {
  private readonly scoring: Scoring;
  private readonly steering: Steering;
  private readonly options: BeamOptions;
  private layer: Node[] = [];
  /** The next layer as a heap with the least promising position on top. */
  private next: Node[] = [];
  private readonly spare: Node[] = [];
  private seen = new Set<number>();
  private best: Line = { score: -1, taps: [], clears: false };
  private done = false;

  constructor(scoring: Scoring, steering: Steering, options: BeamOptions) {
    this.scoring = scoring;
    this.steering = steering;
    this.options = options;
  }

  run(start: SolverGrid): Line {
    const root = new Node();
    root.grid.copy(start);
    this.judge(root);
    this.layer.push(root);
    while (this.layer.length > 0 && !this.done) {
      for (const node of this.layer) {
        if (!this.done) this.expand(node);
      }
      this.spare.push(...this.layer);
      this.layer = this.next;
      this.next = [];
      this.seen.clear();
    }
    return this.best;
  }

  private expand(node: Node): void {
    const { points } = this.scoring;
    if (this.steering.stop()) this.done = true;
    for (let k = 0; k < node.grid.count && !this.done; k++) {
      const child = this.spare.pop() ?? new Node();
      child.grid.copy(node.grid);
      child.earned = node.earned + (points[child.grid.removes[k] as number] as number);
      child.grid.tap(k);
      const position = child.grid.positionHash();
      if (this.seen.has(position)) {
        this.spare.push(child);
        continue;
      }
      this.seen.add(position);
      child.steps = { cell: node.grid.cell(k), before: node.steps };
      this.judge(child);
      this.offer(child);
    }
  }

  /** Notes the line when the position ends it better than any before, and appraises the position. */
  private judge(node: Node): void {
    const { grid, earned } = node;
    const left = grid.left();
    const score = this.scoring.finish(earned, left);
    if (score > this.best.score || (left === 0 && !this.best.clears && this.options.appraisal.earned === 0)) {
      this.best = { score, taps: tapsOf(node.steps), clears: left === 0 };
      this.steering.progress?.(this.best);
      if (this.options.enough?.(this.best)) this.done = true;
    }
    node.worth = appraise(grid, earned, left, this.options.appraisal);
  }

  private offer(node: Node): void {
    const { next } = this;
    if (node.grid.count === 0) this.spare.push(node);
    else if (next.length < this.options.width) {
      next.push(node);
      rise(next);
    } else if ((next[0] as Node).worth < node.worth) {
      this.spare.push(next[0] as Node);
      next[0] = node;
      sink(next);
    } else this.spare.push(node);
  }
}

export function appraise(grid: SolverGrid, earned: number, left: number, a: Appraisal): number {
  let grouped = 0;
  for (let k = 0; k < grid.count; k++) grouped += grid.size[k] as number;
  let most = 0;
  let doomed = 0;
  for (let color = 1; color <= 6; color++) {
    const count = grid.colors[color] as number;
    if (count > most) most = count;
    if (count === 1 || (count > 0 && grid.tappable[color] === 0)) doomed++;
  }
  const cost = a.single * (left - grouped) + a.group * grid.count + a.block * left + a.doom * doomed;
  return a.earned * earned + a.gather * most * most - cost;
}

function rise(heap: Node[]): void {
  let k = heap.length - 1;
  while (k > 0) {
    const up = (k - 1) >> 1;
    if ((heap[up] as Node).worth <= (heap[k] as Node).worth) return;
    [heap[up], heap[k]] = [heap[k] as Node, heap[up] as Node];
    k = up;
  }
}

function sink(heap: Node[]): void {
  let k = 0;
  for (;;) {
    let least = k;
    for (const child of [2 * k + 1, 2 * k + 2]) {
      if (child < heap.length && (heap[child] as Node).worth < (heap[least] as Node).worth) least = child;
    }
    if (least === k) return;
    [heap[least], heap[k]] = [heap[k] as Node, heap[least] as Node];
    k = least;
  }
}

function tapsOf(last: Step | null): Cell[] {
  const taps: Cell[] = [];
  for (let step = last; step; step = step.before) taps.push(step.cell);
  return taps.reverse();
}
