import '../keshiki.css';
import '../css/pages.css';
import { dayOfWeek, isDate } from '@minoya/games/keshiki/dates';
import { dailyRecipe, week } from '@minoya/games/keshiki/recipes';
import { dateOfDay, dayNumber, lastDays, noonOf } from '@minoya/shared/calendar';
import { replaysOpenOn, takesGames } from '@minoya/shared/leaderboard';
import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { date as dateText, type Localized, number, say } from '../../../i18n/lang.ts';
import { StillToEnter, useFirstOf } from '../../../leaderboard/OwnResult.tsx';
import { playPath, resultPath } from '../../../play/paths.ts';
import { today } from '../../../store/day.ts';
import { firstTry } from '../../../store/tries.ts';
import type { Past } from '../../../store/runs.ts';
import { slots } from './about.ts';
import { useBegunDays } from './day-runs.ts';
import { ranksPath } from './leaderboards.ts';
import { type Best, loadProgress, progress, unaidedStars } from './progress.ts';
import { Stars } from '../table/Stars.tsx';
import { words } from '../text.ts';

const shownDays = 60;
const text = {
  archive: { ja: '過去のデイリー', en: 'Past dailies' },
  line: {
    ja: 'みんな同じ盤です。日本の0時に変わります。',
    en: 'The same board for everyone, new at midnight in Japan.',
  },
  spent: {
    ja: 'ランキングに登録できる1回は終えました。練習として何度でも遊べます。',
    en: 'Your one game for the leaderboard is over. Play on as practice.',
  },
  late: {
    ja: 'この日のランキングは締め切りました。練習として何度でも遊べます。',
    en: 'The leaderboard of this day is closed. Play it as practice.',
  },
  closes: (date: string) =>
    fill(
      {
        ja: 'この日のランキングは{date}の0時（日本時間）に締め切ります。',
        en: 'Its leaderboard takes games until {date}, 0:00 in Japan.',
      },
      { date },
    ),
  toToday: { ja: '今日のデイリーへ', en: 'Today’s daily' },
  result: { ja: '結果を見る', en: 'Show result' },
  bestOf: (score: string) =>
    fill({ ja: '練習もふくめた最高は{score}点です。', en: 'Best with practice: {score}.' }, { score }),
  begun: (line: Localized) =>
    fill(
      { ja: '途中です（{line}）。つづきから遊べます。', en: 'In progress ({line}): continue where you left off.' },
      { line },
    ),
  practice: { ja: '練習する', en: 'Practice' },
  week: { ja: '曜日ごとの盤', en: 'The boards of the week' },
  future: { ja: 'その日の盤はまだありません。', en: 'That day has not come yet.' },
  before: (date: string) =>
    fill(
      {
        ja: 'この日のデイリーはありません。{date}に始まりました。',
        en: 'There was no daily yet: they began on {date}.',
      },
      { date },
    ),
  daily: { ja: 'デイリー', en: 'Daily' },
} as const;

const shown = (date: string) => dateText(noonOf(date));

/** What this weekday is about. */
function Character({ date }: { date: string }) {
  const { name, line } = dailyRecipe(date);
  return (
    <p class="weekday">
      <strong>{say(name)}</strong> {say(line)}
    </p>
  );
}

/** The result of the day: the one that counts, and a better one of practice beside it. */
function Brought({ best, first }: { best: Best; first: Past | null }) {
  const score = first?.score ?? best.score;
  return (
    <>
      <p class="row" data-day-result>
        <Stars count={best.stars} unaided={unaidedStars(best)} big /> <span class="num display">{number(score)}</span>
        {first ? <a href={resultPath('keshiki', first.id)}>{say(text.result)}</a> : null}
      </p>
      {best.score > score ? <p class="small">{say(text.bestOf(number(best.score)))}</p> : null}
    </>
  );
}

/** `/keshiki/daily` is today's board and the archive; `/keshiki/daily/2026-11-15` one day's. */
export function DailyPage({ rest }: { rest: string }): JSX.Element {
  useEffect(() => void loadProgress(), []);
  const chosen = isDate(rest) ? rest : today.value;
  const day = dayNumber(chosen);
  const closed = day < 1 || chosen > today.value;
  const late = !closed && !takesGames(chosen, today.value);
  const bests = progress.value?.dailies ?? {};
  const best = bests[chosen];
  const first = useFirstOf('keshiki', chosen);
  const begun = useBegunDays();
  const going = begun.get(chosen);
  return (
    <div class="page narrow">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(day < 1 ? text.daily : words.dailyOf(day))}</h1>
      <p>
        {shown(chosen)} — {say(day < 1 ? text.before(shown(dateOfDay(1))) : closed ? text.future : text.line)}
      </p>
      {closed ? null : <Character date={chosen} />}
      {best ? <Brought best={best} first={first} /> : null}
      <StillToEnter past={first} />
      {closed ? null : (
        <p class="small" data-once>
          {say(late ? text.late : firstTry('keshiki', chosen) === null ? words.once : text.spent)}{' '}
          {late ? null : say(text.closes(shown(replaysOpenOn(chosen))))}
        </p>
      )}
      {going ? <p data-begun>{say(text.begun(going.line))}</p> : null}
      {closed ? null : (
        <a class="button primary wide" href={playPath('keshiki', slots.daily(chosen))}>
          {say(going ? words.resume : best || late ? text.practice : words.play)}
          <Icon id="play" />
        </a>
      )}
      {closed ? null : (
        <p>
          <a href={ranksPath(slots.daily(chosen), best)}>{say(words.leaderboard)}</a>
        </p>
      )}
      {chosen === today.value ? null : (
        <p>
          <a href="/keshiki/daily">{say(text.toToday)}</a>
        </p>
      )}
      <section class="stack">
        <h2>{say(text.week)}</h2>
        <dl class="week">
          {[1, 2, 3, 4, 5, 6, 0].map(day => (
            <div key={day} aria-current={day === dayOfWeek(chosen) ? 'true' : undefined}>
              <dt>{say(week[day]?.name ?? text.week)}</dt>
              <dd>{say(week[day]?.line ?? text.week)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="stack">
        <h2>{say(text.archive)}</h2>
        <ul class="archive">
          {lastDays(today.value, shownDays + 1)
            .slice(1)
            .map(date => (
              <li key={date}>
                <a href={`/keshiki/daily/${date}`} aria-current={date === chosen ? 'date' : undefined}>
                  <span class="num">#{dayNumber(date)}</span> <span class="caption">{shown(date)}</span>
                  {begun.has(date) ? <span class="caption">{say(words.begun)}</span> : null}
                  {bests[date] ? <Stars count={bests[date].stars} unaided={unaidedStars(bests[date])} /> : null}
                </a>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
