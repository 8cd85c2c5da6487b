import { describe, expect, test } from 'vitest';
import { gripOf, keepInside, nearestGrip, place, snap } from './grid.ts';

const board = { width: 6, height: 6 };
const domino = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const corner = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

describe('snap', () => {
  test('takes the nearest legal corner within the pull', () => {
    const legal = [
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ];
    expect(snap({ x: 2.4, y: 2.3 }, legal, { width: 2, height: 1 }, board)).toEqual({
      spot: { x: 2, y: 2 },
      fits: true,
    });
    expect(snap({ x: 2.6, y: 2.3 }, legal, { width: 2, height: 1 }, board)).toEqual({
      spot: { x: 3, y: 2 },
      fits: true,
    });
  });

  test('prefers a legal neighbour to a nearer illegal cell, but not beyond the pull', () => {
    const legal = [{ x: 1, y: 0 }];
    expect(snap({ x: 0.45, y: 0 }, legal, { width: 1, height: 1 }, board)?.fits).toBe(true);
    expect(snap({ x: 0.3, y: 0 }, legal, { width: 1, height: 1 }, board)).toEqual({
      spot: { x: 0, y: 0 },
      fits: false,
    });
  });

  test('is nothing when the piece is off the board', () => {
    expect(snap({ x: -3, y: 2 }, [], { width: 2, height: 1 }, board)).toBeNull();
    expect(snap({ x: 2, y: 7 }, [], { width: 2, height: 1 }, board)).toBeNull();
  });
});

describe('place', () => {
  test('puts the grip on the tapped cell', () => {
    expect(place({ x: 3, y: 3 }, [{ x: 3, y: 3 }], domino)).toEqual({ spot: { x: 3, y: 3 }, fits: true });
  });

  test('slides to the nearest legal place that still covers the cell', () => {
    expect(place({ x: 5, y: 0 }, [{ x: 4, y: 0 }], domino)).toEqual({ spot: { x: 4, y: 0 }, fits: true });
  });

  test('does not slide to a place that leaves the tapped cell free', () => {
    expect(place({ x: 5, y: 0 }, [{ x: 0, y: 0 }], domino).fits).toBe(false);
  });
});

test('the grip is a cell of the shape, even when its middle is a hole', () => {
  const ring = ['###', '#.#', '###'].flatMap((row, y) => [...row].flatMap((c, x) => (c === '#' ? [{ x, y }] : [])));
  expect(ring).toContainEqual(gripOf(ring));
  expect(gripOf(corner)).toEqual({ x: 0, y: 0 });
});

test('arrow keys keep the whole piece on the board', () => {
  expect(keepInside({ x: 6, y: 0 }, domino, board)).toEqual({ x: 4, y: 0 });
  expect(keepInside({ x: -1, y: 9 }, corner, board)).toEqual({ x: 0, y: 4 });
});

test('the next piece begins near where the last one was put down, not in the first corner that takes it', () => {
  const legal = [0, 1, 2, 3].flatMap(y => [0, 1, 2, 3].map(x => ({ x, y })));
  expect(nearestGrip({ x: 2, y: 3 }, legal, [{ x: 0, y: 0 }])).toEqual({ x: 2, y: 3 });
  expect(nearestGrip({ x: 5, y: 3 }, legal, domino)).toEqual({ x: 3 + gripOf(domino).x, y: 3 });
  expect(nearestGrip({ x: 2, y: 3 }, [], domino)).toEqual({ x: 2, y: 3 });
});
