import './leaderboard.css';
import { AIDS, type Leaderboard, type ScoreRow, type Standings } from '@minoya/shared/leaderboard';
import { writeSeats } from '@minoya/shared/links';
import { nameOf } from '@minoya/shared/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { ShopCrest } from '../design/ShopCrest.tsx';
import { words } from '../design/words.ts';
import { number, say } from '../i18n/lang.ts';
import { today } from '../store/day.ts';
import { keepStanding } from '../store/leaderboard-notes.ts';
import { shopNumber } from '../store/profile.ts';
import { chanceOn } from './first-result.ts';
import { readLeaderboard, type Trouble } from './reading.ts';
import { waiting } from './sending.ts';
import { text } from './text.ts';

interface LeaderboardViewProps {
  readonly board: Leaderboard;
  /** Where it is played; null when nobody begins such a game any more. */
  readonly path: string | null;
  /** What is said while nobody stands on it, in place of the way to play it. */
  readonly nobody?: JSX.Element;
}

/** The rows of one leaderboard. */
export function LeaderboardView({ board, path, nobody }: LeaderboardViewProps): JSX.Element {
  const found = useSignal<Standings | Trouble | null>(null);
  const look = () => {
    found.value = null;
    void readLeaderboard(board).then(answer => {
      found.value = answer;
      if (typeof answer === 'object' && answer.mine && path !== null) keepStanding(board, answer.mine.rank);
    });
  };
  // A kept replay that has just been sent stands on the board, too.
  useEffect(look, [waiting.value]);
  const now = found.value;
  if (!now) return <p class="quiet">{say(words.loading)}</p>;
  if (typeof now === 'string') return <Sorry trouble={now} onAgain={look} />;
  if (board.shelf === 'archive' && now.top.length === 0) return <p>{say(text.emptyArchive)}</p>;
  if (now.top.length === 0 && nobody) return nobody;
  if (now.top.length === 0) return <Empty board={board} path={path} />;
  const { mine } = now;
  const below =
    mine && !now.top.some(row => row.mine) ? { ...mine, name: shopNumber.value, mine: true, also: 0 } : null;
  return (
    <>
      {now.opens === null ? null : (
        <p class="small quiet" data-opens={now.opens}>
          {say(text.opens(now.opens))}
        </p>
      )}
      <ol class="leaderboard">
        {now.top.map(row => (
          <LeaderboardRow key={row.id} row={row} opens={now.opens} />
        ))}
        {below ? <LeaderboardRow row={below} opens={now.opens} /> : null}
      </ol>
    </>
  );
}

/** A row opens its replay, if that may be seen yet. */
function LeaderboardRow({ row, opens }: { row: ScoreRow; opens: string | null }) {
  const { rank, name, score, id, mine } = row;
  const closed = opens !== null && !mine;
  const told = closed ? text.closedRow(rank, nameOf(name), score, opens) : text.row(rank, nameOf(name), score);
  const aids = AIDS.flatMap(aid => (row.marks[aid] ? [say(text.aids[aid](row.marks[aid]))] : []));
  const same = row.also > 0 ? [say(text.also(row.also))] : [];
  const label = [say(told), ...aids, ...same, ...(mine ? [`(${say(text.you)})`] : [])].join(' ');
  return (
    <li data-mine={mine} data-closed={closed}>
      {closed ? (
        <div class="leaderboard-row" role="group" aria-label={label}>
          <RowContent row={row} />
        </div>
      ) : (
        <a class="leaderboard-row" href={`/r/${id}?s=${writeSeats({ seat0: 0, shop0: name })}`} aria-label={label}>
          <RowContent row={row} />
          <Icon id="play" />
        </a>
      )}
    </li>
  );
}

function RowContent({ row: { rank, name, score, mine, marks, also } }: { row: ScoreRow }) {
  return (
    <>
      <span class="rank-number num display">{number(rank)}</span>
      <ShopCrest n={name} />
      <span class="grow rank-name">
        {say(nameOf(name))}
        {mine ? <span class="badge rank-you">{say(text.you)}</span> : null}
        {also > 0 ? (
          <span class="small quiet rank-also" data-also={also}>
            {say(text.also(also))}
          </span>
        ) : null}
        {AIDS.map(aid => {
          const count = marks[aid];
          return count ? (
            <span key={aid} class="badge rank-aid" data-aid={aid}>
              {say(text.aids[aid](count))}
            </span>
          ) : null;
        })}
      </span>
      <span class="num rank-score">{say(text.points(score))}</span>
    </>
  );
}

/** Why nobody is there, and whether the reader can be the first. */
function Empty({ board, path }: { board: Leaderboard; path: string | null }) {
  if (path === null) return <p>{say(text.emptyThen)}</p>;
  const chance = chanceOn(board, today.value);
  if (chance !== 'open') return <p>{say(chance === 'late' ? text.emptyLate : text.emptySpent)}</p>;
  return (
    <div class="stack">
      <p>{say(text.empty)}</p>
      <p>
        <a class="button primary" href={path}>
          {say(text.play)}
          <Icon id="forward" />
        </a>
      </p>
    </div>
  );
}

export function Sorry({ trouble, onAgain }: { trouble: Trouble; onAgain: () => void }): JSX.Element {
  if (trouble === 'nobody') return <p class="quiet">{say(text.none)}</p>;
  return (
    <div class="stack" role="status">
      <p>{say(trouble === 'offline' ? text.offline : text.failed)}</p>
      <p>
        <button type="button" class="button" onClick={onAgain}>
          {say(text.again)}
        </button>
      </p>
    </div>
  );
}
