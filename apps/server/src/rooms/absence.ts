import type { Seat } from '@minoya/kernel';
import { IDLE_WARNING_MS } from '@minoya/shared/protocol';
import type { Room } from './room.ts';

/** Signs of life within such a time are told once. */
const TOLD_EVERY_MS = 5_000;

/** So many times the idle time a turn that gets no further can be kept from the others' vote by whatever is sent. */
const IDLE_TIMES = 3;

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
  /** The most actions that the running game ever had, and since when: what is taken back and done again gets no further. */
  private readonly furthest = { round: -1, actions: 0, since: 0 };

  /** For whom a bot played a turn since they last did anything: the table need not wait as long again. */
  private readonly asleep = new Set<string>();

  /** For whom a bot plays since their turn got no further: until it is over no sign gives them the seat back. */
  private readonly stalling = new Set<string>();

  /** What each player did last of their own will that is not in the log, and what of it the others were told. */
  private readonly signs = new Map<string, { at: number; told: number }>();

  constructor(room: Room, patience: Patience, isConnected: IsConnected) {
    this.room = room;
    this.patience = patience;
    this.isConnected = isConnected;
  }

  /** Nobody is away, and nobody has voted. */
  get isNone(): boolean {
    return this.awaySince.size === 0 && this.votes.size === 0;
  }

  /** Since when nothing has happened, and since when the game has got no further. */
  watchLog(now: number): void {
    const { n, match, table } = this.room.state;
    if (n === this.quiet.n) return;
    this.quiet.n = n;
    this.quiet.since = now;
    const [{ round }, actions] = [table, match?.length ?? 0];
    if (round === this.furthest.round && actions <= this.furthest.actions) return;
    Object.assign(this.furthest, { round, actions, since: now });
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
      if (cover === 'idle') this.covered(who, now);
      else this.stalling.delete(who);
      if (away) this.asleep.delete(who);
      if (!away) this.ranOut.delete(who);
      if (!away) this.awaySince.delete(who);
      else if (!this.awaySince.has(who)) this.awaySince.set(who, now);
    }
  }

  private covered(who: string, now: number): void {
    if (now - this.furthest.since >= IDLE_TIMES * this.patience.idlePlayer) this.stalling.add(who);
    this.asleep.add(who);
  }

  /** Whether a bot plays for somebody since their turn, whatever they sent, got no further. */
  isStalling(who: string): boolean {
    return this.stalling.has(who);
  }

  /** For how long somebody has been away; null while they are connected. */
  awayFor(who: string, now: number): number | null {
    const since = this.awaySince.get(who);
    return since === undefined ? null : now - since;
  }

  /**
   * A player does something, whatever comes of it: nobody has a bot play for them now, unless their turn has got no further for very
   * long. True: it is time to tell the others.
   */
  sign(who: string, now: number): boolean {
    const seat = this.room.state.table.chairs.findIndex(chair => chair.who === who);
    if (seat < 0) return false;
    this.asleep.delete(who);
    const told = this.signs.get(who)?.told ?? Number.NEGATIVE_INFINITY;
    const tells = now - told >= TOLD_EVERY_MS;
    this.signs.set(who, { at: now, told: tells ? now : told });
    if (!this.isIdle(seat, now)) this.votes.delete(seat);
    return tells;
  }

  /** Milliseconds until the others may have a bot play for each who is on turn; null for everybody else. */
  untilIdle(now: number): (number | null)[] {
    this.watchLog(now);
    return this.room.state.table.chairs.map((_, seat) => {
      const since = this.waitedSince(seat);
      return since === null ? null : Math.max(0, Math.round(since + this.patience.idlePlayer - now));
    });
  }

  /** Whose sign of life came after the last event, so that the others wait longer than they know; with the time it was told. */
  signsSince(now: number): readonly (readonly [who: string, told: number])[] {
    this.watchLog(now);
    return this.room.state.table.chairs.flatMap(({ who }, seat) => {
      const told = this.signs.get(who ?? '')?.told ?? 0;
      return who !== null && told > this.quiet.since && this.waitedSince(seat) !== null ? [[who, told] as const] : [];
    });
  }

  /** The last event, where the others wait less long after it than they know; else null. */
  stalledAt(now: number): number | null {
    this.watchLog(now);
    const stalls = this.room.state.table.chairs.some((_, seat) => {
      const since = this.waitedSince(seat);
      return since !== null && since < this.quiet.since;
    });
    return stalls ? this.quiet.n : null;
  }

  /** Milliseconds until a bot takes each absent person's seat; null for those who are connected, or have their turn's time. */
  untilStandIn(now: number): (number | null)[] {
    const { table } = this.room.state;
    return table.chairs.map((chair, seat) => {
      const away = chair.who === null ? null : this.awayFor(chair.who, now);
      if (table.phase !== 'playing' || away === null || chair.cover) return null;
      const left = this.grace(seat) - away;
      return Number.isFinite(left) ? Math.max(0, Math.round(left)) : null;
    });
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

  /** Here and on turn, but has done nothing for a long time, or nothing that lasted for a very long one. */
  private isIdle(seat: Seat, now: number): boolean {
    this.watchLog(now);
    const since = this.waitedSince(seat);
    return since !== null && now - since >= this.patience.idlePlayer;
  }

  /**
   * Since when the table waits for who is on turn here: the last event, or their own last sign, as far as the turn gets further now and
   * then. Null where it does not wait, or a clock runs.
   */
  private waitedSince(seat: Seat): number | null {
    const { table, match } = this.room.state;
    const chair = table.chairs[seat];
    // Where a turn has its time, that is what there is to wait.
    if (table.phase !== 'playing' || table.clock !== null || !match || !chair || chair.cover) return null;
    if (chair.who === null || !match.game.turn(match.state).includes(seat)) return null;
    const { idlePlayer } = this.patience;
    if (this.asleep.has(chair.who)) return this.quiet.since - Math.max(0, idlePlayer - IDLE_WARNING_MS);
    const latest = this.furthest.since + (IDLE_TIMES - 1) * idlePlayer;
    return Math.min(latest, Math.max(this.quiet.since, this.signs.get(chair.who)?.at ?? 0));
  }
}
