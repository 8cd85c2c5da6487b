import { copy } from './copy.ts';
import { refusal } from './legal.ts';
import { placeAndScore } from './place.ts';
import { carryOn, handsOut } from './rounds.ts';
import type { ScoreLine } from './score.ts';
import type { Action, Buff, CellIndex, Event, Phase, State } from './state.ts';
import { type Dice, type Odds, Turn } from './turn.ts';

/** One way chance may fall, and the exact score then. */
export interface Outcome {
  /** 0 to 1; the odds of all outcomes add up to 1. */
  readonly odds: number;
  /** Every ledger scored: none when nothing clears, two when a volcano follows. */
  readonly ledgers: readonly (readonly ScoreLine[])[];
  readonly points: number;
  /** Where the round stands after it: `cleared` when the target is reached. */
  readonly phase: Phase;
}

/** What a placement will do, told without looking at hidden cards or luck. */
export interface Preview {
  readonly cells: readonly CellIndex[];
  readonly overlaid: readonly CellIndex[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cleared: readonly CellIndex[];
  /** By points, lowest first; exactly one when no luck is in it. */
  readonly outcomes: readonly Outcome[];
  readonly handsLeft: number;
  /** Gold that is sure, and the odds of 0, 1, 2 … more from gold mines. */
  readonly gold: { readonly sure: number; readonly odds: readonly number[] };
  readonly brands: readonly { readonly cell: CellIndex; readonly brand: Buff; readonly odds: number }[];
  /** Cards that would fit nowhere and be burned with their moves. */
  readonly burned: number;
}

/** Tries every way the dice that matter for the score can fall, one run of the rules each. */
class EveryRoll implements Dice {
  readonly hidesCards = true;
  private path: { choice: number; odds: readonly number[] }[] = [];
  private at = 0;
  /** Chances of the last run that cannot change the score: 1 gold here, a buff there. */
  mines: number[] = [];
  stamps: { cell: CellIndex; odds: number }[] = [];

  private choose(odds: readonly number[]): number {
    const step = this.path[this.at] ?? { choice: 0, odds };
    this.path[this.at++] = step;
    return step.choice;
  }

  some(_: Turn, ask: { source: string; odds: Odds; times: number; cells: readonly CellIndex[] }): boolean {
    const miss = (1 - ask.odds.hits / ask.odds.outOf) ** ask.times;
    if (ask.source.startsWith('pattern:')) return this.choose([miss, 1 - miss]) === 1;
    if (ask.source.startsWith('brand:')) this.mines.push(1 - miss);
    else this.stamps.push({ cell: ask.cells[0] ?? 0, odds: 1 - miss });
    return false;
  }

  one(_: Turn, __: string, n: number): number {
    return this.choose(Array.from({ length: n }, () => 1 / n));
  }

  get odds(): number {
    return this.path.reduce((product, { choice, odds }) => product * (odds[choice] ?? 0), 1);
  }

  /** Turns to the next untried way; false when all were tried. */
  next(): boolean {
    this.at = 0;
    this.mines = [];
    this.stamps = [];
    for (let last = this.path.pop(); last; last = this.path.pop()) {
      if (last.choice + 1 >= last.odds.length) continue;
      this.path.push({ ...last, choice: last.choice + 1 });
      return true;
    }
    return false;
  }
}

/** Null when the action is not legal. Works on a view as well as on a state, with the same answer. */
export function preview(s: State, action: Extract<Action, { type: 'place' | 'end' }>): Preview | null {
  if (refusal(s, action)) return null;
  const dice = new EveryRoll();
  const outcomes: Outcome[] = [];
  let shown: Preview | null = null;
  do {
    const t = new Turn(copy(s), dice);
    if (action.type === 'place') tryOut(t, action);
    else handsOut(t);
    shown ??= sketch(s, t, dice);
    outcomes.push(outcomeOf(t, dice.odds));
  } while (dice.next());
  return { ...shown, outcomes: outcomes.sort((a, b) => a.points - b.points) };
}

/** A placement as it is made, but for what relics would remember: nobody asks a preview for that. */
function tryOut(t: Turn, action: Extract<Action, { type: 'place' }>): void {
  placeAndScore(t, action);
  carryOn(t);
}

function eventsOf<K extends Event['type']>(t: Turn, type: K): Extract<Event, { type: K }>[] {
  return t.events.filter((e): e is Extract<Event, { type: K }> => e.type === type);
}

function outcomeOf(t: Turn, odds: number): Outcome {
  const scored = eventsOf(t, 'scored');
  const ledgers = scored.map(e => e.ledger);
  return { odds, ledgers, points: scored.reduce((sum, e) => sum + e.points, 0), phase: t.s.phase };
}

/** What is the same in every outcome. */
function sketch(s: State, t: Turn, dice: EveryRoll): Preview {
  const scored = eventsOf(t, 'scored')[0];
  const sure = eventsOf(t, 'branded').map(({ cell, brand, level }) => ({ cell, brand: { id: brand, level }, odds: 1 }));
  const stamps = dice.stamps.map(({ cell, odds }) => ({ cell, brand: { id: 'phase' as const, level: 1 }, odds }));
  const paid = new Set(['reward', 'hands', 'interest']);
  const won = eventsOf(t, 'roundWon')[0]?.payout.extra.length ?? 0;
  const gold = eventsOf(t, 'gold').filter(e => !paid.has(e.source));
  return {
    cells: eventsOf(t, 'placed')[0]?.cells ?? [],
    overlaid: eventsOf(t, 'overlaid')[0]?.cells ?? [],
    rows: scored?.rows ?? [],
    columns: scored?.columns ?? [],
    cleared: eventsOf(t, 'cleared').flatMap(e => e.cells),
    outcomes: [],
    handsLeft: eventsOf(t, 'handSpent')[0]?.left ?? s.hands,
    gold: { sure: gold.slice(0, gold.length - won).reduce((sum, e) => sum + e.amount, 0), odds: spread(dice.mines) },
    brands: [...sure, ...stamps],
    burned: eventsOf(t, 'stuck').reduce((sum, e) => sum + e.burned, 0),
  };
}

/** The odds of 0, 1, 2 … hits among independent chances. */
function spread(chances: readonly number[]): number[] {
  return chances.reduce<number[]>(
    (odds, hit) => {
      const next = odds.map(one => one * (1 - hit));
      for (const [i, one] of odds.entries()) next[i + 1] = (next[i + 1] ?? 0) + one * hit;
      return next;
    },
    [1],
  );
}
