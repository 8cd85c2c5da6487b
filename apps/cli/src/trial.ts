import { command, type Family, type Work } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { flag, some, text, whole } from './command/option.ts';
import { startMember } from './command/start.ts';
import { endTrials, SCENARIOS, type Scenario, type Trial, tryOut } from './trial/hostile.ts';

/** How much later an honest answer may come while somebody attacks. */
const MORE_MS = 50;
const MORE_MEMORY_MB = 96;
const names = Object.keys(SCENARIOS) as Scenario[];

const options = {
  only: some('which attacks', names, 'NAMES'),
  seconds: whole('of peace, and of attack', { usual: 8, min: 1, max: 600 }),
  descriptors: whole('files and sockets that the server may open', { usual: 1_024, min: 256, max: 1_000_000 }),
  server: text('another built server, to compare with: its main.js', null, 'FILE'),
  json: flag('one JSON object at the end, nothing else on standard output'),
};

/** What a trial shows to be wrong; nothing when all is well. */
function wrongs({ quiet, attacked, memory, alive, connected }: Trial): string[] {
  return [
    ...(alive ? [] : ['the server has ended']),
    ...(connected ? [] : ['the player was cut']),
    ...(attacked.lost > 0 ? [`${attacked.lost} not answered`] : []),
    ...(attacked.pingP99 > quiet.pingP99 + MORE_MS ? ['pings are late'] : []),
    ...(attacked.picture === null ? ['no picture'] : []),
    ...(memory.after > memory.before + MORE_MEMORY_MB ? ['memory grows'] : []),
  ];
}

const HEAD = ['attack', 'ping p50', 'ping p99', 'move p99', 'picture', 'memory', ''];

function row(name: string, trial: Trial): string[] {
  const { quiet, attacked, memory } = trial;
  const ms = (value: number | null): string => (value === null ? '–' : value.toFixed(value < 10 ? 1 : 0));
  const both = (before: number | null, after: number | null): string => `${ms(before)} → ${ms(after)}`;
  return [
    name,
    both(quiet.pingP50, attacked.pingP50),
    both(quiet.pingP99, attacked.pingP99),
    both(quiet.moveP99, attacked.moveP99),
    both(quiet.picture, attacked.picture),
    both(memory.before, memory.after),
    wrongs(trial).join(', ') || 'held',
  ];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, i) => Math.max(...rows.map(one => one[i]?.length ?? 0)));
  return rows
    .map(one =>
      one
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function hostileTrial(
  { only, json, ...how }: { only: readonly Scenario[]; json: boolean } & Parameters<typeof tryOut>[1],
  work: Work,
): Promise<number> {
  work.atEnd(endTrials);
  const found: [Scenario, Trial][] = [];
  const shown = (): string => table([HEAD, ...found.map(([name, trial]) => row(name, trial))]);
  for (const name of names.filter(one => only.includes(one))) {
    if (work.stopped()) break;
    work.progress(`${name}: ${found.length + 1} of ${only.length}`);
    found.push([name, await tryOut(name, how)]);
    work.keep(shown());
  }
  work.say(json ? JSON.stringify(Object.fromEntries(found)) : shown());
  return found.some(([, trial]) => wrongs(trial).length > 0) ? 1 : 0;
}

const hostile = command({
  name: 'trial hostile',
  does: 'Attacks a server from 127.0.0.2 while honest people play from 127.0.0.1, and measures what these notice',
  more: 'Milliseconds and megabytes, in peace → under attack. Exit code 1 when the server ends, cuts a player or answers 50 ms later.',
  options,
  examples: ['', '--only all --seconds 20', '--only idle --server ../older/apps/server/dist/main.js'],
  ctrlC:
    'The servers and attackers it started are stopped and their folders removed; attacks that were whole are printed.',
  needs: ['build'],
  run: (typed, work) => hostileTrial(typed, work),
});

export const trial: Family = {
  name: 'trial',
  does: 'Tries the server out under circumstances that nobody wishes for',
  members: [hostile],
};

if (isProgram(import.meta.url)) await startMember(trial);
