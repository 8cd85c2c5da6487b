import { Match } from '@minoya/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { polyform } from './game.ts';
import { legal } from './legal.ts';
import { readSetup, setupFor, writeSetup } from './setup.ts';
import { Table } from './testing.ts';
import { refusals } from './texts.ts';

test('a setup is one line, and only what differs is written', () => {
  expect(writeSetup(setupFor(2))).toBe('seats=2');
  const line = 'seats=4 scores=hidden white=20 ends=w4+b2 equal=yes start=dot+i2 timer=90 custom=w2.1ft.t4';
  expect(writeSetup(readSetup(line) ?? setupFor(1))).toBe(line);
  expect(readSetup(line)).toMatchObject({ ends: { white: 4, black: 2, deck: false }, start: ['dot', 'i2'], timer: 90 });
});

test.each([
  '',
  'seats=0',
  'seats=5',
  'seats=2 seats=3',
  'seats=2  white=20',
  'seats=2 white=32',
  'seats=2 white=21',
  'seats=2 ends=w9',
  'seats=2 ends=x',
  'seats=2 start=dot+dot',
  'seats=2 start=l4+l4',
  'seats=2 start=dot+cat',
  'seats=2 timer=31',
  'seats=2 custom=w9',
  'seats=2 custom=w2.1ft.t4+w2.1ft.t4',
  'seats=2 debug=no',
  'seats=two',
  'polyform',
])('is no setup: %s', line => {
  expect(readSetup(line)).toBeNull();
});

test('no text breaks the readers', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      for (const line of [text, `seats=2 ${text}`, `place 1 ${text}`, `take ${text}`]) {
        const setup = readSetup(line);
        if (setup) expect(readSetup(writeSetup(setup))).toEqual(setup);
        const action = actions.read(line);
        if (action) expect(actions.write(action)).toBe(line);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});

test.each([
  '',
  'Gain',
  'gain ',
  'take w5',
  'take w0',
  'take x1',
  'place 0 a1',
  'place 1 b1a1',
  'place 1 a1a1',
  'place 1 f1',
  'up l4',
  'up l4 i3+dot dot',
  'master 1',
  'recycle red',
  'reward x',
  'debug',
  'debug turn 4',
  'end end',
])('is no action: %s', line => {
  expect(actions.read(line)).toBeNull();
});

test('[P40] a debug table is for practice: no room opens with it', () => {
  expect(['seats=2', 'seats=2 debug=yes'].map(line => polyform.isPractice?.(polyform.setups.read(line)!))).toEqual([
    false,
    true,
  ]);
});

test('[P40] the debug actions work at a debug table and nowhere else', () => {
  const lines = ['debug end', 'debug finishing', 'debug add', 'debug turn 1', 'debug give l4'];
  for (const line of lines) {
    expect(new Table('seats=2', 's').why(line.replace('turn 1', `turn ${1 - new Table('seats=2', 's').seat}`))).toBe(
      'debugOnly',
    );
  }
  const alone = new Table('seats=1 debug=yes');
  expect(alone.play('debug add').state.players).toHaveLength(2);
  expect(alone.play('debug give l4').player().hand.l4).toBe(1);
  expect(alone.play('debug turn 1').seat).toBe(1);
  expect(alone.play('debug end').seat).toBe(0);
  expect(alone.why('debug turn 3')).toBe('noSuchSeat');
  expect(alone.play('debug add', 'debug add').why('debug add')).toBe('tableFull');
  expect(alone.play('debug finishing').state.phase).not.toBe('playing');
  expect([...legal(new Table('seats=2').state, new Table('seats=2').seat)].some(a => a.type === 'debug')).toBe(false);
});

test('[P40] another seat is operated without moving the turn or the round', () => {
  const t = new Table('seats=3 debug=yes').play('gain');
  const [me, other] = [t.seat, t.state.order[2] ?? 0];
  t.play(`debug turn ${other}`);
  expect([t.seat, t.state.actions, t.state.round]).toEqual([other, 3, 1]);
  expect(t.play('gain', 'end').seat).toBe(me);
  expect([t.state.actions, t.state.round, t.state.aside]).toEqual([2, 1, null]);
  // Back and forth, and by choice: the turn that waits is as it was left.
  t.play(`debug turn ${other}`, `debug turn ${t.state.order[1]}`, 'gain', `debug turn ${me}`);
  expect([t.seat, t.state.actions, t.state.round, t.state.aside]).toEqual([me, 2, 1, null]);
  expect(t.play('gain', 'gain').seat).toBe(t.state.order[1]);
});

test('[P40] one seat plays alone to the end', () => {
  const t = new Table('seats=1').works('w0.3.i2').hand('i2').done('white', 4).play('place 1 a1b1', 'end');
  expect(t.state.phase).toBe('ended');
  expect(polyform.result(t.state)?.winners).toEqual([0]);
});

test('[P41] custom cards are in the deck for sure, and the others make room', () => {
  const t = new Table('seats=2 white=20 custom=w2.1ft.t4+b5.h2o3.dot');
  const all = [...t.state.market.white, ...t.state.deck.white, ...t.state.market.black, ...t.state.deck.black];
  expect(all).toContain('w2.1ft.t4');
  expect(all).toContain('b5.h2o3.dot');
  expect(all).toHaveLength(32);
});

test('[P42] who runs out of time does the least: close, end, finish; a reward is left to a bot', () => {
  for (let seed = 0; seed < 6; seed++) {
    const match = new Match(polyform, 'seats=2 ends=w2+b1+deck', `timeout ${seed}`);
    for (let ply = 0; ply < 600 && polyform.result(match.state) === null; ply++) {
      const seat = polyform.turn(match.state)[0] ?? 0;
      const least = polyform.timeoutAction?.(polyform.view(match.state, seat), seat) ?? null;
      if (least) expect(polyform.apply(match.state, seat, least).ok).toBe(true);
      else expect(match.state.pending?.type).toBe('reward');
      const all = [...polyform.legal(match.state, seat)];
      const pick = all[(ply * 7 + seed) % all.length];
      if (pick) match.act(seat, pick);
    }
  }
});

test('[P42] the timer is only a number in the setup', () => {
  expect({ ...new Table('seats=2 timer=60').state, setup: null }).toEqual({
    ...new Table('seats=2').state,
    setup: null,
  });
});

test('every refusal has a text in both languages', () => {
  for (const text of Object.values(refusals)) expect(Boolean(text.ja && text.en)).toBe(true);
});
