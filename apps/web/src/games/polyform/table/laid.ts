/** For how many puzzles of one's own the table is laid, and in which turn that was settled. */
export interface Laid {
  readonly turn: string;
  readonly places: number;
}

/**
 * The market is the stage until one's first puzzle, and never again. What is taken has its place at once, since it is worked on in
 * the same turn; what a completed puzzle leaves free is given back when the turn has passed on: nothing moves under the hand.
 */
export function laidFor(before: Laid | null, turn: string, { owned, done }: { owned: number; done: number }): Laid {
  const least = before?.turn === turn ? before.places : Math.min(1, done);
  const places = Math.max(least, owned);
  return before?.turn === turn && before.places === places ? before : { turn, places };
}
