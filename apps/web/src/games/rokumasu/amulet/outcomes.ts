import { type AmuletId, type AmuletLots, amulets } from '@minoya/games/rokumasu/amulets';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { sealsOnOffer } from '@minoya/games/rokumasu/shop';
import type { Card, State } from '@minoya/games/rokumasu/state';

/** What an amulet may make of a card. */
export interface Outcome {
  /** Null when it leaves the deck. */
  readonly card: Card | null;
  /** `pattern:…`, `seal:…` or `blessing:…`: what is new on it. */
  readonly source: string | null;
}

/** Everything an amulet may make of a card, equally likely: its own change, asked once for every lot it may draw. */
export function outcomesOf(state: State, id: AmuletId, card: Card): readonly Outcome[] {
  const { change } = amulets[id];
  if (!change) return [];
  const { patterns, blessings } = ruleSets[state.rules];
  const drawn: Record<'pattern' | 'seal' | 'blessing', readonly string[]> = {
    pattern: patterns,
    seal: sealsOnOffer(state),
    blessing: blessings,
  };
  let asked: keyof typeof drawn | null = null;
  const make = (nth: number): Card | null => {
    const lot = (kind: keyof typeof drawn) => {
      asked = kind;
      return (drawn[kind][nth] ?? drawn[kind][0]) as never;
    };
    const lots: AmuletLots = {
      pattern: () => lot('pattern'),
      seal: () => lot('seal'),
      blessing: () => lot('blessing'),
      cell: () => card.seal?.at ?? card.blessing?.at ?? 0,
    };
    return change(card, lots);
  };
  const first = make(0);
  const count = asked === null ? 1 : drawn[asked as keyof typeof drawn].length;
  return Array.from({ length: count }, (_, nth) => (nth === 0 ? first : make(nth))).map(made => ({
    card: made,
    source: made ? newOn(card, made) : null,
  }));
}

/** What the change put on it, whether or not it was there before. */
function newOn(before: Card, made: Card): string | null {
  if (made.pattern !== before.pattern && made.pattern) return `pattern:${made.pattern}`;
  if (made.seal !== before.seal && made.seal) return `seal:${made.seal.id}`;
  if (made.blessing !== before.blessing && made.blessing) return `blessing:${made.blessing.id}`;
  return made.pattern ? `pattern:${made.pattern}` : null;
}
