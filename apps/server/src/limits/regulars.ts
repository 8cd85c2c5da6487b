import type { PersonId } from '../person.ts';
import { addressKey } from './address.ts';
import { Buckets, type Rate } from './bucket.ts';
import type { Budgets } from './budgets.ts';
import { NetworkCount } from './network-count.ts';

/** A household has a handful, a class forty. */
const MOST_AT_AN_ADDRESS = 48;
const MOST = 50_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

interface Place {
  readonly key: string;
  readonly address: string;
  readonly at: number;
}

/** Somebody at an address. */
export interface Caller {
  readonly person: PersonId;
  readonly address: string;
}

/**
 * People who have been in a room from an address lately. What strangers at the same address use up, these have a little
 * of for themselves; they are few, so what one address may do in all stays bounded. In memory only, like every ration.
 */
export class Regulars {
  private readonly budgets: Budgets;
  /** Who was seen longest ago comes first. */
  private readonly places = new Map<PersonId, Place>();
  private readonly counts = new NetworkCount();
  private readonly reserves = new Map<string, Buckets>();

  constructor(budgets: Budgets) {
    this.budgets = budgets;
  }

  /** Was let into a room, and is known from now on where there is a place left. */
  seen({ person, address }: Caller, now = this.budgets.now()): void {
    const key = addressKey(address);
    const known = this.places.get(person);
    if (known?.key !== key) {
      if (this.counts.full(address, MOST_AT_AN_ADDRESS)) this.forgetOld(now);
      if (this.counts.full(address, MOST_AT_AN_ADDRESS)) return;
    }
    this.expel(person);
    if (this.places.size >= MOST) this.forgetFirst();
    this.places.set(person, { key, address, at: now });
    this.counts.add(address);
  }

  knows({ person, address }: Caller): boolean {
    return this.places.get(person)?.key === addressKey(address);
  }

  /** Floods: is a stranger again. */
  expel(person: PersonId): void {
    const place = this.places.get(person);
    if (!place) return;
    this.places.delete(person);
    this.counts.remove(place.address);
  }

  /** Takes from what this person has of a ration that the address has used up; strangers have nothing. */
  take(caller: Caller | null, { name, rate }: { name: string; rate: Rate }, amount = 1): boolean {
    if (!this.budgets.on) return true;
    if (!caller || !this.knows(caller)) return false;
    const now = this.budgets.now();
    return this.reserve(name, rate).of(caller.person, now).take(now, amount);
  }

  private reserve(name: string, rate: Rate): Buckets {
    const known = this.reserves.get(name);
    if (known) return known;
    const made = new Buckets(rate);
    this.reserves.set(name, made);
    return made;
  }

  private forgetOld(now: number): void {
    for (const [person, { at }] of this.places) {
      if (now - at < FORGOTTEN_AFTER_MS) return;
      this.expel(person);
    }
  }

  private forgetFirst(): void {
    for (const person of this.places.keys()) return this.expel(person);
  }
}
