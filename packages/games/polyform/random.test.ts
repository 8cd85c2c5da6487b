import { canonical, pick, roll, streams } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { expect, test } from 'vitest';
import { polyform } from './game.ts';
import { legal } from './legal.ts';
import { placements } from './pieces.ts';
import { refusal } from './refusal.ts';
import type { Action, Event, State } from './state.ts';
import { Table, brokenInvariant } from './testing.ts';
import { trades } from './trade.ts';
import { pieceIds } from './pieces.ts';

const GAMES = process.env.MINOYA_LONG ? 10_000 : 70;
const setups = [
  'seats=2',
  'seats=2 ends=w2+b1+deck',
  'seats=3 scores=hidden ends=w2+b1+deck',
  'seats=4 ends=w3+b1+deck start=dot+i2',
  'seats=4 white=20 equal=yes ends=w2+b2+deck',
  'seats=1 ends=w3+b1+deck',
  'seats=3 ends=deck',
  'seats=2 scores=hidden ends=w2',
];

/** A random game with every state checked; what happened in it. */
function checkedGame(setup: string, seed: string): Set<string> {
  const rng = streams(seed, ['play']);
  const seen = new Set<string>();
  let state = new Table(setup, seed).state;
  let turnsAfterTrigger = 0;
  for (let plies = 0; plies < 5000; plies++) {
    const wrong = brokenInvariant(state);
    if (wrong) throw new Error(`${setup} ${seed} ply ${plies}: ${wrong}`);
    const seats = polyform.turn(state);
    const seat = seats[roll(rng, 'play', seats.length)];
    if (seat === undefined) break;
    const all = legal(state, seat);
    // A kind first, then one of the kind: single actions would drown among hundreds of placements.
    const kinds = [...new Set(all.map(action => action.type))];
    const kind = pick(rng, 'play', kinds);
    const step = polyform.apply(
      state,
      seat,
      pick(
        rng,
        'play',
        all.filter(action => action.type === kind),
      ),
    );
    if (!step.ok) throw new Error(`${setup} ${seed} ply ${plies}: ${step.why}`);
    for (const event of step.events) seen.add(event.type);
    if (state.ending) turnsAfterTrigger += passes(step.events);
    else if (step.state.ending) turnsAfterTrigger += passesAfterTrigger(step.events);
    state = step.state;
  }
  expect(state.phase).toBe('ended');
  seen.add(`by ${state.ending?.reason}`);
  if (state.ending?.by !== null && !state.setup.equal) expect(turnsAfterTrigger).toBe(state.players.length - 1);
  return seen;
}

function passes(events: readonly Event[]): number {
  return events.filter(event => event.type === 'passed').length;
}

function passesAfterTrigger(events: readonly Event[]): number {
  return passes(events.slice(events.findIndex(event => event.type === 'triggered')));
}

test(`[P8] every state of ${GAMES} random games keeps the invariants, and what can happen does`, {
  timeout: 3_600_000,
}, () => {
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    for (const what of checkedGame(setups[i % setups.length] as string, `random ${i}`)) seen.add(what);
  }
  const often = ['taken', 'refilled', 'gained', 'placed', 'traded', 'recycled', 'completed', 'rewarded', 'triggered'];
  const ends = ['passed', 'finishing', 'finished', 'ended', 'by white', 'by rounds'];
  const rarely = ['lifted', 'choosing', 'by black', 'by blackDeck'];
  for (const what of [...often, ...ends, ...(process.env.MINOYA_LONG ? rarely : [])]) expect(seen).toContain(what);
});

test('a replay gives the identical state', () => {
  for (const setup of setups.slice(0, 3)) {
    const { log } = randomReplay(polyform, setup, 'again');
    const play = (): State => {
      const t = new Table(setup, 'again');
      for (const { seat, line } of log) t.as(seat, line);
      return t.state;
    };
    expect(canonical(play())).toBe(canonical(play()));
  }
});

/** Every action there is. */
const everything: Action[] = [
  ...(['gain', 'close', 'end', 'finish'] as const).map(type => ({ type })),
  ...(['white', 'black'] as const).flatMap(colour => [
    { type: 'recycle' as const, colour },
    ...[0, 1, 2, 3].map(at => ({ type: 'take' as const, colour, at })),
  ]),
  ...(['place', 'master', 'put', 'lift'] as const).flatMap(type =>
    [0, 1, 2, 3].flatMap(slot => placements.map(({ cells }) => ({ type, slot, cells }))),
  ),
  ...trades.flatMap(trade => [
    { type: 'up' as const, ...trade },
    { type: 'down' as const, ...trade },
  ]),
  ...pieceIds.flatMap(piece => [
    { type: 'reward' as const, piece },
    { type: 'debug' as const, what: 'give' as const, piece },
  ]),
  ...(['end', 'finishing', 'add'] as const).map(what => ({ type: 'debug' as const, what })),
  ...[0, 1, 2, 3].map(seat => ({ type: 'debug' as const, what: 'turn' as const, seat })),
];

test('legal is exactly what is not refused, out of every action there is', () => {
  const rng = streams('everything', ['play']);
  for (const setup of ['seats=2', 'seats=4 ends=w2+b1+deck', 'seats=1 debug=yes']) {
    let { state } = new Table(setup, 'everything');
    for (let plies = 0; plies < 400; plies++) {
      const seat = polyform.turn(state)[0];
      if (seat === undefined) break;
      const all = legal(state, seat);
      if (plies % 5 === 0) {
        const accepted = everything
          .filter(action => refusal(state, seat, action) === null)
          .map(action => polyform.actions.write(action));
        expect(all.map(action => polyform.actions.write(action)).sort()).toEqual(accepted.sort());
      }
      const ordinary = all.filter(action => action.type !== 'debug' || plies % 7 === 0);
      const step = polyform.apply(state, seat, ordinary[roll(rng, 'play', ordinary.length)] as Action);
      if (!step.ok) throw new Error(step.why);
      state = step.state;
    }
  }
});
