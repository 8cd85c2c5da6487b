/**
 * What the features of a board are worth, in shares of a round's target. Found by an evolution strategy on the same seeds for
 * every sample; `npm run lab -- weights` looks for better ones.
 */
export interface Weights {
  /** One per feature of `promise`: lines by how many blocks they hold, turns, pits. */
  readonly board: readonly number[];
  /** A hand left when the target is reached. */
  readonly handLeft: number;
  /** A line that the round has cleared, where that makes later clears worth more. */
  readonly flow: number;
  /** A player with one plan only wants clears of one kind: so many rows, so many columns. */
  readonly wants?: (rows: number, columns: number) => boolean;
}

export const weights: Weights = {
  board: [0, -0.06, 0.003, 0.029, 0.023, 0.129, 0.027, -0.018, -0.092],
  handLeft: 0.02,
  flow: 0.07,
};
