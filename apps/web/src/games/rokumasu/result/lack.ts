import type { rokumasu } from '@minoya/games/rokumasu/game';
import type { Event } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';
import type { Lack } from '../worker/enough.ts';

/** What a lost run lacked, read from its last round: known at once, by whichever rules it was played. */
export function lackOf(match: Match<typeof rokumasu>): Lack {
  const { round, target, score } = match.state;
  const points: number[] = [];
  for (let ply = match.length; ply > 0; ply--) {
    const events: readonly Event[] = match.at(ply).events;
    points.push(...events.flatMap(event => (event.type === 'scored' ? [event.points] : [])));
    if (events.some(event => event.type === 'roundStarted')) break;
  }
  return { round, target, score, clears: points.length, best: Math.max(0, ...points) };
}
