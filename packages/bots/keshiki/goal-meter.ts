import { block, colors, kinds, type Kind } from '@minoya/games/keshiki/blocks';
import { type Goal, type GoalKind, goalKinds, goals } from '@minoya/games/keshiki/goals';
import type { SolverGrid } from './solver-grid.ts';

/** What each kind of goal asks of a block by its low bits: on the first row above the floor, and more for each row further up. */
const asked = new Map<GoalKind, { readonly at: Float64Array; readonly up: Float64Array }>();

for (const kind of goalKinds) {
  const { asks } = goals[kind];
  if (!asks) continue;
  const [at, up] = [new Float64Array(128), new Float64Array(128)];
  for (const one of Object.keys(kinds) as Kind[]) {
    for (let color = 1; color <= colors.length; color++) {
      const b = block(one, color);
      up[b] = asks(b, 2) - asks(b, 1);
      at[b] = asks(b, 1) - (up[b] as number);
    }
  }
  asked.set(kind, { at, up });
}

/** What a position still owes to a goal; 0: it is reached. For scores, `score` is what has been earned, bonus included. */
export function owed({ kind, amount }: Goal, grid: SolverGrid, score: number): number {
  if (kind === 'clear') return grid.left();
  const table = asked.get(kind);
  if (!table) return Math.max(0, amount - score);
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
export function doomed({ kind }: Goal, grid: SolverGrid): number {
  const table = asked.get(kind);
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
  return sum;
}
