import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../server/src/testing/build.ts';
import { endTrials, type Scenario, tryOut } from './hostile.ts';
import { endHouses } from './rows/house.ts';
import { ROWS, tryRows } from './rows/index.ts';

beforeAll(ensureBuilt);
afterAll(endTrials);
afterAll(endHouses);

/** How late an answer is depends on what else this machine does; who is cut and what ends does not. */
test.each<Scenario>(['flood', 'all'])('%s: honest people play on, and nothing ends', async name => {
  const trial = await tryOut(name, {
    seconds: 2,
    peace: 2,
    turns: 1,
    descriptors: 1_024,
    server: null,
    realtime: false,
  });
  expect(trial).toMatchObject({ alive: true, connected: true });
  expect(trial.attacked.lost).toBe(0);
  expect(trial.attacked.moves).toBeGreaterThan(0);
  // Half of that on a machine with nothing else to do; what is collected later on a busy one is not what grows without end.
  expect(trial.memory.after).toBeLessThan(trial.memory.before + 160);
});

/** Each of these does harm to the first released server (`npm run trial -- hostile --server` tells; docs/hostile.md). */
test('whatever else strangers tried with success, at once: none of it works', async () => {
  const found = await tryRows(ROWS, null);
  expect([...found.keys()]).toEqual(ROWS);
  expect([...found].filter(([, { held }]) => !held)).toEqual([]);
});
