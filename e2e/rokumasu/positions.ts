import { preview } from '@minoya/games/rokumasu/preview';
import type { State } from '@minoya/games/rokumasu/state';
import { placements } from './driver.ts';
import { randomChoice, type RokuMatch, runUntil } from './runs.ts';

/** A random run stopped where a placement does what a test needs. */
export function find(setup: string, wanted: (state: State) => boolean): RokuMatch {
  for (let seed = 1; seed < 400; seed++) {
    const match = runUntil(setup, `FIND-${String(seed).padStart(4, '0')}`, wanted, randomChoice(seed));
    if (wanted(match.state)) return match;
  }
  throw new Error('no such position');
}

/** The first placement of a round whose least points and foresight are as a test needs them. */
export const best = (state: State, fits: (points: number, at: ReturnType<typeof preview>) => boolean) =>
  state.phase === 'playing'
    ? (placements(state).find(one => {
        const ahead = preview(state, one);
        return ahead ? fits(ahead.outcomes[0]?.points ?? 0, ahead) : false;
      }) ?? null)
    : null;
