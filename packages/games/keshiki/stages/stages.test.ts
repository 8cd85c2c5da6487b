import { describe, expect, test } from 'vitest';
import { colorsOn, type Board } from '../board.ts';
import { kindOf } from '../blocks.ts';
import { goalKinds } from '../goals.ts';
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

/** What hooks count, by the words they count it with; the longest word that fits is meant. */
const counted: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['氷結カウンター+', ['icePlus']],
  ['氷結カウンター−', ['iceMinus']],
  ['カウンター+', ['plus']],
  ['カウンター−', ['minus']],
  ['LV2の氷', ['ice2']],
  ['氷', ['ice1', 'ice2']],
  ['岩', ['rock']],
];

describe('what a hook counts or says of all, a pedant counts too', () => {
  const kindsOf = (number: number) => stage(number).board.cells.map(kindOf);
  test.each(numbers)('stage %i', number => {
    const hook = stage(number).hook.ja.replace(/[「」]/g, '');
    const found = /(氷結カウンター[+−]|カウンター[+−]|LV2の氷|氷|岩)[がを]([一二三四五六七八九])つ(?!ずつ|おき)/.exec(
      hook,
    );
    if (!found) return;
    const kinds = counted.find(([word]) => word === found[1])?.[1] ?? [];
    const there = kindsOf(number).filter(kind => kind !== null && kinds.includes(kind));
    expect(there.length, hook).toBe('一二三四五六七八九'.indexOf(found[2] ?? '') + 1);
  });

  test('the last stage names what it has', () => {
    const here = new Set(kindsOf(STAGE_COUNT).filter(kind => kind !== null && kind !== 'normal'));
    expect([here.size, here.has('marked')]).toEqual([8, false]);
    expect(stage(STAGE_COUNT).hook.ja).toContain('マークつき以外の八種');
  });
});

test('[K37] the three stars of a stage ask for three kinds of things, or for evenly spaced scores', () => {
  const points: number[] = [];
  for (const number of numbers) {
    const { goals } = stage(number);
    if (goals.every(({ kind }) => kind === 'score')) {
      points.push(number);
      const [one = 0, two = 0, three = 0] = goals.map(({ amount }) => amount);
      expect(Math.abs(two - one - (three - two)), `stage ${number}`).toBeLessThanOrEqual(10);
    } else expect(new Set(goals.map(({ kind }) => kind)).size, `stage ${number}`).toBe(3);
  }
  expect(points).toEqual([1, 3, 6]);
});

test('[K37] every kind of goal is the first of eight stages at least', () => {
  const mains = numbers.map(number => stage(number).goals[0]);
  for (const kind of goalKinds)
    expect(mains.filter(goal => goal?.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
  expect(mains.filter(goal => goal?.within !== null).length).toBeGreaterThanOrEqual(8);
});

test('stages grow harder: each tenth is the hardest of its set, the hundredth of all, and the order holds', () => {
  const all = numbers.map(number => stage(number).difficulty);
  for (let tenth = 10; tenth <= 100; tenth += 10) {
    const others = all.slice(tenth - 10, tenth - 1);
    expect(all[tenth - 1], `stage ${tenth}`).toBeGreaterThan(Math.max(...others));
  }
  expect(all[99]).toBeGreaterThan(Math.max(...all.slice(0, 99)));
  const sorted = [...all].sort((a, b) => a - b);
  const ranks = all.map(value => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 - 49.5);
  const sum = (of: (i: number) => number): number => numbers.reduce((total, _, i) => total + of(i), 0);
  const both = sum(i => (i - 49.5) * (ranks[i] ?? 0));
  expect(both / Math.sqrt(sum(i => (i - 49.5) ** 2) * sum(i => (ranks[i] ?? 0) ** 2))).toBeGreaterThanOrEqual(0.85);
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
    ['peaks 2', hill],
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
    ['patch Y 3', hill],
    ['capOf Y 1', hill],
    ['parted normal', hill],
    ['likeColors', boardOf('| __R __Y |')],
    ['reflected', hill],
    ['joins 2', hill],
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
    expect(broken('hill; peaks 1; likeColors', hill, [])).toEqual([]);
    expect(broken('reflected; parted ice1', boardOf('| _*R __Y |\n| _*Y __R |'), [])).toEqual([]);
    expect(broken('ringOf rock; count rock 8; mirror', ring, [])).toEqual([]);
    expect(broken('rooms 2; columnOf steel 2; twins normal', walls, [])).toEqual([]);
    expect(() => broken('magic', hill, [])).toThrow('no promise is called magic');
  });
});
