import type { AnyGame } from '../game.ts';

/** How many ways the next `depth` actions can go: one number that a wrong rule can hardly keep. */
export function perft(game: AnyGame, state: unknown, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.turn(state)) {
    for (const action of game.legal(state, seat)) {
      const step = game.apply(state, seat, action);
      if (!step.ok) throw new Error(`legal, but refused (${step.why}): ${game.actions.write(action)}`);
      count += perft(game, step.state, depth - 1);
    }
  }
  return count;
}
