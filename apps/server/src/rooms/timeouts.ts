import { AWAY_MS, AWAY_VOTE_MS, IDLE_MS } from '@minoya/shared/protocol';

/** How long things may take, in milliseconds. */
export interface Timeouts {
  /** Until a bot plays for somebody who is away. */
  readonly awayPlayer: number;
  /** Before it the others cannot have a bot play for them: a phone that was put away for a moment is back by then. */
  readonly awayAtLeast: number;
  /** Until the others may have a bot play for somebody who is here and on turn, but does nothing. */
  readonly idlePlayer: number;
  /** What a game shows before its first turn: nobody's clock runs behind it. */
  readonly opening: number;
  /** Until an absent host's role passes on. */
  readonly awayHost: number;
  /** Between a bot's moves, so that people can follow. */
  readonly botPause: number;
  /** At least so much of a turn is left after a restart, unless a whole turn is shorter. */
  readonly turnAfterRestart: number;
}

export const TIMEOUTS: Timeouts = {
  awayPlayer: AWAY_MS,
  awayAtLeast: AWAY_VOTE_MS,
  idlePlayer: IDLE_MS,
  opening: 2_400,
  awayHost: AWAY_MS,
  botPause: 900,
  turnAfterRestart: 15_000,
};
