import type { Viewer } from '@minoya/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { mayEarn } from './watch-achievements.ts';

const at = (viewer: Viewer, marks: Record<string, number> = {}) =>
  mayEarn({}, { marks: signal(marks), session: { viewer } });

test('who only watches a game earns nothing in it', () => {
  expect(at('spectator')).toBe(false);
  expect(at(0)).toBe(true);
  expect(at(1, { branch: 3 })).toBe(false);
});
