import type { keshiki } from '@minoya/games/keshiki/game';
import { actions } from '@minoya/games/keshiki/actions';
import type { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { replaysOpenOn, takesGames } from '@minoya/shared/leaderboard';
import { noonOf } from '@minoya/shared/calendar';
import { fill } from '@minoya/kernel';
import { date as dateText, type Localized } from '../../../i18n/lang.ts';
import { today } from '../../../store/day.ts';
import type { About } from '../entry/about.ts';
import { progress } from '../entry/progress.ts';
import { thinkers } from '../worker/client.ts';
import { type DailyPar, keepPar, keptPar } from './kept-par.ts';

/** Why par's moves are not shown yet: they would win the board for whoever gives up. Null when they may be seen. */
export function whyParIsClosed({ setup, stage }: About, stars: number): Localized | null {
  const reached = stage !== null && (stars > 0 || (progress.value?.stages[stage]?.stars ?? 0) > 0);
  if (stage !== null) return reached ? null : text.atFirstStar;
  if (setup?.type !== 'daily' || !takesGames(setup.date, today.value)) return null;
  return fill(text.atDay, { date: dateText(noonOf(replaysOpenOn(setup.date))) });
}

const text = {
  atFirstStar: {
    ja: 'AIの手順は、このステージで星を1つ取ると見られます。',
    en: 'The AI line opens with your first star on this stage.',
  },
  atDay: {
    ja: 'AIの手順は、この日のランキングが締め切られる{date}から見られます。',
    en: 'The AI line opens on {date}, when this day’s leaderboard is closed.',
  },
} as const;

/** Par of a daily board, thought out after the first attempt; the same work, so the same par, on every device, and done once on each. */
export function useDailyPar(about: About, match: Match<typeof keshiki>): DailyPar | null {
  const { version } = match.game;
  const found = useSignal<DailyPar | null>(keptPar(version, match.setup));
  useEffect(() => {
    if (about.setup?.type !== 'daily' || found.peek()) return undefined;
    const stop = new AbortController();
    const state = match.at(0).state;
    thinkers
      .ask('par', { state }, { signal: stop.signal })
      .then(({ score, taps }) => {
        const par = { score, line: taps.map(cell => actions.write({ type: 'tap', cell })) };
        keepPar(version, match.setup, par);
        found.value = par;
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [match.setup]);
  return found.value;
}
