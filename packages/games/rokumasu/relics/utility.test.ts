import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import type { State } from '../state.ts';
import { cellAt, eventsOf, type Played, type Position, play, points, position, steps } from '../testing.ts';
import { relicIds } from './index.ts';

const EMPTY = '.  .  .  .  .  .';
const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => EMPTY)].join('\n');
const ROW = rows('#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .');
const NINE = rows('#  #  #  .  .  .', '.  .  #  #  #  .', '#  .  .  .  .  #', '#  .  .  .  .  .');

const refusedFor = (state: State, line: string): string | null => {
  const step = rokumasu.apply(state, 0, rokumasu.actions.read(line)!);
  return step.ok ? null : step.why;
};

test('[R137] goldfish: twice the target pays 3', () => {
  const won = (target: number): State =>
    play(position({ relics: ['goldfish'], board: ROW, hand: ['mono-1'], target, hands: 1 }), 'p0 f0').state;
  expect(won(3).payout?.extra).toEqual([{ source: 'relic:goldfish', amount: 3 }]);
  expect(won(3).gold).toBe(4);
  expect(won(4).payout?.extra).toEqual([]);
});

test('[R140] midas: 5 gold for an empty board, eruptions too', () => {
  const gold = (board: string): number =>
    play(position({ relics: ['midas'], board, hand: ['mono-1', 'mono-1'], target: 999 }), 'p0 f0').state.gold;
  expect([gold(rows('#  #  #  #  #  .')), gold(ROW)]).toEqual([5, 0]);
  const state = position({ relics: ['volcano', 'midas'], board: NINE, hand: ['mono-1'], hands: 1, target: 60 });
  expect(eventsOf(play(state, 'p0 f5'), 'gold')).toContainEqual(
    expect.objectContaining({ source: 'relic:midas', amount: 5 }),
  );
});

/** Nine blocks, and a tenth placed with the last hand: the volcano's moment. */
function erupt(more: Position, line = 'p0 f5'): Played {
  const base: Position = { relics: ['volcano'], board: NINE, hand: ['mono-1'], hands: 1, target: 99_999 };
  return play(position({ ...base, ...more }), line);
}

test('[R65, R138] volcano: ten blocks give 60, with four multipliers 1800', () => {
  const alone = erupt({});
  expect(steps(alone)).toEqual(['+10 blocks (cells)', '+6 lines (relic:volcano)']);
  expect(points(alone)).toBe(60);
  expect(eventsOf(alone, 'cleared')[0]).toMatchObject({ source: 'relic:volcano' });
  expect(alone.state.phase).toBe('lost');
  const relics = ['volcano', 'full_clear_bonus', 'chain_master', 'meteor', 'symmetry'] as const;
  expect(points(erupt({ relics }))).toBe(1800);
  expect(erupt({ target: 60 }).state.phase).toBe('cleared');
});

test('[R138] no eruption after a clear, with the target reached, or while hands are left', () => {
  expect(eventsOf(erupt({ clears: 1 }), 'scored')).toEqual([]);
  expect(eventsOf(erupt({ hands: 2, hand: ['mono-1', 'mono-1'] }), 'scored')).toEqual([]);
});

test('[R65, R111] volcano and crossroads are no win button; size relics and script sleep', () => {
  const relics: Position['relics'] = [
    'volcano',
    'cross',
    'featherweight',
    'size_bonus_1',
    ['script', { first: 0, second: 7 }],
  ];
  expect(points(erupt({ relics }))).toBe(60);
  expect(steps(erupt({ relics: ['volcano', ['twin', { last: 1, same: 0 }]] })).join()).not.toContain('twin');
});

test('[R65, R130, R48] an eruption takes stones, never obstacles', () => {
  const board = rows('#S #S X  .  .  .');
  const played = erupt({ board, relics: ['volcano', 'furnace', 'full_clear_bonus'] });
  expect(steps(played)).toEqual(['+3 blocks (cells)', '+6 lines (relic:volcano)', '+30 blocks (relic:furnace)']);
  expect(played.state.board.flatMap((block, cell) => (block ? [cell] : []))).toEqual([2]);
  expect(steps(erupt({ board }))).toEqual(['+3 blocks (cells)', '+6 lines (relic:volcano)']);
});

test('[R138, R18] the volcano waits for the last free piece', () => {
  const waiting = erupt({ hand: ['mono-1', 'mono-1 nohand'] });
  expect(waiting.state.phase).toBe('playing');
  expect(points(play(waiting.state, 'p1 a5'))).toBe(66);
  expect(points(play(waiting.state, 'd'))).toBe(60);
});

test('[R138] an eruption called by hand leaves the state before it alone', () => {
  const waiting = erupt({
    hand: ['mono-1', 'mono-1 nohand'],
    relics: ['volcano', ['snowball', { tenths: 5 }], 'patience'],
  });
  const before = JSON.stringify(waiting.state);
  const ended = play(waiting.state, 'd');
  expect(steps(ended)).toContain('+0.5 blocks (relic:snowball)');
  expect(ended.state.relics[1]?.my).toEqual({ tenths: 10 });
  expect(JSON.stringify(waiting.state)).toBe(before);
});

test('[R139] merchant: rerolls 2 cheaper, never below 0', () => {
  const shop = { items: [], rerolls: 0, locked: null, coming: [] };
  const cost = (relics: Position['relics'], rerolls: number): number | undefined => {
    const state = { ...position({ phase: 'shop', relics: relics ?? [], gold: 99 }), shop: { ...shop, rerolls } };
    return eventsOf(play(state, 'w'), 'rerolled')[0]?.cost;
  };
  expect([cost([], 0), cost([], 2), cost(['merchant'], 0), cost(['merchant'], 2)]).toEqual([5, 9, 3, 7]);
});

test('[R68, R141] recycler: three times a round a piece goes for the next card', () => {
  const state = position({ relics: ['recycler'], hand: ['tet-o', 'dom-h'], pile: [0, 5, 4, 3], target: 999 });
  const one = play(state, 'r0');
  expect(one.state.hand.map(card => card?.mino)).toEqual(['tro-i-h', 'dom-h']);
  expect(one.state.pile).toEqual([0, 5, 4]);
  expect(one.state.hands).toBe(12);
  const three = play(one.state, 'r0', 'r1').state;
  expect(refusedFor(three, 'r0')).toBe('noRecycles');
  expect(refusedFor(position({ hand: ['tet-o'] }), 'r0')).toBe('noRecycles');
  expect(rokumasu.revealsHidden(one.events)).toBe(true);
});

test('[R143, R70] band-aid: every third hand a free monomino, in the slot just emptied', () => {
  const hand = ['mono-1', 'mono-1', 'mono-1', 'mono-1 nohand', 'mono-1'];
  const state = position({ relics: ['bandaid'], hand, target: 9999, hands: 9 });
  const two = play(state, 'p0 a0', 'p3 c0', 'p1 e0');
  expect(eventsOf(two, 'dealt')).toEqual([]);
  const third = play(two.state, 'p2 a2');
  expect(eventsOf(third, 'dealt')).toMatchObject([{ slot: 2, source: 'relic:bandaid' }]);
  expect(third.state.hand[2]).toMatchObject({ mino: 'mono-1', pattern: 'nohand' });
  const free = play(third.state, 'p2 c2');
  expect(free.state.hands).toBe(6);
  let nine = position({ relics: ['bandaid'], target: 9999, hands: 12, deck: ['mono-1', 'dom-h', 'dom-v', 'tro-i-h'] });
  let dealt = 0;
  while (nine.hands > 3) {
    const played = play(nine, rokumasu.actions.write([...rokumasu.legal(nine, 0)][0]!));
    dealt += eventsOf(played, 'dealt').length;
    nine = played.state;
  }
  expect(dealt).toBe(3);
  const last = position({ relics: [['bandaid', { spent: 2 }]], hand: ['mono-1'], hands: 1, target: 999 });
  expect(eventsOf(play(last, 'p0 a0'), 'dealt')).toEqual([]);
});

test('[R143] band-aid: a hand takes ten, as many as an action can name', () => {
  const dealtTo = (cards: number): number[] => {
    const hand = Array.from({ length: cards }, () => 'tet-o');
    const relics = ['hand_stock', ['bandaid', { spent: 2 }]] as const;
    const full = position({ relics, hand, stock: ['mono-1'], hands: 9, target: 999 });
    return eventsOf(play(full, 'px a0'), 'dealt').map(e => e.slot);
  };
  expect([8, 9, 10].map(dealtTo)).toEqual([[8], [9], []]);
});

test('[R66, R146] hand stock: move and swap for nothing, place for a hand', () => {
  const state = position({ relics: ['hand_stock'], hand: ['tet-o', 'dom-h'], target: 999 });
  const kept = play(state, 'k0 x');
  expect(kept.state.stock[0]?.mino).toBe('tet-o');
  expect(kept.state.hands).toBe(12);
  const swapped = play(kept.state, 'k1 x');
  expect([swapped.state.hand[1]?.mino, swapped.state.stock[0]?.mino]).toEqual(['tet-o', 'dom-h']);
  const placed = play(swapped.state, 'px a0');
  expect([placed.state.hands, placed.state.stock[0]]).toEqual([11, null]);
  expect(refusedFor(position({ hand: ['dom-h'] }), 'k0 x')).toBe('noSlot');
  const emptied = play(position({ relics: ['hand_stock'], hand: ['tet-o'], target: 999 }), 'k0 x');
  expect(eventsOf(emptied, 'drawn')).toHaveLength(1);
  const fresh = play({ ...position({ relics: ['hand_stock'], stock: ['tet-o'], phase: 'progress' }) }, 'g');
  expect(fresh.state.stock).toEqual([null]);
});

test('[R66] a stock piece that fits keeps the hand from being burned', () => {
  const jam = rows('.  #S #S #S #S #S', ...Array.from({ length: 4 }, () => '#S #S #S #S #S #S'), '#S #S #S #S #S .');
  const more: Position = { relics: ['hand_stock'], board: jam, hand: ['mono-1', 'tet-o'], hands: 6 };
  expect(eventsOf(play(position({ ...more, stock: ['mono-1'] }), 'p0 a0'), 'stuck')).toEqual([]);
  expect(eventsOf(play(position({ ...more, stock: [null] }), 'p0 a0'), 'stuck')).not.toEqual([]);
});

test('[R151] phoenix: the lost round is played again, the relic gone, gold and buffs kept', () => {
  const state = position({
    relics: ['phoenix', ['patience', { dry: 2 }]],
    round: 3,
    bosses: ['obstacle'],
    brands: { c3: 'pulsation 2' },
    hand: ['mono-1'],
    hands: 1,
    gold: 7,
  });
  const burned = play(state, 'p0 a0');
  expect(burned.state).toMatchObject({ phase: 'progress', round: 3, gold: 7, bosses: ['obstacle'] });
  expect(burned.state.relics.map(owned => owned.id)).toEqual(['patience']);
  expect(burned.events.map(e => e.type).slice(-3)).toEqual(['roundLost', 'relicGone', 'retried']);
  const again = play(burned.state, 'g').state;
  expect(again.brands[cellAt('c3')]).toEqual({ id: 'pulsation', level: 2 });
  expect([again.score, again.hands]).toEqual([0, 12]);
});

test('[R64] relics move along the shelf in every phase of a run', () => {
  const ids = (state: State): string[] => state.relics.map(owned => owned.id);
  const relics: Position['relics'] = ['crown', 'stamp', 'compass'];
  for (const phase of ['progress', 'playing', 'cleared', 'shop'] as const) {
    const moved = play(position({ relics, phase }), 'o20');
    expect(ids(moved.state)).toEqual(['compass', 'crown', 'stamp']);
    expect(rokumasu.revealsHidden(moved.events)).toBe(false);
  }
  expect(refusedFor(position({ relics }), 'o33')).toBe('noRelic');
  expect(refusedFor(position({ relics, phase: 'lost' }), 'o01')).toBe('over');
});

test('[R38] relics act from left to right: adding before multiplying is worth more', () => {
  const relics = [['script', { first: 0, second: 9 }], 'single_line'] as const;
  const scored = (list: Position['relics']): number =>
    points(play(position({ relics: list ?? [], board: ROW, hand: ['mono-1', 'mono-1'], target: 999 }), 'p0 f0'));
  expect([scored(relics), scored([relics[1], relics[0]])]).toEqual([36, 24]);
});

test('[R1] every relic has a rule in the book', () => {
  const book = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const id of relicIds) expect(book).toMatch(new RegExp(`\\*\\*R\\d+\\*\\* ${id.replace(/_[2-6]$/, '_1')}\\b`));
});
