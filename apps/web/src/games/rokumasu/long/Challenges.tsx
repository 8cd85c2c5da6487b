import { long } from '@minoya/games/rokumasu/long-game';
import type { ChallengeId } from '@minoya/games/rokumasu/long/challenges';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { WayCrest } from '../crest/WayCrest.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { AllOpen, freshJourney, isOpenNow, Lock, NextUnlocks } from './parts.tsx';
import { opened } from './opened.ts';
import { plainChoice, setupOf } from './setup.ts';
import { challengeWon, tally, type Trip } from './trips.ts';
import { longWords } from './words.ts';

interface ChallengesProps {
  readonly onStart: (setup: string) => void;
  readonly trips: readonly Trip[];
}

/** Named setups with a twist each. */
export function Challenges({ onStart, trips }: ChallengesProps): JSX.Element {
  const ids = Object.keys(long.challenges) as ChallengeId[];
  const isClosed = (id: ChallengeId) => !isOpenNow(`challenge:${id}`);
  const openFirst = [...ids.filter(id => !isClosed(id)), ...ids.filter(isClosed)];
  return (
    <div class="stack">
      <div class="panel stack">
        {ids.some(isClosed) ? <p class="small">{say(longWords.someClosed)}</p> : null}
        <AllOpen all={opened.value.all} />
      </div>
      <ul class="challenges">
        {openFirst.map(id => (
          <Challenge key={id} onStart={onStart} id={id} trips={trips} />
        ))}
      </ul>
      <NextUnlocks bare />
    </div>
  );
}

function Challenge({ onStart, id, trips }: ChallengesProps & { id: ChallengeId }) {
  const source = `challenge:${id}`;
  const open = isOpenNow(source);
  const { deck, twists } = long.challenges[id];
  const { runs, best } = tally(trips.filter(one => one.challenge === id && !one.practice));
  const parts = [`deck:${deck}`, ...twists.map(one => `twist:${one}`)];
  return (
    <li class="challenge" data-challenge={id} data-closed={!open}>
      <span class="ware-crest">
        <WayCrest source={source} />
      </span>
      <span class="deck-words">
        <b>{say(sourceName(source))}</b>
        <span class="small">{say(sourceText(freshJourney(), source))}</span>
        <span class="caption">{parts.map(part => say(sourceName(part))).join(' · ')}</span>
        {open ? (
          <span class="caption quiet num">
            {say(runs > 0 ? longWords.best(number(best), number(runs)) : longWords.neverPlayed)}
          </span>
        ) : (
          <Lock source={source} />
        )}
      </span>
      {challengeWon(trips, id) ? <span class="stamp">{say(longWords.stamp)}</span> : null}
      <button
        type="button"
        class="button small"
        data-take-on={id}
        aria-disabled={!open}
        onClick={() => {
          const found = setupOf({ ...plainChoice, challenge: id });
          if ('line' in found) onStart(found.line);
        }}
      >
        {say(longWords.startChallenge)}
        <Icon id="forward" />
      </button>
    </li>
  );
}
