import { command, Refused, type Work } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { start } from './command/start.ts';
import { endServers, playable } from './load/server.ts';
import { kill } from './load/kill.ts';
import { type Lane, type Lanes, middle, paced, saturated, type Window } from './load/measure.ts';
import { loadOptions, loadOptionsFrom, type Options } from './load/options.ts';
import { print } from './load/print.ts';
import { median } from './load/stats.ts';

/** Everything the load tool found out. */
type Report = Record<string, Record<string, unknown>>;

function beside({ server, relay, evenly, against }: Lanes): Record<string, unknown> {
  const [ours, floor] = [middle(server.windows), middle(relay.windows)];
  return {
    ...ours,
    throughputToRelay: ratio(server, relay, 'perSecond'),
    cpuToRelay: ratio(server, relay, 'cpuUs'),
    ...(evenly && { cpuToRelayEvenly: ratio(server, evenly, 'cpuUs') }),
    ...(against && {
      throughputAgainst: ratio(server, against, 'perSecond'),
      cpuAgainst: ratio(server, against, 'cpuUs'),
      against: middle(against.windows),
    }),
    liveKbPerRoom: server.liveKbPerRoom,
    rssKbPerRoom: server.rssKbPerRoom,
    relay: floor,
  };
}

/** The middle of the ratios of windows that followed each other: what disturbs the machine disturbs both. */
function ratio(server: Lane, relay: Lane, key: keyof Window): number {
  return median(server.windows.map((window, i) => window[key] / (relay.windows[i]?.[key] ?? Number.NaN)));
}

/** Measures the server beside a bare relay; exit code 1 when something was lost. */
async function measured(options: Options, work: Work): Promise<number> {
  work.atEnd(endServers);
  if (!playable(options)) throw new Refused(`cannot be played here: ${options.game} "${options.setup}"`);
  const report: Report = {};
  let lost = false;
  let now = '';
  const say = (line: string): void => {
    process.stderr.write(`${line}\n`);
    now = line.trim();
  };
  void work.stopping.then(() => work.keep(Object.keys(report).length > 0 ? print(report) : now));
  for (const part of options.parts) {
    if (work.stopped()) break;
    say(`${part}:`);
    if (part === 'kill') {
      const found = await kill(options, say);
      report[part] = { ...found };
      lost ||= found.lost > 0 || found.unreadable > 0;
    } else {
      report[part] = beside(await (part === 'saturated' ? saturated : paced)(options, say));
    }
  }
  work.say(options.json ? JSON.stringify(report) : print(report).trimEnd());
  return lost ? 1 : 0;
}

export const load = command({
  name: 'load',
  does: 'Measures the server on this machine beside a bare relay, and what kill -9 loses',
  more: 'Exit code 1 when something that was shown is lost. LOAD_NODE_ARGS is given to Node in every measured server.',
  options: loadOptions,
  examples: [
    '',
    '--only paced --paced-rooms 200',
    '--only kill --kills 10 --json',
    '--only saturated --against ../older/apps/server/dist/main.js',
  ],
  ctrlC: 'The servers it started are stopped and their folders removed; parts that were whole are printed.',
  needs: ['build'],
  run: (typed, work) => measured(loadOptionsFrom(typed), work),
});

if (isProgram(import.meta.url)) await start(load);
