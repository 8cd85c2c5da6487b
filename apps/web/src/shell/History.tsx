import { decodeReplay, listed, type Replay } from '@minoya/kernel';
import { markedPlies, replayPath } from '@minoya/shared/links';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { saveFile } from '../design/files.ts';
import { Icon } from '../design/Icon.tsx';
import type { AnyGameUI } from '../games/game-ui.ts';
import { dateTime, type Localized, say } from '../i18n/lang.ts';
import { mayStillEnter } from '../leaderboard/first-result.ts';
import { text as ranksText } from '../leaderboard/text.ts';
import { marksForOthers } from '../play/marks-for-others.ts';
import { resultPath } from '../play/paths.ts';
import { runLine } from '../play/run-kind.ts';
import { replayText } from '../play/replay-text.ts';
import { text as playText } from '../play/text.ts';
import type { Person } from '../stage/seating.ts';
import { today } from '../store/day.ts';
import type { Past } from '../store/runs.ts';
import { csv } from './numbers.ts';
import { recordsText } from './records-text.ts';

/** Games that are listed before one asks for more, and at most. */
const FIRST = 10;
const MOST = 100;

/** Its address may be sent to others. */
export const replayOf = ({ word, marks }: Past, ui: AnyGameUI | null): string =>
  replayPath(word, ui ? marksForOthers(ui, '', marks) : marks);

interface HistoryProps {
  readonly past: readonly Past[];
  readonly ui: AnyGameUI | null;
  /** Against each other: won or lost is told. */
  readonly versus: boolean;
}

/** What the entry of the page keeps while a game of it is looked at: the way back leads to the same place. */
interface Left {
  readonly scroll: number;
  readonly all: boolean;
}

const left = (): Left | null => (history.state as { readonly left?: Left } | null)?.left ?? null;

/** The finished games, the newest first. */
export function History({ past, ui, versus }: HistoryProps): JSX.Element {
  const all = useSignal(left()?.all ?? false);
  useEffect(() => {
    const then = left();
    if (then && ui) scrollTo(0, then.scroll);
  }, [ui]);
  const leave = () => history.replaceState({ left: { scroll: scrollY, all: all.peek() } }, '');
  const shown = past.slice(0, all.value ? MOST : FIRST);
  return (
    <section class="stack" aria-labelledby="history">
      <h2 id="history">{say(recordsText.history)}</h2>
      <ul class="list">
        {shown.map(one => (
          <Game key={one.id} one={one} ui={ui} versus={versus} onLeave={leave} />
        ))}
      </ul>
      <p class="row">
        {!all.value && past.length > FIRST ? (
          <button type="button" class="button small" data-do="all-games" onClick={() => (all.value = true)}>
            {say(recordsText.more(Math.min(past.length, MOST)))}
          </button>
        ) : null}
        <button type="button" class="button small" onClick={() => saveFile('minoya.csv', csv(past), 'text/csv')}>
          <Icon id="download" />
          CSV
        </button>
      </p>
    </section>
  );
}

function Game({ one, ui, versus, onLeave }: { one: Past; onLeave: () => void } & Omit<HistoryProps, 'past'>) {
  return (
    <li class="item past-game">
      <span class="grow">
        <strong>{say(runLine(one))}</strong>{' '}
        {versus && one.won && !one.marks['resigned'] ? <span class="badge">{say(recordsText.victories)}</span> : null}
        <span class="caption block">
          {dateTime(one.ended)} · {say(playText.moves(one.plies))}
        </span>
        <With past={one} ui={ui} />
      </span>
      {one.marks['resigned'] ? <span class="badge">{say(recordsText.resigned)}</span> : null}
      {one.marks.hints ? <span class="badge">{say(recordsText.hintsUsed)}</span> : null}
      <span class="past-ways" onClickCapture={onLeave}>
        {mayStillEnter(one, today.value) && ui?.screens['result'] ? (
          <a class="button small" href={resultPath(one.game, one.id)} data-still-to-enter>
            <Icon id="medal" />
            {say(ranksText.enter)}
          </a>
        ) : null}
        {ui?.screens['result'] ? (
          <a class="button small" href={resultPath(one.game, one.id)} data-result>
            {say(playText.result)}
          </a>
        ) : null}
        <a class="button small" href={replayOf(one, ui)}>
          <Icon id="play" />
          {say(replayText.replay)}
        </a>
      </span>
    </li>
  );
}

/** Where it was played, and with whom. */
function With({ past, ui }: { past: Past; ui: AnyGameUI | null }) {
  const replay = ui?.people ? decodeReplay(past.word) : null;
  const people = replay?.ok ? (ui?.people?.(replay.value.setup, past.marks) ?? []) : [];
  if (!replay?.ok || people.length < 2) return null;
  const where =
    past.slot === 'room' ? recordsText.inRoom : past.marks['branch'] ? recordsText.asPractice : recordsText.atTable;
  return (
    <span class="caption block" data-with>
      {say(where)} · {say(listed(namesIn(replay.value, past.marks, people)))}
    </span>
  );
}

/** Who sat there, and how many actions a bot did for them. */
export function namesIn(
  { log }: Replay,
  marks: Readonly<Record<string, number>>,
  people: readonly Person[],
): readonly Localized[] {
  const stoodIn = markedPlies(marks, 'bot').map(ply => log[ply - 1]?.seat);
  return people.map(({ name }, seat) => {
    const n = stoodIn.filter(one => one === seat).length;
    return n === 0 ? name : recordsText.stoodIn(name, n);
  });
}
