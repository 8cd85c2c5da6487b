import { type Network, networksOf } from '../limits/address.ts';

/** How much it would harm if this one had to go: it looks on; it sits at a table, or comes to sit there; its game runs. */
export type Stake = 'onlooker' | 'seated' | 'playing';

/** A socket in a room. */
export interface Guest {
  readonly address: string;
  readonly stake: Stake;
  /** Its place is needed for somebody else. */
  makeRoom(): void;
}

const STAKES: readonly Stake[] = ['onlooker', 'seated', 'playing'];

/** Of all connections. The rest stays for pages, health, and who is just coming: nobody can sit on those places. */
const SHARE = 0.75;
/** How many of those first in line are looked at when somebody has to go. */
const LOOKED_AT = 1_000;

/**
 * The places in rooms. Sockets there may be silent for as long as they like, so they have a share of all connections and no
 * more. Where that is full, who looks on goes before who sits at a table, and that before who plays; among those it is one of
 * the network that has most, the one that has done nothing for longest. Nobody has to go for an onlooker but another one, and
 * nobody of the same kind for somebody whose own network has as many.
 */
export class RoomPlaces {
  private readonly most: number;
  /** Who has done nothing for longest comes first. */
  private readonly guests = new Map<Guest, readonly Network[]>();
  private readonly counts = new Map<string, number>();

  constructor(connections: number) {
    this.most = Math.max(1, Math.floor(connections * SHARE));
  }

  get size(): number {
    return this.guests.size;
  }

  /** False: there is no place for this one. */
  enter(guest: Guest, stake: Stake): boolean {
    const networks = networksOf(guest.address);
    if (this.guests.size >= this.most) {
      const last = this.leastMissed();
      if (!last || !givesWay(last, { stake, crowd: this.crowd(networks) })) return false;
      this.leave(last.guest);
      last.guest.makeRoom();
    }
    this.guests.set(guest, networks);
    for (const { key } of networks) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }

  leave(guest: Guest): void {
    for (const { key } of this.guests.get(guest) ?? []) {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
    this.guests.delete(guest);
  }

  /** Has done something: goes to the end of the line. */
  sign(guest: Guest): void {
    const networks = this.guests.get(guest);
    if (!networks) return;
    this.guests.delete(guest);
    this.guests.set(guest, networks);
  }

  private leastMissed(): Ranked | null {
    let found: Ranked | null = null;
    const playing: Guest[] = [];
    let looked = 0;
    for (const [guest, networks] of this.guests) {
      const one = { guest, stake: guest.stake, crowd: this.crowd(networks) };
      if (!found || goesBefore(one, found)) found = one;
      if (one.stake === 'playing') playing.push(guest);
      looked += 1;
      if (looked >= LOOKED_AT) break;
    }
    // However many play, whoever looks on behind them is found the next time.
    for (const guest of playing) this.sign(guest);
    return found;
  }

  /** How many there are of an address, or of a network around it for each address that it counts as. */
  private crowd(networks: readonly Network[]): number {
    let most = 0;
    for (const { key, times } of networks) most = Math.max(most, (this.counts.get(key) ?? 0) / times);
    return most;
  }
}

interface Rank {
  readonly stake: Stake;
  /** How many there are of the same network. */
  readonly crowd: number;
}

interface Ranked extends Rank {
  readonly guest: Guest;
}

const goesBefore = (a: Rank, b: Rank): boolean =>
  a.stake === b.stake ? a.crowd > b.crowd : STAKES.indexOf(a.stake) < STAKES.indexOf(b.stake);

/**
 * Who comes to a table is not kept out by games of a crowd's own. Those of two crowds that are as large as each other do not
 * push each other out in turn.
 */
function givesWay(present: Rank, coming: Rank): boolean {
  const crowd = coming.crowd + 1;
  if (coming.stake !== 'onlooker' && present.crowd > (coming.crowd === 0 ? 0 : crowd)) return true;
  return goesBefore(present, { ...coming, crowd });
}
