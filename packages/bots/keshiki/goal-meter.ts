import { block, colors, kinds, type Kind } from '@minoya/games/keshiki/blocks';
import { type Goal, type GoalKind, goals } from '@minoya/games/keshiki/goals';
import type { SolverGrid } from './solver-grid.ts';

/** What was done so far, as far as goals ask for it. */
interface Done {
  readonly score: number;
  /** The most blocks that one tap took. */
  readonly most?: number;
}

interface Asked {
  /** What a goal asks of a block by its low bits: on the first row above the floor, and more for each row further up. */
  readonly at: Float64Array;
  readonly up: Float64Array;
}

const asked = new Map<GoalKind, (Asked | null)[]>();

/** Goals that ask the same of blocks whatever their amount share one table; those about a colour have one for each. */
function askedBy({ kind, amount }: Goal): Asked | null {
  const known = asked.get(kind) ?? [];
  asked.set(kind, known);
  const place = goals[kind].amount === 'color' ? amount : 0;
  const table = known[place];
  if (table !== undefined) return table;
  const made = tableOf(kind, amount);
  known[place] = made;
  return made;
}

/** Of each block, by its low bits, what a goal about blocks asks of it. */
export const asksOf = (goal: Goal): Float64Array => askedBy(goal)?.at ?? new Float64Array(128);

function tableOf(kind: GoalKind, amount: number): Asked | null {
  const { asks } = goals[kind];
  if (!asks) return null;
  const [at, up] = [new Float64Array(128), new Float64Array(128)];
  for (const one of Object.keys(kinds) as Kind[]) {
    for (let color = 1; color <= colors.length; color++) {
      const b = block(one, color);
      up[b] = asks(b, 2, amount) - asks(b, 1, amount);
      at[b] = asks(b, 1, amount) - (up[b] as number);
    }
  }
  return { at, up };
}

/** What a position still owes to a goal; 0: it is reached. `score` is what has been earned, bonus included. */
export function owed(goal: Goal, grid: SolverGrid, { score, most = 0 }: Done): number {
  const { kind, amount } = goal;
  if (kind === 'clear' || kind === 'few') return Math.max(0, grid.left() - goals[kind].spares(amount));
  const table = askedBy(goal);
  if (!table) return Math.max(0, amount - (kind === 'score' ? score : most));
  const { cells, stride } = grid;
  const { at, up } = table;
  const end = (grid.width + 1) * stride;
  let sum = 0;
  for (let i = stride; i < end; i++) {
    const b = cells[i] as number;
    if (b === 0) continue;
    sum += at[b & 127] as number;
    if (up[b & 127]) sum += (up[b & 127] as number) * (i % stride);
  }
  return sum;
}

/** Blocks that a goal asks something of and that never can, because no block of their colour can be tapped any more. */
export function doomed(goal: Goal, grid: SolverGrid): number {
  const table = askedBy(goal);
  if (!table) return 0;
  let dead = 0;
  for (let color = 1; color <= 6; color++) {
    const count = grid.colors[color] as number;
    if (count > 0 && (count === 1 || grid.tappable[color] === 0)) dead |= 1 << color;
  }
  if (dead === 0) return 0;
  let sum = 0;
  for (let i = grid.stride; i < (grid.width + 1) * grid.stride; i++) {
    const b = grid.cells[i] as number;
    if (b && dead & (1 << (b & 7)) && table.at[b & 127]) sum++;
  }
  return Math.max(0, sum - goals[goal.kind].spares(goal.amount));
}

/** The same as `owed`, for a search: the largest group that waits counts for a goal that wants one. */
export function hoped(goal: Goal, grid: SolverGrid, { score, most = 0 }: Done): number {
  if (goal.kind !== 'big') return owed(goal, grid, { score, most });
  let largest = most;
  for (let k = 0; k < grid.count; k++) largest = Math.max(largest, grid.removes[k] as number);
  return Math.max(0, goal.amount - largest) + (most < goal.amount ? 0.5 : 0);
}
