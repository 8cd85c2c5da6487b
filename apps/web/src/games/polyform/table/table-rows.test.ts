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
import { asOthersRead, branchMarks, breathFor, formerSitters, marksOf, sittersOf } from '../worker/client.ts';
import { nameOf } from '@minoya/shared/names';
import { Seating } from '../../../stage/seating.ts';
import { STRANGER } from '../worker/roster.ts';
import { addedLines, announced } from './InfoBoard.tsx';
import { wouldFit } from './Trade.tsx';
import { stillOpen } from './table-sheet.ts';
import { cellsShort, tradeOffers } from './trade-offers.ts';

function table(hand: Partial<Pieces>, actions = 3): State {
  const state = polyform.start(setupFor(2), 'rows');
  const card = cards.find(one => count(one.shape) >= 8)?.id ?? '';
  const working = [{ card, placed: [] }, null, null, null];
  const player = { ...(state.players[0] as Player), hand: { ...noPieces(), ...hand }, working };
  return { ...state, active: 0, actions, players: [player, state.players[1] as Player] };
}

test('a level up that cannot be had says how many cells of pieces it lacks', () => {
  expect([{}, { dot: 1 }, { i3: 1 }, { l4: 1 }, { dot: 2 }].map(hand => cellsShort(table(hand), 0))).toEqual([
    2, 1, 1, 2, 0,
  ]);
  // What the supply does not have is not counted on.
  const bare = table({ dot: 1 });
  expect(cellsShort({ ...bare, stock: { ...noPieces(), v3: 1 } }, 0)).toBe(2);
  expect(cellsShort({ ...bare, stock: noPieces() }, 0)).toBeNull();
});

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
  const line = (n: number, kind = 'placed') => ({ ply: n, kind, text: { ja: String(n), en: String(n) } });
  const [a, b, c] = [line(1), line(2), line(3)];
  expect(addedLines([a], [a, b, c])).toEqual([b, c]);
  expect(addedLines([a, b], [b, c])).toEqual([c]);
  expect(addedLines([a, b], [line(1), line(2), line(3)])).toEqual([]);
});

test('what is announced is always the newest action, with what it brought, and never only whose turn it is', () => {
  const line = (ply: number, kind: string, said: string) => ({ ply, kind, text: { ja: said, en: said } });
  const said = (texts: readonly { ja: string }[] | undefined) => texts?.map(text => text.ja);
  const acts = [line(1, 'recycled', 'recycled'), line(2, 'gained', 'gained'), line(3, 'traded', 'traded')];
  expect(said(announced(null, acts)?.texts)).toEqual(['traded']);
  const turn = announced(null, [...acts, line(3, 'passed', 'turn')]);
  expect(said(turn?.texts)).toEqual(['traded']);
  const done = [line(4, 'placed', 'laid'), line(4, 'completed', 'complete'), line(4, 'rewarded', 'reward')];
  expect(said(announced(turn, done)?.texts)).toEqual(['complete', 'reward']);
  expect(announced(turn, [])).toBe(turn);
  // A time that ran out is not swept away by what the next player does.
  const late = announced(turn, [line(5, 'note', 'late'), line(6, 'passed', 'turn'), line(7, 'gained', 'gained')]);
  expect([late?.note?.text.ja, said(late?.texts)]).toEqual(['late', ['gained']]);
  const later = announced(late, [line(8, 'gained', 'gained'), line(9, 'gained', 'gained')]);
  expect([later?.note, said(later?.texts)]).toEqual([null, ['gained']]);
});

test('a sheet whose time is over is closed', () => {
  const state = table({ dot: 1 });
  const market = { id: 'market', at: null } as const;
  expect(stillOpen(market, state, 0)).toBe(true);
  // The market may be looked at while others play, but not when nothing can be taken any more.
  expect(stillOpen(market, { ...state, active: 1 }, 0)).toBe(true);
  expect(stillOpen(market, { ...state, active: null, phase: 'finishing' }, 0)).toBe(false);
  for (const id of ['recycle', 'end'] as const) {
    expect([state, { ...state, active: 1 }].map(view => stillOpen({ id }, view, 0))).toEqual([true, false]);
  }
  expect(stillOpen({ id: 'seat', seat: 1 }, { ...state, active: null, phase: 'ended' }, 0)).toBe(true);
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
  const css = readFileSync(join(import.meta.dirname, '../../../tile/colors.css'), 'utf8');
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

test('what a friend did in a room stays in the friend’s name when a machine plays on', () => {
  const marks: Record<string, number> = { ...branchMarks({ ...marksOf([0, STRANGER]), shop1: 7 }, 2), branch: 4 };
  const seating = new Seating();
  seating.people.value = sittersOf([0, marks['seat1'] ?? 0]);
  seating.former = formerSitters(marks, 2);
  expect(seating.asOf(4).nameAt(1)).toEqual(nameOf(7));
  expect(seating.asOf(5).nameAt(1)).toEqual(seating.nameAt(1));
  expect(seating.nameAt(1)).not.toEqual(nameOf(7));
  expect(formerSitters(marksOf([0, 2]), 2)).toBeNull();
});

test('a game that is shared calls its players by shop names or numbers; nobody else is "you"', () => {
  const shared = asOthersRead(marksOf([0, 34]), 2, 7);
  const sitters = sittersOf([shared['seat0'] ?? 0, shared['seat1'] ?? 0], shared);
  expect(sitters.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  expect(sitters[0]?.name).toEqual(nameOf(7));
  // Several on one device, or an old link, which has no names.
  for (const old of [
    asOthersRead(marksOf([0, 0]), 2, 7),
    asOthersRead(marksOf([0, 2]), 2, null),
    asOthersRead({}, 2, null),
  ]) {
    const [first] = sittersOf([old['seat0'] ?? 0, old['seat1'] ?? 0], old);
    expect(first).toMatchObject({ kind: 'person', name: { ja: 'プレイヤー1', en: 'Player 1' } });
  }
  // People of a room keep the names that the server knows.
  const room = { ...marksOf([STRANGER, STRANGER]), shop0: 3, shop1: 4 };
  expect(asOthersRead(room, 2, 7)).toEqual(room);
});
