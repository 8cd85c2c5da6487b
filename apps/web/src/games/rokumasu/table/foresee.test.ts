import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import { legalActions } from '@minoya/games/rokumasu/legal';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { betterOrder, foresee, oddsText, reachOf } from './foresee.ts';

/** Random runs with a shelf that looks at everything. */
function* positions(seeds: number, each: number, relics: string): Iterable<State> {
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = rokumasu.setups.read(`${seed % 2 === 0 ? 'standard' : 'classic'} gold=60 relics=${relics}`);
    if (!setup) throw new Error('not a setup');
    let state = rokumasu.start(setup, String(seed));
    let word = seed * 2_654_435_761;
    let found = 0;
    for (let i = 0; i < 400 && found < each && rokumasu.result(state) === null; i++) {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      const legal = legalActions({ ...state, amulets: [] });
      const placing = legal.filter(one => one.type === 'place');
      if (placing.length > 0) {
        found += 1;
        yield state;
      }
      const other =
        state.phase === 'shop' ? (legal.find(one => one.type === 'buy') ?? { type: 'leave' as const }) : legal[0];
      const action = placing[word % placing.length] ?? other;
      const step = action ? rokumasu.apply(state, 0, action) : null;
      if (!step?.ok) break;
      state = step.state;
    }
  }
}

const isPlacement = (action: Action): action is Extract<Action, { type: 'place' }> => action.type === 'place';

test('[A-05] in 500 random positions the foreseen score is the one that is added', () => {
  let looked = 0;
  let cleared = 0;
  for (const state of positions(50, 12, 'anchor,crown,kani,crescent,snowball')) {
    const view = rokumasu.view(state, 0);
    for (const action of legalActions({ ...state, amulets: [], relics: state.relics }).filter(isPlacement)) {
      const ahead = foresee(view, action.from, action.cell);
      const step = rokumasu.apply(state, 0, action);
      if (!step.ok || !ahead) throw new Error('legal, but refused');
      const added = step.state.score - state.score;
      if (ahead.outcomes.length === 1) expect(ahead.outcomes[0]?.points).toBe(added);
      else expect(ahead.outcomes.map(one => one.points)).toContain(added);
      if (added > 0) cleared += 1;
    }
    looked += 1;
  }
  expect(looked).toBeGreaterThanOrEqual(500);
  expect(cleared).toBeGreaterThan(500);
});

test('[A-06] luck: the odds add up to one, never change, and hold the real outcome', () => {
  let lucky = 0;
  for (const state of positions(8, 12, 'gambler,anchor')) {
    const view = rokumasu.view(state, 0);
    const action = legalActions({ ...state, amulets: [] })
      .filter(isPlacement)
      .find(one => (foresee(view, one.from, one.cell)?.outcomes.length ?? 0) > 1);
    if (!action) continue;
    const ahead = foresee(view, action.from, action.cell);
    const text = JSON.stringify(ahead);
    for (let i = 0; i < 100; i++) expect(JSON.stringify(foresee(view, action.from, action.cell))).toBe(text);
    expect(ahead?.outcomes.reduce((sum, one) => sum + one.odds, 0)).toBeCloseTo(1, 9);
    const step = rokumasu.apply(state, 0, action);
    if (!step.ok) throw new Error(step.why);
    expect(ahead?.outcomes.map(one => one.points)).toContain(step.state.score - state.score);
    lucky += 1;
  }
  expect(lucky).toBeGreaterThan(5);
});

test('[A-24] a buff under an obstacle is silent in the preview, and speaks where a block lies', () => {
  for (const rules of ['standard', 'classic']) {
    const begun = rokumasu.apply(rokumasu.start(rokumasu.setups.read(rules)!, 'brand'), 0, { type: 'start' });
    if (!begun.ok) throw new Error(begun.why);
    const block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };
    const card = { id: 0, mino: 'mono-1', pattern: null, seal: null, blessing: null };
    const brands = begun.state.brands.map((_, cell) =>
      cell === 2 ? ({ id: 'enhancement', level: 3 } as const) : null,
    );
    const speaks = (pattern: 'obstacle' | null) => {
      const board = begun.state.board.map((_, cell) =>
        cell < 5 ? { ...block, pattern: cell === 2 ? pattern : null } : null,
      );
      const ahead = foresee({ ...begun.state, board, brands, hand: [card] }, 0, 5);
      return ahead?.outcomes[0]?.ledgers[0]?.some(step => step.source === 'brand:enhancement') ?? false;
    };
    expect(speaks(null)).toBe(true);
    expect(speaks('obstacle')).toBe(false);
  }
});

test('[A-08] whether the target is reached is what the rules say', () => {
  for (const state of positions(10, 6, 'single_line,first_strike,anchor')) {
    for (const action of legalActions({ ...state, amulets: [] }).filter(isPlacement)) {
      const ahead = foresee(rokumasu.view(state, 0), action.from, action.cell);
      const step = rokumasu.apply(state, 0, action);
      if (!step.ok || !ahead || ahead.outcomes.length > 1) continue;
      expect(reachOf(ahead) === 'surely').toBe(step.state.phase === 'cleared');
    }
  }
});

test('a better order of relics is found, and the best one is left alone', () => {
  const setup = rokumasu.setups.read('standard relics=single_line,gambler');
  if (!setup) throw new Error('not a setup');
  const begun = rokumasu.apply(rokumasu.start(setup, 'order'), 0, { type: 'start' });
  if (!begun.ok) throw new Error(begun.why);
  const block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };
  const card = { id: 0, mino: 'mono-1', pattern: null, seal: null, blessing: null };
  const board = begun.state.board.map((_, cell) => (cell < 5 ? block : null));
  const state: State = { ...begun.state, board, hand: [card] };
  const found = betterOrder(state, 0, 5);
  expect(found?.order.map(owned => owned.id)).toEqual(['gambler', 'single_line']);
  expect(found?.plus).toBe(18);
  expect(betterOrder({ ...state, relics: found?.order ?? [] }, 0, 5)).toBeNull();
});

test('odds are written as people say them', () => {
  expect([0.25, 0.1, 1 / 3, 0.3439].map(oddsText)).toEqual(['1/4', '1/10', '1/3', '34.4%']);
});

test('a shelf of six is bettered, too: what adds goes before what multiplies', () => {
  const six = 'single_line,gambler,anchor,crown,kani,first_strike';
  const begun = rokumasu.apply(rokumasu.start(rokumasu.setups.read(`journey relics=${six}`)!, 'six'), 0, {
    type: 'start',
  });
  if (!begun.ok) throw new Error('not begun');
  const block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };
  const card = { id: 0, mino: 'mono-1', pattern: null, seal: null, blessing: null };
  const board = begun.state.board.map((_, cell) => (cell < 5 ? block : null));
  const found = betterOrder({ ...begun.state, board, hand: [card] }, 0, 5);
  const order = found?.order.map(owned => owned.id) ?? [];
  expect(order.toSorted()).toEqual(six.split(',').toSorted());
  expect(order.indexOf('gambler')).toBeLessThan(order.indexOf('single_line'));
});
