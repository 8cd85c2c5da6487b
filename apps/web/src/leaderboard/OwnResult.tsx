import './leaderboard.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dayOfSlot } from '@minoya/shared/calendar';
import { Icon } from '../design/Icon.tsx';
import { say } from '../i18n/lang.ts';
import { resultPath } from '../play/paths.ts';
import { today } from '../store/day.ts';
import { allPast, type Past } from '../store/runs.ts';
import { firstOf, heard, isUnsent, mayStillEnter } from './first-result.ts';
import { text } from './text.ts';

/** The finished game of a day that counts; null while it is looked for, and where there is none. */
export function useFirstOf(game: string, day: string): Past | null {
  const found = useSignal<Past | null>(null);
  useEffect(() => {
    found.value = null;
    void allPast(game).then(past => {
      found.value = firstOf(past, day);
    });
  }, [game, day]);
  return found.value;
}

/** The way to the result of a day, where it can still be entered; nothing where it cannot. */
export function StillToEnter({ past }: { past: Past | null }): JSX.Element | null {
  // What is sent meanwhile, here or in another tab, is told as it is.
  const { value: _ } = heard;
  if (!past || !mayStillEnter(past, today.value)) return null;
  if (isUnsent(past.game, dayOfSlot(past.slot) ?? ''))
    return (
      <p class="small" role="status" data-on-its-way>
        {say(text.onItsWay)}
      </p>
    );
  return (
    <section class="leaderboard-entry" data-still-to-enter aria-label={say(text.title)}>
      <p class="grow small">{say(text.stillToEnter)}</p>
      <a class="button small" href={resultPath(past.game, past.id)}>
        <Icon id="medal" />
        {say(text.enter)}
      </a>
    </section>
  );
}

/** The same, by the day alone. */
export function StillToEnterOn({ game, day }: { game: string; day: string }): JSX.Element | null {
  return <StillToEnter past={useFirstOf(game, day)} />;
}
