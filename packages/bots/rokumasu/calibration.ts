/** Fitted by `npm run lab -- coach`: one weight for each sign of `chance.ts`. */
export const calibration: readonly number[] = [0.628, 0.782, 1.843, 1.448, 0.137];
