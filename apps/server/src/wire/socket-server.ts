import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Hello, readCode } from '@minoya/shared/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocketServer } from 'ws';
import type { OpenConnections } from '../http/open-connections.ts';
import type { AddressBudget, Budgets } from '../limits/budgets.ts';
import { NetworkCount } from '../limits/network-count.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People, PersonId } from '../person.ts';
import { hasSeat, mayBeIn } from '../rooms/chairs.ts';
import type { RoomManager } from '../rooms/room-manager.ts';
import type { Room } from '../rooms/room.ts';
import { Connection } from './connection.ts';
import { FlowLimits } from './flow.ts';

const LARGEST_FRAME = 4 * 1024;
const PING_MS = 15_000;
const HELLO_MS = 10_000;
const MOST_PER_ADDRESS = 64;
/** The same wait for a room that is unknown, full, closed or forbidden: guessing learns nothing from time. */
const ANSWER_AFTER_MS = 250;
const A_FLOOD_COUNTS_FOR = 10;
/** Everything that happens is told to everybody in the room: a school may look on, not the whole internet. */
const MOST_IN_A_ROOM = 300;
const ROOM_ID = /^[A-Za-z0-9_-]{16}$/;

export interface SocketServerOptions {
  readonly roomManager: RoomManager;
  readonly people: People;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  /** The caller's own address, also behind a proxy. */
  addressOf(request: IncomingMessage): string;
  readonly budgets: Budgets;
  readonly openConnections: OpenConnections;
  readonly log: FastifyBaseLogger;
}

/** Somebody at the door. */
interface Entrance {
  readonly hello: Hello;
  readonly person: PersonId;
  readonly address: string;
}

/** Where somebody may go in, and their name there. */
interface Entry {
  readonly room: Room;
  readonly who: string;
}

/** Accepts sockets at /ws, and knows every one that is open. */
export class SocketServer {
  readonly roomManager: RoomManager;
  readonly people: People;
  readonly metrics: Metrics;
  readonly flowLimits: FlowLimits;
  readonly log: FastifyBaseLogger;
  private connectionsMade = 0;
  private readonly options: SocketServerOptions;
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    autoPong: false,
  });
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new NetworkCount();
  private readonly newConnections: AddressBudget;
  private readonly guesses: AddressBudget;
  private readonly pingTimer: NodeJS.Timeout;
  private closing = false;

  constructor(options: SocketServerOptions) {
    this.options = options;
    this.roomManager = options.roomManager;
    this.people = options.people;
    this.metrics = options.metrics;
    this.flowLimits = new FlowLimits(options.budgets);
    this.log = options.log;
    this.newConnections = options.budgets.byAddress('sockets', { burst: 60, perSecond: 2 });
    this.guesses = options.budgets.byAddress('codes', { burst: 12, perSecond: 0.1 });
    this.pingTimer = setInterval(() => {
      for (const connection of this.connections) connection.pingOrDrop();
    }, PING_MS);
    this.pingTimer.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = this.options.addressOf(request);
    const refusal = this.refusal(request, address);
    if (refusal) {
      // Whoever does not hang up in turn is not waited for.
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    this.wss.handleUpgrade(request, socket, head, ws => {
      this.connectionsMade += 1;
      const connection = new Connection({ socket: ws, stream: socket, number: this.connectionsMade }, this, address);
      this.connections.add(connection);
      this.perAddress.add(address);
      setTimeout(() => {
        if (!connection.inRoom) connection.bye('bad-frame');
      }, HELLO_MS).unref();
    });
  }

  private refusal(request: IncomingMessage, address: string): string | null {
    if (this.closing) return '503 Service Unavailable';
    if ((request.url ?? '').split('?', 1)[0] !== '/ws') return '404 Not Found';
    if (!this.fromOurPage(request)) return '403 Forbidden';
    if (this.options.budgets.on && this.perAddress.full(address, MOST_PER_ADDRESS)) {
      this.options.budgets.refused('open-sockets', address);
      return '429 Too Many Requests';
    }
    return this.newConnections.take(address) ? null : '429 Too Many Requests';
  }

  /** Browsers always say which page opens a socket; other programs need not. */
  private fromOurPage(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    if (this.options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  /** Somebody is in a room over this stream. */
  entered(stream: Duplex): void {
    this.options.openConnections.hold(stream);
  }

  /** Who was cut for flooding comes back less often: each visit costs as much as it can send before it is noticed. */
  flooded(address: string): void {
    this.newConnections.spend(address, A_FLOOD_COUNTS_FOR);
  }

  connectionClosed(connection: Connection): void {
    if (this.connections.delete(connection)) this.perAddress.remove(connection.address);
  }

  /** The room somebody may enter, or what to tell them. Whoever has guessed too often is not even looked up for. */
  async findFor({ hello, person, address }: Entrance): Promise<Entry | 'no-room' | 'too-many'> {
    const answered = wait(ANSWER_AFTER_MS, undefined, { ref: false });
    const code = readCode(hello.room);
    // A room's id cannot be guessed: who comes back by it is let in whatever others at the address do.
    if (code !== null && !this.guesses.take(address)) {
      await answered;
      return 'too-many';
    }
    const room = await this.findRoom(code, hello.room);
    const who = room && this.people.nameInRoom(room.id, person);
    if (room && who && mayComeIn(room, who, hello.sit === true)) {
      if (code !== null) this.guesses.giveBack(address);
      return { room, who };
    }
    await answered;
    return 'no-room';
  }

  /** The room of this code or id; null when there is none, or it is closed. */
  private async findRoom(code: string | null, asked: string): Promise<Room | null> {
    const id = code ? await this.roomManager.roomOfCode(code) : ROOM_ID.test(asked) ? asked : null;
    const room = id === null ? null : await this.roomManager.find(id);
    return room && room.state.table.phase !== 'closed' ? room : null;
  }

  stopAccepting(): void {
    this.closing = true;
    clearInterval(this.pingTimer);
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.bye('restart');
    for (let i = 0; i < 50 && this.connections.size > 0; i++) await wait(10);
    for (const client of this.wss.clients) client.terminate();
    this.wss.close();
  }
}

function mayComeIn({ state, members }: Room, who: string, sits: boolean): boolean {
  if (members.size >= MOST_IN_A_ROOM && !hasSeat(state.table, who)) return false;
  return !state.isBanned(who) && mayBeIn(state.table, who, sits);
}
