import './leaderboard.css';
import type { LeaderboardShelf } from '@minoya/shared/leaderboard';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../design/lazy.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { useGameUI } from '../shell/GameScreen.tsx';
import { Lost } from '../shell/Lost.tsx';
import { boardsEntered, hasEntered } from '../store/kept-rows.ts';
import { today } from '../store/day.ts';
import { LeaderboardView, Sorry } from './LeaderboardView.tsx';
import { StillToEnterOn } from './OwnResult.tsx';
import { leaderboardAt, leaderboardsOf, type Choice } from './leaderboards.ts';
import { leaderboardPath, sendingKept, sendKept, versionsOf, waiting } from './sending.ts';
import { isOlder, offered } from './older.ts';
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
  if (waiting.value === 0 || sendingKept.value) return null;
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
  return <BoardsOf key={id} ui={ui} slug={slug} />;
}

function BoardsOf({ ui, slug }: { ui: AnyGameUI; slug: string }) {
  // Some are named by what comes later; without it the others are listed.
  const named = useSignal(!ui.leaderboards?.prepare);
  const asked = useSignal(false);
  useEffect(() => {
    const now = () => {
      named.value = true;
    };
    ui.leaderboards?.prepare?.().then(now, now);
  }, [ui]);
  if (!named.value) return <p class="quiet">{say(words.loading)}</p>;
  const chosen = leaderboardAt(ui, slug, today.value);
  if (!chosen) return <p class="quiet">{say(text.empty)}</p>;
  const all = versionsOf(chosen.board.game);
  const opened = asked.value || isOlder(chosen.board, all);
  const older = offered(chosen.board, all, { entered: boardsEntered(), some: hasEntered(), opened });
  return (
    <div class="stack">
      <div class="leaderboard-choices">
        <Choose ui={ui} chosen={chosen} />
        <ChooseRules chosen={chosen} versions={older.versions} />
        <ChooseAid ui={ui} chosen={chosen} shelves={older.shelves} />
      </div>
      {ui.leaderboards?.aboutShelves ? <Lazy load={ui.leaderboards.aboutShelves} props={{}} meanwhile={null} /> : null}
      {chosen.board.day === null ? null : <StillToEnterOn game={chosen.board.game} day={chosen.board.day} />}
      <LeaderboardView key={leaderboardPath(chosen.board)} board={chosen.board} path={chosen.path} />
      {older.more ? (
        <p>
          <button type="button" class="button plain small" data-older onClick={() => void (asked.value = true)}>
            {say(text.older)}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function Choose({ ui, chosen }: { ui: AnyGameUI; chosen: Choice }) {
  const { days, open } = leaderboardsOf(ui, today.value, chosen.board.version);
  const here = leaderboardPath(chosen.board);
  const listed = [...days, ...open].some(one => leaderboardPath(one.board) === here);
  const own = ui.leaderboards?.name ?? text.board;
  const names = [...new Set(open.map(one => one.group ?? own))];
  const groups = [
    { name: text.daily, boards: listed ? days : [...days, chosen] },
    ...names.map(name => ({ name, boards: open.filter(one => (one.group ?? own) === name) })),
  ];
  const group = groups.find(({ boards }) => boards.some(one => leaderboardPath(one.board) === here));
  // Many groups make a list that nobody reads: then one is chosen first.
  const apart = groups.length > mostGroups;
  return (
    <>
      {apart ? <ChooseGroup groups={groups} now={group} /> : null}
      <label class="field">
        <span class="small">{say(text.board)}</span>
        <select value={here} onChange={event => go(event.currentTarget.value, { replace: true })}>
          {apart
            ? group && <Boards of={group} />
            : groups.map(one => (
                <optgroup key={one.name.en} label={say(one.name)}>
                  <Boards of={one} />
                </optgroup>
              ))}
        </select>
      </label>
    </>
  );
}

const mostGroups = 6;

interface Group {
  readonly name: Localized;
  readonly boards: readonly Choice[];
}

function Boards({ of }: { of: Group }) {
  return (
    <>
      {of.boards.map(one => (
        <option key={leaderboardPath(one.board)} value={leaderboardPath(one.board)}>
          {say(one.name)}
        </option>
      ))}
    </>
  );
}

function ChooseGroup({ groups, now }: { groups: readonly Group[]; now: Group | undefined }) {
  return (
    <label class="field">
      <span class="small">{say(text.group)}</span>
      <select
        data-group
        value={now?.name.en}
        onChange={event => {
          const first = groups.find(({ name }) => name.en === event.currentTarget.value)?.boards[0];
          if (first) go(leaderboardPath(first.board), { replace: true });
        }}
      >
        {groups.map(({ name }) => (
          <option key={name.en} value={name.en}>
            {say(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rules that changed have boards of their own, and those of older rules stay to be looked at. */
function ChooseRules({ chosen: { board }, versions }: { chosen: Choice; versions: readonly number[] }) {
  if (versions.length < 2) return null;
  return (
    <label class="field">
      <span class="small">{say(text.rules)}</span>
      <select
        data-rules
        value={leaderboardPath(board)}
        onChange={event => go(event.currentTarget.value, { replace: true })}
      >
        {versions.map((version, i) => (
          <option key={version} value={leaderboardPath({ ...board, version })}>
            {say(i === 0 ? text.rulesNow(version) : text.rulesThen(version))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Help sets games apart; what was sent before boards asked how a game was played stays to be looked at. */
interface AidProps {
  readonly ui: AnyGameUI;
  readonly chosen: Choice;
  readonly shelves: readonly LeaderboardShelf[];
}

function ChooseAid({ ui, chosen: { board }, shelves }: AidProps) {
  const { unaided, aided } = { ...text.shelves, ...ui.leaderboards };
  const names = { ...text.shelves, unaided, aided };
  return (
    <label class="field">
      <span class="small">{say(text.shelf)}</span>
      <select
        data-shelf
        value={leaderboardPath(board)}
        onChange={event => go(event.currentTarget.value, { replace: true })}
      >
        {shelves.map(shelf => (
          <option key={shelf} value={leaderboardPath({ ...board, shelf })}>
            {say(names[shelf])}
          </option>
        ))}
      </select>
    </label>
  );
}
