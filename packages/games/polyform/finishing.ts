import type { Cells } from './cells.ts';
import { fewest, startsAt } from './cover.ts';
import { type PieceId, type Pieces, type Placement, pieceIds } from './pieces.ts';

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
  return new Search(cards, hand).best;
}

/** Card after card, cell after cell; a branch that cannot beat the best found is dropped. */
class Search {
  best: Finishing;
  private readonly cards: readonly Unfinished[];
  private readonly left: number[];
  /** What the cards from this one on could gain with an endless supply. */
  private readonly hopes: number[] = [0];
  private readonly path: Placement[][];

  constructor(cards: readonly Unfinished[], hand: Pieces) {
    this.cards = cards;
    this.left = pieceIds.map(id => hand[id]);
    this.path = cards.map(() => []);
    this.best = { gain: 0, placed: cards.map(() => []) };
    for (const { free, points } of [...cards].reverse()) {
      this.hopes.unshift((this.hopes[0] ?? 0) + Math.max(0, 2 * points - fewest(free)));
    }
    this.from(0, 0);
  }

  private from(at: number, gain: number): void {
    if (gain + (this.hopes[at] ?? 0) <= this.best.gain) return;
    const card = this.cards[at];
    if (!card) {
      this.best = { gain, placed: this.path.map(placed => [...placed]) };
      return;
    }
    this.fill(at, card.free, gain + 2 * card.points);
    this.from(at + 1, gain);
  }

  private fill(at: number, rest: Cells, gain: number): void {
    if (rest === 0) return this.from(at + 1, gain);
    if (gain - fewest(rest) + (this.hopes[at + 1] ?? 0) <= this.best.gain) return;
    const { cells, piece } = startsAt(rest);
    for (let i = 0; i < cells.length; i++) {
      const here = cells[i] as number;
      const id = piece[i] as number;
      if ((here & rest) !== here || this.left[id] === 0) continue;
      this.left[id] = (this.left[id] ?? 0) - 1;
      this.path[at]?.push({ piece: pieceIds[id] as PieceId, cells: here });
      this.fill(at, rest & ~here, gain - 1);
      this.path[at]?.pop();
      this.left[id] = (this.left[id] ?? 0) + 1;
    }
  }
}
