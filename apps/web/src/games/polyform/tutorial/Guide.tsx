import { pieces } from '@minoya/games/polyform/pieces';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { words } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from '../table/table-controller.ts';
import { allMark, guided, type Lesson, lessonFor, markOf, type Scene } from './course.ts';

function sceneOf(controller: TableController): Scene {
  const piece = controller.drag.item.value ?? controller.plan.value.at(-1)?.piece;
  return { view: controller.play.shown.value, me: controller.me.value, held: piece ? pieces[piece].level : 0 };
}

/** Whether this is the lesson, and its guide was not put away. */
export function isGuided(controller: TableController): boolean {
  return !controller.play.watching && guided(controller.play.marks.value);
}

/** What the lesson says now; null in every other game. */
export function lessonAt(controller: TableController): Lesson | null {
  if (!isGuided(controller)) return null;
  return lessonFor(sceneOf(controller), controller.play.marks.value);
}

/** One short sentence at a time; doing it, or its button, puts it away for good. */
export function Guide({
  controller,
  lesson,
}: {
  controller: TableController;
  lesson: Lesson | null;
}): JSX.Element | null {
  const { play } = controller;
  const before = useRef<Lesson | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = lesson;
    if (last && last !== lesson && last.over(sceneOf(controller))) play.mark(markOf(last.id));
  }, [lesson]);
  if (!lesson) return isGuided(controller) ? <div class="guide" data-guide="none" /> : null;
  const read = () => play.mark(markOf(lesson.id));
  return (
    <div class="guide" role="status" data-guide={lesson.id}>
      <p class="grow">{say(lesson.text)}</p>
      <button type="button" class="button plain small" data-do="end-guide" onClick={() => play.mark(allMark)}>
        {say({ ja: '案内を終える', en: 'End the guide' })}
      </button>
      {lesson.calm ? (
        <button type="button" class="button small" data-do="read" onClick={read}>
          {say({ ja: '次へ', en: 'Next' })}
        </button>
      ) : (
        <button type="button" class="button plain small" data-do="read" aria-label={say(words.close)} onClick={read}>
          <Icon id="close" />
        </button>
      )}
    </div>
  );
}
