import { expect, test } from 'vitest';
import { preview } from '../../preview.ts';
import { rokumasu } from '../../game.ts';
import { conditionLive, conditionMarks } from '../../texts.ts';
import { baseTarget, flowOf, targetOf, tuned } from '../../tuned.ts';
import { cellAt, eventsOf, type Played, type Position, play, points, position, steps } from '../../testing.ts';
import { type LongBossId, longBossIds } from './index.ts';

const EMPTY = '.  .  .  .  .  .';
const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => EMPTY)].join('\n');
const ROW = rows('#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .');
const TWO = rows('#  #  #  #  #  .', '#  #  #  #  #  .', '#  .  .  .  .  .');
const COLUMN = rows('.  .  #  .  .  .', ...Array.from({ length: 5 }, () => '#  .  .  .  .  .'));

type Remembered = Readonly<Record<string, number | string>>;

function against(id: LongBossId, more: Position = {}, my: Remembered = {}) {
  const base: Position = {
    rules: 'journey',
    round: 3,
    board: ROW,
    hand: ['mono-1', 'mono-1'],
    target: 99_999,
    hands: 6,
  };
  const s = position({ ...base, bosses: [id], ...more });
  const conditions = s.conditions.map(one =>
    one.source === `boss:${id}` ? { ...one, my: { ...one.my, ...my } } : one,
  );
  return { ...s, conditions };
}

/** What a boss asks for in round 3, and so many percent of the round's own target. */
const asked = (id: LongBossId): number => targetOf(against(id), 3);
const percent = (of: number): number => Math.floor((baseTarget('journey', 3) * of) / 100);

const memory = ({ state }: Played): unknown => state.conditions.at(-1)?.my;
const cleared = (played: Played): number => eventsOf(played, 'scored').length;
const says = (played: Played): string =>
  steps(played)
    .filter(step => step.includes('(boss:'))
    .map(step => step.replace(/ \(.*/, ''))
    .join();
const filled = (played: Played): string[] =>
  played.state.board.flatMap((block, cell) => (block ? [`${'abcdef'[cell % 6]}${Math.floor(cell / 6)}`] : []));

test('[R301] twin_gates: rows with an even number of hands left, columns with an odd one', () => {
  expect(cleared(play(against('twin_gates', { hands: 5 }), 'p0 f0'))).toBe(1);
  expect(cleared(play(against('twin_gates', { hands: 6 }), 'p0 f0'))).toBe(0);
  expect(cleared(play(against('twin_gates', { hands: 6, board: COLUMN }), 'p0 a0'))).toBe(1);
  expect(conditionMarks(against('twin_gates', { hands: 5 })).lines).toEqual([0, 1, 2, 3, 4, 5]);
  const waiting = play(against('twin_gates', { hands: 6 }), 'p0 f0').state;
  expect(cleared(play(waiting, 'p1 a5'))).toBe(1);
});

test('[R302] tax: a gold a clear, or half', () => {
  const paid = play(against('tax', { gold: 1 }), 'p0 f0');
  expect([points(paid), paid.state.gold, eventsOf(paid, 'goldPaid').length]).toEqual([6, 0, 1]);
  expect(points(play(against('tax', { gold: 0 }), 'p0 f0'))).toBe(3);
});

test('[R303] hunger: the eighth placement without a clear costs a hand more', () => {
  expect(play(against('hunger', {}, { dry: 6 }), 'p0 a5').state.hands).toBe(5);
  expect(play(against('hunger', {}, { dry: 7 }), 'p0 a5').state.hands).toBe(4);
  expect(memory(play(against('hunger', {}, { dry: 3 }), 'p0 f0'))).toEqual({ dry: 0 });
  expect(conditionLive(against('hunger', {}, { dry: 1 }), 1)).toEqual({ sign: 'left', tenths: 60 });
});

test('[R304] lantern: only lit lines, and the light moves', () => {
  expect(cleared(play(against('lantern'), 'p0 f0'))).toBe(0);
  const lit = against('lantern', {}, { cell: 3 });
  expect(cleared(play(lit, 'p0 f0'))).toBe(1);
  expect(conditionMarks(lit)).toEqual({ lines: [0, 9, 4, 6], cells: [3, 24], asleep: [] });
  expect(memory(play(lit, 'p0 f0'))).toEqual({ cell: 10 });
  expect(cleared(play(against('lantern', {}, { cell: 19 }), 'p0 f0'))).toBe(1);
});

test('[R305] scales: an odd number of lines counts half', () => {
  expect(says(play(against('scales'), 'p0 f0'))).toBe('×0.5 lines');
  expect(says(play(against('scales', { board: TWO, hand: ['dom-v'] }), 'p0 f0'))).toBe('');
});

test('[R306] rival: a clear has to beat twice the last one', () => {
  expect(points(play(against('rival', {}, { best: 2 }), 'p0 f0'))).toBe(6);
  const beaten = play(against('rival', {}, { best: 3 }), 'p0 f0');
  expect([points(beaten), memory(beaten)]).toEqual([3, { best: 3 }]);
});

test('[R307] pilgrim: the last four lines do not clear again', () => {
  expect(cleared(play(against('pilgrim', {}, { seen: 'bcda' }), 'p0 f0'))).toBe(0);
  const other = play(against('pilgrim', {}, { seen: 'bcde' }), 'p0 f0');
  expect(memory(other)).toEqual({ seen: 'cdea' });
  expect(conditionMarks(against('pilgrim', {}, { seen: 'bg' })).lines).toEqual([1, 6]);
});

test('[R308] veranda: without a line at the edge, three tenths, and a higher target', () => {
  expect(targetOf(against('veranda'), 3)).toBe(Math.floor(baseTarget('journey', 3) * 1.2));
  expect(says(play(against('veranda'), 'p0 f0'))).toBe('');
  expect(says(play(against('veranda', { board: rows(EMPTY, '#  #  #  #  #  .') }), 'p0 f1'))).toBe('×0.3 lines');
});

test('[R309] heavy_gate: small pieces clear nothing, larger ones what waits', () => {
  const waiting = play(against('heavy_gate', { hand: ['mono-1', 'tro-i-h'] }), 'p0 f0');
  expect(cleared(waiting)).toBe(0);
  expect(cleared(play(waiting.state, 'p1 a5'))).toBe(1);
});

test('[R310] still_water: no flow for less of the target', () => {
  const still = against('still_water', { lines: 4 });
  expect(targetOf(still, still.round)).toBe(Math.floor((baseTarget('journey', still.round) * 45) / 100));
  expect([points(play(still, 'p0 f0')), flowOf(still, 1)]).toEqual([6, 10]);
  expect(points(play({ ...still, conditions: [] }, 'p0 f0'))).toBe(30);
});

test('[R311] gamble: ×2 or ×0.5, and the preview tells both', () => {
  expect(points(play(against('gamble', { rolls: { luck: [[2, 1]] } }), 'p0 f0'))).toBe(12);
  expect(points(play(against('gamble', { rolls: { luck: [[2, 0]] } }), 'p0 f0'))).toBe(3);
  const shown = preview(against('gamble'), { type: 'place', from: 0, cell: 5 });
  expect(shown?.outcomes.map(({ odds, points: made }) => [odds, made])).toEqual([
    [0.5, 3],
    [0.5, 12],
  ]);
});

test('[R312] landlord: corners', () => {
  expect(says(play(against('landlord'), 'p0 f0'))).toBe('×1.1 lines');
  expect(says(play(against('landlord', { board: rows(EMPTY, '#  #  #  #  #  .') }), 'p0 f1'))).toBe('×0.4 lines');
});

test('[R313] festival: a higher target, three times the reward', () => {
  const s = position({ rules: 'journey', round: 3, bosses: ['festival'] });
  const plain = position({ rules: 'journey', round: 3, bosses: ['silence'] });
  expect(s.target).toBe(Math.floor(targetOf(plain, 3) * 1.6));
  const won = play({ ...against('festival'), target: 6, score: 5 }, 'p0 f0');
  expect(won.state.payout?.base).toBe(15);
});

test('[R314] market_day: the target falls with gold', () => {
  const asks = (gold: number): number => targetOf(against('market_day', { gold }), 3);
  const base = targetOf(against('silence'), 3);
  expect([asks(0), asks(10), asks(99)]).toEqual([
    Math.floor(base * 1.7),
    Math.floor(base * 1.4),
    Math.floor(base * 0.7),
  ]);
});

test('[R315] silence: one relic sleeps at a time', () => {
  const s = against('silence', { relics: ['single_line', 'anchor'] });
  expect(conditionMarks(s).asleep).toEqual([0]);
  expect(steps(play(s, 'p0 f0')).filter(step => step.includes('relic'))).toEqual(['+5 blocks (relic:anchor)']);
  expect(conditionMarks(play(s, 'p0 a5').state).asleep).toEqual([1]);
});

test('[R316] pawnshop: the dearest relic sleeps until two lines go', () => {
  const s = against('pawnshop', { relics: ['anchor', 'single_line'] });
  expect(conditionMarks(s).asleep).toEqual([1]);
  const back = play(
    against('pawnshop', { relics: ['anchor', 'single_line'], board: TWO, hand: ['dom-v', 'mono-1'] }),
    'p0 f0',
  );
  expect(conditionMarks(back.state).asleep).toEqual([]);
});

test('[R317] waning: four, three, two, one, for a higher target', () => {
  expect(asked('waning')).toBe(percent(140));
  const begun = play(
    { ...against('waning'), phase: 'progress', hand: [], pile: [], board: [...against('waning').board] },
    'g',
  );
  expect(begun.state.hand).toHaveLength(4);
  expect([1, 2, 3, 4, 5].map(drawn => tuned(against('waning', {}, { drawn }), 'draw'))).toEqual([4, 3, 2, 1, 4]);
});

test('[R318] late_bloom: the first six placements clear nothing, for a higher target', () => {
  expect(asked('late_bloom')).toBe(percent(135));
  expect(cleared(play(against('late_bloom', {}, { placed: 5 }), 'p0 f0'))).toBe(0);
  expect(cleared(play(against('late_bloom', {}, { placed: 6 }), 'p0 f0'))).toBe(1);
});

test('[R319] wind: all blocks move right, around the edge, for a higher target', () => {
  expect(asked('wind')).toBe(percent(135));
  expect(filled(play(against('wind', { board: rows('.  .  .  .  .  #') }), 'p0 b2'))).toEqual(['a0', 'c2']);
});

test('[R320] tide: every fourth placement a row rises, for a higher target', () => {
  expect(asked('tide')).toBe(percent(145));
  const risen = play(against('tide', { board: rows(EMPTY, '#  .  .  .  .  .') }, { placed: 3 }), 'p0 b2');
  expect(filled(risen)).toEqual(['a0', 'b1', 'a5', 'c5', 'd5', 'f5']);
  expect(memory(risen)).toEqual({ placed: 4, hole: 3 });
  expect(new Set(risen.state.board.flatMap(block => (block ? [block.piece] : []))).size).toBe(6);
});

test('[R321] mirror: pieces come reflected, seals on their cells; the target is higher', () => {
  const s = against('mirror', { deck: ['tet-l-0 multi@0', 'dom-h', 'dom-v'] });
  const { hand } = play({ ...s, phase: 'progress', hand: [], pile: [] }, 'g').state;
  expect(hand.find(card => card?.id === 0)).toMatchObject({ mino: 'tet-j-0', seal: { id: 'multi', at: 0 } });
  expect(targetOf(s, 3)).toBe(Math.floor(baseTarget('journey', 3) * 1.25));
});

test('[R322] triplets: three times the same piece, and more hands', () => {
  const s = against('triplets', { deck: ['tet-l-0', 'dom-h', 'dom-v'] });
  const { hand, hands } = play({ ...s, phase: 'progress', hand: [], pile: [] }, 'g').state;
  expect(hands).toBe(18);
  expect(new Set(hand.map(card => card?.mino)).size).toBe(1);
  expect(new Set(hand.map(card => card?.id)).size).toBe(3);
});

test('[R323] frost: cleared cells freeze for three placements', () => {
  const s = against('frost', { hand: ['mono-1', 'mono-1', 'mono-1', 'mono-1'] });
  const frozen = play(s, 'p0 f0');
  expect(frozen.state.board.filter(block => block?.pattern === 'obstacle')).toHaveLength(6);
  expect(conditionMarks(frozen.state).cells).toHaveLength(6);
  const still = play(frozen.state, 'p1 a5');
  const last = play(still.state, 'p2 c5');
  for (const step of [still, last]) expect(step.state.board[0]?.pattern).toBe('obstacle');
  expect(play(last.state, 'p3 e5').state.board[0]).toBeNull();
});

test('[R324] narrow: a column is walled up, and rows have five cells', () => {
  const s = against('narrow', {
    board: rows('#  #  #  #  .  X', ...Array.from({ length: 5 }, () => '.  .  .  .  .  X')),
  });
  const played = play(s, 'p0 e0');
  expect(eventsOf(played, 'scored')).toMatchObject([{ rows: [0], points: 5 }]);
  const begun = play({ ...s, phase: 'progress', hand: [], pile: [] }, 'g').state;
  expect(begun.board.filter(block => block?.pattern === 'obstacle')).toHaveLength(6);
  expect(targetOf(s, 3)).toBe(Math.floor(baseTarget('journey', 3) * 1.55));
});

test('[R325] giant: the middle is blocked until three lines go', () => {
  const begun = play({ ...against('giant'), phase: 'progress', hand: [], pile: [] }, 'g').state;
  expect(['c2', 'd2', 'c3', 'd3'].map(name => begun.board[cellAt(name)]?.pattern)).toEqual(Array(4).fill('obstacle'));
  const full = '#  #  #  #  #  .';
  const giant = ['.  .  X  X  .  .', '.  .  X  X  .  .'];
  const stays = play(against('giant', { board: rows(full, full, ...giant), hand: ['dom-v', 'mono-1'] }), 'p0 f0');
  expect(stays.state.board[cellAt('c2')]?.pattern).toBe('obstacle');
  const edge = '.  .  .  .  .  #';
  const board = rows(full, full, ...giant.map(row => row.replace(/.$/, '#')), edge, edge);
  const moved = play(against('giant', { board, hand: ['dom-v', 'mono-1'] }), 'p0 f0');
  expect(moved.state.board[cellAt('c2')]).toBeNull();
});

test('[R326] weeds: a block grows with each draw, for a higher target', () => {
  expect(asked('weeds')).toBe(percent(160));
  const begun = play({ ...against('weeds'), phase: 'progress', hand: [], pile: [] }, 'g').state;
  expect(begun.board.filter(block => block)).toHaveLength(1);
});

test('[R327] flip: the board turns over with a new hand', () => {
  const turned = play(against('flip', { board: rows('#  .  .  .  .  .'), hand: ['mono-1'], pile: [0, 1, 2] }), 'p0 b5');
  expect(filled(turned)).toEqual(['b0', 'a5']);
});

test('[R328] quake: every fourth placement blocks fall, for a higher target', () => {
  expect(asked('quake')).toBe(percent(160));
  const fallen = play(
    against('quake', { board: rows('#  .  .  .  .  .', '#  .  .  .  .  .') }, { placed: 3 }),
    'p0 b2',
  );
  expect(filled(fallen)).toEqual(['a4', 'a5', 'b5']);
});

test('[R4, R300] a set draws its boss from the 28, and all of them are drawn', () => {
  const seen = new Set(
    Array.from({ length: 400 }, (_, i) => rokumasu.start(rokumasu.setups.read('journey')!, `b${i}`).bosses.join()),
  );
  expect([...seen].sort()).toEqual([...longBossIds].sort());
});
