import { dayNumber, noonOf } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { offers } from '../games/list.ts';
import { date, say } from '../i18n/lang.ts';
import { today } from '../store/day.ts';
import { allPast, allRuns } from '../store/runs.ts';
import { standingOf } from '../store/leaderboard-notes.ts';
import { dayLine, nothingPlayed } from './day-line.ts';
import { text } from './text.ts';

/** Today's boards, one a game; nothing when no game has one. */
export function Today(): JSX.Element | null {
  const played = useSignal(nothingPlayed);
  const day = today.value;
  useEffect(() => {
    void Promise.all([allPast(), allRuns()]).then(([past, runs]) => {
      played.value = { past, runs };
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
          const line = dayLine(played.value, front.id, day);
          const stood = standingOf(front.id, day);
          return (
            <li key={front.id}>
              <a class="button" href={`/daily/${front.id}/${day}`}>
                {say(front.name)}
                <span class="caption">{say(line ?? text.notPlayed)}</span>
                {line && stood ? (
                  <span class="badge">
                    {say(stood.aided ? text.rankAided(stood.rank, front.aided) : text.rank(stood.rank))}
                  </span>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
