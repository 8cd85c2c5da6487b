/** One stage as it is stored. */
export interface StageRecord {
  /** Rows of the original game's notation without the frame, top row first, `...` for an empty cell. */
  readonly rows: string;
  /** `b3=4 c5=3`: the counters' values. */
  readonly values: string;
  readonly target: number;
  /** The score of `line`, the best the solver found. */
  readonly par: number;
  /** 0 (anyone) to 100 (masters): how seldom quick careless play reaches the target. */
  readonly difficulty: number;
  /** Taps that score par: the proof that the stage can be won without tools. */
  readonly line: string;
}
