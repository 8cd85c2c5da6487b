import { archived } from '@minoya/archive/archived';
import type { State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { sourceText } from './sources.ts';

test('a run of the first version can be explained: it has none of what came later', async () => {
  const first = await archived('rokumasu', 1);
  const setup = first?.game.setups.read('standard');
  if (!first || !setup) throw new Error('version 1 is not here');
  const state = first.game.start(setup, 'OLD') as State;
  expect((state as Partial<State>).conditions).toBeUndefined();
  for (const source of ['relic:anchor', 'boss:two_pieces', 'pattern:lucky'])
    expect(sourceText(state, source), source).toBeDefined();
});
