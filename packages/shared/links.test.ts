import { expect, test } from 'vitest';
import { dayPath, replayPath, wordIn } from './links.ts';

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
