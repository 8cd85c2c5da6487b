import { expect, test } from 'vitest';
import { watchedSeat } from './Others.tsx';

test('on a crowded phone the board in sight is that of whoever acts, in one’s own turn of whoever acted last', () => {
  const order = [2, 0, 3, 1];
  expect(watchedSeat({ order, active: 3 }, 0)).toBe(3);
  expect(watchedSeat({ order, active: 0 }, 0)).toBe(2);
  expect(watchedSeat({ order, active: 2 }, 2), 'the first in order follows the last').toBe(3 - 2);
  expect(watchedSeat({ order, active: null }, 3)).toBe(0);
});
