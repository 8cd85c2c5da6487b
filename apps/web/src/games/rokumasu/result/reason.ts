import type { Event } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';
import type { RokuPlay } from '../table/table-controller.ts';
import { run } from '../text/run.ts';

/** How little was missing, and what a lost run ended by. */
export function reasonOf(play: RokuPlay): Localized | null {
  const { phase, score, target } = play.view.value;
  return phase === 'lost' ? run.lost(target - score, endedStuck(play)) : null;
}

function endedStuck(play: RokuPlay): boolean {
  const { match } = play.session;
  return match?.at(match.length).events.some((event: Event) => event.type === 'stuck') ?? false;
}
