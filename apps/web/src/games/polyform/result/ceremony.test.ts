import { polyformBots } from '@minoya/bots/polyform/levels';
import { polyform } from '@minoya/games/polyform/game';
import { standings } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { sittersOf } from '../worker/client.ts';
import { beatsOf, isCheered, toldOf } from './ceremony.ts';
import { endedByResignation, placesOf } from './places.ts';
import { scoreLine } from './score-line.ts';

/** A whole game of quick bots. */
function ended(seats: number, seed: string): State {
  const match = new Match(polyform, `seats=${seats} ends=w3+b2+deck`, seed);
  for (let ply = 0; polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const action = polyformBots[0]?.bot(polyform.view(match.state, seat), seat, {
      seed: `${seed}:${ply}`,
      stop: () => false,
    });
    if (!action || !match.act(seat, action).ok || ply > 2_000) throw new Error('the game does not end');
  }
  return match.state;
}

test('players.md: no place is told before every card has turned, and the winner comes last', () => {
  for (const seats of [2, 3, 4]) {
    const state = ended(seats, `ceremony ${seats}`);
    const beats = beatsOf(state);
    const first = beats.findIndex(beat => beat.is === 'place');
    expect(beats.slice(first).every(beat => beat.is === 'place')).toBe(true);
    expect(beats.at(-1)).toEqual({ is: 'place', rank: 1 });
    for (const seat of state.players.keys()) expect(toldOf(state, seat, beats.slice(0, first)).rank).toBe(null);
  }
});

test('what adds up beat by beat is the sum of the result', () => {
  const state = ended(4, 'sums');
  const beats = beatsOf(state);
  for (const one of standings(state)) {
    expect(toldOf(state, one.seat, beats)).toMatchObject({ sum: one.final, rank: one.rank });
    expect(toldOf(state, one.seat, []).sum).toBe(0);
  }
});

test('petals fall for a winner at this screen, and for whoever wins where one only looks on', () => {
  const state = ended(2, 'petals');
  const winner = standings(state)[0]?.seat ?? 0;
  const you = (seat: number) => sittersOf([0, 1].map(one => (one === seat ? 0 : 2)));
  expect(isCheered(state, you(winner))).toBe(true);
  expect(isCheered(state, you(1 - winner))).toBe(false);
  expect(isCheered(state, sittersOf([2, 2]))).toBe(true);
});

test('players.md: who resigned comes last and is never told as the winner, whatever the bot made of the seat', () => {
  const state = ended(3, 'resigned');
  const first = standings(state)[0]?.seat ?? 0;
  const people = sittersOf([9, 9, 9], { [`out${first}`]: 1, shop0: 1, shop1: 2, shop2: 3 });
  const places = placesOf(state, people);
  expect(places.at(-1)).toMatchObject({ seat: first, rank: 3 });
  expect(places[0]?.seat).toBe(standings(state)[1]?.seat);
  expect(toldOf(state, first, beatsOf(state, people), people).rank).toBe(3);
  expect(scoreLine(state, people).en).toContain(`${people[places[0]?.seat ?? 0]?.name.en} won`);
  const running = new Match(polyform, 'seats=2', 'early').state;
  const two = sittersOf([0, 9], { out1: 1 });
  expect(endedByResignation(running, two)).toBe(true);
  expect(scoreLine(running, two).ja).toBe('投了によりあなたの勝ち');
});
