import { fill, type Seat } from '@minoya/kernel';
import { signal } from '@preact/signals';
import type { Localized } from '../i18n/lang.ts';

/** Somebody at a table, as this screen calls them. */
export interface Person {
  readonly kind: 'you' | 'person' | 'bot';
  readonly name: Localized;
  /** The level of a machine player. */
  readonly bot: string | null;
  /** The number of the shop name of a person from elsewhere, for the record of the game. */
  readonly shop?: number;
  /** Which of the table's marks is theirs, where they keep one from game to game; else their seat's. */
  readonly mark?: number;
  /** 切断中, AI代行中 …; null when all is well. */
  readonly badge: Localized | null;
  /** Gave the game up: whatever a bot made of the seat, it comes last. */
  readonly resigned?: true;
}

/** Who sits where at one table, and from which side this screen looks at it. */
export class Seating {
  /** By seat. The log, the panels and the result all take their names from here. */
  readonly people = signal<readonly Person[]>([]);
  /** The seat at the lower edge of the screen: motion leads to its cards, others' to their panels. */
  readonly lower = signal<Seat>(0);

  /** Who sat there up to an action, where others play on from it. */
  former: { readonly until: number; readonly people: readonly Person[] } | null = null;

  /** For whose seat a bot that stood in did an action, by its number from 1. */
  readonly standIns = new Map<number, Seat>();

  /** The table as it was called when that action was done. */
  asOf(ply: number): Seating {
    const former = this.former && ply <= this.former.until ? this.former.people : null;
    const standIn = this.standIns.get(ply);
    if (!former && standIn === undefined) return this;
    const then = new Seating();
    const people = former ?? this.people.peek();
    then.people.value = people.map((one, seat) => (seat === standIn ? { ...one, name: standInName(one) } : one));
    then.lower.value = this.lower.peek();
    return then;
  }

  at(seat: Seat): Person {
    return personAt(this.people.value, seat);
  }

  /** For effects of events: the name at the time it happened. */
  nameAt(seat: Seat): Localized {
    return personAt(this.people.peek(), seat).name;
  }

  /** For effects of events: whether it happens at the lower edge. */
  isLower(seat: Seat): boolean {
    return seat === this.lower.peek();
  }
}

const standInName = ({ kind, name }: Person): Localized =>
  fill({ ja: 'AI（{name}の代わり）', en: kind === 'you' ? 'Your bot' : '{name}’s bot' }, { name });

/** Whoever sits there; a seat nobody has a name for is called by its number. */
export function personAt(people: readonly Person[], seat: Seat): Person {
  return (
    people[seat] ?? {
      kind: 'person',
      name: fill({ ja: '席{seat}', en: 'Seat {seat}' }, { seat: seat + 1 }),
      bot: null,
      badge: null,
    }
  );
}
