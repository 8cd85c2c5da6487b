import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { About } from '../entry/about.ts';
import { progress, sawLesson } from '../entry/progress.ts';
import type { KeshikiPlay } from '../types.ts';
import { words } from '../text.ts';
import { type Lesson, unmet } from './lessons.ts';
import { LessonRun } from './LessonPage.tsx';

const nextLesson = { ja: '次の練習へ', en: 'Next lesson' };

/** Before a stage with an obstacle that was not met yet, its three taps open by themselves, once; several one after the other. */
export function FirstMeeting({ about, play }: { about: About; play: KeshikiPlay }): JSX.Element | null {
  const closed = useSignal(false);
  const at = useSignal(0);
  // Asked once: finishing a lesson must not close the sheet under the player's hand.
  const waiting = useRef<readonly Lesson[] | null>(null);
  const seen = progress.value?.seen;
  if (waiting.current === null && about.stage !== null && seen) waiting.current = unmet(play.view.peek().board, seen);
  const lesson = waiting.current?.[at.value];
  if (!lesson || closed.value || play.length.value > 0) return null;
  const isLast = at.value === (waiting.current?.length ?? 0) - 1;
  const close = () => {
    closed.value = true;
    void sawLesson(lesson.id);
  };
  return (
    <Sheet key={lesson.id} title={say(lesson.name)} onClose={close}>
      <LessonRun
        lesson={lesson}
        onEnd={() => void sawLesson(lesson.id)}
        leave={isLast ? close : () => void (at.value += 1)}
        leaveText={say(isLast ? words.playStage(about.stage ?? 0) : nextLesson)}
      />
    </Sheet>
  );
}
