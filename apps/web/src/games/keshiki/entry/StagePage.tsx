import '../keshiki.css';
import '../css/pages.css';
import { STAGE_COUNT, stage as stageOf } from '@minoya/games/keshiki/stages/index';
import { earnedTools, type ToolId } from '@minoya/games/keshiki/tools';
import { marksIn } from '@minoya/kernel';
import { unrankedMark } from '@minoya/shared/leaderboard';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { words as shared } from '../../../design/words.ts';
import { Ask } from '../../../design/Sheet.tsx';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { playPath } from '../../../play/paths.ts';
import { go } from '../../../router.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import type { Puzzle } from '../own/link.ts';
import { slots } from './about.ts';
import { Legend } from './AboutBoard.tsx';
import { Kit } from './Kit.tsx';
import { ranksPath } from './leaderboards.ts';
import { GoalList } from '../table/Goals.tsx';
import { Fact } from '../table/Fact.tsx';
import {
  currentStage,
  keep,
  kitFor,
  loadProgress,
  openStages,
  type Progress,
  progress,
  starTotal,
  unaidedStars,
} from './progress.ts';
import { Stars } from '../table/Stars.tsx';
import type { KeshikiUI } from '../types.ts';
import { LargePrint } from '../views/LargePrint.tsx';
import { journeyOf, journeys } from '../views/views.ts';
import { words } from '../text.ts';

/** `/keshiki/stage/27`: the stage's idea, its goal, and what to take along. */
export function StagePage({ ui, rest }: { ui: KeshikiUI; rest: string }): JSX.Element {
  useEffect(() => void loadProgress(), []);
  const number = Number(rest);
  const now = progress.value;
  const known = Number.isInteger(number) && number >= 1 && number <= STAGE_COUNT;
  if (!known) return <Closed text={say({ ja: 'ステージは1から100までです。', en: 'Stages are numbered 1 to 100.' })} />;
  if (!now) return <p class="page quiet">{say(shared.loading)}</p>;
  if (!openStages(now).has(number)) return <Locked ui={ui} stage={number} current={currentStage(now)} />;
  return <Intro key={number} ui={ui} stage={number} now={now} />;
}

/** Somebody's link leads here as well: the board may be played, only not counted. */
function Locked({ ui, stage, current }: { ui: KeshikiUI; stage: number; current: number }) {
  const { hook, name } = stageOf(stage);
  // It is the stage itself, with its name, sentence and picture; only stars are not counted.
  const going = useGoing(slots.practice(stage));
  const alone = () => void begin(ui, { setup: `stage ${stage}`, slot: slots.practice(stage) });
  return (
    <div class="page narrow">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(words.lockedTitle(stage))}</h1>
      <p class="display">{say(name)}</p>
      <p class="hook">{say(hook)}</p>
      <p>{say(words.lockedHow)}</p>
      <Ways slot={slots.practice(stage)} going={going} start={words.onlyThis} onStart={alone} />
      <p class="row">
        <a class="button primary" href={`/keshiki/stage/${current}`}>
          {say(words.playStage(current))}
          <Icon id="forward" />
        </a>
        <a class="button" href="/keshiki">
          {say(words.toMap)}
        </a>
      </p>
    </div>
  );
}

function Closed({ text }: { text: string }) {
  return (
    <div class="page narrow">
      <h1>{say(words.name)}</h1>
      <p>{text}</p>
      <p>
        <a class="button" href="/keshiki">
          {say(words.toMap)}
        </a>
      </p>
    </div>
  );
}

/** A game in progress on a slot. */
interface Going {
  readonly moves: number;
  /** It earns nothing: somebody else's moves begin it. */
  readonly practice: boolean;
}

/** How far a kept run is, and whether it counts. */
export const goingOn = (run: Pick<Run, 'log' | 'marks'> | null): Going => ({
  moves: run?.log.length ?? 0,
  practice: run !== null && unrankedMark(marksIn(run.marks)) !== null,
});

/** The game in progress on a slot; without a move there is none to go on with. */
function useGoing(slot: string): Going {
  const going = useSignal<Going>(goingOn(null));
  useEffect(() => {
    void loadRun('keshiki', slot).then(run => {
      going.value = goingOn(run);
    });
  }, [slot]);
  return going.value;
}

interface WaysProps {
  readonly slot: string;
  readonly going: Going;
  readonly start: Localized;
  readonly onStart: () => void;
}

/** On, or from the beginning; moves that are made are not thrown away unasked. */
function Ways({ slot, going: { moves, practice }, start, onStart }: WaysProps) {
  const asking = useSignal(false);
  const going = moves > 0;
  return (
    <p class="row stage-ways">
      {going ? (
        <a class="button primary wide" href={playPath('keshiki', slot)}>
          {say(practice && start === words.play ? words.resumePractice : words.resume)}
          <Icon id="forward" />
        </a>
      ) : null}
      <button
        type="button"
        class={going || start !== words.play ? 'button wide' : 'button primary wide'}
        onClick={() => {
          if (going) asking.value = true;
          else onStart();
        }}
      >
        {say(going ? words.restart : start)}
        <Icon id="play" />
      </button>
      {asking.value ? (
        <Ask
          title={say(words.restart)}
          yes={say(words.restart)}
          onYes={onStart}
          onNo={() => void (asking.value = false)}
        >
          <p>{say(words.movesLost(moves))}</p>
        </Ask>
      ) : null}
    </p>
  );
}

function Intro({ ui, stage, now }: { ui: KeshikiUI; stage: number; now: Progress }) {
  const { name, hook, goals, par, board } = stageOf(stage);
  const earned = earnedTools(starTotal(now));
  const kit = useSignal<readonly ToolId[]>(kitFor(now, stage, earned));
  const going = useGoing(slots.stage(stage));
  const best = now.stages[stage];
  const start = () => {
    void keep({ kit: kit.peek(), kitOf: stage });
    const setup = `stage ${stage}${kit.peek().length > 0 ? ` with ${kit.peek().join(' ')}` : ''}`;
    void begin(ui, { setup, slot: slots.stage(stage) });
  };
  return (
    <div class="page narrow stage-page">
      <div class="stage-head">
        <LargePrint stage={stage} stars={best?.stars ?? 0} class="stage-picture" />
        <div>
          <p class="caption">
            <a href="/keshiki">{say(words.name)}</a> · {say(journeys[journeyOf(stage)] ?? name)}
          </p>
          <h1>
            <span class="num">{stage}</span> {say(name)}
          </h1>
          <p class="hook">{say(hook)}</p>
        </div>
      </div>
      <div class="stage-goals">
        <GoalList goals={goals} reached={[]} />
        {goals.length > 1 ? (
          <p class="small quiet" data-star-first>
            {say(words.starFirst)}
          </p>
        ) : null}
      </div>
      <dl class="figures num">
        <Fact name={say(words.par)} value={number(par)} />
        {best ? <Fact name={say(words.best)} value={number(best.score)} /> : null}
        {best ? <Fact name={say(words.tries)} value={number(best.tries)} /> : null}
        {best ? <Fact name={say(words.largest)} value={number(best.largest)} unit={say(words.pieces)} /> : null}
      </dl>
      {best ? null : <p class="small quiet">{say(words.parHow)}</p>}
      {best ? <Stars count={best.stars} unaided={unaidedStars(best)} big /> : null}
      <Ways slot={slots.stage(stage)} going={going} start={words.play} onStart={start} />
      <p>
        <a href={ranksPath(slots.stage(stage), best)}>{say(words.leaderboard)}</a>
      </p>
      <Legend board={board} />
      <Kit kit={kit} earned={earned} going={going.moves > 0} />
      {best && best.stars > 0 ? (
        <p>
          <button type="button" class="button small" onClick={() => void edit({ board, goals })}>
            {say(words.editStage)}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Lays a copy on the easel. */
async function edit(puzzle: Puzzle): Promise<void> {
  const { addDraft } = await import('../later.ts');
  await addDraft(puzzle);
  go('/keshiki/own');
}
