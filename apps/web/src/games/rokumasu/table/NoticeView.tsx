import { ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { goldText } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import { notices } from '../text/notice.ts';
import { sourceName, told } from '../text/sources.ts';
import { stageWords } from '../text/stage.ts';
import { cueOf, type Notice, type RokuPlay, type TableController } from './table-controller.ts';

/** What happens by itself is said across the board while it happens. */
export function NoticeView({ play }: { play: RokuPlay }): JSX.Element | null {
  const { notice } = cueOf(play.stage);
  if (!notice) return null;
  return (
    <div class="notice" data-notice={notice.kind}>
      <NoticeBody notice={notice} play={play} />
    </div>
  );
}

function NoticeBody({ notice, play }: { notice: Notice; play: RokuPlay }) {
  switch (notice.kind) {
    case 'won':
      return (
        <div class="notice-win">
          <span class="stamp big">{say(notices.done)}</span>
          <Paid notice={notice} />
        </div>
      );
    case 'boss':
      return <BossDown notice={notice} play={play} />;
    case 'boss-in':
      return <BossIn state={play.shown.value} />;
    case 'final':
      return <Lanterns rounds={notice.values[0] ?? 0} />;
    default:
      return <p class="panel small">{say(noticeText(notice))}</p>;
  }
}

/** Who waits in this round, and what that changes. */
function BossIn({ state }: { state: State }) {
  return (
    <div class="notice-win">
      {state.bosses.map(id => (
        <div key={id} class="boss-card">
          <BossPlate id={id} />
          <p>{say(told(state, `boss:${id}`))}</p>
        </div>
      ))}
    </div>
  );
}

/** The boss's plate breaks in two. */
function BossDown({ notice, play }: { notice: Notice; play: RokuPlay }) {
  return (
    <div class="notice-win">
      <span class="boss-down">
        {play.shown.value.bosses.map(id => (
          <span key={id} class="boss-halves">
            <BossPlate id={id} />
            <BossPlate id={id} />
          </span>
        ))}
        <span class="stamp big">{say(notices.done)}</span>
      </span>
      <p class="notice-word">{say(stageWords.bossDown)}</p>
      <Paid notice={notice} />
    </div>
  );
}

/** A lantern for every set of the run, lit one after another. */
function Lanterns({ rounds }: { rounds: number }) {
  const sets = Math.floor(rounds / ROUNDS_IN_SET);
  return (
    <div class="notice-win">
      <span class="lanterns">
        {Array.from({ length: sets }, (_, i) => (
          <span key={i} class="lantern" style={{ '--nth': i }} />
        ))}
      </span>
      <p class="notice-word">{say(stageWords.final)}</p>
    </div>
  );
}

/** What the round pays, as it is counted. */
function Paid({ notice }: { notice: Notice }) {
  const { paid = [] } = notice;
  if (paid.length === 0) return null;
  return (
    <dl class="notice-paid panel small">
      {paid.map(({ source, amount }) => (
        <div key={source}>
          <dt>{say(sourceName(source))}</dt>
          <dd class="num">+{goldText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function noticeText({ kind, values: [first = 0, second = 0] }: Notice) {
  switch (kind) {
    case 'stuck':
      return table.stuck(first, second);
    case 'lost':
      return notices.short(first);
    case 'retry':
      return notices.retry;
    case 'shuffled':
      return stageWords.shuffled;
    default:
      return notices.burned;
  }
}

/** What is said without anything waiting for it. */
export function RemarkView({ controller }: { controller: TableController }): JSX.Element | null {
  const notice = controller.remarked.value;
  if (!notice) return null;
  return (
    <p class="remark small" data-remark={notice.kind} role="status">
      {say(noticeText(notice))}
    </p>
  );
}
