import type { AnyGame } from '@minoya/kernel';
import { dayNumber, dayOfSlot, noonOf } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Lazy } from '../design/lazy.tsx';
import { words } from '../design/words.ts';
import { date, say } from '../i18n/lang.ts';
import { leaderboardEntry } from '../leaderboard/later.ts';
import { go } from '../router.ts';
import { BackToResult } from './BackToResult.tsx';
import { EarnedHere } from './EarnedHere.tsx';
import type { OpenRun } from './open.ts';
import { copy, replayLink, seedToPass } from './share.ts';
import { text } from './text.ts';

/** Rises when the game is over and everything has been shown. Taken back and played again, it rises again. */
export function ResultSheet<G extends AnyGame>({ run }: { run: OpenRun<G> }): JSX.Element | null {
  return run.play.result.value === null ? null : <Result run={run} />;
}

function Result<G extends AnyGame>({ run }: { run: OpenRun<G> }): JSX.Element | null {
  const { ui, play, match } = run;
  const closed = useSignal(false);
  const result = play.result.value;
  if (!result || play.stage.busy.value || play.panel.value) return null;
  if (closed.value) return <BackToResult onOpen={() => (closed.value = false)} />;
  const { line, won } = ui.outcome(play.view.value, result, play.marks.value, match.setup);
  // One that was given up is looked at: there is no table to come back to, and no board takes it.
  const isOver = play.session.result !== null;
  const why = ui.reason?.(play) ?? null;
  const day = dayOfSlot(run.slot);
  const link = replayLink(ui, match, play.marks.value).slice(location.origin.length);
  return (
    <Sheet
      title={say(text.result)}
      wide={ui.tellsResult ?? ui.keepsResults ?? false}
      onBack={play.isOld ? () => history.back() : undefined}
      onClose={() => {
        if (isOver) closed.value = true;
        else go(`/${ui.game.id}`);
      }}
      footer={<Next run={run} day={day} />}
    >
      {day === null ? null : (
        <p class="small quiet" data-of-day={day}>
          {say({ ja: 'デイリー', en: 'Daily' })} <b class="num">#{dayNumber(day)}</b> · {date(noonOf(day))}
        </p>
      )}
      {ui.tellsResult ? null : (
        <div class="result-head">
          {won ? <span class="stamp big">{say({ ja: '済', en: 'DONE' })}</span> : null}
          <p class="display result-line">{say(line)}</p>
        </div>
      )}
      {why ? (
        <p class="result-why" data-why>
          {say(why)}
        </p>
      ) : null}
      {ui.tellsEarned || ui.tellsResult ? null : <EarnedHere play={play} />}
      {isOver ? <Lazy load={leaderboardEntry} props={{ ui, run }} /> : null}
      {ui.Result ? <ui.Result play={play} result={result} /> : null}
      <p class="row">
        {isOver && play.canUndo.value ? (
          <button type="button" class="button" onClick={() => play.undo()}>
            <Icon id="undo" />
            {say(words.undo)}
          </button>
        ) : null}
        <a class="button" href={link}>
          <Icon id="play" />
          {say(text.watch)}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            play.panel.value = 'share';
          }}
        >
          <Icon id="share" />
          {say(text.share)}
        </button>
        <button type="button" class="button" onClick={() => void copy(seedToPass(ui, match))}>
          <Icon id="copy" />
          {say(text.seed)} <code class="num">{seedToPass(ui, match)}</code>
        </button>
      </p>
    </Sheet>
  );
}

/** What may be played next; a day has one game. */
function Next<G extends AnyGame>({ run, day }: { run: OpenRun<G>; day: string | null }) {
  return (
    <>
      <button type="button" class="button" onClick={() => run.again(run.match.seed)}>
        {say(text.sameSeed)}
      </button>
      {day === null ? (
        <button type="button" class="button primary" onClick={() => run.again()}>
          {say(text.newRun)}
          <Icon id="forward" />
        </button>
      ) : (
        <a class="button" href="/daily">
          {say({ ja: 'ほかのデイリー', en: 'Other dailies' })}
          <Icon id="forward" />
        </a>
      )}
    </>
  );
}
