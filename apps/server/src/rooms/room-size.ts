import type { Command } from '@minoya/shared/protocol';

/** A dozen long games and everything around them. No event is longer than two kilobytes, so this also bounds the bytes. */
const MOST_EVENTS = 10_000;
/** What a running game may still need when nothing new can be begun. */
const KEPT_FOR_THE_GAME = 2_000;

/** So many events of a long log are played before others have their turn: a second of one is a second of everybody's. */
export const EVENTS_AT_ONCE = 100;

/** Whether a room with so many events has no place for one more of this kind: a game that runs goes on for longest. */
export function isFull(events: number, { t }: Command): boolean {
  const plays = t === 'act' || t === 'undo' || t === 'leave';
  return events >= (plays ? MOST_EVENTS : MOST_EVENTS - KEPT_FOR_THE_GAME);
}
