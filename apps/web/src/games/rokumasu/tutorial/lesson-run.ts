import type { RelicId } from '@minoya/games/rokumasu/relics/index';

/** The run of the tutorial: always the same, with the gold for a first relic, and a first shop whose relics all work with this deck. */
export const lessonSeed = '0000-0816';
export const lessonSetup = 'standard gold=8';
export const lessonSlot = 'lesson';
/** What the first shop advises: it shows on the very next clear. */
export const lessonRelic = 'anchor' satisfies RelicId;
