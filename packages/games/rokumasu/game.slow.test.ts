import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { rokumasu } from './game.ts';

test('rokumasu conforms', () => {
  const lines = [
    'standard',
    'classic',
    'standard round=3 gold=60 relics=hand_stock,copy,recycler,bandaid,script amulets=sculpt,vanish',
    'standard gold=40 relics=snowball,copy,twin,gardener,patience amulets=pattern_add,seal_add',
    'classic gold=40 relics=nobi_takenoko,nobi_kani,rensha,collector,muscle amulets=pattern_add,pattern_add',
    'classic round=6 gold=90 relics=volcano,furnace,jester,gambler,phoenix amulets=pattern_add,seal_add',
  ];
  const list = lines.map(line => setups.read(line));
  expect(list).not.toContain(null);
  expect(conform(rokumasu, list, { games: 5 })).toEqual([]);
}, 600_000);
