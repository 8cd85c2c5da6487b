import { placeAndScore } from '@minoya/games/rokumasu/place';
import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import type { State } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { copy } from '@minoya/games/rokumasu/copy';
import { expect, test } from 'vitest';
import { hasFullLine } from './bits.ts';
import { player, strengths } from './bot.ts';
import { withoutIdle } from './in-round.ts';
import { noLuck } from './search.ts';
import { type Judge, laid, type Stand, standOf, stateOf, tableOf } from './stand.ts';
import { weights } from './weights.ts';
import { worthOf } from './worth.ts';

const never = (): boolean => false;

/** Positions in the middle of rounds, as a hasty bot comes by them. */
function* positions(setup: string, seed: string, count: number): Generator<State> {
  const bot = player(strengths.quick);
  let s = rokumasu.start(rokumasu.setups.read(setup)!, seed);
  for (let ply = 0, found = 0; found < count && !rokumasu.result(s); ply++) {
    if (s.phase === 'playing') {
      yield s;
      found += 1;
    }
    const step = rokumasu.apply(s, 0, bot(rokumasu.view(s, 0), 0, { seed: `${seed}:${ply}`, stop: never }));
    if (!step.ok) throw new Error(step.why);
    s = step.state;
  }
}

const SETUPS = [
  'journey',
  'journey deck=painter level=7',
  'journey deck=smith relics=patience,echo',
  'journey deck=gardener relics=bandaid',
  'standard relics=gardener,timing',
  'classic',
];

const judgeOf = (s: State): Judge => {
  const table = tableOf(s);
  return { table, worth: one => worthOf(one, table, weights) };
};

test('positions by bits and the rules walk in lockstep: board, hand, memory and worth after every placement without a clear', () => {
  let compared = 0;
  for (const setup of SETUPS) for (const s of positions(setup, 'lockstep', 12)) compared += walked(s);
  expect(compared).toBeGreaterThan(1000);
});

function walked(s: State): number {
  const judge = judgeOf(s);
  const firsts = every(standOf(s, judge, null), judge).slice(0, 12);
  const seconds = firsts.flatMap(first => every(first.after, judge).slice(0, 3));
  return [...firsts, ...seconds].reduce((count, { after, by }) => count + same(after, by, judge), 0);
}

/** The positions after one placement that clears nothing, each with what the rules make of it. */
function every(from: Stand, judge: Judge): { after: Stand; by: State }[] {
  return from.hand.flatMap((held, i) => {
    if ((from.left & (1 << i)) === 0 || held.overlaps || from.hands === 0) return [];
    const free = held.spots.filter(({ lo, hi }) => ((lo & from.solid.lo) | (hi & from.solid.hi)) === 0);
    const dry = free.filter(({ lo, hi }) => !hasFullLine(from.lo | lo, from.hi | hi, from.bars));
    return dry.map(spot => {
      const t = new Turn(copy(stateOf({ ...from })), noLuck);
      placeAndScore(t, { type: 'place', from: held.from, cell: spot.cell });
      return { after: laid(from, { held, spot, value: Number.NaN }, judge), by: t.s };
    });
  });
}

function same(after: Stand, by: State, judge: Judge): number {
  const read = standOf(by, judge, null);
  for (const key of ['lo', 'hi', 'solid', 'adorned', 'bars', 'left', 'hands', 'score', 'lines'] as const)
    expect(after[key], key).toEqual(read[key]);
  const s = stateOf({ ...after });
  expect([s.board, s.hand, s.hands, s.nextPiece]).toEqual([by.board, by.hand, by.hands, by.nextPiece]);
  expect([s.relics, s.conditions, s.record.placed]).toEqual([by.relics, by.conditions, by.record.placed]);
  return 1;
}

test('conditions that say nothing in a round may be left out of it: the round goes on as with them', () => {
  for (const setup of ['journey deck=mint level=8', 'journey deck=monk level=5', 'journey challenge=heartfelt']) {
    for (const s of positions(setup, 'idle', 10)) {
      const lean = withoutIdle(s);
      const left = s.conditions.length - lean.conditions.length;
      if (setup.includes('level')) expect(left).toBeGreaterThan(0);
      const [full, short] = [s, lean].map(state => {
        const t = new Turn(copy(state), noLuck);
        const action = [...rokumasu.legal(state, 0)].find(one => one.type === 'place');
        if (action?.type === 'place') placeAndScore(t, action);
        return [t.s.board, t.s.score, t.s.hands, t.s.relics, t.s.gold];
      });
      expect(short).toEqual(full);
    }
  }
});
