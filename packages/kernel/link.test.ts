import { expect, test } from 'vitest';
import { replayPath, wordIn } from './link.ts';

test('a replay’s word is found in every kind of link to it', () => {
  const word = '12f.Ab-_9';
  for (const link of [
    word,
    replayPath(word),
    `https://example.org${replayPath(word)}`,
    `https://example.org/r#${word}`,
    `https://example.org/d/keshiki/320?r=12f~Ab-_9`,
  ])
    expect(wordIn(link)).toBe(word);
  expect(replayPath(word)).not.toContain('.');
  for (const other of ['', '/r/', '/r/AbCdEfGhIjKl', 'https://example.org/r/AbCdEfGhIjKl', '2ab.cd'])
    expect(wordIn(other)).toBeNull();
});
