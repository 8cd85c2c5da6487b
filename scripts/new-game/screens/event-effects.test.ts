import { fold } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { expect, test } from 'vitest';
import { Seating } from '../../../apps/web/src/stage/seating.ts';
import { akari } from '../rules/game.ts';
import { eventEffects } from './event-effects.ts';

test('every event of a game is told in both languages', () => {
  const told: string[] = [];
  fold(akari, randomReplay(akari, 'press 3', 'told'), ({ events, after }) => {
    for (const event of events) {
      const line =
        event.type === 'pressed'
          ? eventEffects.lines.pressed(event, seating, after)
          : eventEffects.lines.ended(event, seating, after);
      told.push(line?.ja ?? '', line?.en ?? '');
    }
  });
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter(line => line === '')).toEqual([]);
});

const seating = new Seating();
