import type { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn } from '@minoya/games/keshiki/goals';
import { drawBoard } from '@minoya/games/keshiki/notation';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { tools } from '@minoya/games/keshiki/tools';
import { fill, listed, marksIn } from '@minoya/kernel';
import { unrankedMark } from '@minoya/shared/leaderboard';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { leaderboardEntry } from '../../../leaderboard/later.ts';
import type { OpenRun } from '../../../play/open.ts';
import { canShare, copy, send, watchPath } from '../../../play/share.ts';
import { text as shared } from '../../../play/text.ts';
import { aboutSetup } from '../entry/about.ts';
import { GoalList } from '../table/Goals.tsx';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { lineOn, partingMove } from './lines.ts';
import { unlocked } from './record.ts';
import { goalsThatCount, whyUncounted, whyUnranked } from './worth.ts';

type Run = OpenRun<typeof keshiki>;

const text = {
  hintsUsed: { ja: 'ヒント使用', en: 'Hints used' },
  followed: {
    ja: '半分を超える手が、この盤で前にヒントやAIの手順で見た手と同じなので、ヒントを使ったゲームとして数えます。',
    en: 'More than half of these moves are moves that hints or the AI line showed you on this board before, so this counts as a game with hints.',
  },
  toolsUsed: { ja: '道具使用', en: 'Tools used' },
  newTools: (names: readonly Localized[]) =>
    fill(
      names.length === 1
        ? {
            ja: '道具が手に入りました：{names}。ステージのページで持って行けます。',
            en: 'New tool: {names}. Take it along on the page of a stage.',
          }
        : {
            ja: '道具が手に入りました：{names}。ステージのページで持って行けます。',
            en: 'New tools: {names}. Take them along on the page of a stage.',
          },
      { names: listed(names) },
    ),
  par: {
    ja: 'AIの手順と同じなので、ランキングには登録できません。自分の手順なら登録できます。',
    en: 'These are the moves of the AI line. Your own way can enter the leaderboard.',
  },
  boardText: { ja: '盤を文字でコピー', en: 'Board as text' },
  share: { ja: 'シェア', en: 'Share' },
} as const;

/** The goals that count, and why others do not. */
export function Counted({ state }: { state: State }): JSX.Element {
  const why = whyUncounted(state);
  return (
    <>
      <GoalList goals={goalsIn(state)} reached={goalsThatCount(state)} />
      {why ? (
        <p class="small" data-uncounted>
          {say(why)}
        </p>
      ) : null}
    </>
  );
}

/** The very line that the house has shown to this player: no board takes it. */
function isLineShown(match: Run['match']): boolean {
  const { stage } = aboutSetup(match.setup);
  const par = match.marks.shown && stage !== null ? lineOn(match, stageOf(stage).line) : null;
  return par !== null && partingMove(match, par) === null;
}

/** The way to a leaderboard, or why there is none. */
export function Ranking({ ui, run, ranked }: { ui: KeshikiUI; run: Run; ranked: boolean }): JSX.Element {
  const marked = unrankedMark(marksIn(run.play.marks.value));
  const refused = isLineShown(run.match) ? text.par : whyUnranked(run.play.view.value, run.play.result.value);
  const why = ranked && !marked ? refused : null;
  return why ? (
    <p class="small quiet" data-unranked="goal">
      {say(why)}
    </p>
  ) : (
    <Lazy load={leaderboardEntry} props={{ ui, run }} />
  );
}

/** Tools that this game's stars earned: they wait on the page of each stage. */
export function NewTools({ run }: { run: Run }): JSX.Element | null {
  const now = unlocked.value;
  return now?.play === run.play ? (
    <p data-new-tools>{say(text.newTools(now.tools.map(id => tools[id].text)))}</p>
  ) : null;
}

/** Stars count all the same; the help is only named. */
export function Helped({ marks }: { marks: Readonly<Record<string, number>> }): JSX.Element | null {
  const names = [
    ...((marks.hints ?? 0) > 0 ? [say(text.hintsUsed)] : []),
    ...((marks.tools ?? 0) > 0 ? [say(text.toolsUsed)] : []),
  ];
  return names.length > 0 ? (
    <>
      <p class="row">
        {names.map(name => (
          <span key={name} class="badge">
            {name}
          </span>
        ))}
      </p>
      {(marks['followed'] ?? 0) > 0 ? (
        <p class="small" data-followed>
          {say(text.followed)}
        </p>
      ) : null}
    </>
  ) : null;
}

/** What can be passed on of a game, and the words that are. */
export function PassOn({ run, line, atMap }: { run: Run; line: string; atMap: boolean }): JSX.Element {
  const { play, match } = run;
  // Where copying is refused, the words to be copied by hand are those that were asked for.
  const shown = useSignal<string | null>(null);
  const copyBoard = async () => {
    const board = drawBoard(match.at(0).state.board);
    shown.value = (await copy(board)) ? null : board;
  };
  return (
    <>
      <p class="row">
        <button type="button" class="button small" onClick={() => void (canShare() ? send : copy)(line)}>
          <Icon id="share" />
          {say(text.share)}
        </button>
        <button type="button" class="button small" onClick={() => void copyBoard()}>
          <Icon id="copy" />
          {say(text.boardText)}
        </button>
        <a class="button small" data-watch href={watchPath(match, play.marks.value)}>
          <Icon id="play" />
          {say(shared.watch)}
        </a>
        <button type="button" class="button small" onClick={() => void (play.panel.value = 'share')}>
          <Icon id="share" />
          {say(shared.share)}
        </button>
        {atMap ? null : (
          <a class="button small" href="/keshiki">
            {say(words.toMap)}
          </a>
        )}
      </p>
      <pre class="share-words small">{shown.value ?? line}</pre>
    </>
  );
}
