import { long } from '@minoya/games/rokumasu/long-game';
import { isOpen, type UnlockId, unlockIds } from '@minoya/games/rokumasu/long/unlocks';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { JSX } from 'preact';
import { type Localized, say } from '../../../i18n/lang.ts';
import { Icon } from '../../../design/Icon.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { opened, setAllOpen } from './opened.ts';
import { openNow } from './setup.ts';
import { longWords } from './words.ts';

let fresh: ReturnType<typeof rokumasu.start> | null = null;

/** A journey at its very beginning: what texts without a run are told by. */
export function freshJourney(): ReturnType<typeof rokumasu.start> {
  const setup = rokumasu.setups.read('journey');
  if (!setup) throw new Error('the long game is not here');
  fresh ??= rokumasu.start(setup, 'book');
  return fresh;
}

export const isOpenNow = (source: string): boolean => isOpen(openNow(), source);

/** The deed that opens a thing; null where it is open from the start. */
export function opensBy(source: string): Localized | null {
  const id = unlockIds.find(one => long.unlocks[one].opens.includes(source));
  return id ? sourceText(freshJourney(), `unlock:${id}`) : null;
}

/** Says how to open what is closed. */
export function Lock({ source }: { source: string }): JSX.Element | null {
  const deed = isOpenNow(source) ? null : opensBy(source);
  if (!deed) return null;
  return (
    <span class="caption lock-note" data-closed={source}>
      <Icon id="lock" /> {say(longWords.opensBy(deed))}
    </span>
  );
}

const mostNext = 3;

/** What is next, and, where it is not bare, the switch for those who dislike to wait. */
export function NextUnlocks({ bare = false }: { bare?: boolean }): JSX.Element {
  const { done, all } = opened.value;
  const ahead = unlockIds.filter(id => !done.includes(id));
  return (
    <section class="stack next-unlocks" aria-label={say(longWords.next)}>
      <h2 class="heading-small">{say(longWords.next)}</h2>
      {all || ahead.length === 0 ? (
        <p class="small quiet">{say(longWords.nothingNext)}</p>
      ) : (
        <ul class="unlock-list">
          {ahead.slice(0, mostNext).map(id => (
            <Ahead key={id} id={id} />
          ))}
        </ul>
      )}
      {bare ? null : <AllOpen all={all} />}
    </section>
  );
}

/** The switch for those who dislike to wait. */
export function AllOpen({ all }: { all: boolean }) {
  return (
    <label class="row small all-open">
      <input type="checkbox" data-all-open checked={all} onChange={event => setAllOpen(event.currentTarget.checked)} />
      <span>
        <b>{say(longWords.allOpen)}</b> <span class="caption">{say(longWords.allOpenText)}</span>
      </span>
    </label>
  );
}

function Ahead({ id }: { id: UnlockId }) {
  const names = long.unlocks[id].opens.map(source => say(sourceName(source))).join(say({ ja: '、', en: ', ' }));
  return (
    <li class="unlock" data-unlock={id}>
      <b class="small">{say(sourceText(freshJourney(), `unlock:${id}`))}</b>
      <span class="caption">→ {names}</span>
    </li>
  );
}
