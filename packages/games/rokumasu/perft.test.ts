import { perft } from '@minoya/kernel/testing/perft';
import { expect, test } from 'vitest';
import './long/index.ts';
import { allMinos, mino } from '../grid/mino.ts';
import { fitsAnywhere, misfit } from './board.ts';
import { rokumasu } from './game.ts';
import type { Card, State } from './state.ts';
import { cardOf, type Position, position } from './testing.ts';

const MIXED = `
  #  .  e  .  X  .
  .  f  .  #S .  .
  .  .  c  .  .  #
  #  .  .  n  .  .
  .  X  .  .  f  .
  .  .  #  .  .  l
`;

/** The rule in its own words, cell by cell: what the masks must agree with. */
function fitsByHand(s: State, card: Card, cell: number): boolean {
  return (mino(card.mino)?.shape ?? []).every(({ x, y }) => {
    const [cx, cy] = [(cell % 6) + x, Math.floor(cell / 6) + y];
    if (cx > 5 || cy > 5) return false;
    const block = s.board[cy * 6 + cx];
    if (!block) return true;
    if (s.brands[cy * 6 + cx]?.id === 'phase' && block.pattern !== 'obstacle') return true;
    return card.pattern === 'feather' && block.pattern !== 'feather';
  });
}

test('[R22, R23, R25] all 307 minos fit where the rule says, cell by cell', () => {
  const s = position({ board: MIXED, brands: { a0: 'phase', e0: 'phase', b1: 'phase', c5: 'phase', c3: 'phase' } });
  for (const one of allMinos())
    for (const mark of ['', ' feather', ' nohand']) {
      const card = cardOf(one.id + mark, 1);
      const spots = Array.from({ length: 36 }, (_, cell) => fitsByHand(s, card, cell));
      for (const [cell, fits] of spots.entries()) expect(misfit(s, card, cell) === null).toBe(fits);
      expect(fitsAnywhere(s, card)).toBe(spots.includes(true));
    }
});

const hand = ['mono-1', 'dom-h', 'tro-l-0'];

/** Drawn positions, and how many ways the next one and two actions can go. */
const counts: readonly (readonly [string, Position, number, number])[] = [
  ['an empty board', { hand }, 36 + 30 + 25, 4970],
  ['a mixed board', { hand, board: MIXED }, 37, 652],
  ['feather over it', { hand: ['tet-o feather', 'mono-1'], board: MIXED }, 40, 737],
  ['veils', { hand, board: MIXED, brands: { a0: 'phase', e0: 'phase', c2: 'phase' } }, 43, 948],
  ['no hands left', { hand: ['mono-1 nohand', 'dom-h'], hands: 0 }, 37, 0],
  ['stock', { hand: ['dom-h', 'mono-1'], relics: ['hand_stock'] }, 68, 2240],
  ['two stocks', { hand: ['dom-h', 'mono-1'], relics: ['hand_stock', 'copy'] }, 72, 2724],
  ['recycling', { hand: ['dom-h', 'mono-1'], relics: ['recycler'], pile: [3, 4, 5] }, 68, 2226],
  ['relics to move', { hand: ['tet-i-h'], relics: ['crown', 'stamp', 'compass'] }, 24, 1710],
  ['a card to vanish', { hand: ['tet-i-h'], amulets: ['vanish'] }, 24, 1674],
  ['a card to sculpt', { hand: ['tet-i-h'], amulets: ['sculpt'], deck: ['mono-1', 'dom-h', 'tro-i-h'] }, 521, 19506],
];

test.each(counts)('perft: %s', (_, drawn, one, two) => {
  const s = position({ target: 9999, pile: [0, 1, 2], ...drawn });
  expect([perft(rokumasu, s, 1), perft(rokumasu, s, 2)]).toEqual([one, two]);
});

test('[R170, R174] perft: before a round of the long game, and in a pack', () => {
  const s = rokumasu.start(rokumasu.setups.read('journey')!, 'perft');
  expect(perft(rokumasu, s, 1)).toBe(3);
  const skipped = rokumasu.apply({ ...s, gifts: ['relic_pack'] }, 0, { type: 'skip', gift: 0 });
  expect(skipped.ok && perft(rokumasu, skipped.state, 1)).toBe(4);
});

test('[R216] perft: what completes lines changes no placement', () => {
  const drawn: Position = { rules: 'journey', hand, target: 9999, pile: [0, 1, 2] };
  const counted = [[], ['chipped'] as const].map(relics => perft(rokumasu, position({ ...drawn, relics }), 2));
  expect(counted[0]).toBe(counted[1]);
});
