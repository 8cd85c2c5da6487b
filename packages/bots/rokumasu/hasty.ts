import { blocked } from '@minoya/games/rokumasu/board';
import type { Spot } from '@minoya/games/rokumasu/shapes';
import type { State } from '@minoya/games/rokumasu/state';
import { bitsOf, full, hasFullLine, promise, readFullLines } from './bits.ts';
import { ADORNED } from './search.ts';
import type { Held } from './held.ts';
import { type Judge, laid, type Stand, standOf, stateAfter, stateOf, tableOf } from './stand.ts';
import type { Weights } from './weights.ts';
import { flowing, worthOf } from './worth.ts';

/** A placement that may come next. */
interface Option {
  readonly from: Stand;
  readonly held: Held;
  readonly spot: Spot;
  /** What it is worth; for a clear that was not scored yet, what it may be worth. */
  value: number;
  readonly lo: number;
  readonly hi: number;
  /** Lines that clear, and what the board is worth after that. */
  readonly lines: number;
  readonly rest: number;
  /** The position after it, once it is scored. */
  next: Stand | null;
}

/** A clear that is not scored yet. */
interface Clear {
  readonly held: Held;
  spot: Spot;
  rest: number;
  readonly lines: number;
}

const KINDS = 49;
/** Always left empty. */
const CLEARS: (Clear | undefined)[] = Array.from({ length: KINDS });

/**
 * What clears have scored in a round, by how many lines went, flow left out. The rules score a clear only where such a guess, rounded up, puts it
 * among the best.
 */
export class Guess {
  private readonly most = new Float64Array(13).fill(Number.POSITIVE_INFINITY);

  points(lines: number, flow: number): number {
    return this.most[lines]! * flow * HOPE;
  }

  learn(lines: number, flow: number, points: number): void {
    const rate = points / flow;
    const known = this.most[lines]!;
    if (known === Number.POSITIVE_INFINITY || rate > known) this.most[lines] = rate;
  }
}

/** A clear may score so much more than any before it. */
const HOPE = 1.15;

/** How wide to look, what boards are worth, and what is known of the build's clears. */
export interface Hurry {
  readonly width: number;
  readonly w: Weights;
  readonly guess: Guess;
}

/** Finds ways through hands, one hand after the other. */
export class Haste {
  private readonly w: Weights;
  private readonly width: number;
  private readonly guess: Guess;
  private readonly judge: Judge;
  private readonly room: number;
  private readonly list: Option[] = [];
  /** The best clear of one card so far, by how many rows and columns go. */
  private readonly clears: (Clear | undefined)[] = CLEARS;
  private found = 0;

  /** For the rest of a round. */
  constructor(s: State, { width, w, guess }: Hurry) {
    this.guess = guess;
    this.w = w;
    this.width = width;
    const table = tableOf(s);
    this.judge = { table, worth: one => worthOf(one, table, w) };
    this.room = table.boss ? 16 * width : 3 * width + 2;
  }

  /** The way through the hand that looks best: where it ends, and how many pieces were placed. */
  through(s: State): Stand {
    const { target } = this.judge.table;
    let beam = [standOf(s, this.judge, null)];
    let best: Stand | null = null;
    for (;;) {
      this.list.length = 0;
      for (const stand of beam) if (!this.spread(stand) && (!best || stand.value > best.value)) best = stand;
      beam = this.kept();
      if (beam.length === 0) return best!;
      const won = beam.filter(one => one.score >= target);
      if (won.length > 0) return won.reduce((a, b) => (b.value > a.value ? b : a));
    }
  }

  /** Every placement from a position; false when there is none. */
  private spread(stand: Stand): boolean {
    let some = false;
    const { hand, left, hands } = stand;
    for (let i = 0, seen = 0; i < hand.length; i++) {
      const held = hand[i]!;
      if ((left & (1 << i)) === 0 || (hands === 0 && !held.free) || (seen & (1 << held.looks)) !== 0) continue;
      seen |= 1 << held.looks;
      if (this.lay(stand, held)) some = true;
    }
    return some;
  }

  private lay(stand: Stand, held: Held): boolean {
    const { w, list, room } = this;
    const { lo: maskLo, hi: maskHi } = held.overlaps ? blocked(stateOf(stand), held.card.pattern) : stand.solid;
    const { bars } = stand;
    const hands = held.free ? stand.hands : stand.hands - 1;
    const later = Math.min(1, hands / 3);
    const share = stand.score / this.judge.table.target + flowing(stand.lines, hands, this.judge.table, w);
    const { spots } = held;
    let some = false;
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i]!;
      if (((spot.lo & maskLo) | (spot.hi & maskHi)) !== 0) continue;
      some = true;
      const lo = stand.lo | spot.lo;
      const hi = stand.hi | spot.hi;
      if (hasFullLine(lo, hi, bars)) this.clear(stand, held, spot, later);
      else {
        const value = share + promise(lo, hi, bars, w) * later;
        if (list.length < room || value > list[list.length - 1]!.value)
          this.add({ from: stand, held, spot, value, lo, hi, lines: 0, rest: 0, next: null });
      }
    }
    if (this.found > 0) this.addClears(stand, later);
    return some;
  }

  /** Of one card's clears of as many rows and columns only the most promising counts; under a boss all, for the place may matter. */
  private clear(from: Stand, held: Held, spot: Spot, later: number): void {
    const lo = from.lo | spot.lo;
    const hi = from.hi | spot.hi;
    const kind = readFullLines(lo, hi, from.bars);
    const { low, high } = full;
    const more =
      (held.plain ? 0 : bitsOf(spot.lo & low) + bitsOf(spot.hi & high)) +
      bitsOf(from.adorned.lo & low) +
      bitsOf(from.adorned.hi & high);
    const rest = promise(lo & ~low, hi & ~high, from.bars, this.w) + ADORNED * more;
    if (this.judge.table.boss) return this.addClear(from, { held, spot, rest, lines: full.lines }, later);
    const known = this.clears[kind];
    if (known === undefined) this.clears[kind] = { held, spot, rest, lines: full.lines };
    else if (rest > known.rest) {
      known.spot = spot;
      known.rest = rest;
    }
    this.found += 1;
  }

  private addClears(from: Stand, later: number): void {
    for (let kind = 0; kind < KINDS; kind++) {
      const one = this.clears[kind];
      if (one === undefined) continue;
      this.clears[kind] = undefined;
      this.addClear(from, one, later);
    }
    this.found = 0;
  }

  private addClear(from: Stand, { held, spot, rest, lines }: Clear, later: number): void {
    const value = this.hoped(from, lines, rest * later);
    const lo = from.lo | spot.lo;
    const hi = from.hi | spot.hi;
    if (this.list.length < this.room || value > this.list[this.list.length - 1]!.value)
      this.add({ from, held, spot, value, lo, hi, lines, rest, next: null });
  }

  private hoped(from: Stand, lines: number, rest: number): number {
    return (from.score + this.guess.points(lines, this.flow(from, lines))) / this.judge.table.target + rest;
  }

  private flow(stand: Stand, lines: number): number {
    return this.judge.table.flows ? 1 + stand.lines * lines : 1;
  }

  /** Into its place; a second way to the same board is left out. */
  private add(option: Option): void {
    const { list } = this;
    let at = list.length;
    while (at > 0 && list[at - 1]!.value < option.value) at -= 1;
    for (let i = at - 1; i >= 0 && list[i]!.value === option.value; i--) if (isTwin(list[i]!, option)) return;
    list.splice(at, 0, option);
    if (list.length > this.room) list.pop();
  }

  /** The best, those that clear scored by the rules as they come to the front. */
  private kept(): Stand[] {
    const { list, judge } = this;
    const beam: Stand[] = [];
    while (beam.length < this.width && list.length > 0) {
      const one = list.shift()!;
      if (one.lines === 0) beam.push(laid(one.from, one, judge));
      else if (one.next) {
        if (!beam.some(other => isSame(other, one.next!))) beam.push(one.next);
      } else this.score(one);
    }
    return beam;
  }

  private score(one: Option): void {
    const { from, held, spot, lines } = one;
    const flow = this.flow(from, lines);
    if (one.value === Number.POSITIVE_INFINITY && this.guess.points(lines, flow) < one.value) {
      one.value = this.hoped(from, lines, one.rest * Math.min(1, (held.free ? from.hands : from.hands - 1) / 3));
    } else {
      one.next = standOf(stateAfter(from, held, spot.cell), this.judge, from);
      one.value = one.next.value;
      this.guess.learn(lines, flow, one.next.score - from.score);
    }
    this.add(one);
  }
}

function isTwin(a: Option, b: Option): boolean {
  return (
    a.lo === b.lo &&
    a.hi === b.hi &&
    a.lines + b.lines === 0 &&
    a.from.score === b.from.score &&
    leftOf(a) === leftOf(b)
  );
}

const leftOf = ({ from, held }: Option): number => from.left & ~(1 << from.hand.indexOf(held));

function isSame(a: Stand, b: Stand): boolean {
  return a.lo === b.lo && a.hi === b.hi && a.score === b.score && a.hands === b.hands && a.left === b.left;
}
