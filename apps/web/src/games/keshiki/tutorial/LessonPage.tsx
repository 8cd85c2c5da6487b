import '../keshiki.css';
import '../css/board.css';
import '../css/pages.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { go } from '../../../router.ts';
import { slots } from '../entry/about.ts';
import { sawLesson } from '../entry/progress.ts';
import { words } from '../text.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { firstLesson, type Lesson, lessons } from './lessons.ts';

const text = {
  next: { ja: '次へ', en: 'Next' },
  goal: { ja: '目標は★。上手にやると★★★。', en: 'Reach one star. Play well for three.' },
  toFirst: { ja: 'ステージ1へ', en: 'To stage 1' },
  again: { ja: 'もう一度', en: 'Again' },
} as const;

/** `/keshiki/lesson` and `/keshiki/lesson/ice1`. */
export function LessonPage({ rest }: { rest: string }): JSX.Element {
  const lesson = lessons.find(one => one.id === rest) ?? firstLesson;
  const first = lesson === firstLesson;
  return (
    <div class="page narrow lesson-page">
      <div class="row spread">
        <h1>{say(lesson.name)}</h1>
        <a
          class="button plain"
          href="/keshiki"
          onClick={() => {
            keep(lesson, 0);
            void sawLesson(lesson.id);
          }}
        >
          {say(words.skip)}
        </a>
      </div>
      <LessonRun
        key={lesson.id}
        lesson={lesson}
        last={first ? text.goal : null}
        onEnd={() => void sawLesson(lesson.id)}
        leave={() => go(first ? `/keshiki/play/${slots.stage(1)}` : '/keshiki')}
        leaveText={first ? say(text.toFirst) : say(words.toMap)}
      />
    </div>
  );
}

interface LessonRunProps {
  readonly lesson: Lesson;
  readonly last?: { readonly ja: string; readonly en: string } | null;
  readonly onEnd: () => void;
  readonly leave: () => void;
  readonly leaveText: string;
}

const keyOf = ({ id }: Lesson): string => `minoya:lesson:${id}`;

/** The part that this tab was at: a reload goes on there. */
function kept(lesson: Lesson): number {
  try {
    const part = Number(sessionStorage.getItem(keyOf(lesson)));
    return lesson.parts[part] ? part : 0;
  } catch {
    // Forbidden storage: from the beginning.
    return 0;
  }
}

function keep(lesson: Lesson, part: number): void {
  try {
    sessionStorage.setItem(keyOf(lesson), String(part));
  } catch {
    // As above.
  }
}

/** All parts of a lesson, one after another. */
export function LessonRun({ lesson, last = null, onEnd, leave, leaveText }: LessonRunProps): JSX.Element {
  const at = useSignal(kept(lesson));
  const turn = useSignal(0);
  const done = useSignal(false);
  const part = lesson.parts[at.value];
  useEffect(() => keep(lesson, at.value), [at.value]);
  const finalPart = at.value === lesson.parts.length - 1;
  if (!part) return <p />;
  return (
    <div class="lesson-run">
      {lesson.parts.length > 1 ? (
        <p class="caption num" data-part>
          {at.value + 1} / {lesson.parts.length}
        </p>
      ) : null}
      <LessonBoard
        key={`${at.value}.${turn.value}`}
        part={part}
        onDone={() => {
          done.value = true;
          if (finalPart) onEnd();
        }}
      />
      <div class="lesson-foot">
        {done.value && finalPart && last ? <p class="small">{say(last)}</p> : null}
        {done.value ? (
          <p class="row">
            <button
              type="button"
              class="button"
              onClick={() => {
                done.value = false;
                turn.value += 1;
              }}
            >
              <Icon id="rotate" />
              {say(text.again)}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                if (finalPart) {
                  keep(lesson, 0);
                  leave();
                } else {
                  done.value = false;
                  at.value += 1;
                }
              }}
            >
              {finalPart ? leaveText : say(text.next)}
              <Icon id="forward" />
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
