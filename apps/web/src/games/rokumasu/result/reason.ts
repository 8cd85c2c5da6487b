import type { Event } from '@minoya/games/rokumasu/state';
import { fill } from '@minoya/kernel';
import { type Localized, number } from '../../../i18n/lang.ts';
import type { RokuPlay } from '../table/table-controller.ts';

/** How little was missing, and what a lost run ended by; or that it was given up. */
export function reasonOf(play: RokuPlay): Localized | null {
  const { phase, score, target } = play.view.value;
  if (play.marks.value['gaveUp']) return gaveUp;
  return phase === 'lost' ? lostBy(target - score, endedStuck(play)) : null;
}

const gaveUp: Localized = { ja: '途中でリタイアしました。', en: 'You gave this run up.' };

function endedStuck(play: RokuPlay): boolean {
  const { match } = play.session;
  return match?.at(match.length).events.some((event: Event) => event.type === 'stuck') ?? false;
}

const lostBy = (short: number, stuck: boolean): Localized =>
  fill(
    short === 1
      ? { ja: 'あと{short}点でした。{stuck}', en: '{short} point short. {stuck}' }
      : { ja: 'あと{short}点でした。{stuck}', en: '{short} points short. {stuck}' },
    {
      short: number(short),
      stuck: stuck
        ? { ja: '置けるピースがなくなり、ハンドが尽きました。', en: 'No piece fitted and the hands ran out.' }
        : { ja: 'ハンドを使い切りました。', en: 'The hands ran out.' },
    },
  );
