import { type Card, type CardId, type Colour, NET_CELLS, readCustom } from '@minoya/games/polyform/cards/card';
import { type Cells, count } from '@minoya/games/polyform/cells';
import { handCover, minPieces, optimalSets } from '@minoya/games/polyform/cover';
import { fullStock, type PieceId, pieces, type Placement } from '@minoya/games/polyform/pieces';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';

export interface Rating {
  readonly cells: number;
  /** The fewest pieces that fill it. */
  readonly fewest: number;
  /** Different piece sets that do it with so few. */
  readonly ways: number;
  /** One proof that it can be filled with the pieces of the game. */
  readonly proof: readonly Placement[];
  /** Cells more (or fewer) than its points and reward ask for. */
  readonly balance: number;
}

/** What a drawn card is worth as a puzzle; null when it cannot be a card. */
export function rate({ shape, points, reward }: Pick<Card, 'shape' | 'points' | 'reward'>): Rating | null {
  const cells = count(shape);
  if (cells < 2) return null;
  const proof = handCover(shape, fullStock());
  if (!proof) return null;
  const fewest = minPieces(shape);
  // Large plain shapes have very many sets; the exact number says nothing any more.
  const ways = cells <= 16 ? optimalSets(shape).length : 99;
  return { cells, fewest, ways, proof, balance: cells - (NET_CELLS[points] ?? 0) - pieces[reward].level };
}

/** 0 to 2 points make a white puzzle, more a black one. */
export const colourOf = (points: number): Colour => (points < 3 ? 'white' : 'black');

/** The points that suit a shape with this reward best. */
export function fairPoints(shape: Cells, reward: PieceId): number {
  const net = count(shape) - pieces[reward].level;
  let best = 0;
  for (const [points, cells] of NET_CELLS.entries()) {
    if (Math.abs(cells - net) < Math.abs((NET_CELLS[best] ?? 0) - net)) best = points;
  }
  return best;
}

export function balanceText(balance: number): Localized {
  if (balance > 1)
    return fill(
      { ja: '割に合いません（{balance}マス多い）', en: 'Too hard for its points: {balance} cells too many' },
      { balance },
    );
  if (balance < -1)
    return fill(
      { ja: '得すぎます（{balance}マス少ない）', en: 'Too easy for its points: {balance} cells too few' },
      { balance: -balance },
    );
  return { ja: 'ちょうどよいパズルです', en: 'Well balanced' };
}

const place = 'minoya:polyform:cards';
const mostKept = 60;

/** Cards drawn on this device, newest first. */
export function ownCards(): readonly CardId[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((id): id is string => typeof id === 'string' && readCustom(id) !== null)
      : [];
  } catch {
    return [];
  }
}

export function keepCards(ids: readonly CardId[]): void {
  try {
    localStorage.setItem(place, JSON.stringify([...new Set(ids)].slice(0, mostKept)));
  } catch {
    // Full storage keeps what it has.
  }
}
