/** What the bots think a position is worth. Each number is in points; the tuner finds them. */
export interface Weights {
  /** How much a card keeps of its worth for each action it is away from done. */
  readonly patience: number;
  /** Worth of one level of a reward piece. */
  readonly reward: number;
  /** Worth of the first piece of each level in hand. */
  readonly level1: number;
  readonly level2: number;
  readonly level3: number;
  readonly level4: number;
  /** What a second piece of the same kind keeps of the first one's worth. */
  readonly again: number;
  /** Worth of each cell of the pieces lying on a card, which come back with it. */
  readonly lent: number;
  /** How much less pieces and rewards are worth when the end is near. */
  readonly fade: number;
  /** How much an unfinished card's points weigh against it when the end is near. */
  readonly risk: number;
  /** Worth of a finished card beyond its points, by colour: the nearer the trigger. */
  readonly white: number;
  readonly black: number;
  /** Worth of having a card to work on. */
  readonly busy: number;
  /** How much a lead (or lag) counts when the game is about to end. */
  readonly lead: number;
  /** Worth of triggering the end oneself: only characters have it, so the tuner leaves it alone. */
  readonly hurry: number;
}

export const weightNames = [
  'patience',
  'reward',
  'level1',
  'level2',
  'level3',
  'level4',
  'again',
  'lent',
  'fade',
  'risk',
  'white',
  'black',
  'busy',
  'lead',
] as const satisfies readonly Exclude<keyof Weights, 'hurry'>[];

/** A first guess, kept as the plain opponent that tuned weights are measured against. */
export const plain: Weights = {
  patience: 0.75,
  reward: 0.15,
  level1: 0.1,
  level2: 0.2,
  level3: 0.3,
  level4: 0.4,
  again: 0.8,
  lent: 0.1,
  fade: 0.5,
  risk: 0.5,
  white: 0,
  black: 0,
  busy: 0,
  lead: 1,
  hurry: 0,
};

/** Found by the tuner: `npm run lab -- tune`, 16 generations with seed t1 from the plain ones, then 30 with seed t2; for the cards of version 2 one by one. */
export const tuned: Weights = {
  patience: 0.733,
  reward: 0.018,
  level1: 0.06,
  level2: -0.363,
  level3: 0.208,
  level4: 0.119,
  again: 0.866,
  lent: 0.211,
  fade: 0.609,
  risk: 0.15,
  white: -0.066,
  black: 0.168,
  busy: 0.025,
  lead: 2.043,
  hurry: 0,
};
