import { brands, patterns, seals } from './blocks.ts';
import { conditionOf } from './conditions.ts';
import type { Effect } from './effect.ts';
import type { PlacedPiece } from './effect-context.ts';
import { relics } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import { CELLS, HALF, type MinoSpots, SIZE, type Spot, spotsOf } from './shapes.ts';
import type { Block, Buff, Card, CellIndex, State } from './state.ts';
import { tuned } from './tuned.ts';

export interface Mask {
  readonly lo: number;
  readonly hi: number;
}

/** Cells a piece of this pattern may not cover: those filled, unless a feather or a veil lets it. (R22–R25) */
export function blocked(s: State, pattern: Card['pattern']): Mask {
  const overlaps = pattern !== null && patterns[pattern].overlaps === true;
  const { board, brands: marks } = s;
  let lo = 0;
  let hi = 0;
  for (let bit = 0; bit < HALF; bit++) {
    const above = board[bit] as Block | null;
    const below = board[bit + HALF] as Block | null;
    if (above !== null && !isOpened(above, marks[bit] as Buff | null, overlaps)) lo |= 1 << bit;
    if (below !== null && !isOpened(below, marks[bit + HALF] as Buff | null, overlaps)) hi |= 1 << bit;
  }
  return { lo, hi };
}

/** Whether the piece, or a buff under the block, lets the piece lie over it. */
function isOpened(block: Block, buff: Buff | null, overlaps: boolean): boolean {
  return (overlaps && !overlapsItself(block)) || (buff !== null && veiled(block, buff));
}

function overlapsItself(block: Block): boolean {
  return block.pattern !== null && patterns[block.pattern].overlaps === true;
}

/** An obstacle seals the buff below it. */
function veiled(block: Block, buff: Buff): boolean {
  return brands[buff.id].opens === true && !isObstacle(block);
}

export const OBSTACLE: Block = { piece: 0, pattern: 'obstacle', seal: null, blessing: null, charge: 0 };

export function isObstacle(block: Block): boolean {
  return block.pattern !== null && patterns[block.pattern].stays === true;
}

export function free(spot: Spot, mask: Mask): boolean {
  return ((spot.lo & mask.lo) | (spot.hi & mask.hi)) === 0;
}

export function fitsAnywhere(s: State, card: Card): boolean {
  const mask = blocked(s, card.pattern);
  const { spots } = spotsOf(card.mino);
  for (let i = 0; i < spots.length; i++) if (free(spots[i] as Spot, mask)) return true;
  return false;
}

export function isFree(card: Card): boolean {
  return card.pattern !== null && patterns[card.pattern].free === true;
}

/** Why a card cannot lie there; null when it can. */
export function misfit(s: State, card: Card, cell: CellIndex): 'outside' | 'overlaps' | null {
  const spot = (spotsOf(card.mino) as MinoSpots).at[cell];
  if (!spot) return 'outside';
  const overlaps = card.pattern !== null && patterns[card.pattern].overlaps === true;
  for (let i = 0; i < spot.cells.length; i++) {
    const at = spot.cells[i] as number;
    const block = s.board[at] as Block | null;
    if (block !== null && !isOpened(block, s.brands[at] as Buff | null, overlaps)) return 'overlaps';
  }
  return null;
}

export interface FullLines {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Blocks that a line never takes with it: obstacles, and stones unless a furnace burns. */
export function staysPut(block: Block, stonesClear: boolean): boolean {
  return isObstacle(block) || (!stonesClear && block.seal !== null && seals[block.seal].stays === true);
}

function stays(s: State, block: Block): boolean {
  return staysPut(block, true) || (staysPut(block, false) && tuned(s, 'stonesClear') === 0);
}

const NO_LINES: readonly number[] = [];
/** A row and a column as bits of half a board. */
const ROW = (1 << SIZE) - 1;
const COLUMN = Array.from({ length: HALF / SIZE }, (_, y) => 1 << (y * SIZE)).reduce((mask, bit) => mask | bit, 0);

/** Completed rows and columns. What a staying block does to its line is the rule set's choice. (R30–R32) */
export function fullLines(s: State, placed: PlacedPiece | null = null): FullLines {
  const full = filledLines(s);
  return ruleSets[s.rules].ways && hasJudges(s) ? judged(s, full, placed) : full;
}

function filledLines(s: State): FullLines {
  const { board } = s;
  let lo = 0;
  let hi = 0;
  for (let bit = 0; bit < HALF; bit++) {
    if (board[bit] !== null) lo |= 1 << bit;
    if (board[bit + HALF] !== null) hi |= 1 << bit;
  }
  let rows: number[] | null = null;
  let columns: number[] | null = null;
  const both = lo & hi;
  for (let i = 0; i < SIZE; i++) {
    const row = i * SIZE < HALF ? lo >> (i * SIZE) : hi >> (i * SIZE - HALF);
    if ((row & ROW) === ROW && isComplete(s, i * SIZE, 1)) (rows ??= []).push(i);
    if (((both >> i) & COLUMN) === COLUMN && isComplete(s, i, SIZE)) (columns ??= []).push(i);
  }
  return { rows: rows ?? NO_LINES, columns: columns ?? NO_LINES };
}

/** Whether a filled line is complete. */
function isComplete(s: State, from: number, step: number): boolean {
  let goes = 0;
  for (let i = 0, cell = from; i < SIZE; i++, cell += step) if (!stays(s, s.board[cell] as Block)) goes += 1;
  if (goes === SIZE) return true;
  // A line of nothing but staying blocks would complete itself for ever.
  const passes = ruleSets[s.rules].blockers === 'stay behind' || tuned(s, 'obstaclesPass') > 0;
  return passes && goes > 0;
}

/** Whether any effect in force has a say in which lines are complete. */
function hasJudges(s: State): boolean {
  for (let i = 0; i < s.relics.length; i++) {
    const owned = s.relics[i] as State['relics'][number];
    if (relics[owned.as ?? owned.id].completes) return true;
  }
  for (let i = 0; i < s.conditions.length; i++) {
    const { counts, completes } = conditionOf((s.conditions[i] as State['conditions'][number]).source);
    if (counts || completes) return true;
  }
  return false;
}

/** The lines that are complete once every effect was asked. */
function judged(s: State, full: FullLines, placed: PlacedPiece | null): FullLines {
  const effects = [
    ...s.relics.map(owned => ({ def: relics[owned.as ?? owned.id] as Effect, my: owned.my })),
    ...s.conditions.map(({ source, my }) => ({ def: conditionOf(source), my })),
  ];
  const goes = (line: number, isComplete: boolean): boolean => {
    const ask = { line, state: s, placed };
    const complete = isComplete || effects.some(({ def, my }) => def.completes?.(ask, my, def.n) === true);
    return complete && effects.every(({ def, my }) => def.counts?.(ask, my, def.n) !== false);
  };
  const six = Array.from({ length: SIZE }, (_, i) => i);
  return {
    rows: six.filter(i => goes(i, full.rows.includes(i))),
    columns: six.filter(i => goes(SIZE + i, full.columns.includes(i))),
  };
}

/** The cells those lines take: rows from the top, then what is new in the columns from the left. (R33) */
export function cellsOf(s: State, { rows, columns }: FullLines): CellIndex[] {
  const cells: CellIndex[] = [];
  for (let i = 0; i < rows.length; i++)
    for (let x = 0; x < SIZE; x++) {
      const cell = (rows[i] as number) * SIZE + x;
      const block = s.board[cell];
      if (block && !stays(s, block)) cells.push(cell);
    }
  for (let i = 0; i < columns.length; i++)
    for (let y = 0; y < SIZE; y++) {
      const cell = y * SIZE + (columns[i] as number);
      const block = s.board[cell];
      if (block && !rows.includes(y) && !stays(s, block)) cells.push(cell);
    }
  return cells;
}

export function filledCells({ board }: State): number {
  let filled = 0;
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] !== null) filled += 1;
  return filled;
}

export const EMPTY_BOARD: readonly null[] = Array.from({ length: CELLS }, () => null);
