import '../leaderboard/leaderboard.css';
import { Match } from '@minoya/kernel';
import { dailySlot, dayNumber, noonOf, readDay } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { type Localized, date, say } from '../i18n/lang.ts';
import { prepared } from '../play/prepared.ts';
import { replayOf } from '../play/replay-link.ts';
import { resultLine } from '../play/share.ts';
import { text as playText } from '../play/text.ts';
import { today } from '../store/day.ts';
import { useGameUI } from './GameScreen.tsx';
import { Lost } from './Lost.tsx';
import { dailyText } from './daily-text.ts';
import { text } from './text.ts';

/** `/d/rokumasu/2026-11-16?r=…`, in older links `/d/rokumasu/320?r=…`: a day somebody sent, with what they made of it. */
export function DayPage({ rest }: { rest: string }): JSX.Element {
  const [game = '', named = ''] = rest.split('/');
  const day = readDay(named);
  const ui = useGameUI(game);
  if (!ui) return <p class="page quiet">{say(words.loading)}</p>;
  if (typeof ui !== 'object' || !ui.daily || day === null || day > today.value) return <Lost />;
  return (
    <div class="page narrow">
      <p class="caption">{say(text.daily)}</p>
      <Title of={`${say(ui.name)} #${dayNumber(day)}`} />
      <p>
        {date(noonOf(day))} — {say(dailyText.sameForAll)}
      </p>
      <p class="small" data-once>
        {say(dailyText.once)}
      </p>
      <Brought ui={ui} day={day} />
      <a class="button primary wide" href={`/daily/${game}/${day}`}>
        {say(dailyText.playDay)}
        <Icon id="play" />
      </a>
      <p class="row">
        <a href={`/ranks/${game}/${dailySlot(day)}`}>{say(text.leaderboard)}</a>
        <a href="/daily">{say(dailyText.pastDays)}</a>
      </p>
    </div>
  );
}

/** The game that came with the link, if it is one of this day. */
function Brought({ ui, day }: { ui: AnyGameUI; day: string }) {
  const word = new URLSearchParams(location.search).get('r');
  const line = useSignal<Localized | null>(null);
  useEffect(() => {
    if (!word) return;
    void replayOf(word).then(async found => {
      if ('why' in found || found.replay.seed !== ui.daily?.seed(day)) return;
      await prepared(ui, found.replay.setup);
      const match = Match.resume(ui.game, found.replay);
      if (match.ok) line.value = resultLine(ui, match.value);
    });
  }, [word, ui, day]);
  if (!line.value) return null;
  return (
    <section class="panel stack" aria-label={say(dailyText.brought)}>
      <p class="caption">{say(dailyText.brought)}</p>
      <p class="display brought" data-brought>
        {say(line.value)}
      </p>
      <p class="row">
        <a class="button small" href={`/r/${word}`}>
          <Icon id="play" />
          {say(playText.watch)}
        </a>
        <span class="small quiet grow">{say(dailyText.spoiler)}</span>
      </p>
    </section>
  );
}
