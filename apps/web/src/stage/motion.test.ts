import { expect, test } from 'vitest';
import { stagger, stillFrames } from './motion.ts';
import { lineBuzz } from './haptics.ts';
import { climb, pitch } from './instrument.ts';

test('a stagger ends within its cap whatever the number', () => {
  expect(stagger(1, 24, 200)).toBe(0);
  expect(stagger(5, 24, 200)).toBe(24);
  expect(stagger(36, 24, 200) * 35).toBeCloseTo(200);
});

test('reduced motion keeps fades, turns folding away into one, and drops the rest', () => {
  expect(stillFrames([{ opacity: 0, transform: 'translateY(9px)' }, { opacity: 1 }])).toEqual([
    { opacity: 0 },
    { opacity: 1 },
  ]);
  expect(stillFrames([{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }])).toEqual([
    { opacity: 1 },
    { opacity: 0 },
  ]);
  expect(stillFrames([{ transform: 'scale(1.2)' }, { transform: 'none' }])).toBeNull();
});

test('pitch climbs D E G A B', () => {
  const ratios = [0, 1, 2, 3, 4, 5].map(degree => Math.round(12 * Math.log2(pitch(degree) / pitch(0))));
  expect(ratios).toEqual([0, 2, 5, 7, 9, 12]);
});

test('a count of any length climbs without a ceiling that can be heard', () => {
  for (let degree = 1; degree < 60; degree++) {
    const [before, now] = [climb(degree - 1), climb(degree)];
    // Whatever is clearly heard goes on one degree higher, or fades out over the top.
    for (const { degree: from, loud } of before.filter(one => one.loud > 0.2))
      expect(now.some(one => one.degree === from + 1 || (loud <= 0.25 && one.degree > 9))).toBe(true);
    expect(now.reduce((sum, one) => sum + one.loud, 0)).toBeCloseTo(1);
    expect(Math.max(...now.map(one => one.degree))).toBeLessThanOrEqual(14);
  }
});

test('lines buzz once each, three at most', () => {
  expect(lineBuzz(1)).toEqual([15]);
  expect(lineBuzz(5)).toEqual([15, 40, 15, 40, 15]);
});
