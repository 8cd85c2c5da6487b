/** What the lab of ロクマス can measure. */
export const parts = [
  'sets',
  'dice',
  'scripts',
  'hints',
  'levels',
  'decks',
  'challenges',
  'steps',
  'bosses',
  'relics',
] as const;
export type Part = (typeof parts)[number];
