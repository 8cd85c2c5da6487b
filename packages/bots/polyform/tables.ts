/**
 * What the bots know about shapes, as numbers. A hand is one packed integer, a card a small index; minimal covers and
 * the piece sets behind them are remembered per set of free cells, because a search meets the same ones all the time.
 */
import { findCard } from '@minoya/games/polyform/cards';
import { type Cells, count } from '@minoya/games/polyform/cells';
import { fewest, startsAt } from '@minoya/games/polyform/cover';
import { type Pieces, pieceIds, pieces, placements, placementsWithin } from '@minoya/games/polyform/pieces';
import { partsOf, trades } from '@minoya/games/polyform/trade';

export const KINDS = pieceIds.length;
/** Bits per piece in a packed hand: the stock has at most 15 dots, 12 i2 and 6 of the others. */
export const SHIFT = Int8Array.of(0, 4, 8, 11, 14, 17, 20, 23, 26);
export const MASK = Int8Array.of(15, 15, 7, 7, 7, 7, 7, 7, 7);
export const UNIT = Int32Array.from(SHIFT, shift => 1 << shift);
export const LEVEL = Int8Array.from(pieceIds, id => pieces[id].level);

export function pack(all: Pieces): number {
  let packed = 0;
  for (let p = 0; p < KINDS; p++) packed += all[pieceIds[p] as keyof Pieces] * (UNIT[p] as number);
  return packed;
}

export function held(packed: number, piece: number): number {
  return (packed >>> (SHIFT[piece] as number)) & (MASK[piece] as number);
}

/** Whether the first hand holds everything the second has. */
export function covers(hand: number, wanted: number): boolean {
  for (let p = 0; p < KINDS; p++) if (held(hand, p) < held(wanted, p)) return false;
  return true;
}

export const PLACED_CELLS = Int32Array.from(placements, p => p.cells);
export const PLACED_PIECE = Int8Array.from(placements, p => pieceIds.indexOf(p.piece));
const indexOfCells = new Map(placements.map((p, i) => [p.cells, i]));

export function placementIndex(cells: Cells): number {
  return indexOfCells.get(cells) ?? -1;
}

export const TRADE_PIECE = Int8Array.from(trades, t => pieceIds.indexOf(t.piece));
export const TRADE_PARTS = Int32Array.from(trades, t => pack(partsOf[t.parts].pieces));

/** Cards met so far; custom cards join as they are met. */
export interface CardTable {
  readonly ids: string[];
  readonly shape: number[];
  readonly points: number[];
  readonly reward: number[];
  readonly black: boolean[];
  readonly within: Int16Array[];
}

export const cardTable: CardTable = { ids: [], shape: [], points: [], reward: [], black: [], within: [] };
const indexOfCard = new Map<string, number>();

export function cardIndex(id: string): number {
  const known = indexOfCard.get(id);
  if (known !== undefined) return known;
  const card = findCard(id);
  if (!card) return -1;
  const index = cardTable.ids.length;
  indexOfCard.set(id, index);
  cardTable.ids.push(id);
  cardTable.shape.push(card.shape);
  cardTable.points.push(card.points);
  cardTable.reward.push(pieceIds.indexOf(card.reward));
  cardTable.black.push(card.colour === 'black');
  cardTable.within.push(Int16Array.from(placementsWithin(card.shape), p => placementIndex(p.cells)));
  return index;
}

const MOST_SETS = 48;
const setsByFree = new Map<Cells, Int32Array>();

/** Piece sets that fill the cells, fewest pieces first: all for a few cells, only near-minimal ones for many. */
export function setsFor(free: Cells): Int32Array {
  let sets = setsByFree.get(free);
  if (!sets) {
    if (setsByFree.size > 200_000) setsByFree.clear();
    sets = findSets(free);
    setsByFree.set(free, sets);
  }
  return sets;
}

function spare(cells: number): number {
  if (cells <= 5) return cells;
  return cells <= 8 ? 2 : cells <= 11 ? 1 : 0;
}

function findSets(free: Cells): Int32Array {
  const budget = Math.min(count(free), fewest(free) + spare(count(free)));
  const byCount: Set<number>[] = Array.from({ length: budget + 1 }, () => new Set());
  const seen = new Set<number>();
  const visit = (rest: Cells, used: number, n: number): void => {
    if (rest === 0) {
      byCount[n]?.add(used);
      return;
    }
    if (n + fewest(rest) > budget) return;
    // Dots follow from the other pieces and the cells left, so they need no place in the key.
    const key = (used >>> 4) * 0x2000000 + rest;
    if (seen.has(key)) return;
    seen.add(key);
    const { cells, piece } = startsAt(rest);
    for (let i = 0; i < cells.length; i++) {
      const here = cells[i] as number;
      if ((here & rest) === here) visit(rest & ~here, used + (UNIT[piece[i] as number] as number), n + 1);
    }
  };
  visit(free, 0, 0);
  return Int32Array.from(byCount.flatMap(set => [...set].sort((a, b) => b - a)).slice(0, MOST_SETS));
}
