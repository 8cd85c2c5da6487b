import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { daily } from './daily.ts';
import { rokumasu } from './game.ts';
import './long/index.ts';
import { setups } from './setup.ts';

const from = dayNumber('2026-11-18');
const days = Array.from({ length: 120 }, (_, i) => dateOfDay(from + i) ?? '');

test('days before the first twist are ordinary runs', () => {
  expect(['2026-01-01', '2026-11-17'].map(date => daily.setup(date))).toEqual(['standard', 'standard']);
});

test('every day has a twist that can be begun, is ranked, and names its date', () => {
  for (const date of days) {
    const setup = daily.setup(date);
    const read = setups.read(setup);
    expect(setup, date).toMatch(/^journey /);
    expect(read && rokumasu.isPractice?.(read), `${date} ${setup}`).toBe(false);
    expect(daily.dateOf({ setup, seed: daily.seed(date) })).toBe(date);
  }
});

test('twists differ from day to day, and come back after weeks', () => {
  const setups3 = days.map(date => daily.setup(date));
  for (const [i, setup] of setups3.entries()) expect(setups3.slice(i + 1, i + 14)).not.toContain(setup);
  expect(new Set(setups3).size).toBeGreaterThanOrEqual(36);
});

test("another day's twist is not this day's daily", () => {
  const [first = '', second = ''] = days;
  expect(daily.dateOf({ setup: daily.setup(first), seed: daily.seed(second) })).toBeNull();
});
