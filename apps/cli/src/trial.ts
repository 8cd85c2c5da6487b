import { command, type Family, type Work } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { flag, some, text, whole } from './command/option.ts';
import { startMember } from './command/start.ts';
import { besideHonest, endTrials, SCENARIOS, type Scenario, type Trial, tryOut } from './trial/hostile.ts';
import { type HourReport, worstHour } from './trial/worst-hour.ts';
import { idleCost } from './trial/idle.ts';
import { endNodes } from './trial/nodes.ts';
import { OUTAGES, type OutageName, type OutageReport, tryOutage } from './trial/outages.ts';
import { endHouses, type Finding } from './trial/rows/house.ts';
import { ROWS, tryRows } from './trial/rows/index.ts';

/** How much later an honest answer may come while somebody attacks. */
const MORE_MS = 50;
const MORE_MEMORY_MB = 96;
const floods = Object.keys(SCENARIOS) as Scenario[];

const options = {
  only: some('which attacks', [...floods, ...ROWS], 'NAMES'),
  seconds: whole('of attack', { usual: 8, min: 1, max: 3_600 }),
  peace: whole('seconds of peace before', { usual: 8, min: 1, max: 600 }),
  turns: whole('of peace and attack; the middle one of each figure counts', { usual: 3, min: 1, max: 100 }),
  descriptors: whole('files and sockets that the server may open', { usual: 1_024, min: 256, max: 1_000_000 }),
  server: text('another built server, to compare with: its main.js', null, 'FILE'),
  realtime: flag('as root: server and honest players first in line for the CPU, as if attackers had their own'),
  json: flag('one JSON object at the end, nothing else on standard output'),
};

/** What a trial shows to be wrong; nothing when all is well. */
function wrongs({ attacked, servedLaterMs, memory, alive, connected }: Trial): string[] {
  return [
    ...(alive ? [] : ['the server has ended']),
    ...(connected ? [] : ['the player was cut']),
    ...(attacked.lost > 0 ? [`${attacked.lost} not answered`] : []),
    ...(servedLaterMs > MORE_MS ? ['pings are late'] : []),
    ...(attacked.picture === null ? ['no picture'] : []),
    ...(memory.after > memory.before + MORE_MEMORY_MB ? ['memory grows'] : []),
  ];
}

const HEAD = [
  'attack',
  'ping p50',
  'ping p99',
  'later',
  'served p99',
  'later',
  'move p99',
  'picture',
  'CPU %',
  'in line %',
  'memory',
  '',
];

function row(name: string, trial: Trial): string[] {
  const { quiet, attacked, memory, cpu } = trial;
  const ms = (value: number | null): string => (value === null ? '–' : value.toFixed(value < 10 ? 1 : 0));
  const both = (before: number | null, after: number | null): string => `${ms(before)} → ${ms(after)}`;
  const signed = (later: number): string => `${later > 0 ? '+' : ''}${later.toFixed(1)}`;
  return [
    name,
    both(quiet.pingP50, attacked.pingP50),
    both(quiet.pingP99, attacked.pingP99),
    signed(trial.laterMs),
    both(quiet.servedP99, attacked.servedP99),
    signed(trial.servedLaterMs),
    both(quiet.moveP99, attacked.moveP99),
    both(quiet.picture, attacked.picture),
    both(cpu.quiet.used, cpu.attacked.used),
    both(cpu.quiet.waited, cpu.attacked.waited),
    [memory.before, ...(memory.minutes.length > 1 ? memory.minutes : [memory.half]), memory.after].map(ms).join(' → '),
    wrongs(trial).join(', ') || 'held',
  ];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(one => one[i]?.length ?? 0)));
  return rows
    .map(one =>
      one
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What was found so far. */
class Found {
  readonly trials = new Map<string, Trial>();
  findings = new Map<string, Finding>();

  toString(): string {
    const told = [...this.findings].map(([name, { held, seen }]) => [name, held ? 'held' : 'HARMED', seen]);
    const parts = [[HEAD, ...[...this.trials].map(([name, trial]) => row(name, trial))], told];
    return parts
      .filter(part => part.length > 0)
      .map(table)
      .join('\n\n');
  }

  get harm(): boolean {
    return (
      [...this.trials.values()].some(trial => wrongs(trial).length > 0) ||
      [...this.findings.values()].some(({ held }) => !held)
    );
  }
}

async function hostileTrial(
  { only, json, ...how }: { only: readonly string[]; json: boolean } & Parameters<typeof tryOut>[1],
  work: Work,
): Promise<number> {
  work.atEnd(endTrials);
  work.atEnd(endHouses);
  const found = new Found();
  for (const name of floods.filter(one => only.includes(one))) {
    if (work.stopped()) break;
    work.progress(name);
    found.trials.set(name, await tryOut(name, how));
    work.keep(String(found));
  }
  const rows = work.stopped() ? [] : ROWS.filter(one => only.includes(one));
  if (rows.length > 0) work.progress(`${rows.length} at once: ${rows.join(', ')}`);
  const honest = besideHonest(how.seconds, trial => found.trials.set('all below', trial));
  found.findings = await tryRows(rows, how.server, honest);
  const { trials, findings } = found;
  work.say(json ? JSON.stringify({ ...Object.fromEntries(trials), ...Object.fromEntries(findings) }) : String(found));
  return found.harm ? 1 : 0;
}

const hostile = command({
  name: 'trial hostile',
  does: 'Attacks a server from 127.0.0.2 while honest people play from 127.0.0.1, and measures what these notice',
  more: 'Floods first, by turns with peace: milliseconds and megabytes, in peace → under attack, and how much later the 99th of a hundred pings is; the same of what was served, which is without the time that server and player had something to do and stood in line for the CPU, since attackers and whoever else works on this machine take it from them; what the server used of a core, and how long it stood in line for one. Then every other attack of docs/hostile.md. Exit code 1 when the server ends, cuts a player, serves 50 ms later, or an attack does harm.',
  options,
  examples: ['', '--only all --seconds 20', '--only idle,votes --server ../older/apps/server/dist/main.js'],
  ctrlC:
    'The servers and attackers it started are stopped and their folders removed; attacks that were whole are printed.',
  needs: ['build'],
  run: (typed, work) => hostileTrial(typed, work),
});

const idle = command({
  name: 'trial idle',
  does: 'Fills two nodes on a PostgreSQL with rooms where nobody does anything, and measures what these cost it',
  more: 'A second: transactions, notifications, and both nodes’ share of a core. Exit code 1 beyond 20 transactions or 10 notifications.',
  options: {
    rooms: whole('with somebody in each on both nodes', { usual: 400, min: 1, max: 100_000 }),
    seconds: whole('of measuring', { usual: 10, min: 1, max: 3_600 }),
  },
  examples: ['', '--rooms 10000'],
  ctrlC: 'The servers and the database it started are stopped and removed.',
  needs: ['build'],
  run: async ({ rooms, seconds }, work) => {
    work.atEnd(endNodes);
    const cost = await idleCost(rooms, seconds, text => work.progress(text));
    const [transactions, notifications] = [cost.transactions.toFixed(1), cost.notifications.toFixed(1)];
    const cpu = cost.cpuPercent.toFixed(1);
    work.say(`${rooms} idle rooms: ${transactions} transactions, ${notifications} notifications, ${cpu} % of a core`);
    return cost.transactions > 20 || cost.notifications > 10 ? 1 : 0;
  },
});

const MOST_DISK_MB = 50;
const MOST_CODES_PERCENT = 1;

const hour = command({
  name: 'trial hour',
  does: 'One address stores all it can for an hour; measures the disk and the room codes it took',
  more: 'The rations come back so many times as fast, and with them the moves of bots and the clocks of turns; nothing is swept away meanwhile, so an hour by the clock takes less. Exit code 1 beyond 50 MB or 1 % of the codes.',
  options: {
    minutes: whole('by the rations', { usual: 60, min: 1, max: 600 }),
    speed: whole('times as fast', { usual: 20, min: 1, max: 60 }),
    json: flag('one JSON object at the end, nothing else on standard output'),
  },
  examples: ['', '--minutes 10 --speed 30', '--speed 1'],
  ctrlC: 'The server it started is stopped and its folder removed.',
  needs: ['build'],
  run: async ({ json, ...how }, work) => {
    work.atEnd(endHouses);
    const report = await worstHour(how, text => work.progress(text));
    work.say(json ? JSON.stringify(report) : hourText(how.minutes, report));
    return report.disk > MOST_DISK_MB || report.codes > MOST_CODES_PERCENT ? 1 : 0;
  },
});

function hourText(minutes: number, { disk, rooms, codes, asked, refused }: HourReport): string {
  const taken = `${rooms} rooms open, ${codes.toFixed(2)} % of the codes`;
  return `${minutes} minutes of one address: the disk grew by ${disk.toFixed(1)} MB; ${taken}; ${refused} of ${asked} requests refused`;
}

const outageNames = Object.keys(OUTAGES) as OutageName[];

const outages = command({
  name: 'trial outages',
  does: 'Cuts, silences, kills and sets back the PostgreSQL of two nodes while people play, and looks for what is lost',
  more: 'Exit code 1 when something that the database kept is lost, or a log has a gap. PostgreSQL must be installed.',
  options: {
    only: some('which outages', outageNames, 'NAMES'),
    rounds: whole('of each', { usual: 3, min: 1, max: 1_000 }),
    rooms: whole('of two players', { usual: 6, min: 1, max: 200 }),
    seconds: whole('that a cut or a silence lasts', { usual: 5, min: 1, max: 600 }),
    json: flag('one JSON object at the end, nothing else on standard output'),
  },
  examples: ['', '--only silence --seconds 75', '--only failover --rounds 20 --json'],
  ctrlC: 'The servers and the database it started are stopped and removed; outages that were whole are printed.',
  needs: ['build'],
  run: async ({ only, json, ...how }, work) => {
    work.atEnd(endNodes);
    const found: Partial<Record<OutageName, OutageReport>> = {};
    const shown = (): string =>
      Object.entries(found)
        .map(
          ([name, report]) =>
            `${name.padEnd(14)}${JSON.stringify(report).replace(/[{}"]/g, '').replace(/[:,]/g, '$& ')}`,
        )
        .join('\n');
    for (const name of outageNames.filter(one => only.includes(one))) {
      if (work.stopped()) break;
      found[name] = await tryOutage(name, how, text => work.progress(text));
      work.keep(shown());
    }
    work.say(json ? JSON.stringify(found) : shown());
    const bad = (one: OutageReport): number => one.lost + one.unacknowledged + one.contradictions + one.unreadable;
    return Object.values(found).some(one => bad(one) > 0) ? 1 : 0;
  },
});

export const trial: Family = {
  name: 'trial',
  does: 'Tries the server out under circumstances that nobody wishes for',
  members: [hostile, hour, idle, outages],
};

if (isProgram(import.meta.url)) await startMember(trial);
