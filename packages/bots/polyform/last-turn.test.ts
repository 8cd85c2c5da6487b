import { polyform } from '@minoya/games/polyform/game';
import { Table } from '@minoya/games/polyform/testing';
import type { State } from '@minoya/games/polyform/state';
import { expect, test } from 'vitest';
import { SIZE, writeBoard } from './board.ts';
import { beamBot, greedyBot, polyformBots } from './levels.ts';
import { finalScore } from './value.ts';
import { plain, tuned } from './weights.ts';

const bots = [greedyBot(plain), beamBot({ ...tuned, lead: 0.5 }, 2)];
const never = (): boolean => false;

function final(state: State, seat: number): number {
  const board = new Int32Array(SIZE);
  writeBoard(board, 0, state, seat);
  return finalScore(board, 0);
}

/** The most that one action would bring a seat that is about to give its turn away. */
function missed(state: State, seat: number): number {
  const gains = [...polyform.legal(state, seat)].map(action => {
    const step = polyform.apply(state, seat, action);
    return step.ok ? final(step.state, seat) - final(state, seat) : 0;
  });
  return Math.max(0, ...gains);
}

test('in its last turn a bot gives no action away that would bring points', () => {
  let rested = 0;
  for (let game = 0; game < 8; game++) {
    let { state } = new Table('seats=3', `last ${game}`);
    for (let ply = 0; state.phase !== 'finishing' && state.phase !== 'ended'; ply++) {
      const seat = polyform.turn(state)[0] ?? 0;
      const bot = bots[(seat + game) % bots.length] as (typeof bots)[number];
      const action = bot(polyform.view(state, seat), seat, { seed: `${ply}`, stop: never });
      if (action.type === 'end' && state.ending) {
        rested++;
        expect(missed(state, seat), `game ${game}, round ${state.round}`).toBe(0);
      }
      const step = polyform.apply(state, seat, action);
      if (!step.ok) throw new Error(step.why);
      state = step.state;
    }
  }
  expect(rested).toBeGreaterThan(0);
});

test('no level ends its turn while there is a dot to be had', () => {
  for (let game = 0; game < 4; game++) {
    let { state } = new Table('seats=2', `dots ${game}`);
    for (let ply = 0; state.phase !== 'finishing' && state.phase !== 'ended'; ply++) {
      const seat = polyform.turn(state)[0] ?? 0;
      const { bot } = polyformBots[2 + ((seat + game) % 2)] as (typeof polyformBots)[number];
      const action = bot(polyform.view(state, seat), seat, { seed: `${ply}`, stop: never });
      if (action.type === 'end') expect(state.stock.dot, `game ${game}, round ${state.round}`).toBe(0);
      const step = polyform.apply(state, seat, action);
      if (!step.ok) throw new Error(step.why);
      state = step.state;
    }
  }
});
