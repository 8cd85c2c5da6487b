import type { AnyGame, Seat } from '@minoya/kernel';
import { Follower, type FollowerEvent, type Presence } from '@minoya/shared/follower';
import {
  type Bye,
  type ClientFrame,
  type Command,
  type NewCommand,
  type Stamp,
  SUBPROTOCOL,
  type Table,
  type Welcome,
} from '@minoya/shared/protocol';
import { computed, signal } from '@preact/signals';
import { WebSocket as LastingSocket } from 'partysocket';

/** `broken` comes back by itself; `ended` does not. */
export type Line = 'connecting' | 'open' | 'broken' | 'ended';

export interface Clock {
  readonly seats: readonly Seat[];
  /** By `performance.now()`. */
  readonly until: number;
}

export interface ShownStamp {
  readonly id: number;
  /** Who sat on the seat then: with the next game everybody moves up by one. */
  readonly who: string | null;
  readonly stamp: Stamp;
}

const pingEvery = 8_000;
const silenceMeansBroken = 20_000;
const retryAfter = 1_000;
const stampLasts = 4_000;
const grows: ReadonlySet<FollowerEvent['type']> = new Set([
  'welcomed',
  'stepped',
  'undone',
  'tableChanged',
  'corrected',
]);

interface Entry {
  readonly token: string;
  /** A code, or the id of a room visited before. */
  readonly room: string;
  /** Told with the address, so that a balancer can bring the people of a room together. */
  readonly code: string;
  readonly name: number;
  readonly sit: boolean;
}

/** The rules of a game, of any version. */
export interface RoomRules {
  /** Those that are at hand. */
  of(version: number): AnyGame | null;
  load(version: number): Promise<AnyGame | null>;
}

/** The rules that a welcome speaks of; null for every other frame. */
function versionIn(text: string): number | null {
  if (!text.startsWith('{"t":"welcome"')) return null;
  return (JSON.parse(text) as Welcome).table.version;
}

const isPlay = ({ t }: NewCommand): boolean => t === 'act' || t === 'undo';

/** A room on a socket: a follower that is fed, and signals for whatever may be drawn. */
export class RoomClient {
  private readonly rules: RoomRules;
  /** Frames that came while older rules were on their way. */
  private early: string[] | null = null;
  readonly follower: Follower;
  readonly line = signal<Line>('connecting');
  readonly ended = signal<Bye | null>(null);
  readonly table = signal<Table | null>(null);
  readonly presence = signal<Presence>({ chairs: [], watchers: 0, away: [], idle: [] });
  /** When `presence` came, so that countdowns go on from there. */
  readonly presenceAt = signal(0);
  /** When the room's log grew last, by `performance.now()`: whoever draws by it looks at the game again. */
  readonly grewAt = signal(0);
  readonly clock = signal<Clock | null>(null);
  readonly stamps = signal<readonly ShownStamp[]>([]);
  /** Commands neither done nor refused yet. */
  readonly waiting = signal(0);
  /** Why no action can be taken in at the moment: the line is broken, or the last one is not answered yet. */
  readonly held = computed(() => {
    if (this.line.value !== 'open') return 'lineBroken';
    return this.waiting.value > 0 ? 'sending' : null;
  });
  private readonly socket: LastingSocket;
  private readonly listeners = new Set<(news: FollowerEvent) => void>();
  private readonly timers: number[] = [];
  private lastHeard = 0;
  private stampCount = 0;

  constructor(rules: RoomRules, entry: Entry) {
    const { sit, code, ...request } = entry;
    this.rules = rules;
    this.follower = new Follower((_id, version) => rules.of(version), sit ? { ...request, sit } : request);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/ws?room=${encodeURIComponent(code)}`;
    // Who is known at an address comes in whatever strangers there do.
    this.socket = new LastingSocket(address, [SUBPROTOCOL, entry.token], {
      minReconnectionDelay: 150 + Math.random() * 350,
      maxReconnectionDelay: 1_500,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 5_000,
      maxEnqueuedMessages: 0,
    });
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = event => this.received(String(event.data));
    this.socket.onclose = () => this.closed();
    this.timers.push(window.setInterval(() => this.check(), pingEvery));
    addEventListener('online', this.retry);
    addEventListener('offline', this.lost);
  }

  /**
   * Something this person wants done; kept until it is answered. A second press while it is not is the same wish. What
   * is played must not happen unseen later: while the line is broken it is not even taken in.
   */
  command(...wanted: readonly NewCommand[]): void {
    if (this.line.peek() !== 'open' && wanted.some(isPlay)) return;
    if (wanted.some(one => this.isAsked(one))) return;
    for (const one of wanted) this.send(this.follower.command(one));
    this.waiting.value = this.follower.waiting.length;
  }

  /** Whether the same is on its way already; actions of a game may well be the same twice. */
  private isAsked(wanted: NewCommand): boolean {
    if (isPlay(wanted)) return false;
    const same = (one: Command): boolean => JSON.stringify(one) === JSON.stringify({ ...wanted, id: one.id });
    return this.follower.waiting.some(same);
  }

  stamp(stamp: Stamp): void {
    this.send([{ t: 'stamp', stamp }]);
  }

  /** Asks how the running game came about. */
  recall(): void {
    this.send([{ t: 'past' }]);
  }

  vote(seat: Seat, bot: boolean): void {
    this.send([{ t: 'vote', seat, bot }]);
  }

  /** Tells that somebody is here, and nothing else: nobody votes about themselves. */
  showLife(): void {
    if (this.follower.seat !== null) this.vote(this.follower.seat, false);
  }

  listen(listener: (news: FollowerEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.lost);
    this.listeners.clear();
    this.socket.onclose = null;
    this.socket.close(1000);
  }

  private send(frames: readonly ClientFrame[]): void {
    if (this.socket.readyState !== LastingSocket.OPEN) return;
    for (const frame of frames) this.socket.send(JSON.stringify(frame));
  }

  private opened(): void {
    this.lastHeard = performance.now();
    this.send(this.follower.opened());
  }

  private closed(): void {
    this.follower.closed();
    if (this.line.peek() === 'open') this.line.value = 'broken';
  }

  /** The device says it has no net: what the socket believes does not matter. */
  private readonly lost = (): void => {
    if (this.line.peek() === 'ended') return;
    this.line.value = 'broken';
    this.socket.reconnect(1000);
  };

  private readonly retry = (): void => {
    if (this.line.peek() !== 'ended') this.socket.reconnect(1000);
  };

  private check(): void {
    if (this.line.peek() !== 'open') return;
    if (performance.now() - this.lastHeard > silenceMeansBroken) this.lost();
    else this.send([{ t: 'ping' }]);
  }

  private received(text: string): void {
    this.lastHeard = performance.now();
    const version = versionIn(text);
    if (this.early) this.early.push(text);
    else if (version === null || this.rules.of(version)) this.take(text);
    else void this.fetchRules(version, text);
  }

  /** The room was opened with older rules: nothing is taken in before they are here. */
  private async fetchRules(version: number, first: string): Promise<void> {
    this.early = [first];
    const found = await this.rules.load(version).catch(() => null);
    const frames = this.early;
    this.early = null;
    // A page that is older than the room must be loaded anew; so must one that could not fetch what it needs.
    if (!found) return this.finish('version');
    for (const frame of frames) this.take(frame);
  }

  private take(text: string): void {
    const { send, happened } = this.follower.receive(text);
    this.send(send);
    // First of all: who hears of an answer may go on at once.
    this.waiting.value = this.follower.waiting.length;
    for (const news of happened) this.happened(news);
  }

  private happened(news: FollowerEvent): void {
    if (grows.has(news.type)) this.grewAt.value = performance.now();
    switch (news.type) {
      case 'welcomed':
        this.line.value = 'open';
        this.table.value = this.follower.table;
        break;
      case 'tableChanged':
        this.table.value = this.follower.table;
        break;
      case 'presenceChanged':
        this.presenceAt.value = performance.now();
        this.presence.value = this.follower.presence;
        break;
      case 'clockSet':
        this.clock.value = { seats: news.seats, until: performance.now() + news.left };
        break;
      case 'stamped':
        this.showStamp(news.seat, news.stamp);
        break;
      case 'refused':
        if (news.why === 'retry') setTimeout(() => this.send(this.follower.resend()), retryAfter);
        break;
      case 'ended':
        if (!news.comeBack) this.finish(news.why);
        break;
      default:
    }
    for (const listener of this.listeners) listener(news);
  }

  private finish(why: Bye): void {
    this.ended.value = why;
    this.line.value = 'ended';
    this.socket.close(1000);
  }

  private showStamp(seat: Seat, stamp: Stamp): void {
    const id = ++this.stampCount;
    this.stamps.value = [
      ...this.stamps.peek().slice(-3),
      { id, who: this.follower.table?.chairs[seat]?.who ?? null, stamp },
    ];
    setTimeout(() => {
      this.stamps.value = this.stamps.peek().filter(one => one.id !== id);
    }, stampLasts);
  }
}
