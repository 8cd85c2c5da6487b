import type { State } from '@minoya/games/rokumasu/state';
import { conditionLive } from '@minoya/games/rokumasu/texts';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { WayCrest } from '../crest/WayCrest.tsx';
import { conditionsIn } from '../any-version.ts';
import { asTold, liveWords, sourceName, sourceText, told } from '../text/sources.ts';
import { longWords } from './words.ts';

const isBoss = (source: string): boolean => source.startsWith('boss:');

const isLevel = (source: string): boolean => source.startsWith('level:');

const isTwist = (source: string): boolean => source.startsWith('twist:');

interface ConditionsProps {
  readonly state: State;
  /** Some of them, where they stand apart: what was changed for this run, or all the rest. */
  readonly which?: 'twists' | 'rest';
}

/** What is in force, where it can be seen while a round is played: each with what it counts. */
export function Conditions({ state, which }: ConditionsProps): JSX.Element | null {
  const list = conditionsIn(state)
    .map((one, at) => ({ source: one.source, at }))
    .filter(({ source }) => which === undefined || isTwist(source) === (which === 'twists'))
    // Before a round its bosses stand there with their whole text.
    // A level brings those below it along: its own chip tells them all.
    .filter(
      ({ source }, _, all) =>
        !isLevel(source) || source === [...all].reverse().find(one => isLevel(one.source))?.source,
    )
    .filter(({ source }) => source !== 'deck:carpenter' && !(state.phase === 'progress' && isBoss(source)));
  if (list.length === 0) return null;
  return (
    <ul class="conditions" aria-label={say(longWords.now)}>
      {list.map(({ source, at }) => {
        const live = conditionLive(state, at);
        return (
          <li
            key={source}
            class="condition"
            data-condition={source}
            tabIndex={0}
            role="note"
            {...tip(aboutOf(state, source))}
          >
            <span class="condition-crest">
              {isBoss(source) ? <BossPlate id={source.slice(5) as never} /> : <WayCrest source={source} />}
            </span>
            <span class="condition-words">
              <span class="caption condition-name">{say(sourceName(asTold(state, source)))}</span>
              {isBoss(source) ? <span class="caption condition-text">{say(sourceText(state, source))}</span> : null}
            </span>
            {live ? <b class="num condition-live">{say(liveWords(live))}</b> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What a condition changes; a level's chip tells all the levels that it brings along. */
function aboutOf(state: State, source: string): string {
  const sources = conditionsIn(state).map(one => one.source);
  const all = isLevel(source) ? sources.filter(isLevel) : [source];
  return all.map(one => say(told(state, asTold(state, one)))).join('\n');
}

/** The changed rules of a challenge or a custom run in one chip, where there is no room for all: it names the first and tells every one. */
export function TwistChip({ state }: { state: State }): JSX.Element | null {
  const twists = conditionsIn(state).flatMap(({ source }) => (isTwist(source) ? [source] : []));
  const [first] = twists;
  if (first === undefined) return null;
  const about = twists.map(source => say(told(state, asTold(state, source)))).join('\n');
  return (
    <span class="condition twist-chip" data-twists={twists.length} role="note" tabIndex={0} {...tip(about)}>
      <span class="condition-crest">
        <WayCrest source={first} />
      </span>
      <span class="caption condition-name">{say(sourceName(asTold(state, first)))}</span>
      {twists.length > 1 ? <b class="caption num">+{twists.length - 1}</b> : null}
    </span>
  );
}
