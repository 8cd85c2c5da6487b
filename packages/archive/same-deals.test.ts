import { bosses } from '@minoya/games/rokumasu/bosses';
import { canStand } from '@minoya/games/rokumasu/effect';
import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import { challengeIds } from '@minoya/games/rokumasu/long/challenges';
import { deckIds } from '@minoya/games/rokumasu/long/decks';
import { twistIds } from '@minoya/games/rokumasu/long/twists';
import { drawBosses } from '@minoya/games/rokumasu/rounds';
import { setups } from '@minoya/games/rokumasu/setup';
import type { State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { archived } from './archived.ts';

const ways = [
  ...deckIds.slice(1).map(id => `deck=${id}`),
  ...[1, 6, 8].map(level => `level=${level}`),
  ...challengeIds.map(id => `challenge=${id}`),
  ...twistIds.map(id => `twists=${id}`),
].map(way => `journey ${way}`);

type Draw = typeof drawBosses;

/** What a draw gives, and what chance it leaves. */
function drawn(draw: Draw, s: State, count: number, taken: State['bosses']) {
  const asked = { ...s, rng: { ...s.rng } };
  return { bosses: draw(asked, count, taken), rng: asked.rng };
}

test('ロクマス: from version 6 to 7 no boss changes for a run that could meet all of its own', async () => {
  const then = (await archived('rokumasu', 6))!.modules['games/rokumasu/rounds'] as { drawBosses: Draw };
  const runs = ['standard', 'classic', 'journey', ...ways].flatMap(setup =>
    Array.from({ length: 12 }, (_, seed) => {
      const s = rokumasu.start(setups.read(setup)!, `SAME-${setup}-${seed}`);
      return { ...s, round: [1, 10, 22, 25][seed % 4] ?? 1, minor: seed % 2 ? s.bosses : [] };
    }),
  );
  let changed = 0;
  for (const s of runs)
    for (const count of [1, 2]) {
      const before = drawn(then.drawBosses, s, count, s.minor);
      const now = drawn(drawBosses, s, count, s.minor);
      const stands = (id: State['bosses'][number]): boolean => canStand(bosses[id], s.conditions);
      const expected = before.bosses.every(stands) ? before : { ...now, rng: before.rng };
      expect(now).toEqual(expected);
      expect([now.bosses.length, now.bosses.every(stands)]).toEqual([before.bosses.length, true]);
      if (expected !== before) changed += 1;
    }
  expect(changed).toBeGreaterThan(0);
});
