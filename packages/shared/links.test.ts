import { expect, test } from 'vitest';
import { dayPath, markedPlies, readAsked, readSeats, replayPath, wordIn } from './links.ts';

test('a replay’s word is found in every kind of link to it', () => {
  const word = '12f.Ab-_9';
  for (const link of [
    word,
    replayPath(word),
    `https://example.org${replayPath(word)}`,
    `https://example.org/r#${word}`,
    `https://example.org${dayPath('keshiki', '2026-11-16', word)}`,
  ])
    expect(wordIn(link)).toBe(word);
  expect(replayPath(word)).not.toContain('.');
  for (const other of ['', '/r/', '/r/AbCdEfGhIjKl', 'https://example.org/r/AbCdEfGhIjKl', '2ab.cd'])
    expect(wordIn(other)).toBeNull();
});

test('a game too long for the address line of a server stands behind #', () => {
  const word = `12f.${'Ab-_'.repeat(1200)}`;
  for (const link of [replayPath(word), dayPath('rokumasu', '2026-11-16', word)]) {
    expect(link).toMatch(/^\/r#/);
    expect(wordIn(link)).toBe(word);
  }
});

test('a link says who sat where, and is read with and without that', () => {
  const marks = { seat0: 0, seat1: 9, shop1: 4711, seat2: 3, hints: 2 };
  const path = replayPath('1ab.Cd_-', marks);
  expect(path).toBe('/r/1ab~Cd_-?s=0_9-4711_3');
  expect(wordIn(`https://minoya.example${path}`)).toBe('1ab.Cd_-');
  expect(readSeats('0_9-4711_3')).toEqual({ seat0: 0, seat1: 9, shop1: 4711, seat2: 3 });
  for (const bad of ['', 'x', '0_', '0-', '100_2', '0_1_2_3_4_5_6_7_8']) expect(readSeats(bad)).toEqual({});
  expect(replayPath('1ab.Cd', { hints: 1 })).toBe('/r/1ab~Cd');
});

test('a machine with a character keeps its name in a link', () => {
  const marks = { seat0: 9, shop0: 12, seat1: 34 };
  expect(readAsked(new URL(replayPath('1ab.Cd', marks), 'https://minoya.example').search)).toEqual(marks);
});

test('a link says which actions a bot did for somebody', () => {
  const marks = { seat0: 0, seat1: 2, bot9: 1, bot10: 1 };
  const path = replayPath('1ab.Cd', marks);
  expect(path).toBe('/r/1ab~Cd?s=0_2&b=9_10');
  expect(readAsked(new URL(path, 'https://minoya.example').search)).toEqual(marks);
});

test('a link says which actions were done by the clock', () => {
  const path = replayPath('1ab.Cd', { seat0: 0, seat1: 2, late12: 1, late7: 1 });
  expect(path).toBe('/r/1ab~Cd?s=0_2&l=7_12');
  expect(wordIn(`https://minoya.example${path}`)).toBe('1ab.Cd');
  const marks = readAsked(new URL(path, 'https://minoya.example').search);
  expect(markedPlies(marks, 'late')).toEqual([7, 12]);
  expect(readAsked('?l=7_x')).toEqual({});
});

test('a link says who resigned', () => {
  const path = replayPath('1ab.Cd', { seat0: 9, seat1: 9, out1: 1 });
  expect(path).toBe('/r/1ab~Cd?s=9_9&o=1');
  expect(readAsked(path.slice(path.indexOf('?')))).toMatchObject({ out1: 1 });
  expect(wordIn(path)).toBe('1ab.Cd');
  expect(readAsked('?o=x')).toEqual({});
});
