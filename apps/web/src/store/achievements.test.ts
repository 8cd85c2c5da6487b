import { expect, test } from 'vitest';
import { browserStore } from './browser-store.ts';
import { earn, earnedIn } from './achievements.ts';

test('what is earned at the same time is kept, each once', async () => {
  const fresh = await Promise.all([
    earn('sample', ['a', 'b']),
    earn('sample', ['b', 'c']),
    earn('sample', ['a', 'd', 'd']),
  ]);
  expect(fresh).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(Object.keys(await earnedIn('sample')).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(await (await browserStore()).get('seals:sample')).toEqual(await earnedIn('sample'));
});
