import { iceOf, isNormal } from '@minoya/games/keshiki/blocks';
import { type Goal, type GoalKind, goals } from '@minoya/games/keshiki/goals';
import { asksOf } from './goal-meter.ts';
import type { Scoring } from './scoring.ts';
import type { SolverGrid } from './solver-grid.ts';

/** No tap of this colour can ever be made again: it is gone, alone, or has no block that can be tapped. */
const isDead = (grid: SolverGrid, color: number): boolean =>
  (grid.colors[color] as number) < 2 || grid.tappable[color] === 0;

/** The taps of its colour that a block under so much ice needs: a frozen counter may lose its number with the ice, others have to go after it. */
function tapsFor(kind: GoalKind, ice: number): number {
  if (kind === 'ice') return ice;
  return kind === 'numbers' ? Math.max(1, ice) : ice + 1;
}

/**
 * Says of a position that a goal is lost, where that can be counted: colours that cannot go any more, more taps than are left,
 * fewer points or blocks than are asked for. Where it says yes, that is proven; it has nothing to say of most positions.
 */
export class GoalBound {
  private readonly goal: Goal;
  private readonly scoring: Scoring;
  /** By colour: the taps of it that are needed at least. */
  private readonly needed = new Uint8Array(8);

  constructor(goal: Goal, scoring: Scoring) {
    this.goal = goal;
    this.scoring = scoring;
  }

  /** `taps` are those left; `earned` what was earned since the start of the search. */
  isLost(grid: SolverGrid, taps: number, earned: number): boolean {
    if (taps <= 0) return true;
    const { kind } = this.goal;
    if (kind === 'score') return this.most(grid, taps, earned) < this.goal.amount;
    if (kind === 'big') return this.largest(grid) < this.goal.amount;
    if (kind === 'rocks') return !grid.fixed && this.underRocks(grid) > taps;
    if (grid.plain && (kind === 'clear' || kind === 'few')) return this.colorsLost(grid, taps);
    return this.blocksLost(grid, taps);
  }

  /** More points than any play can have: each colour goes in one tap, the largest first, and all is cleared if none rules it out. */
  private most(grid: SolverGrid, taps: number, earned: number): number {
    const { points, finish } = this.scoring;
    const worth: number[] = [];
    let stays = 0;
    for (let color = 1; color <= 6; color++) {
      const count = grid.colors[color] as number;
      if (isDead(grid, color)) stays += count;
      else worth.push(points[count] as number);
    }
    if (worth.length > taps) stays++;
    worth.sort((a, b) => b - a);
    return finish(
      worth.slice(0, taps).reduce((sum, one) => sum + one, earned),
      stays,
    );
  }

  /** No tap takes more than all of a colour. */
  private largest(grid: SolverGrid): number {
    let most = 0;
    for (let color = 1; color <= 6; color++)
      if (!isDead(grid, color)) most = Math.max(most, grid.colors[color] as number);
    return most;
  }

  /** Where all blocks are plain and have to go, but for some. */
  private colorsLost(grid: SolverGrid, taps: number): boolean {
    const spares = goals[this.goal.kind].spares(this.goal.amount);
    let alone = 0;
    let colors = 0;
    for (let color = 1; color <= 6; color++) {
      if (grid.colors[color] === 1) alone++;
      if (grid.colors[color]) colors++;
    }
    return alone > spares || colors - this.mayStay(grid, spares) > taps;
  }

  /** How many colours may stay as they are, at most. */
  private mayStay(grid: SolverGrid, spares: number): number {
    if (spares === 0) return 0;
    const counts = Array.from(grid.colors.subarray(1, 7))
      .filter(Boolean)
      .sort((a, b) => a - b);
    let left = spares;
    return counts.filter(count => (left -= count) >= 0).length;
  }

  /** Blocks that the goal asks something of and that cannot do it, and the taps that the others need. */
  private blocksLost(grid: SolverGrid, taps: number): boolean {
    const { kind, amount } = this.goal;
    const { never, spares } = goals[kind];
    const { needed } = this;
    const asks = asksOf(this.goal);
    needed.fill(0);
    let lost = 0;
    for (let i = grid.stride; i < (grid.columns + 1) * grid.stride; i++) {
      const b = grid.cells[i] as number;
      if (b === 0 || !asks[b & 127]) continue;
      const color = b & 7;
      if (isDead(grid, color) || (!isNormal(b) && never(b, grid.colors[color] as number))) lost++;
      needed[color] = Math.max(needed[color] as number, tapsFor(kind, iceOf(b)));
    }
    if (lost > spares(amount)) return true;
    const sum = needed.reduce((a, b) => a + b, 0);
    return kind === 'few' ? false : sum > taps;
  }

  /** Colours that lie under a rock: each has to be tapped, so the number of taps; endless when one cannot be. */
  private underRocks(grid: SolverGrid): number {
    let colors = 0;
    for (let x = 1; x <= grid.columns; x++) {
      let below = 0;
      for (let i = x * grid.stride; i < (x + 1) * grid.stride; i++) {
        const b = grid.cells[i] as number;
        if (b === 0) continue;
        if ((b & 7) === 7) colors |= below;
        else below |= 1 << (b & 7);
      }
    }
    let taps = 0;
    for (let color = 1; color <= 6; color++) {
      if (!(colors & (1 << color))) continue;
      if (isDead(grid, color)) return Number.POSITIVE_INFINITY;
      taps++;
    }
    return taps;
  }
}
