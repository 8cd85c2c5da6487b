import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_POINTS, type ScoreLine, total } from './score.ts';
import { play, points, position, steps } from './testing.ts';

const line = (op: ScoreLine['op'], tenths: number): ScoreLine => ({ source: 't', op, tenths, cells: [], relic: null });

test('[R36] floor once, at the end', () => {
  expect(total([line('+blocks', 60), line('+lines', 10), line('×lines', 15)]).points).toBe(9);
  expect(total([line('+blocks', 75), line('+lines', 10), line('×lines', 15)]).points).toBe(11);
  expect(total([line('+blocks', 65), line('+lines', 12), line('×lines', 13)])).toMatchObject({
    blocks: 65,
    points: 10,
  });
});

test('[R36] where doubles lose a point, the ledger does not: 20 × 3 × 1.9 is 114', () => {
  // The sum a game would do in doubles: 0.3 three times, then floor.
  expect(Math.floor(20 * (3 * (1 + (0.3 + 0.3 + 0.3))))).toBe(113);
  const state = position({
    board: `
      e  #  #  #  #  .
      #  #  #  #  #  .
      #  #  #  #  #  .
      .  .  .  .  .  .
      .  .  .  .  .  .
      .  .  .  .  .  .
    `,
    relics: [['muscle', { tenths: 9 }]],
    hand: ['tro-i-v'],
    target: 999,
  });
  const played = play(state, 'p0 f0');
  expect(steps(played)).toEqual([
    '+18 blocks (cells)',
    '+3 lines (lines)',
    '+2 blocks (pattern:enhanced)',
    '×1.9 lines (relic:muscle)',
  ]);
  expect(points(played)).toBe(114);
});

test('[R36] inside B the order matters, between A and B it does not', () => {
  const a = [line('+blocks', 100), line('+lines', 10), line('+lines', 10), line('×lines', 30)];
  const b = [line('+lines', 10), line('×lines', 30), line('+blocks', 100), line('+lines', 10)];
  expect(total(a).points).toBe(60);
  expect(total(b).points).toBe(40);
});

test('[R55] points are capped where whole numbers end', () => {
  const huge = [
    line('+blocks', 10_000_000),
    line('+lines', 120),
    ...Array.from({ length: 30 }, () => line('×lines', 95)),
  ];
  expect(total(huge).points).toBe(MOST_POINTS);
});

test('[R36] the quick sum is the exact sum', () => {
  const op = fc.constantFrom('+blocks', '+lines', '×lines') as fc.Arbitrary<ScoreLine['op']>;
  const ledger = fc.array(
    fc.tuple(op, fc.integer({ min: 10, max: 400 })).map(([one, tenths]) => line(one, tenths)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(ledger, lines => {
      let blocks = 0n;
      let b = 0n;
      let unit = 10n;
      for (const { op: one, tenths } of lines) {
        if (one === '+blocks') blocks += BigInt(tenths);
        else if (one === '+lines') b += BigInt(tenths) * (unit / 10n);
        else {
          b *= BigInt(tenths);
          unit *= 10n;
        }
      }
      const exact = (blocks * b) / (unit * 10n);
      expect(BigInt(total(lines).points)).toBe(exact > BigInt(MOST_POINTS) ? BigInt(MOST_POINTS) : exact);
    }),
    { seed: 6, numRuns: 2000 },
  );
});
