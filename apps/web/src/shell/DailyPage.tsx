import { dailySlot, dayNumber, dayOfSlot, lastDays, noonOf, readDay } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AIDS, takesGames } from '@minoya/shared/leaderboard';
import { goBehindShutter } from '../design/shutter.tsx';
import { Icon } from '../design/Icon.tsx';
import { toast } from '../design/toast.tsx';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { date, say } from '../i18n/lang.ts';
import { begin } from '../play/begin.ts';
import { playPath, resultPath } from '../play/paths.ts';
import { text as playText } from '../play/text.ts';
import { StillToEnter } from '../leaderboard/OwnResult.tsx';
import { go } from '../router.ts';
import { streak, today } from '../store/day.ts';
import { allPast, allRuns, loadRun, type Past } from '../store/runs.ts';
import { dayLine, nothingPlayed } from './day-line.ts';
import { useGameUI } from './GameScreen.tsx';
import { Lost } from './Lost.tsx';
import { dailyText } from './daily-text.ts';
import { text } from './text.ts';
import { Today } from './Today.tsx';

/** デイリー: the same board for everybody, and every past day. `/daily/<game>/<day>` plays one. */
export function DailyPage({ rest }: { rest: string }): JSX.Element {
  const [game, day] = rest.split('/');
  return game ? <OneDay game={game} day={day === undefined ? today.value : readDay(day)} /> : <Archive />;
}

function Archive() {
  const played = useSignal(nothingPlayed);
  useEffect(() => {
    void Promise.all([allPast(), allRuns()]).then(([past, runs]) => {
      played.value = { past, runs };
    });
  }, []);
  const daily = offers.filter(offer => offer.load && offer.front.daily);
  const finished = played.value.past.flatMap(({ slot }) => dayOfSlot(slot) ?? []);
  const inRow = streak(new Set(finished.map(dayNumber)), dayNumber(today.value));
  return (
    <div class="page">
      <Title of={say(text.daily)} />
      <p>{say(dailyText.dailyAbout)}</p>
      <p class="small" data-once>
        {say(dailyText.once)}
      </p>
      {daily.length === 0 ? <p class="quiet">{say(dailyText.noDaily)}</p> : null}
      <Today />
      {inRow > 1 ? <p class="badge">{say(dailyText.streak(inRow))}</p> : null}
      {daily.length > 0 ? (
        <section class="stack" aria-labelledby="days">
          <h2 id="days">{say(dailyText.pastDays)}</h2>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{say(dailyText.day)}</th>
                {daily.map(({ front }) => (
                  <th key={front.id} scope="col">
                    {say(front.name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lastDays(today.value, 31)
                .slice(1)
                .map(day => (
                  <tr key={day}>
                    <th scope="row">
                      <span class="num">#{dayNumber(day)}</span> <span class="caption">{date(noonOf(day))}</span>
                    </th>
                    {daily.map(({ front }) => (
                      <td key={front.id}>
                        <a href={`/daily/${front.id}/${day}`} aria-label={`${say(front.name)} #${dayNumber(day)}`}>
                          {say(dayLine(played.value, front.id, day) ?? dailyText.play)}
                        </a>
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </div>
  );
}

/** Opens the run of a day: what was begun goes on, even after midnight; what was not, begins. */
function OneDay({ game, day }: { game: string; day: string | null }) {
  const ui = useGameUI(game);
  const done = useSignal<Past | null>(null);
  const valid = day !== null && day <= today.value;
  useEffect(() => {
    if (!ui || typeof ui !== 'object' || !ui.daily || !valid) return;
    void Promise.all([loadRun(game, dailySlot(day)), allPast(game)]).then(async ([run, past]) => {
      // The first that was finished is the one that counts; the newest is listed first.
      const first = past.filter(one => one.slot === dailySlot(day)).at(-1);
      if (run) goBehindShutter(playPath(game, dailySlot(day)));
      else if (first && ui.screens['result']) done.value = first;
      else if (ui.tellsDaily === 'page') go(`/${game}/daily/${day}`, { replace: true });
      else await beginDay(ui, day);
    });
  }, [ui, day]);
  if (ui === 'missing' || !valid || (ui && typeof ui === 'object' && !ui.daily)) return <Lost />;
  if (done.value && ui && typeof ui === 'object') return <Done ui={ui} day={day} past={done.value} />;
  return <p class="page quiet">{say(words.loading)}</p>;
}

async function beginDay(ui: AnyGameUI, day: string): Promise<void> {
  if (!ui.daily) return;
  if (takesGames(day, today.value) && !ui.tellsDaily) toast(dailyText.once);
  await begin(ui, { setup: await ui.daily.setup(day), seed: ui.daily.seed(day), slot: dailySlot(day) });
}

/** Whether its row stands among the games with help. */
const isAided = ({ marks }: Past): boolean => AIDS.some(aid => marks[aid]);

/** A day that was played to its end: what came of it, and that more games of it are practice. */
function Done({ ui, day, past }: { ui: AnyGameUI; day: string; past: Past }) {
  return (
    <div class="page narrow" data-day-done={day}>
      <p class="caption">
        {say(text.daily)} · {date(noonOf(day))}
      </p>
      <Title of={`${say(ui.name)} #${dayNumber(day)}`} />
      <section class="panel stack">
        <p class="caption">{say(dailyText.dayDone)}</p>
        <p class="display">{say(past.line)}</p>
        <a class="button primary wide" href={resultPath(past.game, past.id)} data-result>
          <Icon id="chart" />
          {say(playText.result)}
        </a>
        <StillToEnter past={past} />
      </section>
      <p class="small" data-once>
        {say(dailyText.once)}
      </p>
      <button type="button" class="button wide" data-day-again onClick={() => void beginDay(ui, day)}>
        {say(dailyText.dayAgain)}
        <Icon id="play" />
      </button>
      <p class="row">
        <a href={`/ranks/${past.game}/${dailySlot(day)}${isAided(past) ? '~aided' : ''}`}>{say(text.leaderboard)}</a>
        <a href="/daily">{say(dailyText.pastDays)}</a>
      </p>
    </div>
  );
}
