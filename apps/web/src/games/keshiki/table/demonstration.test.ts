import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { change } from '../../../store/settings.ts';
import { eventEffects } from '../event-effects.ts';
import { Adviser } from './adviser.ts';
import { TableController } from './table-controller.ts';

let controller: TableController;
let adviser: Adviser;
const changed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'instant', muted: true, haptics: 'off' });
  const match = new Match(keshiki, 'board 0 RRYY/BBYY', 'test');
  controller = new TableController(new Play(local(match), eventEffects));
  adviser = new Adviser(controller.play, controller.demonstration);
  const line = [...keshiki.legal(match.state, 0)].flatMap(action => (action.type === 'tap' ? [action.cell] : []));
  const found = { target: 'yes', tap: line[0] ?? 0, line: [line[0] ?? 0], clears: false, stars: 0, score: 4 } as const;
  adviser.advice.value = { found: { ...found }, level: 3, color: 1, why: { ja: '', en: '' } };
  changed.mockReset();
  controller.play.onChange(changed);
});
afterEach(() => {
  adviser.close();
  controller.close();
  controller.play.close();
  vi.useRealTimers();
  change({ speed: 1, muted: false, haptics: 'strong' });
});

test('a shown line is seen on the board and is no part of the game that is saved', () => {
  const { play } = controller;
  const own = play.view.peek();
  adviser.show();
  expect(adviser.showing.value).toBe(true);
  expect(play.shown.peek().score).toBeGreaterThan(0);
  expect(play.session.match?.log).toEqual([]);
  expect(play.view.peek()).toBe(own);
  expect(changed, 'nothing to save or to count').not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(adviser.showing.value).toBe(false);
  expect(play.shown.peek()).toBe(own);
});

test('a shown line can be held, and waits for each step', () => {
  const { play, demonstration } = controller;
  adviser.show();
  demonstration.pause();
  vi.advanceTimersByTime(60_000);
  expect(adviser.showing.value).toBe(true);
  demonstration.step();
  expect([adviser.showing.value, play.shown.peek() === play.view.peek()]).toEqual([false, true]);
});

test('a press on the shown board leads back to the own one and taps nothing', () => {
  const { play } = controller;
  adviser.show();
  controller.commit({ x: 0, y: 0 }, 'finger');
  expect(adviser.showing.value).toBe(false);
  expect(play.shown.peek()).toBe(play.view.peek());
  expect(play.length.peek()).toBe(0);
  controller.commit({ x: 0, y: 0 }, 'finger');
  expect(play.length.peek()).toBe(1);
});
