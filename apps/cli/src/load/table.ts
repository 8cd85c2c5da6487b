import type { LogEntry } from '@minoya/kernel';
import type { ClientFrame, Table } from '@minoya/shared/protocol';
import { RawSocket } from './raw-socket.ts';
import type { Latencies } from './stats.ts';

/** A table under load: `act` plays one action, `onSeen` is called when every seat has been told. */
export interface LoadTable {
  act(): void;
  onSeen: () => void;
  bytes(): number;
  close(): void;
}

const STEP = 's'.charCodeAt(0);
const TABLE = 't'.charCodeAt(0);
/** Where the kind stands in `{"t":"step"…`. */
const KIND_AT = 6;
const RETRY_MS = 200;

type LobbyTable = Pick<Table, 'phase' | 'chairs'>;

/** Four sockets of a room on the real server, playing a recorded game and its rematches. */
export class RoomTable implements LoadTable {
  private readonly log: readonly LogEntry[];
  private readonly latencies: Latencies;
  private readonly sockets: RawSocket[] = [];
  private readonly ids: number[] = [];
  /** The last command of each seat. */
  private readonly asked: string[] = [];
  private next = 0;
  private rounds = 0;
  private unseen = 0;
  private started = 0;
  private since = 0;
  private startId = 0;
  /** Whether the others have been asked for a rematch; null when there is none to come. */
  private agreeing: 'not asked' | 'asked' | null = null;
  onSeen: () => void = () => {};
  onStarted: () => void = () => {};

  constructor(log: readonly LogEntry[], latencies: Latencies) {
    this.log = log;
    this.latencies = latencies;
  }

  async open(port: number, room: string, tokens: readonly string[]): Promise<void> {
    for (const [i, token] of tokens.entries()) {
      const socket = await RawSocket.open(port, `/ws?room=${room}`);
      this.sockets.push(socket);
      this.ids.push(0);
      const seated = new Promise<void>(done => {
        socket.onFrame = payload => {
          const frame = JSON.parse(payload.toString()) as { t: string; table?: { chairs: { who: string | null }[] } };
          if (frame.table?.chairs[i]?.who) done();
        };
      });
      socket.send(JSON.stringify({ t: 'hello', v: 1, token, room, name: i, sit: true } satisfies ClientFrame));
      await seated;
    }
    for (const [i, socket] of this.sockets.entries()) socket.onFrame = payload => this.received(payload, i);
    const playing = new Promise<void>(done => {
      this.onStarted = done;
    });
    for (let i = 1; i < tokens.length; i++) this.say(i, { t: 'ready', on: true });
    await new Promise(done => setTimeout(done, 20));
    this.say(0, { t: 'start' });
    await playing;
  }

  act(): void {
    // A busy machine may still be at the last one, and goes on by itself.
    if (this.unseen > 0) return;
    const entry = this.log[this.next];
    this.unseen = this.sockets.length;
    if (!entry) return this.rematch();
    this.next += 1;
    this.since = performance.now();
    // The chairs move up by one with each rematch.
    this.say((entry.seat + this.rounds) % this.sockets.length, { t: 'act', a: entry.line });
  }

  bytes(): number {
    return this.sockets.reduce((sum, socket) => sum + socket.bytes, 0);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private rematch(): void {
    this.rounds += 1;
    this.next = 0;
    this.onStarted = () => {
      this.unseen = 0;
      this.act();
    };
    this.agreeing = 'not asked';
    this.say(0, { t: 'again' });
  }

  /** A rematch begins when everybody has agreed to it; the one who asked has. */
  private agree({ phase, chairs }: LobbyTable): void {
    if (phase !== 'lobby') return;
    const silent = chairs.flatMap((chair, seat) => (chair.ready ? [] : [(seat + this.rounds) % this.sockets.length]));
    if (silent.length === 0) {
      this.agreeing = null;
      this.startId = this.say(0, { t: 'start' });
    } else if (this.agreeing === 'not asked') {
      this.agreeing = 'asked';
      for (const socket of silent) this.say(socket, { t: 'ready', on: true });
    }
  }

  private received(payload: Buffer, seat: number): void {
    const kind = payload[KIND_AT];
    if (kind === STEP && payload[KIND_AT + 2] === 'e'.charCodeAt(0)) return this.saw();
    if (kind === TABLE && payload.includes('"view":')) this.began();
    else if (kind === TABLE && seat === 0 && this.agreeing)
      this.agree((JSON.parse(payload.toString()) as { table: LobbyTable }).table);
    if (kind === 'r'.charCodeAt(0)) this.refused(payload.toString(), seat);
  }

  /** While the store is away a command is repeated under its id, which is never done twice. */
  private refused(text: string, seat: number): void {
    const { why, id } = JSON.parse(text) as { why: string; id: number };
    const asked = this.asked[seat];
    // The first server began a rematch by itself as soon as everybody was ready.
    if (why === 'not-now' && seat === 0 && id === this.startId) return;
    if (why !== 'retry' || asked === undefined) throw new Error(`refused: ${text}`);
    setTimeout(() => this.sockets[seat]?.send(asked), RETRY_MS);
  }

  private saw(): void {
    this.unseen -= 1;
    if (this.unseen > 0) return;
    this.latencies.add(performance.now() - this.since);
    this.onSeen();
  }

  private began(): void {
    this.started += 1;
    if (this.started % this.sockets.length === 0) this.onStarted();
  }

  private say(i: number, wish: object): number {
    const id = (this.ids[i] ?? 0) + 1;
    this.ids[i] = id;
    const text = JSON.stringify({ ...wish, id });
    this.asked[i] = text;
    this.sockets[i]?.send(text);
    return id;
  }
}

/** What the relay hands on: by default 200 bytes. */
export interface Relayed {
  text: string;
}

export const RELAYED = 'x'.repeat(200);

/** Four sockets of a bare relay. */
export class RelayTable implements LoadTable {
  private readonly sockets: RawSocket[] = [];
  private readonly latencies: Latencies;
  private readonly relayed: Relayed;
  private turn = 0;
  private unseen = 0;
  private since = 0;
  onSeen: () => void = () => {};

  constructor(latencies: Latencies, relayed: Relayed) {
    this.latencies = latencies;
    this.relayed = relayed;
  }

  async open(port: number, name: string, seats: number): Promise<void> {
    for (let i = 0; i < seats; i++) {
      const socket = await RawSocket.open(port, `/${name}`);
      socket.onFrame = () => {
        this.unseen -= 1;
        if (this.unseen > 0) return;
        this.latencies.add(performance.now() - this.since);
        this.onSeen();
      };
      this.sockets.push(socket);
    }
  }

  act(): void {
    this.unseen = this.sockets.length;
    this.since = performance.now();
    this.turn = (this.turn + 1) % this.sockets.length;
    this.sockets[this.turn]?.send(this.relayed.text);
  }

  bytes(): number {
    return this.sockets.reduce((sum, socket) => sum + socket.bytes, 0);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}
