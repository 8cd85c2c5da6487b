import { keshiki } from '@minoya/games/keshiki/game';
import { isReached } from '@minoya/games/keshiki/goals';
import { stage, STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Trial, tryAll } from './goal-exact.ts';
import { goalStart } from './hint.ts';

function startOf(line: string): State {
  const setup = keshiki.setups.read(line);
  if (!setup) throw new Error(line);
  return keshiki.start(setup, '');
}

/** By the rules alone, without any bound: every line there is. */
function canReach(state: State, failed = new Set<string>()): boolean {
  if (isReached(state, 0)) return true;
  const key = `${state.board.cells.join()} ${state.score} ${state.taps}`;
  if (failed.has(key)) return false;
  failed.add(key);
  for (const action of keshiki.legal(state, 0)) {
    if (action.type !== 'tap') continue;
    const step = keshiki.apply(state, 0, action);
    if (step.ok && canReach(step.state, failed)) return true;
  }
  return false;
}

const goals = ['clear', 'few2', 'few3', 'marked', 'ice', 'numbers', 'rocks', 'big5', 'colorR', '40', '60', '75'];
const blocks = 'R R R Y Y Y B B *R *Y **R +3R +4Y -2B @R @Y o x *+3R *-2Y'.split(' ');
const plain = ['R', 'R', 'Y', 'Y', 'B'];

/** Small boards of all kinds with all goals, in any number of taps or in few. */
function* puzzles(count: number): Generator<string> {
  const rng = streams('puzzles', ['roll']);
  const one = <T>(of: readonly T[]): T => of[roll(rng, 'roll', of.length)] as T;
  for (let n = 0; n < count; n++) {
    const from = n % 2 === 0 ? plain : blocks;
    const rows = Array.from({ length: 3 + (n % 2) }, () => Array.from({ length: 4 }, () => one(from)).join(''));
    const within = one(['', '', '@2', '@3', '@4', '@5']);
    yield `puzzle ${one(goals)}${within} ${rows.join('/')}`;
  }
}

test('what is called lost is lost by the rules, and what is not has a line that they accept', () => {
  const answers = { yes: 0, no: 0 };
  let read = 0;
  for (const line of puzzles(700)) {
    const setup = keshiki.setups.read(line);
    if (!setup) continue;
    read++;
    const state = keshiki.start(setup, '');
    const verdict = tryAll(goalStart(state), 1_000_000);
    expect(verdict.answer, line).toBe(canReach(state) ? 'yes' : 'no');
    if (verdict.answer === 'unknown') continue;
    answers[verdict.answer]++;
    if (verdict.answer === 'no') continue;
    let end = state;
    for (const cell of verdict.taps) {
      const step = keshiki.apply(end, 0, { type: 'tap', cell });
      if (step.ok) end = step.state;
    }
    expect(isReached(end, 0), line).toBe(true);
  }
  expect(read).toBe(700);
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(80);
});

test('no position on the stored line of a stage is called lost', () => {
  for (let number = 1; number <= STAGE_COUNT; number++) {
    let state = startOf(`stage ${number}`);
    for (const word of stage(number).line) {
      const action = keshiki.actions.read(word);
      const step = action && keshiki.apply(state, 0, action);
      if (!step?.ok || isReached(step.state, 0)) break;
      ({ state } = step);
      expect(tryAll(goalStart(state), 500).answer, `stage ${number}, ${word}`).not.toBe('no');
    }
  }
});

test('a search that was left goes on where it was', () => {
  const state = startOf('puzzle clear@4 RYRB/YRYB/RYRB/BBYY');
  const whole = new Trial(goalStart(state)).goOn(100_000);
  const parts = new Trial(goalStart(state));
  let verdict = parts.goOn(1);
  for (let n = 0; n < 100_000 && parts.isOpen; n++) verdict = parts.goOn(1);
  expect(verdict).toEqual(whole);
  expect(whole.answer).toBe('no');
});
