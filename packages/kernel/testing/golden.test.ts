import { expect, test } from 'vitest';
import { playthrough, randomReplay } from './golden.ts';
import { nim } from './nim.ts';

test('a playthrough tells every state, action and event', async () => {
  await expect(playthrough(nim, randomReplay(nim, '2: 3 4 5', 'golden'))).toMatchFileSnapshot('golden/nim.txt');
});
