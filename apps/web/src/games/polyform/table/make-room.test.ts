import { expect, test } from 'vitest';
import { cameFrom } from './make-room.ts';

test('what lies elsewhere now comes from where it lay, in the size it had', () => {
  const is = { left: 100, top: 50, width: 100 };
  expect(cameFrom({ left: 80, top: 90, width: 150 }, is)).toBe('translate(-20px, 40px) scale(1.5)');
  expect(cameFrom({ ...is }, is)).toBeNull();
  expect(cameFrom({ left: 0, top: 0, width: 0 }, is), 'it was not in sight').toBeNull();
});
