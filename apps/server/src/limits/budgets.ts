import { createHmac, randomBytes } from 'node:crypto';
import type { People, PersonId } from '../person.ts';
import { addressKey, networksOf } from './address.ts';
import { type Bucket, Buckets, type Rate } from './bucket.ts';
import type { Caller } from './regulars.ts';

/** An address that was refused often, under a name that leads back to nobody. */
export interface RefusedNetwork {
  readonly network: string;
  readonly refusals: number;
}

/** Kilobytes an address may have stored: nobody fills the disk from one place. */
const STORED: Rate = { burst: 8 * 1024, perSecond: 2 };
/** What a small row weighs there, with its places in the indexes. */
export const ROW_KB = 0.5;
const MOST_NETWORKS = 2_000;
const HALVED_AFTER_MS = 10 * 60_000;

/**
 * Everything that is rationed, and how often each ration ran out for whom. An address is counted under a keyed hash whose
 * key dies with the process.
 */
export class Budgets {
  readonly on: boolean;
  /** In kilobytes, whatever it is that is stored. */
  readonly stored: AddressBudget;
  private readonly salt = randomBytes(16);
  private readonly counts = new Map<string, number>();
  private networks = new Map<string, number>();
  /** By this clock rations come back. */
  readonly now: () => number;
  private halved: number;

  constructor(on = true, now: () => number = () => performance.now()) {
    this.on = on;
    this.now = now;
    this.halved = now();
    this.stored = this.byAddress('stored-kilobytes', STORED);
  }

  /** A ration for each address, and wider ones for the networks around it. */
  byAddress(name: string, rate: Rate): AddressBudget {
    return new AddressBudget(this, name, rate);
  }

  /** Notes that a ration was used up. */
  refused(budget: string, address: string | null): void {
    this.counts.set(budget, (this.counts.get(budget) ?? 0) + 1);
    if (address === null) return;
    this.age();
    const network = this.hashed(address);
    this.networks.set(network, (this.networks.get(network) ?? 0) + 1);
  }

  /** How often each ration ran out. */
  refusals(): ReadonlyMap<string, number> {
    return this.counts;
  }

  /** Who was refused most lately. */
  top(count: number): readonly RefusedNetwork[] {
    this.age();
    const sorted = [...this.networks].sort(([, a], [, b]) => b - a).slice(0, count);
    return sorted.map(([network, refusals]) => ({ network, refusals: Math.round(refusals) }));
  }

  hashed(address: string): string {
    return createHmac('sha256', this.salt).update(addressKey(address)).digest('base64url').slice(0, 8);
  }

  /** What is long past counts less and less. */
  private age(): void {
    const now = this.now();
    if (now - this.halved < HALVED_AFTER_MS && this.networks.size < MOST_NETWORKS) return;
    this.halved = now;
    const kept = [...this.networks].filter(([, refusals]) => refusals > 1);
    this.networks = new Map(kept.map(([network, refusals]) => [network, refusals / 2]));
  }
}

/** What one address has of a ration: its own bucket, and those of the networks around it, the widest first. */
export class Share {
  private readonly buckets: readonly Bucket[];

  constructor(buckets: readonly Bucket[]) {
    this.buckets = buckets;
  }

  /** All pay or none. */
  take(now: number, amount = 1): boolean {
    for (const [paid, bucket] of this.buckets.entries()) {
      if (bucket.take(now, amount)) continue;
      for (const one of this.buckets.slice(0, paid)) one.giveBack(amount);
      return false;
    }
    return true;
  }

  spend(now: number, amount: number): void {
    for (const bucket of this.buckets) bucket.spend(now, amount);
  }

  /** Returns what was taken and not used after all. */
  giveBack(amount = 1): void {
    for (const bucket of this.buckets) bucket.giveBack(amount);
  }
}

/** How much of a ration, and about what, where each thing has a ration of its own. */
interface Portion {
  readonly amount?: number;
  readonly about?: string;
}

/** A ration for each address. IPv6 pays for its /64, its /56 and its /48 at once. */
export class AddressBudget {
  private readonly budgets: Budgets;
  private readonly name: string;
  private readonly rate: Rate;
  private readonly bySize = new Map<number, Buckets>();

  constructor(budgets: Budgets, name: string, rate: Rate) {
    this.budgets = budgets;
    this.name = name;
    this.rate = rate;
  }

  take(address: string, { amount = 1, about = '' }: Portion = {}): boolean {
    if (!this.budgets.on || this.share(address, about).take(this.budgets.now(), amount)) return true;
    this.budgets.refused(this.name, address);
    return false;
  }

  /** Takes as much as there is of it. */
  spend(address: string, amount: number): void {
    this.share(address).spend(this.budgets.now(), amount);
  }

  /** Returns what was taken and not used after all. */
  giveBack(address: string, { amount = 1, about = '' }: Portion = {}): void {
    this.share(address, about).giveBack(amount);
  }

  share(address: string, about = ''): Share {
    const now = this.budgets.now();
    const networks = networksOf(address);
    return new Share(networks.map(({ key, times }) => this.sized(times).of(about ? `${key} ${about}` : key, now)));
  }

  private sized(times: number): Buckets {
    const known = this.bySize.get(times);
    if (known) return known;
    const { burst, perSecond } = this.rate;
    const made = new Buckets({ burst: burst * times, perSecond: perSecond * times });
    this.bySize.set(times, made);
    return made;
  }
}

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
/** What a person does with one thing any number of times counts once a day: pressing again and again spends nobody else's. */
const ONCE_A_PERSON: readonly DayRation[] = ['likes', 'reports', 'players'];

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
  private readonly firstTimes = new Buckets(aDay(1));
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

  private pay(ration: DayRation, caller: Caller, about = ''): void {
    if (!this.budgets.on) return;
    if (!ONCE_A_PERSON.includes(ration)) return this.take(ration, caller, about);
    const now = this.budgets.now();
    const first = this.firstTimes.of(`${caller.person} ${ration} ${about}`, now);
    if (!first.take(now)) return;
    try {
      this.take(ration, caller, about);
    } catch (error) {
      first.giveBack();
      throw error;
    }
  }

  private take(ration: DayRation, { person, address }: Caller, about: string): void {
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
