import { dailySlot, dayNumber, noonOf } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { offers } from '../games/list.ts';
import { date, say } from '../i18n/lang.ts';
import { today } from '../store/day.ts';
import { allPast, type Past } from '../store/runs.ts';
import { standingOf } from '../store/leaderboard-notes.ts';
import { text } from './text.ts';

/** Today's boards, one a game; nothing when no game has one. */
export function Today(): JSX.Element | null {
  const past = useSignal<readonly Past[]>([]);
  const day = today.value;
  useEffect(() => {
    void allPast().then(found => {
      past.value = found;
    });
  }, [day]);
  const daily = offers.filter(offer => offer.load && offer.front.daily);
  if (daily.length === 0) return null;
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today" class="row heading-small">
        <Icon id="calendar" />
        <a href="/daily">
          {say(text.today)} <span class="num">#{dayNumber(day)}</span>
        </a>
        <span class="caption grow">{date(noonOf(day))}</span>
        <a class="today-leaderboards small" href="/ranks">
          <Icon id="medal" />
          {say(text.leaderboard)}
        </a>
      </h2>
      <ul class="today-list">
        {daily.map(({ front }) => {
          const done = past.value.find(one => one.game === front.id && one.slot === dailySlot(day));
          const rank = standingOf(front.id, day);
          return (
            <li key={front.id}>
              <a class="button" href={`/daily/${front.id}/${day}`}>
                {say(front.name)}
                <span class="caption">{done ? say(done.line) : say(text.notPlayed)}</span>
                {done && rank !== null ? <span class="badge">{say(text.rank(rank))}</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
