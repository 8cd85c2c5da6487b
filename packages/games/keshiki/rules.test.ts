import { describe, expect, test } from 'vitest';
import { block, colorOf, kindIds, kinds } from './blocks.ts';
import { readCell } from './cells.ts';
import { keshiki } from './game.ts';
import { boardLine, drawBoard, readBoard, readBoardLine } from './notation.ts';
import { preview } from './play.ts';
import { goalKinds, goals, readGoal, scoreGoals, starsFrom, starsIn, writeGoal } from './goals.ts';
import { oneAndAHalf, pointsOf } from './score.ts';
import { paths } from './settle.ts';
import { act, boardOf, playing, tapped } from './testing.ts';
import { refusals } from './texts.ts';

const mixed = `
     a   b   c   d   e
  +---------------------+
0 | __B _*R **G _+Y _-W |
1 | *+L *-B <_> <-> __Y |
  +---------------------+
// d0 = 3
// e0 = 12
// a1 = 4
// b1 = 2`;

describe('[K1] the notation', () => {
  test('every kind is read and written', () => {
    const drawn = drawBoard(boardOf(mixed));
    expect(drawn).toBe(mixed.trim().replace(/^/, '     '));
    expect(drawBoard(boardOf(drawn))).toBe(drawn);
  });

  test('the obsolete spellings of the original game are read, never written', () => {
    const drawn = drawBoard(boardOf('| _=B *=Y [_] [-] |\n// a0 = 3, b0 = 4'));
    expect(drawn).toContain('| _-B *-Y <_> <-> |');
  });

  test('the original game’s picture of all symbols loads as printed; counters without a value get one', () => {
    const printed = `
     a   b   c   d
  +-----------------+
0 | _*R _+R _=B *+Y |
1 | *=B <-> __B __Y |
2 | __B __R <_> __Y |
3 | __Y __Y __R __R |
  +-----------------+`;
    expect(boardLine(boardOf(printed))).toBe('*R+3R-3B*+3Y/*-3BxBY/BRoY/YYRR');
  });

  test.each([
    ['| __B __Q |', 1, 7, '“__Q” is not a block'],
    ['     a\n  +-----+\n0 | __B\n', 3, 8, 'the row has no closing |'],
    ['| __B |\n| __B __B |', 2, 11, 'this row has 2 cells, the first 1'],
    ['| __B__B |', 1, 10, 'cells are three characters with one space around each'],
    ['| __B |\nhello', 2, 1, 'neither a row between | and |, a frame, nor a note'],
    ['', 1, 1, 'no row between | and |'],
    ['| __B _+R |\n// a0 = 3', 2, 4, 'a0 is not a counter'],
    ['| __B _+R |\n// b0 = 0', 2, 4, 'a counter goes from 1 to 99'],
  ])('%j is refused with its place', (text, line, column, why) => {
    const reading = readBoard(text);
    expect(reading).toMatchObject({ ok: false, line, column, why: { en: why } });
    expect(reading.ok ? '' : reading.why.ja).toMatch(/[ぁ-ん]/);
  });

  test('columns go on after z', () => {
    const board = { width: 28, height: 1, cells: Array<number>(28).fill(1) };
    expect(drawBoard(board)).toContain('  z  aa  ab');
    expect(readCell('ab0')).toBe(27);
    expect(drawBoard(boardOf(drawBoard(board)))).toBe(drawBoard(board));
  });
});

describe('[K2] counters in text', () => {
  test('a note in the words of the original game', () => {
    expect(boardLine(boardOf('| _+R |\n// a0の_+Rのカウンター+ブロックの値が5'))).toBe('+5R');
    expect(boardLine(boardOf('| _-R |\n- a0の_+Rのカウンター-ブロックの値が3'))).toBe('-3R');
  });

  test('one line goes and comes back', () => {
    const line = boardLine(boardOf(mixed));
    expect(line).toBe('B*R**G+3Y-12W/*+4L*-2BoxY');
    expect(boardLine(readBoardLine(line) ?? boardOf('|     |'))).toBe(line);
    for (const wrong of ['', 'Q', 'R/RR', '+R', '3R', '**+3R', '+03R', 'R/', '*'])
      expect(readBoardLine(wrong)).toBeNull();
  });
});

test('[K3] [K4] what cannot be tapped says why and changes nothing', () => {
  const state = playing(`
0 | __B _*R <_> <-> |
1 | __B _+R     __G |
// b1 = 3`);
  const why = (cell: string): string => {
    const step = keshiki.apply(state, 0, { type: 'tap', cell: readCell(cell) ?? -1 });
    return step.ok ? 'ok' : step.why;
  };
  expect(['b0', 'c1', 'd0', 'b1', 'd1', 'c0', 'e0', 'a0'].map(why)).toEqual([
    'frozen',
    'rock',
    'steel',
    'counter',
    'single',
    'empty',
    'outside',
    'ok',
  ]);
  for (const reason of ['frozen', 'rock', 'steel', 'counter', 'single', 'empty', 'outside', 'over'])
    expect(refusals[reason]?.ja).toBeTruthy();
});

test('[K5] a group runs through ice and counters, never over corners, rocks or steel', () => {
  const state = playing(`
0 | __R     __R <_> __R |
1 | _*R **R _+R     __R |
2 | __B __B __R __B __R |
// c1 = 9`);
  const shown = preview(state, readCell('a0') ?? -1);
  expect(shown.ok && [...shown.group].sort((a, b) => a - b)).toEqual(
    ['a0', 'c0', 'a1', 'b1', 'c1', 'c2'].map(readCell),
  );
});

test('[K6] two are enough, even when one of them is frozen or a counter', () => {
  expect(tapped('| __R __B |', 'a0')).toContain('| __R __B |');
  expect(tapped('| __R __R __B |', 'a0')).toContain('| __B         |');
  expect(tapped('| __R _*R __B |', 'a0')).toContain('| __R __B     |');
  expect(tapped('| __R _-R __B |\n// b0 = 2', 'a0')).toContain('| __B         |');
});

test('[K7] [K12] at least five: with four it stays, with five and six it goes', () => {
  for (const [value, left] of [
    [6, '| _+R         |'],
    [5, '|             |'],
    [4, '|             |'],
  ] as const)
    expect(tapped(`0 | __R __R     |\n1 | __R _+R __R |\n// b1 = ${value}`, 'a0')).toContain(left);
});

test('[K13] at most: with one too many it stays', () => {
  for (const [value, left] of [
    [4, '| _-R         |'],
    [5, '|             |'],
    [6, '|             |'],
  ] as const)
    expect(tapped(`0 | __R __R     |\n1 | __R _-R __R |\n// b1 = ${value}`, 'a0')).toContain(left);
});

test('[K8] [K9] [K23] the thawed block stays, and points count what was removed', () => {
  const { state, events } = act(playing('| __R __R _*R __R __R __R |'), 'a0');
  expect(events[0]).toMatchObject({ type: 'removed', size: 6, points: 25, score: 25 });
  expect(boardLine(state.board)).toBe('R.....');
});

test('[K10] [K11] two thaws for thick ice, one step a tap however many neighbours go', () => {
  const first = act(playing('0 |     __R     |\n1 | __R **R __R |\n2 | __B __R __B |'), 'b0');
  expect(first.events.filter(event => event.type === 'thawed')).toHaveLength(1);
  expect(boardLine(first.state.board)).toBe('.../.../B*RB');
});

test('[K14] a frozen counter thaws to plain when met, else to its counter', () => {
  expect(tapped('| __R __R *+R |\n// c0 = 3', 'a0')).toContain('| __R         |');
  expect(tapped('| __R __R *+R |\n// c0 = 4', 'a0')).toContain('| _+R         |');
  expect(tapped('| __R __R *-R |\n// c0 = 3', 'a0')).toContain('| __R         |');
  expect(tapped('| __R __R *-R |\n// c0 = 2', 'a0')).toContain('| _-R         |');
});

test('[K15] [K16] [K20] blocks fall, then empty columns close, then nothing else happens', () => {
  const { events } = act(playing('0 | __B __B     |\n1 | __R __Y     |\n2 | __R __Y __B |'), 'b1');
  expect(events.map(event => event.type)).toEqual(['removed', 'fell']);
  expect(tapped('0 | __B __R __B |\n1 | __Y __R __B |', 'b0')).toContain('0 | __B __B     |');
});

test('[K17] [K18] [K19] drawn floating, a board settles before play', () => {
  expect(boardLine(playing('0 | __R <_> <-> |\n1 |             |').board)).toBe('..x/Ro.');
});

test('[K21] [K25] an all-clear may leave rock and steel, ends the stage and pays half again', () => {
  const { state, events } = act(playing('| __R __R __R <_> |', { target: 14, par: 14 }), 'a0');
  expect(state).toMatchObject({ phase: 'cleared', score: 14 });
  expect(events.at(-1)).toEqual({ type: 'cleared', bonus: 5, score: 14, stars: 3 });
  expect(events.slice(-4, -1).map(event => event.type === 'reached' && event.star)).toEqual([1, 2, 3]);
  expect(keshiki.result(state)).toEqual({ scores: [14], winners: [0] });
  expect(act(playing('| __R __R __B _*B |'), 'a0').state.phase, 'ice left is not clear').toBe('playing');
});

test('[K22] stuck is told, and the stage stays open', () => {
  const { state, events } = act(playing('| __R __R __B _*G _*G |'), 'a0');
  expect(events.at(-1)).toEqual({ type: 'stuck', left: 3 });
  expect([...keshiki.legal(state, 0)]).toEqual([{ type: 'finish' }]);
});

test('[K24] points: n², half again when boosted, rounded half up', () => {
  expect([2, 3, 5, 10, 20].map(n => pointsOf(n, false))).toEqual([4, 9, 25, 100, 400]);
  expect([2, 3, 5].map(n => pointsOf(n, true))).toEqual([6, 14, 38]);
  expect(oneAndAHalf(oneAndAHalf(800))).toBe(1800);
});

test('[K26] finishing wins at the target and loses below it', () => {
  const won = act(act(playing('| __R __R __B |', { target: 4 }), 'a0').state, 'finish');
  expect(keshiki.result(won.state)).toEqual({ scores: [4], winners: [0] });
  const lost = act(playing('| __R __R __B |', { target: 4 }), 'finish');
  expect(keshiki.result(lost.state)).toEqual({ scores: [0], winners: [] });
  expect(keshiki.apply(won.state, 0, { type: 'finish' })).toEqual({ ok: false, why: 'over' });
});

test('[K27] stars', () => {
  expect(scoreGoals(500, 1000).map(writeGoal)).toEqual(['500', '735', '970']);
  expect(scoreGoals(500, null).map(writeGoal)).toEqual(['500']);
  expect(scoreGoals(0, null)).toEqual([]);
  expect([[false, true, true], [true], [true, false, true]].map(starsFrom)).toEqual([0, 1, 2]);
});

describe('[K37] goals', () => {
  const puzzle = (line: string) => {
    const setup = keshiki.setups.read(line);
    if (!setup) throw new Error(line);
    return keshiki.start(setup, '');
  };
  const told = (line: string, taps: readonly string[]) => {
    let state = puzzle(line);
    const stars: string[] = [];
    for (const tap of taps) {
      const step = act(state, tap);
      state = step.state;
      stars.push(step.events.flatMap(event => (event.type === 'reached' ? [event.star] : [])).join());
    }
    return stars;
  };

  test.each([
    ['ice', 'R*RB/R*RB', ['a0'], ['1']],
    ['numbers', '+3RRB/RRB', ['b0'], ['1']],
    ['rocks', '.o/BR/BR', ['b1'], ['1']],
    ['marked', '@RRB/BYY', ['b0'], ['1']],
    ['clear', 'RRB/RRB', ['a0', 'a0'], ['', '1']],
    ['4', 'RRB/BYY', ['a0'], ['1']],
  ])('%s is reached when nothing of it is left', (goal, board, taps, stars) => {
    expect(told(`puzzle ${goal} ${board}`, taps)).toEqual(stars);
  });

  test('a limit of taps holds for its goal alone, and what is reached stays so', () => {
    const line = 'puzzle marked,marked@1,clear YY@RR/BBGG';
    expect(told(line, ['c0', 'a0', 'a1', 'a1'])).toEqual(['1,2', '', '', '3']);
    expect(told(line, ['a0', 'c0', 'a1', 'a1'])).toEqual(['', '1', '', '3']);
  });

  test('without the first goal there is no star and no win', () => {
    const { state } = act(act(puzzle('puzzle clear,4 RRB/BYG'), 'a0').state, 'finish');
    expect([starsIn(state), keshiki.result(state)]).toEqual([0, { scores: [0], winners: [] }]);
  });

  test('many in one tap: what goes counts, not what only thaws; what was taken before does not add up', () => {
    expect(told('puzzle big4 RRB/BBB', ['a0', 'a1'])).toEqual(['', '1']);
    expect(told('puzzle big3 RR*R/BBY', ['a0'])).toEqual(['']);
    expect(told('puzzle big4 RRYY/BBGG', ['a0', 'a1'])).toEqual(['', '']);
  });

  test('few left: coloured blocks only; one colour: every kind of block of it', () => {
    expect(told('puzzle few1 RRo/YYB', ['a0', 'a1'])).toEqual(['', '1']);
    expect(told('puzzle colorR RR*R/BBY', ['a0'])).toEqual(['']);
    expect(told('puzzle colorR,colorB RR+3R/BBY', ['a0', 'a1'])).toEqual(['1', '2']);
  });

  test('every kind has its words, is written and read; nonsense is refused', () => {
    for (const kind of goalKinds) expect(Object.values(goals[kind].text(500)).every(Boolean), kind).toBe(true);
    for (const word of ['500', '500@9', 'clear', 'ice@6', 'big12', 'few5@9', 'colorW'])
      expect(writeGoal(readGoal(word) ?? { kind: 'ice', amount: 0, within: null })).toBe(word);
    for (const word of [
      '',
      '0',
      'score',
      'ice@0',
      'ice@',
      'iced',
      '5x',
      'big',
      'big0',
      'few',
      'colorX',
      'color1',
      'clear3',
    ])
      expect(readGoal(word), word).toBeNull();
    for (const line of ['puzzle RR', 'puzzle ice,ice,ice,ice RR', 'puzzle 007 RR'])
      expect(keshiki.setups.read(line)).toBeNull();
  });

  test('the preview tells the goals and the bonus of the last tap', () => {
    const shown = preview(puzzle('puzzle clear,14 RRR'), 0);
    expect(shown).toMatchObject({ ok: true, points: 9, bonus: 5, reaches: [1, 2] });
  });

  test('stars of version 1 are read from its target and par', () => {
    const old = { board: boardOf('| __R |'), score: 85, phase: 'finished', target: 50, par: 100 };
    expect([starsIn(old), starsIn({ ...old, score: 49 }), starsIn({ ...old, phase: 'cleared' })]).toEqual([2, 0, 3]);
  });
});

test('[K38] a marked block is tapped and goes like a plain one', () => {
  expect(tapped('| _@R __R __B |', 'a0')).toContain('| __B         |');
});

test('[K35] the preview is what then happens', () => {
  const state = playing(`
0 | __R _*R **R |
1 | __R _+R _-R |
2 | __B *-R __B |
// b1 = 8
// c1 = 5
// b2 = 9`);
  const shown = preview(state, readCell('a0') ?? -1);
  expect(shown).toMatchObject({ ok: true, points: 4 });
  expect(shown.ok && shown.touched.map(({ outcome, by }) => [outcome, by])).toEqual([
    ['thawed', 0],
    ['untouched', 0],
    ['short', 1],
    ['over', 2],
    ['untouched', 0],
  ]);
  expect(preview(state, readCell('b0') ?? -1)).toEqual({ ok: false, why: 'frozen' });
});

test('[K36] paths follow each block through falls and slides', () => {
  const { events } = act(playing('0 | __B __R __G |\n1 | __R __R __Y |\n2 | __R __R __G |'), 'b0');
  expect(paths(events)).toEqual([
    { from: readCell('a0'), movements: [{ type: 'fell', to: readCell('a2') }] },
    { from: readCell('c0'), movements: [{ type: 'slid', to: readCell('b0') }] },
    { from: readCell('c1'), movements: [{ type: 'slid', to: readCell('b1') }] },
    { from: readCell('c2'), movements: [{ type: 'slid', to: readCell('b2') }] },
  ]);
});

test('only kinds with a colour have one', () => {
  for (const kind of kindIds) expect(colorOf(block(kind, 3)), kind).toBe(kinds[kind].colored ? 3 : 0);
});
