import { rokumasu } from '@minoya/games/rokumasu/game';
import { long } from '@minoya/games/rokumasu/long-game';
import '@minoya/games/rokumasu/long/index';
import { offers } from '@minoya/games/rokumasu/shop';
import type { State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { amuletsOnOffer, mostInterest } from '../any-version.ts';
import { luckOf } from './OddsSheet.tsx';

const start = (setup: string): State => rokumasu.start(rokumasu.setups.read(setup)!, 'odds');

/** Every amulet that so many shops bring. */
function seen(setup: string): ReadonlySet<string> {
  const met = new Set<string>();
  const state = start(setup);
  const rng = { ...state.rng };
  for (let i = 0; i < 600; i++)
    for (const { ware } of offers({ ...state, rng })) if (ware.kind === 'amulet') met.add(ware.id);
  return met;
}

test.each(['standard', 'classic', 'journey', 'journey open=0'])(
  'the odds of %s name the amulets that its shops bring',
  setup => {
    expect([...amuletsOnOffer(start(setup))].sort()).toEqual([...seen(setup)].sort());
  },
);

test('the odds name the interest that this run pays', () => {
  const most = ['standard', 'journey', 'journey level=2', 'journey deck=gambler'].map(setup =>
    mostInterest(start(setup)),
  );
  expect(most).toEqual([5, 5, long.levels[1]?.n['most'], 0]);
});

test('the odds name the luck of their rule set, and of no other', () => {
  expect(luckOf(start('standard'))).toEqual(['pattern:lucky', 'blessing:phase', 'brand:gold_mine', 'relic:gambler']);
  expect(luckOf(start('classic'))).toEqual(['pattern:lucky', 'relic:gambler']);
});
