import type { TurnClock } from '@minoya/shared/protocol';

/** What a room is opened with. */
export interface NewRoom {
  readonly game: string;
  /** The rules it will be played by: the newest. */
  readonly version: number;
  readonly setup: string;
  readonly clock: TurnClock;
  readonly watch: boolean;
}
