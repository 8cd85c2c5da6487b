import { type Intent, intentOf } from '@minoya/bots/polyform/intent';
import { polyform } from '@minoya/games/polyform/game';
import type { State } from '@minoya/games/polyform/state';
import { fold, type Replay, type Seat } from '@minoya/kernel';

/** What a machine player was after when its last turn began. */
export interface LastIntent extends Intent {
  readonly seat: Seat;
  readonly ply: number;
}

export interface Asked {
  readonly seat: Seat;
  readonly bot: string;
}

/** What each of these machine players meant to do at the end; none of a game by older rules. */
export function lastIntents(replay: Replay, bots: readonly Asked[]): readonly LastIntent[] {
  if (replay.version !== polyform.version) return [];
  const begun = new Map<Seat, { ply: number; state: State }>();
  let last: Seat | null = null;
  fold(polyform, replay, ({ before }, ply) => {
    const seat = before.active;
    if (seat !== null && seat !== last) begun.set(seat, { ply, state: before });
    last = seat;
  });
  return bots.flatMap(({ seat, bot }) => {
    const turn = begun.get(seat);
    if (!turn) return [];
    // What it really did: the plan behind it may have been another one.
    const next = replay.log[turn.ply]?.line ?? null;
    return [{ ...intentOf(polyform.view(turn.state, seat), seat, bot), next, seat, ply: turn.ply }];
  });
}
