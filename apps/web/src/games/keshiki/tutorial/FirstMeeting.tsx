import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { About } from '../entry/about.ts';
import { progress, sawLesson } from '../entry/progress.ts';
import type { KeshikiPlay } from '../types.ts';
import { words } from '../text.ts';
import { lessonBefore } from './lessons.ts';
import { LessonRun } from './LessonPage.tsx';

/** Before an obstacle's first stage its three taps open by themselves, once. */
export function FirstMeeting({ about, play }: { about: About; play: KeshikiPlay }): JSX.Element | null {
  const closed = useSignal(false);
  const lesson = about.stage === null ? null : lessonBefore(about.stage);
  // Asked once: finishing the lesson must not close the sheet under the player's hand.
  const known = useRef<boolean | null>(null);
  const seen = progress.value?.seen;
  if (known.current === null && lesson && seen) known.current = seen.includes(lesson.id);
  if (!lesson || known.current !== false || closed.value || play.length.value > 0) return null;
  const close = () => {
    closed.value = true;
    void sawLesson(lesson.id);
  };
  return (
    <Sheet title={say(lesson.name)} onClose={close}>
      <LessonRun
        lesson={lesson}
        onEnd={() => void sawLesson(lesson.id)}
        leave={close}
        leaveText={say(words.playStage(about.stage ?? 0))}
      />
    </Sheet>
  );
}
