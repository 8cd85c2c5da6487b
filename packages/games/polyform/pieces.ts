import type { Localized } from '@minoya/kernel';
import { type Cells, count, images, readDrawing, SIDE } from './cells.ts';

export const pieceIds = ['dot', 'i2', 'i3', 'v3', 'i4', 'l4', 't4', 's4', 'o4'] as const;
export type PieceId = (typeof pieceIds)[number];
/** How many of each piece: a hand, the stock, what a trade gives. */
export type Pieces = Record<PieceId, number>;

interface Piece {
  readonly shape: Cells;
  /** Its number of cells. */
  readonly level: number;
  /** How many the game has. (P2) */
  readonly stock: number;
  readonly text: Localized;
}

function piece(drawing: string, stock: number, ja: string, en: string): Piece {
  const shape = readDrawing(drawing);
  if (shape === null) throw new Error(`not a shape: ${drawing}`);
  return { shape, level: count(shape), stock, text: { ja, en } };
}

/** P1, P2: the nine pieces. */
export const pieces: Record<PieceId, Piece> = {
  dot: piece('#', 15, '1マス', 'Dot'),
  i2: piece('##', 12, 'I字(2)', 'Bar of 2'),
  i3: piece('###', 6, 'I字(3)', 'Bar of 3'),
  v3: piece('#.\n##', 6, 'V字', 'Corner of 3'),
  i4: piece('####', 6, 'I字(4)', 'Bar of 4'),
  l4: piece('###\n..#', 6, 'L字(4)', 'L of 4'),
  t4: piece('###\n.#.', 6, 'T字', 'T of 4'),
  s4: piece('##.\n.##', 6, 'S字', 'S of 4'),
  o4: piece('##\n##', 6, '正方形', 'Square'),
};

export function isPiece(text: string): text is PieceId {
  return Object.hasOwn(pieces, text);
}

export function noPieces(): Pieces {
  return { dot: 0, i2: 0, i3: 0, v3: 0, i4: 0, l4: 0, t4: 0, s4: 0, o4: 0 };
}

export function copyPieces({ dot, i2, i3, v3, i4, l4, t4, s4, o4 }: Pieces): Pieces {
  return { dot, i2, i3, v3, i4, l4, t4, s4, o4 };
}

export function fullStock(): Pieces {
  const all = noPieces();
  for (const id of pieceIds) all[id] = pieces[id].stock;
  return all;
}

export function tally(list: readonly PieceId[]): Pieces {
  const all = noPieces();
  for (const id of list) all[id] += 1;
  return all;
}

export function total(all: Pieces): number {
  let sum = 0;
  for (const id of pieceIds) sum += all[id];
  return sum;
}

/** A piece lying on given cells; its turn and mirror follow from the cells. */
export interface Placement {
  readonly piece: PieceId;
  readonly cells: Cells;
}

/** P10: every way a piece can lie on the 5×5 frame: 387. */
export const placements: readonly Placement[] = pieceIds.flatMap(id =>
  [...new Set(images(pieces[id].shape).flatMap(everywhere))].map(cells => ({ piece: id, cells })),
);

const byCells = new Map(placements.map(p => [p.cells, p]));

/** The piece that exactly these cells are, or null. */
export function placementOn(cells: Cells): Placement | null {
  return byCells.get(cells) ?? null;
}

const within = new Map<Cells, readonly Placement[]>();

/** Every placement inside the cells; remembered per set, so ask with a card's whole shape. */
export function placementsWithin(cells: Cells): readonly Placement[] {
  let list = within.get(cells);
  if (!list) {
    list = placements.filter(p => (p.cells & ~cells) === 0);
    // Custom cards come from outside: the memory must not grow for ever.
    if (within.size > 4096) within.clear();
    within.set(cells, list);
  }
  return list;
}

/** The distinct turns and mirrors of a piece as drawings at the top left, in the order turn, turn, …, mirror. */
export function orientations(id: PieceId): readonly Cells[] {
  return [...new Set(images(pieces[id].shape))];
}

function everywhere(shape: Cells): Cells[] {
  let height = 0;
  let width = 0;
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (!(shape & (1 << i))) continue;
    height = Math.max(height, Math.floor(i / SIDE) + 1);
    width = Math.max(width, (i % SIDE) + 1);
  }
  const all: Cells[] = [];
  for (let r = 0; r + height <= SIDE; r++) {
    for (let c = 0; c + width <= SIDE; c++) all.push(shape << (r * SIDE + c));
  }
  return all;
}

/** Level by level, for choosers: the pieces of levels 1 to 4. */
export const levels: readonly (readonly PieceId[])[] = [1, 2, 3, 4].map(level =>
  pieceIds.filter(id => pieces[id].level === level),
);
