import type { Replay } from '@minoya/kernel';
import { keshiki } from './game.ts';

/** Action lines as a replay: one player makes them all. */
export function replayOf(setup: string, lines: readonly string[], seed = ''): Replay {
  const log = lines.map(line => ({ seat: 0, line }));
  return { game: keshiki.id, version: keshiki.version, setup, seed, log };
}
