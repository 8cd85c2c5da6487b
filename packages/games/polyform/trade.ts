import { fullStock, isPiece, type PieceId, type Pieces, pieceIds, pieces, tally } from './pieces.ts';

/** P12: the ways to write a number of cells as two or more smaller pieces. */
export const partIds = [
  'dot+dot',
  'i2+dot',
  'dot+dot+dot',
  'i3+dot',
  'v3+dot',
  'i2+i2',
  'i2+dot+dot',
  'dot+dot+dot+dot',
] as const;
export type Parts = (typeof partIds)[number];

/** One exchange: a piece and the parts it is worth. Up gives the parts for the piece, down the piece for the parts. */
export interface Trade {
  readonly piece: PieceId;
  readonly parts: Parts;
}

interface PartsOf {
  readonly list: readonly PieceId[];
  readonly pieces: Pieces;
  readonly cells: number;
}

function parts(text: string): PartsOf {
  const list = text.split('+').filter(isPiece);
  return { list, pieces: tally(list), cells: list.reduce((sum, id) => sum + pieces[id].level, 0) };
}

export const partsOf: Record<Parts, PartsOf> = {
  'dot+dot': parts('dot+dot'),
  'i2+dot': parts('i2+dot'),
  'dot+dot+dot': parts('dot+dot+dot'),
  'i3+dot': parts('i3+dot'),
  'v3+dot': parts('v3+dot'),
  'i2+i2': parts('i2+i2'),
  'i2+dot+dot': parts('i2+dot+dot'),
  'dot+dot+dot+dot': parts('dot+dot+dot+dot'),
};

/** P12, P13: the thirty exchanges; each can be done up or down. */
export const trades: readonly Trade[] = pieceIds.flatMap(piece =>
  partIds.filter(id => partsOf[id].cells === pieces[piece].level).map(id => ({ piece, parts: id })),
);

export function isParts(text: string): text is Parts {
  return Object.hasOwn(partsOf, text);
}

export function isTrade(piece: PieceId, id: Parts): boolean {
  return partsOf[id].cells === pieces[piece].level;
}

export function holds(owned: Pieces, wanted: Pieces): boolean {
  for (const id of pieceIds) if (owned[id] < wanted[id]) return false;
  return true;
}

/** Pieces a holder may move `times` times from the stock at most: used to judge start hands. */
export function stockAllows(wanted: Pieces, times: number): boolean {
  const stock = fullStock();
  return pieceIds.every(id => wanted[id] * times <= stock[id]);
}
