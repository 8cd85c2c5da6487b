import type { Seat } from '@minoya/kernel';
import { STAMPS, type Stamp } from '@minoya/shared/protocol';
import type { EventLog } from '../store/log.ts';

/** What may be heard from other nodes. All of it may be lost: the logs are the truth. */
export interface Hearing {
  grown(room: string, n: number): void;
  joined(room: string, who: string): void;
  presence(room: string): void;
  stamped(room: string, seat: Seat, stamp: Stamp): void;
  voted(room: string, who: string, seat: Seat, bot: boolean): void;
}

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

/** Small talk between nodes. Silent when this node is alone. */
export class Bus {
  private readonly log: EventLog;
  private readonly node: string;
  private heads: Record<string, number> = {};
  private timer: NodeJS.Timeout | null = null;
  private readonly others = new Map<string, Map<string, { who: readonly string[]; until: number }>>();

  constructor(log: EventLog, node: string, hearing: Hearing) {
    this.log = log;
    this.node = node;
    if (log.shared) log.subscribe(text => this.heard(text, hearing));
  }

  /** Hints are gathered for a moment: one message for many rooms. */
  grown(room: string, n: number): void {
    if (!this.log.shared) return;
    this.heads[room] = n;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      const all = Object.entries(this.heads);
      this.heads = {};
      for (let i = 0; i < all.length; i += MOST_HINTS) {
        this.say({ k: 'grown', heads: Object.fromEntries(all.slice(i, i + MOST_HINTS)) });
      }
    }, HINT_PAUSE_MS);
  }

  joined(room: string, who: string): void {
    this.say({ k: 'joined', room, who });
  }

  presence(room: string, who: readonly string[]): void {
    this.say({ k: 'here', room, who: who.slice(0, MOST_NAMES) });
  }

  stamped(room: string, s: Seat, stamp: Stamp): void {
    this.say({ k: 'stamp', room, s, stamp });
  }

  voted(room: string, who: string, s: Seat, bot: boolean): void {
    this.say({ k: 'vote', room, who, s, bot });
  }

  /** Who is connected to the room on other nodes. */
  elsewhere(room: string): string[] {
    const now = performance.now();
    const nodes = [...(this.others.get(room)?.values() ?? [])];
    return nodes.filter(node => node.until > now).flatMap(node => node.who);
  }

  isElsewhere(room: string, who: string): boolean {
    return this.log.shared && this.elsewhere(room).includes(who);
  }

  forget(room: string): void {
    this.others.delete(room);
  }

  private say(message: Message): void {
    if (this.log.shared) this.log.publish(JSON.stringify({ from: this.node, ...message }));
  }

  private heard(text: string, hearing: Hearing): void {
    const message = readMessage(text);
    if (!message || message.from === this.node) return;
    switch (message.k) {
      case 'grown':
        for (const [room, n] of Object.entries(message.heads)) hearing.grown(room, n);
        return;
      case 'joined':
        return hearing.joined(message.room, message.who);
      case 'here':
        this.noteHere(message.room, message.from, message.who);
        return hearing.presence(message.room);
      case 'stamp':
        if (STAMPS.includes(message.stamp)) hearing.stamped(message.room, message.s, message.stamp);
        return;
      case 'vote':
        return hearing.voted(message.room, message.who, message.s, message.bot);
    }
  }

  private noteHere(room: string, node: string, who: readonly string[]): void {
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
