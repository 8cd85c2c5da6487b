/** A stretch from top to bottom, and how bad it would be to cover it. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

const overlap = (top: number, bottom: number, one: Stretch): number =>
  Math.max(0, Math.min(bottom, one.bottom) - Math.max(top, one.top));

/**
 * Where a card of some height covers least of what is needed: never what it speaks of, if there is any other place; of two places
 * that are as good, the nearer one.
 */
export function bestTop(
  height: number,
  [from, to]: readonly [number, number],
  subject: Stretch,
  around: readonly Stretch[],
): number {
  const last = Math.max(from, to - height);
  const near = (top: number) => (top < subject.top ? subject.top - (top + height) : top - subject.bottom);
  const cost = (top: number) =>
    1_000 * overlap(top, top + height, subject) +
    around.reduce((sum, one) => sum + one.weight * overlap(top, top + height, one), 0) +
    Math.abs(near(top)) / 20;
  let best = from;
  for (let top = from; top <= last; top += 2) if (cost(top) < cost(best)) best = top;
  return best;
}

/** What may be pressed or must be read while a card lies on the table: the more it is missed, the heavier. */
const needed: readonly (readonly [selector: string, weight: number])[] = [
  ['.button, .relic, .card-view, .slot-piece, input, select', 8],
  ['.target, .formula, .head-round, h2, h3, .payout, .round-card, .boss-card, .tag', 4],
  ['.roku-board .cell .tile', 2],
];

/** What lies on a table, as stretches. */
export function neededOn(table: Element, card: Element): readonly Stretch[] {
  return needed.flatMap(([selector, weight]) =>
    [...table.querySelectorAll(selector)].flatMap(one => {
      if (card.contains(one)) return [];
      const { top, bottom, width } = one.getBoundingClientRect();
      return bottom > top && width > 0 ? [{ top, bottom, weight }] : [];
    }),
  );
}
