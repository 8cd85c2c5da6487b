import './leaderboard.css';
import { nameOf } from '@minoya/shared/names';
import { AIDS, type ScoreRow, SHELVES, type Standings } from '@minoya/shared/leaderboard';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { ShopCrest } from '../design/ShopCrest.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { number, say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { useGameUI } from '../shell/GameScreen.tsx';
import { Lost } from '../shell/Lost.tsx';
import { today } from '../store/day.ts';
import { shopNumber } from '../store/profile.ts';
import { keepStanding } from '../store/leaderboard-notes.ts';
import { boardAt, boardPath, boardsOf, type Choice, versionsOf } from './board.ts';
import { readBoard, type Trouble } from './reading.ts';
import { sendKept, waiting } from './sending.ts';
import { text } from './text.ts';

/** ランキング: `/ranks/keshiki/daily-320`, `/ranks/keshiki/stage-27`, `/ranks/rokumasu/classic`; under older rules `…/classic@1`, with help `…~aided`. */
export function LeaderboardPage({ rest }: { rest: string }): JSX.Element {
  const [named = '', slug = ''] = rest.split('/');
  const ranked = offers.filter(offer => offer.load && offer.front.daily);
  const now = named || (ranked[0]?.front.id ?? '');
  useEffect(() => void sendKept(), []);
  if (!ranked.some(({ front }) => front.id === now)) return <Lost />;
  return (
    <div class="page narrow">
      <Title of={say(text.title)} />
      <p>{say(text.about)}</p>
      <Waiting />
      <Tabs
        label={say(text.title)}
        now={now}
        onChange={id => go(`/ranks/${id}`, { replace: true })}
        tabs={ranked.map(({ front }) => ({
          id: front.id,
          label: say(front.name),
          content: () => <GameBoards key={front.id} id={front.id} slug={front.id === named ? slug : ''} />,
        }))}
      />
    </div>
  );
}

/** Replays that were finished without a connection. */
function Waiting() {
  if (waiting.value === 0) return null;
  return (
    <p class="row panel" data-unsent>
      <span class="grow">{say(text.unsent(waiting.value))}</span>
      <button type="button" class="button small" onClick={() => void sendKept()}>
        {say(text.sendNow)}
      </button>
    </p>
  );
}

function GameBoards({ id, slug }: { id: string; slug: string }) {
  const ui = useGameUI(id);
  if (!ui) return <p class="quiet">{say(words.loading)}</p>;
  if (typeof ui !== 'object') return <Sorry trouble="offline" onAgain={() => location.reload()} />;
  const chosen = boardAt(ui, slug, today.value);
  return chosen ? (
    <div class="stack">
      <div class="leaderboard-choices">
        <Choose ui={ui} chosen={chosen} />
        <ChooseRules chosen={chosen} />
        <ChooseShelf chosen={chosen} />
      </div>
      <BoardView key={boardPath(chosen.board)} chosen={chosen} />
    </div>
  ) : (
    <p class="quiet">{say(text.empty)}</p>
  );
}

function Choose({ ui, chosen }: { ui: AnyGameUI; chosen: Choice }) {
  const { days, open } = boardsOf(ui, today.value, chosen.board.version);
  const here = boardPath(chosen.board);
  const listed = [...days, ...open].some(one => boardPath(one.board) === here);
  const groups = [
    { name: text.daily, boards: listed ? days : [...days, chosen] },
    { name: ui.leaderboards?.name ?? text.board, boards: open },
  ];
  return (
    <label class="field">
      <span class="small">{say(text.board)}</span>
      <select value={here} onChange={event => go(event.currentTarget.value, { replace: true })}>
        {groups.map(group => (
          <optgroup key={group.name.en} label={say(group.name)}>
            {group.boards.map(one => (
              <option key={boardPath(one.board)} value={boardPath(one.board)}>
                {say(one.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Rules that changed have boards of their own, and those of older rules stay to be looked at. */
function ChooseRules({ chosen: { board } }: { chosen: Choice }) {
  const versions = versionsOf(board.game);
  if (versions.length < 2) return null;
  return (
    <label class="field">
      <span class="small">{say(text.rules)}</span>
      <select data-rules value={boardPath(board)} onChange={event => go(event.currentTarget.value, { replace: true })}>
        {versions.map((version, i) => (
          <option key={version} value={boardPath({ ...board, version })}>
            {say(i === 0 ? text.rulesNow(version) : text.rulesThen(version))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Help sets games apart; what was sent before boards asked how a game was played stays to be looked at. */
function ChooseShelf({ chosen: { board } }: { chosen: Choice }) {
  return (
    <label class="field">
      <span class="small">{say(text.shelf)}</span>
      <select data-shelf value={boardPath(board)} onChange={event => go(event.currentTarget.value, { replace: true })}>
        {SHELVES.map(shelf => (
          <option key={shelf} value={boardPath({ ...board, shelf })}>
            {say(text.shelves[shelf])}
          </option>
        ))}
      </select>
    </label>
  );
}

function BoardView({ chosen: { board, path } }: { chosen: Choice }) {
  const found = useSignal<Standings | Trouble | null>(null);
  const look = () => {
    found.value = null;
    void readBoard(board).then(answer => {
      found.value = answer;
      if (typeof answer === 'object' && answer.mine && board.day !== null && path !== null)
        keepStanding(board.game, board.day, answer.mine.rank);
    });
  };
  // A kept replay that has just been sent stands on the board, too.
  useEffect(look, [waiting.value]);
  const now = found.value;
  if (!now) return <p class="quiet">{say(words.loading)}</p>;
  if (typeof now === 'string') return <Sorry trouble={now} onAgain={look} />;
  if (board.shelf === 'archive' && now.top.length === 0) return <p>{say(text.emptyArchive)}</p>;
  if (now.top.length === 0) return path === null ? <p>{say(text.emptyThen)}</p> : <Empty path={path} />;
  const { mine } = now;
  const below = mine && !now.top.some(row => row.mine) ? { ...mine, name: shopNumber.value, mine: true } : null;
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
  const label = [say(told), ...aids, ...(mine ? [`(${say(text.you)})`] : [])].join(' ');
  return (
    <li data-mine={mine} data-closed={closed}>
      {closed ? (
        <div class="leaderboard-row" role="group" aria-label={label}>
          <RowContent row={row} />
        </div>
      ) : (
        <a class="leaderboard-row" href={`/r/${id}`} aria-label={label}>
          <RowContent row={row} />
          <Icon id="play" />
        </a>
      )}
    </li>
  );
}

function RowContent({ row: { rank, name, score, mine, marks } }: { row: ScoreRow }) {
  return (
    <>
      <span class="rank-number num display">{number(rank)}</span>
      <ShopCrest n={name} />
      <span class="grow rank-name">
        {say(nameOf(name))}
        {mine ? <span class="badge rank-you">{say(text.you)}</span> : null}
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

function Empty({ path }: { path: string }) {
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

function Sorry({ trouble, onAgain }: { trouble: Trouble; onAgain: () => void }) {
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
