import type { People, PersonId } from '../person.ts';
import type { Rate } from './bucket.ts';
import type { AddressBudget, Budgets } from './budgets.ts';
import type { Caller } from './regulars.ts';

const DAY_MS = 24 * 60 * 60_000;

/** So many at once, and as many again over a day. */
const aDay = (count: number): Rate => ({ burst: count, perSecond: (count * 1000) / DAY_MS });

/**
 * What people of one address add in a day to what everybody sees: rows of one leaderboard, likes, reports and players of one
 * published board, boards in all; and seeds. A class of forty fits, a board that one person fills alone does not.
 */
const RATIONS = {
  rows: aDay(20),
  likes: aDay(10),
  reports: aDay(5),
  players: aDay(20),
  published: aDay(40),
  'seeds-of-a-day': aDay(200),
} as const;
export type DayRation = keyof typeof RATIONS;

/** Identities that were made today and count at once: a family on its first evening. Others count from tomorrow on. */
const NEWCOMERS = aDay(6);
const MOST_ADMITTED = 50_000;

/** Takes one of a ration, `about` one board or all; throws `EnoughToday` when there is none left. */
export type Pay = (ration: DayRation, about?: string) => void;

/** The address has had its part for today. */
export class EnoughToday extends Error {}

/** An identity costs nothing, so what it may add to what everybody sees is rationed by address and day. */
export class DayRations {
  private readonly budgets: Budgets;
  private readonly people: People;
  private readonly rations = new Map<DayRation, AddressBudget>();
  private readonly newcomers: AddressBudget;
  private readonly admitted = new Set<PersonId>();

  constructor({ budgets, people }: { budgets: Budgets; people: People }) {
    this.budgets = budgets;
    this.people = people;
    this.newcomers = budgets.byAddress('newcomers', NEWCOMERS);
    for (const [name, rate] of Object.entries(RATIONS))
      this.rations.set(name as DayRation, budgets.byAddress(name, rate));
  }

  payFor(caller: Caller): Pay {
    return (ration, about) => this.pay(ration, caller, about);
  }

  private pay(ration: DayRation, { person, address }: Caller, about = ''): void {
    if (!this.budgets.on) return;
    const budget = this.rations.get(ration);
    if (!budget?.take(address, { about })) throw new EnoughToday(ration);
    if (ration === 'seeds-of-a-day' || this.counts(person, address)) return;
    budget.giveBack(address, { about });
    throw new EnoughToday('newcomers');
  }

  private counts(person: PersonId, address: string): boolean {
    if (this.people.age(person) >= DAY_MS || this.admitted.has(person)) return true;
    if (!this.newcomers.take(address)) return false;
    const [first] = this.admitted;
    if (first !== undefined && this.admitted.size >= MOST_ADMITTED) this.admitted.delete(first);
    this.admitted.add(person);
    return true;
  }
}
