import type { AnyGame, Seat } from '@minoya/kernel';
import type { Chair, Table } from '@minoya/shared/protocol';
import { addressKey } from '../limits/address.ts';
import { encodeFrame } from '../wire/encode.ts';
import { Absence, type IsConnected } from './absence.ts';
import type { BotRunner } from './bot-runner.ts';
import { hasSeat, nextHost, seatOf } from './chairs.ts';
import type { RoomEvent } from './event.ts';
import type { PendingEvent, Proposal } from './job.ts';
import type { Room } from './room.ts';
import type { Timeouts } from './timeouts.ts';

/** Where an address has stored as much as it may, its bots go on, slowly. */
const SLOW_BOT_MS = 10_000;
const LOOK_AGAIN_MS = 1_000;
/** How long a table of people who are all here is not looked at, as long as it stays the same: the clock has nothing to do there. */
const QUIET_MS = 1_000;

interface SchedulerDeps {
  readonly timeouts: Timeouts;
  readonly bots: BotRunner;
  readonly isConnected: IsConnected;
  readonly seed: () => string;
  /** A clock that never jumps, in milliseconds. */
  readonly now?: () => number;
}

/**
 * What a room does by itself: bots, turn clocks, stand-ins for absent people, a new host. Only the node that holds
 * the room's lease runs it, and even two schedulers at once could do no harm, since the log has one order.
 */
export class RoomScheduler {
  private readonly room: Room;
  private readonly timeouts: Timeouts;
  private readonly bots: BotRunner;
  private readonly isConnected: IsConnected;
  /** What the bots' dice come from: nobody outside can know it, and the log needs only the moves. */
  private readonly dice: string;
  private readonly now: () => number;
  readonly absence: Absence;
  private turnKey = '';
  private turnSince = 0;
  private turnLeft = Number.POSITIVE_INFINITY;
  private lastMove = 0;
  private lookAgain = 0;
  private proposing = false;
  private thinking = false;
  private justLoaded = true;
  /** A table where nothing can be due before that, by whoever holds the lease. */
  private quiet: { table: Table | null; lease: boolean; until: number } = { table: null, lease: false, until: 0 };

  constructor(room: Room, deps: SchedulerDeps) {
    this.room = room;
    this.timeouts = deps.timeouts;
    this.bots = deps.bots;
    this.isConnected = deps.isConnected;
    this.absence = new Absence(room, deps.timeouts, deps.isConnected);
    this.dice = deps.seed();
    this.now = deps.now ?? (() => performance.now());
  }

  vote(who: string, seat: Seat, bot: boolean): void {
    this.absence.vote(who, { seat, bot }, this.now());
    this.quiet.table = null;
  }

  /**
   * Somebody does something of their own will: a seat where a bot was voted in is theirs again, before what they do is looked at, unless
   * it was their doing that got the turn no further. True: it is time to tell the others.
   */
  sign(who: string): boolean {
    if (this.wakes(who)) void this.room.propose(() => withoutPly(this.wakes(who)));
    return this.absence.sign(who, this.now());
  }

  private wakes(who: string): RoomEvent | null {
    const { table } = this.room.state;
    const s = seatOf(table, who);
    if (table.phase !== 'playing' || table.chairs[s]?.cover !== 'idle' || this.absence.isStalling(who)) return null;
    return { e: 'back', s };
  }

  /** Looks whether anything is due, where anything can be: every table comes by here five times a second. */
  look(now: number, holdsLease: boolean): void {
    const { table, lease, until } = this.quiet;
    if (table === this.room.state.table && lease === holdsLease && now < until) return this.absence.watchLog(now);
    this.tick(now, holdsLease);
    this.quiet.table = this.isQuiet() ? this.room.state.table : null;
    this.quiet.lease = holdsLease;
    this.quiet.until = now + QUIET_MS;
  }

  /** All are people and here, and no clock runs: until the table changes, or somebody comes or goes, there is nothing to do. */
  private isQuiet(): boolean {
    const { table, lender } = this.room.state;
    if (this.proposing || lender !== null || table.clock !== null || !this.absence.isNone) return false;
    return this.room.members.size > 0 && !table.chairs.some(isPlayedByBot);
  }

  /** Looks whether anything is due. `holdsLease`: this node may act for the room. */
  tick(now: number, holdsLease: boolean): void {
    this.quiet.table = null;
    this.absence.watch(now);
    this.watchClock(now);
    if (!holdsLease || this.proposing || this.room.members.size === 0) return;
    // Asked again when its turn comes: by then the person may be back.
    if (this.due(now)) this.propose(() => withoutPly(this.due(this.now())));
    else this.moveBots(now);
  }

  /** A table of people without a clock has nothing to do between ticks. */
  get actsAfterSteps(): boolean {
    const { table } = this.room.state;
    return table.clock !== null || table.chairs.some(isPlayedByBot);
  }

  /** After an action: the next seat's clock starts, and a bot whose turn it is need not wait for the next tick. */
  afterStep(now: number, holdsLease: boolean): void {
    const { table } = this.room.state;
    if (table.clock !== null) this.watchClock(now);
    if (holdsLease && table.chairs.some(isPlayedByBot)) this.tick(now, holdsLease);
  }

  /** A turn's clock starts when the seats to act change, and is told to everybody then. */
  private watchClock(now: number): void {
    const { table, match, n } = this.room.state;
    const seats = table.phase === 'playing' && match ? match.game.turn(match.state) : [];
    const key = seats.length > 0 ? `${table.round}:${seats.join(',')}` : '';
    const loaded = this.justLoaded;
    this.justLoaded = false;
    if (key === this.turnKey) return;
    this.turnKey = key;
    this.turnSince = now;
    this.turnLeft = table.clock === null || key === '' ? Number.POSITIVE_INFINITY : table.clock * 1000;
    if (!loaded && match?.length === 0) this.turnLeft += this.timeouts.opening;
    if (loaded && Number.isFinite(this.turnLeft) && n > 0) {
      // Taken over from another node or a restart: time the server was down is not the player's.
      const least = Math.min(this.turnLeft, this.timeouts.turnAfterRestart);
      this.turnLeft = Math.max(least, this.turnLeft - this.room.ageAtLoad);
    }
    this.sendClock(now);
  }

  sendClock(now: number): void {
    const frame = this.clockFrame(now);
    if (frame) this.room.broadcast(frame);
  }

  clockFrame(now: number): Buffer | null {
    if (!Number.isFinite(this.turnLeft)) return null;
    const left = Math.max(0, Math.round(this.turnSince + this.turnLeft - now));
    return encodeFrame({ t: 'clock', seats: this.turn(), left });
  }

  private due(now: number): RoomEvent | null {
    const { table } = this.room.state;
    if (table.phase === 'closed') return null;
    const host = this.newHost(table, now);
    if (host) return { e: 'host', host };
    return table.phase === 'playing' ? this.dueInPlay(table, now) : null;
  }

  /** The role of who is away passes on, and comes back with them. */
  private newHost(table: Table, now: number): string | null {
    const { lender } = this.room.state;
    if (lender !== null && this.isConnected(lender) && hasSeat(table, lender)) return lender;
    const away = this.absence.awayFor(table.host, now);
    if (away === null || away < this.timeouts.awayHost) return null;
    const next = nextHost(table, this.isConnected);
    return next !== null && this.isConnected(next) ? next : null;
  }

  private dueInPlay(table: Table, now: number): RoomEvent | null {
    const turn = this.turn();
    const late = now - this.turnSince >= this.turnLeft;
    for (const [s, chair] of table.chairs.entries()) {
      if (chair.bot !== null || chair.who === null) continue;
      if (this.isBack(s, chair)) return { e: 'back', s };
      if (chair.cover) continue;
      if (late && turn.includes(s)) return { e: 'cover', s, why: 'late' };
      const why = this.absence.due(s, now);
      if (why) return { e: 'cover', s, why };
    }
    return null;
  }

  /** Who returns plays on at once, between two actions of the bot. Who was late or idle has lost this turn, and no other. */
  private isBack(seat: Seat, { who, cover }: Chair): boolean {
    const isHere = who !== null && this.isConnected(who);
    if (cover === 'late' || (cover === 'idle' && isHere)) return !this.turn().includes(seat);
    return cover === 'away' && isHere;
  }

  private moveBots(now: number): void {
    const { table, match } = this.room.state;
    if (this.thinking || !match || table.phase !== 'playing' || now - this.lastMove < this.timeouts.botPause) return;
    for (const seat of this.turn()) {
      const chair = table.chairs[seat];
      if (!chair || !isPlayedByBot(chair)) continue;
      if (!this.mayMove(now)) return;
      void this.moveBot(seat, chair.bot ?? this.standIn(match.game));
      return;
    }
  }

  private standIn(game: AnyGame): string {
    return this.bots.standInFor?.(game) ?? this.bots.botsFor(game)[0] ?? '';
  }

  /** Moves of bots are stored like those of people, for whoever has them play. */
  private mayMove(now: number): boolean {
    if (now < this.lookAgain) return false;
    if (now - this.lastMove >= SLOW_BOT_MS || (this.bots.mayMove?.(this.address()) ?? true)) return true;
    this.lookAgain = now + LOOK_AGAIN_MS;
    return false;
  }

  /** Where those call from for whom the room's bots think: the host, else who sits at the table; never who only looks on. */
  private address(): string {
    const { members, state } = this.room;
    const here = [...members];
    const host = here.find(({ who }) => who === state.table.host);
    return (host ?? here.find(({ who }) => hasSeat(state.table, who)) ?? here[0])?.address ?? '';
  }

  private async moveBot(seat: Seat, bot: string): Promise<void> {
    const { state } = this.room;
    const { match, n } = state;
    if (!match) return;
    this.thinking = true;
    try {
      const { game } = match;
      const view = state.view(seat);
      const late = state.table.chairs[seat]?.cover === 'late' ? (game.timeoutAction?.(view, seat) ?? null) : null;
      const ask = { game, bot, view, seat, seed: `${this.dice}:${n}`, asker: addressKey(this.address()) };
      const line = late === null ? await this.bots.think(ask) : game.actions.write(late);
      this.lastMove = this.now();
      this.propose(() => this.botMove(seat, line));
    } finally {
      this.thinking = false;
    }
  }

  /** The bot's line if it is still legal, else the first legal action: a bot can never hold up a game. */
  private botMove(seat: Seat, line: string | null): PendingEvent | null {
    const { match, table } = this.room.state;
    const chair = table.chairs[seat];
    if (!match || !this.turn().includes(seat) || !chair || !isPlayedByBot(chair)) return null;
    const { game } = match;
    const attempt = line === null ? null : match.attempt(seat, line);
    if (attempt?.ok) return { event: { e: 'act', s: seat, a: attempt.ply.entry.line }, ply: attempt.ply };
    const [first] = game.legal(game.view(match.state, seat), seat);
    return first === undefined ? null : { event: { e: 'act', s: seat, a: game.actions.write(first) }, ply: null };
  }

  private turn(): readonly Seat[] {
    const { match } = this.room.state;
    return match ? match.game.turn(match.state) : [];
  }

  private propose(make: Proposal): void {
    this.proposing = true;
    void this.room.propose(make).then(() => {
      this.proposing = false;
    });
  }
}

/** A bot of its own, or a stand-in for the person. */
function isPlayedByBot({ bot, cover: standIn }: Chair): boolean {
  return bot !== null || standIn !== null;
}

function withoutPly(event: RoomEvent | null): PendingEvent | null {
  return event && { event, ply: null };
}
