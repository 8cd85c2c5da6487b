import { afterEach, expect, test } from 'vitest';
import { settings } from '../store/settings.ts';
import { date, dateTime, number } from './lang.ts';

const before = settings.peek();
afterEach(() => {
  settings.value = before;
});

test('numbers are grouped by thousands and keep at most three places', () => {
  const texts: [number, string][] = [
    [0, '0'],
    [999, '999'],
    [4860, '4,860'],
    [-1234567, '-1,234,567'],
    [1234.5678, '1,234.568'],
    [0.1 + 0.2, '0.3'],
    [1e15, '1,000,000,000,000,000'],
    [Number.POSITIVE_INFINITY, '∞'],
  ];
  for (const [value, text] of texts) expect(number(value)).toBe(text);
});

test('numbers and dates read as Intl would write them', () => {
  for (const value of [1, 12, 123, 1234, 12345.6, 1234567.89, 1e12 + 0.125])
    expect(number(value)).toBe(new Intl.NumberFormat('en-US').format(value));
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  for (const [lang, tag] of [
    ['ja', 'ja-JP'],
    ['en', 'en-US'],
  ] as const) {
    settings.value = { ...before, lang };
    for (const time of [0, Date.UTC(2026, 0, 5, 0, 3), Date.UTC(2026, 10, 16, 15, 59), Date.UTC(2027, 6, 31, 12)]) {
      const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
      const full = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
      expect(date(time)).toBe(day.format(time));
      expect(dateTime(time)).toBe(plain(full.format(time)));
    }
  }
});
