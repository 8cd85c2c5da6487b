import '../keshiki.css';
import '../css/pages.css';
import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { names } from '@minoya/games/keshiki/stages/names';
import { dayNumber } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { toast } from '../../../design/toast.tsx';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import { place } from '../../../router.ts';
import { today } from '../../../store/day.ts';
import { LessonPage } from '../tutorial/LessonPage.tsx';
import { currentStage, loadProgress, openStages, type Progress, progress, starTotal } from './progress.ts';
import { Stars } from '../table/Stars.tsx';
import { ViewPicture } from '../views/ViewTile.tsx';
import { viewOf, views } from '../views/views.tsx';
import { words } from '../text.ts';

/** `/keshiki`: ten views of ten stages. The first visit is the first lesson, and stays it until one goes on. */
export function EntryPage(): JSX.Element {
  const learning = useSignal<boolean | null>(null);
  useEffect(() => {
    void loadProgress().then(() => {
      const now = progress.peek();
      learning.value = now !== null && isNew(now);
    });
  }, [place.value.visit]);
  if (learning.value) return <LessonPage rest="" />;
  const now = progress.value;
  return now && learning.value === false ? <Map now={now} /> : <p class="page quiet">{say(shared.loading)}</p>;
}

function isNew({ seen, stages }: Progress): boolean {
  return !seen.includes('first') && Object.keys(stages).length === 0;
}

function Map({ now }: { now: Progress }) {
  const current = currentStage(now);
  const open = openStages(now);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current > 10) here.current?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <div class="page map-page">
      <header class="row spread">
        <h1>{say(words.name)}</h1>
        <p class="display star-sum">{say(words.stars(starTotal(now), STAGE_COUNT * 3))}</p>
      </header>
      <nav class="ways-in" aria-label={say(words.name)}>
        <a class="button primary" href={`/keshiki/stage/${current}`}>
          {say(words.playStage(current))}
          <Icon id="forward" />
        </a>
        <a class="button" href="/keshiki/daily">
          <Icon id="calendar" />
          {say(words.dailyOf(dayNumber(today.value)))}
        </a>
        <a class="button" href="/keshiki/endless">
          {say(words.endless)}
        </a>
        <a class="button" href="/keshiki/own">
          {say(words.own)}
        </a>
        <a class="button plain" href="/keshiki/lesson">
          <Icon id="book" />
          {say(words.lesson)}
        </a>
        <a class="button plain" href="/keshiki/rules">
          {say(words.rules)}
        </a>
      </nav>
      <ol class="views">
        {views.map((view, v) => (
          <li key={v} {...(viewOf(current) === v ? { ref: here } : {})}>
            <section class="view" aria-label={say(view.name)}>
              <h2>
                <span class="num quiet">{v + 1}</span> {say(view.name)}
              </h2>
              <div class="view-grid">
                <ViewPicture view={v} />
                <ol>
                  {Array.from({ length: 10 }, (_, i) => (
                    <li key={i}>
                      <StageTile number={v * 10 + i + 1} now={now} open={open} current={current} />
                    </li>
                  ))}
                </ol>
              </div>
            </section>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StageTileProps {
  readonly number: number;
  readonly now: Progress;
  readonly open: ReadonlySet<number>;
  readonly current: number;
}

function StageTile({ number, now, open, current }: StageTileProps) {
  const best = now.stages[number];
  const state = (best?.stars ?? 0) > 0 ? 'done' : open.has(number) ? 'open' : 'locked';
  const name = `${say(words.stageAloud(number))} ${say(names[number - 1]?.name ?? words.stage(number))}`;
  if (state === 'locked') {
    return (
      <button
        type="button"
        class="stage-tile"
        data-state={state}
        aria-label={`${name}、${say(words.locked)}`}
        aria-disabled="true"
        onClick={() => toast(words.lockedHow)}
      >
        <span class="stage-tag num">
          {number}
          <Icon id="lock" />
        </span>
      </button>
    );
  }
  return (
    <a
      class="stage-tile"
      data-state={state}
      href={`/keshiki/stage/${number}`}
      aria-current={number === current ? 'step' : undefined}
      aria-label={`${name}、${best ? say(words.starsAloud(best.stars)) : say(words.open)}`}
    >
      <span class="stage-tag num">
        {number}
        {best ? <Stars count={best.stars} /> : null}
      </span>
    </a>
  );
}
