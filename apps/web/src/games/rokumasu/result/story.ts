import type { rokumasu } from '@minoya/games/rokumasu/game';
import { total } from '@minoya/games/rokumasu/score';
import type { Event, OwnedRelic, State } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';

type Scored = Extract<Event, { type: 'scored' }>;

/** One round of a run as its curve shows it. */
export interface RoundPoint {
  readonly round: number;
  readonly target: number;
  readonly score: number;
}

/** What a run was: read from its events, in order. */
export interface Story {
  readonly rounds: readonly RoundPoint[];
  /** The clear that was worth most, and the round it was in. */
  readonly best: {
    readonly round: number;
    readonly blocks: number;
    readonly lines: number;
    readonly points: number;
  } | null;
  readonly relics: readonly OwnedRelic[];
  readonly deck: State['deck'];
}

export function storyOf(match: Match<typeof rokumasu>): Story {
  const rounds: RoundPoint[] = [];
  let best: { round: number; event: Scored } | null = null;
  for (let ply = 1; ply <= match.length; ply++)
    for (const event of match.at(ply).events as readonly Event[]) {
      const now = rounds.at(-1);
      if (event.type === 'roundStarted') rounds.push({ round: event.round, target: event.target, score: 0 });
      if (event.type !== 'scored' || !now) continue;
      rounds[rounds.length - 1] = { ...now, score: event.score };
      if (event.points > (best?.event.points ?? 0)) best = { round: now.round, event };
    }
  const { relics, deck } = match.state;
  return { rounds, best: best ? told(best.round, best.event) : null, relics, deck };
}

/** How many actions the run had when it won the round before this one; -1 where it had won none. */
export function winBefore(match: Match<typeof rokumasu>): number {
  let wins = 0;
  for (let ply = match.length; ply > 0; ply--)
    if ((match.at(ply).events as readonly Event[]).some(event => event.type === 'roundWon') && ++wins === 2) return ply;
  return -1;
}

function told(round: number, { ledger, points }: Scored): NonNullable<Story['best']> {
  const { blocks, lines } = total(ledger);
  return { round, blocks, lines, points };
}

/** Whether the product of a clear was rounded down to its points. */
export const isRounded = ({ blocks, lines, points }: NonNullable<Story['best']>): boolean =>
  (blocks * lines) / 10 - points > 0.001;

/** The curve of a run on a field: score and target of every round, and what its axis says. */
export interface Curve {
  /** Even steps from nothing on; else a logarithm. */
  readonly linear: boolean;
  readonly scores: string;
  readonly targets: string;
  /** A dot for each round: where its score and its target lie. */
  readonly dots: readonly {
    readonly round: number;
    readonly x: number;
    readonly score: number;
    readonly target: number;
  }[];
  /** Values of the axis with their heights, lowest first. */
  readonly axis: readonly { readonly value: number; readonly y: number }[];
}

/** Between the least and the most that occurs, on a logarithm, because runs grow by tens; one that did not begins at nothing. */
export function curveOf(rounds: readonly RoundPoint[], width: number, height: number): Curve {
  const values = rounds.flatMap(one => [one.score, one.target]).filter(value => value > 0);
  const [least, most] = [Math.min(1_000_000, ...values), Math.max(1, ...values)];
  const [low, high] = [Math.log10(Math.min(least, most)), Math.log10(most)];
  const linear = most < 10 * least;
  const x = (i: number) => (rounds.length < 2 ? width / 2 : (i * width) / (rounds.length - 1));
  const y = (value: number) =>
    linear
      ? height - (height * value) / most
      : height - (height * (Math.log10(Math.max(value, least)) - low)) / (high - low);
  const path = (value: (one: RoundPoint) => number) =>
    rounds.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value(one)).toFixed(1)}`).join('');
  const dots = rounds.map((one, i) => ({ round: one.round, x: x(i), score: y(one.score), target: y(one.target) }));
  const marks = linear ? evenValues(most) : roundValues(least, most);
  return {
    linear,
    scores: path(one => one.score),
    targets: path(one => one.target),
    dots,
    axis: marks.map(value => ({ value, y: y(value) })),
  };
}

/** From nothing on in even steps of 1, 2 or 5. */
function evenValues(most: number): readonly number[] {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(power => [10 ** power, 2 * 10 ** power, 5 * 10 ** power]);
  const step = steps.find(one => Math.floor(most / one) < mostMarks) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** At most this many values stand beside a curve. */
const mostMarks = 4;

/** Round values between two: powers of ten, with their halves and fifths where those are few. */
function roundValues(least: number, most: number): readonly number[] {
  const tens = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(power => 10 ** power);
  const inside = (values: readonly number[]) => values.filter(value => value >= least && value <= most);
  const candidates = [tens.flatMap(ten => [ten, 2 * ten, 5 * ten]), tens.flatMap(ten => [ten, 3 * ten]), tens];
  const found = candidates.map(inside).find(values => values.length <= mostMarks) ?? thinned(inside(tens));
  return found.length >= 2 ? found : [least, most];
}

/** Every second value, the last kept. */
const thinned = (values: readonly number[]): readonly number[] =>
  values.filter((_, i) => (values.length - 1 - i) % 2 === 0);
