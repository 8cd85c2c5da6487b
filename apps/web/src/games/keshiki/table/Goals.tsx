import { type Goal, type GoalKind, goalsIn, isReached } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { sixPapers } from '../../../tile/fills.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { letterOf } from '../look.ts';
import { goalLine } from './goal-line.ts';
import { goalWords } from './goal-words.ts';

/** The sign of each kind of goal, as a path on a field of 24 by 24. */
const signs: Readonly<Record<Exclude<GoalKind, 'color'>, string>> = {
  score: 'M3 18L9.5 11.5L13 15L21 7M15 7H21V13',
  clear: 'M4 4H20V20H4ZM8 12L11 15L16 9',
  marked: 'M12 4A8 8 0 1 1 11.9 4ZM12 9A3 3 0 1 1 11.9 9Z',
  ice: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5',
  numbers: 'M9 4L7 20M17 4L15 20M4 9H20M4 15H20',
  rocks: 'M12 3V14M8 10L12 14L16 10M5 20L7 17H17L19 20Z',
  big: 'M4 13H11V20H4ZM13 13H20V20H13ZM4 4H11V11H4ZM13 4H20V11H13Z',
  few: 'M5 19H9V15H5ZM14 19H18V15H14ZM12 3V10M9 7L12 10L15 7',
};

/** A colour that is asked for is shown as the block itself, in the palette of the moment. */
function Sign({ goal: { kind, amount } }: { goal: Goal }) {
  if (kind === 'color') return <Tile class="goal-tile" fill={letterOf(amount)} pattern={sixPapers[letterOf(amount)]} />;
  return (
    <svg class="goal-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[kind]} />
    </svg>
  );
}

interface ListProps {
  readonly goals: readonly Goal[];
  readonly reached: readonly boolean[];
}

/** What each star asks for. */
export function GoalList({ goals, reached }: ListProps): JSX.Element | null {
  if (goals.length === 0) return null;
  return (
    <ul class="goals">
      {goals.map((goal, i) => (
        <li key={i} data-reached={reached[i] ?? false}>
          <span class="goal-stars">{'★'.repeat(i + 1)}</span>
          <Sign goal={goal} />
          <span>{say(goalWords(goal))}</span>
          {reached[i] ? <Icon id="check" /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The goals of a game, with those that are reached. */
export function Goals({ state }: { state: State }): JSX.Element | null {
  const goals = goalsIn(state);
  return <GoalList goals={goals} reached={goals.map((_, i) => isReached(state, i))} />;
}

const allReached = { ja: 'すべての目標に届きました', en: 'Every goal is reached' };

/** The next goal: its sign, what is missing, and the taps that are left for it. */
export function NextGoal({ state }: { state: State }): JSX.Element | null {
  const line = goalLine(state);
  const goals = goalsIn(state);
  if (goals.length === 0) return null;
  // Its place stays: the board below would move.
  if (!line)
    return (
      <p class="num next-goal" data-done>
        {goals.every((_, i) => isReached(state, i)) ? say(allReached) : null}
      </p>
    );
  return (
    <p class="num next-goal" data-late={line.late}>
      <Sign goal={line.goal} />
      <span>
        {'★'.repeat(line.index + 1)} {say(line.text)}
      </span>
      {line.taps ? <span class="taps-left">{say(line.taps)}</span> : null}
    </p>
  );
}
