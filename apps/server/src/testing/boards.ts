import { games } from '@minoya/games';
import { type AnyGame, Match, type Replay, writeReplay } from '@minoya/kernel';

/** Boards that are easily drawn and solved, for tests of what people publish. */

export const game = games['keshiki'] as AnyGame;

/** Stacked pairs, different for each number below 729: whatever is tapped first, all of it goes. */
export function pairs(n: number): string {
  const rows = Array.from({ length: 6 }, (_, i) => 'RGB'[Math.floor(n / 3 ** i) % 3] ?? '');
  return ['R', 'G', 'B', 'Y', ...rows].map(color => color.repeat(2)).join('/');
}

export const puzzle = (n: number, goals = 'clear'): string => `puzzle ${goals} ${pairs(n)}`;

/** Taps the first group until nothing is left, or so often; then ends it. */
export function played(setup: string, taps = Infinity): Match {
  const match = new Match(game, setup, '');
  for (let i = 0; i < taps && game.result(match.state) === null; i++) match.act(0, [...game.legal(match.state, 0)][0]);
  if (game.result(match.state) === null) match.act(0, [...game.legal(match.state, 0)].at(-1));
  return match;
}

export const proof = (setup: string): string => writeReplay(played(setup).replay());
export const changed = (setup: string, change: Partial<Replay>): string =>
  writeReplay({ ...played(setup).replay(), ...change });

export interface Publishing {
  readonly replay: unknown;
  readonly title: unknown;
  readonly name: unknown;
  readonly by: unknown;
}

export const entry = (setup: string, change: Partial<Publishing> = {}): Publishing => ({
  replay: proof(setup),
  title: 'misty bridge',
  name: 7,
  by: 'hand',
  ...change,
});
