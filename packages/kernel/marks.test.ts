import { expect, test } from 'vitest';
import { decodeReplay, encodeReplay, Match, readReplay, writeReplay } from './index.ts';
import { nim } from './testing/nim.ts';

const opening = { ...nim, revealsHidden: () => true };

function played(game = nim): Match<typeof nim> {
  const match = new Match(game, '2: 1 1', 's');
  match.play(0, '0 1');
  match.play(1, '1 1');
  return match;
}

test('marks are part of the text and of the link; a replay without any is written as it always was', () => {
  const plain = played().replay();
  expect(writeReplay(plain)).toBe('minoya 1\nnim v1\nsetup 2: 1 1\nseed s\n0 0 1\n1 1 1');
  const marked = { ...plain, marks: { branch: 1, hints: 3 } };
  expect(writeReplay(marked).split('\n')[4]).toBe('marks branch=1 hints=3');
  expect(readReplay(writeReplay(marked))).toEqual({ ok: true, value: marked });
  expect(decodeReplay(encodeReplay(marked))).toEqual({ ok: true, value: marked });
  expect(decodeReplay(encodeReplay(plain))).toEqual({ ok: true, value: plain });
});

test.each(['hints=3 branch=1', 'hints=0', 'hints', 'hints=03', 'cheats=1', '', 'hints=1 hints=1'])(
  'marks have one spelling: %j is none',
  marks => {
    expect(readReplay(`minoya 1\nnim v1\nsetup 2: 1 1\nseed s\nmarks ${marks}`)).toMatchObject({ ok: false });
  },
);

test('a branch says so for as long as something of the other game stands, and cannot be cleaned by redo', () => {
  const branch = played().branch(1);
  expect(branch.replay().marks).toEqual({ branch: 1 });
  branch.play(1, '1 1');
  const taken = Match.resume(nim, branch.replay());
  expect(taken.ok && taken.value.marks, 'a save keeps it').toEqual({ branch: 1 });
  branch.undo();
  branch.undo();
  expect(branch.replay().marks).toBeUndefined();
  expect(branch.canRedo(), 'what was taken over does not come back').toBe(false);
  expect(played().branch(0).replay().marks, 'nothing was taken over').toBeUndefined();
});

test('a result that is taken back is marked where something hidden had opened, and nowhere else', () => {
  const open = played();
  open.undo();
  expect(open.marks).toEqual({});
  const hidden = played(opening);
  hidden.undo('practice');
  expect(hidden.marks).toEqual({ undo: 1 });
  hidden.undo('practice');
  expect(hidden.marks, 'only the result counts').toEqual({ undo: 1 });
});
