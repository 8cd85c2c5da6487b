import '../keshiki.css';
import '../css/pages.css';
import './gallery.css';
import { type GoalKind, goalKinds } from '@minoya/games/keshiki/goals';
import { PUBLISHED_ORDERS, type PublishedBoard, type PublishedOrder } from '@minoya/shared/published';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { Trouble } from '../../../leaderboard/reading.ts';
import { listPublished } from '../../../published/asking.ts';
import { sendOutbox, waitingBoards } from '../../../published/outbox.ts';
import { words } from '../text.ts';
import { BoardPage } from './BoardPage.tsx';
import { BoardCard } from './BoardCard.tsx';
import { Empty, Samples } from './Empty.tsx';
import { enough } from './samples.ts';
import { Sorry } from './Sorry.tsx';
import { text, topics } from './text.ts';

const lists = [...PUBLISHED_ORDERS, 'mine'] as const;
type List = (typeof lists)[number];

/** `/keshiki/gallery`, `/keshiki/gallery/hardest/ice`: everybody's boards; `/keshiki/gallery/<id>`: one of them. */
export function GalleryPage({ rest }: { rest: string }): JSX.Element {
  const [head = '', tail = ''] = rest.split('/');
  const list = lists.find(one => one === (head || 'newest'));
  const topic = goalKinds.find(one => one === tail) ?? null;
  return list ? <Gallery key={rest} first={{ list, topic }} /> : <BoardPage key={head} id={head} />;
}

const pathOf = ({ list, topic }: Choice): string =>
  `/keshiki/gallery${list === 'newest' && !topic ? '' : `/${list}`}${topic ? `/${topic}` : ''}`;

interface Choice {
  readonly list: List;
  readonly topic: GoalKind | null;
}

function Gallery({ first }: { first: Choice }) {
  const chosen = useSignal(first);
  const { list, topic } = chosen.value;
  // The address follows, so that the way back leads to the same list; the focus stays where it is.
  const choose = (choice: Partial<Choice>) => {
    chosen.value = { ...chosen.peek(), ...choice };
    history.replaceState(history.state, '', pathOf(chosen.peek()));
  };
  useEffect(() => void sendOutbox(), []);
  return (
    <div class="page gallery-page">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <header class="row spread">
        <h1>{say(text.gallery)}</h1>
        <a class="button" href="/keshiki/own">
          <Icon id="plus" />
          {say(text.draw)}
        </a>
      </header>
      <p>{say(text.about)}</p>
      <Waiting />
      <Topics topic={topic} onChange={next => choose({ topic: next })} />
      <Tabs
        label={say(text.gallery)}
        now={list}
        onChange={id => choose({ list: lists.find(one => one === id) ?? 'newest' })}
        tabs={lists.map(id => ({
          id,
          label: say(id === 'mine' ? text.mine : text.orders[id]),
          content: () => <Boards key={`${id} ${topic}`} list={id} topic={topic} />,
        }))}
      />
    </div>
  );
}

/** Boards that were published without a connection. */
function Waiting() {
  if (waitingBoards.value === 0) return null;
  return (
    <p class="row panel" data-waiting>
      <span class="grow">{say(text.waiting(waitingBoards.value))}</span>
      <button type="button" class="button small" onClick={() => void sendOutbox()}>
        {say(text.sendNow)}
      </button>
    </p>
  );
}

interface TopicsProps {
  readonly topic: GoalKind | null;
  readonly onChange: (topic: GoalKind | null) => void;
}

function Topics({ topic, onChange }: TopicsProps) {
  const choose = (value: string) => onChange(goalKinds.find(one => one === value) ?? null);
  return (
    <label class="field topic-field">
      <span class="caption">{say(text.goal)}</span>
      <select data-topic value={topic ?? ''} onChange={event => choose(event.currentTarget.value)}>
        <option value="">{say(text.anyGoal)}</option>
        {goalKinds.map(kind => (
          <option key={kind} value={kind}>
            {say(topics[kind])}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Seen {
  readonly boards: readonly PublishedBoard[];
  readonly pages: number;
  readonly more: boolean;
  readonly kept: boolean;
}

function Boards({ list, topic }: { list: List; topic: GoalKind | null }) {
  const seen = useSignal<Seen | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const busy = useSignal(false);
  const read = async (page: number) => {
    if (busy.peek()) return;
    busy.value = true;
    trouble.value = null;
    const order: PublishedOrder = list === 'mine' ? 'newest' : list;
    const told = await listPublished({ game: 'keshiki', order, topic, mine: list === 'mine', page });
    busy.value = false;
    if (typeof told === 'string') return void (trouble.value = told);
    const before = page === 0 ? [] : (seen.peek()?.boards ?? []);
    // A board that was published meanwhile moves others to the next page.
    const known = new Set(before.map(board => board.id));
    const boards = [...before, ...told.boards.filter(board => !known.has(board.id))];
    seen.value = { boards, pages: page + 1, more: told.more, kept: told.kept };
  };
  useEffect(() => void read(0), [waitingBoards.value]);
  const now = seen.value;
  if (trouble.value && !now) return <Sorry trouble={trouble.value} onAgain={() => void read(0)} />;
  if (!now) return <p class="quiet">{say(shared.loading)}</p>;
  return (
    <>
      {now.kept ? (
        <p class="panel" role="status" data-kept>
          {say(text.kept)}
        </p>
      ) : null}
      {now.boards.length > 0 ? null : list === 'mine' ? <p>{say(text.emptyMine)}</p> : <Empty topic={topic} />}
      <ul class="gallery-list">
        {now.boards.map(board => (
          <li key={board.id}>
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
      {now.boards.length > 0 && now.boards.length < enough && list !== 'mine' ? <Samples topic={topic} /> : null}
      {trouble.value ? <Sorry trouble={trouble.value} onAgain={() => void read(now.pages)} /> : null}
      {now.more && !trouble.value ? (
        <p>
          <button type="button" class="button wide" aria-disabled={busy.value} onClick={() => void read(now.pages)}>
            {say(text.more)}
          </button>
        </p>
      ) : null}
    </>
  );
}
