import { ruleSets } from '@minoya/games/rokumasu/rules';
import { encodeReplay, type Replay } from '@minoya/kernel';
import { expect, test } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { codeOf } from './code.ts';
import { readable, ruleNames } from './rules-of.ts';
import { ui } from '../index.tsx';

const replay: Replay = { game: 'rokumasu', version: ui.game.version, setup: 'journey', seed: 'PAST-0001', log: [] };
const journey = { word: encodeReplay(replay), marks: { round: 3 } } as unknown as Past;

// One test: what it says first is true only until the long game is loaded.
test('a finished journey is named before the long game is loaded, and is loaded for before it is shown', async () => {
  expect(ruleSets.journey).toBeUndefined();
  expect(ui.recordedAs?.(journey)).toEqual({ id: 'journey', name: ruleNames.journey });
  expect(codeOf('journey', 'PAST-0001')).toBeNull();
  expect(await readable([journey])).toEqual([journey]);
  expect(codeOf('journey', 'PAST-0001')).toMatch(/^J\d+-PAST-0001$/);
  expect(ruleNames).toEqual(Object.fromEntries(Object.entries(ruleSets).map(([id, rules]) => [id, rules.name])));
});
