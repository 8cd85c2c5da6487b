import type { keshiki } from '@minoya/games/keshiki/game';
import { actions } from '@minoya/games/keshiki/actions';
import type { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About } from '../entry/about.ts';
import { thinkers } from '../worker/client.ts';

/** What our solver made of a day's board. */
export interface DailyPar {
  readonly score: number;
  readonly line: readonly string[];
}

const known = new Map<string, DailyPar>();

/** Par of a daily board, thought out after the first attempt; the same work, so the same par, on every device. */
export function useDailyPar(about: About, match: Match<typeof keshiki>): DailyPar | null {
  const found = useSignal<DailyPar | null>(known.get(match.setup) ?? null);
  useEffect(() => {
    if (about.setup?.type !== 'daily' || found.peek()) return undefined;
    const stop = new AbortController();
    const state = match.at(0).state;
    thinkers
      .ask('par', { state }, { signal: stop.signal })
      .then(({ score, taps }) => {
        const par = { score, line: taps.map(cell => actions.write({ type: 'tap', cell })) };
        known.set(match.setup, par);
        found.value = par;
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [match.setup]);
  return found.value;
}
