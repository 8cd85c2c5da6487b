import { conditionOf, isOfBoss } from '@minoya/games/rokumasu/conditions';
import type { State } from '@minoya/games/rokumasu/state';

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
  /** Where the other lines never clear, blocks in them promise nothing. */
  readonly only?: 'rows' | 'columns';
  /** A player with one plan only wants clears of one kind: so many rows, so many columns. */
  readonly wants?: (rows: number, columns: number) => boolean;
}

export const weights: Weights = {
  board: [0, -0.06, 0.003, 0.029, 0.023, 0.129, 0.027, -0.018, -0.092],
  handLeft: 0.02,
  flow: 0.07,
};

const rowsOnly: Weights = { ...weights, only: 'rows' };
const columnsOnly: Weights = { ...weights, only: 'columns' };

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = ROWS.map(row => row + ROWS.length);

/** The weights for a run: what is in force for all of it may leave only its rows or only its columns to clear. */
export function weightsFor(s: State): Weights {
  const judges = s.conditions.filter(one => !isOfBoss(one) && conditionOf(one.source).counts);
  if (judges.length === 0) return weights;
  const clears = (line: number): boolean =>
    judges.every(({ source, my }) => {
      const { counts, n } = conditionOf(source);
      return counts?.({ line, state: s, placed: null }, my, n) !== false;
    });
  if (!COLUMNS.some(clears)) return rowsOnly;
  return ROWS.some(clears) ? weights : columnsOnly;
}
