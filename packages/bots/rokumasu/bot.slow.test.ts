import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { canonical, type LogEntry } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { hasFullLine, LINES, measure } from './bits.ts';
import { player, strengths } from './bot.ts';
import { turningPoints } from './coach.ts';
import { hint } from './hint.ts';
import { type Node, nodeOf, type Placement, placed, playable } from './search.ts';
import { type Generation, tune } from './tune.ts';
import { weights } from './weights.ts';

const never = (): boolean => false;

function run(seed: string, setup = 'standard', most = 400): { state: State; log: LogEntry[] } {
  const bot = player(strengths.quick);
  let state = rokumasu.start(rokumasu.setups.read(setup)!, seed);
  const log: LogEntry[] = [];
  while (!rokumasu.result(state) && log.length < most) {
    const action = bot(rokumasu.view(state, 0), 0, { seed: `${seed}:${log.length}`, stop: never });
    const step = rokumasu.apply(state, 0, action);
    if (!step.ok) throw new Error(`${step.why}: ${rokumasu.actions.write(action)}`);
    log.push({ seat: 0, line: rokumasu.actions.write(action) });
    state = step.state;
  }
  return { state, log };
}

test('the bot plays whole runs of both rule sets by legal actions', () => {
  for (const setup of [
    'standard',
    'classic',
    'standard round=3 relics=hand_stock,copy',
    'standard relics=recycler,volcano',
  ])
    for (const seed of ['a', 'b']) expect(run(seed, setup).log.length).toBeGreaterThan(5);
});

test('same view and seed, same action', () => {
  expect(run('twice')).toEqual(run('twice'));
});

test('what is hidden does not change what the bot does', () => {
  const state = played('hidden', 1);
  const view = rokumasu.view(state, 0);
  const options = { seed: 's', stop: never };
  const choices = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const other = rokumasu.imagine(view, `other ${i}`);
    choices.add(canonical(player(strengths.steady)(rokumasu.view(other, 0), 0, options)));
  }
  expect(choices.size).toBe(1);
});

/** A run after its first start and so many placements of the bot. */
function played(seed: string, placements: number): State {
  const bot = player(strengths.quick);
  let state = rokumasu.start(rokumasu.setups.read('standard relics=timing,gardener')!, seed);
  for (let i = 0; i <= placements; i++) {
    const step = rokumasu.apply(state, 0, bot(rokumasu.view(state, 0), 0, { seed, stop: never }));
    if (step.ok) state = step.state;
  }
  return state;
}

test('the search and the rules walk in lockstep: every placement gives the same board, score and memory', () => {
  let compared = 0;
  for (let seed = 0; seed < 24; seed++) {
    const state = played(`lockstep ${seed}`, seed % 12);
    const node = nodeOf(state, []);
    const slots = playable(state).map(slot => slot.from);
    for (const action of rokumasu.legal(state, 0))
      if (action.type === 'place' && slots.includes(action.from)) compared += compare(node, action);
  }
  expect(compared).toBeGreaterThan(500);
});

const BEYOND = ['rolled', 'stuck', 'roundLost', 'roundWon'];

/** 1 when both sides were compared, 0 when the placement ends in luck or in another round. */
function compare(node: Node, action: Placement): number {
  const step = rokumasu.apply(node.s, 0, action);
  if (!step.ok || step.events.some(event => BEYOND.includes(event.type))) return 0;
  const next = placed(node, action, weights);
  expect(next.s.board).toEqual(step.state.board);
  expect([next.s.score, next.s.hands, next.s.clears]).toEqual([step.state.score, step.state.hands, step.state.clears]);
  expect(next.s.relics.map(relic => relic.my)).toEqual(step.state.relics.map(relic => relic.my));
  return 1;
}

test('bits: lines, barred lines and features', () => {
  const row = LINES[0]!;
  expect(hasFullLine(row.lo, row.hi, { lo: 0, hi: 0 })).toBe(true);
  expect(hasFullLine(row.lo, row.hi, { lo: 1, hi: 0 })).toBe(false);
  const out = new Float64Array(9);
  measure(row.lo & ~1, 0, { lo: 0, hi: 0 }, out);
  expect(Array.from(out.slice(0, 7))).toEqual([6, 5, 0, 0, 0, 1, 0]);
});

test('a hint is a legal action, and a stopped hint still answers', () => {
  const view = rokumasu.view(played('hint', 2), 0);
  for (const stop of [never, () => true]) {
    const given = hint(view, { seed: 'h', stop });
    expect(given).not.toBeNull();
    const legal = Array.from(rokumasu.legal(view, 0), (action: Action) => rokumasu.actions.write(action));
    expect(legal).toContain(rokumasu.actions.write(given!.action));
  }
});

test('[A-29] the hand of a hint scores at least what any single placement does', () => {
  let looked = 0;
  for (let seed = 0; seed < 40; seed++) {
    const state = played(`points ${seed}`, 2 + (seed % 6));
    if (state.phase !== 'playing') continue;
    const given = hint(rokumasu.view(state, 0), { seed: 'h', stop: never });
    const single = Math.max(
      0,
      ...Array.from(rokumasu.legal(state, 0), action =>
        action.type === 'place' ? (preview(state, action)?.outcomes[0]?.points ?? 0) : 0,
      ),
    );
    expect(pointsOf(state, given?.placements ?? [])).toBeGreaterThanOrEqual(single);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
});

function pointsOf(from: State, placements: readonly Placement[]): number {
  let state = from;
  let points = 0;
  for (const placement of placements) {
    const step = rokumasu.apply(state, 0, placement);
    if (!step.ok) throw new Error(step.why);
    for (const event of step.events) if (event.type === 'scored') points += event.points;
    state = step.state;
  }
  return points;
}

test('the coach finds the placements that cost most, in order, and can be stopped', () => {
  const { log } = run('coach', 'standard', 40);
  const replay = { game: 'rokumasu', version: rokumasu.version, setup: 'standard', seed: 'coach', log };
  const shares: number[] = [];
  const points = turningPoints(replay, { seed: 'c', stop: never, progress: share => shares.push(share) });
  expect(points.length).toBeLessThanOrEqual(3);
  for (const point of points) expect(point.couldBe).toBeGreaterThan(point.became);
  expect(shares.at(-1)).toBe(1);
  expect(turningPoints(replay, { seed: 'c', stop: () => true })).toEqual([]);
});

test('tuning is a matter of its seed alone, and leaves zero behind', () => {
  const zero = { board: weights.board.map(() => 0), handLeft: 0 };
  const builds = ['one', 'two'].map(seed => rokumasu.start(rokumasu.setups.read('standard relics=anchor')!, seed));
  const third = (): Generation => {
    for (const generation of tune({ seed: 't', from: zero, builds, samples: 6, rounds: 2, width: 2 }))
      if (generation.number === 3) return generation;
    throw new Error('tuning ended');
  };
  const found = third();
  expect(third()).toEqual(found);
  expect(found.better).toBeGreaterThan(found.before);
});
