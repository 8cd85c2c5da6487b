import type { LogEntry } from '@minoya/kernel';
import type { ClientFrame } from '@minoya/shared/protocol';
import { LoadServer } from './server.ts';
import type { Say } from './measure.ts';
import type { Options } from './options.ts';
import { RawSocket } from './raw-socket.ts';

export interface KillReport {
  readonly kills: number;
  readonly rooms: number;
  /** Actions that were shown to somebody. */
  readonly shown: number;
  /** Of those, missing in the log after the restart. */
  readonly lost: number;
  /** Rooms that did not come back. */
  readonly unreadable: number;
  /** From the moment the server answers again until the last player is back, in milliseconds. */
  readonly slowestReturnMs: number;
}

interface Frame {
  readonly t: string;
  readonly n?: number;
  readonly id?: number;
  readonly view?: unknown;
  readonly table?: { readonly phase: string; readonly chairs: readonly { readonly who: string | null }[] };
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** A table that plays on through any number of deaths of its server. */
class StubbornTable {
  private readonly room: string;
  private readonly port: number;
  private readonly tokens: readonly string[];
  private readonly log: readonly LogEntry[];
  private readonly sockets: (RawSocket | null)[];
  private readonly n: number[];
  private firstAct = 0;
  private stopped = false;
  shown = 0;
  lost = 0;

  constructor(room: string, port: number, tokens: readonly string[], log: readonly LogEntry[]) {
    this.room = room;
    this.port = port;
    this.tokens = tokens;
    this.log = log;
    this.sockets = tokens.map(() => null);
    this.n = tokens.map(() => 0);
  }

  get back(): boolean {
    return this.sockets.every(socket => socket !== null);
  }

  async begin(): Promise<void> {
    for (const i of this.tokens.keys()) await this.connect(i, true);
    for (let i = 1; i < this.tokens.length; i++) this.say(i, { t: 'ready', id: 1, on: true });
    await pause(30);
    this.say(0, { t: 'start', id: 1 });
  }

  stop(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket?.close();
  }

  private async connect(i: number, sit: boolean): Promise<void> {
    const socket = await RawSocket.open(this.port, `/ws?room=${this.room}`);
    const seated = new Promise<void>(done => {
      socket.onFrame = payload => {
        const frame = JSON.parse(payload.toString()) as Frame;
        this.heard(i, frame);
        if (frame.table?.chairs[i]?.who) done();
      };
    });
    socket.onClose = () => {
      this.sockets[i] = null;
      if (!this.stopped) void this.comeBack(i);
    };
    const hello = { t: 'hello', v: 1, token: this.tokens[i] ?? '', room: this.room, name: i, sit } as const;
    socket.send(JSON.stringify({ ...hello, ...(sit ? {} : { n: this.n[i] ?? 0 }) } satisfies ClientFrame));
    await seated;
    this.sockets[i] = socket;
    this.act();
  }

  private async comeBack(i: number): Promise<void> {
    while (!this.stopped) {
      await pause(20 + Math.random() * 100);
      try {
        return await this.connect(i, false);
      } catch {
        // Still down.
      }
    }
  }

  private heard(i: number, frame: Frame): void {
    if (frame.n === undefined || frame.t === 'refuse') return;
    if (frame.t === 'table' && frame.view !== undefined) this.firstAct = frame.n;
    // What anybody was shown before must still be there for everybody after.
    if (frame.t === 'table' && frame.n < (this.n[i] ?? 0)) this.lost += (this.n[i] ?? 0) - frame.n;
    this.n[i] = Math.max(this.n[i] ?? 0, frame.n);
    if (frame.t === 'step') this.shown = Math.max(this.shown, frame.n - this.firstAct);
    if (frame.t === 'step' || frame.view !== undefined) this.act();
  }

  /** The next action, once everybody has seen the last; the id makes saying it again harmless. */
  private act(): void {
    const head = this.n[0] ?? 0;
    if (this.firstAct === 0 || !this.back || this.n.some(n => n !== head)) return;
    const at = head - this.firstAct;
    const entry = this.log[at];
    if (entry) this.say(entry.seat, { t: 'act', id: at + 2, a: entry.line });
  }

  private say(i: number, frame: ClientFrame): void {
    this.sockets[i]?.send(JSON.stringify(frame));
  }
}

/** kill -9 under load, again and again, and what it cost. */
export async function kill(options: Options, say: Say): Promise<KillReport> {
  const server = await LoadServer.start(options);
  const log = await server.recording(options);
  const tables: StubbornTable[] = [];
  let slowestReturnMs = 0;
  let finished = 0;
  const open = async (): Promise<void> => {
    const room = await server.openRoom(options);
    const table = new StubbornTable(room, server.child.port, server.tokens, log);
    await table.begin();
    tables.push(table);
  };
  const rooms = Math.min(options.rooms, 40);
  for (let round = 1; round <= options.kills; round++) {
    // Fresh tables each time: recorded games come to an end.
    for (const table of tables.slice(finished)) table.stop();
    finished = tables.length;
    for (let i = 0; i < rooms; i++) await open();
    await pause(300 + Math.random() * 700);
    await server.child.end('SIGKILL');
    await server.child.start();
    const up = performance.now();
    while (performance.now() - up < 15_000 && !tables.slice(finished).every(table => table.back)) await pause(10);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - up);
    await pause(200);
    say(`  ${round}/${options.kills}: all back after ${Math.round(performance.now() - up - 200)} ms`);
  }
  const unreadable = tables.slice(finished).filter(table => !table.back).length;
  for (const table of tables) table.stop();
  const sum = (of: (table: StubbornTable) => number): number => tables.reduce((all, table) => all + of(table), 0);
  await server.stop();
  return {
    kills: options.kills,
    rooms,
    shown: sum(table => table.shown),
    lost: sum(table => table.lost),
    unreadable,
    slowestReturnMs,
  };
}
