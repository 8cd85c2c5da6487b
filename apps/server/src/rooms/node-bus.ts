import type { Seat } from '@minoya/kernel';
import type { Stamp } from '@minoya/shared/protocol';
import type { Beat, EventLog } from '../store/log.ts';
import { type Envelope, type Message, readMessage } from './node-message.ts';
import { PresenceElsewhere } from './presence-elsewhere.ts';

/** What other nodes tell. All of it may be lost: the logs are the truth. */
export interface NodeListener {
  logGrew(room: string, n: number): void;
  /** The room's log lacks what was shown. */
  wentBack(room: string): void;
  joined(room: string, who: string): void;
  presence(room: string): void;
  stamped(room: string, seat: Seat, stamp: Stamp): void;
  voted(room: string, who: string, seat: Seat, bot: boolean): void;
  /** Did something of their own will that is not in the log. */
  signed(room: string, who: string): void;
  /** Something may have been missed, of any room. */
  missed(): void;
}

type People = Readonly<Record<string, readonly string[]>>;

interface Peer {
  /** The last message heard of it. */
  heard: number;
  /** How many messages it had said at its last beat but one. */
  said: number;
  freed: number;
}

const NUDGE_PAUSE_MS = 4;
const RESYNC_PAUSE_MS = 5_000;
const MOST_HINTS = 150;
const MOST_NAMES = 200;
/** PostgreSQL carries less than 8,000 bytes in a message. */
const LONGEST_MESSAGE = 6_000;

/** What nodes tell each other beside the logs: when something happens, many rooms to a message. Silent when alone. */
export class NodeBus {
  private readonly log: EventLog;
  private readonly node: string;
  private readonly listener: NodeListener;
  private heads: Record<string, number> = {};
  private timer: NodeJS.Timeout | null = null;
  private readonly elsewhere = new PresenceElsewhere();
  /** The people of each room here, as the others were told. */
  private readonly told = new Map<string, readonly string[]>();
  private untold = new Set<string>();
  private readonly peers = new Map<string, Peer>();
  private resyncing = false;
  private resyncAgain = false;
  /** Messages published so far. */
  said = 0;

  constructor(log: EventLog, node: string, listener: NodeListener) {
    this.log = log;
    this.node = node;
    this.listener = listener;
    if (!log.shared) return;
    log.subscribe({ heard: text => this.received(text), missed: () => this.connectionWasLost() });
    this.send({ k: 'who' });
  }

  /** These nudges are gathered for a moment: one message for many rooms. */
  logGrew(room: string, n: number): void {
    if (!this.log.shared) return;
    this.heads[room] = n;
    this.flushSoon();
  }

  wentBack(room: string): void {
    this.send({ k: 'back', room });
  }

  joined(room: string, who: string): void {
    this.send({ k: 'joined', room, who });
  }

  /** Who is in the room here; the others are told when it is not what they know. */
  presence(room: string, who: readonly string[]): void {
    if (!this.log.shared) return;
    const known = this.told.get(room) ?? [];
    const now = [...who].sort((a, b) => (a < b ? -1 : 1)).slice(0, MOST_NAMES);
    if (known.length === now.length && known.every((one, i) => one === now[i])) return;
    if (now.length > 0) this.told.set(room, now);
    else this.told.delete(room);
    this.untold.add(room);
    this.flushSoon();
  }

  stamped(room: string, s: Seat, stamp: Stamp): void {
    this.send({ k: 'stamp', room, s, stamp });
  }

  voted(room: string, who: string, s: Seat, bot: boolean): void {
    this.send({ k: 'vote', room, who, s, bot });
  }

  signed(room: string, who: string): void {
    this.send({ k: 'sign', room, who });
  }

  /** Who is connected to the room on other nodes. */
  connectedElsewhere(room: string): readonly string[] {
    return this.elsewhere.of(room);
  }

  isConnectedElsewhere(room: string, who: string): boolean {
    return this.log.shared && this.elsewhere.of(room).includes(who);
  }

  /** What the living nodes told with their last beat: who has died, who has said more than was heard. */
  beaten(beats: readonly Beat[]): { readonly died: boolean; readonly freed: boolean } {
    const others = beats.filter(beat => beat.node !== this.node);
    const living = new Set(others.map(beat => beat.node));
    const dead = [...this.peers.keys()].filter(node => !living.has(node));
    for (const node of dead) {
      this.peers.delete(node);
      for (const room of this.elsewhere.drop(node)) this.listener.presence(room);
    }
    let [missed, freed] = [false, false];
    for (const beat of others) {
      const peer = this.peerOf(beat.node);
      // Compared with what it had said a beat ago: newer words may still be on their way.
      missed ||= peer.heard < peer.said;
      freed ||= beat.freed > peer.freed;
      if (peer.heard < peer.said) peer.heard = peer.said;
      peer.said = beat.said;
      peer.freed = beat.freed;
    }
    // A node that died may have stored events without a word about them.
    if (missed || dead.length > 0) this.resync();
    return { died: dead.length > 0, freed };
  }

  private peerOf(node: string): Peer {
    const peer = this.peers.get(node) ?? { heard: 0, said: 0, freed: 0 };
    this.peers.set(node, peer);
    return peer;
  }

  /** The store behind the new connection may be another one: the rooms are compared with it at once. */
  private connectionWasLost(): void {
    this.resyncing = false;
    this.resync();
  }

  /** At once, but not again for a while: where a busy machine makes everything late, asking for all of it makes it later. */
  private resync(): void {
    if (this.resyncing) {
      this.resyncAgain = true;
      return;
    }
    this.resyncing = true;
    this.send({ k: 'who' });
    this.listener.missed();
    const pause = setTimeout(() => {
      this.resyncing = false;
      if (!this.resyncAgain) return;
      this.resyncAgain = false;
      this.resync();
    }, RESYNC_PAUSE_MS);
    pause.unref();
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => this.flush(), NUDGE_PAUSE_MS);
  }

  private flush(): void {
    this.timer = null;
    const all = Object.entries(this.heads);
    this.heads = {};
    for (let i = 0; i < all.length; i += MOST_HINTS)
      this.send({ k: 'grown', heads: Object.fromEntries(all.slice(i, i + MOST_HINTS)) });
    const rooms = [...this.untold];
    this.untold = new Set();
    this.tellPeople(rooms);
  }

  private tellPeople(rooms: readonly string[]): void {
    let part: Record<string, readonly string[]> = {};
    let size = 0;
    for (const room of rooms) {
      const who = this.told.get(room) ?? [];
      part[room] = who;
      size += room.length + 8 + who.reduce((sum, one) => sum + one.length + 3, 0);
      if (size < LONGEST_MESSAGE) continue;
      this.send({ k: 'present', rooms: part });
      [part, size] = [{}, 0];
    }
    if (size > 0) this.send({ k: 'present', rooms: part });
  }

  private send(message: Message): void {
    if (!this.log.shared) return;
    this.said += 1;
    this.log.publish(JSON.stringify({ from: this.node, i: this.said, ...message }));
  }

  private received(text: string): void {
    const message = readMessage(text);
    if (!message || message.from === this.node) return;
    if (message.i !== undefined) this.count(message.from, message.i);
    this.take(message);
  }

  private count(node: string, i: number): void {
    const peer = this.peerOf(node);
    const gap = i > peer.heard + 1;
    peer.heard = Math.max(peer.heard, i);
    if (gap) this.resync();
  }

  private take(message: Envelope): void {
    switch (message.k) {
      case 'grown':
        for (const [room, n] of Object.entries(message.heads)) this.listener.logGrew(room, n);
        return;
      case 'back':
        return this.listener.wentBack(message.room);
      case 'joined':
        return this.listener.joined(message.room, message.who);
      case 'here':
        return this.rememberPeople(message.from, { [message.room]: message.who }, true);
      case 'present':
        return this.rememberPeople(message.from, message.rooms, false);
      case 'who':
        return this.tellPeople([...this.told.keys()]);
      case 'stamp':
        return this.listener.stamped(message.room, message.s, message.stamp);
      case 'vote':
        return this.listener.voted(message.room, message.who, message.s, message.bot);
      case 'sign':
        return this.listener.signed(message.room, message.who);
    }
  }

  private rememberPeople(node: string, rooms: People, briefly: boolean): void {
    for (const [room, who] of Object.entries(rooms))
      if (this.elsewhere.remember(room, node, who, briefly)) this.listener.presence(room);
  }
}
