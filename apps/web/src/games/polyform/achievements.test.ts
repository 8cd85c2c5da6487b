import { greedyBot, polyformBots } from '@minoya/bots/polyform/levels';
import { plain } from '@minoya/bots/polyform/weights';
import { cardOf } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { type Setup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { fold, Match } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import type { AchievementContext } from '../game-ui.ts';
import { marksOf } from './worker/client.ts';
import { STRANGER } from './worker/roster.ts';
import { achievements } from './achievements.ts';

type At = AchievementContext<typeof polyform>;

/** A whole game between quick bots; `strong` is the seat that reads whole turns. */
function game(setup: Setup, seed: string, strong: number): Match<typeof polyform> {
  const match = new Match(polyform, writeSetup(setup), seed);
  for (let ply = 0; ply < 2_000 && polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const bot = seat === strong ? greedyBot(plain) : polyformBots[1]?.bot;
    const action = bot?.(polyform.view(match.state, seat), seat, { seed: `${seed}:${ply}`, stop: () => false });
    if (!action || !match.act(seat, action).ok) throw new Error('the bot is stuck');
  }
  return match;
}

/** Seat 0 fills a card of five cells or more with dots; seat 1 passes. */
function patient(setup: Setup): Match<typeof polyform> {
  const match = new Match(polyform, writeSetup(setup), 'patience');
  const wide = match.state.market.white.findIndex(card => card && count(cardOf(card).shape) >= 5);
  const act = () => {
    const player = match.state.players[0];
    if (!player?.working[0]) return `take w${wide + 1}`;
    const lay = [...polyform.legal(match.state, 0)].find(one => one.type === 'place');
    return lay ? polyform.actions.write(lay) : 'gain';
  };
  for (let i = 0; i < 60 && match.state.players[0]?.done.length === 0; i++) {
    const seat = match.state.active ?? 0;
    const step = match.play(seat, seat === 0 ? act() : 'end');
    if (!step.ok) throw new Error(step.why);
  }
  return match;
}

function contexts(match: Match<typeof polyform>, marks: At['marks'], slot = 'main'): At[] {
  const all: At[] = [];
  fold(polyform, match.replay(), ({ before, after, events }, i) => {
    all.push({ before, after, events, result: polyform.result(after), marks, plies: i + 1, slot, setup: match.setup });
  });
  return all;
}

function earned(all: readonly At[]): ReadonlySet<string> {
  return new Set(
    achievements.filter(achievement => all.some(at => achievement.earned(at))).map(achievement => achievement.id),
  );
}

/** Seat `me` is played here, all others by `other`. */
const table = (seats: number, me: number, other: number) =>
  marksOf(Array.from({ length: seats }, (_, seat) => (seat === me ? 0 : other)));

describe('achievements', () => {
  test('each one can be earned', () => {
    const found = new Set<string>([
      ...earned(contexts(game(setupFor(2), 'lesson', 0), table(2, 0, 1), 'lesson')),
      ...earned(contexts(patient(setupFor(2)), table(2, 0, 1))),
    ]);
    const setups = [setupFor(2), setupFor(3), setupFor(4), setupFor(2, { custom: ['w0.3.i2', 'w1.7.v3', 'b3.z.dot'] })];
    for (let seed = 0; seed < 60 && found.size < achievements.length; seed++) {
      const setup = setups[seed % setups.length] ?? setupFor(2);
      const match = game(setup, `seals ${seed}`, seed % 8 < 4 ? 0 : -1);
      const views = Array.from({ length: setup.seats * 2 }, (_, i) => table(setup.seats, i >> 1, i % 2 ? 4 : STRANGER));
      for (const id of views.flatMap(marks => [...earned(contexts(match, marks))])) found.add(id);
    }
    expect(achievements.map(achievement => achievement.id).filter(id => !found.has(id))).toEqual([]);
  });

  test('what another seat does earns nothing here', () => {
    const match = patient(setupFor(2));
    expect([...earned(contexts(match, table(2, 0, 1)))].sort()).toEqual(['dots', 'first']);
    expect(earned(contexts(match, table(2, 1, 1)))).toEqual(new Set());
  });

  test('a development table, the lesson and a game from somebody’s replay earn none of them', () => {
    const match = patient(setupFor(2));
    expect(earned(contexts(match, table(2, 0, 1), 'branch'))).toEqual(new Set());
    expect(earned(contexts(match, table(2, 0, 1), 'lesson'))).toEqual(new Set());
    expect(earned(contexts(patient(setupFor(2, { debug: true })), table(2, 0, 1)))).toEqual(new Set());
  });

  test('who only watches a room earns nothing there', () => {
    const match = game(setupFor(2, { ends: { white: 2, black: 1, deck: true } }), 'watched', 0);
    expect(earned(contexts(match, marksOf([STRANGER, STRANGER]), 'room'))).toEqual(new Set());
    expect(earned(contexts(match, marksOf([0, STRANGER]), 'room'))).toContain('people');
  });

  test('a table of people on one device has no winner to reward', () => {
    const match = game(setupFor(2, { ends: { white: 2, black: 1, deck: true } }), 'all here', 0);
    const won = earned(contexts(match, marksOf([0, 0])));
    expect(won.has('first')).toBe(true);
    expect(won.has('win')).toBe(false);
  });
});
