import type { Chair } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { seatOf } from './people.ts';

const chair = (who: string | null): Chair => ({
  who,
  name: 0,
  ready: false,
  bot: who === null ? 'minarai' : null,
  cover: null,
});

test('who sent a stamp is found where they sit now, also when everybody has moved up for the next game', () => {
  const then = [chair('host'), chair('guest'), chair(null)];
  const now = [chair('guest'), chair(null), chair('host')];
  expect(seatOf({ chairs: then }, 'guest')).toBe(1);
  expect(seatOf({ chairs: now }, 'guest')).toBe(0);
  expect(seatOf({ chairs: now }, 'gone')).toBe(-1);
  expect(seatOf({ chairs: now }, null)).toBe(-1);
});
