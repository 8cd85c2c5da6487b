/** What the features of a board are worth, in shares of a round's target. Found by `npm run lab -- tune`. */
export interface Weights {
  /** One per feature of `measure`: lines by how many blocks they hold, turns, pits. */
  readonly board: readonly number[];
  /** A hand left when the target is reached. */
  readonly handLeft: number;
}

export const weights: Weights = {
  board: [-0.012, -0.036, 0, 0.028, 0.002, 0.095, 0.026, -0.031, -0.1],
  handLeft: 0.02,
};
