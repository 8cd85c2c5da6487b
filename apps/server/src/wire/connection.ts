import type { Viewer } from '@minoya/kernel';
import { type Bye, type ClientFrame, type Command, PROTOCOL } from '@minoya/shared/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { hasRoomAtTable, hasSeat } from '../rooms/chairs.ts';
import type { PersonId } from '../person.ts';
import type { Member } from '../rooms/member.ts';
import type { Room } from '../rooms/room.ts';
import { UnknownRules } from '../rules.ts';
import { DamagedLog } from '../store/damaged.ts';
import { sendPast } from '../rooms/welcome.ts';
import { encodeFrame } from './encode.ts';
import type { Guest, Stake } from './room-places.ts';
import type { Visitor } from './socket-limits.ts';
import type { ConnectionTraffic } from './traffic-limits.ts';
import { readClientFrame } from './frames.ts';
import { limitBytes } from './limit-bytes.ts';
import type { SocketServer } from './socket-server.ts';

/** No frame of ours is as long. What is longer is told why it must go; four times that ends before it is read, by `ws` with 1009. */
export const LARGEST_FRAME = 4 * 1024;
const MOST_BAD_FRAMES = 8;
const MOST_UNSENT_BYTES = 256 * 1024;
/** How long somebody who floods may read why; nothing is read from there meanwhile. */
const LAST_WORDS_MS = 250;

/** What pages send by themselves. */
const AUTOMATIC: ReadonlySet<ClientFrame['t']> = new Set(['ping', 'look', 'past']);

/** 1012 tells every client library to come back. */
const CLOSE_CODE: Record<Bye, number> = {
  'no-room': 4404,
  replaced: 4409,
  kicked: 4403,
  'no-watching': 4405,
  closed: 4410,
  damaged: 4500,
  version: 4426,
  'bad-token': 4401,
  'too-many': 4429,
  crowded: 4503,
  flood: 4430,
  'bad-frame': 4400,
  slow: 1013,
  restart: 1012,
};

interface Transport {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  /** For the logs. */
  readonly number: number;
}

/** One socket. Silent until it has said hello; then a member of one room. */
export class Connection implements Member, Guest {
  private readonly socket: WebSocket;
  /** What `socket` runs on. Frames are written here whole; only pings and closing go through `socket`. */
  private readonly stream: Duplex;
  private readonly server: SocketServer;
  private readonly number: number;
  private readonly traffic: ConnectionTraffic;
  private badFrames = 0;
  private room: Room | null = null;
  private entering = false;
  private gone = false;
  /** Nothing that still comes is even read. */
  private deaf = false;
  readonly visitor: Visitor;
  /** As hello said; null before it. */
  person: PersonId | null = null;
  who = '';
  name = 0;
  viewer: Viewer = 'spectator';
  alive = true;

  constructor({ socket, stream, number }: Transport, server: SocketServer, visitor: Visitor) {
    this.socket = socket;
    this.stream = stream;
    this.number = number;
    this.server = server;
    this.visitor = visitor;
    this.traffic = server.trafficLimits.ofConnection(visitor.address);
    limitBytes(stream, bytes => this.listens(bytes));
    socket.on('message', (data: Buffer, binary) => this.received(data, binary));
    socket.on('ping', (data: Buffer) => {
      if (!this.counted()) return;
      socket.pong(data);
      this.dropWhoDoesNotRead();
    });
    socket.on('pong', () => {
      if (this.counted()) this.alive = true;
    });
    socket.on('close', () => this.closed());
    socket.on('error', () => socket.terminate());
  }

  get address(): string {
    return this.visitor.address;
  }

  get inRoom(): boolean {
    return this.room !== null;
  }

  get stake(): Stake {
    return this.room ? stakeOf(this.room, this.who, 'onlooker') : 'onlooker';
  }

  /** Who sits at a table comes back by itself, to try again. */
  makeRoom(): void {
    this.server.gaveWay(this, this.stream);
    this.bye(this.stake === 'onlooker' ? 'crowded' : 'restart');
  }

  send(frame: Buffer): void {
    if (this.gone || !this.stream.writable) return;
    if (!this.stream.write(frame)) this.dropWhoDoesNotRead();
  }

  /** Never hold up a room for one reader, and never skip an event: it comes back and resumes. */
  private dropWhoDoesNotRead(): void {
    if (this.stream.writableLength > MOST_UNSENT_BYTES) this.cut('slow');
  }

  bye(why: Bye): void {
    if (this.gone) return;
    if (this.stream.writable) this.stream.write(encodeFrame({ t: 'bye', why }));
    this.gone = true;
    this.server.metrics.byes.inc({ why });
    this.server.log.info(this.logFields({ why }), 'sent off');
    this.socket.close(CLOSE_CODE[why], why);
    setTimeout(() => this.socket.terminate(), 2_000).unref();
  }

  private cut(why: Bye): void {
    this.gone = true;
    this.server.metrics.byes.inc({ why });
    this.server.log.warn(this.logFields({ why }), 'cut off');
    this.room?.leave(this);
    this.socket.terminate();
  }

  /** Says why and listens no more: what is still on its way is not even read. */
  private hangUp(why: Bye): void {
    if (this.gone) return;
    if (why === 'flood') this.server.socketLimits.flooded(this.visitor);
    this.bye(why);
    this.deaf = true;
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), LAST_WORDS_MS).unref();
  }

  /** Whether so many more bytes are read; who sends too many is cut. */
  private listens(bytes: number): boolean {
    if (!this.deaf && !this.gone && !this.traffic.mayBytes(bytes)) this.hangUp('flood');
    return !this.deaf;
  }

  /** Whether one more frame may come; who floods is cut. */
  private counted(): boolean {
    if (this.gone) return false;
    if (this.traffic.mayFrame()) return true;
    this.hangUp('flood');
    return false;
  }

  /** Drops a peer that has not answered since the last round. */
  pingOrDrop(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  private logFields(more: object = {}): object {
    return { conn: this.number, room: this.room?.id, ...more };
  }

  private closed(): void {
    this.gone = true;
    if (this.room) this.server.log.info(this.logFields(), 'went');
    this.room?.leave(this);
    this.server.connectionClosed(this);
  }

  private received(data: Buffer, binary: boolean): void {
    if (!this.counted()) return;
    this.alive = true;
    if (data.length > LARGEST_FRAME) return this.hangUp('bad-frame');
    const frame = binary ? null : readClientFrame(data);
    if (!frame) return this.badFrame();
    if (frame.t !== 'hello') return this.room ? this.handle(this.room, frame, data.length) : this.badFrame();
    if (this.room || this.entering) return this.badFrame();
    this.entering = true;
    void this.enter(frame);
  }

  private handle(room: Room, frame: Exclude<ClientFrame, { t: 'hello' }>, bytes: number): void {
    // Refused or not, it shows that somebody is there.
    if (!AUTOMATIC.has(frame.t)) {
      this.server.roomManager.sign(room, this.who);
      this.server.acted(this);
    }
    switch (frame.t) {
      case 'ping':
        return this.send(encodeFrame({ t: 'pong' }));
      case 'look':
        return this.traffic.mayCommand() ? room.sendView(this) : undefined;
      case 'past':
        return this.traffic.mayRecall() ? sendPast(room.state, this) : undefined;
      case 'stamp':
        if (this.viewer !== 'spectator' && this.traffic.mayStamp())
          this.server.roomManager.stamp(room, this.viewer, frame.stamp);
        return;
      case 'vote':
        if (this.viewer !== 'spectator' && this.traffic.mayCommand())
          this.server.roomManager.vote(room, this.who, frame);
        return;
      default:
        return this.command(room, frame, bytes);
    }
  }

  private command(room: Room, command: Command, bytes: number): void {
    const why = this.traffic.commandRefusal(command, bytes);
    if (why === null) return room.command(this, command);
    this.server.metrics.refusals.inc({ why });
    this.send(encodeFrame({ t: 'refuse', id: command.id, why, n: room.state.n }));
  }

  /** Nonsense is answered a few times, then the connection ends. */
  private badFrame(): void {
    this.badFrames += 1;
    this.server.metrics.refusals.inc({ why: 'bad-frame' });
    if (!this.room || this.badFrames > MOST_BAD_FRAMES) return this.hangUp('bad-frame');
    this.send(encodeFrame({ t: 'refuse', id: 0, why: 'bad-frame', n: this.room.state.n }));
  }

  private async enter(hello: Extract<ClientFrame, { t: 'hello' }>): Promise<void> {
    if (hello.v !== PROTOCOL) return this.bye('version');
    const person = this.server.people.read(hello.token);
    const { address, person: announced } = this.visitor;
    if (!person || (announced !== null && announced !== person)) return this.bye('bad-token');
    this.person = person;
    this.traffic.belongsTo(person);
    try {
      const found = await this.server.findFor({ hello, person, address });
      if (this.gone) return;
      if (typeof found === 'string') return this.bye(found);
      const { room, who } = found;
      this.who = who;
      this.name = hello.name;
      const sits = hello.sit === true && hasRoomAtTable(room.state.table);
      const stake = stakeOf(room, who, sits ? 'seated' : 'onlooker');
      if (!this.server.enters(this, { stream: this.stream, person, stake })) return this.bye('crowded');
      this.room = room;
      this.server.log.info(this.logFields(), 'came in');
      this.server.roomManager.join(room, this, hello.n);
      if (hello.sit && !hasSeat(room.state.table, who) && this.traffic.mayTakeChair()) room.offerChair(this);
    } catch (error) {
      if (error instanceof UnknownRules) return this.bye('version');
      if (error instanceof DamagedLog) this.server.log.error(this.logFields({ err: error }), 'a room cannot be read');
      if (error instanceof DamagedLog) return this.bye('damaged');
      this.server.log.error(this.logFields({ err: error }), 'could not enter');
      this.bye('restart');
    }
  }
}

function stakeOf({ state: { table } }: Room, who: string, without: Stake): Stake {
  if (!hasSeat(table, who)) return without;
  return table.phase === 'playing' ? 'playing' : 'seated';
}
