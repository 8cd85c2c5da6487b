import './keshiki.css';
import './css/board.css';
import './css/pages.css';
import { marksIn } from '@minoya/kernel';
import { takesGames, unrankedMark } from '@minoya/shared/leaderboard';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useComputed, useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { Lazy } from '../../design/lazy.tsx';
import { asks } from '../../design/media.ts';
import { tip } from '../../design/tips.tsx';
import { type Localized, number, say } from '../../i18n/lang.ts';
import { useKeys } from '../../play/keys.ts';
import { PlayBar } from '../../play/PlayBar.tsx';
import { today } from '../../store/day.ts';
import { settings } from '../../store/settings.ts';
import { isOlderVersion } from '../versions.ts';
import { type About, aboutSetup, isDrawn } from './entry/about.ts';
import { AboutBoard } from './entry/AboutBoard.tsx';
import { Adviser } from './table/adviser.ts';
import { AdviceStrip } from './table/AdviceStrip.tsx';
import { Controls, upright } from './table/Controls.tsx';
import { TableController } from './table/table-controller.ts';
import { BoardView } from './table/BoardView.tsx';
import { Goals } from './table/Goals.tsx';
import { HeldWords } from './table/HeldWords.tsx';
import { bonusOf, groupsOf } from './table/groups.ts';
import { FirstMeeting } from './tutorial/FirstMeeting.tsx';
import { isDayDecided, loadProgress } from './entry/progress.ts';
import { sceneKeys } from './table/scene-keys.ts';
import { Status } from './table/Status.tsx';
import { StuckSheet } from './table/StuckSheet.tsx';
import { ToolPrompt } from './table/Tools.tsx';
import type { KeshikiPlay } from './types.ts';
import { words } from './text.ts';
import { whyNoStars } from './result/worth.ts';

/** There is room above every board: there its idea stands, on smaller screens below. One place for each size. */
const tablet = asks('(min-width: 46rem) and (min-height: 60rem)');
const infoSheet = () => import('./later.ts').then(({ InfoSheet }) => InfoSheet);

/** 消色百景 on screen. */
export function Scene({ play }: { play: KeshikiPlay }): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  const adviser = useMemo(() => new Adviser(play, controller.demonstration), [play, controller]);
  const info = useSignal(false);
  useEffect(() => {
    controller.twice = () => settings.peek().tapTwice;
    void loadProgress();
    return () => {
      controller.close();
      adviser.close();
    };
  }, [controller, adviser]);
  useKeys(sceneKeys(controller, adviser));
  const about = aboutSetup(play.session.setup);
  // What has been explained stays explained: the legend is that of the board as it began.
  const opened = useMemo(() => (play.session.match?.at(0).state ?? play.view.peek()).board, [play]);
  return (
    <div
      class="keshiki"
      data-replay={play.isReplay}
      data-roomy={tablet.value}
      style={{ '--cols': controller.board.size.width, '--rows': controller.board.size.height }}
      ref={element => play.stage.mount(element)}
    >
      <PlayBar play={play} undo={!upright.value}>
        <p class="display board-name">
          <span class="num">{say(about.label)}</span>
          {isDrawn(about.setup) ? ' · ' : ' '}
          {about.label === about.name ? null : <span class="board-title">{say(about.name)}</span>}
        </p>
        <Standing about={about} play={play} />
        <button
          type="button"
          class="button plain info-button"
          aria-label={say(words.info)}
          onClick={() => {
            info.value = true;
          }}
        >
          <Icon id="info" />
        </button>
      </PlayBar>
      <AboutBoard about={about} board={opened} />
      {about.hook ? <p class="field-hook">{say(about.hook)}</p> : null}
      <Score controller={controller} />
      <div class="field-place">
        <Field controller={controller} adviser={adviser} />
      </div>
      <div class="lower">
        <Readout controller={controller} />
        {play.isReplay ? null : <Controls controller={controller} adviser={adviser} />}
        <ToolPrompt controller={controller} />
        <AdviceStrip controller={controller} adviser={adviser} />
        <AllGoals play={play} />
        {about.hook ? <p class="low-hook">{say(about.hook)}</p> : null}
      </div>
      {info.value ? (
        <Lazy load={infoSheet} props={{ about, play, onClose: () => void (info.value = false) }} meanwhile={null} />
      ) : null}
      {play.isReplay ? null : <StuckSheet controller={controller} adviser={adviser} />}
      {play.isReplay ? null : <FirstMeeting about={about} play={play} />}
    </div>
  );
}

/** Says from the first move on when a game counts for nothing: no stars, or no place on a board. */
function Standing({ about, play }: { about: About; play: KeshikiPlay }) {
  if (play.isReplay) return null;
  const marks = play.marks.value;
  const practice = whyNoStars(about, '', marks) !== null || unrankedMark(marksIn(marks)) !== null;
  const word = practice ? words.practice : dayClosed(about, play);
  if (word)
    return (
      <span class="badge" data-practice>
        {say(word)}
      </span>
    );
  return about.setup?.type === 'daily' ? (
    <span class="badge" data-once {...tip(say(words.once))}>
      {say(words.oneTry)}
    </span>
  ) : null;
}

/** A day that takes no games any more, or takes them by other rules, or has had its one game. */
function dayClosed({ setup }: About, play: KeshikiPlay): Localized | null {
  if (setup?.type !== 'daily') return null;
  if (!takesGames(setup.date, today.value)) return words.dayOver;
  if (isOlderVersion('keshiki', play.session.game.version)) return words.olderRules;
  return !play.result.value && isDayDecided(setup) ? words.practice : null;
}

/** Listens to the picture alone, so that nothing around it is redrawn with every block. */
function Score({ controller }: { controller: TableController }) {
  const { play } = controller;
  return (
    <Status
      setup={play.session.setup}
      state={play.shown.value}
      seed={play.session.match?.seed ?? ''}
      marks={play.marks.value}
    >
      <HeldWords controller={controller} />
    </Status>
  );
}

/** What all stars ask for, where there is room for it. */
function AllGoals({ play }: { play: KeshikiPlay }) {
  // Drawn again with a goal that is reached, not with every block.
  const reached = useComputed(() => play.shown.value.reached?.join() ?? '');
  return (
    <div class="table-goals" data-reached={reached.value}>
      <Goals state={play.shown.peek()} />
    </div>
  );
}

function Field({ controller, adviser }: { controller: TableController; adviser: Adviser }) {
  return <BoardView controller={controller} pointed={adviser.pointed.value} />;
}

const wide = asks('(min-width: 60rem) and (min-height: 34rem)');

/** Beside a wide board: what the pointed group is worth, and what it leaves. */
function Readout({ controller }: { controller: TableController }) {
  const seen = wide.value ? controller.preview.value : null;
  const after = seen ? controller.after.value : null;
  const largest = after ? groupsOf(after).list[0]?.removed.length : undefined;
  return (
    <dl class="readout num">
      <dt>{say(words.formula)}</dt>
      <dd>{seen?.ok ? say(words.groupIs(seen.removed.length, number(seen.points))) : '—'}</dd>
      <dd class="quiet small">
        {seen?.ok && bonusOf(seen) > 0
          ? say(words.andBonus(number(bonusOf(seen))))
          : largest === undefined
            ? say(words.formulaBonus)
            : say(words.afterLargest(largest))}
      </dd>
    </dl>
  );
}
