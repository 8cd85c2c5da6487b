import { encodeReplay, type Replay } from '@minoya/kernel';
import { expect, test, vi } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { playsOnlyJourneys, recordOf } from './rule-set-of.ts';

test('a lesson, a branch and a chosen seed are summed up as practice, each other run with its rule set', () => {
  const word = (setup: string) => encodeReplay({ game: 'rokumasu', version: 4, setup, seed: 'PAST-0001', log: [] });
  const past = (setup: string, marks = {}) => recordOf({ word: word(setup), marks } as unknown as Past);
  expect(past('standard')).toBe('standard');
  expect(past('classic', { hints: 2 })).toBe('classic');
  expect(past('journey deck=monk')).toBe('journey');
  // Begun without a connection it is on no board, and still a run like any other.
  expect(past('standard', { practice: 1 })).toBe('standard');
  expect(past('standard gold=8', { lesson: 1 })).toBe('practice');
  expect(past('standard', { branch: 1 })).toBe('practice');
  expect(past('standard', { practice: 1, chosen: 1 })).toBe('practice');
  expect(past('journey', { own: 1 })).toBe('practice');
});

test('whoever plays only the long game is offered it again; the tutorial and practice are no other game', () => {
  const word = (setup: string) => encodeReplay({ game: 'rokumasu', version: 4, setup, seed: 'PAST-0001', log: [] });
  const past = (setup: string, marks = {}) => ({ word: word(setup), marks }) as unknown as Past;
  const [lesson, journey, standard] = [past('standard', { lesson: 1 }), past('journey open=0'), past('standard')];
  expect(playsOnlyJourneys([lesson, journey])).toBe(true);
  expect(playsOnlyJourneys([lesson])).toBe(false);
  expect(playsOnlyJourneys([journey, standard])).toBe(false);
  expect(playsOnlyJourneys([])).toBe(false);
});

test('a finished journey is named before the long game is loaded, and is loaded for before it is shown', async () => {
  // As a page begins: other tests of this process may have loaded the long game.
  vi.resetModules();
  const { ruleSets } = await import('@minoya/games/rokumasu/rules');
  const { ui } = await import('../index.tsx');
  const { readable } = await import('./readable.ts');
  const { ruleNames } = await import('./rule-set-of.ts');
  const { codeOf } = await import('./code.ts');
  const replay: Replay = { game: 'rokumasu', version: ui.game.version, setup: 'journey', seed: 'PAST-0001', log: [] };
  const journey = { word: encodeReplay(replay), marks: { round: 3 } } as unknown as Past;
  expect(ruleSets.journey).toBeUndefined();
  expect(ui.recordedAs?.(journey)).toEqual({ id: 'journey', name: ruleNames.journey });
  expect(await readable([journey])).toEqual([journey]);
  expect(codeOf('journey', 'PAST-0001')).toMatch(/^J\d+-PAST-0001$/);
  expect(ruleNames).toEqual(Object.fromEntries(Object.entries(ruleSets).map(([id, rules]) => [id, rules.name])));
});
