import { keshiki } from '@minoya/games/keshiki/game';
import { readGoal } from '@minoya/games/keshiki/goals';
import { boardLine, readBoardLine } from '@minoya/games/keshiki/notation';
import { describe, expect, test, vi } from 'vitest';
import { BoardHandle } from '../../../board/grid.ts';
import { draftOf, mostDrafts, puzzleOf, readKept, withDraft } from './drafts.ts';
import { Easel } from './easel.ts';
import { clearGoal, readLink, setupText, writeLink } from './link.ts';
import { drawMotif, motifIds } from './motifs.ts';
import { isTooEasy, proofIn, proofText } from './proof.ts';
import { settlingOf } from './settling.ts';
import { cellsBetween, Stroke } from './stroke.ts';

const board = readBoardLine('RRY/RYY');
if (!board) throw new Error('not a board');
const ice = readGoal('ice@6');
if (!ice) throw new Error('not a goal');

describe('a stroke', () => {
  const easel = new Easel();
  const handle = new BoardHandle('easel', { width: 7, height: 9 });
  handle.box = () => ({ left: 0, top: 0, cell: 10 });
  const stroke = new Stroke({
    board: () => handle,
    begin: ({ x, y }) => easel.begin(y * 7 + x),
    draw: spots => easel.draw(spots.map(({ x, y }) => y * 7 + x)),
  });
  const at = (x: number, y: number) => ({ button: 0, pointerId: 1, clientX: x * 10 + 5, clientY: y * 10 + 5 });
  const painted = () => easel.board.value.cells.flatMap((b, i) => (b ? [i] : []));

  test('paints its first cell, leaves no gap, and one undo takes all of it back', () => {
    stroke.down(at(0, 0));
    expect(painted()).toEqual([0]);
    stroke.moved(at(4, 0));
    stroke.up(at(4, 0));
    expect(painted()).toEqual([0, 1, 2, 3, 4]);
    stroke.moved(at(6, 0));
    expect(painted()).toHaveLength(5);
    easel.undo();
    expect(painted()).toEqual([]);
    easel.redo();
    expect(painted()).toEqual([0, 1, 2, 3, 4]);
    expect(easel.canRedo.value).toBe(false);
    easel.undo();
    expect(painted()).toEqual([]);
  });

  test('is mirrored, and fills an area', () => {
    easel.symmetry.value = 'sides';
    stroke.down(at(0, 0));
    stroke.up(at(0, 0));
    expect(painted()).toEqual([0, 6]);
    easel.symmetry.value = 'none';
    easel.filling.value = true;
    easel.brush.value = { kind: 'normal', color: 2, value: 0 };
    stroke.down(at(3, 3));
    stroke.up(at(3, 3));
    expect(painted()).toHaveLength(63);
    expect(easel.board.value.cells[0]).toBe(1);
  });

  test('goes straight between two cells', () => {
    expect(cellsBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toHaveLength(1);
    expect(cellsBetween({ x: 0, y: 0 }, { x: 2, y: 4 })).toHaveLength(5);
  });
});

describe('a link', () => {
  test('holds goals and board, and no solution', () => {
    const link = writeLink({ board, goals: [clearGoal, ice] });
    expect(link).toBe('/keshiki/board#clear,ice@6_RRY/RYY');
    expect(readLink(link.split('#')[1] ?? '')).toEqual({ board, goals: [clearGoal, ice], proven: false, title: null });
  });

  test('holds the name of its board, of the words that there are', () => {
    const link = writeLink({ board, goals: [clearGoal] }, 'misty bridge');
    expect(link).toBe('/keshiki/board#clear_RRY/RYY_misty.bridge');
    expect(readLink(link.split('#')[1] ?? '')).toMatchObject({ board, title: 'misty bridge' });
    expect(readLink('clear_RRY/RYY_my.own.words')).toMatchObject({ board, title: null });
  });

  test('of the first kind still opens, if its line does clear the board', () => {
    expect(readLink('20_27_RRY/RYY_a0,a1')).toMatchObject({ board, proven: true });
    expect(readLink('20_27_RRY/RYY_c0')).toBeNull();
  });

  test('of any other kind is refused', () => {
    for (const bad of ['', 'clear', '%', 'clear_', 'gold_RRY/RYY', 'clear_RRY/RY', '0_RRY/RYY'])
      expect(readLink(bad), bad).toBeNull();
  });
});

test('a goal that nothing on the board stands in the way of is no goal: no game proves such a board', () => {
  const puzzle = { board, goals: [clearGoal, ice] };
  expect(isTooEasy(puzzle)).toBe(true);
  expect(proofIn(puzzle, setupText(puzzle), ['a0', 'a1'])).toBeNull();
  expect(isTooEasy({ board, goals: [clearGoal] })).toBe(false);
});

test('a board is proven only by a game of itself that reached the goal, which is ended there', () => {
  const puzzle = { board, goals: [clearGoal] };
  const moves = ['a0', 'a1'];
  expect(proofIn(puzzle, setupText(puzzle), moves)).toEqual(moves);
  expect(proofIn(puzzle, setupText(puzzle), moves.slice(1))).toBeNull();
  expect(proofIn(puzzle, setupText(puzzle), ['c9', ...moves])).toBeNull();
  expect(proofIn({ board, goals: [ice] }, setupText(puzzle), moves)).toBeNull();
  const nine = readGoal('9');
  if (!nine) throw new Error('not a goal');
  const score = { board, goals: [nine] };
  const lines = proofIn(score, setupText(score), moves) ?? [];
  expect(lines).toEqual(['a0', 'finish']);
  expect(proofText(score, { by: 'hand', lines })).toContain('setup puzzle 9 RRY/RYY');
});

test('drafts that were proven by a word only are asked for the moves again', () => {
  const kept = { drafts: [{ board: boardLine(board), goals: 'clear', proven: true }], open: 0 };
  expect(readKept(kept, null).drafts).toEqual([{ board: boardLine(board), goals: 'clear', proof: null, title: null }]);
});

test('several drafts are kept, and the one of the first version is the first of them', () => {
  const old = readKept(null, boardLine(board));
  expect(old.drafts.map(puzzleOf)).toEqual([{ board, goals: [clearGoal] }]);
  const more = withDraft(old, draftOf({ board, goals: [ice] }));
  expect(more).toMatchObject({ open: 1, drafts: [{ goals: 'clear' }, { goals: 'ice@6' }] });
  expect(readKept(more, null)).toEqual(more);
  let full = more;
  for (let n = 0; n < mostDrafts + 5; n++) full = withDraft(full, draftOf({ board, goals: [clearGoal] }));
  expect(full.drafts).toHaveLength(mostDrafts);
});

test.each(motifIds)('the motif %s draws a board that can be played', motif => {
  const drawn = drawMotif({ motif, width: 7, height: 9, colors: 3, broad: 2, noise: 15, seed: 'test' });
  expect(drawn.cells.filter(Boolean).length).toBeGreaterThan(20);
  const state = keshiki.start({ type: 'puzzle', board: drawn, goals: [clearGoal], tools: [] }, '');
  expect([...keshiki.legal(state, 0)].length).toBeGreaterThan(3);
});

test('the title that was chosen stays with its draft', () => {
  const kept = readKept({ drafts: [draftOf({ board, goals: [clearGoal] }, { title: 'dusk cat' })], open: 0 }, null);
  expect(kept.drafts[0]?.title).toBe('dusk cat');
});

test('whoever tries a board, or loads the page anew, can still take strokes back; another draft has none of them', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const before = new Easel();
  before.drafts.value = [draftOf({ board, goals: [clearGoal] }), draftOf({ board, goals: [clearGoal] })];
  before.choose(0);
  before.begin(2);
  vi.resetModules();
  const loaded = await import('./easel.ts');
  const after = new loaded.Easel();
  after.drafts.value = before.drafts.peek();
  after.choose(0);
  expect(after.canUndo.value).toBe(true);
  after.undo();
  expect(boardLine(after.board.value)).toBe(boardLine(board));
  after.choose(1);
  expect(after.canUndo.value).toBe(false);
  vi.unstubAllGlobals();
});

test('an empty draft is there once', () => {
  const easel = new Easel();
  easel.drafts.value = [draftOf({ board, goals: [clearGoal] })];
  easel.choose(0);
  easel.addEmpty();
  easel.choose(0);
  easel.addEmpty();
  expect([easel.drafts.peek().length, easel.open.peek()]).toEqual([2, 1]);
});

test('what is said of blocks that will move is what the rules do with them', () => {
  const drawn = (line: string) => settlingOf(readBoardLine(line) ?? board);
  expect(drawn('.R/RR')).toBe('stays');
  expect(drawn('R./.R')).toBe('falls');
  expect(drawn('.../.RR')).toBe('slides');
  expect(drawn('.R./..Y')).toBe('both');
});
