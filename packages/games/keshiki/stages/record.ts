/** One stage as it is stored. */
export interface StageRecord {
  /** Rows of the original game's notation without the frame, top row first, `...` for an empty cell. */
  readonly rows: string;
  /** `b3=4 c5=3`: the counters' values. */
  readonly values: string;
  /** What the stars ask for, as in setups: `ice,900,clear@14`. */
  readonly goals: string;
  /** What the hook promises, by name in promises.ts: `ringOf ice`. Tests hold the board to it. */
  readonly promise: string;
  /** The score of `line`. */
  readonly par: number;
  /** 0 (anyone) to 100 (masters): how seldom quick careless play reaches the first goal. */
  readonly difficulty: number;
  /** Taps that reach all three goals: the proof that every star can be earned without tools. */
  readonly line: string;
}
