import type { Command } from '@minoya/shared/protocol';
import { Bucket, Buckets, type Rate } from '../limits/bucket.ts';
import type { AddressBudget, Budgets, Share } from '../limits/budgets.ts';
import type { Caller, Regulars } from '../limits/regulars.ts';
import type { PersonId } from '../person.ts';

/** Whatever comes counts, pings too. A person plays with a few frames a second. */
const FRAMES: Rate = { burst: 150, perSecond: 30 };
const FRAMES_OF_PERSON: Rate = { burst: 300, perSecond: 60 };
const FRAMES_OF_ADDRESS: Rate = { burst: 1_500, perSecond: 300 };
/** Also what never becomes a frame. */
const BYTES: Rate = { burst: 64 * 1024, perSecond: 16 * 1024 };
const COMMANDS: Rate = { burst: 40, perSecond: 10 };
const COMMANDS_OF_ADDRESS: Rate = { burst: 400, perSecond: 100 };
/** Chairs, setups and readiness: a lobby is set up by hand. */
const LOBBY_COMMANDS: Rate = { burst: 30, perSecond: 1 };
/** Kilobytes of moves for who is known at an address that has stored enough: a game goes on whatever others there fill. */
const STORED_BY_A_REGULAR: Rate = { burst: 12, perSecond: 0.05 };
/** What an event weighs beside its frame. */
const EVENT_BYTES = 64;
const STAMPS: Rate = { burst: 3, perSecond: 0.5 };
/** Telling the past plays the game again from its start, so it is asked for once a visit and not more. */
const PASTS: Rate = { burst: 4, perSecond: 0.2 };
/** A new name costs nothing: a class that comes back at once fits, a crowd that one person plays does not. */
const PASTS_OF_ADDRESS: Rate = { burst: 60, perSecond: 1 };
const PASTS_OF_A_REGULAR: Rate = { burst: 2, perSecond: 1 / 60 };

const SIT = { t: 'sit', id: 0 } as const;

/** What a person may send, over however many connections one after the other. */
interface PersonShare {
  readonly frames: Bucket;
  readonly commands: Bucket;
  readonly lobby: Bucket;
  readonly stamps: Bucket;
  readonly pasts: Bucket;
}

interface AddressShares {
  readonly frames: Share;
  readonly commands: Share;
  readonly stored: Share;
  readonly pasts: Share;
}

/** How much may come over sockets: of each connection, each person and each address. */
export class TrafficLimits {
  readonly budgets: Budgets;
  readonly regulars: Regulars;
  private readonly frames: AddressBudget;
  private readonly commands: AddressBudget;
  private readonly pasts: AddressBudget;
  private readonly ofPerson = {
    frames: new Buckets(FRAMES_OF_PERSON),
    commands: new Buckets(COMMANDS),
    lobby: new Buckets(LOBBY_COMMANDS),
    stamps: new Buckets(STAMPS),
    pasts: new Buckets(PASTS),
  };

  constructor(budgets: Budgets, regulars: Regulars) {
    this.budgets = budgets;
    this.regulars = regulars;
    this.frames = budgets.byAddress('frames', FRAMES_OF_ADDRESS);
    this.commands = budgets.byAddress('commands', COMMANDS_OF_ADDRESS);
    this.pasts = budgets.byAddress('pasts', PASTS_OF_ADDRESS);
  }

  ofConnection(address: string): ConnectionTraffic {
    const stored = this.budgets.stored.share(address);
    return new ConnectionTraffic(this, address, {
      frames: this.frames.share(address),
      commands: this.commands.share(address),
      stored,
      pasts: this.pasts.share(address),
    });
  }

  person(person: string): PersonShare {
    const { frames, commands, lobby, stamps, pasts } = this.ofPerson;
    const now = this.budgets.now();
    return {
      frames: frames.of(person, now),
      commands: commands.of(person, now),
      lobby: lobby.of(person, now),
      stamps: stamps.of(person, now),
      pasts: pasts.of(person, now),
    };
  }
}

/** What comes over one connection. */
export class ConnectionTraffic {
  private readonly limits: TrafficLimits;
  private readonly address: string;
  private readonly shared: AddressShares;
  private readonly frames: Bucket;
  private readonly bytes: Bucket;
  private person: PersonShare | null = null;
  private caller: Caller | null = null;

  constructor(limits: TrafficLimits, address: string, shared: AddressShares) {
    const now = limits.budgets.now();
    this.limits = limits;
    this.address = address;
    this.shared = shared;
    this.frames = new Bucket(FRAMES, now);
    this.bytes = new Bucket(BYTES, now);
  }

  /** From now on the person pays too. */
  belongsTo(person: PersonId): void {
    this.caller = { person, address: this.address };
    this.person = this.limits.person(person);
  }

  /** False: it floods, and must be cut. Where an address sends too much, those go that have sent much themselves. */
  mayFrame(): boolean {
    if (!this.limits.budgets.on) return true;
    const now = this.limits.budgets.now();
    if (!this.frames.take(now) || (this.person && !this.person.frames.take(now))) return this.refused('frames');
    if (this.shared.frames.take(now) || !this.frames.halfEmpty(now)) return true;
    return this.refused('frames');
  }

  /** The same of bytes as they come off the line. */
  mayBytes(count: number): boolean {
    if (!this.limits.budgets.on || this.bytes.take(this.limits.budgets.now(), count)) return true;
    return this.refused('bytes');
  }

  /** Where an address wants too much, those wait that have wanted much themselves. */
  mayCommand(): boolean {
    if (!this.limits.budgets.on) return true;
    const now = this.limits.budgets.now();
    const own = this.person?.commands;
    if (own?.take(now) && (this.shared.commands.take(now) || !own.halfEmpty(now))) return true;
    return this.refused('commands');
  }

  /** Why a command that would be stored must wait; null when it need not. */
  commandRefusal({ t }: Command, bytes: number): 'too-fast' | 'too-much' | null {
    if (!this.limits.budgets.on) return null;
    if (!this.mayCommand()) return 'too-fast';
    const now = this.limits.budgets.now();
    if (t !== 'act' && t !== 'undo' && !this.person?.lobby.take(now)) {
      this.refused('lobby-commands');
      return 'too-fast';
    }
    const kilobytes = (bytes + EVENT_BYTES) / 1024;
    if (this.shared.stored.take(now, kilobytes)) return null;
    const moves = { name: 'stored-kilobytes', rate: STORED_BY_A_REGULAR };
    if (t === 'act' && this.limits.regulars.take(this.caller, moves, kilobytes)) return null;
    this.refused('stored-kilobytes');
    return 'too-much';
  }

  mayStamp(): boolean {
    return this.person?.stamps.take(this.limits.budgets.now()) ?? false;
  }

  /** Who is known where others have asked for too much has a little left. */
  mayRecall(): boolean {
    const now = this.limits.budgets.now();
    if (!this.person?.pasts.take(now)) return false;
    if (!this.limits.budgets.on || this.shared.pasts.take(now)) return true;
    return this.limits.regulars.take(this.caller, { name: 'pasts', rate: PASTS_OF_A_REGULAR }) || this.refused('pasts');
  }

  /** Coming in to play takes a chair, and costs what sitting down costs. */
  mayTakeChair(): boolean {
    return this.commandRefusal(SIT, 0) === null;
  }

  private refused(budget: string): false {
    this.limits.budgets.refused(budget, this.address);
    return false;
  }
}
