import type { AnyGame } from '@minoya/kernel';
import { keshiki } from './keshiki/game.ts';
import { polyform } from './polyform/game.ts';
import { rokumasu } from './rokumasu/game.ts';

/** The house's games by id. Programs that handle any game import this list and nothing else. */
export const games: Readonly<Record<string, AnyGame>> = { rokumasu, keshiki, polyform };
