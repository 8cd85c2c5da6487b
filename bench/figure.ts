/** One speed the product cares about. */
export interface Figure {
  /** `<game>.<what>`, as in `rokumasu.apply`: never renamed, so that runs can be compared. */
  readonly name: string;
  /** What is counted: 'placements', 'taps', 'covers'. */
  readonly unit: string;
  /** What the figure was measured on: state size, board, relics. */
  readonly note?: string;
  /** Does a fixed amount of work and returns how many units that was. */
  run(): number;
}
