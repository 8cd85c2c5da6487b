import { expect, test } from 'vitest';
import { black, cardOf, cards, findCard, white } from './cards.ts';
import { type Card, customId, NET_CELLS } from './cards/card.ts';
import { type Cells, count, likeness, SIDE } from './cells.ts';
import { minPieces, optimalSets } from './cover.ts';
import { holes, partsOfShape } from './shape-parts.ts';
import { pieces, placements } from './pieces.ts';
import { isTrade, partIds, partsOf, trades } from './trade.ts';
import { pieceIds } from './pieces.ts';

test('[P1] nine pieces, 387 ways to lie on the frame', () => {
  expect(pieceIds.map(id => pieces[id].level)).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 4]);
  const ways = pieceIds.map(id => placements.filter(p => p.piece === id).length);
  expect(ways).toEqual([25, 40, 30, 64, 20, 96, 48, 48, 16]);
});

test('[P2] 69 pieces in stock', () => {
  expect(pieceIds.map(id => pieces[id].stock)).toEqual([15, 12, 6, 6, 6, 6, 6, 6, 6]);
});

test('[P12] [P13] exactly thirty exchanges, each of as many cells', () => {
  expect(trades).toHaveLength(30);
  for (const { piece, parts } of trades) {
    expect(partsOf[parts].cells).toBe(pieces[piece].level);
    expect(partsOf[parts].list.length).toBeGreaterThan(1);
  }
  const all = pieceIds.flatMap(piece => partIds.filter(parts => isTrade(piece, parts)));
  expect(all).toHaveLength(30);
});

const rewards = (set: readonly Card[]): number[] => pieceIds.map(id => set.filter(card => card.reward === id).length);

test('[P3] 32 white and 20 black cards with their rewards and points', () => {
  expect([white.length, black.length, new Set(cards.map(card => card.id)).size]).toEqual([32, 20, 52]);
  expect(rewards(white)).toEqual([1, 7, 5, 5, 3, 3, 3, 3, 2]);
  expect(rewards(black)).toEqual([6, 3, 3, 3, 1, 1, 1, 1, 1]);
  const points = (set: readonly Card[]): number[] =>
    [0, 1, 2, 3, 4, 5].map(p => set.filter(c => c.points === p).length);
  expect(points(white)).toEqual([11, 13, 8, 0, 0, 0]);
  expect(points(black)).toEqual([0, 0, 0, 8, 7, 5]);
});

test('[P3] no two cards are alike, however turned', () => {
  expect(new Set(cards.map(card => likeness(card.shape))).size).toBe(52);
  expect(new Set(cards.map(card => card.text.ja)).size).toBe(52);
  expect(new Set(cards.map(card => card.text.en)).size).toBe(52);
});

test.each(cards)(
  '[P3] $id has as many cells as its points and reward ask for, can be tiled, and is no plain shape',
  card => {
    const cells = count(card.shape);
    expect(cells).toBe((NET_CELLS[card.points] ?? 0) + pieces[card.reward].level);
    const fewest = minPieces(card.shape);
    expect(fewest).toBeLessThanOrEqual(Math.ceil(cells / 4) + 1);
    const sets = optimalSets(card.shape).length;
    expect(sets).toBeGreaterThanOrEqual(card.colour === 'black' ? 3 : 1);
    if (cells >= 5) expect(partsOfShape(card.shape) > 1 || holes(card.shape) > 0).toBe(true);
  },
);

/** What a card gives and asks for: a better one gives as much for as little, and something more or for less. */
function isStrictlyBetter(one: Card, other: Card): boolean {
  const gives = (card: Card): number => pieces[card.reward].level;
  const asks = (card: Card): [number, number] => [count(card.shape), minPieces(card.shape)];
  const [cells, fewest] = asks(one);
  const [otherCells, otherFewest] = asks(other);
  if (gives(one) < gives(other) || cells > otherCells || fewest > otherFewest) return false;
  return gives(one) > gives(other) || cells < otherCells || fewest < otherFewest;
}

test('[P3] no card is strictly better than another of its points', () => {
  for (const one of cards) {
    const worse = cards.filter(other => other.points === one.points && isStrictlyBetter(one, other));
    expect(worse.map(card => `${one.id} beats ${card.id}`)).toEqual([]);
  }
});

test('[P41] our own cards keep the rules for cards that players draw', () => {
  for (const card of cards) expect(findCard(customId(card)), card.id).toMatchObject({ shape: card.shape });
});

test('[P41] a drawn card has a name of two words, always the same', () => {
  expect(findCard('w2.1ft.t4')?.text).toEqual(findCard('w2.1ft.t4')?.text);
  const names = new Set(cards.map(card => findCard(customId(card))?.text.ja));
  expect(names.size).toBeGreaterThan(45);
});

test('[P41] a card of one’s own carries its description', () => {
  const id = customId({ colour: 'black', points: 4, reward: 't4', shape: cardOf('b02').shape });
  expect(findCard(id)).toMatchObject({ colour: 'black', points: 4, reward: 't4', shape: cardOf('b02').shape });
  for (const bad of [
    'w3.9k.dot',
    'b2.9k.dot',
    'w1.1.dot',
    'w1.zzzzz.dot',
    'w1.09k.dot',
    'w1.9k.i5',
    'x1.9k.dot',
    'w99',
  ])
    expect(findCard(bad)).toBeNull();
});

test('a set of cells has as many images as its symmetry leaves', () => {
  const square: Cells = cardOf('w07').shape;
  expect(likeness(square << (2 * SIDE + 2))).toBe(square);
});
