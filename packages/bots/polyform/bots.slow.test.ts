import { polyform } from '@minoya/games/polyform/game';
import { everyChoice } from '@minoya/games/polyform/identity';
import { colourOf } from '@minoya/games/polyform/cards/card';
import type { Action, Event, State } from '@minoya/games/polyform/state';
import { Table, brokenInvariant } from '@minoya/games/polyform/testing';
import { canonical } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { bout } from '../arena.ts';
import { characters, inCharacter } from './characters.ts';
import { beamBot, greedyBot, polyformBots } from './levels.ts';
import { lookaheadBot } from './lookahead.ts';
import { plain, tuned } from './weights.ts';

const never = (): boolean => false;
/** The strongest, with a look short enough for a test. */
const quickLook = lookaheadBot(tuned, { width: 6, plans: 3, samples: 2, turns: 2, inner: 1 });
const quick = [...polyformBots.slice(0, 6), { id: 'meijin', bot: quickLook }];

test.each(quick)('$id sees no future: what lies face down may be anything', ({ bot }) => {
  const seed = 'honest';
  let { state } = new Table('seats=3 scores=hidden', seed);
  for (let ply = 0; ply < 25; ply++) {
    const seat = polyform.turn(state)[0] ?? 0;
    const view = polyform.view(state, seat);
    const action = bot(view, seat, { seed: `${ply}`, stop: never });
    const shuffled = polyform.imagine(view, `another deck ${ply}`);
    expect(bot(polyform.view(shuffled, seat), seat, { seed: `${ply}`, stop: never })).toEqual(action);
    const step = polyform.apply(state, seat, action);
    if (!step.ok) throw new Error(step.why);
    state = step.state;
  }
});

test.each(quick)('$id answers at once when stopped, with a legal action', ({ bot }) => {
  let { state } = new Table('seats=2', 'stop');
  for (let ply = 0; ply < 30; ply++) {
    const seat = polyform.turn(state)[0];
    if (seat === undefined) break;
    const action = bot(polyform.view(state, seat), seat, { seed: `${ply}`, stop: () => true });
    const step = polyform.apply(state, seat, action);
    expect(step.ok).toBe(true);
    if (step.ok) state = step.state;
  }
});

/** Every value of every option among them: a bot that does not know one plays what the table forbids. */
const setups = [
  ...everyChoice,
  'seats=1',
  'seats=2 ends=w2+b1 custom=w2.1ft.t4+b5.h2o3.dot',
  'seats=2 ends=none',
  'seats=2 debug=yes',
];
const GAMES = process.env.MINOYA_LONG ? 1000 : 21;

test(`every state of ${GAMES} bot games keeps the invariants, and each comes to its end`, {
  timeout: 3_600_000,
}, () => {
  const some = [polyformBots[0], polyformBots[1], { bot: beamBot(tuned, 3) }, { bot: greedyBot(plain) }];
  for (let i = 0; i < GAMES; i++) {
    const setup = setups[i % setups.length] as string;
    const seats = polyform.setups.read(setup)?.seats ?? 0;
    const bots = Array.from({ length: seats }, (_, seat) => some[(i + seat) % some.length]?.bot ?? beamBot(tuned, 2));
    const watch = (state: unknown): void => {
      const wrong = brokenInvariant(state as State);
      if (wrong) throw new Error(`${setup} ${i}: ${wrong}`);
    };
    const played = bout({ game: polyform, setup, seed: `bots ${i}`, bots, watch });
    expect((played.state as State).phase).toBe('ended');
  }
});

test('bots that would each rather not end the game end it all the same, and give no turn away before', () => {
  const bots = [beamBot(tuned, 4), beamBot(tuned, 4)];
  const watch = (state: unknown, events: readonly { readonly type: string }[]): void => {
    const { ending } = state as State;
    if (fresh && events.length === 1 && events[0]?.type === 'passed' && !ending) given++;
    fresh = events.some(({ type }) => type === 'passed');
  };
  let fresh = true;
  let given = 0;
  // A deal on which both once waited for each other until the round cap.
  const { state } = bout({ game: polyform, setup: 'seats=2', seed: 'cards-162', bots, watch });
  expect((state as State).ending?.reason).not.toBe('rounds');
  expect((state as State).round).toBeLessThan(30);
  expect(given).toBe(0);
});

/** Gives every turn away. */
const sleeper = (view: State): Action => ({ type: view.phase === 'finishing' ? 'finish' : 'end' });

test.each(polyformBots.slice(0, 6))('$id does not dawdle: against nobody it ends the game in time', ({ id, bot }) => {
  for (const seed of ['gold 0', 'gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5']) {
    const { state, result } = bout({ game: polyform, setup: 'seats=2', seed, bots: [sleeper, bot] });
    expect((state as State).round, seed).toBeLessThanOrEqual(20);
    if (id !== 'minarai' && id !== 'deshi') expect(result.scores[1], seed).toBeGreaterThan(0);
  }
});

test('no bot begins a master action that has one piece to lay', () => {
  for (const { bot } of polyformBots.slice(0, 2))
    for (let i = 0; i < 60; i++) {
      const t = new Table('seats=2').works('w0.2p.v3').hand('dot dot dot');
      expect(bot(polyform.view(t.state, t.seat), t.seat, { seed: `${i}`, stop: never }).type).not.toBe('master');
    }
});

test('the same seed gives the same game', () => {
  const play = (): string =>
    canonical(bout({ game: polyform, setup: 'seats=2', seed: 'same', bots: [quickLook, beamBot(tuned, 4)] }).state);
  expect(play()).toBe(play());
});

test('a whole turn ahead beats chance', () => {
  const bots = [beamBot(tuned, 4), polyformBots[0]?.bot ?? quickLook];
  let won = 0;
  for (let i = 0; i < 4; i++)
    if (bout({ game: polyform, setup: 'seats=2', seed: `easy ${i}`, bots }).result.winners[0] === 0) won++;
  expect(won).toBeGreaterThanOrEqual(3);
});

test('a reward to choose, a master action under way and the finishing phase are all played', () => {
  const bot = beamBot(tuned, 4);
  const act = (t: Table, seat = t.seat): Action => bot(polyform.view(t.state, seat), seat, { seed: '', stop: never });
  const reward = new Table('seats=2').works('w08').hand('s4').soldOut('i4').play('place 1 a1b1b2c2');
  expect(act(reward).type).toBe('reward');
  const master = new Table('seats=2').works('w0.3l.v3 a1', 'w1.35v.dot a1b1').hand('dot dot').play('master 1 c2');
  expect(act(master)).toEqual({ type: 'master', slot: 1, cells: 1 << 12 });
  const late = new Table('seats=2 debug=yes').works('b01 a1b1a2b2 c2').hand('i3');
  const me = late.seat;
  late.play('debug finishing');
  expect(polyform.actions.write(act(late, me))).toBe('put 1 a4b4c4');
  expect(act(late.as(me, 'put 1 a4b4c4'), me)).toEqual({ type: 'finish' });
});

test('the last action that wins is taken', () => {
  const t = new Table('seats=2').works('w0.3.i2').hand('i2').done('white', 4);
  const action = beamBot(tuned, 6)(polyform.view(t.state, t.seat), t.seat, { seed: '', stop: never });
  expect(['place', 'master']).toContain(action.type);
});

test('characters can be told apart by what they do', () => {
  const played = (id: string) => {
    const bot = beamBot(inCharacter(tuned, characters.find(one => one.id === id) ?? null), 4);
    const seen = { rounds: 0, white: 0, black: 0, working: 0, acts: 0 };
    for (let game = 0; game < 8; game++) {
      const watch = (now: unknown, events: readonly { type: string }[], by: number): void => {
        if (by !== game % 2) return;
        seen.acts += 1;
        seen.working += (now as State).players[by]?.working.filter(Boolean).length ?? 0;
        for (const event of events as readonly Event[]) if (event.type === 'taken') seen[colourOf(event.card)] += 1;
      };
      const other = beamBot(tuned, 4);
      const bots = game % 2 === 0 ? [bot, other] : [other, bot];
      const { state } = bout({ game: polyform, setup: 'seats=2', seed: `habits-${game >> 1}`, bots, watch });
      seen.rounds += (state as State).round;
    }
    return seen;
  };
  const [rush, build, black, finish] = ['rush', 'build', 'black', 'finish'].map(played) as [Seen, Seen, Seen, Seen];
  const shareOfBlack = ({ white, black: dark }: Seen) => dark / (white + dark);
  const atOnce = ({ working, acts }: Seen) => working / acts;
  expect(rush.rounds).toBeLessThan(0.9 * build.rounds);
  expect(shareOfBlack(black)).toBeGreaterThan(1.3 * shareOfBlack(rush));
  expect(shareOfBlack(black)).toBeGreaterThan(1.3 * shareOfBlack(build));
  expect(atOnce(finish)).toBeLessThan(0.75 * Math.min(atOnce(rush), atOnce(build)));
}, 120_000);

type Seen = Record<'rounds' | 'white' | 'black' | 'working' | 'acts', number>;
