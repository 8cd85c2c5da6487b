import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import type { Event, State } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';
import { amount } from '../text/numbers.ts';

type RokuMatch = Match<typeof rokumasu>;
type Placement = Parameters<typeof preview>[1];

/** The last placement that scored, with the position it was made in. */
function lastClear(match: RokuMatch): { before: State; action: Placement } | null {
  for (let ply = match.length; ply > 0; ply--) {
    const { events } = match.at(ply);
    if (!events.some((event: Event) => event.type === 'scored')) continue;
    const action = rokumasu.actions.read(match.log[ply - 1]?.line ?? '');
    if (action?.type !== 'place' && action?.type !== 'end') return null;
    return { before: rokumasu.view(match.at(ply - 1).state, 0), action };
  }
  return null;
}

/** What the last clear was worth at least, and what it would have been with one relic more. */
export function withRelic(match: RokuMatch, id: RelicId): { before: string; after: string } | null {
  const last = lastClear(match);
  if (!last) return null;
  const { before: state, action } = last;
  if (state.relics.some(owned => owned.id === id)) return null;
  const richer = { ...state, relics: withMirrors([...state.relics, freshRelic(id, 0)]) };
  const least = (s: State) => preview(s, action)?.outcomes[0]?.points ?? 0;
  const [before, after] = [least(state), least(richer)];
  return after > before ? { before: amount(before), after: amount(after) } : null;
}
