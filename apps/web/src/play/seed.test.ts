import { expect, test } from 'vitest';
import { newSeed, readSeed } from './seed.ts';

test('a new code reads back as itself', () => {
  for (let i = 0; i < 50; i++) {
    const code = newSeed();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(readSeed(code)).toBe(code);
  }
});

test('a code is read however it was typed', () => {
  expect(readSeed(' 8f3k q2md ')).toBe('8F3K-Q2MD');
  expect(readSeed('8F3KQ2MD')).toBe('8F3K-Q2MD');
  expect(readSeed('oill-0000')).toBe('0111-0000');
});

test('what is no code is refused', () => {
  for (const typed of ['', '8F3K', '8F3K-Q2M!', '8F3K-Q2MD-1', 'ああああああああ']) expect(readSeed(typed)).toBeNull();
});
