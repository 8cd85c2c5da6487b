import type { Cell } from '@minoya/games/keshiki/cells';
import { starsFrom } from '@minoya/games/keshiki/goals';
import { type Appraisal, appraise } from './beam.ts';
import { doomed, hoped } from './goal-meter.ts';
import { better, type GoalLine, type GoalStart, reachedBy } from './goal-play.ts';
import { SolverGrid } from './solver-grid.ts';

export interface GoalBeamOptions {
  readonly width: number;
  readonly appraisal: Appraisal;
  /** Cost of each unit that a goal is still owed: of the first goal, and of the others. */
  readonly weights: readonly number[];
  readonly stop: () => boolean;
  /** Ends the search with the first line for which it holds. */
  readonly enough: (line: GoalLine) => boolean;
}

interface Step {
  readonly cell: Cell;
  readonly before: Step | null;
}

class Node {
  readonly grid = new SolverGrid();
  earned = 0;
  most = 0;
  worth = 0;
  reached: readonly boolean[] = [];
  steps: Step | null = null;
}

/** Dear, so that a position that has lost a goal for good comes last. */
const DOOM = 1e5;

/** Beam search for goals: tap by tap, the positions that owe least, every position once. */
export function goalBeam(start: GoalStart, options: GoalBeamOptions): GoalLine {
  return new GoalBeam(start, options).run();
}

class GoalBeam {
  private readonly start: GoalStart;
  private readonly options: GoalBeamOptions;
  private readonly spare: Node[] = [];
  private readonly seen = new Set<number>();
  private next: Node[] = [];
  private depth = 0;
  private best: GoalLine = { taps: [], score: -1, clears: false, reached: [], stars: -1 };
  private done = false;

  constructor(start: GoalStart, options: GoalBeamOptions) {
    this.start = start;
    this.options = options;
  }

  run(): GoalLine {
    const root = new Node();
    root.grid.copy(this.start.grid);
    root.reached = this.start.reached;
    root.most = this.start.most;
    this.note(root);
    let layer = [root];
    while (layer.length > 0 && !this.done) {
      this.depth++;
      for (const node of layer) if (!this.done) this.expand(node);
      this.cut();
      this.spare.push(...layer);
      layer = this.next;
      this.next = [];
      this.seen.clear();
    }
    return this.best;
  }

  private expand(node: Node): void {
    if (this.options.stop()) this.done = true;
    for (let k = 0; k < node.grid.count && !this.done; k++) {
      const child = this.spare.pop() ?? new Node();
      if (!this.follow(node, k, child)) this.spare.push(child);
      else {
        this.next.push(child);
        if (this.next.length > 4 * this.options.width) this.cut();
      }
    }
  }

  /** Makes the child of a tap; false when it is known, hopeless or at its end. */
  private follow(node: Node, k: number, child: Node): boolean {
    const { points } = this.start.scoring;
    child.grid.copy(node.grid);
    const removes = child.grid.removes[k] as number;
    child.earned = node.earned + (points[removes] as number);
    child.most = Math.max(node.most, removes);
    child.grid.tap(k);
    const position = child.grid.positionHash();
    if (this.seen.has(position)) return false;
    this.seen.add(position);
    const taps = this.start.taps + this.depth;
    child.reached = reachedBy(this.start, child.grid, node.reached, { taps, ...child });
    child.steps = { cell: node.grid.cell(k), before: node.steps };
    this.note(child);
    const [first] = this.start.goals;
    if (first?.within && !child.reached[0] && taps >= first.within) return false;
    child.worth = this.worthOf(child);
    return child.grid.count > 0;
  }

  private worthOf({ grid, earned, most, reached }: Node): number {
    const { goals, scoring } = this.start;
    const left = grid.left();
    let worth = appraise(grid, earned, left, this.options.appraisal);
    for (const [i, goal] of goals.entries()) {
      const weight = this.options.weights[i] ?? 0;
      if (reached[i] || weight === 0) continue;
      worth -= weight * hoped(goal, grid, { score: scoring.finish(earned, left), most }) + DOOM * doomed(goal, grid);
    }
    return worth;
  }

  private note(node: Node): void {
    const left = node.grid.left();
    const score = this.start.scoring.finish(node.earned, left);
    const { reached } = node;
    const line: GoalLine = { taps: [], score, clears: left === 0, reached, stars: starsFrom(reached) };
    if (!better(line, this.best)) return;
    this.best = { ...line, taps: tapsOf(node.steps) };
    if (this.options.enough(this.best)) this.done = true;
  }

  /** Keeps the best of the next layer. */
  private cut(): void {
    if (this.next.length <= this.options.width) return;
    this.next.sort((a, b) => b.worth - a.worth);
    this.spare.push(...this.next.splice(this.options.width));
  }
}

function tapsOf(last: Step | null): Cell[] {
  const taps: Cell[] = [];
  for (let step = last; step; step = step.before) taps.push(step.cell);
  return taps.reverse();
}
