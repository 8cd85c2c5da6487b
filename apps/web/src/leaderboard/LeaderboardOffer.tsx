import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameUI } from '../games/game-ui.ts';
import type { OpenRun } from '../play/open.ts';
import type { LeaderboardEntry } from './LeaderboardEntry.tsx';

interface LeaderboardOfferProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly run: OpenRun<G>;
}

/** A finished game and the board it may go on, fetched when a game is finished. */
export function LeaderboardOffer<G extends AnyGame>({ ui, run }: LeaderboardOfferProps<G>): JSX.Element | null {
  const found = useSignal<{ readonly Entry: typeof LeaderboardEntry } | null>(null);
  useEffect(() => {
    // Without it the result is still whole: nothing is said of boards that cannot be reached either.
    import('./LeaderboardEntry.tsx').then(
      module => (found.value = { Entry: module.LeaderboardEntry }),
      () => undefined,
    );
  }, []);
  const Entry = found.value?.Entry;
  return Entry ? <Entry ui={ui} run={run} /> : null;
}
