import { strength } from '@minoya/bots/rokumasu/shop';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import { randomBuild } from './rokumasu/builds.ts';

/** `npm run lab -- values [--builds 40] [--rounds 6]`: what each relic adds to random builds, for the bot's shop. */
export async function values(args: string[]): Promise<number> {
  const option = (name: string, otherwise: number): number => {
    const at = args.indexOf(`--${name}`);
    return at >= 0 ? Number(args[at + 1]) : otherwise;
  };
  const effort = { rounds: option('rounds', 6), width: 3 };
  const known = ruleSets.standard.relics;
  const gains = new Map<RelicId, number[]>(known.map(id => [id, []]));
  const builds = option('builds', 40);
  for (let i = 0; i < builds; i++) {
    const build = randomBuild(`values ${i}`);
    const base = Math.max(0.02, strength(build, `v${i}`, effort));
    for (const id of known) {
      if (build.relics.some(owned => owned.id === id)) continue;
      const richer = { ...build, relics: withMirrors([...build.relics, freshRelic(id, 6)]) };
      gains.get(id)?.push(Math.log(Math.max(0.02, strength(richer, `v${i}`, effort)) / base));
    }
    process.stderr.write(`\r${i + 1} of ${builds} builds `);
  }
  process.stderr.write('\n');
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const rows = [...gains].map(([id, list]) => ({ id, value: mean(list) })).sort((a, b) => b.value - a.value);
  for (const { id, value } of rows) console.log(`  ${id}: ${value.toFixed(2)},`);
  return 0;
}
