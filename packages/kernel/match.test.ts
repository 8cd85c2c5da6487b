import { expect, test } from 'vitest';
import { type KeptMatch, Match } from './match.ts';
import type { Replay } from './replay.ts';
import { randomReplay } from './testing/golden.ts';
import { nim } from './testing/nim.ts';

test('a match goes back and forth, and a refused line changes nothing', () => {
  const match = new Match(nim, '2: 3 4', 's');
  expect(match.play(0, '0 9').ok).toBe(false);
  expect(match.play(1, '0 1').ok).toBe(false);
  expect(match.length).toBe(0);
  match.play(0, '0 1');
  match.play(1, '1 4');
  expect(match.undo()).toEqual({ seat: 1, line: '1 4' });
  expect(match.state.heaps).toEqual([2, 4]);
  expect(match.redo()?.entry.line).toBe('1 4');
  expect(match.state.heaps).toEqual([2, 0]);
  match.undo();
  match.play(1, '1 1');
  expect(match.redo()).toBeNull();
  expect(match.branch(1).state.heaps).toEqual([2, 4]);
  expect(match.at(1).state.heaps).toEqual([2, 4]);
  const resumed = Match.resume(nim, match.replay());
  expect(resumed.ok && resumed.value.state).toEqual(match.state);
});

test('what was taken back is there again when the match is taken up, and one that does not fit is left out', () => {
  const match = new Match(nim, '2: 3 4', 's');
  for (const [seat, line] of [
    [0, '0 1'],
    [1, '1 4'],
    [0, '0 1'],
  ] as const)
    match.play(seat, line);
  match.undo();
  match.undo();
  expect(match.takenBack.map(({ line }) => line)).toEqual(['1 4', '0 1']);
  const resumed = Match.resume(nim, match.replay(), match.takenBack);
  if (!resumed.ok) throw new Error(resumed.why);
  expect(resumed.value.state.heaps).toEqual([2, 4]);
  expect(resumed.value.replay()).toEqual(match.replay());
  expect(resumed.value.redo()?.entry.line).toBe('1 4');
  expect(resumed.value.redo()?.entry.line).toBe('0 1');
  expect(resumed.value.state.heaps).toEqual([1, 0]);
  const spoilt = Match.resume(nim, match.replay(), [{ seat: 1, line: '0 9' }]);
  expect(spoilt.ok && spoilt.value.state.heaps).toEqual([2, 4]);
  expect(spoilt.ok && spoilt.value.canRedo()).toBe(false);
});

test('an action that opened something hidden cannot be taken back, except in practice', () => {
  const match = new Match({ ...nim, revealsHidden: () => true }, '2: 3 4', 's');
  match.play(0, '0 1');
  expect(match.undo()).toBeNull();
  expect(match.undo('practice')?.line).toBe('0 1');
});

/** Long enough for several kept states: 400 actions of one stone each. */
const long: Replay = {
  game: 'nim',
  version: 1,
  setup: '2: 20 20 20',
  seed: 's',
  log: Array.from({ length: 400 }, (_, i) => ({ seat: i % 2, line: '0 1' })),
};
/** Nim in which nothing is ever used up. */
const endless: typeof nim = {
  ...nim,
  apply: (state, seat) => ({
    ok: true,
    state: { ...state, heaps: state.heaps.map(heap => (heap * 31 + 1) % 99_991), next: 1 - seat },
    events: [],
  }),
  result: () => null,
  turn: state => [state.next],
};

function resumed(game: typeof nim, replay: Replay): Match<typeof nim> {
  const read = Match.resume(game, replay);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

function played(game: typeof nim, replay: Replay, remember: number): Match<typeof nim> {
  const match = new Match(game, replay.setup, replay.seed, { remember });
  for (const { seat, line } of replay.log) expect(match.play(seat, line).ok).toBe(true);
  return match;
}

test('a match that remembers little plays, looks back, takes back and branches as one that remembers all', () => {
  const games = Array.from({ length: 30 }, (_, i) => [nim, randomReplay(nim, '3: ? ? ?', `little ${i}`)] as const);
  for (const [game, replay] of [...games, [endless, long] as const]) {
    const [whole, short] = [resumed(game, replay), played(game, replay, 2)];
    for (let ply = 0; ply <= replay.log.length; ply++) expect(short.at(ply)).toEqual(whole.at(ply));
    expect(short.since(1)).toEqual(whole.since(1));
    expect(short.branch(3).replay()).toEqual(whole.branch(3).replay());
    while (whole.undo()) {
      short.undo();
      expect(short.state).toEqual(whole.state);
      expect(short.last).toEqual(whole.last);
    }
    expect(short.undo()).toBeNull();
    while (whole.redo()) expect(short.redo()).not.toBeNull();
    expect(short.replay()).toEqual(replay);
  }
});

test('a match that is kept and taken up goes on as it was, and says that it does not know its beginning', () => {
  const whole = played(endless, long, 8);
  const kept = JSON.parse(JSON.stringify(whole.kept(100))) as KeptMatch;
  expect(kept.at).toBe(256);
  const again = Match.takeUp(endless, kept, { remember: 8 });
  expect([again.length, again.state, again.last]).toEqual([whole.length, whole.state, whole.last]);
  expect(again.since(0)).toEqual(whole.since(256));
  expect([whole.isWhole, again.isWhole]).toEqual([true, false]);
  expect(() => again.replay()).toThrow(/beginning/);
  for (let i = 0; i < 144; i++) expect(again.undo()).toEqual(whole.undo());
  expect(again.state).toEqual(whole.state);
  expect(again.undo()).toBeNull();
  expect(again.length).toBe(256);
});

test('what is kept and does not lead anywhere is not taken up', () => {
  const kept = { ...new Match(nim, '2: 3 4', 's').kept(0), log: [[0, '0 9']] as const };
  expect(() => Match.takeUp(nim, kept)).toThrow(/tooMany/);
});

test('looking back plays at most as many actions again as lie between two kept states', () => {
  let steps = 0;
  const counted: typeof nim = {
    ...endless,
    apply: (state, seat, action) => {
      steps += 1;
      return endless.apply(state, seat, action);
    },
  };
  const match = played(counted, long, 1);
  steps = 0;
  match.at(255);
  expect(steps).toBeLessThan(128);
});
