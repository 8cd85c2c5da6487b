import { expect, test } from 'vitest';
import { bestTop } from './beside.ts';

const screen = [4, 840] as const;

test('a guide card lies right under what it speaks of when nothing is needed there', () => {
  const top = bestTop(48, screen, { top: 44, bottom: 78, weight: 0 }, []);
  expect(top).toBe(78);
});

test('a guide card goes past buttons to a free place, and never over its subject', () => {
  const subject = { top: 100, bottom: 500, weight: 0 };
  const [head, foot] = [
    { top: 4, bottom: 90, weight: 4 },
    { top: 640, bottom: 840, weight: 8 },
  ];
  const top = bestTop(48, screen, subject, [head, foot]);
  expect(top).toBeGreaterThanOrEqual(500);
  expect(top + 48).toBeLessThanOrEqual(640);
});

test('where everything is taken, words are covered rather than buttons', () => {
  const subject = { top: 100, bottom: 600, weight: 0 };
  const words = { top: 4, bottom: 100, weight: 4 };
  const buttons = { top: 600, bottom: 840, weight: 8 };
  expect(bestTop(48, screen, subject, [words, buttons])).toBeLessThan(100);
});
