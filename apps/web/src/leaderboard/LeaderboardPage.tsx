import './leaderboard.css';
import { SHELVES } from '@minoya/shared/leaderboard';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Tabs } from '../design/Tabs.tsx';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { useGameUI } from '../shell/GameScreen.tsx';
import { Lost } from '../shell/Lost.tsx';
import { today } from '../store/day.ts';
import { LeaderboardView, Sorry } from './LeaderboardView.tsx';
import { boardAt, boardsOf, type Choice } from './boards.ts';
import { boardPath, sendKept, versionsOf, waiting } from './sending.ts';
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
        <ChooseShelf ui={ui} chosen={chosen} />
      </div>
      <LeaderboardView key={boardPath(chosen.board)} board={chosen.board} path={chosen.path} />
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
function ChooseShelf({ ui, chosen: { board } }: { ui: AnyGameUI; chosen: Choice }) {
  const names = { ...text.shelves, aided: ui.leaderboards?.aided ?? text.shelves.aided };
  return (
    <label class="field">
      <span class="small">{say(text.shelf)}</span>
      <select data-shelf value={boardPath(board)} onChange={event => go(event.currentTarget.value, { replace: true })}>
        {SHELVES.map(shelf => (
          <option key={shelf} value={boardPath({ ...board, shelf })}>
            {say(names[shelf])}
          </option>
        ))}
      </select>
    </label>
  );
}
