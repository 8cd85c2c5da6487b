export interface Setup {
  /** How many lamps were pressed to light the board. */
  readonly presses: number;
}

export interface State {
  /** Row by row from the top left. */
  readonly lit: readonly boolean[];
  /** Moves left. */
  readonly left: number;
}

export interface Action {
  readonly lamp: number;
}

export type Event =
  | { readonly type: 'pressed'; readonly lamp: number; readonly turned: readonly number[]; readonly left: number }
  | { readonly type: 'ended'; readonly won: boolean; readonly points: number };
