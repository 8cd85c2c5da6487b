import { polyformBots } from '@minoya/bots/polyform/levels';
import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { estimates, turningPoints } from './analysis.ts';
import { lastIntents } from './intents.ts';

function played(seed: string): Match<typeof polyform> {
  const match = new Match(polyform, 'seats=2 ends=w3+b2+deck', seed);
  for (let ply = 0; polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const action = polyformBots[seat === 0 ? 0 : 1]?.bot(polyform.view(match.state, seat), seat, {
      seed: `${seed}:${ply}`,
      stop: () => false,
    });
    if (!action || !match.act(seat, action).ok || ply > 2_000) throw new Error('the game does not end');
  }
  return match;
}

const match = played('analysis');

test('no advice repeats what was played there', () => {
  for (const seat of [0, 1])
    for (const { ply, better } of turningPoints(match.replay(), seat)) {
      expect(match.log[ply]?.line).not.toBe(better);
      const { state } = match.at(ply);
      const legal = [...polyform.legal(state, seat)].map(one => polyform.actions.write(one));
      expect(legal).toContain(better);
    }
});

test('the estimate of a game begins with the deal and ends with the result', () => {
  const all = estimates(match.replay());
  expect(all[0]?.ply).toBe(0);
  expect(all.at(-1)).toEqual({ ply: match.length, worth: polyform.result(match.state)?.scores });
  expect(all.every((one, i) => i === 0 || one.ply > (all[i - 1]?.ply ?? 0))).toBe(true);
});

test('a turn is weighed in points, not in what a lead means to a bot', () => {
  // Three actions are never worth more than the cards on the table.
  for (const seat of [0, 1])
    for (const { worth } of turningPoints(match.replay(), seat)) expect(Math.abs(worth)).toBeLessThan(8);
});

test('what is told of a bot’s last turn is what it played', () => {
  const bots = [0, 1].map(seat => ({ seat, bot: 'minarai' }));
  for (const { ply, next, seat } of lastIntents(match.replay(), bots)) {
    expect(match.log[ply]).toMatchObject({ seat, line: next });
  }
});
