import { pick, roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { cardOf, cards } from './cards.ts';
import { type Cells, count } from './cells.ts';
import { covers, fewest, handCount, handCover, minPieces, optimalSets } from './cover.ts';
import { bestFinishing, type Unfinished } from './finishing.ts';
import { fullStock, noPieces, type Pieces, pieceIds, placements, tally } from './pieces.ts';

/** The plainest possible solver: every placement on every cell, nothing clever. */
function bruteForce(free: Cells, hand: Pieces): number | null {
  if (free === 0) return 0;
  let best: number | null = null;
  for (const { cells, piece } of placements) {
    if ((cells & -cells) !== (free & -free) || (cells & free) !== cells || hand[piece] === 0) continue;
    const rest = bruteForce(free & ~cells, { ...hand, [piece]: hand[piece] - 1 });
    if (rest !== null && (best === null || rest + 1 < best)) best = rest + 1;
  }
  return best;
}

const rng = streams('cover', ['x']);

function someCells(most: number): Cells {
  let cells = 0;
  for (let n = 1 + roll(rng, 'x', most); n > 0; n--) cells |= 1 << roll(rng, 'x', 25);
  return cells;
}

function someHand(most: number): Pieces {
  return tally(Array.from({ length: 1 + roll(rng, 'x', most) }, () => pick(rng, 'x', pieceIds)));
}

const PLENTY: Pieces = { dot: 25, i2: 25, i3: 25, v3: 25, i4: 25, l4: 25, t4: 25, s4: 25, o4: 25 };

test('minPieces and handCount agree with brute force', () => {
  for (let i = 0; i < 300; i++) {
    const cells = someCells(9);
    expect(minPieces(cells)).toBe(bruteForce(cells, PLENTY));
    expect(fewest(cells)).toBe(minPieces(cells));
    const hand = someHand(7);
    expect(handCount(cells, hand)).toBe(bruteForce(cells, hand));
  }
  for (const { shape } of cards.filter(card => count(card.shape) <= 9))
    expect(minPieces(shape)).toBe(bruteForce(shape, PLENTY));
});

test('handCover lays owned pieces, each cell once', () => {
  let found = 0;
  for (let i = 0; i < 300; i++) {
    const { shape } = pick(rng, 'x', cards);
    const hand = someHand(12);
    const cover = handCover(shape, hand);
    if (!cover) continue;
    found++;
    expect(cover.reduce((sum, p) => sum + p.cells, 0)).toBe(shape);
    expect(cover.reduce((all, p) => all | p.cells, 0)).toBe(shape);
    const used = tally(cover.map(p => p.piece));
    for (const id of pieceIds) expect(used[id]).toBeLessThanOrEqual(hand[id]);
    expect(cover).toHaveLength(handCount(shape, hand) ?? -1);
  }
  expect(found).toBeGreaterThan(30);
});

test('optimal sets are sets of the fewest pieces that tile', () => {
  for (const { shape } of cards.slice(20, 40)) {
    const sets = optimalSets(shape);
    for (const set of sets) expect(handCount(shape, set)).toBe(minPieces(shape));
    expect(new Set(sets.map(set => JSON.stringify(set))).size).toBe(sets.length);
  }
});

/** Every subset of the cards, every cover of each, one hand for all. */
function bestByForce(cards: readonly Unfinished[], hand: Pieces): number {
  const [first, ...rest] = cards;
  if (!first) return 0;
  let best = bestByForce(rest, hand);
  for (const cover of covers(first.free, hand, 25)) {
    const left = { ...hand };
    for (const id of pieceIds) left[id] -= cover.pieces[id];
    best = Math.max(best, 2 * first.points - cover.placed.length + bestByForce(rest, left));
  }
  return best;
}

test('[P29] the best finishing is exact: 60 positions against brute force', () => {
  for (let i = 0; i < 60; i++) {
    const works = Array.from({ length: 1 + roll(rng, 'x', 3) }, () => {
      const card = pick(rng, 'x', cards);
      let free = card.shape;
      for (const one of handCover(free, someHand(4)) ?? []) free &= ~one.cells;
      for (let n = count(free); n > 8; n--) free &= free - 1;
      return { free, points: card.points };
    }).filter(work => work.free !== 0);
    const hand = someHand(6);
    const best = bestFinishing(works, hand);
    expect(best.gain).toBe(bestByForce(works, hand));
    const used = best.placed.flat();
    let gain = 0 - used.length;
    for (const [at, placed] of best.placed.entries()) {
      if (placed.length === 0) continue;
      gain += 2 * (works[at]?.points ?? 0);
      expect(placed.reduce((all, p) => all | p.cells, 0)).toBe(works[at]?.free);
    }
    expect(gain + 0).toBe(best.gain);
    const counted = tally(used.map(p => p.piece));
    for (const id of pieceIds) expect(counted[id]).toBeLessThanOrEqual(hand[id]);
  }
});

test('[P29] a card of p points is finished only with fewer than 2p pieces', () => {
  const { shape } = cardOf('w1.1q9.i2');
  expect(bestFinishing([{ free: shape, points: 1 }], tally(['v3', 'dot'])).gain).toBe(0);
  expect(bestFinishing([{ free: shape, points: 2 }], tally(['v3', 'dot'])).gain).toBe(2);
  expect(bestFinishing([{ free: shape, points: 0 }], fullStock()).gain).toBe(0);
  expect(bestFinishing([{ free: shape, points: 5 }], noPieces())).toEqual({ gain: 0, placed: [[]] });
});
