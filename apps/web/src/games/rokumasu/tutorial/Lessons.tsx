import type { Event } from '@minoya/games/rokumasu/state';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { presentUI } from '../../list.ts';
import { beginRun, type RokumasuUI } from '../entry/begin.ts';
import type { RokuPlay, TableController } from '../table/table-controller.ts';
import { lessonSeed } from './lesson-run.ts';
import { course, type Lesson, meetings, textOf } from './script.ts';
import { note, seen } from './seen.ts';

/** After this long without a move the hint button breathes. */
const idleTime = 12_000;

/** A sentence that was there for this many moves has been read. */
const longest = 3;

/**
 * One short sentence at a time, only while it fits. It has a place of its own below everything else, so that it lies over nothing, and
 * what it speaks of is framed. A press puts it away, and so do a few moves.
 */
export function Lessons({ controller }: { controller: TableController }): JSX.Element | null {
  const missed = useSignal(false);
  const { play } = controller;
  const taught = play.session.match?.seed === lessonSeed;
  useEffect(
    () =>
      play.onChange(news => {
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
    play.isReplay || play.stage.busy.value ? undefined : [...(taught ? course : []), ...meetings].find(open);
  const about = lesson?.about(scene.state) ?? '';
  const before = useRef<string | null>(null);
  useEffect(() => {
    const { current } = before;
    if (current && current !== lesson?.id && !play.stage.busy.peek()) note(current);
    if (!play.stage.busy.peek()) before.current = lesson?.id ?? null;
  }, [lesson?.id, play.stage.busy.value]);
  const begun = useRef(0);
  useEffect(() => {
    begun.current = play.length.peek();
  }, [lesson?.id, play.shown.value.phase]);
  useEffect(() => {
    const subject = lesson ? play.stage.find(about) : null;
    subject?.setAttribute('data-taught', '');
    play.stage.place?.toggleAttribute('data-coach', lesson !== undefined);
    return () => subject?.removeAttribute('data-taught');
  }, [lesson?.id, about, play.shown.value.phase]);
  useEffect(() => {
    if (lesson && play.length.value - begun.current >= longest) note(lesson.id);
  }, [play.length.value]);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stop = keepRoom(play, card.current);
    // Between rounds pages scroll: what the tutorial speaks of is brought into sight, above the card. In a run of one's own no page moves by itself.
    if (lesson && course.includes(lesson) && play.shown.peek().phase !== 'playing')
      play.stage.find(about)?.scrollIntoView({ block: 'nearest' });
    return stop;
  }, [lesson?.id, play.shown.value.phase]);
  if (!lesson) return null;
  return (
    <div class="lesson" data-ends={lesson.ends} role="status" data-lesson={lesson.id} data-about={about} ref={card}>
      <p class="grow">{say(textOf(lesson, scene))}</p>
      {lesson.ends ? <WaysOn onStay={() => note(lesson.id)} /> : null}
      {taught && course.includes(lesson) && !lesson.ends ? (
        <button
          type="button"
          class="button plain small"
          onClick={() => note(...[...course, ...meetings].map(one => one.id))}
        >
          {say({ ja: '案内を終える', en: 'Skip the guide' })}
        </button>
      ) : null}
      {lesson.ends ? null : (
        <button type="button" class="button small" onClick={() => note(lesson.id)}>
          OK
        </button>
      )}
    </div>
  );
}

/** Where the tutorial is over: a run that counts, beside this one, or more practice. */
function WaysOn({ onStay }: { onStay: () => void }) {
  const start = async () => {
    onStay();
    const ui = await presentUI('rokumasu');
    if (ui) await beginRun(ui as RokumasuUI, { slot: 'main', aside: true });
  };
  return (
    <>
      <button type="button" class="button primary small" data-real-run onClick={() => void start()}>
        {say({ ja: '普通のランを始める', en: 'A real run' })}
      </button>
      <button type="button" class="button small" data-stay onClick={onStay}>
        {say({ ja: '練習を続ける', en: 'Go on' })}
      </button>
    </>
  );
}

const isMiss = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'placed') && !events.some(event => event.type === 'scored');

/** Tells the styles how high the card is, and how much of the table stands below it: the buttons under the thumb, which stay where they are. */
function keepRoom({ stage }: RokuPlay, card: HTMLElement | null): () => void {
  const place = stage.place as HTMLElement | null;
  if (!place || !card) return () => undefined;
  const foot = stage.find('.roku-foot, .thumb');
  const measure = () => {
    place.style.setProperty('--coach', `${card.offsetHeight + 8}px`);
    place.style.setProperty('--under', `${Math.ceil(foot?.getBoundingClientRect().height ?? 0)}px`);
  };
  const watcher = new ResizeObserver(measure);
  for (const one of [card, foot]) if (one) watcher.observe(one);
  measure();
  return () => {
    watcher.disconnect();
    for (const name of ['--coach', '--under']) place.style.removeProperty(name);
  };
}
