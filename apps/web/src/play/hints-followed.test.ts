import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { Match } from '@minoya/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givesUp, position } from '../games/keshiki/entry/position.ts';
import { keepMovesGiven } from '../store/tries.ts';
import { moveKeys, noteHintsFollowed } from './hints-followed.ts';
import { Play } from './play.ts';
import type { KeshikiPlay } from '../games/keshiki/types.ts';

const ui = { position, givesUp };
const board = 'puzzle clear RRYYB/RRYYB';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function played(...moves: string[]) {
  const read = Match.resume(keshiki, replayOf(board, moves));
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** As much of a table as marks need. */
function seated(match: ReturnType<typeof played>): KeshikiPlay {
  const marks = signal<Readonly<Record<string, number>>>({ ...match.marks });
  return Object.assign(Object.create(Play.prototype) as KeshikiPlay, { session: { match }, marks });
}

function marksAfter(match: ReturnType<typeof played>) {
  const play = seated(match);
  noteHintsFollowed(ui, play, match);
  return play;
}

test('moves that hints gave here before make a later game one with hints, wherever the same groups are tapped', () => {
  keepMovesGiven(keshiki, board, moveKeys(ui, played('a0', 'a0', 'a0')));
  const match = played('b1', 'b1', 'a1');
  expect(marksAfter(match).marks.peek()).toMatchObject({ hints: 3, followed: 3 });
  expect(match.marks.hints).toBe(3);
});

test('whoever finds another way keeps it, though single moves are the same', () => {
  keepMovesGiven(keshiki, board, moveKeys(ui, played('a0', 'a0', 'a0')));
  const match = played('e0', 'a0', 'a0');
  expect(marksAfter(match).marks.peek()['hints'] ?? 0).toBe(0);
  expect(match.marks.hints).toBeUndefined();
});

test('half of the moves is not most of them, and ending a game is none', () => {
  keepMovesGiven(keshiki, board, moveKeys(ui, played('a0')));
  expect(marksAfter(played('a0', 'c0', 'finish')).marks.peek()['hints'] ?? 0).toBe(0);
  expect(marksAfter(played('a0', 'finish')).marks.peek()).toMatchObject({ hints: 1 });
});

test('what was taken back and went another way is no repetition any more; a hint of this game stays one', () => {
  keepMovesGiven(keshiki, board, moveKeys(ui, played('a0', 'a0', 'a0')));
  const match = played('a0', 'a0', 'a0');
  const play = marksAfter(match);
  while (match.length > 0) match.undo();
  for (const line of ['e0', 'c0', 'a0']) match.play(0, line);
  noteHintsFollowed(ui, play, match);
  expect(match.marks.hints ?? 0).toBe(0);
  play.mark('hints');
  while (match.length > 0) match.undo();
  for (const line of ['a0', 'a0', 'a0']) match.play(0, line);
  noteHintsFollowed(ui, play, match);
  expect(match.marks.hints).toBe(1);
});

test('another board of the same colours knows nothing of it', () => {
  keepMovesGiven(keshiki, 'puzzle clear RRYYBB', moveKeys(ui, played('a0', 'a0', 'a0')));
  expect(marksAfter(played('a0', 'a0', 'a0')).marks.peek()['hints'] ?? 0).toBe(0);
});
