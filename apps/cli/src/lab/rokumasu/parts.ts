/** What the lab of ロクマス can measure. */
export const parts = ['sets', 'dice', 'scripts', 'hints', 'levels', 'decks', 'challenges', 'trials'] as const;
export type Part = (typeof parts)[number];
