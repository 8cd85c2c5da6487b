import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { change } from '../../../store/settings.ts';
import { eventEffects } from '../event-effects.ts';
import type { Adviser } from './adviser.ts';
import { movesOf } from './moves.ts';
import { sceneKeys } from './scene-keys.ts';
import { TableController } from './table-controller.ts';

const press = (controller: TableController, key: string) =>
  // No key of this test asks for advice.
  sceneKeys(controller, null as unknown as Adviser)[key]?.(null as unknown as KeyboardEvent);

let controller: TableController;
beforeEach(() => {
  change({ speed: 'instant', muted: true, haptics: 'off' });
  const match = new Match(keshiki, 'board 0 RYBR/YxRY/BRYY with bomb swap', 'test');
  controller = new TableController(new Play(local(match), eventEffects));
});
afterEach(() => {
  change({ speed: 1, muted: false, haptics: 'strong' });
  controller.close();
  controller.play.close();
});

test('the first arrow key of a stage brings the cursor to the board', () => {
  expect(controller.pointing.value).toBeNull();
  press(controller, 'ArrowUp');
  expect(controller.pointing.value).toEqual({ cell: 64, by: 'keys' });
});

test('in a replay the arrow keys are left to those who walk through it', () => {
  const match = new Match(keshiki, 'board 0 RYBR/YxRY/BRYY', 'test');
  const replayed = new TableController(new Play(local(match), eventEffects, { isReplay: true }));
  expect(Object.keys(sceneKeys(replayed, null as unknown as Adviser)).filter(key => key.startsWith('Arrow'))).toEqual(
    [],
  );
  replayed.close();
  replayed.play.close();
});

test('after tool 1 is used, key 2 still takes the second tool, and key 1 says used', () => {
  press(controller, '1');
  controller.commit({ x: 0, y: 0 }, 'mouse');
  expect(controller.play.view.value.used).toEqual(['bomb']);
  press(controller, '2');
  expect(controller.aiming.value?.tool).toBe('swap');
  controller.putAway();
  press(controller, '1');
  expect(controller.play.refusal.value?.why).toBe('used');
});

test('ending a game is not a move', () => {
  controller.tap(67);
  expect(controller.total.value).toBe(1);
  controller.act({ type: 'finish' });
  expect(controller.total.value).toBe(1);
  expect(movesOf(controller.play.view.value, controller.play.length.value)).toBe(1);
});

test('a tool that was taken back marks nothing; one that stands does', () => {
  const { play } = controller;
  press(controller, '1');
  controller.commit({ x: 0, y: 0 }, 'mouse');
  expect(play.marks.value['tools']).toBe(1);
  play.undo();
  expect(play.marks.value['tools'] ?? 0).toBe(0);
  expect(play.session.match?.replay().marks).toBeUndefined();
  play.redo();
  expect(play.session.match?.marks.tools).toBe(1);
});
