import { pick, roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { writeCells } from './cells.ts';
import { colours } from './cards/card.ts';
import { polyform } from './game.ts';
import { everyChoice } from './identity.ts';
import { legal } from './legal.ts';
import { bestFinish, type Kind, places, whyNot } from './offer.ts';
import { refusal } from './refusal.ts';
import { sumOf } from './score.ts';
import type { Action, State } from './state.ts';
import { Table } from './testing.ts';
import { trades } from './trade.ts';

test('[P10] the places of a piece on a card', () => {
  const t = new Table('seats=2').works('w2.5nr.i4 a1b1c1c2').hand('l4 dot');
  expect(places(t.state, t.seat, 0, 'l4').map(writeCells)).toEqual(['a2a3b3c3']);
  expect(places(t.state, t.seat, 0, 'dot')).toHaveLength(4);
  expect(places(t.state, t.seat, 0, 'i2')).toEqual([]);
  expect(places(t.state, t.seat, 1, 'dot')).toEqual([]);
});

test('[P8] each button says why it cannot be pressed', () => {
  const t = new Table('seats=2').hand('');
  const say = (kind: Parameters<typeof whyNot>[2]): unknown => whyNot(t.state, t.seat, kind);
  expect(['take', 'gain', 'recycle', 'end'].map(kind => say(kind as 'take'))).toEqual([null, null, null, null]);
  expect([say('place'), say('up'), say('down'), say('master')]).toEqual([
    'noCardInSlot',
    'notInHand',
    'notInHand',
    'noCardInSlot',
  ]);
  t.works('w0.3.i2', 'w0.7.v3', 'w0.2p.i3', 'w07');
  expect([say('take'), say('place')]).toEqual(['slotsFull', 'notInHand']);
  t.hand('i4');
  expect(say('place')).toBe('doesNotFit');
  t.soldOut('dot', 'i2', 'i3', 'v3');
  expect([say('gain'), say('down')]).toEqual(['outOfStock', 'outOfStock']);
  expect(whyNot(t.state, 1 - t.seat, 'gain')).toBe('notYourTurn');
});

test('[P29] the best finishing of a seat counts what already lies late as still in hand', () => {
  const t = new Table('seats=2 debug=yes').works('b01 a1b1a2b2 c2', 'w1.4v7.l4').hand('i3 v3 dot');
  const me = t.seat;
  t.play('debug finishing');
  const before = bestFinish(t.state, me);
  expect(before.gain).toBe(5);
  t.as(me, 'put 2 a1b1a2');
  expect(bestFinish(t.state, me)).toEqual(before);
  const left = sumOf(t.state, me).final + 1;
  t.as(me, 'lift 2 a1b1a2').as(me, 'put 1 a4b4c4').as(me, 'finish');
  expect(sumOf(t.state, me).final).toBe(left + before.gain);
});

/** Every action of the kinds that have few. */
const each: Partial<Record<Kind, readonly Action[]>> = {
  take: colours.flatMap(colour => [0, 1, 2, 3].map((at): Action => ({ type: 'take', colour, at }))),
  gain: [{ type: 'gain' }],
  recycle: colours.map((colour): Action => ({ type: 'recycle', colour })),
  up: trades.map((trade): Action => ({ type: 'up', ...trade })),
  down: trades.map((trade): Action => ({ type: 'down', ...trade })),
  end: [{ type: 'end' }],
};

/** Buttons that say something else than the rules say to each of their actions. */
function contradictions(state: State): string[] {
  return [...state.players.keys()].flatMap(seat =>
    (Object.entries(each) as [Kind, readonly Action[]][]).flatMap(([kind, actions]) => {
      const reasons = actions.map(action => refusal(state, seat, action));
      const said = whyNot(state, seat, kind);
      const isTrue = reasons.includes(null) ? said === null : reasons.includes(said);
      return isTrue ? [] : [`seat ${seat}, ${kind}: ${said ?? 'possible'} instead of ${reasons.join()}`];
    }),
  );
}

test.each(everyChoice)('[P8] what a button says is what the rules say to one of its actions: %s', setup => {
  const rng = streams(setup, ['play']);
  let { state } = new Table(setup, setup);
  for (let ply = 0; ply < 150 && state.phase !== 'ended'; ply++) {
    expect(contradictions(state), `ply ${ply}`).toEqual([]);
    const seats = polyform.turn(state);
    const seat = seats[roll(rng, 'play', seats.length)] ?? 0;
    const kinds = [...new Set(legal(state, seat).map(action => action.type))];
    const kind = pick(rng, 'play', kinds);
    const step = polyform.apply(
      state,
      seat,
      pick(
        rng,
        'play',
        legal(state, seat).filter(one => one.type === kind),
      ),
    );
    if (!step.ok) throw new Error(step.why);
    state = step.state;
  }
});
