import type { LongGame } from './long/index.ts';

/**
 * Tables and moves that only the long game has. They are filled in when `long/index.ts` is loaded: programs load it at once, the
 * page when a run of the long game is opened (`prepare` in game.ts), so that nobody waits for it before the first piece.
 */
export const long = {} as LongGame;
