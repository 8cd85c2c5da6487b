import { cards } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { noPieces, pieceIds, type Pieces } from '@minoya/games/polyform/pieces';
import { setupFor } from '@minoya/games/polyform/setup';
import type { Player, State } from '@minoya/games/polyform/state';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { snap } from '../../../board/grid.ts';
import { endsTurn } from './ends-turn.ts';
import { branchMarks, breathFor, marksOf } from '../worker/client.ts';
import { STRANGER } from '../worker/roster.ts';
import { addedLines } from './InfoBoard.tsx';
import { wouldFit } from './Trade.tsx';
import { tradeOffers } from './trade-offers.ts';

function table(hand: Partial<Pieces>, actions = 3): State {
  const state = polyform.start(setupFor(2), 'rows');
  const card = cards.find(one => count(one.shape) >= 8)?.id ?? '';
  const working = [{ card, placed: [] }, null, null, null];
  const player = { ...(state.players[0] as Player), hand: { ...noPieces(), ...hand }, working };
  return { ...state, active: 0, actions, players: [player, state.players[1] as Player] };
}

test('exchanges are listed by what can be had: now, after one more dot, then the rest with a reason', () => {
  const offers = tradeOffers(table({ dot: 2 }), 0, 'up');
  const when = offers.map(offer => offer.when);
  expect(when).toEqual(
    [...when].sort((a, b) => ['now', 'oneDot', 'not'].indexOf(a) - ['now', 'oneDot', 'not'].indexOf(b)),
  );
  expect(offers.filter(one => one.when === 'now').map(one => one.piece)).toEqual(['i2']);
  expect(new Set(offers.filter(one => one.when === 'oneDot').map(one => one.piece))).toEqual(new Set(['i3', 'v3']));
  for (const offer of offers) expect(offer.why === null).toBe(offer.when === 'now');
  expect(tradeOffers(table({ l4: 1 }), 0, 'down').every(one => one.piece === 'l4')).toBe(true);
});

test('a piece that is thought of lights up the cards it would fit', () => {
  expect([...wouldFit(table({}).players[0] as Player, 'dot')]).toEqual([0]);
});

test('the last action of a turn asks first; nothing before it does, nor what is asked anyway', () => {
  expect(endsTurn(table({ dot: 1 }, 1), 0, [{ type: 'gain' }])).toBe(true);
  expect(endsTurn(table({ dot: 1 }, 2), 0, [{ type: 'gain' }])).toBe(false);
  expect(endsTurn(table({ dot: 1 }, 2), 0, [{ type: 'gain' }, { type: 'gain' }])).toBe(true);
  expect(endsTurn(table({ dot: 1 }, 2), 0, [{ type: 'end' }])).toBe(false);
  expect(endsTurn(table({ dot: 1 }, 1), 1, [{ type: 'gain' }])).toBe(false);
});

test('what happens is announced once, in order; a log that was rebuilt is not told again', () => {
  const line = (n: number) => ({ ply: n, text: { ja: String(n), en: String(n) } });
  const [a, b, c] = [line(1), line(2), line(3)];
  expect(addedLines([a], [a, b, c])).toEqual([b, c]);
  expect(addedLines([a, b], [b, c])).toEqual([c]);
  expect(addedLines([a, b], [line(1), line(2), line(3)])).toEqual([]);
});

test('a held piece is pulled to a place within 0.8 of a cell', () => {
  const at = { x: 0.75, y: 0 };
  const board = { width: 5, height: 5 };
  expect(snap(at, [{ x: 0, y: 0 }], { width: 2, height: 1 }, { ...board, pull: 0.8 })?.fits).toBe(true);
  expect(snap(at, [{ x: 0, y: 0 }], { width: 2, height: 1 }, board)?.fits).toBe(false);
});

/** The nine colours that the game was specified with. */
const specified: Record<string, string> = {
  dot: '#fde047',
  i2: '#4ade80',
  i3: '#3b82f6',
  v3: '#fbbf24',
  i4: '#c084fc',
  l4: '#22d3ee',
  t4: '#f472b6',
  s4: '#fb923c',
  o4: '#ef4444',
};

test('pieces have the nine specified colours', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../tile/tile.css'), 'utf8');
  for (const id of pieceIds) {
    const rule = new RegExp(`^\\.tile\\[data-fill="${id}"\\] \\{\\s*--fill: (#[0-9a-f]{6});`, 'm').exec(css);
    expect(rule?.[1], id).toBe(specified[id]);
  }
});

test('machines act at a speed that can be followed, from ×½ to ×4, and at once when asked to', () => {
  expect([0.5, 1, 2, 4, 'instant'].map(speed => breathFor(speed as Parameters<typeof breathFor>[0]))).toEqual([
    1200, 600, 300, 150, 0,
  ]);
});

test('play from here goes on with the same opponents', () => {
  expect(branchMarks(marksOf([0, 3, 1]), 3)).toEqual(marksOf([0, 3, 1]));
  expect(Object.values(branchMarks(marksOf([STRANGER, 0]), 2))).not.toContain(STRANGER);
});
