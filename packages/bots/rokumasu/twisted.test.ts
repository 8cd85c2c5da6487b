import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import type { LogEntry } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { turningPoints } from './coach.ts';
import { hint } from './hint.ts';

const never = (): boolean => false;
const GRAINS = 'journey twists=rows_only,singles,five_cards';

interface Walk {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

/** The first round, one action after the other. */
function firstRound(setup: string, next: (s: State, placed: number) => Action): Walk {
  let state = rokumasu.start(rokumasu.setups.read(setup)!, 'grains');
  const log: LogEntry[] = [];
  for (let action: Action = { type: 'start' }, placed = 0; ; action = next(state, placed++)) {
    const step = rokumasu.apply(state, 0, action);
    if (!step.ok) throw new Error(step.why);
    ({ state } = step);
    log.push({ seat: 0, line: rokumasu.actions.write(action) });
    if (state.phase !== 'playing') return { state, log };
  }
}

/** Fills cell by cell from the top left corner. */
const inOrder = (s: State): Action => ({
  type: 'place',
  from: s.hand.findIndex(card => card !== null),
  cell: s.board.findIndex(block => block === null),
});

test('where only rows clear and all pieces are single blocks, hints fill rows and win an easy round', () => {
  const { state } = firstRound(
    GRAINS,
    s => hint(rokumasu.view(s, 0), { seed: 'hint', stop: never })?.action ?? { type: 'end' },
  );
  expect([state.phase, state.hands > 0]).toEqual(['cleared', true]);
});

test.each([GRAINS, 'journey twists=singles'])('a round that was won for certain has no costly move: %s', setup => {
  const { state, log } = firstRound(setup, inOrder);
  expect(state.phase).toBe('cleared');
  const replay = { game: 'rokumasu', version: rokumasu.version, setup, seed: 'grains', log };
  expect(turningPoints(replay, { seed: 'coach', stop: never })).toEqual([]);
});

test('with twists only what is counted is told, and no chance', () => {
  const setup = 'journey twists=rows_only round=9';
  // Covers the board as it comes: the round is lost.
  const { state, log } = firstRound(setup, s => [...rokumasu.legal(s, 0)].find(one => one.type === 'place')!);
  expect(state.phase).toBe('lost');
  const replay = { game: 'rokumasu', version: rokumasu.version, setup, seed: 'grains', log };
  for (const { told, verdict, why } of turningPoints(replay, { seed: 'coach', stop: never })) {
    expect([told, verdict]).toEqual(['points', 'slip']);
    expect(['wins', 'winsThisHand', 'relic', 'points']).toContain(why.id);
  }
});
