import { type Cells, count } from './cells.ts';
import { fewest, startsAt } from './cover.ts';
import { type PieceId, type Pieces, type Placement, pieceIds, pieces } from './pieces.ts';

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

/** Positions after which the search starts to remember where it has been: small ones are done before that pays. */
const EASY = 300;
const TOO_MANY = 99;
const LEVELS = pieceIds.map(id => pieces[id].level);

/** Card after card, cell after cell; a branch that cannot beat the best found is dropped. */
class Search {
  best: Finishing;
  private readonly cards: readonly Unfinished[];
  private readonly left: number[];
  /** What the cards from this one on could gain with an endless supply. */
  private readonly hopes: number[] = [0];
  private readonly path: Placement[][];
  private nodes = 0;
  /** The best gain with which the search has been at a card, its rest and a hand. */
  private readonly been = new Map<string, number>();

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
    const least = Math.max(fewest(rest), this.leastOf(count(rest)));
    if (gain - least + (this.hopes[at + 1] ?? 0) <= this.best.gain) return;
    if (++this.nodes > EASY && this.wasHere(at, rest, gain)) return;
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

  /** How many pieces the hand needs for so many cells at the very least, largest first; far too many when it has not enough. */
  private leastOf(cells: number): number {
    let least = 0;
    let rest = cells;
    for (let id = pieceIds.length - 1; id >= 0 && rest > 0; id--) {
      const level = LEVELS[id] ?? 1;
      const used = Math.min(this.left[id] ?? 0, Math.ceil(rest / level));
      least += used;
      rest -= used * level;
    }
    return rest > 0 ? TOO_MANY : least;
  }

  /** Other pieces first or last, the same cells and hand are left: no need to go there again for less. */
  private wasHere(at: number, rest: Cells, gain: number): boolean {
    const place = `${at} ${rest} ${this.left.join()}`;
    const before = this.been.get(place) ?? Number.NEGATIVE_INFINITY;
    if (before >= gain) return true;
    this.been.set(place, gain);
    return false;
  }
}
