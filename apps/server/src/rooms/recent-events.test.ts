import { expect, test } from 'vitest';
import { RecentEvents } from './recent-events.ts';

function of(bodies: readonly string[], from = 1): RecentEvents {
  const recent = new RecentEvents();
  for (const [i, body] of bodies.entries()) recent.add(from + i, body);
  return recent;
}

test('two histories agree up to the first event that is another, however they go on', () => {
  const long = Array.from({ length: 200 }, (_, i) => `${i}`);
  expect(of(['a', 'b', 'c']).agreedWith(of(['a', 'b', 'c']))).toBe(3);
  expect(of(['a', 'b', 'c', 'd']).agreedWith(of(['a', 'b']))).toBe(2);
  expect(of(['a', 'b', 'c', 'd']).agreedWith(of(['a', 'x', 'c', 'd', 'e']))).toBe(1);
  expect(of(long).agreedWith(of([...long.slice(0, 190), 'x', ...long.slice(191)]))).toBe(190);
  expect(of(long.slice(150), 151).agreedWith(of([...long.slice(0, 160), 'x']))).toBe(160);
  expect(of(long).last).toBe('199');
});
