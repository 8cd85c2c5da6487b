import { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Floating } from '../../../board/Board.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { go, place } from '../../../router.ts';
import { eventEffects } from '../event-effects.ts';
import { beginRun, type RokumasuUI } from '../entry/begin.ts';
import { BoardView, HeldPiece } from '../table/BoardView.tsx';
import { TableController } from '../table/table-controller.ts';
import { Formula } from '../table/Formula.tsx';
import { Tray } from '../table/Tray.tsx';
import { lessonSeed, lessonSetup, lessonSlot } from './lesson-run.ts';
import { course } from './script.ts';
import { forget, note } from './seen.ts';
import { lessonGame, stages } from './stages.ts';

/** The first half minute: two boards that cannot go wrong, then a real run. */
export function LessonScreen({ ui }: { ui: RokumasuUI }): JSX.Element {
  const at = useSignal(0);
  const wrong = useSignal(0);
  const stage = stages[at.value];
  if (!stage) return <></>;
  return (
    <LessonBoard
      key={`${at.value} ${wrong.value}`}
      number={at.value}
      again={wrong.value > 0}
      onLeave={skip}
      onWrong={() => (wrong.value += 1)}
      onNext={() => {
        wrong.value = 0;
        if (at.value + 1 < stages.length) at.value += 1;
        else void goOn(ui);
      }}
    />
  );
}

/** Whoever skips the tutorial goes on with what it was opened from: the start page, or a daily. */
function skip(): void {
  note('basics');
  if (place.peek().visit > 1) history.back();
  else go('/rokumasu', { replace: true });
}

/** From the drawn boards to the run with a guide. */
async function goOn(ui: RokumasuUI): Promise<void> {
  note('basics');
  forget(course.map(lesson => lesson.id));
  // The way back leads past the lesson, which would begin a second run.
  const past = (path: string) => go(path, { replace: true });
  await beginRun(ui, { setup: lessonSetup, seed: lessonSeed, slot: lessonSlot, aside: true, lesson: true, go: past });
}

/** Said when the gap is pressed before the piece. */
const takeFirst: Localized = {
  ja: '先に下のピースを押してから、すきまを押しましょう。',
  en: 'Press the piece below first, then the gap.',
};

/** Said when a piece was put elsewhere: the board is as it was, and the gap is framed. */
const notThere: Localized = {
  ja: 'そこではラインがそろいません。枠で囲んだすきまに置きましょう。',
  en: 'No line fills up there. Put it in the framed gap.',
};

/** How long a piece in the wrong place is looked at. */
const wrongTime = 600;

interface LessonProps {
  readonly number: number;
  /** The same board once more, after a piece was put elsewhere. */
  readonly again: boolean;
  readonly onWrong: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

function LessonBoard({ number, again, onNext, onWrong, onLeave }: LessonProps) {
  const stage = stages[number] ?? stages[0];
  const play = useMemo(() => {
    if (!stage) throw new Error('no such lesson');
    return new Play(local(new Match(lessonGame(stage), 'standard', lessonSeed)), eventEffects);
  }, [stage]);
  const controller = useMemo(() => new TableController(play), [play]);
  useEffect(
    () => () => {
      controller.close();
      play.close();
    },
    [controller, play],
  );
  const missed = useSignal(false);
  const done = play.view.value.score > 0;
  const settled = done && !play.stage.busy.value;
  const astray = !done && !play.stage.busy.value && play.view.value.record.placed > 0;
  useEffect(() => {
    if (!astray) return undefined;
    const timer = setTimeout(onWrong, wrongTime);
    return () => clearTimeout(timer);
  }, [astray]);
  useLayoutEffect(() => {
    const cell = stage?.cell ?? 0;
    const gap = play.stage.find(`[data-cell="${cell % 6},${Math.floor(cell / 6)}"]`);
    gap?.toggleAttribute('data-taught', (again || astray) && !done);
  }, [again, astray, done]);
  return (
    <div
      class="roku roku-ui lesson-screen"
      ref={element => play.stage.mount(element)}
      onPointerDownCapture={() => play.stage.skip()}
    >
      <h1 class="unseen">{say({ ja: 'ロクマス チュートリアル', en: 'ROKUMASU tutorial' })}</h1>
      <p class="lesson-text" role="status">
        {stage ? say(settled ? stage.after : missed.value ? takeFirst : again || astray ? notThere : stage.before) : ''}
      </p>
      <div class="roku-table">
        <section class="left">
          <Formula controller={controller} />
        </section>
        <section
          class="middle"
          data-missed={missed.value}
          onClickCapture={({ target }) => {
            const onBoard = target instanceof Element && target.closest('[data-cell]') !== null;
            missed.value = onBoard && !controller.drag.held.peek();
          }}
        >
          <BoardView controller={controller} />
          {settled ? (
            <button type="button" class="button primary wide" data-next onClick={onNext}>
              {say({ ja: 'つぎへ', en: 'Next' })}
              <Icon id="forward" />
            </button>
          ) : (
            <Tray controller={controller} />
          )}
        </section>
      </div>
      <p>
        <button type="button" class="button plain small" onClick={onLeave}>
          {say({ ja: 'とばす', en: 'Skip' })}
        </button>
      </p>
      <Floating drag={controller.drag} render={slot => <HeldPiece controller={controller} slot={slot} />} />
    </div>
  );
}
