import './earned.css';
import type { AnyGame } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tip } from '../design/tips.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import type { Achievement } from '../games/game-ui.ts';
import { earnedAt } from './earned.ts';
import { earnedAfter } from './earned-marks.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/** What a game has earned, as a row of seals in its result, each with its own sign and explained on asking: nothing lies over what is read and pressed there. */
export function EarnedHere<G extends AnyGame>({ play }: { play: Play<G> }): JSX.Element {
  const earned = earnedAt(play);
  const all = earned.all.value;
  useEffect(() => {
    earned.told = all.length;
  }, [all]);
  return <Seals of={all.map(one => ({ ...one, whose: whoseName(play, one.id) }))} />;
}

/** Who did it, where several people play at one device. What only the end of the game gave is everybody's. */
function whoseName<G extends AnyGame>({ session, seating, marks }: Play<G>, id: string): Localized | null {
  const ply = earnedAfter(marks.value, id);
  const people = seating.people.value.filter(({ kind }) => kind !== 'bot');
  const entry = ply === session.match?.length ? undefined : session.match?.log[ply - 1];
  return entry && people.length > 1 ? seating.at(entry.seat).name : null;
}

interface Told extends Pick<Achievement<AnyGame>, 'id' | 'name' | 'how'> {
  readonly whose?: Localized | null;
}

/** The live region is there before what it tells. */
export function Seals({ of }: { of: readonly Told[] }): JSX.Element {
  return (
    <div role="status" class="seals-told">
      {of.length > 0 ? (
        <>
          <p class="caption">{say(text.achievementsHere)}</p>
          <ul class="seals">
            {of.map(one => (
              <li key={one.id} data-award={one.id} {...tip(say(one.how))}>
                <span class="stamp" aria-hidden="true">
                  {[...say(one.name)][0]}
                </span>
                <b class="small">
                  {say(one.name)}
                  {one.whose ? <small> ({say(one.whose)})</small> : null}
                </b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
