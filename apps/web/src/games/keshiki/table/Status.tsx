import { goalsIn, isReached } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import type { ComponentChildren, JSX } from 'preact';
import { NextGoal } from './Goals.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { aboutSetup, starsOffered } from '../entry/about.ts';
import { progress, starsFor, unaidedOf } from '../entry/progress.ts';
import { carriedTo, goesOn } from '../entry/walk.ts';
import { Stars } from './Stars.tsx';
import { words } from '../text.ts';

interface StatusProps {
  readonly state: State;
  readonly setup: string;
  readonly seed: string;
  readonly marks: Readonly<Record<string, number>>;
  /** What stands above it for a while. */
  readonly children?: ComponentChildren;
}

/** Score, the next goal and the way to it. */
export function Status({ state, setup, seed, marks, children }: StatusProps): JSX.Element {
  const { score, par } = state;
  const goals = goalsIn(state);
  const [first] = goals;
  const scoresOnly = goals.every(({ kind }) => kind === 'score');
  const isWay = first?.kind === 'score' && (scoresOnly || !isReached(state, 0));
  return (
    <div class="status">
      {children}
      <p class="num score-line">
        <strong data-score>{number(score)}</strong>
        {first?.kind === 'score' ? <span class="quiet"> / {number(first.amount)}</span> : null}
      </p>
      {isWay ? <Way state={state} /> : <NextGoal state={state} />}
      <Carried setup={setup} seed={seed} />
      {par === null ? null : (
        <p class="caption num par-line">
          {say(words.par)} {number(par)}
        </p>
      )}
      {first ? (
        <Stars count={starsFor(state)} unaided={unaidedOf(starsFor(state), marks)} of={starsOffered(setup, state)} />
      ) : null}
    </div>
  );
}

/** What the boards before this one brought to a walk. */
function Carried({ setup: line, seed }: { setup: string; seed: string }) {
  const { setup } = aboutSetup(line);
  const walk = progress.value?.walk;
  if (setup?.type !== 'endless' || !walk || !goesOn(walk, seed)) return null;
  return (
    <p class="caption num par-line" data-carried>
      {say(words.carried(number(carriedTo(walk, setup.level))))}
    </p>
  );
}

/** A bar up to par, with a notch for each star that asks for a score. */
function Way({ state }: { state: State }) {
  const notches = goalsIn(state).flatMap(({ kind, amount }) => (kind === 'score' ? [amount] : []));
  const [one = 1] = notches;
  const end = Math.max(...notches, state.par ?? one, 1);
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
      {notches.map(value => (
        <span key={value} class="notch" style={{ left: at(value) }} />
      ))}
    </div>
  );
}
