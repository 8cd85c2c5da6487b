import { randomBytes } from 'node:crypto';
import type { Replay, Seat } from '@minoya/kernel';
import type { Stamp } from '@minoya/shared/protocol';
import type { RuleBook } from '../rules.ts';
import type { Store } from '../store/store.ts';
import { encodeFrame } from '../wire/encode.ts';
import { Attendance } from './attendance.ts';
import type { BotRunner } from './bot-runner.ts';
import { noteClosed, roomOfCode } from './codes.ts';
import { compareWithLogs } from './compare-rooms.ts';
import { freshDeal } from './deal-commitment.ts';
import { type DecisionInputs, freshSeed } from './decide.ts';
import { Heartbeat } from './heartbeat.ts';
import { Leases } from './leases.ts';
import { leaveLate } from './leave-all.ts';
import { replayOf } from './load-room.ts';
import { isAmong, type Member } from './member.ts';
import { type NewRoom, storeNewRoom } from './new-room.ts';
import { NodeBus } from './node-bus.ts';
import { namesHere, type OpenRoom, openRoom, presentIn } from './open-room.ts';
import { Room } from './room.ts';
import type { Observer, RoomDeps } from './room-deps.ts';
import { RoomScheduler } from './room-scheduler.ts';
import type { Timeouts } from './timeouts.ts';
import { keepSnapshot } from './snapshot.ts';
import { keptPhase, sweep } from './sweep.ts';

const TICK_MS = 200;
const BEAT_MS = 1_000;
const SWEEP_MS = 60_000;
const PRESENCE_PAUSE_MS = 40;
const KEEP_EMPTY_ROOM_MS = 20_000;

export interface RoomManagerOptions {
  readonly rules: RuleBook;
  readonly store: Store;
  readonly bots: BotRunner;
  readonly timeouts: Timeouts;
  readonly observer: Observer;
  /** Random unless a test needs the same deal twice. */
  readonly seed?: () => string;
  /** Names in a room of those whose identity was deleted since it was opened. */
  readonly goneFrom?: (room: string) => Promise<readonly string[]>;
}

/** The rooms in this node's memory. A room comes from its log when asked for, and goes when it stays empty. */
export class RoomManager {
  readonly node = randomBytes(6).toString('base64url');
  private readonly options: RoomManagerOptions;
  private readonly roomDeps: RoomDeps;
  private readonly rooms = new Map<string, OpenRoom>();
  private readonly loading = new Map<string, Promise<OpenRoom | null>>();
  private readonly bus: NodeBus;
  private readonly leases: Leases;
  private readonly attendance: Attendance;
  private readonly heartbeat: Heartbeat;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(options: RoomManagerOptions) {
    const { store, rules, bots, observer, seed } = options;
    const decisionInputs: DecisionInputs = { botsFor: game => bots.botsFor(game), seed: seed ?? freshSeed };
    this.options = options;
    this.bus = new NodeBus(store.log, this.node, {
      logGrew: (room, n) => this.readLog(room, n),
      wentBack: room => this.readLog(room),
      joined: (room, who) => this.rooms.get(room)?.room.joinedElsewhere(who),
      presence: room => this.presenceChanged(this.rooms.get(room)),
      stamped: (room, seat, stamp) => this.rooms.get(room)?.room.broadcast(encodeFrame({ t: 'stamp', s: seat, stamp })),
      voted: (room, who, seat, bot) => this.voted(room, who, { seat, bot }),
      signed: (room, who) => this.signed(this.rooms.get(room), who),
      missed: () => void this.compareAll(),
    });
    this.leases = new Leases(store.log, this.node);
    this.attendance = new Attendance(store, this.node);
    const { log } = store;
    const { node, bus, leases } = this;
    this.heartbeat = new Heartbeat({ log, node, bus, leases, wentBack: () => void this.compareAll() });
    this.roomDeps = {
      rules,
      log,
      decisionInputs,
      observer,
      committed: room => this.bus.logGrew(room.id, room.state.n),
      keepSnapshot: (room, state, last) => keepSnapshot(log, room, state, last),
      startedOver: room => this.bus.wentBack(room.id),
      ended: room => this.unload(room.id),
    };
    this.timers.push(setInterval(() => this.tick(), TICK_MS));
    this.timers.push(setInterval(() => void this.heartbeat.beat(), BEAT_MS));
    void this.heartbeat.beat();
    this.timers.push(setInterval(() => void this.sweep(), SWEEP_MS));
    for (const timer of this.timers) timer.unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** The rooms in memory, for the admin page. */
  list(): readonly Room[] {
    return [...this.rooms.values()].map(open => open.room);
  }

  /** Opens a new room; its host sits on the first chair. */
  create(hostOf: (room: string) => string, name: number, options: NewRoom): ReturnType<typeof storeNewRoom> {
    const deal = freshDeal((this.options.seed ?? freshSeed)());
    return storeNewRoom(this.options.store, options, { hostOf, name, deal });
  }

  /** Closes a room for everybody; its code is free again. */
  async closeRoom(room: Room): Promise<void> {
    await room.propose(() => ({ event: { e: 'close' }, ply: null }));
    if (room.state.table.phase === 'closed') await noteClosed(this.options.store, [room.id]);
  }

  /** The game that was played last in a room; null when none is over. */
  replay(room: Room): Promise<Replay | null> {
    return replayOf(room.id, room.state, this.options.store.log);
  }

  readonly roomOfCode = (code: string): Promise<string | null> => roomOfCode(this.options.store, code);

  /** The room with this id, from memory or from its log; null when there is none. */
  async find(id: string): Promise<Room | null> {
    return (this.rooms.get(id) ?? (await this.load(id)))?.room ?? null;
  }

  private load(id: string): Promise<OpenRoom | null> {
    const underWay = this.loading.get(id);
    if (underWay) return underWay;
    const room = new Room(id, this.roomDeps);
    const loaded = room
      .load()
      .then(exists => (exists ? this.takeIn(room) : null))
      .finally(() => this.loading.delete(id));
    this.loading.set(id, loaded);
    return loaded;
  }

  /** In the list first, asked about afterwards: whose identity is deleted in between is in one or the other. */
  private async takeIn(room: Room): Promise<OpenRoom> {
    const open = this.add(room);
    await leaveLate(room, this.options.goneFrom).catch((error: unknown) => {
      this.unload(room.id);
      throw error;
    });
    return open;
  }

  private add(room: Room): OpenRoom {
    const isConnected = (who: string): boolean =>
      isAmong(room.members, who) || this.bus.isConnectedElsewhere(room.id, who);
    const { timeouts, bots } = this.options;
    const scheduler = new RoomScheduler(room, { timeouts, bots, isConnected, seed: this.options.seed ?? freshSeed });
    const open = openRoom(room, scheduler);
    room.onChanged = () => {
      this.attendance.note(room.id, room.members.size > 0, keptPhase(room.state.table));
      this.presenceChanged(open);
      scheduler.tick(performance.now(), this.leases.holds(room.id));
    };
    room.onStepped = () => {
      const now = performance.now();
      if (scheduler.actsAfterSteps) scheduler.afterStep(now, this.leases.holds(room.id));
      if (scheduler.absence.stalledAt(now) !== null) this.presenceChanged(open);
    };
    this.rooms.set(room.id, open);
    return open;
  }

  /** A client enters a room that `find` gave. */
  join(room: Room, member: Member, n: number | undefined): void {
    const open = this.rooms.get(room.id);
    this.leases.want(room.id);
    this.bus.joined(room.id, member.who);
    room.join(member, n);
    if (!open) return;
    open.emptySince = null;
    // Who comes in must hear the presence even when it has not changed.
    open.presence = '';
    const clock = open.scheduler.clockFrame(performance.now());
    if (clock) member.send(clock);
  }

  stamp(room: Room, seat: Seat, stamp: Stamp): void {
    room.broadcast(encodeFrame({ t: 'stamp', s: seat, stamp }));
    this.bus.stamped(room.id, seat, stamp);
  }

  vote(room: Room, who: string, vote: { seat: Seat; bot: boolean }): void {
    this.voted(room.id, who, vote);
    this.bus.voted(room.id, who, vote.seat, vote.bot);
  }

  private voted(id: string, who: string, { seat, bot }: { seat: Seat; bot: boolean }): void {
    const open = this.rooms.get(id);
    if (!open) return;
    open.scheduler.vote(who, seat, bot);
    // A vote changes how long the others wait: everybody sees it.
    open.presence = '';
    this.presenceChanged(open);
  }

  /** Somebody does something of their own will: the others wait for them anew, on whatever node. */
  sign(room: Room, who: string): void {
    const open = this.rooms.get(room.id);
    if (this.signed(open, who)) open?.unheard.add(who);
  }

  private signed(open: OpenRoom | undefined, who: string): boolean {
    const tells = open?.scheduler.sign(who) ?? false;
    if (tells) this.presenceChanged(open);
    return tells;
  }

  private presenceChanged(open: OpenRoom | undefined): void {
    if (!open || open.presenceTimer) return;
    open.presenceTimer = setTimeout(() => {
      open.presenceTimer = null;
      this.sendPresence(open);
    }, PRESENCE_PAUSE_MS);
  }

  private sendPresence(open: OpenRoom): void {
    const { room, scheduler } = open;
    const now = performance.now();
    const present = presentIn(room, this.bus.connectedElsewhere(room.id));
    const signs = scheduler.absence.signsSince(now);
    const key = JSON.stringify([present, signs, scheduler.absence.stalledAt(now)]);
    this.bus.presence(room.id, namesHere(room));
    // What was done is in the log by now: only what is not, the other nodes cannot know.
    for (const [who] of signs) if (open.unheard.has(who)) this.bus.signed(room.id, who);
    open.unheard.clear();
    if (key === open.presence) return;
    scheduler.tick(now, this.leases.holds(room.id));
    const { absence } = scheduler;
    const waits = { away: absence.untilStandIn(now), idle: absence.untilIdle(now) };
    room.broadcast(encodeFrame({ t: 'here', ...present, ...waits }));
    open.presence = key;
  }

  private tick(): void {
    const now = performance.now();
    for (const [id, open] of this.rooms) {
      open.scheduler.look(now, this.leases.holds(id));
      if (open.room.members.size > 0) open.emptySince = null;
      else open.emptySince ??= now;
      if (open.room.idle && open.emptySince !== null && now - open.emptySince > KEEP_EMPTY_ROOM_MS) this.unload(id);
    }
    void this.leases.settle();
    void this.attendance.settle();
  }

  private unload(id: string): void {
    this.rooms.delete(id);
    this.leases.release(id);
    this.bus.presence(id, []);
  }

  /** A room that is just being loaded may have been read before that: it reads on when it is here. */
  private readLog(id: string, n?: number): void {
    const open = this.rooms.get(id);
    if (open) open.room.readLog(n);
    else
      void this.loading
        .get(id)
        ?.then(loaded => loaded?.room.readLog(n))
        .catch(() => {});
  }

  /** Nudges may have been lost, or the store has gone back: every room here is compared with its log. */
  private async compareAll(): Promise<void> {
    for (const id of this.loading.keys()) this.readLog(id);
    // Also those where nobody is at the moment: whoever comes in next is told what they hold.
    await compareWithLogs(this.list(), this.options.store.log).catch(() => {
      // The store cannot be reached: nothing may have been missed for good.
      setTimeout(() => void this.compareAll(), BEAT_MS).unref();
    });
  }

  private async sweep(): Promise<void> {
    // Sweeping can wait until the store is back.
    await sweep(this.options.store, this.node, this.options.rules).catch(() => {});
  }

  /** Commits what is under way and sends everybody off to come back. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const open = [...this.rooms.values()];
    await Promise.all(open.map(({ room }) => room.settled()));
    for (const { room, presenceTimer } of open) {
      if (presenceTimer) clearTimeout(presenceTimer);
      for (const member of room.members) member.bye('restart');
    }
    await Promise.all([this.options.store.log.leave(this.node), this.attendance.close()]).catch(() => {
      // Without the store the others find out by themselves.
    });
  }
}
