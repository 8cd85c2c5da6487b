import { expect, test } from 'vitest';
import { bits, blankStreams, chance, pick, roll, shuffle, streams } from './rng.ts';

test('streams of one seed do not touch each other', () => {
  const one = streams('run', ['deal', 'shop']);
  const other = streams('run', ['deal', 'shop']);
  for (let i = 0; i < 50; i++) bits(one, 'shop');
  expect([bits(one, 'deal'), bits(one, 'deal')]).toEqual([bits(other, 'deal'), bits(other, 'deal')]);
});

test('the same seed rolls the same on every machine', () => {
  const rng = streams('ミノ屋', ['deal']);
  expect(Array.from({ length: 8 }, () => roll(rng, 'deal', 100))).toMatchInlineSnapshot(`
    [
      50,
      29,
      99,
      68,
      74,
      44,
      55,
      29,
    ]
  `);
});

test('rolls are even and a chance is what it says', () => {
  const rng = streams('even', ['a', 'b']);
  const seen = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) seen[roll(rng, 'a', 6)]!++;
  for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  let hits = 0;
  for (let i = 0; i < 40_000; i++) if (chance(rng, 'b', 1, 4)) hits++;
  expect(Math.abs(hits - 10_000)).toBeLessThan(400);
});

test('first rolls of neighbouring seeds and names are unlike', () => {
  const first = new Set<number>();
  for (let i = 0; i < 5000; i++) first.add(bits(streams(String(i), ['a']), 'a'));
  for (let i = 0; i < 5000; i++) first.add(bits(streams('x', [`n${i}`]), `n${i}`));
  expect(first.size).toBeGreaterThan(9990);
});

test('a shuffle keeps all cards and favours no place', () => {
  const rng = streams('cards', ['s']);
  const firsts = Array.from({ length: 5 }, () => 0);
  for (let i = 0; i < 20_000; i++) {
    const cards = shuffle(rng, 's', [0, 1, 2, 3, 4]);
    expect(cards.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    firsts[cards[0]!]!++;
  }
  for (const count of firsts) expect(Math.abs(count - 4000)).toBeLessThan(250);
});

test('a view shows nothing of chance, and an empty list has nothing to pick', () => {
  expect(blankStreams(streams('x', ['a', 'b']))).toEqual({ a: 0, b: 0 });
  expect(() => pick(streams('x', ['a']), 'a', [])).toThrow(/empty/);
});
