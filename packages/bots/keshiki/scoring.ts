/** How a line of taps is paid. */
export interface Scoring {
  /** By the number of removed blocks. */
  readonly points: Int32Array;
  /** The final score of a line that earned this much and left this many coloured blocks. */
  readonly finish: (earned: number, left: number) => number;
}

const MOST = 1100;

/** 消色百景: n², and half again for an all-clear. */
export const keshikiScoring: Scoring = {
  points: Int32Array.from({ length: MOST }, (_, n) => n * n),
  finish: (earned, left) => (left === 0 ? Math.floor((earned * 3 + 1) / 2) : earned),
};

/** The same while a booster works. */
export const boostedScoring: Scoring = {
  points: Int32Array.from({ length: MOST }, (_, n) => Math.floor((n * n * 3 + 1) / 2)),
  finish: keshikiScoring.finish,
};

/** The published benchmark: (n - 2)², and 1,000 for an all-clear. */
export const samegameScoring: Scoring = {
  points: Int32Array.from({ length: MOST }, (_, n) => (n < 2 ? 0 : (n - 2) * (n - 2))),
  finish: (earned, left) => (left === 0 ? earned + 1000 : earned),
};
