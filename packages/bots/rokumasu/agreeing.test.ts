import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Event } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { afterLuck, agreeing } from './agreeing.ts';
import type { Played } from './went-on.ts';

const before = rokumasu.start(rokumasu.setups.read('standard')!, 'agreeing');

/** Ten placements of one round; new cards came with some of them. */
const line = (...drawnAt: readonly number[]): readonly Played[] =>
  Array.from({ length: 10 }, (_, ply) => ({
    action: { type: 'place', from: 0, cell: 0 },
    before,
    events: drawnAt.includes(ply) ? [{ type: 'drawn' } as unknown as Event] : [],
  }));

const point = (ply: number, became: number, couldBe: number, round = 3) => ({ ply, round, became, couldBe });

test('what the next placement of the same hand could still have was not lost by the one before', () => {
  const [eighth, ninth] = [point(8, 0.38, 0.98), point(9, 0.38, 1)];
  expect(agreeing([eighth, ninth], line())).toEqual([ninth]);
});

test('a placement that lost only a part of it is told with the part', () => {
  const [first, second] = [point(2, 0.2, 0.9), point(4, 0.1, 0.5)];
  expect(agreeing([first, second], line())).toEqual([point(2, 0.5, 0.9), second]);
});

test('of another hand, or of another round, nothing is known: both stay, and the later one says that luck helped', () => {
  const [first, second] = [point(2, 0.3, 0.9), point(4, 0.3, 0.8)];
  expect(agreeing([first, second], line(3))).toEqual([first, second]);
  expect(afterLuck(second, [first, second], line(3))).toBe(true);
  expect(afterLuck(first, [first, second], line(3))).toBe(false);
  const elsewhere = point(4, 0.3, 0.8, 4);
  expect(agreeing([first, elsewhere], line())).toEqual([first, elsewhere]);
  expect(afterLuck(elsewhere, [first, elsewhere], line(3))).toBe(false);
});

test('no luck is named where the later chance is no better', () => {
  expect(afterLuck(point(4, 0.1, 0.3), [point(2, 0.3, 0.9)], line(3))).toBe(false);
});
