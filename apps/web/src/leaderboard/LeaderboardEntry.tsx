import './leaderboard.css';
import { type AnyGame, marksIn, writeReplay } from '@minoya/kernel';
import { hasNothingToRank, type Leaderboard, takesGames, unrankedMark } from '@minoya/shared/leaderboard';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Lazy } from '../design/lazy.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { say } from '../i18n/lang.ts';
import type { OpenRun } from '../play/open.ts';
import { today } from '../store/day.ts';
import { shopName, shopNumber } from '../store/profile.ts';
import { leaderboardFor, leaderboardPath, type Entry, progressOf, send } from './sending.ts';
import { refusals, refusalText, text } from './text.ts';

interface LeaderboardEntryProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly run: OpenRun<G>;
}

const kept = { offline: text.keptOffline, busy: text.keptBusy, enough: text.keptEnough } as const;

/** A finished game and the board it may go on: nothing is sent unless the player presses. */
export function LeaderboardEntry<G extends AnyGame>({ ui, run }: LeaderboardEntryProps<G>): JSX.Element | null {
  const { match, slot } = run;
  const board = leaderboardFor(ui, match, slot);
  if (!board) {
    // What is practice has none for that reason, whatever it was played with.
    const practice = unrankedMark(marksIn(run.play.marks.value));
    if (practice) return <p class="small quiet">{say(refusals[practice])}</p>;
    const unlisted = ui.leaderboards?.unlisted?.(match.setup);
    return unlisted ? <Lazy load={unlisted} props={{}} meanwhile={null} /> : null;
  }
  if (board.day !== null && !takesGames(board.day, today.value))
    return (
      <p class="row small">
        <span class="quiet">{say(text.closed(board.day))}</span>
        <SeeLeaderboard board={board} />
      </p>
    );
  // Marks are drawn again when they change.
  const result = run.play.result.value;
  const mark = unrankedMark(marksIn(run.play.marks.value)) ?? (result && hasNothingToRank(result) ? 'goal' : null);
  if (mark)
    return (
      <p class="row small" data-unranked={mark}>
        <span class="quiet">{say(refusals[mark])}</span>
        <SeeLeaderboard board={board} />
      </p>
    );
  const entry = { board, replay: writeReplay(match.replay()), name: shopNumber.value };
  return (
    <section class="leaderboard-entry" aria-label={say(text.title)}>
      <Standing entry={entry} />
      <OfShelf ui={ui} board={board} />
    </section>
  );
}

/** On which of the two lists it stands, or would, where these have names of their own. */
function OfShelf<G extends AnyGame>({ ui: { leaderboards }, board }: { ui: GameUI<G>; board: Leaderboard }) {
  const name = board.shelf === 'aided' ? leaderboards?.aided : leaderboards?.unaided;
  if (!leaderboards?.aboutShelves || !name) return null;
  return (
    <div class="of-shelf" data-of-shelf={board.shelf}>
      <Lazy load={leaderboards.aboutShelves} props={{ now: name }} meanwhile={null} />
    </div>
  );
}

function SeeLeaderboard({ board }: { board: Leaderboard }) {
  return (
    <a class="button small" href={leaderboardPath(board)}>
      <Icon id="medal" />
      {say(text.see)}
    </a>
  );
}

function Standing({ entry }: { entry: Entry }) {
  const progress = progressOf(entry.replay);
  const busy = progress.is === 'sending';
  const asks = progress.is === 'idle' || busy;
  return (
    <>
      <p class="rank-word grow" role="status" data-rank={progress.is}>
        <Word entry={entry} />
      </p>
      {asks || progress.is === 'later' ? (
        <button
          type="button"
          class="button small"
          aria-disabled={busy}
          data-enter
          onClick={() => {
            if (!busy) void send(entry);
          }}
        >
          <Icon id="medal" />
          {say(asks ? text.enter : text.sendNow)}
        </button>
      ) : null}
      {progress.is === 'ranked' || progress.is === 'refused' ? <SeeLeaderboard board={entry.board} /> : null}
    </>
  );
}

function Word({ entry }: { entry: Entry }) {
  const progress = progressOf(entry.replay);
  switch (progress.is) {
    case 'idle':
      return <span class="small quiet">{say(text.enterAbout(shopName()))}</span>;
    case 'sending':
      return <>{say(text.sending)}</>;
    case 'nobody':
      return <span class="small quiet">{say(text.none)}</span>;
    case 'later':
      return <>{say(kept[progress.why])}</>;
    case 'refused':
      return <span class="error">{say(refusalText(progress.reason, progress.at))}</span>;
    case 'ranked':
      return progress.best ? (
        <>
          <span class="stamp rank-stamp">{say(text.rank(progress.rank))}</span>
          {say(text.ranked)} <span class="badge">{say(text.verified)}</span>
        </>
      ) : (
        <>{say(text.notBest(progress.rank))}</>
      );
  }
}
