import { keshiki } from '@minoya/games/keshiki/game';
import { goalKinds, missing, outOfReach, readGoal } from '@minoya/games/keshiki/goals';
import { stage } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { owed } from './goal-meter.ts';
import { tryAll } from './goal-exact.ts';
import { advise, goalStart, hopeless } from './hint.ts';
import { stopAfter } from './search.ts';
import { SolverGrid } from './solver-grid.ts';

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

const tapsIn = (state: State): number[] =>
  [...keshiki.legal(state, 0)].flatMap(action => (action.type === 'tap' ? [action.cell] : []));

test('the solver owes a goal something exactly when the rules miss something', () => {
  const rng = streams('owed', ['tap']);
  for (const number of [5, 14, 29, 40, 61, 77, 90, 100]) {
    let state = startOf(`stage ${number}`);
    for (let taps = tapsIn(state); taps.length > 0; taps = tapsIn(state)) {
      state = tap(state, taps[roll(rng, 'tap', taps.length)] ?? 0);
      const grid = new SolverGrid().load(state.board);
      for (const kind of goalKinds) {
        const goal = { kind, amount: kind === 'score' ? 300 : 5, within: null };
        const [rules, solver] = [missing(goal, state.board, state.score, state.most), owed(goal, grid, state)];
        expect(rules === 0, `${kind} on stage ${number}`).toBe(solver === 0);
      }
    }
  }
});

test.each([
  ['puzzle ice R*RB/BBR', 'yes'],
  ['puzzle clear RRB/BYB', 'no'],
  ['puzzle clear@2 RRBB/YYBB', 'no'],
  ['puzzle clear@3 RRBB/YYBB', 'yes'],
  ['puzzle marked @RYR/YYR', 'yes'],
  ['puzzle numbers +5RRRR/BYYB', 'no'],
  ['puzzle numbers@1 *+3RRRY', 'yes'],
  ['puzzle rocks .o/BR/BR', 'yes'],
  ['puzzle 36 BGGB/BRRB', 'yes'],
  ['puzzle 100 BGGB/BRRB', 'no'],
  ['puzzle big5 BRRB/BBBB', 'yes'],
  ['puzzle big6 BRRB/BYBB', 'no'],
  ['puzzle few2 RRB/BYB', 'yes'],
  ['puzzle few1 RRB/BYG', 'no'],
  ['puzzle colorB BRB/YRY', 'yes'],
  ['puzzle colorB BRR/YBY', 'no'],
] as const)('trying everything on %s: %s', (line, answer) => {
  const state = startOf(line);
  expect(tryAll(goalStart(state), 10_000).answer).toBe(answer);
  expect(advise(state, { seed: '', stop: stopAfter(5) }).target).toBe(answer);
});

test('out of reach is only said where every line fails', () => {
  const rng = streams('reach', ['tap']);
  for (const word of ['clear', 'ice', 'numbers', 'marked', 'clear@4', 'ice@2', 'big6', 'few3', 'colorR']) {
    let state = startOf(`puzzle ${word} R*RB+3B/@BRRB/YYRY/RYBB`);
    for (let taps = tapsIn(state); taps.length > 0 && !state.reached[0]; taps = tapsIn(state)) {
      state = tap(state, taps[roll(rng, 'tap', taps.length)] ?? 0);
      const goal = readGoal(word);
      if (!goal || state.reached[0] || !outOfReach(goal, state.board, state.taps)) continue;
      expect(hopeless(state)).toBe(true);
      expect(tryAll(goalStart(state), 100_000).answer, word).toBe('no');
    }
  }
});

test('just as many of a color as are asked for are not out of reach; one fewer is', () => {
  for (const [word, answer] of [
    ['big6', 'yes'],
    ['big7', 'no'],
  ] as const) {
    const state = startOf(`puzzle ${word} BRRB/BBBB`);
    const goal = readGoal(word);
    expect(goal && outOfReach(goal, state.board, 0), word).toBe(answer === 'no');
    expect(tryAll(goalStart(state), 10_000).answer, word).toBe(answer);
  }
});

test('advice follows the goals of a stage from its start, and off its line keeps looking for stars', () => {
  const state = startOf('stage 21');
  expect(advise(state, { seed: '', stop: () => true }, { stage: stage(21) })).toMatchObject({
    stars: 3,
    target: 'yes',
  });
  expect(advise(startOf('puzzle ice,clear R*R*RR/BBBB'), { seed: '', stop: stopAfter(20) }).stars).toBe(2);
});
