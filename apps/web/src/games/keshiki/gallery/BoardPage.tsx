import { keshiki } from '@minoya/games/keshiki/game';
import { nameOf } from '@minoya/shared/names';
import { type PublishedBoard, publishedSlot, shareReached } from '@minoya/shared/published';
import { titleText } from '@minoya/shared/titles';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { ShopCrest } from '../../../design/ShopCrest.tsx';
import { toast } from '../../../design/toast.tsx';
import { words as shared } from '../../../design/words.ts';
import { number, say } from '../../../i18n/lang.ts';
import type { Trouble } from '../../../leaderboard/reading.ts';
import { playPath } from '../../../play/paths.ts';
import { copy } from '../../../play/share.ts';
import { readPublished, withdraw } from '../../../published/asking.ts';
import { go } from '../../../router.ts';
import { loadRun } from '../../../store/runs.ts';
import { addDraft } from '../own/drafts.ts';
import { GoalList } from '../table/Goals.tsx';
import { Fact } from '../table/Fact.tsx';
import { MiniBoard } from '../table/MiniBoard.tsx';
import { words } from '../text.ts';
import { Opinion } from './Opinion.tsx';
import { playBoard, puzzleIn } from './puzzle.ts';
import { Sorry } from './Sorry.tsx';
import { text } from './text.ts';

/** `/keshiki/gallery/<id>`: somebody's board, what others made of it, and the way to play it. */
export function BoardPage({ id }: { id: string }): JSX.Element {
  const found = useSignal<PublishedBoard | 'gone' | Trouble | null>(null);
  const read = () => {
    found.value = null;
    void readPublished(id).then(told => void (found.value = told));
  };
  useEffect(read, [id]);
  const now = found.value;
  return (
    <div class="page narrow shared-page gallery-board">
      <p class="caption">
        <a href="/keshiki/gallery">{say(text.gallery)}</a>
      </p>
      {now === null ? <p class="quiet">{say(shared.loading)}</p> : null}
      {now === 'gone' ? <Gone /> : null}
      {typeof now === 'string' && now !== 'gone' ? <Sorry trouble={now} onAgain={read} /> : null}
      {now && typeof now === 'object' ? <Board board={now} /> : null}
    </div>
  );
}

function Gone() {
  return (
    <>
      <h1>{say(text.gone)}</h1>
      <p>{say(text.goneHow)}</p>
      <p>
        <a class="button" href="/keshiki/gallery">
          {say(text.toGallery)}
        </a>
      </p>
    </>
  );
}

function Board({ board }: { board: PublishedBoard }) {
  const puzzle = puzzleIn(board);
  return (
    <>
      <h1>{say(titleText(board.title))}</h1>
      <p class="gallery-author">
        <ShopCrest n={board.name} />
        <span>{say(text.by(nameOf(board.name)))}</span>
        {board.mine ? <span class="badge">{say(text.you)}</span> : null}
        <span class="badge">{say(text.provers[board.by])}</span>
        {board.won ? <span class="badge">{say(text.solved)}</span> : null}
      </p>
      {board.removed ? (
        <p class="panel error" role="status" data-removed>
          {say(text.removed)}
        </p>
      ) : null}
      {puzzle ? (
        <>
          <MiniBoard board={puzzle.board} label={say(words.board(puzzle.board.width, puzzle.board.height))} />
          <GoalList goals={puzzle.goals} reached={[]} />
        </>
      ) : null}
      {board.version === keshiki.version ? null : <p class="small quiet">{say(text.oldRules(board.version))}</p>}
      {board.removed ? null : <PlayIt board={board} />}
      <Facts board={board} />
      {board.removed ? null : <Opinion board={board} />}
      <Ways board={board} />
      {board.removed ? null : <Ranks board={board} />}
    </>
  );
}

function Facts({ board }: { board: PublishedBoard }) {
  const share = shareReached(board);
  return (
    <>
      <dl class="figures num">
        <Fact name={say(text.tries)} value={number(board.tries)} />
        <Fact name={say(text.reached)} value={number(board.reached)} />
        <Fact name={say(text.rate)} value={share === null ? '—' : `${share}%`} />
      </dl>
      {share === null ? <p class="small quiet">{say(text.rateUnknown)}</p> : null}
      <p class="small quiet">{say(text.counts)}</p>
    </>
  );
}

function PlayIt({ board }: { board: PublishedBoard }) {
  const going = useSignal(false);
  const slot = publishedSlot(board.id);
  useEffect(() => {
    void loadRun('keshiki', slot).then(run => void (going.value = run !== null && run.log.length > 0));
  }, [slot]);
  const play = async () => {
    if (!(await playBoard(board))) toast(shared.unreachableText);
  };
  return (
    <p class="row">
      {going.value ? (
        <a class="button primary wide" href={playPath('keshiki', slot)}>
          {say(words.resume)}
          <Icon id="forward" />
        </a>
      ) : null}
      <button
        type="button"
        class={going.value ? 'button wide' : 'button primary wide'}
        data-play
        onClick={() => void play()}
      >
        {say(going.value ? words.restart : words.play)}
        <Icon id="play" />
      </button>
    </p>
  );
}

/** What else can be done with it. */
function Ways({ board }: { board: PublishedBoard }) {
  const puzzle = puzzleIn(board);
  const sure = useSignal(false);
  const edit = async () => {
    if (puzzle) await addDraft(puzzle);
    go('/keshiki/own');
  };
  const out = async () => {
    const told = await withdraw(board.id);
    toast(told === true ? text.withdrawn : text.notNow);
    if (told === true) go('/keshiki/gallery/mine');
  };
  return (
    <>
      <p class="row">
        {puzzle ? (
          <button type="button" class="button small" data-edit onClick={() => void edit()}>
            {say(text.edit)}
          </button>
        ) : null}
        <button
          type="button"
          class="button small"
          onClick={() => void copy(`${location.origin}/keshiki/gallery/${board.id}`)}
        >
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
        {board.mine && !board.removed ? (
          <button
            type="button"
            class="button plain small"
            aria-expanded={sure.value}
            data-withdraw
            onClick={() => void (sure.value = !sure.peek())}
          >
            <Icon id="trash" />
            {say(text.withdraw)}
          </button>
        ) : null}
      </p>
      {sure.value ? (
        <div class="panel stack" ref={element => element?.scrollIntoView({ block: 'center' })}>
          <p>{say(text.withdrawHow)}</p>
          <p class="row">
            <button type="button" class="button" data-sure onClick={() => void out()}>
              {say(text.withdraw)}
            </button>
            <button type="button" class="button plain" onClick={() => void (sure.value = false)}>
              {say(shared.cancel)}
            </button>
          </p>
        </div>
      ) : null}
    </>
  );
}

const leaderboardView = () => import('../../../leaderboard/LeaderboardView.tsx').then(module => module.LeaderboardView);

function Ranks({ board }: { board: PublishedBoard }) {
  const { game, version, setup, id } = board;
  return (
    <section class="stack" aria-label={say(text.ranks)}>
      <h2>{say(text.ranks)}</h2>
      <Lazy
        load={leaderboardView}
        props={{
          board: { game, version, setup, day: null, published: id },
          path: null,
          nobody: <p class="quiet">{say(text.nobodyYet)}</p>,
        }}
      />
    </section>
  );
}
