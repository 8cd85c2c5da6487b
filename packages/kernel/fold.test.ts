import { expect, test } from 'vitest';
import { fold, walk } from './fold.ts';
import { commonRefusals, refusalWords } from './refusals.ts';
import { MOST_ACTIONS } from './replay.ts';
import { randomReplay } from './testing/golden.ts';
import { nim } from './testing/nim.ts';

test.each([
  [{ game: 'chess' }, 'otherGame'],
  [{ version: 9 }, 'otherVersion'],
  [{ setup: '9: 1' }, 'badSetup'],
  [{ log: [{ seat: 1, line: '0 1' }] }, 'notYourTurn'],
  [{ log: [{ seat: 0, line: 'jump' }] }, 'notAnAction'],
  [{ log: [{ seat: 0, line: '0 9' }] }, 'tooMany'],
])('a replay that breaks the rules is refused: %j', (change, why) => {
  const replay = { game: 'nim', version: 1, setup: '2: 3', seed: 's', log: [], ...change };
  expect(fold(nim, replay)).toMatchObject({ ok: false, why });
  expect(refusalWords(nim, why)).not.toBe(commonRefusals.notNow);
});

test('a game of too many actions is not even begun', () => {
  const log = Array.from({ length: MOST_ACTIONS + 1 }, () => ({ seat: 0, line: '0 1' }));
  expect(fold(nim, { game: 'nim', version: 1, setup: '2: 3', seed: 's', log })).toMatchObject({ ok: false, at: null });
});

test('a visit sees every action between its two states, and may stop the walk', () => {
  const replay = randomReplay(nim, '2: 3 4 5', 'visit');
  const heaps: number[] = [];
  const folded = fold(nim, replay, ({ before, after, entry }, i) => {
    expect(entry).toEqual(replay.log[i]);
    heaps.push(before.heaps.reduce((a, b) => a + b) - after.heaps.reduce((a, b) => a + b));
  });
  expect(heaps.reduce((a, b) => a + b)).toBe(12);
  expect(folded).toMatchObject({ ok: true, plies: replay.log.length });
  expect(fold(nim, replay, (_, i) => (i === 1 ? 'stop' : undefined))).toMatchObject({ plies: 2, result: null });
});

test('a walk from the middle ends where the whole one does', () => {
  const replay = randomReplay(nim, '3: ? ? ?', 'middle');
  const half = Math.floor(replay.log.length / 2);
  const first = fold(nim, { ...replay, log: replay.log.slice(0, half) });
  if (!first.ok) throw new Error(first.why);
  expect(walk(nim, first.state, replay.log.slice(half))).toMatchObject({
    state: (fold(nim, replay) as typeof first).state,
  });
});
