import type { TurningPoint } from './coach.ts';
import type { Played } from './went-on.ts';

/** A placement that lost less is no turning point. */
export const LEAST_LOSS = 0.05;

type Chances = Pick<TurningPoint, 'ply' | 'round' | 'couldBe' | 'became'>;

/** What the rules, not the player, brought into a round: new cards, and whatever was rolled. */
const LUCK: ReadonlySet<string> = new Set(['drawn', 'rolled', 'marked']);

const luckBetween = (line: readonly Played[], from: number, to: number): boolean =>
  line.slice(from, to).some(({ events }) => events.some(({ type }) => LUCK.has(type)));

const isLater = (one: Chances, than: Chances): boolean => one.round === than.round && one.ply > than.ply;

/**
 * What could still be had a few moves later, with the same cards and nothing rolled, was not lost before: the chance after a placement
 * is at least that. A placement that lost nothing by this is no turning point.
 */
export function agreeing<P extends Chances>(points: readonly P[], line: readonly Played[]): P[] {
  return points.flatMap(point => {
    const later = points.filter(one => isLater(one, point) && !luckBetween(line, point.ply, one.ply));
    const became = Math.max(point.became, ...later.map(one => one.couldBe));
    return point.couldBe - became < LEAST_LOSS ? [] : [{ ...point, became }];
  });
}

/** Whether a point could have had more than an earlier one of its round had left, thanks to what came in between. */
export const afterLuck = (point: Chances, points: readonly Chances[], line: readonly Played[]): boolean =>
  points.some(
    one => isLater(point, one) && point.couldBe - one.became >= LEAST_LOSS && luckBetween(line, one.ply, point.ply),
  );
