import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** A stage on a machine where every wait ends so much later than asked. */
function lateBy(late: number, speed = 1) {
  const clock = { now: 0 };
  const stage = {
    reduced: false,
    time: (length: number) => length / speed,
    read: (length: number) => {
      clock.now += length > 0 ? length + late : 0;
      return Promise.resolve();
    },
  };
  return { clock, pace: new Pace(stage, () => clock.now) };
}

test('eighteen blocks take as long as they say, also where every timer is late', async () => {
  for (const late of [0, 6, 12]) {
    const { clock, pace } = lateBy(late);
    for (let i = 0; i < 18; i++) await pace.wait(25);
    expect(clock.now, `late by ${late}`).toBeLessThanOrEqual(18 * 25 + late);
  }
});

test('what comes after a late beat is made up for, and nothing is shorter than a painted frame needs', async () => {
  const { clock, pace } = lateBy(60);
  await pace.wait(30);
  expect(clock.now).toBe(90);
  await pace.wait(40);
  expect(clock.now).toBe(90 + 8 + 60);
});
