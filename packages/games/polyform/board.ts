import type { Seat } from '@minoya/kernel';
import { cardOf } from './cards.ts';
import type { Cells } from './cells.ts';
import { type PieceId, type Pieces, type Placement, pieceIds, pieces, placementsWithin } from './pieces.ts';
import { SLOTS } from './start.ts';
import type { Player, State, Working } from './state.ts';

/** The cells of a card that no piece covers yet. */
export function freeCells(work: Working): Cells {
  let free = cardOf(work.card).shape;
  for (const { cells } of work.placed) free &= ~cells;
  return free;
}

/** The free cells of a seat's slot, late pieces included; 0 when there is no card. */
export function freeIn(player: Player, slot: number): Cells {
  const work = player.working[slot];
  if (!work) return 0;
  let free = freeCells(work);
  if (!player.finished) for (const late of player.late) if (late.slot === slot) free &= ~late.cells;
  return free;
}

/** P10: the ways to lay an owned piece on a card. */
export function fitting(player: Player, slot: number): Placement[] {
  const free = freeIn(player, slot);
  const work = player.working[slot];
  if (!work || free === 0) return [];
  const all: Placement[] = [];
  for (const p of placementsWithin(cardOf(work.card).shape)) {
    if (player.hand[p.piece] > 0 && (p.cells & ~free) === 0) all.push(p);
  }
  return all;
}

export function anyFits(player: Player, fromSlot: number): boolean {
  for (let slot = fromSlot; slot < SLOTS; slot++) {
    const work = player.working[slot];
    if (!work) continue;
    const free = freeIn(player, slot);
    if (free === 0) continue;
    for (const p of placementsWithin(cardOf(work.card).shape)) {
      if (player.hand[p.piece] > 0 && (p.cells & ~free) === 0) return true;
    }
  }
  return false;
}

/** P19: what may replace a reward that is out of stock: its own level, else one level up or any below. */
export function substitutes(stock: Pieces, wanted: PieceId): PieceId[] {
  const { level } = pieces[wanted];
  const inStock = pieceIds.filter(id => stock[id] > 0).reverse();
  const same = inStock.filter(id => pieces[id].level === level);
  return same.length > 0 ? same : inStock.filter(id => pieces[id].level <= level + 1);
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

export function cardsInWork(player: Player): number {
  let n = 0;
  for (const work of player.working) if (work) n++;
  return n;
}
