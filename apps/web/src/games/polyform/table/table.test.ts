import { polyformBots } from '@minoya/bots/polyform/levels';
import { freeCells } from '@minoya/games/polyform/board';
import { cardOf, cards } from '@minoya/games/polyform/cards';
import { type Cells, count, likeness } from '@minoya/games/polyform/cells';
import { handCover } from '@minoya/games/polyform/cover';
import { polyform } from '@minoya/games/polyform/game';
import {
  fullStock,
  orientations,
  type PieceId,
  pieceIds,
  type Pieces,
  placementsWithin,
} from '@minoya/games/polyform/pieces';
import { setupFor, writeSetup } from '@minoya/games/polyform/setup';
import type { Player, State } from '@minoya/games/polyform/state';
import { Match } from '@minoya/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { turningPoints } from '../result/analysis.ts';
import { turnsToCome } from '../result/ending.ts';
import { bestOf, finalNow, finalWithout } from './Finish.tsx';
import { characters, levels, machineId, machineName, markOfId } from '../worker/roster.ts';
import { settled } from './shapes.ts';

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

test('[C-22] the menu offers every level and character that the bots have, by the names that records keep', () => {
  const marks = [0, ...characters.keys()].flatMap((_, tens) => levels.map(({ mark }) => mark + 10 * tens));
  expect(marks.map(machineId)).toEqual(polyformBots.map(bot => bot.id));
  expect(marks.map(machineName)).toEqual(polyformBots.map(bot => bot.text));
  expect(marks.map(machineId).map(markOfId)).toEqual(marks);
  // What was recorded before there were eight levels means the same.
  expect([1, 2, 3, 4].map(machineId)).toEqual(['minarai', 'shokunin', 'oyakata', 'meijin']);
});

test('[C-22] recorded self-play: each of the eight levels takes 62 to 78 % from the one below', () => {
  const record = readFileSync(join(import.meta.dirname, '../../../../../../docs/polyform-bots.md'), 'utf8');
  for (const [i, level] of levels.slice(1).entries()) {
    const row = record.split('\n').find(line => line.startsWith(`| ${level.name.ja} v ${levels[i]?.name.ja} |`)) ?? '';
    const [share = 0, doubt = 0] = (/([\d.]+) ± ([\d.]+) %/.exec(row) ?? []).slice(1).map(Number);
    const games = Number(/\| (\d+) \|/.exec(row)?.[1] ?? 0);
    // Every step has been measured; where it was in fewer than 400 games its interval reaches into the promise.
    expect(games, row).toBeGreaterThanOrEqual(100);
    expect(share + (games >= 400 ? 0 : doubt), row).toBeGreaterThanOrEqual(62);
    expect(share - (games >= 400 ? 0 : doubt), row).toBeLessThanOrEqual(78);
  }
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

/** How often each reward is on a card: dot, i2, i3, v3, i4, l4, t4, s4, o4, as the game was specified. */
const rewards = { white: [1, 7, 5, 5, 3, 3, 3, 3, 2], black: [6, 3, 3, 3, 1, 1, 1, 1, 1] };
const points = { white: [0, 2], black: [3, 5] };

test('[C-32] all 52 cards are our own, can be filled with the pieces, and are distributed as specified', () => {
  expect(cards).toHaveLength(52);
  expect(new Set(cards.map(card => likeness(card.shape))).size).toBe(52);
  for (const { shape } of cards) {
    const proof = handCover(shape, fullStock()) ?? [];
    expect(proof.reduce((cells, one) => cells | one.cells, 0)).toBe(shape);
    expect(proof.reduce((sum, one) => sum + count(one.cells), 0)).toBe(count(shape));
    for (const { piece, cells } of proof) expect(orientations(piece)).toContain(settled(cells));
    expect(fits(proof.map(one => one.piece))).toBe(true);
  }
  for (const colour of ['white', 'black'] as const) {
    const set = cards.filter(card => card.colour === colour);
    expect(pieceIds.map(id => set.filter(card => card.reward === id).length)).toEqual(rewards[colour]);
    const [least = 0, most = 0] = points[colour];
    for (const card of set) expect(card.points >= least && card.points <= most).toBe(true);
  }
});

/** Whether the stock has all these pieces at once. */
function fits(used: readonly PieceId[]): boolean {
  const stock = fullStock();
  return used.every(id => stock[id]-- > 0);
}

/** Every piece of one kind is in the stock, in a hand or on a card in work. */
function counted(state: State, id: PieceId): number {
  const on = (player: Player) =>
    player.working.flatMap(work => work?.placed ?? []).filter(one => one.piece === id).length;
  return state.stock[id] + state.players.reduce((sum, player) => sum + player.hand[id] + on(player), 0);
}

function checkSound(state: State): void {
  for (const id of pieceIds) {
    expect(state.stock[id]).toBeGreaterThanOrEqual(0);
    if (state.phase === 'playing' || state.phase === 'finalRound') expect(counted(state, id)).toBe(fullStock()[id]);
  }
  expect(polyform.turn(state).length > 0).toBe(polyform.result(state) === null);
}

/** The scores as somebody would add them up who only heard the events, and sees what lies unfinished. */
function heardScores(match: Match<typeof polyform>): readonly number[] {
  const sums = match.state.players.map(player =>
    player.working.reduce((sum, work) => sum - (work ? cardOf(work.card).points : 0), 0),
  );
  for (let ply = 1; ply <= match.length; ply++) {
    for (const event of match.at(ply).events) {
      if (event.type === 'completed') sums[event.seat] = (sums[event.seat] ?? 0) + event.points;
      if (event.type === 'finished') sums[event.seat] = (sums[event.seat] ?? 0) - event.penalty;
    }
  }
  return sums;
}

/** A whole game with bots of different strength at one table. */
function mixedGame(seed: number): Match<typeof polyform> {
  const ends = long ? {} : { ends: { white: 2, black: 1, deck: true } };
  const match = new Match(polyform, writeSetup(setupFor(2 + (seed % 3), ends)), `mixed ${seed}`);
  for (let ply = 0; ply < 4_000 && polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const { bot } = polyformBots[(seed + seat) % 3] ?? polyformBots[0] ?? {};
    const action = bot?.(polyform.view(match.state, seat), seat, { seed: `${seed}:${ply}`, stop: () => false });
    const step = action && match.act(seat, action);
    if (!step?.ok) throw new Error(`game ${seed}, action ${ply}: ${step?.why ?? 'no bot'}`);
    checkSound(match.state);
  }
  return match;
}

test('[C-35] bot games end, keep every piece, and recount to the same scores', () => {
  for (let seed = 0; seed < (long ? 1_000 : 12); seed++) {
    const match = mixedGame(seed);
    const result = polyform.result(match.state);
    expect(result, `game ${seed} ends`).not.toBeNull();
    expect(result?.scores).toEqual(heardScores(match));
  }
}, 3_600_000);
