import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import { effect } from '@preact/signals';
import type { Mood } from '../../../stage/music.ts';
import { settings } from '../../../store/settings.ts';
import type { RokuPlay } from './table-controller.ts';

/** What is heard of a run: how far it is, whether a boss is played, whether it may be lost. */
export function moodOf({ round, phase, hands, score, target }: State): Mood {
  const playing = phase === 'playing';
  return {
    far: Math.min(1, (round - 1) / LAST_ROUND),
    dark: playing && roundKind(round) === 'boss',
    danger: playing && hands <= 3 && score < target * 0.7,
    seed: round,
  };
}

/** The score under a run, fetched when somebody wants to hear it. Returns how to stop. */
export function accompany(play: RokuPlay): () => void {
  let stop: (() => void) | null = null;
  let wanted = false;
  const end = () => {
    wanted = false;
    stop?.();
    stop = null;
  };
  const unfollow = effect(() => {
    const { music, muted } = settings.value;
    if (music === 0 || muted) end();
    else if (!wanted) {
      wanted = true;
      void import('../../../stage/music.ts').then(
        ({ playScore }) => {
          if (wanted && !stop) stop = playScore(() => moodOf(play.shown.peek()));
        },
        () => undefined,
      );
    }
  });
  return () => {
    unfollow();
    end();
  };
}
