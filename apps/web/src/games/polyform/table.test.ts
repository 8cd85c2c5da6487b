import { polyformBots } from '@minoya/bots/polyform/levels';
import { freeCells } from '@minoya/games/polyform/board';
import { cardOf, cards } from '@minoya/games/polyform/cards';
import { type Cells, count } from '@minoya/games/polyform/cells';
import { handCover } from '@minoya/games/polyform/cover';
import { polyform } from '@minoya/games/polyform/game';
import { fullStock, type Pieces, placementsWithin } from '@minoya/games/polyform/pieces';
import { setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { sumOf } from '@minoya/games/polyform/score';
import type { Player, State } from '@minoya/games/polyform/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { turningPoints } from './analysis.ts';
import { turnsToCome } from './ending.ts';
import { bestOf, finalNow, finalWithout } from './Finish.tsx';
import { levels } from './machines.ts';

const quick = polyformBots[0]?.bot;
const long = process.env['MINOYA_LONG'] === '1';

function botGame(seats: number, seed: string, stopAt: (state: State) => boolean = () => false): Match<typeof polyform> {
  const match = new Match(polyform, writeSetup(setupFor(seats, { ends: { white: 2, black: 1, deck: true } })), seed);
  for (let ply = 0; ply < 2_000 && !stopAt(match.state) && polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const action = quick?.(polyform.view(match.state, seat), seat, { seed: `${seed}:${ply}`, stop: () => false });
    if (!action) throw new Error('no bot');
    const step = match.act(seat, action);
    if (!step.ok) throw new Error(step.why);
  }
  return match;
}

test('[C-14] the strip of remaining turns names everybody else once, whoever triggers', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 4; seed++) {
      const { state } = botGame(seats, `strip ${seats} ${seed}`, one => one.phase === 'finalRound');
      if (state.phase !== 'finalRound' || !state.ending) continue;
      const from = state.order.indexOf(state.active ?? 0);
      const rest = Array.from({ length: state.ending.turnsLeft }, (_, i) => state.order[(from + 1 + i) % seats]);
      expect(turnsToCome(state)).toEqual(rest);
      if (state.active === state.ending.by) expect(new Set(rest).size).toBe(seats - 1);
    }
  }
});

/** The best by trying every way to lay pieces card after card. */
function bruteForce(player: Player): number {
  const works = player.working.filter(work => work !== null);
  const visit = (at: number, free: Cells, hand: Pieces, used: number): number => {
    if (at === works.length) return -used;
    const work = works[at];
    const { points } = cardOf(work?.card ?? '');
    const next = works[at + 1];
    const on = (gain: number) => gain + visit(at + 1, next ? freeCells(next) : 0, hand, used);
    if (free === 0) return on(2 * points);
    let best = free === (work ? freeCells(work) : 0) ? on(0) : Number.NEGATIVE_INFINITY;
    const low = free & -free;
    for (const { piece, cells } of placementsWithin(free)) {
      if (!(cells & low) || hand[piece] === 0) continue;
      best = Math.max(best, visit(at, free & ~cells, { ...hand, [piece]: hand[piece] - 1 }, used + 1));
    }
    return best;
  };
  const first = works[0];
  return first ? visit(0, freeCells(first), player.hand, 0) : 0;
}

test('[C-15] the best finishing shown is the best there is, in fifty recorded positions', () => {
  let seen = 0;
  for (let seed = 0; seen < 50 && seed < 60; seed++) {
    const { state } = botGame(2 + (seed % 3), `best ${seed}`, one => one.phase === 'finishing');
    if (state.phase !== 'finishing') continue;
    for (const [seat, player] of state.players.entries()) {
      if (player.finished || seen >= 50) continue;
      const open = player.working.reduce((sum, work) => sum + (work ? count(freeCells(work)) : 0), 0);
      if (open > 22) continue;
      expect(bestOf(player).gain).toBe(bruteForce(player));
      expect(finalNow(state, seat)).toBe(finalWithout(state, seat));
      seen += 1;
    }
  }
  expect(seen).toBe(50);
}, 60_000);

test('[C-22] the menu offers the four levels the bots have', () => {
  expect(levels.map(level => level.id)).toEqual(polyformBots.map(level => level.id));
  expect(levels.map(level => level.name)).toEqual(polyformBots.map(level => level.text));
});

test('[C-28] turning points are found in a game that was not even, and their advice is legal', () => {
  const match = botGame(2, 'turning');
  const points = turningPoints(match.replay(), 0);
  expect(points.length).toBeGreaterThan(0);
  for (const { ply, better } of points) {
    const { state } = match.at(ply);
    const legal = [...polyform.legal(state, 0)].map(one => polyform.actions.write(one));
    expect(legal).toContain(better);
  }
});

test('[C-32] all 52 cards can be filled with the pieces of the game', () => {
  expect(cards).toHaveLength(52);
  for (const card of cards) {
    const proof = handCover(card.shape, fullStock());
    expect(proof?.reduce((cells, one) => cells | one.cells, 0)).toBe(card.shape);
  }
});

test('[C-35] bot games end, keep the stock sound, and recount to the same scores', () => {
  for (let seed = 0; seed < (long ? 1_000 : 12); seed++) {
    const { state } = botGame(2 + (seed % 3), `sound ${seed}`);
    const result = polyform.result(state);
    expect(result).not.toBeNull();
    for (const left of Object.values(state.stock)) expect(left).toBeGreaterThanOrEqual(0);
    expect(result?.scores).toEqual(state.players.map((_, seat) => sumOf(state, seat).final));
    expect(fullStock().dot).toBe(15);
  }
}, 600_000);
