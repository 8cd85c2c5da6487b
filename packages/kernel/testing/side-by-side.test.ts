import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { nim } from './nim.ts';
import { difference, type Modules, type Rules } from './side-by-side.ts';

const questions = { plays: [{ setup: '2: 3 2', games: 1, mostPlies: 9 }], setups: ['2: 3 2'], lines: ['0 1'] };
const rules = (game: AnyGame, modules: Modules = {}): Rules => ({ game: { ...game }, modules });

test('the same rules answer every question alike', () => {
  expect(difference(nim, rules(nim), questions)).toBeNull();
});

test('archived rules that cannot answer, because they do not know what came since, are a difference and no crash', () => {
  const then = rules({
    ...nim,
    result: () => {
      throw new TypeError('no such relic');
    },
  });
  expect(difference(nim, then, questions)).toMatch(
    /^2: 3 2, identity 0, action 0: .*no answer: TypeError: no such relic/,
  );
});

test('present rules that cannot answer are a fault of theirs', () => {
  const now = {
    ...nim,
    view: () => {
      throw new TypeError('broken');
    },
  } as AnyGame;
  expect(() => difference(now, rules(nim), questions)).toThrow('broken');
});

test('an event that is written into a picture otherwise is a difference', () => {
  const now = { ...nim, after: (state: unknown) => state } as AnyGame;
  expect(difference(now, rules(nim), questions)).toMatch(/^2: 3 2, identity 0, action 0/);
});

test('modules are asked beside the game: of states, of steps, and once; what the archived file does not have is not compared', () => {
  const heaps = { largest: (state: unknown) => JSON.stringify(state).length, later: () => 1 };
  type Asked = { heaps: typeof heaps };
  const ways = [
    { once: ({ heaps: h }: Asked) => h.largest([]) },
    { ofState: ({ heaps: h }: Asked, state: unknown) => h.largest(state) },
    { ofStep: ({ heaps: h }: Asked, state: unknown) => h.largest(state) },
  ];
  const then = (largest: (state: unknown) => number): Rules =>
    rules(nim, { [`games/${nim.id}/heaps`]: { largest, gone: () => 2 } });
  for (const way of ways) {
    const asked = { ...questions, beside: { modules: { heaps }, ...way } };
    expect(difference(nim, then(heaps.largest), asked)).toBeNull();
    expect(difference(nim, rules(nim), asked)).toBeNull();
    expect(
      difference(
        nim,
        then(() => 0),
        asked,
      ),
    ).toContain('now …');
  }
});

test('of setups that are only played shortly, too, states are made that they do not come to', () => {
  const made: string[] = [];
  const further = (state: unknown): readonly unknown[] => {
    made.push(JSON.stringify(state));
    return Array.from({ length: 24 }, () => state);
  };
  const shortly = { plays: [], setups: ['2: 3 2', '2: 1 1'], lines: [], further };
  expect(difference(nim, rules(nim), shortly)).toBeNull();
  expect(new Set(made).size).toBeGreaterThan(4);
});
