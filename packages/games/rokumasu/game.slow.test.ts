import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { rokumasu } from './game.ts';
import './long/index.ts';

test('rokumasu conforms', () => {
  const lines = [
    'standard',
    'classic',
    'standard round=3 gold=60 relics=hand_stock,copy,recycler,bandaid,script amulets=sculpt,vanish',
    'standard gold=40 relics=snowball,copy,twin,gardener,patience amulets=pattern_add,seal_add',
    'classic gold=40 relics=nobi_takenoko,nobi_kani,rensha,collector,muscle amulets=pattern_add,pattern_add',
    'journey gold=60',
    'journey level=8 round=20 gold=60 relics=shadow,spender,echo,patrol,chipped amulets=duplicate,bless',
    'journey challenge=pilgrimage gold=30',
    'journey deck=mint twists=quakes,weedy,boss_rush gold=30 relics=thin_deck,dam,second_wind',
    'classic round=6 gold=90 relics=volcano,furnace,jester,gambler,phoenix amulets=pattern_add,seal_add',
  ];
  const list = lines.map(line => setups.read(line));
  expect(list).not.toContain(null);
  expect(conform(rokumasu, list, { games: 5 })).toEqual([]);
}, 600_000);
