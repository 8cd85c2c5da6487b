import type { IncomingMessage } from 'node:http';
import { SUBPROTOCOL } from '@minoya/shared/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';
import type { AddressBudget, Budgets } from '../limits/budgets.ts';
import { NetworkCount } from '../limits/network-count.ts';
import type { Regulars } from '../limits/regulars.ts';
import type { People, PersonId } from '../person.ts';

/** Of those who do not say who they are, and of those who do and were never here: two rations, so that neither costs the other. */
const STRANGERS: Rate = { burst: 60, perSecond: 2 };
const REGULAR: Rate = { burst: 20, perSecond: 0.5 };
const OWN = { name: 'sockets', rate: REGULAR };
const MOST_STRANGERS = 64;
const MOST_OF_A_REGULAR = 4;
/** With one for each regular who has none that is still less than the connections of one address. */
const MOST_OF_AN_ADDRESS = 128;
/** Of these one person has no more than that: whoever floods by one name leaves the others theirs. */
const OF_A_STRANGER: Rate = { burst: 30, perSecond: 0.5 };
/** Each visit of who was cut for flooding costs as much as it can send before it is noticed. */
const A_FLOOD_COUNTS_FOR = 10;
/** Who is told that it is crowded comes back later, not at once. */
const A_CROWD_COUNTS_FOR = 5;

/** Who wants to open a socket, or has one. */
export interface Visitor {
  readonly address: string;
  /** Null: an older page, or no page of ours. */
  readonly person: PersonId | null;
}

/** Who may open one more socket. Whatever strangers at an address do, people who are known there come in by themselves. */
export class SocketLimits {
  private readonly budgets: Budgets;
  private readonly regulars: Regulars;
  private readonly unsigned: AddressBudget;
  private readonly signed: AddressBudget;
  private readonly ofStranger = new Buckets(OF_A_STRANGER);
  private readonly all = new NetworkCount();
  private readonly strangers = new NetworkCount();
  private readonly ofPerson = new Map<PersonId, number>();
  /** Those who came in as strangers. */
  private readonly counted = new Set<Visitor>();

  constructor(budgets: Budgets, regulars: Regulars) {
    this.budgets = budgets;
    this.regulars = regulars;
    this.unsigned = budgets.byAddress('sockets', STRANGERS);
    this.signed = budgets.byAddress('signed-sockets', STRANGERS);
  }

  /** Takes one of what there is for this visitor. */
  lets(visitor: Visitor): boolean {
    if (!this.budgets.on || this.letsRegular(visitor)) return true;
    if (this.strangers.full(visitor.address, MOST_STRANGERS)) {
      this.budgets.refused('open-sockets', visitor.address);
      return false;
    }
    return this.mayGoOn(visitor) && this.ration(visitor).take(visitor.address);
  }

  private mayGoOn({ address, person }: Visitor): boolean {
    const now = this.budgets.now();
    if (person === null || this.ofStranger.of(person, now).take(now)) return true;
    this.budgets.refused('sockets-of-a-person', address);
    return false;
  }

  opened(visitor: Visitor): void {
    const { address, person } = visitor;
    this.all.add(address);
    if (!this.knows(visitor)) {
      this.counted.add(visitor);
      this.strangers.add(address);
    }
    if (person !== null) this.ofPerson.set(person, this.openOf(person) + 1);
  }

  closed(visitor: Visitor): void {
    const { address, person } = visitor;
    this.all.remove(address);
    if (this.counted.delete(visitor)) this.strangers.remove(address);
    if (person === null) return;
    const left = this.openOf(person) - 1;
    if (left > 0) this.ofPerson.set(person, left);
    else this.ofPerson.delete(person);
  }

  /** Who was let into a room is known from the next time on. */
  entered(address: string, person: PersonId): void {
    this.regulars.seen({ address, person });
  }

  flooded(visitor: Visitor): void {
    if (visitor.person !== null) this.regulars.expel(visitor.person);
    this.ration(visitor).spend(visitor.address, A_FLOOD_COUNTS_FOR);
  }

  crowded({ address, person }: Visitor): void {
    if (person !== null && this.regulars.take({ address, person }, OWN, A_CROWD_COUNTS_FOR)) return;
    this.ration({ address, person }).spend(address, A_CROWD_COUNTS_FOR);
  }

  private letsRegular(visitor: Visitor): boolean {
    const { address, person } = visitor;
    if (person === null || !this.knows(visitor)) return false;
    const open = this.openOf(person);
    if (open >= MOST_OF_A_REGULAR || (open > 0 && this.all.full(address, MOST_OF_AN_ADDRESS))) return false;
    return this.regulars.take({ address, person }, OWN);
  }

  private knows({ address, person }: Visitor): boolean {
    return person !== null && this.regulars.knows({ address, person });
  }

  private openOf(person: PersonId): number {
    return this.ofPerson.get(person) ?? 0;
  }

  private ration({ person }: Visitor): AddressBudget {
    return person === null ? this.unsigned : this.signed;
  }
}

/** Who the page says it is, beside the name of what it speaks: `minoya, TOKEN`. */
export function personIn({ headers }: IncomingMessage, people: People): PersonId | null {
  const [spoken, token = ''] = (headers['sec-websocket-protocol'] ?? '').split(',').map(word => word.trim());
  return spoken === SUBPROTOCOL ? people.read(token) : null;
}
