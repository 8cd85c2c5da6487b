import type { Outcome } from './run.ts';
import { type Share, shareOf } from './stats.ts';

/** A way to win, told by what made the points. */
export interface Archetype extends Share {
  readonly name: string;
  /** What its clears owe most to, on average. */
  readonly by: readonly string[];
  /** The run that is most like it. */
  readonly example: Outcome;
}

/** What every clear of the long game owes something to tells no run from another. */
const EVERYWHERE = 'flow';
const CLUSTERS = 12;
const STEPS = 40;

/** Winning runs gathered by what made their points: k-means on the shares of each source, started far apart. */
export function archetypes(outcomes: readonly Outcome[], nameOf: (source: string) => string): Archetype[] {
  const won = outcomes.filter(one => one.won && Object.keys(one.sources).length > 0);
  const sources = [...new Set(won.flatMap(one => Object.keys(one.sources)))].filter(one => one !== EVERYWHERE).sort();
  const points = won.map(one => normed(sources.map(source => one.sources[source] ?? 0)));
  let centres = apart(points, Math.min(CLUSTERS, points.length));
  let homes: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    homes = points.map(point => nearest(point, centres));
    centres = centres.map((centre, i) => middle(points.filter((_, at) => homes[at] === i)) ?? centre);
  }
  return centres
    .flatMap((centre, i) => {
      const mine = points.flatMap((point, at) => (homes[at] === i ? [{ point, run: won[at]! }] : []));
      const [middlemost] = mine.sort((a, b) => distance(a.point, centre) - distance(b.point, centre));
      const by = topSources(centre, sources);
      const share = shareOf(mine.length, won.length);
      return middlemost ? [{ ...share, by, name: by.map(nameOf).join(' · '), example: middlemost.run }] : [];
    })
    .sort((a, b) => b.wins - a.wins);
}

function topSources(centre: readonly number[], sources: readonly string[]): string[] {
  const order = centre.map((value, i) => ({ value, source: sources[i]! })).sort((a, b) => b.value - a.value);
  const most = order[0]?.value ?? 0;
  return order.filter(({ value }, i) => i < 3 && value >= most / 3).map(({ source }) => source);
}

function normed(list: readonly number[]): number[] {
  const length = Math.hypot(...list) || 1;
  return list.map(value => value / length);
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

/** The first point, then always the one farthest from those chosen. */
function apart(points: readonly (readonly number[])[], count: number): (readonly number[])[] {
  const chosen = points.slice(0, 1);
  while (chosen.length < count) {
    const far = points.map(point => Math.min(...chosen.map(one => distance(point, one))));
    chosen.push(points[far.indexOf(Math.max(...far))]!);
  }
  return chosen;
}

function nearest(point: readonly number[], centres: readonly (readonly number[])[]): number {
  const far = centres.map(centre => distance(point, centre));
  return far.indexOf(Math.min(...far));
}

function middle(points: readonly (readonly number[])[]): readonly number[] | null {
  const [first] = points;
  if (!first) return null;
  return normed(first.map((_, i) => points.reduce((sum, point) => sum + point[i]!, 0) / points.length));
}
