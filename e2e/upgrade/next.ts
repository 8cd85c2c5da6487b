import { games } from '@minoya/games';
import { Copy } from '../../scripts/copy.ts';
import { addRelic, raiseVersion } from '../../scripts/follow.ts';

/** The house one version later: every game plays by other rules, in a way that a player would notice at once. */
export async function nextHouse(): Promise<Copy> {
  const copy = new Copy();
  addRelic(copy);
  copy.change('packages/games/rokumasu/rules.ts', '  hands: 12,', '  hands: 13,');
  copy.change('packages/games/keshiki/score.ts', '= removed * removed;', '= removed * removed + removed;');
  copy.change('packages/games/polyform/start.ts', 'ACTIONS_PER_TURN = 3;', 'ACTIONS_PER_TURN = 2;');
  for (const game of Object.keys(games)) raiseVersion(copy, game, 'other rules, for a test.');
  // Their archived files are never asked how they were played: a few games lock them as well as two thousand.
  copy.change('packages/kernel/testing/identity.ts', 'i < play.games;', 'i < Math.min(play.games, 2);');
  for (const script of ['archive', 'build']) {
    const { ok, said } = await copy.runAside('npm', 'run', '--silent', script);
    if (!ok) throw new Error(said);
  }
  return copy;
}
