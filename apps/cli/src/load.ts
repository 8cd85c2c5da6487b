import { middle, paced, saturated } from './load/measure.ts';
import { HELP, type Options, readOptions } from './load/options.ts';

/** Measures the server beside a bare relay; exit code 1 when something was lost. */
async function load(options: Options): Promise<number> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const report: Record<string, unknown> = {};
  for (const part of options.parts) {
    say(`${part}:`);
    if (part === 'saturated' || part === 'paced') {
      const { server, relay } = await (part === 'saturated' ? saturated : paced)(options, say);
      const [ours, floor] = [middle(server.windows), middle(relay.windows)];
      report[part] = {
        ...ours,
        relay: floor,
        throughputToRelay: ours.perSecond / floor.perSecond,
        cpuToRelay: ours.cpuUs / floor.cpuUs,
        liveKbPerRoom: server.liveKbPerRoom,
        rssKbPerRoom: server.rssKbPerRoom,
      };
    }
  }
  process.stdout.write(`${JSON.stringify(report, null, options.json ? 0 : 2)}\n`);
  return 0;
}

const options = readOptions(process.argv.slice(2));
if (options) process.exitCode = await load(options);
else process.stdout.write(`${HELP}\n`);
