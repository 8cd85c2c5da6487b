import type { Child, Memory } from './child.ts';
import { freePort } from '../../../server/src/testing/port.ts';
import { Child as Process, relayFile, schedule } from './child.ts';
import { LoadServer } from './server.ts';
import type { Options } from './options.ts';
import { Latencies, median } from './stats.ts';
import { type LoadTable, RELAYED, type Relayed, RelayTable, RoomTable } from './table.ts';

/** What one window showed. */
export interface Window {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly systemUs: number;
  readonly cpuShare: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Lane {
  readonly windows: readonly Window[];
  readonly liveKbPerRoom: number;
  readonly rssKbPerRoom: number;
}

export interface Lanes {
  readonly server: Lane;
  readonly relay: Lane;
  /** The relay once more, given as many actions a second as the server has just done, of the same size. */
  readonly evenly: Lane | null;
  /** The other server, in the window after ours. */
  readonly against: Lane | null;
}

export type Say = (text: string) => void;

const WARM_UP_SECONDS = 8;
const SEATED_AT_ONCE = 10;
const FRAME_HEAD_BYTES = 2;

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Setting {
  readonly child: Child;
  readonly tables: LoadTable[];
  readonly latencies: Latencies;
  readonly empty: Memory;
  readonly full: Memory;
  readonly seats: number;
  readonly realtime: boolean;
}

/** Keeps every table busy: the next action as soon as all seats have seen the last. */
export async function saturated(options: Options, say: Say): Promise<Lanes> {
  return beside(options, options.rooms, say, { run: closedLoop, evenly: steadyLoop });
}

/** One action a second and table, as on a busy evening. */
export async function paced(options: Options, say: Say): Promise<Lanes> {
  return beside(options, options.pacedRooms, say, { run: pacedLoop, evenly: null });
}

interface Loops {
  readonly run: (setting: Setting, seconds: number) => Promise<Window>;
  readonly evenly: ((setting: Setting, seconds: number, perSecond: number) => Promise<Window>) | null;
}

/** Server and relay by turns, so that a noisy machine disturbs both alike. */
async function beside(options: Options, rooms: number, say: Say, { run, evenly }: Loops): Promise<Lanes> {
  const server = await LoadServer.start(options);
  const other = options.against === null ? null : await LoadServer.start(options, options.against);
  const relay = new Process(relayFile, await freePort());
  await relay.start();
  const relayed: Relayed = { text: RELAYED };
  const [ours, floor] = [await seatRooms(server, options, rooms, say), await seatRelay(relay, options, rooms, relayed)];
  const theirs = other && (await seatRooms(other, options, rooms, say));
  const windows = { server: [] as Window[], relay: [] as Window[], evenly: [] as Window[], against: [] as Window[] };
  const settings = [ours, floor, ...(theirs ? [theirs] : [])];
  say('  warming up');
  for (const setting of settings) await run(setting, WARM_UP_SECONDS);
  for (let round = 1; round <= options.rounds; round++) {
    const note = (list: Window[], name: string, window: Window): void => {
      list.push(window);
      say(`  ${round}/${options.rounds} ${name}: ${describe(window)}`);
    };
    const play = (one: Setting): Promise<Window> => run(one, options.seconds);
    const [window, theirWindow] = await inTurn(
      round % 2 === 1,
      () => play(ours),
      () => theirs && play(theirs),
    );
    note(windows.server, 'server', window);
    if (theirWindow) note(windows.against, 'theirs', theirWindow);
    note(windows.relay, ' relay', await run(floor, options.seconds));
    if (!evenly) continue;
    relayed.text = 'x'.repeat(Math.round(window.bytes) - FRAME_HEAD_BYTES);
    note(windows.evenly, 'evenly', await evenly(floor, options.seconds, window.perSecond));
    relayed.text = RELAYED;
  }
  for (const table of settings.flatMap(setting => setting.tables)) table.close();
  await Promise.all([server.stop(), other?.stop(), relay.end('SIGTERM')]);
  return {
    server: lane(ours, windows.server, rooms),
    relay: lane(floor, windows.relay, rooms),
    evenly: evenly && lane(floor, windows.evenly, rooms),
    against: theirs && lane(theirs, windows.against, rooms),
  };
}

/** Each as often the first as the second: whatever comes after a pause finds its code and memory cold. */
async function inTurn<A, B>(inOrder: boolean, first: () => A, second: () => B): Promise<[Awaited<A>, Awaited<B>]> {
  if (inOrder) return [await first(), await second()];
  const late = await second();
  return [await first(), late];
}

function lane({ empty, full }: Setting, windows: readonly Window[], rooms: number): Lane {
  const perRoom = (a: number, b: number): number => (b - a) / 1024 / rooms;
  return { windows, liveKbPerRoom: perRoom(empty.live, full.live), rssKbPerRoom: perRoom(empty.rss, full.rss) };
}

async function seatRooms(server: LoadServer, options: Options, rooms: number, say: Say): Promise<Setting> {
  const latencies = new Latencies();
  const log = await server.recording(options);
  say(`  a recorded game of ${options.game} has ${log.length} actions; seating ${rooms} rooms of ${options.seats}`);
  const empty = await server.child.memory();
  const tables: LoadTable[] = [];
  const seatOne = async (): Promise<void> => {
    const table = new RoomTable(log, latencies);
    await table.open(server.child.port, await server.openRoom(options), server.tokens);
    tables.push(table);
  };
  while (tables.length < rooms) {
    const few = Math.min(SEATED_AT_ONCE, rooms - tables.length);
    await Promise.all(Array.from({ length: few }, seatOne));
  }
  const full = await server.child.memory();
  return {
    child: server.child,
    tables,
    latencies,
    empty,
    full,
    seats: options.seats,
    realtime: options.realtime,
  };
}

async function seatRelay(child: Child, options: Options, rooms: number, relayed: Relayed): Promise<Setting> {
  const latencies = new Latencies();
  const empty = await child.memory();
  const tables: LoadTable[] = [];
  for (let i = 0; i < rooms; i++) {
    const table = new RelayTable(latencies, relayed);
    await table.open(child.port, `${i}`, options.seats);
    tables.push(table);
  }
  return {
    child,
    tables,
    latencies,
    empty,
    full: await child.memory(),
    seats: options.seats,
    realtime: options.realtime,
  };
}

async function closedLoop(setting: Setting, seconds: number): Promise<Window> {
  let running = true;
  let idle = 0;
  return observed(setting, seconds, {
    begin: seen => {
      for (const table of setting.tables) {
        table.onSeen = () => {
          seen();
          if (running) table.act();
          else idle += 1;
        };
        table.act();
      }
    },
    end: async () => {
      running = false;
      for (let i = 0; i < 200 && idle < setting.tables.length; i++) await pause(10);
    },
  });
}

async function pacedLoop(setting: Setting, seconds: number): Promise<Window> {
  const timers: NodeJS.Timeout[] = [];
  return observed(setting, seconds, {
    begin: seen => {
      for (const [i, table] of setting.tables.entries()) {
        table.onSeen = seen;
        const first = setTimeout(
          () => {
            table.act();
            timers.push(setInterval(() => table.act(), 1000));
          },
          (i / setting.tables.length) * 1000,
        );
        timers.push(first);
      }
    },
    end: async () => {
      for (const timer of timers) clearTimeout(timer);
      await pause(300);
    },
  });
}

/** So many actions a second over all tables, each by a table that has seen its last. */
async function steadyLoop(setting: Setting, seconds: number, perSecond: number): Promise<Window> {
  const idle = [...setting.tables];
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;
  return observed(setting, seconds, {
    begin: seen => {
      const began = performance.now();
      for (const table of setting.tables) {
        table.onSeen = () => {
          seen();
          idle.push(table);
        };
      }
      timer = setInterval(() => {
        const due = ((performance.now() - began) / 1000) * perSecond;
        for (; asked < due && idle.length > 0; asked++) idle.shift()?.act();
      }, 1);
    },
    end: async () => {
      clearInterval(timer);
      await pause(300);
    },
  });
}

interface Loop {
  begin(seen: () => void): void;
  end(): Promise<void>;
}

async function observed(setting: Setting, seconds: number, loop: Loop): Promise<Window> {
  let count = 0;
  setting.latencies.reset();
  const total = (): number => setting.tables.reduce((sum, table) => sum + table.bytes(), 0);
  const pids = setting.realtime ? [setting.child.pid, process.pid] : [];
  schedule('first', pids);
  const before = { time: await setting.child.time(), bytes: total(), at: performance.now() };
  loop.begin(() => {
    count += 1;
  });
  await pause(seconds * 1000);
  const took = performance.now() - before.at;
  const seen = count;
  await loop.end();
  schedule('as usual', pids);
  const time = await setting.child.time();
  const all = Math.max(1, count);
  return {
    perSecond: seen / (took / 1000),
    cpuUs: ((time.cpuMs - before.time.cpuMs) * 1000) / all,
    systemUs: ((time.systemMs - before.time.systemMs) * 1000) / all,
    cpuShare: (time.cpuMs - before.time.cpuMs) / took,
    bytes: (total() - before.bytes) / all / setting.seats,
    p50: setting.latencies.percentile(0.5),
    p99: setting.latencies.percentile(0.99),
  };
}

function describe(w: Window): string {
  const n = (value: number, digits: number): string => value.toFixed(digits);
  return `${n(w.perSecond, 0)} actions/s, p50 ${n(w.p50, 2)} ms, p99 ${n(w.p99, 2)} ms, ${n(w.cpuUs, 1)} µs CPU an action (${n(w.systemUs, 1)} kernel), ${n(w.bytes, 0)} bytes a player`;
}

/** The middle window of each figure. */
export function middle(windows: readonly Window[]): Window {
  const of = (key: keyof Window): number => median(windows.map(window => window[key]));
  return {
    perSecond: of('perSecond'),
    cpuUs: of('cpuUs'),
    systemUs: of('systemUs'),
    cpuShare: of('cpuShare'),
    bytes: of('bytes'),
    p50: of('p50'),
    p99: of('p99'),
  };
}
