import { expect, test } from 'vitest';
import { bossIds } from './bosses.ts';
import { rokumasu } from './game.ts';
import { isPlainSetup, setups } from './actions.ts';
import { relicIds } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import type { State } from './state.ts';
import { cellAt, eventsOf, type Position, play, position } from './testing.ts';
import { baseTarget, roundKind, setOf, targetOf } from './tuned.ts';

const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => '.  .  .  .  .  .')].join('\n');
const start = (line: string, seed: string): State => rokumasu.start(setups.read(line)!, seed);
const FULL = '#  #  #  #  #  #';

test('[R1, R5] both rule sets start with six cards, and their own gold and targets', () => {
  const standard = start('standard', 'a');
  expect(standard.deck.map(card => card.mino)).toEqual(['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0']);
  expect(new Set(standard.deck.map(card => card.id)).size).toBe(6);
  expect([standard.gold, start('classic', 'a').gold]).toEqual([4, 5]);
  expect(ruleSets.classic.relics).toEqual(relicIds);
  expect(relicIds.filter(id => !ruleSets.standard.relics.includes(id))).toEqual(['compass_rose']);
});

test('[R2, R3, R11] 24 targets in sets of three, then twice the set before', () => {
  expect([1, 2, 3, 4].map(roundKind)).toEqual(['normal', 'elite', 'boss', 'normal']);
  expect([1, 3, 4, 24].map(setOf)).toEqual([1, 1, 2, 8]);
  const standard = Array.from({ length: 27 }, (_, i) => baseTarget('standard', i + 1));
  expect(standard.slice(0, 6)).toEqual([20, 24, 28, 31, 38, 46]);
  expect(standard.slice(24)).toEqual(standard.slice(21, 24).map(target => target * 2));
  expect([1, 24, 25].map(round => baseTarget('classic', round))).toEqual([20, 250, 460]);
});

test('[R4, R9, R10] each set draws one of three conditions, shown from its first round on', () => {
  const seen = new Set(Array.from({ length: 40 }, (_, i) => start('standard', `boss ${i}`).bosses.join()));
  expect([...seen].sort()).toEqual([...bossIds].sort());
  const shop = position({ phase: 'shop', round: 3, gold: 0 });
  const open = { ...shop, hand: [], stock: [], pile: [], shop: { items: [], rerolls: 0, locked: null, coming: [] } };
  const left = play(open, 'l');
  expect(eventsOf(left, 'setStarted')).toMatchObject([{ set: 2 }]);
  expect(eventsOf(play({ ...open, round: 4 }, 'l'), 'setStarted')).toEqual([]);
});

test('[R9] obstacle fills four different cells', () => {
  for (let i = 0; i < 20; i++) {
    const played = play(position({ phase: 'progress', round: 3, bosses: ['obstacle'], seed: `o${i}` }), 'g');
    expect(new Set(eventsOf(played, 'obstructed')[0]?.cells).size).toBe(4);
    expect(played.state.board.filter(block => block?.pattern === 'obstacle')).toHaveLength(4);
  }
  expect(eventsOf(play(position({ phase: 'progress', round: 2, bosses: ['obstacle'] }), 'g'), 'obstructed')).toEqual(
    [],
  );
});

test('[R10, R148, R149] saving and the short hand, with and without relics', () => {
  const begun = (bosses: Position['bosses'], relics: Position['relics'] = []): State =>
    play(position({ phase: 'progress', round: 3, bosses: bosses ?? [], relics }), 'g').state;
  expect(begun(['energy_save']).hands).toBe(9);
  expect(begun(['energy_save'], ['extra_hand']).hands).toBe(10);
  expect(begun(['two_cards']).hand).toHaveLength(2);
  expect(begun(['two_cards'], ['extra_draw']).hand).toHaveLength(3);
  expect(begun(['energy_save', 'two_cards']).hand).toHaveLength(2);
});

test('[R12, R13] a round starts with an empty board, kept buffs, 12 hands and 3 cards', () => {
  const before = position({
    phase: 'progress',
    board: rows('#  .  .  .  .  .'),
    brands: { b0: 'pulsation 2' },
    score: 9,
    relics: [
      ['patience', { dry: 2 }],
      ['snowball', { tenths: 15 }],
    ],
  });
  const { state } = play(before, 'g');
  expect(state.board.every(block => block === null)).toBe(true);
  expect(state.brands[cellAt('b0')]).toEqual({ id: 'pulsation', level: 2 });
  expect([state.score, state.hands, state.hand.length, state.pile.length]).toEqual([0, 12, 3, 3]);
  expect(state.relics.map(owned => owned.my)).toEqual([{ dry: 0 }, { tenths: 15 }]);
});

test('[R13, R15] a hand is drawn only when all slots are empty; each placement costs one hand', () => {
  const state = play(position({ phase: 'progress', target: 9999, seed: 'draw' }), 'g').state;
  const after = play(state, 'p0 a0', 'p1 a2');
  expect(after.state.hand.filter(Boolean)).toHaveLength(1);
  expect(eventsOf(after, 'drawn')).toEqual([]);
  const third = play(after.state, 'p2 d3');
  expect(third.state.hand.filter(Boolean)).toHaveLength(3);
  expect(third.state.hands).toBe(9);
});

test('[R14] a short pile is filled up from all owned cards, also those in hand', () => {
  const deck = ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0', 'tet-o'];
  let twice = 0;
  for (let i = 0; i < 200; i++) {
    const state = position({ deck, hand: ['mono-1'], pile: [3], seed: `short ${i}`, target: 9999 });
    const drawn = eventsOf(play(state, 'p0 f5'), 'drawn')[0];
    expect(drawn?.cards.map(card => card.id)[0]).toBe(3);
    expect(drawn?.shuffled).toBe(true);
    if (new Set(drawn?.cards.map(card => card.id)).size < 3) twice += 1;
  }
  // Two more of seven, the drawn card among them: 2 in 7 = 28.6 %.
  expect(twice).toBeGreaterThan(35);
  expect(twice).toBeLessThan(80);
});

test('[R16] a view hides the order of the pile and all chance, and nothing else', () => {
  const state = play(position({ phase: 'progress', seed: 'view' }), 'g').state;
  const view = rokumasu.view({ ...state, pile: [5, 2, 4] }, 0);
  expect(view.pile).toEqual([2, 4, 5]);
  expect(Object.values(view.rng).every(number => number === 0)).toBe(true);
  expect({ ...view, pile: state.pile, rng: state.rng }).toEqual({ ...state, pile: state.pile });
});

test('[R17, R21, R27] reaching the target wins at once, and draws nothing', () => {
  const state = position({ board: rows('#  #  #  #  #  .'), hand: ['mono-1'], target: 6, hands: 5 });
  const won = play(state, 'p0 f0');
  expect(won.state.phase).toBe('cleared');
  expect(eventsOf(won, 'drawn')).toEqual([]);
  expect([won.state.hand, won.state.pile]).toEqual([[], []]);
  expect(won.state.payout).toEqual({ base: 1, hands: 4, interest: 0, extra: [] });
  expect(won.state.gold).toBe(5);
});

test('[R18] at zero hands a free piece may still be placed before the round is judged', () => {
  const board = rows('#  #  #  #  #  .');
  const state = position({ board, hand: ['mono-1', 'mono-1 nohand', 'dom-h'], hands: 1, target: 6 });
  const spent = play(state, 'p0 a5');
  expect([spent.state.phase, spent.state.hands]).toEqual(['playing', 0]);
  expect(rokumasu.apply(spent.state, 0, rokumasu.actions.read('p2 a3')!)).toMatchObject({ ok: false });
  expect(play(spent.state, 'p1 f0').state.phase).toBe('cleared');
  expect(play(spent.state, 'd').state.phase).toBe('lost');
  expect(play(spent.state, 'p1 c3').state.phase).toBe('lost');
  expect(rokumasu.apply(state, 0, { type: 'end' })).toMatchObject({ ok: false, why: 'handsLeft' });
});

const JAMMED = [FULL.replace('#', '.'), FULL, FULL, FULL, FULL, FULL.replace(/#$/, '.')]
  .join('\n')
  .replaceAll('#', '#S');

test('[R19] a hand that fits nowhere counts as placed, until one fits or the hands are gone', () => {
  const state = position({
    board: JAMMED,
    hand: ['mono-1', 'tet-o', 'tet-i-h'],
    deck: ['tet-o', 'tet-i-h', 'pent-x', 'pent-v-0'],
    hands: 9,
  });
  const stuck = play(state, 'p0 a0');
  expect(eventsOf(stuck, 'stuck').map(e => [e.burned, e.left])).toEqual([
    [2, 6],
    [3, 3],
    [3, 0],
  ]);
  expect(stuck.state.phase).toBe('lost');
  const saved = position({ board: JAMMED, hand: ['mono-1', 'tet-o'], deck: ['mono-1', 'tet-o', 'tet-t-0'], hands: 9 });
  const after = play({ ...saved, pile: [0, 1, 2] }, 'p0 a0');
  expect(eventsOf(after, 'stuck').map(e => e.left)).toEqual([7]);
  expect(after.state.hand.filter(Boolean)).toHaveLength(3);
});

test('[R20, R6, R8] no hands and the target missed: the run is lost', () => {
  const lost = play(position({ hand: ['mono-1'], hands: 1, target: 20, score: 5 }), 'p0 a0');
  expect(eventsOf(lost, 'roundLost')).toMatchObject([{ round: 1, short: 15 }]);
  expect(lost.state.phase).toBe('lost');
  expect(rokumasu.result(lost.state)).toEqual({ scores: [0], winners: [] });
  expect(rokumasu.turn(lost.state)).toEqual([]);
  expect(lost.state.record).toMatchObject({ placed: 1, rounds: 0, won: false });
});

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [24, 4],
  [25, 5],
  [100, 5],
])('[R28] %i gold before the reward earn %i interest', (gold, interest) => {
  const state = position({ board: rows('#  #  #  #  #  .'), hand: ['mono-1'], target: 6, hands: 1, gold });
  expect(play(state, 'p0 f0').state.payout?.interest).toBe(interest);
});

test('[R27] elite pays 2, a boss 5', () => {
  const base = (round: number): number | undefined =>
    play(position({ board: rows('#  #  #  #  #  .'), hand: ['mono-1'], target: 6, round, bosses: [] }), 'p0 f0').state
      .payout?.base;
  expect([base(1), base(2), base(3)]).toEqual([1, 2, 5]);
});

test('[R29, R7, R6, R8] round 24 pays, then the player finishes or goes on without end', () => {
  const state = position({
    board: rows('#  #  #  #  #  .'),
    hand: ['mono-1'],
    target: 6,
    round: 24,
    gold: 10,
    bosses: [],
  });
  const won = play(state, 'p0 f0');
  expect(won.state.payout).toMatchObject({ base: 5, interest: 2 });
  expect(eventsOf(won, 'runWon')).toHaveLength(1);
  expect(won.state.record).toMatchObject({ total: 6, best: 6, lines: 1, rounds: 1, won: true });
  const done = play(won.state, 'f').state;
  expect(rokumasu.result(done)).toEqual({ scores: [6], winners: [0] });
  const on = play(won.state, 'n', 'l');
  expect(on.state).toMatchObject({ round: 25, phase: 'progress', target: 2 * targetOf(state, 22) });
  expect(new Set(on.state.bosses).size).toBe(2);
  const endless = play({ ...on.state, hands: 0 }, 'g').state;
  const lost = { ...endless, hands: 1, hand: [endless.hand[0] ?? null] };
  const over = play(lost, 'p0 a0').state;
  expect(over.phase).toBe('lost');
  expect(rokumasu.result(over)?.winners).toEqual([0]);
  expect(rokumasu.apply(position({ phase: 'cleared' }), 0, { type: 'finish' })).toMatchObject({ ok: false });
});

test('[R34, R35] one placement tells its story in order, and effects see the hands after it', () => {
  const state = position({
    board: rows('c  #  #  #  #  .', '.  .  c  .  .  .'),
    blessed: { b0: 'power' },
    relics: ['timing'],
    hand: ['mono-1'],
    hands: 4,
    target: 9999,
  });
  const played = play(state, 'p0 f0');
  const told = ['placed', 'handSpent', 'scored', 'cleared', 'branded', 'charged', 'drawn'];
  expect(played.events.map(event => event.type)).toEqual(told);
  expect(eventsOf(played, 'scored')[0]?.ledger.at(-1)).toMatchObject({ source: 'relic:timing', tenths: 30 });
});

test('a setup with options is not plain, and nonsense is refused', () => {
  expect(isPlainSetup(setups.read('classic')!)).toBe(true);
  expect(isPlainSetup(setups.read('standard gold=9')!)).toBe(false);
  const wrong = ['', 'Standard', 'standard ', 'standard round=25', 'standard relics=compass_rose', 'standard gold=07'];
  for (const text of [...wrong, 'standard relics=copy,copy', 'standard amulets=vanish,vanish,vanish', 'constructor'])
    expect(setups.read(text)).toBeNull();
});
