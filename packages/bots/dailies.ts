import { daily as keshiki } from '@minoya/games/keshiki/daily';
import { daily as rokumasu } from '@minoya/games/rokumasu/daily';
import type { Daily } from '@minoya/shared/daily';
import { dailySetup } from './keshiki/proven-deals.ts';

/** The daily of each game that has one: the same for everybody, computed by anybody. Some setups take a second. */
export const dailies: Readonly<Record<string, Daily>> = { keshiki: { ...keshiki, setup: dailySetup }, rokumasu };
