/**
 * Exact cover of a card's free cells. The search always fills the lowest free cell: only placements whose own lowest
 * cell is that one can, so a card needs no matrix, and every test is one AND.
 */
import { type Cells, count, SIDE } from './cells.ts';
import { type PieceId, type Pieces, type Placement, pieceIds, pieces, placementOn, placements } from './pieces.ts';

const LARGEST = 4;
const NONE = 99;

/** By lowest cell: the placements that start there, largest first, as flat numbers for the inner loop. */
export interface Starts {
  readonly cells: Int32Array;
  readonly piece: Int8Array;
}

const starts: (Starts | undefined)[] = Array.from({ length: SIDE * SIDE });

function makeStarts(at: number): Starts {
  const here = placements
    .filter(p => Math.clz32(p.cells & -p.cells) === 31 - at)
    .sort((a, b) => pieces[b.piece].level - pieces[a.piece].level);
  return {
    cells: Int32Array.from(here, p => p.cells),
    piece: Int8Array.from(here, p => pieceIds.indexOf(p.piece)),
  };
}

/** The placements that can fill the lowest of these cells. */
export function startsAt(free: Cells): Starts {
  const at = 31 - Math.clz32(free & -free);
  return (starts[at] ??= makeStarts(at));
}

let best = NONE;

/** The fewest pieces that fill the cells, from an endless supply. */
export function minPieces(free: Cells): number {
  if (free === 0) return 0;
  best = NONE;
  fill(free, count(free), 0);
  return best;
}

const MEMORY_BITS = 17;
/** Untouched it says that no cells need no pieces. */
const askedFree = new Int32Array(1 << MEMORY_BITS);
const answers = new Uint8Array(1 << MEMORY_BITS);

/** `minPieces` with a memory: for searches that ask about the same cells again and again. */
export function fewest(free: Cells): number {
  const at = Math.imul(free, 0x9e3779b1) >>> (32 - MEMORY_BITS);
  if (askedFree[at] !== free) {
    askedFree[at] = free;
    answers[at] = minPieces(free);
  }
  return answers[at] as number;
}

function fill(free: Cells, left: number, used: number): void {
  if (left <= LARGEST && placementOn(free)) {
    best = Math.min(best, used + 1);
    return;
  }
  // The piece that starts here and the rest at four cells each, or more than one piece as this is no placement.
  if (used + Math.max(2, Math.ceil(left / LARGEST)) >= best) return;
  const { cells } = startsAt(free);
  for (let i = 0; i < cells.length; i++) {
    const here = cells[i] as number;
    if ((here & free) === here) fill(free & ~here, left - count(here), used + 1);
  }
}

const hand = new Int8Array(pieceIds.length);

function load(owned: Pieces): void {
  for (let i = 0; i < pieceIds.length; i++) hand[i] = owned[pieceIds[i] as PieceId];
}

/** The fewest of the owned pieces that fill the cells exactly, or null when they cannot. */
export function handCount(free: Cells, owned: Pieces): number | null {
  if (free === 0) return 0;
  load(owned);
  best = NONE;
  fillByHand(free, count(free), 0);
  return best === NONE ? null : best;
}

function fillByHand(free: Cells, left: number, used: number): void {
  if (left === 0) {
    best = used;
    return;
  }
  if (used + Math.ceil(left / LARGEST) >= best) return;
  const { cells, piece } = startsAt(free);
  for (let i = 0; i < cells.length; i++) {
    const here = cells[i] as number;
    const id = piece[i] as number;
    if ((here & free) !== here || hand[id] === 0) continue;
    hand[id] = (hand[id] as number) - 1;
    fillByHand(free & ~here, left - count(here), used + 1);
    hand[id] = (hand[id] as number) + 1;
  }
}

/** One cover with the fewest owned pieces, or null. */
export function handCover(free: Cells, owned: Pieces): Placement[] | null {
  const fewest = handCount(free, owned);
  if (fewest === null) return null;
  load(owned);
  const path: Placement[] = [];
  return trace(free, fewest, path) ? path : null;
}

function trace(free: Cells, budget: number, path: Placement[]): boolean {
  if (free === 0) return true;
  if (budget * LARGEST < count(free)) return false;
  const { cells, piece } = startsAt(free);
  for (let i = 0; i < cells.length; i++) {
    const here = cells[i] as number;
    const id = piece[i] as number;
    if ((here & free) !== here || hand[id] === 0) continue;
    hand[id] = (hand[id] as number) - 1;
    path.push({ piece: pieceIds[id] as PieceId, cells: here });
    const found = trace(free & ~here, budget - 1, path);
    hand[id] = (hand[id] as number) + 1;
    if (found) return true;
    path.pop();
  }
  return false;
}

/** A set of pieces that fills the cells, and one way to lay them. */
export interface Cover {
  readonly pieces: Pieces;
  readonly placed: readonly Placement[];
}

/** Every set of owned pieces that fills the cells with at most `budget` pieces, each with one layout. */
export function covers(free: Cells, owned: Pieces, budget: number): Cover[] {
  load(owned);
  const all: Cover[] = [];
  const seen = new Set<string>();
  const used = new Int8Array(pieceIds.length);
  const path: Placement[] = [];
  const visit = (rest: Cells): void => {
    const key = `${rest} ${used.join()}`;
    if (seen.has(key) || (budget - path.length) * LARGEST < count(rest)) return;
    seen.add(key);
    if (rest === 0) {
      all.push({ pieces: counted(used), placed: [...path] });
      return;
    }
    const { cells, piece } = startsAt(rest);
    for (let i = 0; i < cells.length; i++) {
      const here = cells[i] as number;
      const id = piece[i] as number;
      if ((here & rest) !== here || used[id] === hand[id]) continue;
      used[id] = (used[id] as number) + 1;
      path.push({ piece: pieceIds[id] as PieceId, cells: here });
      visit(rest & ~here);
      path.pop();
      used[id] = (used[id] as number) - 1;
    }
  };
  visit(free);
  return all;
}

function counted(used: Int8Array): Pieces {
  const all: Partial<Pieces> = {};
  for (let i = 0; i < pieceIds.length; i++) all[pieceIds[i] as PieceId] = used[i] as number;
  return all as Pieces;
}

const PLENTY: Pieces = { dot: 25, i2: 25, i3: 25, v3: 25, i4: 25, l4: 25, t4: 25, s4: 25, o4: 25 };

/** The different piece sets that fill the cells with the fewest pieces. */
export function optimalSets(free: Cells): Pieces[] {
  return covers(free, PLENTY, minPieces(free)).map(cover => cover.pieces);
}
