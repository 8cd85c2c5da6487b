import { conform } from '@minoya/kernel/testing/conform';
import { canonical, fold, roll, streams } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import { after } from './after.ts';
import {
  type Block,
  block,
  colorOf,
  EMPTY,
  falls,
  type Kind,
  kindIds,
  kindOf,
  kinds,
  obstacleKinds,
} from './blocks.ts';
import { type Board, colorsOn, isStuck, tappable } from './board.ts';
import { cellAt } from './cells.ts';
import { dayOfWeek } from './dates.ts';
import { constructBoard, dealBoard } from './deals.ts';
import { endlessRecipe, shapes, week } from './recipes.ts';
import { keshiki } from './game.ts';
import { starsIn } from './goals.ts';
import { boardLine, drawBoard, readBoard } from './notation.ts';
import { preview } from './play.ts';
import { replayOf } from './replay.ts';
import { paths, settle } from './settle.ts';
import { setups } from './setup.ts';
import { stage } from './stages/index.ts';
import type { Event, State } from './state.ts';
import { toolIds } from './tools.ts';

const lines = [
  'stage 1',
  'stage 55 with swap bomb',
  'stage 100 with paint boost',
  'daily 2026-11-15',
  'daily 2028-02-29 deal 3 goals 640,big12,few5',
  'endless 7',
  'endless 20 deal 2',
  'board 0 R',
  'puzzle marked@9,ice,clear @RR*GB/B+3RGG/Rox-2B with melt',
  'board 30 par 90 RR*GB/B+3RGG/Rox-2B with melt maul',
  ...toolIds.map(id => `board 10 R*R**R+3R/B*+4Bx-2B/oYRY/BYBY with ${id}`),
];

test('keshiki conforms', () => {
  const read = lines.map(line => keshiki.setups.read(line));
  expect(read.every(setup => setup !== null)).toBe(true);
  expect(conform(keshiki, read, { games: 2, tries: 3 })).toEqual([]);
});

test('setups that are not ours are refused', () => {
  for (const line of [
    'stage 0',
    'stage 101',
    'stage 01',
    'stage 5 with',
    'stage 5 with sword',
    'stage 5 with swap swap',
    '',
  ])
    expect(setups.read(line), line).toBeNull();
  for (const line of [
    'daily 2026-02-29',
    'daily today',
    'endless 0',
    'endless 3 deal',
    'board RR',
    'board 5 RQ',
    'board 5 par R',
  ])
    expect(setups.read(line), line).toBeNull();
  for (const line of lines)
    expect(setups.write(setups.read(line) ?? { type: 'stage', stage: 0, tools: [] })).toBe(line);
});

test('[K29] deal 0 is clearable by construction, and its target is what that line scores', () => {
  for (let level = 1; level <= 12; level++) {
    const { line } = constructBoard(endlessRecipe(level), `endless ${level} seed`);
    let state = keshiki.start({ type: 'endless', level, deal: 0, goals: null }, 'seed');
    expect(state.board.cells.filter(b => b !== EMPTY).length, drawBoard(state.board)).toBeGreaterThan(95);
    for (const cell of line) {
      const step = keshiki.apply(state, 0, { type: 'tap', cell });
      if (!step.ok) throw new Error(step.why);
      state = step.state;
    }
    expect(state).toMatchObject({ phase: 'cleared', score: state.goals[0]?.amount });
  }
  expect(dayOfWeek('2026-11-15')).toBe(0);
  const boards = ['daily 2026-11-15', 'daily 2026-11-16', 'endless 1'].map(line => startLine(line));
  expect(new Set(boards.map(boardLine)).size).toBe(3);
});

test('[K29] each weekday has its own character: shape, colours, obstacles and goal', () => {
  expect(new Set(week.map(({ goal }) => goal)).size).toBe(7);
  expect(new Set(week.map(({ name }) => name.ja)).size).toBe(7);
  expect(week.map(({ colors }) => colors)).toContain(6);
  for (const day of week) {
    for (let n = 0; n < 20; n++) {
      const board = dealBoard(day, `character ${n}`);
      const heights = board.cells
        .slice(0, 9)
        .map((_, x) => board.cells.filter((b, i) => i % 9 === x && b !== EMPTY).length);
      expect(day.shapes.map(name => shapes[name].join())).toContain(heights.join());
      expect(colorsOn(board).length).toBeLessThanOrEqual(day.colors);
      for (const [kind, count] of Object.entries(day.obstacles))
        expect(board.cells.filter(b => kindOf(b) === kind).length, kind).toBe(count);
      const rocks = board.cells.flatMap((b, i) => (kindOf(b) === 'rock' ? [i % 9] : []));
      expect(new Set(rocks).size, 'one rock a column').toBe(rocks.length);
    }
  }
});

test('[K29] the boards of a walk change shape and goal, and have six colours now and then', () => {
  const all = Array.from({ length: 30 }, (_, i) => endlessRecipe(i + 1));
  expect(new Set(all.map(({ goal }) => goal)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(all.flatMap(recipe => recipe.shapes)).size).toBe(Object.keys(shapes).length);
  expect(all.filter(({ colors }) => colors === 6).length).toBe(5);
});

function startLine(line: string): Board {
  const setup = keshiki.setups.read(line);
  if (!setup) throw new Error(line);
  return keshiki.start(setup, 'seed').board;
}

test('[K28] new kinds appear in their stage, not before', () => {
  const first = new Map<Kind, number>();
  for (let number = 1; number <= 100; number++) {
    const { board, line, par } = stage(number);
    expect(board.width >= 5 && board.width <= 9 && board.height >= 5 && board.height <= 13, `stage ${number}`).toBe(
      true,
    );
    for (const kind of kindsOn(board)) if (!first.has(kind)) first.set(kind, number);
    const played = fold(keshiki, replayOf(`stage ${number}`, line));
    if (!played.ok) throw new Error(`stage ${number}: move ${played.at} is refused: ${played.why}`);
    expect(played.state.score, `stage ${number}`).toBe(par);
    expect(starsIn(played.state), `stage ${number}`).toBe(3);
  }
  for (const kind of kindIds) expect(first.get(kind) ?? null, kind).toBe(kinds[kind].first);
});

function kindsOn(board: Board): Kind[] {
  const found = new Set(board.cells.map(kindOf));
  return kindIds.filter(kind => found.has(kind));
}

/** A board of any size with every kind on it. */
function randomBoard(rng: { deal: number }): Board {
  const width = 1 + roll(rng, 'deal', 30);
  const height = 1 + roll(rng, 'deal', 30);
  const colors = 2 + roll(rng, 'deal', 4);
  const cells: Block[] = [];
  for (let i = 0; i < width * height; i++) {
    const kind = roll(rng, 'deal', 2) ? 'normal' : (obstacleKinds[roll(rng, 'deal', obstacleKinds.length)] ?? 'normal');
    cells.push(block(kind, 1 + roll(rng, 'deal', colors), 2 + roll(rng, 'deal', 5)));
  }
  settle(cells, width);
  return { width, height, cells };
}

/** Blocks per colour, with those that have none as the seventh. */
function census(cells: readonly Block[]): number[] {
  const count = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const b of cells) count[b & 7] = (count[b & 7] ?? 0) + 1;
  return count;
}

const LONG = typeof process !== 'undefined' && process.env['MINOYA_LONG'] === '1';
const TAPS = LONG ? 1_000_000 : 40_000;

describe(`[K36] [K19] invariants over ${TAPS.toLocaleString('en')} random taps`, () => {
  test('colours only leave by removal, nothing floats, columns are closed, events and preview are true', () => {
    const rng = streams('invariants', ['deal', 'tap']);
    for (let taps = 0; taps < TAPS; ) {
      const board = randomBoard(rng);
      let state = keshiki.start({ type: 'board', board, target: 50, par: null, tools: [] }, '');
      for (let choices = [...tappable(board)]; choices.length; choices = [...tappable(state.board)]) {
        const cell = choices[roll(rng, 'tap', choices.length)] ?? 0;
        const shown = preview(state, cell);
        const step = keshiki.apply(state, 0, { type: 'tap', cell });
        if (!step.ok || !shown.ok) throw new Error('a legal tap is refused');
        if (!agree(step.events.reduce(after, state), step.state)) throw new Error('events leave something out');
        check(state.board, step.state.board, step.events, shown);
        state = step.state;
        taps++;
      }
    }
  }, 600_000);
});

/** The same in every field; boards are compared as lists, for speed. */
function agree(a: State, b: State): boolean {
  return same(a.board.cells, b.board.cells) && canonical({ ...a, board: null }) === canonical({ ...b, board: null });
}

function check(
  before: Board,
  next: Board,
  events: readonly Event[],
  shown: Extract<ReturnType<typeof preview>, { ok: true }>,
): void {
  const [removed] = events;
  if (removed?.type !== 'removed') throw new Error('no removal');
  const agrees =
    removed.points === shown.points &&
    removed.cells.length === shown.removed.length &&
    shown.touched.filter(t => t.outcome === 'thawed').length === events.filter(e => e.type === 'thawed').length &&
    same(settledCopy(next), next.cells);
  const [was, is] = [census(before.cells), census(next.cells)];
  const color = colorOf(before.cells[Math.floor(removed.by / 32) * before.width + (removed.by % 32)] ?? EMPTY);
  was[color] = (was[color] ?? 0) - removed.cells.length;
  was[0] = (was[0] ?? 0) + removed.cells.length;
  if (!agrees || !same(was, is) || floats(next) || hasGap(next))
    throw new Error(`${drawBoard(before)}\n${drawBoard(next)}`);
  if (paths(events).some(path => path.movements.length === 0)) throw new Error('an empty path');
  if (events.some(event => event.type === 'stuck') && !isStuck(next)) throw new Error('stuck is told wrongly');
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function settledCopy(board: Board): number[] {
  const cells = [...board.cells];
  settle(cells, board.width);
  return cells;
}

/** A block that falls with nothing below it. */
function floats({ cells, width }: Board): boolean {
  return cells.some((b, i) => falls(b) && i + width < cells.length && cells[i + width] === EMPTY);
}

/** A column that could still move left as a whole. */
function hasGap({ cells, width, height }: Board): boolean {
  for (let x = 1; x < width; x++) {
    const rows = Array.from({ length: height }, (_, y) => y * width + x).filter(i => falls(cells[i] ?? EMPTY));
    if (rows.length && rows.every(i => cells[i - 1] === EMPTY)) return true;
  }
  return false;
}

test('[K1] any board goes through its text and back', () => {
  const rng = streams('text', ['deal']);
  for (let i = 0; i < 60; i++) {
    const board = randomBoard(rng);
    const reading = readBoard(drawBoard(board));
    expect(reading.ok && boardLine(reading.board)).toBe(boardLine(board));
  }
  expect(cellAt(3, 2)).toBe(67);
});
