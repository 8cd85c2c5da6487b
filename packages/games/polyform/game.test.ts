import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { polyform } from './game.ts';
import { everyChoice } from './identity.ts';

/** Every value of every option is played, a released one as well as one that was added a minute ago. */
const setups = [
  ...everyChoice,
  'seats=1',
  'seats=2',
  'seats=4 scores=hidden ends=w3+b2 equal=yes timer=60',
  'seats=2 ends=deck custom=w2.1ft.t4+b5.h2o3.dot',
  'seats=1 debug=yes',
];

test.each(setups)('conforms: %s', line => {
  const setup = polyform.setups.read(line);
  expect(setup).not.toBeNull();
  expect(conform(polyform, [setup], { games: process.env.MINOYA_LONG ? 30 : 1, mostPlies: 4000, tries: 3 })).toEqual(
    [],
  );
});
