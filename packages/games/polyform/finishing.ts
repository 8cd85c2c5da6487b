import type { Cells } from './cells.ts';
import { type Cover, covers } from './cover.ts';
import { type Pieces, type Placement, pieceIds } from './pieces.ts';

/** A card still in work: its free cells and its points. */
export interface Unfinished {
  readonly free: Cells;
  readonly points: number;
}

/** What the finishing phase can still win over leaving everything as it is. */
export interface Finishing {
  /** Points gained: twice the points of each card finished (its minus becomes a plus), less one per piece. */
  readonly gain: number;
  /** By card, in the order given; empty for a card better left. */
  readonly placed: readonly (readonly Placement[])[];
}

/** The best use of the hand in the finishing phase, exactly. (P29) */
export function bestFinishing(cards: readonly Unfinished[], hand: Pieces): Finishing {
  // A card of p points is worth at most 2p - 1 pieces.
  const choices = cards.map(card => covers(card.free, hand, 2 * card.points - 1).sort((a, b) => size(a) - size(b)));
  const hopes: number[] = [0];
  for (let i = cards.length - 1; i >= 0; i--) {
    const first = choices[i]?.[0];
    hopes.unshift((hopes[0] as number) + (first ? 2 * (cards[i] as Unfinished).points - size(first) : 0));
  }
  const left = { ...hand };
  let best: Finishing = { gain: 0, placed: cards.map(() => []) };
  const path: (readonly Placement[])[] = [];
  const visit = (at: number, gain: number): void => {
    if (gain + (hopes[at] as number) <= best.gain) return;
    if (at === cards.length) {
      best = { gain, placed: [...path] };
      return;
    }
    for (const cover of choices[at] as Cover[]) {
      if (!pieceIds.every(id => cover.pieces[id] <= left[id])) continue;
      for (const id of pieceIds) left[id] -= cover.pieces[id];
      path.push(cover.placed);
      visit(at + 1, gain + 2 * (cards[at] as Unfinished).points - size(cover));
      path.pop();
      for (const id of pieceIds) left[id] += cover.pieces[id];
    }
    path.push([]);
    visit(at + 1, gain);
    path.pop();
  };
  visit(0, 0);
  return best;
}

function size(cover: Cover): number {
  return cover.placed.length;
}
