import { keshiki } from '@minoya/games/keshiki/game';
import { isReached, starsIn } from '@minoya/games/keshiki/goals';
import { dailyRecipe } from '@minoya/games/keshiki/recipes';
import { stage } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { dealDaily, dealEndless, proveClearable } from './proven-deals.ts';
import { advise, bestConceivable } from './hint.ts';
import { shownLine } from './par.ts';
import { proofOf, restOf } from './proof.ts';
import { stopAfter } from './search.ts';

function startOf(line: string): State {
  const setup = keshiki.setups.read(line);
  if (!setup) throw new Error(line);
  return keshiki.start(setup, '');
}

function tap(state: State, cell: number): State {
  const step = keshiki.apply(state, 0, { type: 'tap', cell });
  if (!step.ok) throw new Error(step.why);
  return step.state;
}

test('following hints from the start reaches the first star on all 100 stages', () => {
  for (let number = 1; number <= 100; number++) {
    let state = startOf(`stage ${number}`);
    for (;;) {
      const advice = advise(state, { seed: 'hint', stop: () => true }, { stage: stage(number) });
      if (advice.tap === null) break;
      expect(advice.target).toBe('yes');
      state = tap(state, advice.tap);
      if (state.phase !== 'playing') break;
    }
    expect(isReached(state, 0), `stage ${number}`).toBe(true);
  }
});

test('off the stored line, hints keep their word: following the plan scores what was promised', () => {
  const rng = streams('hint', ['tap']);
  for (const number of [5, 31, 62, 88]) {
    let state = startOf(`stage ${number}`);
    for (let n = 0; n < 3; n++) {
      const taps = [...keshiki.legal(state, 0)].flatMap(action => (action.type === 'tap' ? [action.cell] : []));
      state = tap(state, taps[roll(rng, 'tap', taps.length)] ?? 0);
    }
    const first = advise(state, { seed: 'hint', stop: stopAfter(150) }, { stage: stage(number) });
    let plan = first.line;
    while (plan.length > 0) {
      const advice = advise(state, { seed: 'hint', stop: () => true }, { stage: stage(number), plan });
      // More stars come before more points.
      expect(advice.stars).toBeGreaterThanOrEqual(first.stars);
      if (first.stars > 0 && advice.stars === first.stars) expect(advice.score).toBeGreaterThanOrEqual(first.score);
      if (advice.tap === null) break;
      state = tap(state, advice.tap);
      plan = advice.line.slice(1);
    }
    expect(starsIn(state), `stage ${number}`).toBeGreaterThanOrEqual(first.stars);
    if (first.stars > 0 && starsIn(state) === first.stars)
      expect(state.score, `stage ${number}`).toBeGreaterThanOrEqual(first.score);
  }
});

test('a dead end is only called so when nothing can help', () => {
  const lost = startOf('board 100 RRB/BGR');
  expect(advise(lost, { seed: '', stop: stopAfter(5) }).target).toBe('no');
  const history = [startOf('board 36 BGGB/BRRB')];
  history.push(tap(history[0] as State, 0));
  expect(history.map(state => advise(state, { seed: '', stop: stopAfter(5) }).target)).toEqual(['yes', 'no']);
  for (const number of [1, 50, 100])
    expect(bestConceivable(startOf(`stage ${number}`))).toBeGreaterThan(stage(number).par);
});

test('what was earned before counts in the advice, and a booster too', () => {
  const state = startOf('board 10 RRRB/RRRB with boost');
  const boosted = keshiki.apply(state, 0, { type: 'use', tool: 'boost', cells: [], color: null });
  expect(advise(state, { seed: '', stop: () => true }).score).toBe(60);
  expect(boosted.ok && advise(boosted.state, { seed: '', stop: () => true }).score).toBe(90);
});

/** The day so many days after 2026-11-18. */
const dayAfter = (n: number): string => new Date(Date.UTC(2026, 10, 18 + n)).toISOString().slice(0, 10);

test('the boards of 120 days and of the whole garden are proven: a line replayed by the rules reaches every goal of theirs', () => {
  const days = Array.from({ length: 120 }, (_, i) => dayAfter(i));
  const levels = Array.from({ length: 30 }, (_, i) => i + 1);
  const deals = [
    ...days.map(date => ({ proven: dealDaily(date), seed: '', stars: 3 })),
    ...levels.map(level => ({ proven: dealEndless(level, 'run'), seed: 'run', stars: 1 })),
  ];
  for (const { proven, seed, stars } of deals) {
    const line = keshiki.setups.write(proven.setup);
    const start = keshiki.start(proven.setup, seed);
    expect(start.reached, line).toEqual(Array(stars).fill(false));
    expect(proven.proof.reduce(tap, start).reached, line).toEqual(Array(stars).fill(true));
    expect(keshiki.setups.read(line)).toEqual(proven.setup);
  }
  for (const date of days.slice(0, 7)) {
    const { goals } = keshiki.start(dealDaily(date).setup, '');
    expect(goals[0]?.kind, date).toBe(dailyRecipe(date).goal);
    expect(new Set(goals.map(({ kind }) => kind)).size, date).toBe(3);
  }
  expect(dealDaily('2026-11-16')).toEqual(dealDaily('2026-11-16'));
});

test('the line that is shown for a day earns all its stars, and hints from its start do too', () => {
  for (const date of [0, 3, 5].map(dayAfter)) {
    const { setup } = dealDaily(date);
    const start = keshiki.start(setup, '');
    const shown = shownLine(keshiki.setups.write(setup)) ?? [];
    const end = shown.reduce((state, line) => tap(state, (keshiki.actions.read(line) as { cell: number }).cell), start);
    expect(starsIn(end), date).toBe(3);
    const proof = proofOf(start).taps;
    let state = start;
    while (state.phase === 'playing' && starsIn(state) < 3) {
      const plan = restOf(proof, start, state);
      const { tap: next } = advise(state, { seed: 'hint', stop: () => true }, { plan });
      if (next === null) break;
      state = tap(state, next);
    }
    expect(starsIn(state), date).toBe(3);
    expect(restOf(proof, start, tap(start, groupElsewhere(start, proof[0] ?? 0)))).toEqual([]);
  }
});

/** A tap that does something else than this one. */
function groupElsewhere(state: State, cell: number): number {
  const wanted = JSON.stringify(tap(state, cell).board);
  const taps = [...keshiki.legal(state, 0)].flatMap(action => (action.type === 'tap' ? [action.cell] : []));
  return taps.find(other => JSON.stringify(tap(state, other).board) !== wanted) ?? cell;
}

test('a board that cannot be cleared is not called clearable', () => {
  expect(proveClearable(startOf('board 0 RRB/BRR').board)).not.toBeNull();
  expect(proveClearable(startOf('board 0 RRB/RRG').board)).toBeNull();
});
