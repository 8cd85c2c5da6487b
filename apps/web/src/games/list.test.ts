import { manifests } from '@minoya/games';
import { expect, test } from 'vitest';
import { contrast } from '../design/contrast.ts';
import { offers } from './list.ts';

const ids = offers.map(({ front }) => front.id);

test('every game of the house is on the street once, in its own place, and nothing else is', () => {
  expect(ids.toSorted()).toEqual(Object.keys(manifests).toSorted());
  expect(new Set(offers.map(({ front }) => front.order)).size).toBe(offers.length);
});

test.each(offers.map(({ front, load }) => [front.id, front, load] as const))('%s', async (id, front, load) => {
  expect(load, 'its screens').not.toBeNull();
  expect(front.name).toEqual(manifests[id]?.name);
  expect(Boolean(front.daily), 'a daily on the street, a daily in the manifest').toBe(
    manifests[id]?.daily !== undefined,
  );
  const ui = (await load?.())?.ui;
  expect(Boolean(front.daily), 'a daily on the street, a daily among the screens').toBe(Boolean(ui?.daily));
  expect(ui?.setup, 'what is played first, here and in the manifest').toBe(manifests[id]?.firstSetup);
  expect(contrast('#fffdf8', front.cloth), 'the name on its cloth').toBeGreaterThanOrEqual(4.5);
});
