import type { Seat } from '@minoya/kernel';
import { STAMPS, type Stamp } from '@minoya/shared/protocol';
import type { EventLog } from '../store/log.ts';

/** What other nodes tell. All of it may be lost: the logs are the truth. */
export interface NodeListener {
  logGrew(room: string, n: number): void;
  joined(room: string, who: string): void;
  presence(room: string): void;
  stamped(room: string, seat: Seat, stamp: Stamp): void;
  voted(room: string, who: string, seat: Seat, bot: boolean): void;
}

/** As it goes from node to node, also between an older and a newer server: never renamed. */
type Message =
  | { readonly k: 'grown'; readonly heads: Record<string, number> }
  | { readonly k: 'joined'; readonly room: string; readonly who: string }
  | { readonly k: 'here'; readonly room: string; readonly who: readonly string[] }
  | { readonly k: 'stamp'; readonly room: string; readonly s: Seat; readonly stamp: Stamp }
  | { readonly k: 'vote'; readonly room: string; readonly who: string; readonly s: Seat; readonly bot: boolean };

const HINT_PAUSE_MS = 4;
const MOST_HINTS = 150;
const PRESENCE_LASTS_MS = 5_000;
const MOST_NAMES = 200;

/** What nodes tell each other beside the logs. Silent when this node is alone. */
export class NodeBus {
  private readonly log: EventLog;
  private readonly node: string;
  private heads: Record<string, number> = {};
  private timer: NodeJS.Timeout | null = null;
  private readonly others = new Map<string, Map<string, { who: readonly string[]; until: number }>>();

  constructor(log: EventLog, node: string, listener: NodeListener) {
    this.log = log;
    this.node = node;
    if (log.shared) log.subscribe(text => this.received(text, listener));
  }

  /** These hints are gathered for a moment: one message for many rooms. */
  logGrew(room: string, n: number): void {
    if (!this.log.shared) return;
    this.heads[room] = n;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      const all = Object.entries(this.heads);
      this.heads = {};
      for (let i = 0; i < all.length; i += MOST_HINTS) {
        this.send({ k: 'grown', heads: Object.fromEntries(all.slice(i, i + MOST_HINTS)) });
      }
    }, HINT_PAUSE_MS);
  }

  joined(room: string, who: string): void {
    this.send({ k: 'joined', room, who });
  }

  presence(room: string, who: readonly string[]): void {
    this.send({ k: 'here', room, who: who.slice(0, MOST_NAMES) });
  }

  stamped(room: string, s: Seat, stamp: Stamp): void {
    this.send({ k: 'stamp', room, s, stamp });
  }

  voted(room: string, who: string, s: Seat, bot: boolean): void {
    this.send({ k: 'vote', room, who, s, bot });
  }

  /** Who is connected to the room on other nodes. */
  connectedElsewhere(room: string): string[] {
    const now = performance.now();
    const nodes = [...(this.others.get(room)?.values() ?? [])];
    return nodes.filter(node => node.until > now).flatMap(node => node.who);
  }

  isConnectedElsewhere(room: string, who: string): boolean {
    return this.log.shared && this.connectedElsewhere(room).includes(who);
  }

  forget(room: string): void {
    this.others.delete(room);
  }

  private send(message: Message): void {
    if (this.log.shared) this.log.publish(JSON.stringify({ from: this.node, ...message }));
  }

  private received(text: string, listener: NodeListener): void {
    const message = readMessage(text);
    if (!message || message.from === this.node) return;
    switch (message.k) {
      case 'grown':
        for (const [room, n] of Object.entries(message.heads)) listener.logGrew(room, n);
        return;
      case 'joined':
        return listener.joined(message.room, message.who);
      case 'here':
        this.rememberPresence(message.room, message.from, message.who);
        return listener.presence(message.room);
      case 'stamp':
        if (STAMPS.includes(message.stamp)) listener.stamped(message.room, message.s, message.stamp);
        return;
      case 'vote':
        return listener.voted(message.room, message.who, message.s, message.bot);
    }
  }

  private rememberPresence(room: string, node: string, who: readonly string[]): void {
    const nodes = this.others.get(room) ?? new Map();
    nodes.set(node, { who, until: performance.now() + PRESENCE_LASTS_MS });
    this.others.set(room, nodes);
  }
}

function readMessage(text: string): (Message & { from: string }) | null {
  try {
    return JSON.parse(text) as Message & { from: string };
  } catch {
    return null;
  }
}
