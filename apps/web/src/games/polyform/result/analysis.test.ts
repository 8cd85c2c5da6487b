import { polyformBots } from '@minoya/bots/polyform/levels';
import { cardOf } from '@minoya/games/polyform/cards';
import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Table } from '@minoya/games/polyform/testing';
import { estimates, POINTS_AN_ACTION, turningPoints } from './analysis.ts';
import { lastIntents } from './intents.ts';
import { namedCards } from './named-cards.ts';
import { reasonFor } from './reasons.ts';
import { reasonText } from './reason-text.ts';
import { comment, didText, planText } from './TurningPoints.tsx';

/** A game of two bots; the first seat gives away whole turns in these rounds. */
function played(seed: string, rests: (round: number) => boolean = () => false): Match<typeof polyform> {
  const match = new Match(polyform, 'seats=2 ends=w3+b2+deck', seed);
  for (let ply = 0; polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const { phase, round } = match.state;
    if (seat === 0 && phase === 'playing' && rests(round)) {
      match.act(seat, { type: 'end' });
      continue;
    }
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

test('whole turns that were given away are told first, as one, and cost what actions are worth', () => {
  const idle = played('given', () => true);
  const rounds = idle.log.filter(({ seat, line }) => seat === 0 && line === 'end').length;
  const first = turningPoints(idle.replay(), 0)[0];
  expect(first?.unused).toBeGreaterThanOrEqual(3 * (rounds - 1));
  expect(first?.worth).toBeLessThanOrEqual(-POINTS_AN_ACTION * (first?.unused ?? 0) + 1);
  expect(first?.lastRound).toBeGreaterThan(first?.round ?? 0);
  expect(first && comment(first, idle).ja).toContain(`${first?.unused}回使わずに`);
  const rin = { ja: 'リン', en: 'Rin' };
  expect(first && comment(first, idle, {}, rin), 'several people at one device').toMatchObject({
    ja: expect.stringMatching(/^リン：アクションを/),
    en: expect.stringMatching(/^Rin: \d+ actions left unused\. /),
  });
});

test('one turn given away is among the turning points, and says so', () => {
  const once = played('once', round => round === 3);
  const point = turningPoints(once.replay(), 0).find(one => one.unused > 0);
  expect(point).toMatchObject({ round: 3, lastRound: 3, unused: 3 });
  expect(point?.worth).toBeLessThanOrEqual(-1.3);
  const end = once.log.findIndex(({ seat, line }) => seat === 0 && line === 'end') + 1;
  expect(point?.ends).toEqual([{ ply: end, unused: 3 }]);
  expect(point && comment(point, once).ja).toContain('アクションを3回使わずに終えました');
  // The clock did it: nobody is scolded.
  const late = point && comment(point, once, { [`late${end}`]: 1 });
  expect(late?.ja).toContain('時間切れで3アクション未使用');
  expect(late?.en).toMatch(/^Out of time with 3 actions unused\. For example: /);
  expect(late?.ja).not.toContain('使わずに');
});

test('advice about unused actions is for those, from the table on which they were left', () => {
  // Every turn of the first seat stops before its last action.
  const match = new Match(polyform, 'seats=2 ends=w3+b2+deck', 'cut');
  while (polyform.result(match.state) === null) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const { phase, actions, pending } = match.state;
    if (seat === 0 && phase === 'playing' && actions === 1 && !pending) match.act(seat, { type: 'end' });
    else {
      const bot = polyformBots[5]?.bot(polyform.view(match.state, seat), seat, { seed: 'cut', stop: () => false });
      if (!bot || !match.act(seat, bot).ok) throw new Error('the game does not end');
    }
  }
  const point = turningPoints(match.replay(), 0).find(one => one.unused > 0);
  const ends = match.log.flatMap(({ seat, line }, i) => (seat === 0 && line === 'end' ? [i] : []));
  expect(ends).toContain(point?.ply);
  expect(point?.plan.filter(line => !/^(close|reward|master)/.test(line)).length).toBeLessThanOrEqual(1);
  expect(point && comment(point, match).en).toContain(`For example, in round ${point?.round}`);
});

test('who has won has lost nothing by the last turn', () => {
  const won = played('won 1');
  expect(polyform.result(won.state)?.winners).toEqual([0]);
  // Another plan would have made three points more of it.
  const last = 40;
  expect(won.at(last).state.active).toBe(0);
  expect(turningPoints(won.replay(), 0).filter(({ ply, worth }) => ply >= last && worth < 0)).toEqual([]);
  expect(turningPoints(won.replay(), 0).length).toBeGreaterThan(0);
});

test('what a stand-in or the clock did is no turning point of the player, nor is what is worth less than half a point', () => {
  const own = turningPoints(match.replay(), 0);
  expect(own.length).toBeGreaterThan(0);
  for (const { worth } of own) expect(Math.abs(worth)).toBeGreaterThanOrEqual(0.5);
  const all = match.log.map((_, i) => i + 1);
  expect(turningPoints(match.replay(), 0, { bot: all, late: [] })).toEqual([]);
  expect(turningPoints(match.replay(), 0, { bot: [], late: all }).filter(one => one.unused === 0)).toEqual([]);
  const first = own[0]?.ply ?? 0;
  const kept = turningPoints(match.replay(), 0, { bot: [first + 1], late: [] });
  expect(kept.map(({ ply }) => ply)).not.toContain(first);
});

test('a reason names what can be checked on the table', () => {
  // Three dots made into a V3 fill three cells with one action: two fewer to come.
  const fresh = () => new Table('seats=2').works('w0.2p.v3').hand('dot dot dot');
  const [levelled, idle] = [fresh().play('up v3 dot+dot+dot'), fresh().play('gain')];
  const why = reasonFor(levelled.state, idle.state, levelled.seat);
  expect(why?.is).toBe('sooner');
  expect(why && reasonText(why).ja).not.toContain('確保');
  // A puzzle that is completed is named with its reward.
  const two = new Table('seats=2').works('w0.3.i2').hand('i2').play('place 1 a1b1');
  const rest = new Table('seats=2').works('w0.3.i2').hand('i2').play('gain');
  expect(reasonFor(two.state, rest.state, two.seat)).toMatchObject({ is: 'reward', piece: 'i2' });
  // No reason is better than a wrong one.
  expect(reasonFor(idle.state, idle.state, idle.seat)).toBeNull();
});

test('reasons and advice hold on the table the plan leads to', () => {
  for (const seat of [0, 1])
    for (const { ply, plan, better, why, worth } of turningPoints(match.replay(), seat)) {
      expect(plan[0]).toBe(better);
      const branch = match.branch(ply);
      for (const line of plan) expect(branch.play(seat, line).ok).toBe(true);
      if (worth >= 0 || why === null) continue;
      const owned = branch.state.players[seat];
      const cards = [...(owned?.working ?? []), ...(owned?.done ?? [])].map(one => one?.card);
      if ('card' in why) expect(cards).toContain(why.card);
      expect(reasonText(why).en).not.toMatch(/\b1 (cells|actions|points)\b/);
    }
});

test('the pieces of a master action are told as one action', () => {
  const { log } = match;
  const at = log.findIndex(({ line }, i) => line.startsWith('master') && log[i + 1]?.line.startsWith('master'));
  expect(at).toBeGreaterThan(0);
  const seat = log[at]?.seat ?? 0;
  const plan = log.slice(at, at + 2).map(({ line }) => line);
  const said = planText({ ply: at, plan, seat }, match);
  expect(said.ja.match(/マスターアクション/g)).toHaveLength(1);
  expect(said.ja.match(/「/g)).toHaveLength(2);
  expect(said.en).not.toContain('→');
});

test('beside what would have been better stands what was done, from the same action on', () => {
  let told = 0;
  for (const seat of [0, 1])
    for (const point of turningPoints(match.replay(), seat)) {
      const did = didText(point, match);
      expect(did === null).toBe(point.unused > 0);
      if (!did || point.worth >= 0) continue;
      expect(did.en).toMatch(/^You: /);
      expect(didText(point, match, { ja: 'リン', en: 'Rin' })?.en).toMatch(/^Rin: /);
      expect(did.en.slice('You: '.length)).not.toBe(comment(point, match).en.slice('Better: '.length));
      expect(point.played[0]).toBe(match.log[point.ply]?.line);
      told += 1;
    }
  expect(told).toBeGreaterThan(0);
});

test('every puzzle that the analysis calls by its name is shown beside it', () => {
  let named = 0;
  for (const seat of [0, 1])
    for (const point of turningPoints(match.replay(), seat)) {
      const shown = namedCards(point, match).map(card => cardOf(card).text.ja);
      expect(comment(point, match).ja, 'no quotes of the same kind inside each other').not.toMatch(/「[^」]*「/);
      const why = point.why ? reasonText(point.why).ja : '';
      const did = didText(point, match)?.ja.replace(/^あなた：「|」$/g, '') ?? '';
      for (const [, name] of `${comment(point, match).ja.replace(/^ここは「|」が良い$/g, '')}${why}${did}`.matchAll(
        /[「『]([^「」『』]+)[」』]/g,
      )) {
        expect(shown).toContain(name);
        named += 1;
      }
    }
  expect(named).toBeGreaterThan(0);
});
