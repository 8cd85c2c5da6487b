import { roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { rokumasu } from './game.ts';
import { preview } from './preview.ts';
import type { Action, State } from './state.ts';
import { cellAt, eventsOf, type Position, play, position } from './testing.ts';

const EMPTY = '.  .  .  .  .  .';
const board = (row: string): string => [row, EMPTY, '#  .  .  .  .  .', EMPTY, EMPTY, EMPTY].join('\n');
const F0 = { type: 'place', from: 0, cell: 5 } as const;

function seen(row: string, more: Position = {}) {
  const state = position({ board: board(row), hand: ['mono-1', 'mono-1'], target: 999, ...more });
  return preview(rokumasu.view(state, 0), F0);
}

const spread = (row: string, more: Position = {}): [number, number][] =>
  (seen(row, more)?.outcomes ?? []).map(({ points, odds }) => [points, Math.round(odds * 10_000) / 10_000]);

test('[R97] without luck there is one outcome', () => {
  expect(spread('# # # # # .')).toEqual([[6, 1]]);
  expect(spread('# # # # . .')).toEqual([[0, 1]]);
  expect(seen('# # # # # .')).toMatchObject({ rows: [0], columns: [], cleared: [0, 1, 2, 3, 4, 5], handsLeft: 11 });
});

test('[R97] lucky: both results with their odds; more rolls, better odds', () => {
  expect(spread('l # # # # .')).toEqual([
    [6, 0.9],
    [12, 0.1],
  ]);
  expect(spread('l2 l # # # .')).toEqual([
    [7, 0.729],
    [14, 0.271],
  ]);
});

test('[R97] a gambler is four outcomes, with its mirror sixteen', () => {
  expect(spread('# # # # # .', { relics: ['gambler'] })).toEqual([
    [6, 0.25],
    [12, 0.25],
    [18, 0.25],
    [24, 0.25],
  ]);
  const both = seen('l # # # # .', { relics: ['gambler', 'copy'] })?.outcomes ?? [];
  expect(both).toHaveLength(32);
  expect(both.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 12);
});

test('[R97] gold mines and phase stamps are told as odds, not as outcomes', () => {
  const shown = seen('#G # # # # .', {
    brands: { b0: 'gold_mine 1', c0: 'gold_mine 2' },
    blessed: { d0: 'phase', e0: 'power' },
  });
  expect(shown?.outcomes).toHaveLength(1);
  expect(shown?.gold).toEqual({ sure: 1, odds: [0.375, 0.5, 0.125] });
  expect(shown?.brands).toEqual([
    { cell: cellAt('e0'), brand: { id: 'enhancement', level: 1 }, odds: 1 },
    { cell: cellAt('d0'), brand: { id: 'phase', level: 1 }, odds: 0.25 },
  ]);
  const doubled = seen('#2 # # # # .', { blessed: { a0: 'phase' } });
  expect(doubled?.brands[0]?.odds).toBeCloseTo(0.4375, 12);
});

test('[R97] whether the target is reached is told by outcome', () => {
  const phases = seen('l # # # # .', { target: 10 })?.outcomes.map(one => one.phase);
  expect(phases).toEqual(['playing', 'cleared']);
  expect(seen('# # # # . .', { hands: 1, hand: ['mono-1'] })?.outcomes[0]?.phase).toBe('lost');
});

test('[R97] a volcano about to erupt is part of the preview', () => {
  const shown = seen('# # # # . .', { relics: ['volcano'], hands: 1, hand: ['mono-1'] });
  expect(shown?.outcomes[0]).toMatchObject({ points: 36, phase: 'lost' });
  expect(shown?.cleared).toHaveLength(6);
});

test('[R97] an illegal placement has no preview, and asking changes nothing', () => {
  expect(seen('# # # # # #')).toBeNull();
  const state = position({ board: board('l # # # # .'), hand: ['mono-1'], relics: [['snowball', { tenths: 5 }]] });
  const before = JSON.stringify(state);
  for (let i = 0; i < 100; i++) preview(state, F0);
  expect(JSON.stringify(state)).toBe(before);
});

/** Random play of a run with everything bought, and what each preview promised. */
function* promises(line: string, seed: string, count: number) {
  const rng = streams(seed, ['play']);
  let s: State = rokumasu.start(setups.read(line)!, seed);
  for (let i = 0; i < count; i++) {
    if (rokumasu.result(s)) s = rokumasu.start(setups.read(line)!, `${seed} ${i}`);
    const legal = [...rokumasu.legal(s, 0)];
    const some = Array.from({ length: 8 }, () => legal[roll(rng, 'play', legal.length)] as Action);
    const clears = (one: Action): boolean => one.type === 'place' && preview(s, one)?.cleared.length !== 0;
    const action = some.find(clears) ?? (some[0] as Action);
    const shown = action.type === 'place' ? preview(rokumasu.view(s, 0), action) : null;
    const played = play(s, rokumasu.actions.write(action));
    if (shown && action.type === 'place') yield { shown, played, before: s, action };
    s = played.state;
  }
}

test.each([
  'standard gold=80 relics=gambler,copy,rensha,crown,volcano',
  'classic gold=80 relics=snowball,gambler,bandaid,muscle,furnace',
])('[R97] what happens was among the outcomes, point for point: %s', line => {
  let clears = 0;
  for (const { shown, played } of promises(line, 'promise', 1500)) {
    const drawn = played.events.findIndex(e => e.type === 'drawn');
    const known = { ...played, events: drawn < 0 ? played.events : played.events.slice(0, drawn) };
    const ledgers = eventsOf(known, 'scored').map(e => e.ledger);
    const points = eventsOf(known, 'scored').reduce((sum, e) => sum + e.points, 0);
    const match = shown.outcomes.filter(one => JSON.stringify(one.ledgers) === JSON.stringify(ledgers));
    expect(match.map(one => one.points)).toContain(points);
    expect(shown.outcomes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 9);
    if (ledgers.length > 0) clears += 1;
  }
  expect(clears).toBeGreaterThan(40);
});

test('[R96, R97, R16] a view and a state give the same preview: luck is never read', () => {
  const hidden = ['drawn', 'rolled', 'recycled', 'shopOpened'];
  for (const { shown, before, action, played } of promises(
    'standard gold=50 relics=gambler,copy,script',
    'view',
    400,
  )) {
    expect(preview(before, action)).toEqual(shown);
    expect(preview(rokumasu.imagine(rokumasu.view(before, 0), 'another'), action)).toEqual(shown);
    expect(rokumasu.revealsHidden(played.events)).toBe(played.events.some(e => hidden.includes(e.type)));
  }
});

test('[R96] a placement that shows nothing hidden is taken back to the same state', () => {
  const state = position({ hand: ['mono-1', 'dom-h'], target: 999 });
  expect(rokumasu.revealsHidden(play(state, 'p0 a0').events)).toBe(false);
  expect(rokumasu.revealsHidden(play(state, 'p0 a0', 'p1 c0').events)).toBe(true);
  const lucky = position({ board: board('l # # # # .'), hand: ['mono-1', 'dom-h'], target: 999 });
  expect(rokumasu.revealsHidden(play(lucky, 'p0 f0').events)).toBe(true);
  expect(rokumasu.revealsHidden(play(position({ phase: 'progress' }), 'g').events)).toBe(true);
});
