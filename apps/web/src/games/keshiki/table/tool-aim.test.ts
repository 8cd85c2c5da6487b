import { cellName } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { act, playing } from '@minoya/games/keshiki/testing';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { eventEffects } from '../event-effects.ts';
import { inTakenOrder, cellsChanged } from './tool-aim.ts';
import { TableController } from './table-controller.ts';

const state = playing('| __R __Y __B __R |\n| __Y <-> __R __Y |\n| __B __R __Y __B |', { tools: ['bomb', 'swap'] });

test('a bomb shows the whole of its area, and what it leaves standing is not in it', () => {
  expect(cellsChanged(act(state, 'bomb b1').events).map(cellName)).toEqual([
    'a0',
    'b0',
    'c0',
    'a1',
    'c1',
    'a2',
    'b2',
    'c2',
  ]);
});

test('while a tool is aimed, the pointed cell shows what it would do there', () => {
  const play = new Play(local(new Match(keshiki, 'board 0 RYBR/YxRY/BRYB with bomb swap', 'test')), eventEffects);
  const controller = new TableController(play);
  controller.take('bomb');
  controller.point({ x: 1, y: 1 }, 'mouse');
  expect(controller.reach.value).toHaveLength(8);
  controller.take('swap');
  controller.point({ x: 0, y: 0 }, 'mouse');
  expect(controller.reach.value.map(cellName)).toEqual(['a0']);
  controller.close();
  play.close();
});

test('a used tool keeps its place: key 2 is the second tool before and after', () => {
  const taken = ['bomb', 'swap'] as const;
  expect(inTakenOrder(state, taken)).toEqual(['bomb', 'swap']);
  expect(inTakenOrder(act(state, 'bomb b1').state, taken)).toEqual(['bomb', 'swap']);
});
