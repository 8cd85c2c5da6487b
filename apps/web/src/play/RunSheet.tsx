import type { AnyGame } from '@minoya/kernel';
import { dailyOf, dayOfSlot } from '@minoya/shared/calendar';
import { takesGames } from '@minoya/shared/leaderboard';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asks } from '../design/media.ts';
import { Icon, type IconId } from '../design/Icon.tsx';
import { Ask, Sheet } from '../design/Sheet.tsx';
import { say } from '../i18n/lang.ts';
import { today } from '../store/day.ts';
import { isDaysGame } from './day-game.ts';
import { costOf, fileGivenUp, giveUp, mayGiveUp, wordsFor } from './give-up.ts';
import type { OpenRun } from './open.ts';
import { opener } from './Panels.tsx';
import { canShare, copy, replayLink, reportText, seedToPass, send, shareText, watchPath } from './share.ts';
import { runSheetText } from './run-sheet-text.ts';
import { text } from './text.ts';

/** Who has nothing but a finger to point with has no keys to be told about. */
const hasMouse = asks('(any-pointer: fine)');

interface PanelProps<G extends AnyGame> {
  readonly run: OpenRun<G>;
}

/** What the menu of a game at home opens, and the menu itself. */
export function RunSheet<G extends AnyGame>({ run }: PanelProps<G>): JSX.Element | null {
  switch (run.play.panel.value) {
    case 'menu':
      return <MenuSheet run={run} />;
    case 'share':
      return <ShareSheet run={run} />;
    case 'report':
      return <ReportSheet run={run} />;
    default:
      return null;
  }
}

function Entry({ icon, onClick, children }: { icon: IconId; onClick: () => void; children: ComponentChildren }) {
  return (
    <li>
      <button type="button" class="menu-entry" onClick={onClick}>
        <Icon id={icon} />
        {children}
      </button>
    </li>
  );
}

function MenuSheet<G extends AnyGame>({ run }: PanelProps<G>) {
  const { ui } = run;
  const [asking, setAsking] = useState<'new' | 'give-up' | null>(null);
  const open = opener(run.play);
  const close = open(null);
  // The deal of a day is played to its end, or left; it is not replaced by another.
  const isDay = dayOfSlot(run.slot) !== null;
  const keeps = mayGiveUp(run);
  if (asking) return <MenuAsk run={run} what={asking} onNo={() => setAsking(null)} />;
  return (
    <Sheet title={say(ui.name)} onClose={close}>
      {ui.fixed?.(run.match.setup) || isOpenDay(run) ? null : <Seed seed={seedToPass(ui, run.match)} />}
      <ul class="menu-list">
        <Entry icon="book" onClick={open('rules')}>
          {say(text.rules)}
        </Entry>
        <Entry icon="gear" onClick={open('settings')}>
          {say(text.settings)}
        </Entry>
        <Entry icon="menu" onClick={open('log')}>
          {say(text.log)}
        </Entry>
        <Entry icon="share" onClick={open('share')}>
          {say(text.share)}
        </Entry>
        <Entry icon="copy" onClick={() => void copy(ui.game.draw(run.play.view.peek()))}>
          {say(runSheetText.copyBoard)}
        </Entry>
        {hasMouse.value ? (
          <Entry icon="keyboard" onClick={open('keys')}>
            {say(text.keys)}
          </Entry>
        ) : null}
        <Entry icon="bug" onClick={open('report')}>
          {say(runSheetText.report)}
        </Entry>
        {keeps ? (
          <Entry icon="flag" onClick={() => setAsking('give-up')}>
            {say(wordsFor(run).giveUp)}
          </Entry>
        ) : null}
        {isDay ? null : (
          <Entry icon="plus" onClick={() => (run.match.length > 0 ? setAsking('new') : run.again())}>
            {say(text.newRun)}
          </Entry>
        )}
      </ul>
      <p class="row">
        <a class="button" href={`/${ui.game.id}`}>
          <Icon id="back" />
          {say(runSheetText.startOf(ui.name))}
        </a>
        <a class="button" href="/">
          <Icon id="home" />
          {say(text.home)}
        </a>
      </p>
    </Sheet>
  );
}

/** Whether this is the one game of a day that still takes games: its seed would deal it in advance. */
function isOpenDay<G extends AnyGame>({ ui, match, slot }: OpenRun<G>): boolean {
  const day = dailyOf(ui.daily, { seed: match.seed, slot });
  return day !== null && takesGames(day, today.value) && isDaysGame(ui, { seed: match.seed, slot, marks: match.marks });
}

/** Both ends of a run are asked for: with its result shown, or with another run in its place. */
function MenuAsk<G extends AnyGame>({
  run,
  what,
  onNo,
}: PanelProps<G> & { what: 'new' | 'give-up'; onNo: () => void }) {
  const close = opener(run.play)(null);
  const keeps = mayGiveUp(run);
  const again = async () => {
    if (keeps) await fileGivenUp(run);
    run.again();
  };
  const ends = what === 'give-up';
  const own = wordsFor(run);
  const about = ends ? own.giveUpText : keeps ? own.replaceKeeps : text.replaceText;
  const cost = keeps ? costOf(run) : null;
  return (
    <Ask
      title={say(ends ? own.giveUpAsk : text.replace)}
      yes={say(ends ? own.giveUp : text.newRun)}
      onNo={onNo}
      onYes={() => {
        close();
        void (ends ? giveUp(run) : again());
      }}
    >
      <p>{say(about)}</p>
      {cost ? <p data-cost>{say(cost)}</p> : null}
    </Ask>
  );
}

function ShareSheet<G extends AnyGame>({ run }: PanelProps<G>) {
  const { ui, match, slot, play } = run;
  const words = shareText(ui, { match, slot, marks: play.marks.value });
  const close = opener(play)(null);
  return (
    <Sheet title={say(text.share)} onClose={close}>
      <label class="field">
        <span class="small">{say(runSheetText.shareText)}</span>
        <textarea readOnly rows={4} value={words} />
      </label>
      <p class="row">
        {canShare() ? (
          <button type="button" class="button primary" onClick={() => void send(words)}>
            <Icon id="share" />
            {say(runSheetText.send)}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => void copy(words)}>
          <Icon id="copy" />
          {say(runSheetText.copyText)}
        </button>
        <button type="button" class="button" onClick={() => void copy(replayLink(ui, match, play.marks.peek()))}>
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
      </p>
      <p>
        <a href={watchPath(match, play.marks.value)}>{say(text.watch)}</a>
      </p>
    </Sheet>
  );
}

function ReportSheet<G extends AnyGame>({ run }: PanelProps<G>) {
  const words = reportText(run.ui, run.match);
  const close = opener(run.play)(null);
  return (
    <Sheet title={say(runSheetText.report)} onClose={close}>
      <label class="field">
        <span class="small">{say(runSheetText.reportText)}</span>
        <textarea readOnly rows={12} value={words} class="code" />
      </label>
      <p>
        <button type="button" class="button primary" onClick={() => void copy(words)}>
          <Icon id="copy" />
          {say(runSheetText.copyText)}
        </button>
      </p>
    </Sheet>
  );
}

function Seed({ seed }: { seed: string }) {
  return (
    <p class="row small">
      <span class="quiet">{say(text.seed)}</span>
      <code class="num">{seed}</code>
      <button type="button" class="button small" onClick={() => void copy(seed)}>
        <Icon id="copy" />
        {say({ ja: 'コピー', en: 'Copy' })}
      </button>
    </p>
  );
}
