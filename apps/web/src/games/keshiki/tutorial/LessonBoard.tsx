import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useDecoration } from '../../../design/decoration.ts';
import { HeldWords } from '../table/HeldWords.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { TableController } from '../table/table-controller.ts';
import { BoardView } from '../table/BoardView.tsx';
import { groupsOf } from '../table/groups.ts';
import { eventEffects } from '../event-effects.ts';
import { words } from '../text.ts';
import { type LessonPart, type LessonStep, nudgeFor } from './lessons.ts';

interface LessonBoardProps {
  readonly part: LessonPart;
  /** Called when the last tap is made and shown. */
  readonly onDone: () => void;
}

/** A small real board with a few taps on it: the same rules, motion and preview as everywhere. */
export function LessonBoard({ part, onDone }: LessonBoardProps): JSX.Element {
  const controller = useMemo(() => {
    const match = new Match(keshiki, `board 0 ${part.board}`, 'lesson');
    return new TableController(new Play(local(match), eventEffects));
  }, [part]);
  const { play } = controller;
  const drawn = useDecoration();
  const strayed = useSignal(false);
  const nudged = useSignal<Nudge | null>(null);
  const undone = useSignal(false);
  useEffect(() => guide(controller, part, { strayed, nudged, undone }), [controller]);
  const at = play.length.value;
  const step = strayed.value ? null : part.steps[at];
  const done = !strayed.value && at >= part.steps.length;
  useEffect(() => {
    if (done && !play.stage.busy.value) onDone();
  }, [done, play.stage.busy.value]);
  const last = part.steps[at - 1];
  const text = strayed.value
    ? (last?.undo ?? last?.otherwise)
    : done
      ? part.end
      : ((undone.value ? step?.undone : undefined) ?? step?.text);
  const quiet = !play.stage.busy.value && !controller.lingering.value;
  const meant = step && !isOpen(step) && quiet ? groupAt(controller, step) : null;
  return (
    <div class="lesson" ref={element => play.stage.mount(element)} onPointerDownCapture={() => play.stage.skip()}>
      <p class="lesson-text" role="status">
        {text ? say(text) : ''}
        {nudged.value && (step || strayed.value) ? <span class="lesson-nudge">{say(nudges[nudged.value])}</span> : null}
      </p>
      <div class="held-place">{drawn ? <HeldWords controller={controller} /> : null}</div>
      {drawn ? (
        <BoardView controller={controller} pointed={meant ? { cells: meant, kind: 'tap' } : null} />
      ) : (
        <div class="board" style={{ '--cols': controller.board.size.width, '--rows': controller.board.size.height }} />
      )}
      {strayed.value ? (
        <button type="button" class="button primary pulsing lesson-undo" onClick={() => play.undo()}>
          <Icon id="undo" />
          {say(words.undo)}
        </button>
      ) : null}
    </div>
  );
}

/** Said to whoever taps something else than is meant. */
const nudges = {
  hold: { ja: '離さずに、長めに押してみましょう。', en: 'Keep pressing a little longer.' },
  undo: { ja: '盤の下の「戻す」を押します。', en: 'Press Undo below the board.' },
  holdThere: {
    ja: '囲んであるところを、長めに押してみましょう。',
    en: 'Press what the line is around, a little longer.',
  },
  tap: { ja: '囲んであるところを押してみましょう。', en: 'Tap what the line is around.' },
} as const;
type Nudge = keyof typeof nudges;

interface Told {
  readonly strayed: { value: boolean };
  readonly nudged: { value: Nudge | null };
  readonly undone: { value: boolean };
}

/** Lets only the meant tap through, unless the step leaves the choice; a tap in vain is answered. */
function guide(controller: TableController, part: LessonPart, { strayed, nudged, undone }: Told): () => void {
  const { play } = controller;
  const stepNow = () => part.steps[play.length.peek()];
  let held = false;
  const stopHolding = controller.lingering.subscribe(on => {
    held ||= on;
  });
  controller.mayTap = cell => {
    const step = stepNow();
    if (strayed.value) nudged.value = 'undo';
    if (!step || strayed.value) return false;
    const meant = isOpen(step) || (groupAt(controller, step)?.includes(cell) ?? false);
    nudged.value = nudgeFor(step, { meant, held });
    return nudged.value === null;
  };
  const stop = play.onChange(news => {
    const last = part.steps[play.length.peek() - 1];
    undone.value ||= news.type === 'jump';
    nudged.value = null;
    const back = last?.undo !== undefined && !undone.value;
    strayed.value =
      news.type === 'step' &&
      last !== undefined &&
      (back || !(last.free || meantTap(controller, last, news.entry.line)));
  });
  return () => {
    stop();
    stopHolding();
    controller.close();
    play.close();
  };
}

/** Whether any group may be tapped here. */
const isOpen = ({ otherwise, free }: LessonStep): boolean => free === true || otherwise !== undefined;

function groupAt(controller: TableController, step: LessonStep): readonly number[] | null {
  return groupsOf(controller.play.view.peek()).byCell.get(readCell(step.tap) ?? -1)?.group ?? null;
}

/** Whether a played tap was in the group that the step meant. */
function meantTap(controller: TableController, step: LessonStep, line: string): boolean {
  const { match } = controller.play.session;
  const before = match?.at(match.length - 1).state;
  const meant = before ? groupsOf(before).byCell.get(readCell(step.tap) ?? -1) : undefined;
  return meant?.group.includes(readCell(line) ?? -1) ?? false;
}
