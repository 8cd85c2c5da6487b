import { existsSync } from 'node:fs';
import { serverFile } from './load/child.ts';
import { kill } from './load/kill.ts';
import { type Lane, type Lanes, middle, paced, saturated, type Window } from './load/measure.ts';
import { HELP, type Options, readOptions } from './load/options.ts';
import { print } from './load/print.ts';
import { median } from './load/stats.ts';

/** Everything the load tool found out. */
export type Report = Record<string, Record<string, unknown>>;

function beside({ server, relay, evenly }: Lanes): Record<string, unknown> {
  const [ours, floor] = [middle(server.windows), middle(relay.windows)];
  return {
    ...ours,
    throughputToRelay: ratio(server, relay, 'perSecond'),
    cpuToRelay: ratio(server, relay, 'cpuUs'),
    ...(evenly && { cpuToRelayEvenly: ratio(server, evenly, 'cpuUs') }),
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
async function load(options: Options): Promise<number> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const report: Report = {};
  let lost = false;
  for (const part of options.parts) {
    say(`${part}:`);
    if (part === 'kill') {
      const found = await kill(options, say);
      report[part] = { ...found };
      lost ||= found.lost > 0 || found.unreadable > 0;
    } else {
      report[part] = beside(await (part === 'saturated' ? saturated : paced)(options, say));
    }
  }
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : print(report));
  return lost ? 1 : 0;
}

const options = readOptions(process.argv.slice(2));
if (!options) process.stdout.write(`${HELP}\n`);
else if (!existsSync(serverFile)) {
  process.stderr.write('The server has not been built yet: npm run build -w apps/server\n');
  process.exitCode = 1;
} else process.exitCode = await load(options);
