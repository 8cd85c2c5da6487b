import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { pick, roll, streams } from '@minoya/kernel';

/** A build as a run might have it by round 4 to 12: one to four relics, a few bought cards. */
export function randomBuild(seed: string, rules: RuleSetId = 'standard'): State {
  const rng = streams(seed, ['build']);
  const known = ruleSets[rules].relics;
  const relics: RelicId[] = [];
  for (let left = 1 + roll(rng, 'build', 4); left > 0; left--) {
    const id = pick(rng, 'build', known);
    if (!relics.includes(id)) relics.push(id);
  }
  const round = [2, 4, 6, 8][relics.length - 1] ?? 4;
  const plain = rokumasu.setups.read('standard')!;
  const state = rokumasu.start({ ...plain, round, relics }, seed);
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
