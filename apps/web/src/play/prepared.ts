import type { AnyGame } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';

/** Everything is here that games with this setup need; for most of them that is at once. */
export async function prepared<G extends AnyGame>(ui: GameUI<G>, setup: string): Promise<void> {
  await (ui.prepare ? ui.prepare(setup) : ui.game.prepare?.(setup));
}
