import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

/** Slots whose pictures are named by their block and the order in which they were made. */
function board(cells: readonly number[]) {
  let made = 0;
  const dropped: string[] = [];
  const places = new Map<string, number>();
  const slots = new Slots<string>({
    make: block => `${block}/${++made}`,
    put: (one, slot) => void places.set(one, slot),
    drop: one => {
      dropped.push(one);
      places.delete(one);
    },
  });
  slots.show(cells);
  const row = (length: number) => Array.from({ length }, (_, slot) => slots.at(slot));
  return { slots, row, places, dropped, made: () => made };
}

test('a fall takes its pictures along and makes none', () => {
  const { slots, row, made, dropped, places } = board([7, 0, 9, 7]);
  const [first, , , last] = row(4);
  slots.release(2);
  slots.carry([0], [2]);
  slots.show([0, 0, 7, 7]);
  expect(row(4)).toEqual([null, null, first, last]);
  expect(places.get(first ?? '')).toBe(2);
  expect(made()).toBe(3);
  expect(dropped).toEqual([]);
});

test('blocks may go where others leave in the same fall', () => {
  const { slots, row } = board([1, 2, 3, 0]);
  const before = row(4);
  slots.carry([0, 1, 2], [1, 2, 3]);
  slots.show([0, 1, 2, 3]);
  expect(row(4)).toEqual([null, ...before.slice(0, 3)]);
});

test('a jump takes what is free, makes the rest and drops what is over', () => {
  const { slots, row, made, dropped } = board([1, 2, 3]);
  const [one] = row(3);
  slots.show([2, 1, 4]);
  expect(row(3)).toEqual(['2/2', one, '4/4']);
  expect(made()).toBe(4);
  expect(dropped).toEqual(['3/3']);
});

test('what was released is nobody else’s to drop', () => {
  const { slots, dropped } = board([1, 2]);
  expect(slots.release(0)).toBe('1/1');
  slots.show([0, 2]);
  slots.show([3, 2]);
  expect(dropped).toEqual([]);
});
