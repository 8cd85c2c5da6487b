import { strength } from '@minoya/bots/rokumasu/shop';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/turn';
import { pick, roll, streams } from '@minoya/kernel';

/** `npm run lab -- values [--builds 40] [--rounds 6]`: what each relic adds to random builds, for the bot's shop. */
export async function values(args: string[]): Promise<number> {
  const option = (name: string, otherwise: number): number => {
    const at = args.indexOf(`--${name}`);
    return at >= 0 ? Number(args[at + 1]) : otherwise;
  };
  const thrift = { rounds: option('rounds', 6), width: 3 };
  const known = ruleSets.standard.relics;
  const gains = new Map<RelicId, number[]>(known.map(id => [id, []]));
  const builds = option('builds', 40);
  for (let i = 0; i < builds; i++) {
    const build = randomBuild(`values ${i}`);
    const base = Math.max(0.02, strength(build, `v${i}`, thrift));
    for (const id of known) {
      if (build.relics.some(owned => owned.id === id)) continue;
      const richer = { ...build, relics: withMirrors([...build.relics, freshRelic(id, 6)]) };
      gains.get(id)?.push(Math.log(Math.max(0.02, strength(richer, `v${i}`, thrift)) / base));
    }
    process.stderr.write(`\r${i + 1} of ${builds} builds `);
  }
  process.stderr.write('\n');
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const rows = [...gains].map(([id, list]) => ({ id, value: mean(list) })).sort((a, b) => b.value - a.value);
  for (const { id, value } of rows) console.log(`  ${id}: ${value.toFixed(2)},`);
  return 0;
}

/** A build as a run might have it by round 4 to 12: one to four relics, a few bought cards. */
function randomBuild(seed: string): State {
  const rng = streams(seed, ['build']);
  const known = ruleSets.standard.relics;
  const relics: RelicId[] = [];
  for (let left = 1 + roll(rng, 'build', 4); left > 0; left--) {
    const id = pick(rng, 'build', known);
    if (!relics.includes(id)) relics.push(id);
  }
  const round = [2, 4, 6, 8][relics.length - 1] ?? 4;
  const state = rokumasu.start({ rules: 'standard', round, gold: null, relics, amulets: [] }, seed);
  const deck = [...state.deck];
  for (let left = roll(rng, 'build', 3); left > 0; left--)
    deck.push({
      id: state.nextCard + deck.length,
      mino: pick(rng, 'build', ['tro-i-h', 'tro-l-90', 'tet-o', 'tet-l-0', 'dom-v', 'pent-p-0', 'mono-1']),
      pattern: pick(rng, 'build', [null, ...ruleSets.standard.patterns]),
      seal: roll(rng, 'build', 4) === 0 ? { id: pick(rng, 'build', ruleSets.standard.seals), at: 0 } : null,
      blessing: null,
    });
  return { ...state, deck, nextCard: state.nextCard + 10 };
}
