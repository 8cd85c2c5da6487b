import type { keshiki } from '@minoya/games/keshiki/game';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import { writeReplay } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { EarnedHere } from '../../../play/EarnedHere.tsx';
import type { OpenRun } from '../../../play/open.ts';
import { rowOf } from '../../../leaderboard/sending.ts';
import { publishedOnSlot } from '@minoya/shared/published';
import { publishPlace } from '../own/PublishForm.tsx';
import { text as gallery } from '../gallery/text.ts';
import { AfterBoard } from '../gallery/AfterBoard.tsx';
import { aboutSetup, type About, slots, starsOffered, titleOf } from '../entry/about.ts';
import { finaleNames, finalesOf } from '../entry/finales.ts';
import { isBestPar, parStands } from '../entry/proven-par.ts';
import { hasWon, isHelped, progress, starsFor, unaidedOf } from '../entry/progress.ts';
import { movesOf } from '../table/moves.ts';
import type { KeshikiUI } from '../types.ts';
import { stuckWords } from '../table/stuck-words.ts';
import { words } from '../text.ts';
import { Compare } from './Compare.tsx';
import { leadsToMap, NewWalk, NextBoard } from './NextBoard.tsx';
import { Counted, Helped, NewTools, PassOn, Ranking } from './ResultParts.tsx';
import { useDailyPar, whyParIsClosed } from './par.ts';
import { Facts, ResultTop } from './ResultTop.tsx';
import { shareWords } from './share.ts';
import { Unveil } from './Unveil.tsx';
import { WalkResult } from './WalkResult.tsx';
import { isAside, whyNoStars } from './worth.ts';

type Run = OpenRun<typeof keshiki>;

const text = {
  again: { ja: 'もう一度', en: 'Again' },
  unfinish: { ja: 'リタイアを取り消す', en: 'Undo giving up' },
  record: { ja: '目安超え', en: 'Beyond AI par' },
} as const;

/** What follows the last move: the picture, then the result. Taken back and played again, it begins anew. */
export function Ending({ ui, run }: { ui: KeshikiUI; run: Run }): JSX.Element | null {
  return run.play.result.value === null ? null : <Ended ui={ui} run={run} />;
}

function Ended({ ui, run }: { ui: KeshikiUI; run: Run }): JSX.Element | null {
  const { play } = run;
  const unveiled = useSignal(run.isFiled === true);
  const closed = useSignal(false);
  if (play.stage.busy.value || play.panel.value) return null;
  const about = aboutSetup(run.match.setup);
  const state = play.view.value;
  const stars = starsFor(state);
  const earned = whyNoStars(about, run.slot, play.marks.value) === null;
  if (earned && stars > 0 && about.stage !== null && !unveiled.value && !play.isReplay)
    return (
      <Unveil
        stage={about.stage}
        stars={stars}
        unaided={unaidedOf(stars, play.marks.value)}
        cleared={state.phase === 'cleared'}
        onEnd={() => void (unveiled.value = true)}
      />
    );
  if (closed.value) return <Reopen onClick={() => void (closed.value = false)} />;
  return <ResultPaper ui={ui} run={run} about={about} onClose={() => void (closed.value = true)} />;
}

/** The ending that is reached by now, if one is. */
function ToFinale() {
  const finale = progress.value ? finalesOf(progress.value).at(-1) : undefined;
  return finale ? (
    <p>
      <a class="button primary" href={`/keshiki/finale/${finale}`}>
        {say(finaleNames[finale])}
        <Icon id="forward" />
      </a>
    </p>
  ) : null;
}

function Onward({ to, name, first = true }: { to: string; name: Localized; first?: boolean }) {
  return (
    <a class={first ? 'button primary' : 'button'} href={to}>
      {say(name)}
      <Icon id="forward" />
    </a>
  );
}

/** A board of one's own that was won may be published: the way there comes first. */
function ToOwn({ won }: { won: boolean }) {
  if (!won) return <Onward to="/keshiki/own" name={words.own} first={false} />;
  return (
    <>
      <a class="button" href="/keshiki/own">
        {say(words.own)}
      </a>
      <Onward to={`/keshiki/own#${publishPlace}`} name={gallery.publish} />
    </>
  );
}

/** Where one goes from here: to publish it, to the next board, or back among the others. */
function ToNext({ ui, run, about, won }: Pick<PaperProps, 'ui' | 'run' | 'about'> & { won: boolean }) {
  if (run.slot === slots.own) return <ToOwn won={won} />;
  if (publishedOnSlot(run.slot) !== null) return <Onward to="/keshiki/gallery" name={words.gallery} first={won} />;
  return <NextBoard ui={ui} about={about} seed={run.match.seed} won={won && !isAside(about, run.slot)} />;
}

function Reopen({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="button primary reopen" onClick={onClick}>
      {say({ ja: '結果を見る', en: 'Show result' })}
    </button>
  );
}

interface PaperProps {
  readonly ui: KeshikiUI;
  readonly run: Run;
  readonly about: About;
  readonly onClose: () => void;
}

function ResultPaper({ ui, run, about, onClose }: PaperProps) {
  const { play, match } = run;
  const state = play.view.value;
  const daily = useDailyPar(about, match);
  const par = state.par ?? daily?.score ?? null;
  const stars = starsFor(state, par);
  const won = hasWon(state);
  const closed = whyParIsClosed(about, play.marks.value['branch'] ? 0 : stars);
  const parLine = closed ? null : about.stage === null ? (daily?.line ?? null) : stageOf(about.stage).line;
  const published = publishedOnSlot(run.slot);
  const noStars = whyNoStars(about, run.slot, play.marks.value);
  const row = rowOf(writeReplay(match.replay()));
  const shared = shareWords({ about, state, par, row, published, starred: noStars === null, marks: play.marks.value });
  const back = (to: number) => {
    while (play.canUndo.peek() && (play.result.peek() !== null || play.length.peek() > to)) play.undo();
  };
  // A board that is lost is tried again: that comes first, and the leaderboard last. What a day brought is decided.
  const lost = !won && about.setup?.type !== 'daily' && about.setup?.type !== 'endless';
  const ranked = about.stage !== null || about.setup?.type === 'daily' || published !== null;
  const ranking = <Ranking ui={ui} run={run} ranked={ranked} />;
  // A walk of long ago is only looked at: another one stands in its place.
  const isPastWalk = run.isFiled === true && progress.value?.walk?.seed !== match.seed;
  const walking = about.setup?.type === 'endless' && !isAside(about, run.slot) && !isPastWalk;
  // A board of the walk that is won stays won: what is tried from it is a game of its own.
  const fromHere = (to: number) => {
    if (!(walking && won)) back(to);
    else void begin(ui, { match: match.branch(to), slot: 'branch', aside: true, marks: { practice: 1 } });
  };
  return (
    <Sheet
      title={say(titleOf(about))}
      onClose={onClose}
      wide
      footer={
        <>
          {/* A board that ended without its goal is not lost: the way back is here, too. What a day brought is decided. */}
          {won || about.setup?.type === 'daily' || !play.canUndo.value ? null : (
            <button type="button" class="button" data-back onClick={() => back(movesOf(state, match.length) - 1)}>
              {say(movesOf(state, match.length) > 0 ? stuckWords.deadEndBack(1) : text.unfinish)}
            </button>
          )}
          {walking ? (
            <NewWalk ui={ui} won={won} />
          ) : (
            <button type="button" class={lost ? 'button primary' : 'button'} onClick={() => back(0)}>
              <Icon id="rotate" />
              {say(text.again)}
            </button>
          )}
          <ToNext ui={ui} run={run} about={about} won={won} />
        </>
      }
    >
      <ResultTop
        about={about}
        state={state}
        won={won}
        count={stars}
        of={starsOffered(match.setup, state)}
        unaided={unaidedOf(stars, play.marks.value)}
        why={noStars}
      >
        <Facts match={match} state={state} par={par} daily={daily} about={about} />
        <Helped marks={play.marks.value} />
        {won ? <AgainstPar score={state.score} par={par} marks={play.marks.value} stage={about.stage} /> : null}
      </ResultTop>
      <NewTools run={run} />
      {about.stage !== null && won ? <ToFinale /> : null}
      {walking && about.setup?.type === 'endless' ? (
        <WalkResult level={about.setup.level} seed={match.seed} won={won} />
      ) : null}
      <EarnedHere play={play} />
      <Counted state={state} />
      {published === null ? null : <AfterBoard id={published} run={run} />}
      {lost ? null : ranking}
      <Compare ui={ui} match={match} slot={run.slot} par={parLine} open={stars === 3} onBack={fromHere} />
      <ParClosed why={closed} />
      <PassOn run={run} line={shared} atMap={published === null && run.slot !== slots.own && leadsToMap(about)} />
      {lost ? ranking : null}
    </Sheet>
  );
}

interface AgainstParProps {
  readonly score: number;
  readonly par: number | null;
  readonly marks: Readonly<Record<string, number>>;
  readonly stage: number | null;
}

/** Beyond par, for who had no help; or level with it, where no score is higher. */
function AgainstPar({ score, par, marks, stage }: AgainstParProps) {
  if (par === null || isHelped(marks)) return null;
  if (score > par) return <p class="stamp record">{say(text.record)}</p>;
  return score === par && isBestPar(stage) ? (
    <p class="small" data-best-par>
      {say(parStands(stage))}
    </p>
  ) : null;
}

function ParClosed({ why }: { why: ReturnType<typeof whyParIsClosed> }) {
  return why ? (
    <p class="small quiet" data-par-closed>
      {say(why)}
    </p>
  ) : null;
}
