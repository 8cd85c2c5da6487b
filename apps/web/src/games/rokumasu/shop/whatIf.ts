import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import type { Action, Event, State } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';
import { amount } from '../text/numbers.ts';

type RokuMatch = Match<typeof rokumasu>;

const pointsOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.type === 'scored' ? sum + event.points : sum), 0);

/** The last action that scored, with the position it was made in and what came of it. */
function lastClear(match: RokuMatch): { before: State; action: Action; points: number } | null {
  for (let ply = match.length; ply > 0; ply--) {
    const points = pointsOf(match.at(ply).events);
    if (points === 0) continue;
    const action = rokumasu.actions.read(match.log[ply - 1]?.line ?? '');
    return action ? { before: match.at(ply - 1).state, action, points } : null;
  }
  return null;
}

/** What the last clear was worth, and what it would have been with one relic more and the same luck. */
export function withRelic(match: RokuMatch, id: RelicId): { before: string; after: string } | null {
  const last = lastClear(match);
  if (!last || last.before.relics.some(owned => owned.id === id)) return null;
  const richer = { ...last.before, relics: withMirrors([...last.before.relics, freshRelic(id, 0)]) };
  const step = rokumasu.apply(richer, 0, last.action);
  const after = step.ok ? pointsOf(step.events) : 0;
  return after > last.points ? { before: amount(last.points), after: amount(after) } : null;
}
