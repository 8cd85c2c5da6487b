import { strength } from '@minoya/bots/rokumasu/strength';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import type { Work } from '../../command/command.ts';
import { randomBuild } from './builds.ts';

interface Gaining {
  readonly builds: number;
  readonly rounds: number;
  readonly rules: RuleSetId;
}

/** Every relic added to every build that has it not; the mean of what it gained. */
export function gains({ builds, rounds, rules }: Gaining, work: Work): number {
  const effort = { rounds, width: 3 };
  const known = ruleSets[rules].relics;
  const found = new Map<RelicId, number[]>(known.map(id => [id, []]));
  for (let i = 0; i < builds; i++) {
    const build = randomBuild(`values ${i}`, rules);
    const base = Math.max(0.02, strength(build, `v${i}`, effort));
    for (const [n, id] of known.entries()) {
      if (work.stopped()) return 1;
      work.progress(`${i} of ${builds} builds, relic ${n + 1} of ${known.length}`);
      if (build.relics.some(owned => owned.id === id)) continue;
      const richer = { ...build, relics: withMirrors([...build.relics, freshRelic(id, 6)]) };
      found.get(id)?.push(Math.log(Math.max(0.02, strength(richer, `v${i}`, effort)) / base));
    }
    work.keep(printed(found));
  }
  work.say(printed(found));
  return 0;
}

function printed(found: ReadonlyMap<RelicId, readonly number[]>): string {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const rows = [...found].map(([id, list]) => ({ id, value: mean(list) })).sort((a, b) => b.value - a.value);
  return rows.map(({ id, value }) => `  ${id}: ${value.toFixed(2)},`).join('\n');
}
