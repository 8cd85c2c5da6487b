import { describe, expect, test } from 'vitest';
import { colorsOn, type Board } from '../board.ts';
import { goalKinds, writeGoal } from '../goals.ts';
import { act, boardOf } from '../testing.ts';
import { keshiki } from '../game.ts';
import { STAGE_COUNT, stage } from './index.ts';
import { broken, type Played } from './promises.ts';

const numbers = Array.from({ length: STAGE_COUNT }, (_, i) => i + 1);

function played(number: number): Played[] {
  let before = keshiki.start({ type: 'stage', stage: number, tools: [] }, '');
  return stage(number).line.map(line => {
    const { state, events } = act(before, line);
    const tap = { before, events };
    before = state;
    return tap;
  });
}

describe('[K28] the stored line of a stage', () => {
  test.each(numbers)('stage %i earns three stars, and its hook is true', number => {
    const { board, line, promise } = stage(number);
    const taps = played(number);
    const last = taps.at(-1);
    const end = last && act(last.before, line.at(-1) ?? '').state;
    expect(end?.reached).toEqual([true, true, true]);
    expect(end?.score).toBe(stage(number).par);
    expect(broken(promise, board, taps)).toEqual([]);
  });
});

test('[K37] the three stars of a stage ask for three things', () => {
  for (const number of numbers) expect(new Set(stage(number).goals.map(writeGoal)).size, `stage ${number}`).toBe(3);
  const mains = numbers.map(number => stage(number).goals[0]);
  for (const kind of goalKinds)
    expect(mains.filter(goal => goal?.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
  expect(mains.filter(goal => goal?.within !== null).length).toBeGreaterThanOrEqual(8);
});

test('all six colours occur, each in a third of the stages at least', () => {
  for (let color = 1; color <= 6; color++) {
    const having = numbers.filter(number => colorsOn(stage(number).board).includes(color));
    expect(having.length, `colour ${color}`).toBeGreaterThanOrEqual(33);
  }
});

describe('a promise that is not kept is named', () => {
  const hill = boardOf('|     __R     |\n| __R __Y __R |\n| __R __Y __R |');
  const ring = boardOf('| <_> <_> <_> |\n| <_> __R <_> |\n| <_> <_> <_> |');
  const walls = boardOf('| __R <-> __R |\n| __R <-> __R |');
  test.each<[string, Board]>([
    ['hill', ring],
    ['valley', hill],
    ['stairs', ring],
    ['comb', ring],
    ['tower', hill],
    ['flat', hill],
    ['mirror', boardOf('| _*R __R |')],
    ['ringOf rock', hill],
    ['rowOf rock 3', hill],
    ['columnOf steel 3', walls],
    ['twins rock', hill],
    ['onTop ice1', hill],
    ['onTop rock', ring],
    ['deep rock 1', ring],
    ['onFloor rock', ring],
    ['count rock 7', ring],
    ['many rock 9', ring],
    ['kinds 2', ring],
    ['colors 3', hill],
    ['sea Y 60', hill],
    ['capOf Y 1', hill],
    ['halves', walls],
    ['layers', hill],
    ['rooms 3', walls],
    ['shelf', hill],
    ['lastColor', hill],
    ['grows 4', hill],
    ['smallFirst', hill],
    ['slides 1', walls],
    ['thaws 1', hill],
    ['falls rock 1', hill],
    ['clears', hill],
  ])('%s', (promise, board) => {
    const start = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
    const line: Played[] = board === hill ? [{ before: start, events: act(start, 'a1').events }] : [];
    expect(broken(promise, board, line)).toEqual([promise]);
  });

  test('and what holds is not', () => {
    expect(broken('hill', hill, [])).toEqual([]);
    expect(broken('ringOf rock; count rock 8; mirror', ring, [])).toEqual([]);
    expect(broken('rooms 2; columnOf steel 2; twins normal', walls, [])).toEqual([]);
    expect(() => broken('magic', hill, [])).toThrow('no promise is called magic');
  });
});
