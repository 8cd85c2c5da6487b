import { beforeEach, expect, test, vi } from 'vitest';
import { noteDone, stillToPlay } from './step.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('only steps that were played are done: a skipped one is still to be played', () => {
  noteDone('fit');
  noteDone('take');
  noteDone('take');
  expect(stillToPlay(['fit', 'take', 'gain'])).toEqual(['gain']);
  noteDone('gain');
  expect(stillToPlay(['fit', 'take', 'gain'])).toEqual([]);
});
