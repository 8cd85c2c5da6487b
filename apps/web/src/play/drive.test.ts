import { Match } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { drive } from './drive.ts';
import type { Play } from './play.ts';
import { local } from './session.ts';

test('a machine whose action is refused plays the first legal one instead: the game goes on', async () => {
  const session = local(new Match(nim, '2: 3 4', 'any'));
  const view = signal(session.view);
  session.listen(news => {
    if ('view' in news) view.value = news.view;
  });
  const play = { session, view, stage: { busy: signal(false) } } as unknown as Play<typeof nim>;
  const stop = drive(play, [0], () => Promise.resolve({ heap: 0, take: 9 }));
  await expect.poll(() => session.length).toBe(1);
  expect(nim.turn(session.view)).toEqual([1]);
  stop();
});
