import type { Seat } from '@minoya/kernel';
import type { Room } from './room.ts';

/** Whether a person is connected to the room, on whatever node. */
export type IsConnected = (who: string) => boolean;

interface Patience {
  /** Until a bot plays for somebody who is away. */
  readonly awayPlayer: number;
  /** As long they are waited for, whatever the others vote. Both only where no turn clock runs. */
  readonly awayAtLeast: number;
  /** Until the others may have a bot play for somebody who is here and on turn, but does nothing. */
  readonly idlePlayer: number;
}

/** For whom a room waits: who is away, who lets the table wait, and what the others voted about it. */
export class Absence {
  private readonly room: Room;
  private readonly patience: Patience;
  private readonly isConnected: IsConnected;
  private readonly awaySince = new Map<string, number>();
  private readonly votes = new Map<Seat, Map<string, boolean>>();
  /** Whose turn's time ran out while they were away: until they return nobody waits for another one. */
  private readonly ranOut = new Set<string>();
  /** How many events there were, and since when there are no more. */
  private readonly quiet = { n: -1, since: 0 };

  constructor(room: Room, patience: Patience, isConnected: IsConnected) {
    this.room = room;
    this.patience = patience;
    this.isConnected = isConnected;
  }

  /** Nobody is away, and nobody has voted. */
  get isNone(): boolean {
    return this.awaySince.size === 0 && this.votes.size === 0;
  }

  /** Since when nothing has happened. */
  watchLog(now: number): void {
    const { n } = this.room.state;
    if (n === this.quiet.n) return;
    this.quiet.n = n;
    this.quiet.since = now;
  }

  watch(now: number): void {
    const { table } = this.room.state;
    this.watchLog(now);
    for (const [seat, { who, cover }] of table.chairs.entries()) {
      const away = who !== null && !this.isConnected(who);
      // What was voted about one absence says nothing about the next.
      if (!away && !this.isIdle(seat, now)) this.votes.delete(seat);
      if (who === null) continue;
      if (away && cover === 'late') this.ranOut.add(who);
      if (!away) this.ranOut.delete(who);
      if (!away) this.awaySince.delete(who);
      else if (!this.awaySince.has(who)) this.awaySince.set(who, now);
    }
  }

  /** For how long somebody has been away; null while they are connected. */
  awayFor(who: string, now: number): number | null {
    const since = this.awaySince.get(who);
    return since === undefined ? null : now - since;
  }

  /** Counts only about somebody who is away now, or lets the table wait. */
  vote(who: string, about: { readonly seat: Seat; readonly bot: boolean }, now: number): void {
    const { seat, bot } = about;
    const person = this.room.state.table.chairs[seat]?.who ?? null;
    if (person === null || person === who || (this.isConnected(person) && !this.isIdle(seat, now))) return;
    const cast = this.votes.get(seat) ?? new Map<string, boolean>();
    cast.set(who, bot);
    this.votes.set(seat, cast);
  }

  /** Whether a bot should sit down here now, and why. */
  due(seat: Seat, now: number): 'away' | 'idle' | null {
    const away = this.awayFor(this.room.state.table.chairs[seat]?.who ?? '', now);
    if (away !== null) return away >= this.grace(seat) ? 'away' : null;
    return this.isIdle(seat, now) && this.wish(seat) === 'bot' ? 'idle' : null;
  }

  /**
   * How long an absent person is waited for; the others may shorten that, if all of them want it, or double it. Where a turn has its
   * time, that is theirs, whatever the others want: infinite until it has run out.
   */
  grace(seat: Seat): number {
    const { awayPlayer, awayAtLeast } = this.patience;
    const { clock, chairs } = this.room.state.table;
    if (clock !== null) return this.ranOut.has(chairs[seat]?.who ?? '') ? 0 : Number.POSITIVE_INFINITY;
    const wish = this.wish(seat, 'all');
    if (wish === 'bot') return awayAtLeast;
    return wish === 'wait' ? awayPlayer * 2 : awayPlayer;
  }

  /** What most of the others want; a bot perhaps only if all of them do. */
  private wish(seat: Seat, forBotOf: 'most' | 'all' = 'most'): 'bot' | 'wait' | null {
    const cast = [...(this.votes.get(seat) ?? [])].filter(([who]) => this.isConnected(who));
    const voters = this.room.state.table.chairs.filter(
      (chair, s) => s !== seat && chair.who !== null && this.isConnected(chair.who),
    ).length;
    const forBot = cast.filter(([, bot]) => bot).length;
    if (forBotOf === 'all' ? voters > 0 && forBot >= voters : forBot * 2 > voters) return 'bot';
    return (cast.length - forBot) * 2 > voters ? 'wait' : null;
  }

  /** Here and on turn, but nothing has happened for a long time. */
  private isIdle(seat: Seat, now: number): boolean {
    const { table, match, n } = this.room.state;
    // Where a turn has its time, that is what there is to wait.
    if (table.phase !== 'playing' || table.clock !== null || !match || table.chairs[seat]?.cover) return false;
    if (n !== this.quiet.n || now - this.quiet.since < this.patience.idlePlayer) return false;
    return match.game.turn(match.state).includes(seat);
  }
}
