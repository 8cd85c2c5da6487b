import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/testing/port.ts';
import { schedule, serverFile } from '../load/child.ts';
import { median } from '../load/stats.ts';
import type { Orders } from './attacker.ts';
import { type Cpu, cpuOf, middleCpu } from './cpu.ts';
import { type Experience, HonestTable } from './honest.ts';
import type { Beside } from './rows/index.ts';

type Attack = Omit<Orders, 'port' | 'from' | 'ms' | 'room'>;
const none: Attack = {
  idle: 0,
  slowBodies: 0,
  flooders: 0,
  pictures: 0,
  guesses: 0,
  pipelined: 0,
  bodies: 0,
  onlookers: 0,
};

/** What is tried, each from 127.0.0.2 (onlookers: from thirty addresses) beside honest players at 127.0.0.1. */
export const SCENARIOS = {
  idle: { ...none, idle: 1_000 },
  slow: { ...none, slowBodies: 200 },
  flood: { ...none, flooders: 16 },
  guesses: { ...none, guesses: 32 },
  pictures: { ...none, pictures: 32 },
  pipelined: { ...none, pipelined: 16 },
  bodies: { ...none, bodies: 16 },
  onlookers: { ...none, onlookers: 960 },
  all: { ...none, idle: 1_000, slowBodies: 200, flooders: 16 },
} as const satisfies Record<string, Attack>;

export type Scenario = keyof typeof SCENARIOS;

/** Resident megabytes of the server. */
interface Memory {
  readonly before: number;
  readonly half: number;
  readonly after: number;
  /** After each whole minute of the attack. */
  readonly minutes: readonly number[];
}

/** Before and during an attack: of each figure the middle one of all turns. */
export interface Trial {
  readonly quiet: Experience;
  readonly attacked: Experience;
  /** How much later the 99th of a hundred pings was answered under attack than in the peace just before: the middle turn. */
  readonly laterMs: number;
  /** The same without what both stood in line for the CPU, which the attackers and whoever else is on this machine use too. */
  readonly servedLaterMs: number;
  readonly memory: Memory;
  /** What an attack costs the server, however busy the machine is otherwise. */
  readonly cpu: { readonly quiet: Cpu; readonly attacked: Cpu };
  /** The process that was there at the beginning still is, and the player is still connected. */
  readonly alive: boolean;
  readonly connected: boolean;
}

export interface TrialOptions {
  readonly seconds: number;
  /** Of peace before. */
  readonly peace: number;
  /** Peace and attack by turns, so that whatever else this machine does disturbs both alike. */
  readonly turns: number;
  /** Files and sockets that the server may open. */
  readonly descriptors: number;
  /** Another server than the one that was built here. */
  readonly server: string | null;
  /** The server and the honest are first in line for the CPU, as if the attackers had a machine of their own. */
  readonly realtime: boolean;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const attackerFile = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const WARM_UP_MS = 1_500;
const SETTLE_MS = 1_000;
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** Ends whatever still runs and removes what it stored. */
export async function endTrials(): Promise<void> {
  await Promise.all([...running].map(stop));
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(done => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

function started(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** `npm start` as an operator without a proxy does it. */
async function startServer({ descriptors, server }: TrialOptions, port: number): Promise<ChildProcess> {
  const dir = mkdtempSync(path.join(tmpdir(), 'minoya-trial-'));
  folders.add(dir);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dir, LOG_LEVEL: 'error' };
  const command = ['-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, process.execPath, server ?? serverFile];
  const child = started(spawn('sh', command, { env, stdio: ['ignore', 'pipe', 'inherit'] }));
  await new Promise<void>((ready, failed) => {
    child.stdout?.once('data', () => ready());
    child.once('exit', code => failed(new Error(`the server ended with ${code}`)));
  });
  return child;
}

/** Resolves when it has begun. */
async function startAttack(orders: Orders): Promise<ChildProcess> {
  const args = ['--import', 'tsx', attackerFile, JSON.stringify(orders)];
  // In a session of their own: where the system shares the CPU by sessions, they take none of the server's part.
  const child = started(
    spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true }),
  );
  await new Promise<void>((begun, failed) => {
    child.stdout?.once('data', () => begun());
    child.once('exit', code => failed(new Error(`the attackers ended with ${code}`)));
  });
  return child;
}

/** Plays in peace, then under attack, by turns, and says what changed. */
export async function tryOut(scenario: Scenario, options: TrialOptions): Promise<Trial> {
  const port = await freePort();
  const server = await startServer(options, port);
  try {
    const table = await HonestTable.open(port);
    await wait(WARM_UP_MS);
    const watched = async (forMs: number): Promise<Experience> => {
      const pids = options.realtime ? [process.pid, server.pid ?? 0] : [];
      schedule('first', pids);
      return table.experience(forMs, server.pid).finally(() => schedule('as usual', pids));
    };
    const turns: Turn[] = [];
    const cpu = cpuOf(server.pid);
    for (let turn = 0; turn < options.turns; turn++) {
      cpu();
      const quiet = await watched(options.peace * 1_000);
      const quietCpu = cpu();
      const orders = { ...SCENARIOS[scenario], port, from: '127.0.0.2', ms: 3_600_000, room: table.room };
      const attackers = await startAttack(orders);
      const memory = remember(server.pid, options.seconds);
      cpu();
      const attacked = await watched(options.seconds * 1_000);
      turns.push({ quiet, attacked, memory: await memory, cpu: { quiet: quietCpu, attacked: cpu() } });
      await stop(attackers);
      await wait(SETTLE_MS);
    }
    const alive = server.exitCode === null && server.signalCode === null;
    return { ...middle(turns), alive, connected: table.connected };
  } finally {
    await stop(server);
  }
}

type Turn = Pick<Trial, 'quiet' | 'attacked' | 'memory' | 'cpu'>;

/** The middle of all turns; memory from the first moment to the last. */
function middle(turns: readonly Turn[]): Omit<Trial, 'alive' | 'connected'> {
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last) throw new Error('no turns');
  return {
    quiet: middleOf(turns.map(turn => turn.quiet)),
    attacked: middleOf(turns.map(turn => turn.attacked)),
    laterMs: median(turns.map(({ quiet, attacked }) => attacked.pingP99 - quiet.pingP99)),
    servedLaterMs: median(turns.map(({ quiet, attacked }) => attacked.servedP99 - quiet.servedP99)),
    memory: { ...last.memory, before: first.memory.before },
    cpu: {
      quiet: middleCpu(turns.map(({ cpu }) => cpu.quiet)),
      attacked: middleCpu(turns.map(({ cpu }) => cpu.attacked)),
    },
  };
}

function middleOf(all: readonly Experience[]): Experience {
  const of = (key: 'pingP50' | 'pingP99' | 'servedP99' | 'moveP99'): number => median(all.map(one => one[key]));
  const sum = (key: 'moves' | 'lost'): number => all.reduce((total, one) => total + one[key], 0);
  const pictures = all.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  return {
    pingP50: of('pingP50'),
    pingP99: of('pingP99'),
    servedP99: of('servedP99'),
    moveP99: of('moveP99'),
    moves: sum('moves'),
    lost: sum('lost'),
    // One that was refused is told, however many were not.
    picture: pictures.length === all.length ? median(pictures) : null,
  };
}

/** Two people play in the house, in peace and then beside whoever tries it. */
export function besideHonest(seconds: number, note: (trial: Trial) => void): Beside {
  return async ({ server }, trying) => {
    const table = await HonestTable.open(server.port);
    await wait(WARM_UP_MS);
    const cpu = cpuOf(server.pid);
    const quiet = await table.experience(seconds * 1_000, server.pid);
    const quietCpu = cpu();
    const memory = remember(server.pid, seconds);
    const [attacked] = await Promise.all([table.experience(seconds * 1_000, server.pid), trying()]);
    const turn = { quiet, attacked, memory: await memory, cpu: { quiet: quietCpu, attacked: cpu() } };
    note({ ...middle([turn]), alive: server.running, connected: table.connected });
  };
}

/** Looks at a process for so long. */
async function remember(pid: number | undefined, seconds: number): Promise<Memory> {
  const before = memoryMb(pid);
  const until = performance.now() + seconds * 1_000;
  const half = wait(seconds * 500).then(() => memoryMb(pid));
  const minutes: number[] = [];
  while (until - performance.now() >= 60_000) {
    await wait(60_000);
    minutes.push(memoryMb(pid));
  }
  await wait(Math.max(0, until - performance.now()));
  return { before, half: await half, after: memoryMb(pid), minutes };
}

/** What the system says; 0 where it does not, or the process has ended. */
function memoryMb(pid = 0): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
