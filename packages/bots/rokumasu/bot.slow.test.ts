import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import { preview } from '@minoya/games/rokumasu/preview';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { canonical, type LogEntry } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { hasFullLine, LINES, linesShort, pits, promise } from './bits.ts';
import { player, strengths } from './bot.ts';
import { chanceEfforts, chanceOf } from './chance.ts';
import { outlook, turningPoints } from './coach.ts';
import { hint } from './hint.ts';
import { type Node, nodeOf, type Placement, placed, playable } from './search.ts';
import { type Generation, tune } from './tune.ts';
import { weights } from './weights.ts';

const never = (): boolean => false;

function run(
  seed: string,
  setup = 'standard',
  most = 400,
  until: (s: State) => boolean = never,
): { state: State; log: LogEntry[] } {
  const bot = player(strengths.quick);
  let state = rokumasu.start(rokumasu.setups.read(setup)!, seed);
  const log: LogEntry[] = [];
  while (!rokumasu.result(state) && log.length < most && !until(state)) {
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

test('the bot plays the long game by legal actions: decks, levels, challenges, odd relics', () => {
  for (const setup of [
    'journey deck=pebbles level=8',
    'journey challenge=heartfelt',
    'journey round=9 relics=corner_stone,chipped,shadow',
  ])
    expect(run('long', setup, 60).log.length).toBeGreaterThan(5);
});

test('an opened pack, a gift and an amulet are used, and what does not help is left', () => {
  const { log } = run('trade', 'journey gold=60 amulets=hone', 30);
  const types = new Set(log.map(entry => rokumasu.actions.read(entry.line)?.type));
  expect(types.has('buy')).toBe(true);
  expect(types.has('use')).toBe(true);
  expect(types.has('take') || types.has('pass')).toBe(true);
});

test('a strong relic that is too dear today is locked once, and the shop then left', () => {
  const { state } = run('lock', 'journey relics=timing', 400, s => s.phase === 'shop');
  const ware = { kind: 'relic', id: 'patience' } as const;
  const items = [{ ware, list: 10, sale: false, sold: false }];
  const shop = (locked: number | null): State => ({
    ...state,
    gold: 3,
    amulets: [],
    shop: { ...state.shop!, items, locked },
  });
  const act = (s: State) => player(strengths.quick)(rokumasu.view(s, 0), 0, { seed: 'l', stop: never });
  expect([act(shop(null)), act(shop(0))]).toEqual([{ type: 'lock', item: 0 }, { type: 'leave' }]);
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
  const none = { lo: 0, hi: 0 };
  const only = (feature: number) => ({
    board: weights.board.map((_, i) => (i === feature ? 1 : 0)),
    handLeft: 0,
    flow: 0,
  });
  const found = weights.board.map((_, feature) => promise(row.lo & ~1, 0, none, only(feature)));
  expect(found.slice(0, 7)).toEqual([6, 5, 0, 0, 0, 1, 0]);
  expect(linesShort({ lo: row.lo & ~1, hi: 0, bars: none }, 1)).toBe(1);
  expect(pits(row.lo & ~1, 0)).toBe(0);
  expect(pits((row.lo & ~1) | (1 << 6), 0)).toBe(1);
  expect(promise(row.lo & ~1, 0, { lo: 2, hi: 0 }, only(5))).toBe(0);
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

test('[A-29] a hint leads to no less than the single placement that scores most', () => {
  const sums = { hinted: 0, single: 0, looked: 0 };
  for (let seed = 0; seed < 40; seed++) {
    const state = played(`points ${seed}`, 2 + (seed % 6));
    const view = rokumasu.view(state, 0);
    const first = hint(view, { seed: 'h', stop: never })?.placements[0];
    const single = richest(view);
    if (!first || !single) continue;
    const [hinted, other] = [first, single].map(placement => outlook(view, placement, 'look', chanceEfforts.shown));
    expect(hinted).toBeGreaterThanOrEqual(other! - 0.15);
    sums.hinted += hinted!;
    sums.single += other!;
    sums.looked += 1;
  }
  expect(sums.looked).toBeGreaterThan(10);
  expect(sums.hinted).toBeGreaterThanOrEqual(sums.single);
});

/** The placement that scores most at once; null when none scores. */
function richest(view: State): Placement | null {
  let best: Placement | null = null;
  let most = 0;
  for (const action of rokumasu.legal(view, 0)) {
    const points = action.type === 'place' ? (preview(view, action)?.outcomes[0]?.points ?? 0) : 0;
    if (action.type === 'place' && points > most) [best, most] = [action, points];
  }
  return best;
}

test('following every hint is playing as the bot does: outside a round, too', () => {
  const view = { ...rokumasu.view(played('hint', 2), 0) };
  expect(hint({ ...view, phase: 'won' }, { seed: 'h', stop: never })).toBeNull();
  const before = rokumasu.start(rokumasu.setups.read('standard relics=timing,gambler')!, 'order');
  expect(hint(before, { seed: 'h', stop: never })?.action).toEqual({ type: 'reorder', from: 1, to: 0 });
});

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

/** A run to the last placement of a round, which wins it, and then another one that loses it. */
function thrownAway(): { log: LogEntry[]; seed: string; ply: number } {
  for (let i = 0; i < 200; i++) {
    const seed = `thrown ${i}`;
    let state = rokumasu.start(rokumasu.setups.read('standard')!, seed);
    for (const [ply, entry] of run(seed, 'standard', 60).log.entries()) {
      const step = rokumasu.apply(state, 0, rokumasu.actions.read(entry.line)!);
      if (!step.ok) break;
      const last = state.phase === 'playing' && state.hands === 1 && step.state.phase === 'cleared';
      const other = last ? losing(state) : null;
      if (other) return { seed, ply, log: [...run(seed, 'standard', ply).log, { seat: 0, line: other }] };
      ({ state } = step);
    }
  }
  throw new Error('no round was won with its last hand');
}

function losing(state: State): string | null {
  for (const action of rokumasu.legal(state, 0)) {
    const step = action.type === 'place' ? rokumasu.apply(state, 0, action) : null;
    if (step?.ok && step.state.phase === 'lost') return rokumasu.actions.write(action);
  }
  return null;
}

test('a placement that throws a won round away is called a blunder, with the chances and the reason', () => {
  const { seed, ply, log } = thrownAway();
  const replay = { game: 'rokumasu', version: rokumasu.version, setup: 'standard', seed, log };
  const point = turningPoints(replay, { seed: 'c', stop: never }).find(one => one.ply === ply);
  expect(point).toMatchObject({ verdict: 'blunder', why: { id: 'wins' }, couldBe: 1, became: 0 });
});

test('a chance is 1 for a won round, 0 for a lost run, and grows with the hands left', () => {
  const view = rokumasu.view(played('chance', 3), 0);
  expect(chanceOf({ ...view, score: view.target }, 'x')).toBe(1);
  expect(chanceOf({ ...view, phase: 'lost' }, 'x')).toBe(0);
  const hard = { ...view, target: 90 };
  const [few, many] = [2, 12].map(hands => chanceOf({ ...hard, hands }, 'x'));
  expect(many).toBeGreaterThan(few!);
});

test('tuning is a matter of its seed alone, and leaves zero behind', () => {
  const zero = { board: weights.board.map(() => 0), handLeft: 0, flow: 0 };
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
