import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Hello, readCode, SUBPROTOCOL } from '@minoya/shared/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocketServer } from 'ws';
import { plainAnswer } from '../http/failures.ts';
import type { OpenConnections } from '../http/open-connections.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Regulars } from '../limits/regulars.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People, PersonId } from '../person.ts';
import { hasSeat, mayBeIn } from '../rooms/chairs.ts';
import type { RoomManager } from '../rooms/room-manager.ts';
import type { Room } from '../rooms/room.ts';
import { CodeGuesses } from './code-guesses.ts';
import { Connection, LARGEST_FRAME } from './connection.ts';
import { RoomPlaces, type Stake } from './room-places.ts';
import { SocketLimits, personIn, type Visitor } from './socket-limits.ts';
import { TrafficLimits } from './traffic-limits.ts';

const PING_MS = 15_000;
const HELLO_MS = 10_000;
/** The same wait for a room that is unknown, full, closed or forbidden: guessing learns nothing from time. */
const ANSWER_AFTER_MS = 250;
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
  readonly regulars: Regulars;
  readonly openConnections: OpenConnections;
  readonly log: FastifyBaseLogger;
}

/** Somebody who wants to open a socket. */
interface Entrance {
  readonly hello: Hello;
  readonly person: PersonId;
  readonly address: string;
}

interface Entering {
  readonly stream: Duplex;
  readonly person: PersonId;
  readonly stake: Stake;
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
  readonly trafficLimits: TrafficLimits;
  readonly log: FastifyBaseLogger;
  private connectionsMade = 0;
  private readonly options: SocketServerOptions;
  private readonly wss = new WebSocketServer({
    noServer: true,
    // What is a little too long is told so.
    maxPayload: 4 * LARGEST_FRAME,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols: spoken => (spoken.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  private readonly connections = new Set<Connection>();
  readonly socketLimits: SocketLimits;
  private readonly places: RoomPlaces;
  private readonly guesses: CodeGuesses;
  private readonly pingTimer: NodeJS.Timeout;
  private closing = false;

  constructor(options: SocketServerOptions) {
    this.options = options;
    this.roomManager = options.roomManager;
    this.people = options.people;
    this.metrics = options.metrics;
    this.trafficLimits = new TrafficLimits(options.budgets, options.regulars);
    this.log = options.log;
    this.socketLimits = new SocketLimits(options.budgets, options.regulars);
    this.places = new RoomPlaces(options.openConnections.most);
    this.guesses = new CodeGuesses(options.budgets, options.regulars);
    this.pingTimer = setInterval(() => {
      for (const connection of this.connections) connection.pingOrDrop();
    }, PING_MS);
    this.pingTimer.unref();
    // What asks for a WebSocket and is none.
    this.wss.on('wsClientError', (_error, socket) =>
      socket.end(plainAnswer('400 Bad Request', { error: 'bad-request' }), () => socket.destroy()),
    );
  }

  get size(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const visitor = { address: this.options.addressOf(request), person: personIn(request, this.people) };
    const refusal = this.refusal(request, visitor);
    if (refusal) {
      // Whoever does not hang up in turn is not waited for.
      socket.end(plainAnswer(...refusal), () => socket.destroy());
      return;
    }
    this.wss.handleUpgrade(request, socket, head, ws => {
      this.connectionsMade += 1;
      const connection = new Connection({ socket: ws, stream: socket, number: this.connectionsMade }, this, visitor);
      this.connections.add(connection);
      this.socketLimits.opened(visitor);
      setTimeout(() => {
        if (!connection.inRoom) connection.bye('bad-frame');
      }, HELLO_MS).unref();
    });
  }

  private refusal(request: IncomingMessage, visitor: Visitor): Parameters<typeof plainAnswer> | null {
    if (this.closing) return ['503 Service Unavailable', { error: 'restart' }];
    if ((request.url ?? '').split('?', 1)[0] !== '/ws') return ['404 Not Found', { error: 'not-found' }];
    if (!this.fromOurPage(request)) return ['403 Forbidden', { error: 'bad-origin' }];
    return this.socketLimits.lets(visitor) ? null : ['429 Too Many Requests', { error: 'too-many' }];
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

  /** Somebody comes into a room over this stream; false where there is no place for one more. */
  enters(connection: Connection, { stream, person, stake }: Entering): boolean {
    const { address } = connection;
    if (!this.places.enter(connection, stake)) {
      this.options.budgets.refused('places-in-rooms', address);
      this.socketLimits.crowded(connection.visitor);
      return false;
    }
    this.options.openConnections.hold(stream);
    this.socketLimits.entered(address, person);
    return true;
  }

  /** Somebody had to go for somebody else. */
  gaveWay({ address }: Connection, stream: Duplex): void {
    this.options.openConnections.release(stream);
    this.options.budgets.refused('places-in-rooms', address);
  }

  acted(connection: Connection): void {
    this.places.sign(connection);
  }

  connectionClosed(connection: Connection): void {
    this.places.leave(connection);
    if (this.connections.delete(connection)) this.socketLimits.closed(connection.visitor);
  }

  /** The room somebody may enter, or what to tell them. Whoever has guessed too often is not even looked up for. */
  async findFor({ hello, person, address }: Entrance): Promise<Entry | 'no-room' | 'too-many' | 'kicked'> {
    const answered = wait(ANSWER_AFTER_MS, undefined, { ref: false });
    const code = readCode(hello.room);
    // A room's id cannot be guessed: who comes back by it is let in whatever others at the address do. What is neither counts as a code.
    const isId = code === null && ROOM_ID.test(hello.room);
    const paid = isId ? null : this.guesses.pay({ person, address });
    if (!isId && paid === null) {
      await answered;
      return 'too-many';
    }
    const room = await this.findRoom(code, hello.room);
    const who = room && this.people.nameInRoom(room.id, person);
    if (room && who && mayComeIn(room, who, hello.sit === true)) {
      if (paid) this.guesses.right({ person, address }, paid);
      return { room, who };
    }
    if (paid) this.guesses.wrong({ person, address }, paid);
    await answered;
    // Who was removed is told so: they have seen the room, and would look for a mistake in the code.
    return room && who && room.state.isBanned(who) ? 'kicked' : 'no-room';
  }

  /** The room of this code or id; null when there is none, or it is closed. */
  private async findRoom(code: string | null, asked: string): Promise<Room | null> {
    const id = code ? await this.roomManager.roomOfCode(code) : ROOM_ID.test(asked) ? asked : null;
    const room = id === null ? null : await this.roomManager.find(id);
    return room && room.state.table.phase !== 'closed' ? room : null;
  }

  /** The key of this person is refused from now on. */
  endPerson(person: PersonId): void {
    for (const connection of this.connections) if (connection.person === person) connection.bye('bad-token');
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
