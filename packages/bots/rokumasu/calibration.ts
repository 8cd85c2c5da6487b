/** Fitted by `npm run lab -- coach`: one weight for each sign of `chance.ts`. */
export const calibration: readonly number[] = [-1.604, 0.677, 2.848, 0.925, 1.427];
