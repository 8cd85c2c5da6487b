import { rokumasu } from '@minoya/games/rokumasu/game';
import { daily } from '@minoya/games/rokumasu/daily';
import { conditionsOf } from '@minoya/games/rokumasu/long/way';
import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lang, say } from '../../../i18n/lang.ts';
import { today } from '../../../store/day.ts';
import { allPast } from '../../../store/runs.ts';
import { WayCrest } from '../crest/WayCrest.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { calendarDays, type Days, dayShown, daysOf, streakOf, toldOf, weekdayOf } from './days.ts';
import { loadLong } from './load.ts';
import { freshJourney } from './parts.tsx';
import { longWords } from './words.ts';

/** Today's twist, how many days in a row, and the last five weeks. */
export function DailyCard(): JSX.Element | null {
  const days = useSignal<Days | null>(null);
  useEffect(() => {
    void Promise.all([allPast('rokumasu'), loadLong()]).then(
      ([past]) => {
        days.value = daysOf(past);
      },
      () => undefined,
    );
  }, []);
  if (!days.value) return null;
  return (
    <section class="daily-card stack" aria-label={say(longWords.today)}>
      <Twist date={today.value} />
      <Calendar days={days.value} now={dayNumber(today.value)} />
    </section>
  );
}

function Twist({ date }: { date: string }) {
  const setup = rokumasu.setups.read(daily.setup(date));
  const sources = setup?.rules === 'journey' ? conditionsOf(setup) : [];
  const told = toldOf(setup?.challenge ?? null, sources);
  return (
    <div class="stack">
      <h2 class="heading-small">{say(longWords.today)}</h2>
      <p class="caption">{say(longWords.newDay)}</p>
      {told.length === 0 ? <p class="small quiet">{say(longWords.plainDay)}</p> : null}
      <ul class="gift-list">
        {told.map(source => (
          <li key={source} class="gift" data-daily={source}>
            <span class="ware-crest small">
              <WayCrest source={source} />
            </span>
            <span class="deck-words">
              <b class="small">{say(sourceName(source))}</b>
              <span class="caption">{say(sourceText(freshJourney(), source))}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Calendar({ days, now }: { days: Days; now: number }) {
  const streak = streakOf(days, now);
  const dates = calendarDays(now, lang.value === 'ja' ? 0 : 1);
  return (
    <div class="stack">
      <h3 class="heading-small">{say(longWords.days)}</h3>
      {streak > 0 ? <b data-streak={streak}>{say(longWords.streak(streak))}</b> : null}
      <div class="calendar" aria-hidden="true">
        {dates.slice(0, 7).map(day => (
          <span key={day} class="caption weekday">
            {say(weekdayOf(day))}
          </span>
        ))}
      </div>
      <ol class="calendar" aria-label={say(longWords.calendar)}>
        {dates.map((day, i) => {
          const date = dateOfDay(day);
          const state = days.get(day) === undefined ? 'none' : days.get(day) ? 'won' : 'done';
          const said = state === 'none' ? '' : ` ${say(state === 'won' ? longWords.dayWon : longWords.dayDone)}`;
          return (
            <li key={day} data-day={state} data-today={day === now} aria-label={`${date ?? ''}${said}`}>
              {date ? <a href={`/daily/rokumasu/${date}`}>{dayShown(date, i === 0)}</a> : ''}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
