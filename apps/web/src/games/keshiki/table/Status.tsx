import { starScores } from '@minoya/games/keshiki/score';
import type { State } from '@minoya/games/keshiki/state';
import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { starsFor } from '../entry/progress.ts';
import { Stars } from './Stars.tsx';
import { words } from '../text.ts';

/** Score, goal and the way to the next star. */
export function Status({ state }: { state: State }): JSX.Element {
  const { score, target, par } = state;
  return (
    <div class="status">
      <p class="num score-line">
        <strong data-score>{number(score)}</strong>
        {target > 0 ? <span class="quiet"> / {number(target)}</span> : null}
      </p>
      {target > 0 ? <Way state={state} /> : null}
      {par === null ? null : (
        <p class="caption num par-line">
          {say(words.par)} {number(par)}
        </p>
      )}
      {target > 0 ? <Stars count={starsFor(state)} /> : null}
    </div>
  );
}

/** A bar up to par, with a notch for each star. */
function Way({ state }: { state: State }) {
  const { one, two, three } = starScores(state.target, state.par);
  const end = Math.max(three ?? one, state.par ?? one, 1);
  const at = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  return (
    <div
      class="way"
      role="progressbar"
      aria-label={say(words.score)}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={Math.min(end, state.score)}
    >
      <div class="way-done" data-reached={state.score >= one} style={{ width: at(state.score) }} />
      {[one, two, three].map((value, i) =>
        value === null ? null : <span key={i} class="notch" style={{ left: at(value) }} />,
      )}
    </div>
  );
}
