import type { Event } from '@minoya/games/rokumasu/state';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { words } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from '../table/table-controller.ts';
import { bestTop, neededOn } from './beside.ts';
import { course, type Lesson, lessonSeed, meetings } from './script.ts';
import { note, seen } from './seen.ts';

/** After this long without a move the hint button breathes. */
const idleTime = 12_000;

/** One short sentence at a time, only while it fits; a press or the next step puts it away. */
export function Lessons({ controller }: { controller: TableController }): JSX.Element | null {
  const missed = useSignal(false);
  const { play } = controller;
  const taught = play.session.match?.seed === lessonSeed;
  useEffect(
    () =>
      play.watch(news => {
        if (news.type === 'step') missed.value = isMiss(news.events);
      }),
    [play],
  );
  useEffect(() => {
    controller.idle.value = false;
    if (!taught) return undefined;
    const timer = setTimeout(() => {
      controller.idle.value = true;
    }, idleTime);
    return () => clearTimeout(timer);
  }, [play.view.value, controller.drag.item.value, taught]);
  // While nothing moves the view is what is shown; a move made ready, which nobody sees, is shown for a moment.
  const scene = { state: play.view.value, canUndo: play.canUndo.value, missed: missed.value };
  const open = (lesson: Lesson) => !seen.value.has(lesson.id) && lesson.when(scene);
  const lesson =
    play.watching || play.stage.busy.value ? undefined : [...(taught ? course : []), ...meetings].find(open);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const { current } = before;
    if (current && current !== lesson?.id && !play.stage.busy.peek()) note(current);
    if (!play.stage.busy.peek()) before.current = lesson?.id ?? null;
  }, [lesson?.id, play.stage.busy.value]);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lesson && card.current) layBeside(card.current, play.stage.find(lesson.about));
  }, [lesson, play.shown.value.phase]);
  if (!lesson) return null;
  return (
    <div class="lesson" role="status" data-lesson={lesson.id} data-about={lesson.about} ref={card}>
      <p class="grow">{say(lesson.text)}</p>
      {taught && course.includes(lesson) ? (
        <button type="button" class="button plain small" onClick={() => note(...course.map(one => one.id))}>
          {say({ ja: '案内を終える', en: 'Skip the guide' })}
        </button>
      ) : null}
      <button type="button" class="button plain mini" aria-label={say(words.close)} onClick={() => note(lesson.id)}>
        <Icon id="close" />
      </button>
    </div>
  );
}

/** Beside what it speaks of, where it covers least of what is needed. */
function layBeside(card: HTMLElement, subject: Element | null): void {
  const table = card.offsetParent;
  if (!subject || !table) return;
  const { top, bottom } = subject.getBoundingClientRect();
  const height = card.getBoundingClientRect().height + 8;
  const about = { top, bottom, weight: 0 };
  const at = 4 + bestTop(height, [0, innerHeight], about, neededOn(table, card));
  card.style.top = `${Math.round(at - table.getBoundingClientRect().top)}px`;
}

const isMiss = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'placed') && !events.some(event => event.type === 'scored');
