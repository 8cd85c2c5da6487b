import {
  type BlessingId,
  blessings,
  type BuffId,
  brands,
  type PatternId,
  patterns,
  type SealId,
  seals,
} from './blocks.ts';
import { relics } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import * as score from './score.ts';
import { spotsOf } from './shapes.ts';
import { freshRelic } from './shelf.ts';
import type { Block, Buff, Card, State } from './state.ts';

export const keys = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table) as Id[];
const [patternIds, sealIds, blessingIds, buffIds]: [
  readonly PatternId[],
  readonly SealId[],
  readonly BlessingId[],
  readonly BuffId[],
] = [keys(patterns), keys(seals), keys(blessings), keys(brands)];

/** The entry that is this number's turn. */
export const turnOf = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** A number that is another one for most states, so that tables are gone through entry by entry. */
export const numberOf = (s: State): number => s.record.total + s.hands * 7 + s.round * 31 + s.nextCard * 3 + s.gold;

/** So many relics of the rule set, each time others. */
export function someRelics(s: State, count: number): State['relics'] {
  const known = ruleSets[s.rules].relics;
  return Array.from({ length: count }, (_, i) => freshRelic(turnOf(known, numberOf(s) * count + i), 6));
}

/** A block of every sort, one after the other. */
const anyBlock = (i: number, plain: boolean): Block => ({
  piece: 1 + (i % 3),
  pattern: plain || i % 3 === 0 ? null : turnOf(patternIds, i),
  seal: plain || i % 4 ? null : turnOf(sealIds, i >> 2),
  blessing: plain || i % 5 ? null : turnOf(blessingIds, i),
  charge: plain ? 0 : i % 7,
});

/** A buff just below its highest level, at it and beyond it; some have none. (R58) */
function anyBuff(i: number): Buff {
  const id = turnOf(buffIds, i);
  const { most } = brands[id];
  const near = most === Number.MAX_SAFE_INTEGER ? 2 : most - 1 + ((i >> 2) % 3);
  return { id, level: near };
}

/** The board full but for the place of one card: the placement clears all there is, under relics that wait for just that. */
export function brimming(s: State): readonly State[] {
  const card = s.hand.find(one => one !== null);
  const spot = card && turnOf(spotsOf(card.mino).spots, numberOf(s));
  if (!card || !spot) return [];
  return [true, false].map(plain => {
    const from = numberOf(s);
    const board = s.board.map((_, i) => (spot.cells.includes(i) ? null : anyBlock(from + i, plain)));
    const buffs = s.brands.map((_, i): Buff | null => (plain || i % 4 ? null : anyBuff(from + i)));
    const unlike = s.deck.map((one): Card => (plain ? { ...one, mino: 'dom-h', seal: null, blessing: null } : one));
    return { ...s, board, brands: buffs, deck: unlike, hands: 1 + (from % 9), relics: someRelics(s, 8) };
  });
}

/** The last placement of a round that it loses: won over again by a phoenix, erupting under any relics, or with one relic alone. */
export function losing(s: State): readonly State[] {
  const [plain, mixed] = brimming(s);
  if (!plain || !mixed) return [];
  const [phoenix, volcano] = [freshRelic('phoenix', 6), freshRelic('volcano', 6)];
  const last = { hands: 1, target: Number.MAX_SAFE_INTEGER };
  return [
    { ...plain, ...last, relics: [phoenix, ...someRelics(s, 2)] },
    { ...mixed, ...last, hands: 0, clears: 0, relics: [volcano, ...someRelics(s, 6)] },
    { ...mixed, ...last, conditions: [], relics: someRelics(s, 1) },
    ...judging(s, plain),
  ];
}

/** One point below the most there is, before a clear of many. (R55) */
export function overflowing(s: State): readonly State[] {
  const [full] = brimming(s);
  const most = score.MOST_POINTS - 1;
  const target = Number.MAX_SAFE_INTEGER;
  return full ? [{ ...full, score: most, target, record: { ...full.record, total: most } }] : [];
}

/** Holes in the board, one of them a corner, which only relics that have a say in it call complete; each of them alone. */
function judging(s: State, full: State): readonly State[] {
  const holes = [turnOf([0, 5, 30, 35], numberOf(s)), (numberOf(s) * 5 + 13) % 36];
  const board = full.board.map((block, i) => (holes.includes(i) ? null : block));
  const judges = ruleSets[s.rules].relics.filter(id => relics[id].completes);
  return judges.map(id => ({ ...full, board, conditions: [], relics: [freshRelic(id, 6)] }));
}
