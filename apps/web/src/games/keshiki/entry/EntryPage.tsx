import '../keshiki.css';
import '../css/pages.css';
import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { names } from '@minoya/games/keshiki/stages/names';
import { dayNumber } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import { place } from '../../../router.ts';
import { today } from '../../../store/day.ts';
import { lessonPage } from '../tutorial/load.ts';
import {
  currentStage,
  loadProgress,
  openStages,
  type Progress,
  progress,
  starTotal,
  unaidedStars,
} from './progress.ts';
import { Stars } from '../table/Stars.tsx';
import { Print } from '../views/Print.tsx';
import { journeyOf, journeys } from '../views/views.ts';
import { useBegunDays } from './day-runs.ts';
import { finaleNames, finalesOf } from './finales.ts';
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
  if (learning.value) return <Lazy load={lessonPage} props={{ rest: '' }} />;
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
  const begun = useBegunDays().has(today.value);
  const day = now.dailies[today.value];
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
          {begun ? <span class="caption">{say(words.begun)}</span> : null}
          {day ? <Stars count={day.stars} unaided={unaidedStars(day)} /> : null}
        </a>
        <a class="button" href="/keshiki/endless">
          {say(words.endless)}
        </a>
        <a class="button" href="/keshiki/gallery">
          {say(words.gallery)}
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
        <a class="button plain" href="/records/keshiki">
          {say(words.records)}
        </a>
        <a class="button plain" href="/ranks/keshiki">
          {say(words.leaderboards)}
        </a>
      </nav>
      <Finales now={now} />
      {Object.values(now.stages).some(best => unaidedStars(best) < best.stars) ? (
        <p class="row small" data-star-legend>
          <Stars count={1} of={1} /> {say(words.unaided)} <Stars count={1} of={1} unaided={0} /> {say(words.withHelp)}
        </p>
      ) : null}
      <ol class="views">
        {journeys.map((name, v) => (
          <li key={v} {...(journeyOf(current) === v ? { ref: here } : {})}>
            <section class="view" aria-label={say(name)}>
              <h2>
                <span class="num quiet">{v + 1}</span> {say(name)}
              </h2>
              <Journey journey={v} now={now} open={open} current={current} />
            </section>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface JourneyProps {
  readonly journey: number;
  readonly now: Progress;
  readonly open: ReadonlySet<number>;
  readonly current: number;
}

/** Ten sheets; they are drawn when they are about to be seen. */
function Journey({ journey, ...given }: JourneyProps) {
  const list = useRef<HTMLOListElement>(null);
  const near = useSignal(false);
  useEffect(() => {
    const { current: element } = list;
    if (!element) return undefined;
    const seen = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) near.value = true;
      },
      { rootMargin: '400px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return (
    <ol class="view-grid" ref={list}>
      {Array.from({ length: 10 }, (_, i) => (
        <li key={i}>
          <StageTile number={journey * 10 + i + 1} near={near.value} {...given} />
        </li>
      ))}
    </ol>
  );
}

/** The way back to the endings that were reached. */
function Finales({ now }: { now: Progress }) {
  const reached = finalesOf(now);
  return reached.length > 0 ? (
    <p class="row">
      {reached.map(one => (
        <a key={one} class="button" href={`/keshiki/finale/${one}`}>
          {say(finaleNames[one])}
        </a>
      ))}
    </p>
  ) : null;
}

interface StageTileProps {
  readonly number: number;
  readonly now: Progress;
  readonly open: ReadonlySet<number>;
  readonly current: number;
  readonly near: boolean;
}

function StageTile({ number, now, open, current, near }: StageTileProps) {
  const best = now.stages[number];
  const stars = best?.stars ?? 0;
  const aided = best !== undefined && unaidedStars(best) < stars;
  const state = stars > 0 ? 'done' : open.has(number) ? 'open' : 'locked';
  const title = say(names[number - 1]?.name ?? words.stage(number));
  const name = `${say(words.stageAloud(number))} ${title}`;
  const caption = (
    <span class="stage-caption num">
      <span>{number}</span>
      {state === 'locked' ? <Icon id="lock" /> : best ? <Stars count={stars} unaided={unaidedStars(best)} /> : null}
    </span>
  );
  const told = state === 'locked' ? say(words.locked) : best ? say(words.starsAloud(stars)) : say(words.open);
  const how = aided ? `、${say(words.withHelp)}` : '';
  return (
    <a
      class="stage-tile"
      data-state={state}
      href={`/keshiki/stage/${number}`}
      aria-current={number === current ? 'step' : undefined}
      aria-label={`${name}、${told}${how}`}
    >
      <span class="stage-sheet">
        {state === 'locked' ? <span class="stage-waiting">{title}</span> : null}
        {near && state !== 'locked' ? <Print stage={number} stars={stars} /> : null}
      </span>
      {caption}
      <span class="stage-name" aria-hidden="true">
        {title}
      </span>
    </a>
  );
}
