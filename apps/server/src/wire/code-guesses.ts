import { Buckets, type Rate } from '../limits/bucket.ts';
import type { AddressBudget, Budgets } from '../limits/budgets.ts';
import type { Caller, Regulars } from '../limits/regulars.ts';

/** Wrong codes of an address, and beside them of somebody who is known there. */
const GUESSES: Rate = { burst: 12, perSecond: 0.1 };
const GUESSES_OF_A_REGULAR: Rate = { burst: 3, perSecond: 1 / 600 };
/**
 * And of those at an address who have not guessed wrong so far: whoever was told a code comes in with it.
 * An address makes two identities a minute once it has made sixty, so that all of them together guess little faster for it.
 */
const GUESSES_OF_NEWCOMERS: Rate = { burst: 12, perSecond: 0.1 };
const WRONG_ONES_OF_A_NEWCOMER: Rate = { burst: 1, perSecond: 1 / 86_400 };

/** Whose ration a code was looked up for. */
export type PaidBy = 'address' | 'regular' | 'newcomer';

/** How often codes may be tried: each is paid for before it is looked up, and what led into a room is given back. */
export class CodeGuesses {
  private readonly budgets: Budgets;
  private readonly regulars: Regulars;
  private readonly ofAddress: AddressBudget;
  private readonly ofNewcomers: AddressBudget;
  private readonly wrongOnes = new Buckets(WRONG_ONES_OF_A_NEWCOMER);

  constructor(budgets: Budgets, regulars: Regulars) {
    this.budgets = budgets;
    this.regulars = regulars;
    this.ofAddress = budgets.byAddress('codes', GUESSES);
    this.ofNewcomers = budgets.byAddress('newcomers-codes', GUESSES_OF_NEWCOMERS);
  }

  /** Null: whoever has guessed too often is not even looked up for. */
  pay(caller: Caller): PaidBy | null {
    if (this.ofAddress.take(caller.address)) return 'address';
    if (this.regulars.take(caller, { name: 'codes', rate: GUESSES_OF_A_REGULAR })) return 'regular';
    const now = this.budgets.now();
    const own = this.wrongOnes.of(caller.person, now);
    if (!own.take(now)) return null;
    if (this.ofNewcomers.take(caller.address)) return 'newcomer';
    own.giveBack();
    return null;
  }

  right({ person, address }: Caller, paid: PaidBy): void {
    if (paid === 'address') this.ofAddress.giveBack(address);
    if (paid !== 'newcomer') return;
    this.ofNewcomers.giveBack(address);
    this.wrongOnes.of(person, this.budgets.now()).giveBack();
  }

  wrong({ person }: Caller, paid: PaidBy): void {
    const now = this.budgets.now();
    if (paid !== 'newcomer') this.wrongOnes.of(person, now).spend(now, 1);
  }
}
