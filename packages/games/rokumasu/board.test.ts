import { expect, test } from 'vitest';
import { fitsAnywhere, fullLines, misfit } from './board.ts';
import { rokumasu } from './game.ts';
import { cardOf, cellAt, eventsOf, play, points, position, steps } from './testing.ts';

const fits = (board: string, card: string, at: string, brands = {}): string | null =>
  misfit(position({ board, brands }), cardOf(card, 1), cellAt(at));

const CORNERS = `
  #  .  .  .  .  f
  .  .  .  .  .  .
  .  .  X  .  .  .
  .  .  .  #S .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
`;

test('[R22] a piece lies inside the board, named by the corner of its box', () => {
  expect(fits(CORNERS, 'dom-h', 'e1')).toBeNull();
  expect(fits(CORNERS, 'dom-h', 'f1')).toBe('outside');
  expect(fits(CORNERS, 'tro-l-90', 'a1')).toBeNull();
  const placed = eventsOf(play(position({ hand: ['tet-t-0'] }), 'p0 b2'), 'placed')[0];
  expect(placed?.cells).toEqual(['b2', 'c2', 'd2', 'c3'].map(cellAt));
});

test('[R23] only feather covers blocks, and never feather', () => {
  expect(fits(CORNERS, 'mono-1', 'a0')).toBe('overlaps');
  expect(fits(CORNERS, 'mono-1 feather', 'a0')).toBeNull();
  expect(fits(CORNERS, 'mono-1 feather', 'c2')).toBeNull();
  expect(fits(CORNERS, 'mono-1 feather', 'd3')).toBeNull();
  expect(fits(CORNERS, 'mono-1 feather', 'f0')).toBe('overlaps');
  expect(fits(CORNERS, 'dom-h feather', 'e0')).toBe('overlaps');
});

test('[R24, R61] a covered block goes without effect, the buff of its cell stays', () => {
  const state = position({
    board: `
      .  .  .  .  .  .
      .  c2 .  .  .  .
      .  .  .  .  .  .
      .  .  .  .  .  .
      .  .  .  .  .  .
      .  .  .  .  .  .
    `,
    charges: { b1: 7 },
    blessed: { b1: 'power' },
    brands: { b1: 'pulsation 3' },
    hand: ['mono-1 feather', 'mono-1'],
  });
  const played = play(state, 'p0 b1');
  expect(played.state.board[cellAt('b1')]).toMatchObject({
    pattern: 'feather',
    seal: null,
    blessing: null,
    charge: 0,
  });
  expect(played.state.brands[cellAt('b1')]).toEqual({ id: 'pulsation', level: 3 });
  expect(eventsOf(played, 'overlaid')[0]?.cells).toEqual([cellAt('b1')]);
  expect(eventsOf(played, 'scored')).toEqual([]);
});

test('[R25] a veiled cell counts as empty for any piece, unless an obstacle lies on it', () => {
  const brands = { a0: 'phase', f0: 'phase', c2: 'phase' };
  expect(fits(CORNERS, 'mono-1', 'a0', brands)).toBeNull();
  expect(fits(CORNERS, 'mono-1 feather', 'f0', brands)).toBeNull();
  expect(fits(CORNERS, 'mono-1', 'c2', brands)).toBe('overlaps');
  expect(fits(CORNERS, 'dom-h', 'a0', brands)).toBeNull();
});

test('[R26] two placements of one card are two pieces', () => {
  const { state } = play(position({ hand: ['mono-1', 'mono-1', 'dom-h'] }), 'p0 a0', 'p1 b0');
  expect(state.board[0]?.piece).not.toBe(state.board[1]?.piece);
});

const ROW_AND_COLUMN = `
  .  #  .  .  .  .
  #  .  #  #  #  #
  .  #  .  .  .  .
  .  #  .  .  .  .
  .  #  .  .  .  .
  .  #  .  .  .  .
`;

test('[R30, R33] a row and a column clear together, their crossing counts once: A 11, B 2', () => {
  const played = play(position({ board: ROW_AND_COLUMN, hand: ['mono-1'] }), 'p0 b1');
  expect(steps(played)).toEqual(['+11 blocks (cells)', '+2 lines (lines)']);
  expect(points(played)).toBe(22);
  const cells = eventsOf(played, 'cleared')[0]?.cells ?? [];
  expect(cells.slice(0, 6)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(cells.slice(6)).toEqual([1, 13, 19, 25, 31]);
  expect(played.state.board.every(block => block === null)).toBe(true);
});

const STONE_ROW = `
  #  #  #S #  #  .
  X  #  #  #  #  .
  .  .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
`;

test('[R31, R48] standard: a line with a stone or an obstacle is never complete', () => {
  const played = play(position({ board: STONE_ROW, hand: ['dom-v'] }), 'p0 f0');
  expect(eventsOf(played, 'scored')).toEqual([]);
});

test('[R31, R48, R44] classic: it completes, and that block stays', () => {
  const played = play(position({ rules: 'classic', board: STONE_ROW, hand: ['dom-v'], target: 999 }), 'p0 f0');
  expect(steps(played)).toEqual(['+10 blocks (cells)', '+2 lines (lines)']);
  expect(played.state.board.flatMap((block, cell) => (block ? [cell] : []))).toEqual([2, 6]);
});

test('[R32] classic: a line of nothing but staying blocks does not complete itself', () => {
  const board = `
    X  X  #S #S X  X
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
  `;
  expect(fullLines(position({ rules: 'classic', board }))).toEqual({ rows: [], columns: [] });
});

test('a refused placement says why and changes nothing', () => {
  const state = position({ board: CORNERS, hand: ['dom-h', null] });
  const before = JSON.stringify(state);
  const why = (line: string): string | null => {
    const step = rokumasu.apply(state, 0, rokumasu.actions.read(line)!);
    return step.ok ? null : step.why;
  };
  expect(why('p0 a0')).toBe('overlaps');
  expect(why('p0 f1')).toBe('outside');
  expect(why('p1 a1')).toBe('noPiece');
  expect(why('px a1')).toBe('noPiece');
  expect(why('g')).toBe('notNow');
  expect(rokumasu.apply(state, 1, { type: 'start' })).toEqual({ ok: false, why: 'notYourTurn' });
  expect(JSON.stringify(state)).toBe(before);
});

test('a hand piece that fits nowhere is known at once', () => {
  const full = Array.from({ length: 6 }, (_, y) => (y === 5 ? '#  #  #  #  .  #' : '#  #  #  #  #  #')).join('\n');
  const state = position({ board: full });
  expect(fitsAnywhere(state, cardOf('mono-1', 1))).toBe(true);
  expect(fitsAnywhere(state, cardOf('dom-h', 1))).toBe(false);
  expect(fitsAnywhere(state, cardOf('dom-h feather', 1))).toBe(true);
});
