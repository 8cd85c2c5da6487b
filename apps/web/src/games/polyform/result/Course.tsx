import '../css/course.css';
import type { polyform } from '@minoya/games/polyform/game';
import { scoreOf, sumOf } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import type { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { type Person, personAt } from '../../../stage/seating.ts';
import { SeatMark } from '../table/Pictures.tsx';
import { spawnThinkers } from '../worker/client.ts';
import { signed } from '../text.ts';
import type { Estimate } from './analysis.ts';

const words = {
  title: { ja: '得点の推移（点線はAIの評価）', en: 'Points (dotted: the bot’s estimate)' },
} as const;

const WIDE = 600;
const HIGH = 72;

interface CourseProps {
  readonly match: Match<typeof polyform>;
  readonly people: readonly Person[];
  readonly at: number;
  readonly seek: (ply: number) => void;
}

/** Points of everybody over the whole game, and what a strong player would have given for their tables; a press goes there. */
export function Course({ match, people, at, seek }: CourseProps): JSX.Element {
  const points = useMemo(() => pointsOver(match), [match]);
  const estimates = useEstimates(match);
  const seats = [...match.state.players.keys()];
  const all = [...points.flat(), ...estimates.flatMap(one => one.worth)];
  const scale = scaleFor(match.length, Math.min(0, ...all), Math.max(5, ...all));
  const last = points[at] ?? [];
  return (
    <figure class="course">
      <figcaption class="small row">
        {seats.map(seat => (
          <span key={seat} class="course-name">
            <SeatMark seat={seat} person={personAt(people, seat)} />
            {say(personAt(people, seat).name)} <b class="num">{signed(last[seat] ?? 0)}</b>
          </span>
        ))}
        <span class="quiet">{say(words.title)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={event => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          seek(Math.round(((event.clientX - left) / width) * match.length));
        }}
      >
        <line class="course-zero" x1="0" x2={WIDE} y1={scale.y(0)} y2={scale.y(0)} />
        {seats.map(seat => (
          <g key={seat} class="course-seat" data-seat={personAt(people, seat).mark ?? seat}>
            <path
              class="course-estimate"
              d={path(estimates.map(one => [scale.x(one.ply), scale.y(one.worth[seat] ?? 0)]))}
            />
            <path class="course-points" d={steps(points.map((one, ply) => [scale.x(ply), scale.y(one[seat] ?? 0)]))} />
          </g>
        ))}
        <line class="course-now" x1={scale.x(at)} x2={scale.x(at)} y1="0" y2={HIGH} />
      </svg>
    </figure>
  );
}

type Spot = readonly [x: number, y: number];

function scaleFor(length: number, low: number, high: number) {
  const one = (n: number) => Math.round(n * 10) / 10;
  return {
    x: (ply: number) => one((ply / Math.max(1, length)) * WIDE),
    y: (worth: number) => one(HIGH - 3 - ((worth - low) / Math.max(1, high - low)) * (HIGH - 6)),
  };
}

const path = (spots: readonly Spot[]): string => spots.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Points stand still until a card is completed. */
const steps = (spots: readonly Spot[]): string =>
  spots.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Everybody's points before each action and after the last; at the end, what the result says. */
function pointsOver(match: Match<typeof polyform>): readonly (readonly number[])[] {
  const of = (state: State) =>
    state.players.map((player, seat) => (state.phase === 'ended' ? sumOf(state, seat).final : (scoreOf(player) ?? 0)));
  return Array.from({ length: match.length + 1 }, (_, ply) => of(match.at(ply).state));
}

function useEstimates(match: Match<typeof polyform>): readonly Estimate[] {
  const found = useSignal<readonly Estimate[]>([]);
  useEffect(() => {
    const thinkers = spawnThinkers();
    void thinkers
      .ask('estimate', { replay: match.replay() })
      .then(
        all => {
          found.value = all;
        },
        () => undefined,
      )
      .finally(() => thinkers.close());
    return () => thinkers.close();
  }, [match]);
  return found.value;
}
