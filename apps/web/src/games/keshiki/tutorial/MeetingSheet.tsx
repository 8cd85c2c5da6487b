import { fill } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { sawLesson } from '../entry/progress.ts';
import { words } from '../text.ts';
import { LessonRun } from './LessonPage.tsx';
import type { Lesson } from './lessons.ts';

const text = {
  next: { ja: '次の練習へ', en: 'Next lesson' },
  of: (at: number, of: number) =>
    fill({ ja: 'この盤で初めて出会うもの {at} / {of}', en: 'New on this board: {at} of {of}' }, { at, of }),
} as const;

interface MeetingProps {
  readonly lessons: readonly Lesson[];
  /** Which stage follows; null where it is another board. */
  readonly stage: number | null;
}

/** What is new on a board, one after the other: how many there are is said, and each can be passed over by itself. */
export function MeetingSheet({ lessons, stage }: MeetingProps): JSX.Element | null {
  const at = useSignal(0);
  const lesson = lessons[at.value];
  if (!lesson) return null;
  const isLast = at.value === lessons.length - 1;
  const next = () => {
    void sawLesson(lesson.id);
    at.value += 1;
  };
  return (
    <Sheet
      key={lesson.id}
      title={say(lesson.name)}
      onClose={() => {
        void sawLesson(lesson.id);
        at.value = lessons.length;
      }}
    >
      {lessons.length > 1 ? (
        <p class="row spread small" data-meeting={at.value + 1}>
          {say(text.of(at.value + 1, lessons.length))}
          {isLast ? null : (
            <button type="button" class="button small" onClick={next}>
              {say(text.next)}
            </button>
          )}
        </p>
      ) : null}
      <LessonRun
        lesson={lesson}
        onEnd={() => void sawLesson(lesson.id)}
        leave={next}
        leaveText={say(isLast ? (stage === null ? words.play : words.playStage(stage)) : text.next)}
      />
    </Sheet>
  );
}
