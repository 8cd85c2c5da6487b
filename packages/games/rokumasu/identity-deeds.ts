import type { Event } from './events.ts';
import { beginning } from './identity-clears.ts';
import { long } from './long-game.ts';
import { challengeIds } from './long/challenges.ts';
import type * as unlocks from './long/unlocks.ts';
import { freshRelic } from './shelf.ts';
import type { Buff, Card, Item, State } from './state.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const scored = (points: number, rows: number, columns: number): Event => ({
  type: 'scored',
  ledger: [],
  points,
  score: points,
  total: points,
  rows: [...Array(rows).keys()],
  columns: [...Array(columns).keys()],
});

const payout = { base: 0, hands: 0, interest: 0, extra: [] };

/** Events just below and just at the edge of deeds, and beyond it. */
const events: readonly Event[] = [
  ...[99, 100, 101, 999, 1_000, 1_001, 9_999, 10_000, 10_001].map(points => scored(points, 1, 0)),
  ...[1, 2, 3].flatMap(rows => [0, 1, 2].map(columns => scored(1, rows, columns))),
  ...[2, 3, 4, 11, 12, 13].map((round): Event => ({ type: 'roundWon', round, payout, total: 0 })),
  { type: 'cleared', source: 'lines', cells: [] },
];

/** Runs that stand just below and just at the edge of deeds, and beyond it. */
function stands(s: State, card: Card): readonly State[] {
  const near = (edge: number): readonly number[] => [edge - 1, edge, edge + 1];
  const buff: Buff = { id: 'enhancement', level: 1 };
  const sold: Item = { ware: { kind: 'piece', card }, list: 1, sale: false, sold: true };
  const decks = (edge: number, one: Card): State[] => near(edge).map(count => ({ ...s, deck: times(count, one) }));
  return [
    ...near(30).map(gold => ({ ...s, gold })),
    ...near(6).map(clears => ({ ...s, clears })),
    ...near(1).map(clears => ({ ...s, clears })),
    ...near(1).map(hands => ({ ...s, hands })),
    ...near(3).map(skipped => ({ ...s, record: { ...s.record, skipped } })),
    ...near(5).map(count => ({ ...s, relics: times(count, freshRelic('crown', 6)) })),
    ...near(6).map(count => ({ ...s, brands: s.brands.map((_, i) => (i < count ? buff : null)) })),
    ...near(5).map(count => ({
      ...s,
      shop: { items: [...times(count, sold), { ...sold, sold: false }], rerolls: 0, locked: null, coming: [] },
    })),
    ...[4, 14].flatMap(edge => decks(edge, card)),
    ...decks(5, { ...card, pattern: 'moss' }),
    ...decks(2, { ...card, seal: { id: 'stone', at: 0 } }),
    ...long.levels.map((_, i) => ({ ...s, way: { ...s.way, level: i } })),
    { ...s, way: { ...s.way, challenge: challengeIds[0] ?? null } },
  ];
}

/** Which deeds are done at the edges of what they ask for: played games seldom come there. */
export function everyDeed({ deedsDone }: typeof unlocks): unknown {
  const start = beginning('journey');
  const [card] = start?.deck ?? [];
  if (!start || !card) throw new Error('the journey does not begin');
  const more: readonly Event[] = [
    { type: 'runWon', record: start.record },
    { type: 'amuletUsed', at: 0, amulet: 'vanish', before: card, after: null, chance: false },
  ];
  return stands(start, card).map(state => [...events, ...more].map(event => deedsDone(state, [event])));
}
