import { type LogEntry, pick, type Replay, type Streams, streams } from '@minoya/kernel';
import { playthrough } from '@minoya/kernel/testing/golden';
import { perft } from '@minoya/kernel/testing/perft';
import { expect, test } from 'vitest';
import { polyform } from './game.ts';
import { freeIn } from './board.ts';
import { legal } from './legal.ts';
import type { Action } from './state.ts';
import { Table } from './testing.ts';

/** Lines for whoever is on turn, or `seat: line` in the finishing phase. */
function script(setup: string, seed: string, text: string): Replay {
  const t = new Table(setup, seed);
  const log: LogEntry[] = [];
  for (const part of text.trim().split(/\s*[;\n]\s*/)) {
    const [, seat, line = part] = /^(\d): (.*)$/.exec(part) ?? [];
    const who = seat === undefined ? t.seat : Number(seat);
    log.push({ seat: who, line });
    t.as(who, line);
  }
  return { game: polyform.id, version: polyform.version, setup, seed, log };
}

/** A game by chance in which everyone finishes a card whenever it can: short, and it sees every phase. */
function eager(setup: string, seed: string): Replay {
  const rng = streams(seed, ['eager']);
  const t = new Table(setup, seed);
  const log: LogEntry[] = [];
  while (log.length < 400) {
    const seats = polyform.turn(t.state);
    if (seats.length === 0) break;
    const seat = pick(rng, 'eager', seats);
    const action = eagerAction(t, seat, rng);
    log.push({ seat, line: polyform.actions.write(action) });
    t.as(seat, polyform.actions.write(action));
  }
  return { game: polyform.id, version: polyform.version, setup, seed, log };
}

function eagerAction(t: Table, seat: number, rng: Streams<'eager'>): Action {
  const all = legal(t.state, seat);
  const done = all.find(a => (a.type === 'place' || a.type === 'put') && freeIn(t.player(seat), a.slot) === a.cells);
  if (done) return done;
  const kind = pick(rng, 'eager', [...new Set(all.map(action => action.type))]);
  return pick(
    rng,
    'eager',
    all.filter(action => action.type === kind),
  );
}

const goldens: Record<string, () => Replay> = {
  'two-black-deck': () =>
    script(
      'seats=2',
      'golden 2',
      `take b1; take b2; take b3
       take b4; take b1; take b2
       take b3; recycle white; gain
       take b4; gain; up i2 dot+dot
       gain; gain; up l4 dot+dot+dot+dot
       0: finish
       1: finish`,
    ),
  'four-white-deck': () =>
    script(
      'seats=4 white=20',
      'golden 4',
      `take w1; take w2; take w3
       take w1; take w2; take w3
       take w1; take w2; take w3
       take w1; take w2; take w3
       take w1; end; take w1; end; take w1; end
       take w1; end
       end; end; end
       0: finish; 1: finish; 2: finish; 3: finish`,
    ),
  'two-white': () => eager('seats=2 ends=w2+b2+deck', 'g84'),
  'two-black': () => eager('seats=2 ends=w8+b1+deck', 'g404'),
  'three-hidden': () => eager('seats=3 scores=hidden ends=w2+b1+deck', 'g195'),
  'four-equal': () => eager('seats=4 ends=w2+b1+deck equal=yes white=20', 'g97'),
  debug: () =>
    script(
      'seats=1 debug=yes custom=w2.1ft.t4',
      'golden 5',
      'debug add; take w1; debug give l4; debug turn 1; debug end; debug give o4; debug finishing',
    ),
};

test.each(Object.keys(goldens))('golden: %s', async name => {
  const replay = (goldens[name] as () => Replay)();
  await expect(playthrough(polyform, replay)).toMatchFileSnapshot(`golden/${name}.txt`);
});

test('perft: how many ways a table can go on', () => {
  const count = (t: Table, depth: number): number => perft(polyform, t.state, depth);
  const fresh = new Table('seats=2', 'perft');
  expect([1, 2, 3].map(depth => count(fresh, depth))).toMatchInlineSnapshot(`
    [
      13,
      299,
      8724,
    ]
  `);
  const busy = new Table('seats=2', 'perft').works('b02', 'w2.5nr.i4', 'w07').hand('dot i2 v3 l4');
  expect([1, 2].map(depth => count(busy, depth))).toMatchInlineSnapshot(`
    [
      171,
      13873,
    ]
  `);
  const master = new Table('seats=2', 'perft').works('w07', 'w10', 'w0.7.v3').hand('dot dot i2').play('master 1 a1');
  expect([1, 2, 3].map(depth => count(master, depth))).toMatchInlineSnapshot(`
    [
      13,
      152,
      2704,
    ]
  `);
  const late = new Table('seats=2 debug=yes', 'perft')
    .works('w1.4v7.l4', 'w1.1q9.i2')
    .hand('v3 dot dot')
    .play('debug finishing');
  expect([1, 2, 3].map(depth => count(late, depth))).toMatchInlineSnapshot(`
    [
      14,
      158,
      956,
    ]
  `);
});
