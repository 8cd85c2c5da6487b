import { expect, test } from 'vitest';
import { MOST_POINTS } from './score.ts';
import { cellAt, eventsOf, type Played, type Position, play, points, position, steps } from './testing.ts';

/** Row 0 lacks f0; the piece completes it. */
function clearRow(row: string, more: Position = {}): Played {
  const empty = Array.from({ length: 5 }, () => '.  .  .  .  .  .').join('\n');
  const state = position({ board: `${row}\n${empty}`, hand: ['mono-1', 'mono-1'], target: 9999, ...more });
  return play(state, 'p0 f0');
}

test('[R37, R38] a plain row: A 6, B 1', () => {
  expect(steps(clearRow('# # # # # .'))).toEqual(['+6 blocks (cells)', '+1 lines (lines)']);
});

test('[R39, R45] enhanced +2, with multi twice; the seal itself +1', () => {
  expect(steps(clearRow('e e # # # .'))).toContain('+4 blocks (pattern:enhanced)');
  expect(steps(clearRow('e2 # # # # .'))).toEqual([
    '+6 blocks (cells)',
    '+1 lines (lines)',
    '+4 blocks (pattern:enhanced)',
    '+1 blocks (seal:multi)',
  ]);
});

test('[R39, R45, R144, R150] multi × prism × amplifier × charge', () => {
  const played = clearRow('e2 c2 c # # .', { relics: ['prism', 'amplifier'], charges: { b0: 4, c0: 3 } });
  expect(steps(played)).toEqual([
    '+4 blocks (cells)',
    '+1 lines (lines)',
    '+15 blocks (pattern:enhanced)',
    '+15 blocks (pattern:charge)',
    '+4 blocks (seal:multi)',
  ]);
  expect(points(played)).toBe(38);
});

test('[R40, R45] a charge cell is no base block; its multi seal still adds 1', () => {
  expect(steps(clearRow('c2 # # # # .', { charges: { a0: 5 } }))).toEqual([
    '+5 blocks (cells)',
    '+1 lines (lines)',
    '+10 blocks (pattern:charge)',
    '+1 blocks (seal:multi)',
  ]);
  expect(points(clearRow('c c c c c .', { hand: ['mono-1 charge', 'mono-1'] }))).toBe(0);
});

test('[R43, R142] charge grows after the scoring of every later placement, by 2 with a magnet', () => {
  const state = position({ hand: ['dom-h charge', 'mono-1 nohand', 'mono-1'], target: 9999 });
  const placed = play(state, 'p0 a0', 'p1 c3');
  expect([placed.state.board[0]?.charge, placed.state.board[1]?.charge]).toEqual([1, 1]);
  const later = play(placed.state, 'p2 e5');
  expect(later.state.board[0]?.charge).toBe(2);
  const row = clearRow('c # # # # .', { charges: { a0: 1 } });
  expect(steps(row)).toContain('+1 blocks (pattern:charge)');
  const magnet = play({ ...state, relics: position({ relics: ['magnet'] }).relics }, 'p0 a0', 'p1 c3');
  expect(magnet.state.board[0]?.charge).toBe(2);
});

test('[R41] a lucky hit doubles the lines B starts from, before anything is added to B', () => {
  const hit: Position = { rolls: { luck: [[10, 0]] }, brands: { a0: 'pulsation 5' } };
  expect(steps(clearRow('l # # # # .', hit))).toEqual([
    '+6 blocks (cells)',
    '+1 lines (lines)',
    '×2 lines (pattern:lucky)',
    '+1 lines (brand:pulsation)',
  ]);
  expect(points(clearRow('l # # # # .', hit))).toBe(18);
  const miss = clearRow('l # # # # .', { rolls: { luck: [[10, 5]] } });
  expect(points(miss)).toBe(6);
  expect(eventsOf(miss, 'rolled')).toMatchObject([{ source: 'pattern:lucky', hit: false, value: 1 }]);
});

test('[R41, R45, R144] each lucky cell rolls, with multi twice, with prism three times; two hits double once', () => {
  const second: Position = {
    rolls: {
      luck: [
        [10, 9],
        [10, 0],
      ],
    },
  };
  expect(points(clearRow('l # # # # .', second))).toBe(6);
  expect(points(clearRow('l l # # # .', second))).toBe(12);
  expect(points(clearRow('l2 # # # # .', second))).toBe(14);
  expect(eventsOf(clearRow('l2 l # # # .', { ...second, relics: ['prism'] }), 'rolled')[0]?.value).toBe(4);
  const both: Position = {
    rolls: {
      luck: [
        [10, 0],
        [10, 0],
      ],
    },
  };
  expect(points(clearRow('l l # # # .', both))).toBe(12);
});

test('[R42] gold mines roll before luck, luck before the gambler', () => {
  const played = clearRow('l # # # # .', {
    brands: { b0: 'gold_mine 2', d0: 'gold_mine 4' },
    relics: ['gambler'],
    rolls: {
      luck: [
        [4, 1],
        [4, 3],
        [10, 9],
        [4, 2],
      ],
    },
  });
  expect(eventsOf(played, 'rolled').map(e => [e.source, e.hit])).toEqual([
    ['brand:gold_mine', true],
    ['brand:gold_mine', true],
    ['pattern:lucky', false],
    ['relic:gambler', true],
  ]);
  expect(steps(played)).toContain('+2 lines (relic:gambler)');
  expect(played.state.gold).toBe(2);
});

test('[R44] feather and nohand add nothing', () => {
  expect(points(clearRow('f n # # # .'))).toBe(6);
});

test('[R46, R47, R136] gold seals pay 1, the treasure hunter 1 more; gold mines are not doubled', () => {
  expect(clearRow('#G #G # # # .').state.gold).toBe(2);
  expect(clearRow('#G #G # # # .', { relics: ['treasure_hunter'] }).state.gold).toBe(4);
  const mine: Position = { brands: { a0: 'gold_mine 4' }, relics: ['treasure_hunter'] };
  expect(clearRow('#2 # # # # .', mine).state.gold).toBe(1);
});

test('[R49, R50] enhancement adds 0.5 a level to A, pulsation 0.2 a level to B', () => {
  const played = clearRow('# # # # # .', { brands: { a0: 'enhancement 3', b0: 'pulsation 4', c0: 'pulsation 1' } });
  expect(steps(played)).toEqual([
    '+6 blocks (cells)',
    '+1 lines (lines)',
    '+1.5 blocks (brand:enhancement)',
    '+1 lines (brand:pulsation)',
  ]);
  expect(points(played)).toBe(15);
});

test('[R50] a pulsing crossing counts once', () => {
  const board = `
    #  #  #  #  #  .
    .  .  .  .  .  #
    .  .  .  .  .  #
    .  .  .  .  .  #
    .  .  .  .  .  #
    .  .  .  .  .  #
  `;
  const state = position({ board, brands: { f0: 'pulsation 5' }, hand: ['mono-1'], target: 999 });
  expect(steps(play(state, 'p0 f0'))).toContain('+1 lines (brand:pulsation)');
});

test('[R51] classic combo: 2^n − 1 after the relics, multi counts twice', () => {
  const classic: Position = { rules: 'classic', relics: ['crown'] };
  expect(steps(clearRow('k k k # # .', classic)).slice(-2)).toEqual([
    '+6 blocks (relic:crown)',
    '+7 blocks (pattern:combo)',
  ]);
  expect(steps(clearRow('k2 k # # # .', { rules: 'classic' }))).toContain('+7 blocks (pattern:combo)');
  expect(steps(clearRow('k2 # # # # .', { rules: 'classic', relics: ['prism'] }))).toContain(
    '+7 blocks (pattern:combo)',
  );
});

test('[R52] classic aura: neighbours of another piece, once a cell, times multi of the cleared cell', () => {
  const board = `
    #2 #  #  #  #  .
    a  a  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
  `;
  const state = position({ rules: 'classic', board, hand: ['mono-1'], target: 999 });
  expect(steps(play(state, 'p0 f0'))).toContain('+3 blocks (pattern:aura)');
  const own = position({
    rules: 'classic',
    board: 'a  a  #  #  #  .\n'.concat(Array.from({ length: 5 }, () => '.  .  .  .  .  .').join('\n')),
    pieces: 'x  x  .  .  .  .\n'.concat(Array.from({ length: 5 }, () => '.  .  .  .  .  .').join('\n')),
    hand: ['mono-1'],
    target: 999,
  });
  expect(steps(play(own, 'p0 f0'))).toContain('+1 blocks (pattern:aura)');
});

test('[R53] classic moss: board edges go to B before the relics; a corner has two', () => {
  const played = clearRow('m m2 # # # .', { rules: 'classic', relics: ['single_line'] });
  expect(steps(played).slice(1)).toEqual([
    '+1 lines (lines)',
    '+1 blocks (seal:multi)',
    '+4 lines (pattern:moss)',
    '×3 lines (relic:single_line)',
  ]);
});

test('[R54, R152] classic seals: score 5, arrows 10 along their line, 20 with the compass rose', () => {
  expect(steps(clearRow('#5 # # # # .', { rules: 'classic' }))).toContain('+5 blocks (seal:score)');
  expect(steps(clearRow('#- #| # # # .', { rules: 'classic' }))).toContain('+10 blocks (seal:arrow_h)');
  expect(steps(clearRow('#- #| # # # .', { rules: 'classic' })).join()).not.toContain('arrow_v');
  const rose: Position = { rules: 'classic', relics: ['compass_rose'] };
  expect(steps(clearRow('#- # # # # .', rose))).toContain('+20 blocks (seal:arrow_h)');
  const column = position({
    rules: 'classic',
    board: ['#|', '#', '#', '#', '#', '.'].map(mark => `${mark}  .  .  .  .  .`).join('\n'),
    hand: ['mono-1'],
    target: 999,
  });
  expect(steps(play(column, 'p0 a5'))).toContain('+10 blocks (seal:arrow_v)');
});

test('[R56, R58, R59] a blessing leaves a buff on its cell after the scoring and acts from the next clear on', () => {
  const played = clearRow('# # # # # .', { blessed: { a0: 'power', b0: 'gold', c0: 'chain' } });
  expect(steps(played)).toEqual(['+6 blocks (cells)', '+1 lines (lines)']);
  expect(played.state.brands.slice(0, 4)).toEqual([
    { id: 'enhancement', level: 1 },
    { id: 'gold_mine', level: 1 },
    { id: 'pulsation', level: 1 },
    null,
  ]);
  expect(eventsOf(played, 'branded').map(e => e.cell)).toEqual([0, 1, 2]);
  const again = play({ ...position({ phase: 'progress' }), brands: played.state.brands }, 'g');
  expect(again.state.brands).toEqual(played.state.brands);
});

test('[R57, R58] multi stamps two levels, prism no more; another kind changes nothing; levels have a most', () => {
  const stamped = (row: string, more: Position): unknown => clearRow(row, more).state.brands[0];
  expect(stamped('#2 # # # # .', { blessed: { a0: 'power' } })).toEqual({ id: 'enhancement', level: 2 });
  const prism: Position = { blessed: { a0: 'power' }, relics: ['prism'], brands: { a0: 'enhancement 7' } };
  expect(stamped('#2 # # # # .', prism)).toEqual({ id: 'enhancement', level: 9 });
  const other: Position = { blessed: { a0: 'power' }, brands: { a0: 'pulsation 1' } };
  expect(stamped('# # # # # .', other)).toEqual({ id: 'pulsation', level: 1 });
  const most: Position = { blessed: { a0: 'gold' }, brands: { a0: 'gold_mine 3' } };
  expect(stamped('#2 # # # # .', most)).toEqual({ id: 'gold_mine', level: 4 });
});

test('[R58] at its highest level a buff is not stamped again: nothing is told and nothing is rolled', () => {
  const most = clearRow('# # # # # .', { blessed: { a0: 'gold' }, brands: { a0: 'gold_mine 4' } });
  expect(eventsOf(most, 'branded')).toEqual([]);
  const phase = position({ blessed: { a0: 'phase' }, brands: { a0: 'phase 1' } });
  const veiled = clearRow('# # # # # .', { blessed: { a0: 'phase' }, brands: { a0: 'phase 1' } });
  expect(eventsOf(veiled, 'branded')).toEqual([]);
  expect(veiled.state.rng.stamp).toBe(phase.rng.stamp);
  const below = clearRow('# # # # # .', { blessed: { a0: 'gold' }, brands: { a0: 'gold_mine 3' } });
  expect(eventsOf(below, 'branded')).toMatchObject([{ cell: 0, brand: 'gold_mine', level: 4 }]);
});

test('[R55] what a round and a run have scored is capped, too', () => {
  const near = clearRow('# # # # # .', { score: MOST_POINTS - 1, target: MOST_POINTS });
  expect(points(near)).toBe(6);
  expect(near.state.score).toBe(MOST_POINTS);
  expect(eventsOf(near, 'scored')).toMatchObject([{ score: MOST_POINTS }]);
  const empty = Array.from({ length: 5 }, () => '.  .  .  .  .  .').join('\n');
  const run = position({ board: `# # # # # .\n${empty}`, hand: ['mono-1'], target: 9999 });
  const long = play({ ...run, record: { ...run.record, total: MOST_POINTS - 1 } }, 'p0 f0');
  expect(long.state.record.total).toBe(MOST_POINTS);
});

test('[R57] phase is stamped one time in four, with multi two tries', () => {
  const hit: Position = { blessed: { a0: 'phase' }, rolls: { stamp: [[4, 0]] } };
  expect(clearRow('# # # # # .', hit).state.brands[0]).toEqual({ id: 'phase', level: 1 });
  const second: Position = {
    blessed: { a0: 'phase' },
    rolls: {
      stamp: [
        [4, 3],
        [4, 0],
      ],
    },
  };
  expect(clearRow('# # # # # .', second).state.brands[0]).toBeNull();
  expect(clearRow('#2 # # # # .', second).state.brands[0]).toEqual({ id: 'phase', level: 1 });
});

test('[R60, R23] under an obstacle a buff sleeps; feather brings it back', () => {
  const board = `
    X  #  #  #  #  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
  `;
  const state = position({ board, brands: { a0: 'enhancement 4' }, hand: ['mono-1', 'mono-1 feather'], target: 999 });
  const barred = play(state, 'p0 f0');
  expect(steps(barred)).toEqual([]);
  expect(barred.state.brands[cellAt('a0')]).toEqual({ id: 'enhancement', level: 4 });
  expect(steps(play(barred.state, 'p1 a0'))).toContain('+2 blocks (brand:enhancement)');
});

test('[R62] a gold mine pays level times in four', () => {
  const rich: Position = { brands: { a0: 'gold_mine 4' } };
  expect(clearRow('# # # # # .', rich).state.gold).toBe(1);
  const poor = (value: number): number =>
    clearRow('# # # # # .', { brands: { a0: 'gold_mine 1' }, rolls: { luck: [[4, value]] } }).state.gold;
  expect([poor(0), poor(1)]).toEqual([1, 0]);
});
