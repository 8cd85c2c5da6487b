import { expect, test } from 'vitest';
import type { RelicId } from './index.ts';
import { eventsOf, type Played, type Position, play, position, steps } from '../testing.ts';

const EMPTY = '.  .  .  .  .  .';
const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => EMPTY)].join('\n');

/** One row lacking its last cell; a free-standing block keeps the board from being emptied. */
const ROW = rows('#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .');
const TWO_ROWS = rows('#  #  #  #  #  .', '#  #  #  #  #  .', '#  .  .  .  .  .');
const COLUMN = `
  #  .  #  .  .  .
  #  .  #  .  .  .
  #  .  #  .  .  .
  #  .  #  .  .  .
  #  .  #  .  .  .
  .  .  .  .  .  .
`;
const CROSS = `
  .  #  #  #  #  #
  #  .  .  .  .  .
  #  .  .  .  .  .
  #  .  .  .  .  .
  #  .  .  .  .  .
  #  .  .  #  .  .
`;

function withRelic(id: RelicId, more: Position, line = 'p0 f0'): Played {
  return play(position({ relics: [id], board: ROW, hand: ['mono-1', 'mono-1'], target: 99_999, ...more }), line);
}

/** What the relic wrote into the ledger of the clear. */
function says(id: RelicId, more: Position = {}, line = 'p0 f0'): string[] {
  return steps(withRelic(id, more, line))
    .filter(step => step.includes('relic:'))
    .map(step => step.replace(/ \(relic:\w+\)$/, ''));
}

const shape: Record<number, [string, string]> = {
  1: ['mono-1', 'p0 f0'],
  2: ['dom-v', 'p0 f0'],
  3: ['tro-i-v', 'p0 f0'],
  4: ['tet-i-v', 'p0 f0'],
  5: ['pent-i-v', 'p0 f0'],
  6: ['hex-I6-v', 'p0 f0'],
};

test.each([1, 2, 3, 4, 5, 6])('[R101] size bonus %i counts the cleared cells again', n => {
  for (const [size, [mino, line]] of Object.entries(shape)) {
    const said = says(`size_bonus_${n}` as RelicId, { hand: [mino, 'mono-1'] }, line);
    const cells = Number(size) === 6 ? 11 : 6;
    expect(said).toEqual(Number(size) === n ? [`+${cells} blocks`] : []);
  }
});

test('[R102, R125] anchor and first strike: the first clear of a round only', () => {
  expect(says('anchor')).toEqual(['+5 blocks']);
  expect(says('anchor', { clears: 1 })).toEqual([]);
  expect(says('first_strike')).toEqual(['×2.5 lines']);
  expect(says('first_strike', { clears: 1 })).toEqual([]);
});

test('[R103, R104] featherweight up to 2 cells, heavyweight from 5', () => {
  const said = (id: RelicId): string[][] =>
    [1, 2, 3, 4, 5, 6].map(n => says(id, { hand: [shape[n]?.[0] ?? '', 'mono-1'] }));
  expect(said('featherweight')).toEqual([['+4 blocks'], ['+4 blocks'], [], [], [], []]);
  expect(said('heavyweight')).toEqual([[], [], [], [], ['+3 blocks'], ['+3 blocks']]);
});

test('[R105, R70] twins: the size before is compared before it is overwritten; free pieces do not count', () => {
  const after = (first: string, second: string): string[] => {
    const state = position({ relics: ['twin'], board: ROW, hand: [first, second, 'mono-1'], target: 9999 });
    return steps(play(state, 'p0 c4', 'p1 f0')).filter(step => step.includes('twin'));
  };
  expect(after('mono-1', 'mono-1')).toEqual(['+4 blocks (relic:twin)']);
  expect(after('mono-1', 'dom-v')).toEqual([]);
  expect(after('dom-h', 'dom-v')).toEqual(['+4 blocks (relic:twin)']);
  expect(after('mono-1', 'mono-1 nohand')).toEqual([]);
  expect(says('twin')).toEqual([]);
  const between = position({ relics: ['twin'], board: ROW, hand: ['dom-h', 'mono-1 nohand', 'dom-v'], target: 9999 });
  expect(steps(play(between, 'p0 c4', 'p1 a5', 'p2 f0'))).toContain('+4 blocks (relic:twin)');
});

test('[R106, R107, R112] crown counts patterns, the stamp seals, the alchemist both on one', () => {
  const board = rows('e2 f  #G nG #  .', EMPTY, '#  .  .  .  .  .');
  expect(says('crown', { board })).toEqual(['+6 blocks']);
  expect(says('stamp', { board })).toEqual(['+15 blocks']);
  expect(says('alchemist', { board })).toEqual(['+20 blocks']);
  expect(says('crown').concat(says('stamp'), says('alchemist'))).toEqual([]);
});

test('[R108, R111, R123] compass, crossroads and symmetry want rows and columns', () => {
  const cross: Position = { board: CROSS };
  expect(says('compass', cross, 'p0 a0')).toEqual(['+3 blocks']);
  expect(says('cross', cross, 'p0 a0')).toEqual(['+30 blocks']);
  expect(says('symmetry', cross, 'p0 a0')).toEqual(['×2 lines']);
  expect([says('compass'), says('cross'), says('symmetry')]).toEqual([[], [], []]);
  const grid = rows(
    '.  .  #  #  #  #',
    '.  .  #  #  #  #',
    ...Array.from({ length: 3 }, () => '#  #  .  .  .  .'),
    '#  #  .  #  .  .',
  );
  expect(says('cross', { board: grid, hand: ['tet-o', 'mono-1'] }, 'p0 a0')).toEqual(['+120 blocks']);
});

test('[R109] minimalist: a deck of 5 or fewer', () => {
  const deck = ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v'];
  expect(says('minimalist', { deck })).toEqual(['+5 blocks']);
  expect(says('minimalist', { deck: [...deck, 'tet-o'] })).toEqual([]);
});

test('[R110] gardener: first pays, then grows by 0.2 for each patterned cell', () => {
  const played = withRelic('gardener', {
    board: rows('e  f  #  #  #  .', EMPTY, '#  .  .  .  .  .'),
    relics: [['gardener', { tenths: 6 }]],
  });
  expect(steps(played)).toContain('+0.6 blocks (relic:gardener)');
  expect(played.state.relics[0]?.my).toEqual({ tenths: 10 });
});

test('[R113] snowball: 0.5 more after each clear, and it outlasts the round', () => {
  const played = withRelic('snowball', {
    relics: [['snowball', { tenths: 10 }]],
    board: TWO_ROWS,
    hand: ['dom-v', 'mono-1'],
  });
  expect(steps(played)).toContain('+1 blocks (relic:snowball)');
  expect(played.state.relics[0]?.my).toEqual({ tenths: 15 });
  const next = play(position({ phase: 'progress', relics: [['snowball', { tenths: 15 }]] }), 'g');
  expect(next.state.relics[0]?.my).toEqual({ tenths: 15 });
});

test('[R114] script marks two lines each round; one gives 1, both 2', () => {
  expect(says('script', { relics: [['script', { first: 0, second: 8 }]] })).toEqual(['+1 lines']);
  expect(says('script', { relics: [['script', { first: 3, second: 8 }]] })).toEqual([]);
  expect(says('script', { relics: [['script', { first: 0, second: 6 }]], board: CROSS }, 'p0 a0')).toEqual([
    '+2 lines',
  ]);
  for (let i = 0; i < 30; i++) {
    const begun = play(position({ phase: 'progress', relics: ['script'], seed: `s${i}` }), 'g');
    const [first = -1, second = -1] = eventsOf(begun, 'marked')[0]?.lines ?? [];
    expect(first).not.toBe(second);
    expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
    expect(Math.max(first, second)).toBeLessThan(12);
    expect(begun.state.relics[0]?.my).toEqual({ first, second });
  }
});

test.each([0, 1, 2, 3])('[R115] the gambler adds what it rolls: %i', value => {
  expect(says('gambler', { rolls: { luck: [[4, value]] } })).toEqual(value > 0 ? [`+${value} lines`] : []);
});

test('[R116] full clear: nothing may be left, an obstacle neither', () => {
  expect(says('full_clear_bonus', { board: rows('#  #  #  #  #  .') })).toEqual(['×5 lines']);
  expect(says('full_clear_bonus')).toEqual([]);
  expect(says('full_clear_bonus', { board: rows('#  #  #  #  #  .', EMPTY, 'X  .  .  .  .  .') })).toEqual([]);
});

const TWO_COLUMNS = `
  #  #  #  .  .  .
  #  #  .  .  .  .
  #  #  .  .  .  .
  #  #  .  .  .  .
  #  #  .  .  .  .
  .  .  .  .  .  .
`;

test('[R117, R118] bamboo for columns only, crab for rows only, times their number', () => {
  expect(says('takenoko', { board: TWO_COLUMNS, hand: ['dom-h', 'mono-1'] }, 'p0 a5')).toEqual(['×2 lines']);
  expect(says('kani', { board: TWO_COLUMNS, hand: ['dom-h', 'mono-1'] }, 'p0 a5')).toEqual([]);
  expect(says('kani', { board: TWO_ROWS, hand: ['dom-v', 'mono-1'] })).toEqual(['×2 lines']);
  expect(says('takenoko', { board: TWO_ROWS, hand: ['dom-v', 'mono-1'] })).toEqual([]);
  expect(says('takenoko', { board: CROSS }, 'p0 a0').concat(says('kani', { board: CROSS }, 'p0 a0'))).toEqual([]);
  expect(says('kani')).toEqual([]);
});

test('[R119, R129, R132] one line, two or more, three or more', () => {
  const three = rows('#  #  #  #  #  .', '#  #  #  #  #  .', '#  #  #  #  #  .', '#  .  .  .  .  .');
  const said = (id: RelicId): string[][] => [
    says(id),
    says(id, { board: TWO_ROWS, hand: ['dom-v', 'mono-1'] }),
    says(id, { board: three, hand: ['tro-i-v', 'mono-1'] }),
  ];
  expect(said('single_line')).toEqual([['×3 lines'], [], []]);
  expect(said('chain_master')).toEqual([[], ['×1.5 lines'], ['×1.5 lines']]);
  expect(said('meteor')).toEqual([[], [], ['×2 lines']]);
});

test('[R120, R121] growing bamboo and crab grow before they act, and the other way resets them', () => {
  const grown = (id: RelicId, tenths: number, more: Position, line?: string): [string[], number] => {
    const played = withRelic(id, { ...more, relics: [[id, { tenths }]] }, line);
    return [steps(played).filter(step => step.includes('relic')), Number(played.state.relics[0]?.my['tenths'])];
  };
  expect(grown('nobi_kani', 10, {})).toEqual([['×1.5 lines (relic:nobi_kani)'], 15]);
  expect(grown('nobi_kani', 20, {})).toEqual([['×2.5 lines (relic:nobi_kani)'], 25]);
  expect(grown('nobi_kani', 20, { board: COLUMN }, 'p0 a5')).toEqual([[], 10]);
  expect(grown('nobi_takenoko', 10, { board: COLUMN }, 'p0 a5')).toEqual([['×1.5 lines (relic:nobi_takenoko)'], 15]);
  expect(grown('nobi_takenoko', 20, {})).toEqual([[], 10]);
  expect(grown('nobi_kani', 20, { board: CROSS }, 'p0 a0')).toEqual([[], 10]);
});

test('[R122, R124, R133, R35] timing, crescent and last stand look at the hands after the placement', () => {
  const said = (id: RelicId): string[] =>
    [1, 2, 3, 4, 5, 6, 7].map(hands => says(id, { hands, hand: ['mono-1', 'mono-1 nohand'] }).join());
  expect(said('timing')).toEqual(['×3 lines', '', '', '×3 lines', '', '', '×3 lines']);
  expect(said('crescent')).toEqual(['', '×1.5 lines', '', '×1.5 lines', '', '×1.5 lines', '']);
  expect(said('last_stand')).toEqual(['×3 lines', '×3 lines', '×3 lines', '', '', '', '']);
});

test('[R126, R70] muscle: 0.3 for each placed piece of 4 or more, this one too; free ones do not train', () => {
  const state = position({ relics: ['muscle'], board: ROW, hand: ['tet-o', 'tro-i-h', 'tet-i-v'], target: 9999 });
  expect(steps(play(state, 'p0 c4', 'p1 b2', 'p2 f0'))).toContain('×1.6 lines (relic:muscle)');
  expect(says('muscle')).toEqual([]);
  expect(says('muscle', { hand: ['tet-i-v nohand', 'mono-1'] })).toEqual([]);
});

test('[R127] collector: 0.5 for each kind seen before in the round', () => {
  const played = withRelic('collector', {
    board: rows('e  f  e  #  #  .', EMPTY, '#  .  .  .  .  .'),
    relics: [['collector', { tenths: 5, seen: 'feather' }]],
  });
  expect(steps(played)).toContain('×1.5 lines (relic:collector)');
  expect(played.state.relics[0]?.my).toEqual({ tenths: 10, seen: 'feather enhanced' });
});

test('[R128] orchestra: three kinds of pattern', () => {
  expect(says('orchestra', { board: rows('e  f  n  n  #  .', EMPTY, '#  .  .  .  .  .') })).toEqual(['×2 lines']);
  expect(says('orchestra', { board: rows('e  f  e  f  #  .', EMPTY, '#  .  .  .  .  .') })).toEqual([]);
});

test('[R130] the furnace burns stones: they bar no line and give 15 each', () => {
  const board = rows('#S #S #  #  #  .', EMPTY, '#  .  .  .  .  .');
  expect(says('furnace', { board })).toEqual(['+30 blocks']);
  expect(withRelic('furnace', { board }).state.board[0]).toBeNull();
  expect(says('furnace', { board, rules: 'classic' })).toEqual(['+30 blocks']);
});

test('[R131, R70] rapid fire: ×1, ×2, ×3 …; a placement without a clear resets, also a free one', () => {
  const at = (times: number): Position => ({ relics: [['rensha', { times }]] });
  expect([says('rensha', at(1)), says('rensha', at(3))]).toEqual([[], ['×3 lines']]);
  expect(withRelic('rensha', at(3)).state.relics[0]?.my).toEqual({ times: 4 });
  expect(withRelic('rensha', at(3), 'p0 c4').state.relics[0]?.my).toEqual({ times: 1 });
  const free: Position = { ...at(3), hand: ['mono-1 nohand', 'mono-1'] };
  expect(withRelic('rensha', free, 'p0 c4').state.relics[0]?.my).toEqual({ times: 1 });
});

test('[R134, R70] patience: the third dry placement arms it, the clear spends it', () => {
  const hand = ['mono-1', 'mono-1', 'mono-1 nohand', 'mono-1'];
  const state = position({ relics: ['patience'], board: ROW, hand, target: 9999 });
  const dry = play(state, 'p0 a4', 'p1 c4', 'p2 e4');
  expect(steps(play(dry.state, 'p3 f0'))).toContain('×3 lines (relic:patience)');
  expect(play(dry.state, 'p3 f0').state.relics[0]?.my).toEqual({ dry: 0 });
  expect(steps(play(state, 'p0 a4', 'p1 c4', 'p3 f0')).join()).not.toContain('patience');
});

test('[R135] overload: 27 filled cells before the clear, the placed piece among them', () => {
  const packed = (loose: string): string =>
    ['#  #  #  #  #  .', '#  #  #  #  #  .', '#  #  #  #  #  .', '#  #  #  #  #  .', '#  #  #  #  #  .', loose].join(
      '\n',
    );
  expect(says('overload', { board: packed('.  #  .  .  .  .') })).toEqual(['×2 lines']);
  expect(says('overload', { board: packed('.  .  .  .  .  .') })).toEqual([]);
});
