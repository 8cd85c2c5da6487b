import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { block, colors, counterOf, kindIds, kindOf, kinds, obstacleKinds, valueOf } from './blocks.ts';
import { mixedBoard } from './deals.ts';
import { keshiki } from './game.ts';
import { linkPreview, marks } from './link-preview.ts';
import { boardLine, cellText, drawBoard, readBoard, readBoardLine } from './notation.ts';
import { refusals } from './texts.ts';
import { toolIds } from './tools.ts';

describe.each(kindIds)('the entry of %s', kind => {
  const { code, colored, counter, letter, mark, refusal, thaws, tools, text, rule, meeting } = kinds[kind];
  const all = colors.flatMap((_, i) => (counter ? [counter.least, counter.most] : [0]).map(n => block(kind, i + 1, n)));
  const board = { width: all.length, height: 1, cells: all };

  test('is found again by its blocks', () => {
    expect(code).toBeGreaterThanOrEqual(0);
    expect(code).toBeLessThan(16);
    for (const b of all) expect(kindOf(b)).toBe(kind);
    expect(new Set(all).size).toBe((colored ? colors.length : 1) * (counter ? 2 : 1));
  });

  test('[K1] [K2] is written and read, in a picture and in one line', () => {
    expect(cellText(all[0] ?? 0)).toHaveLength(3);
    expect(mark).toHaveLength(colored ? 2 : 3);
    expect(letter === null).toBe(colored);
    expect(readBoard(drawBoard(board))).toEqual({ ok: true, board });
    expect(readBoardLine(boardLine(board))).toEqual(board);
  });

  test('a number is within its limits', () => {
    for (const b of all) expect(counterOf(b) !== null).toBe(valueOf(b) > 0);
    if (!counter) return;
    const [from, to] = counter.offered;
    expect([counter.least, from, to, counter.most].sort((a, b) => a - b)).toEqual([
      counter.least,
      from,
      to,
      counter.most,
    ]);
  });

  test('has its words and its way out of the ice', () => {
    for (const words of [text, rule, ...(refusal ? [refusals[refusal.why]] : [])])
      expect(Boolean(words?.ja && words.en)).toBe(true);
    expect(meeting === null).toBe(kind === 'normal');
    if (thaws) expect(colored && kinds[thaws.met].colored && kinds[thaws.unmet].colored).toBe(true);
    for (const tool of tools) expect(toolIds).toContain(tool);
  });

  test('is dealt, and its link preview names marks that exist', () => {
    const dealt = mixedBoard({ width: 9, height: 13, colors: 4, obstacles: { [kind]: 3 }, value: 4 }, kind);
    if (kind !== 'normal') expect(dealt.cells.filter(b => kindOf(b) === kind)).toHaveLength(3);
    const setup = { type: 'board', board: dealt, target: 0, par: null, tools: [] } as const;
    const { boards } = linkPreview(keshiki.setups.write(setup), keshiki.start(setup, ''));
    for (const pile of boards.flatMap(one => one.cells)) for (const name of pile) expect(marks).toContain(name);
  });
});

test('no two kinds share a code, a mark or a letter', () => {
  const keys = kindIds.flatMap(kind => {
    const { code, colored, mark, also, letter } = kinds[kind];
    return [`${colored} ${code}`, mark, ...also, ...(letter === null ? [] : [letter])];
  });
  const free = [true, false].map(colored => [...Array(16).keys()].filter(code => !keys.includes(`${colored} ${code}`)));
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  expect(
    twice,
    `given to two kinds; codes left with a colour ${free[0]?.join()}, without one ${free[1]?.join()}`,
  ).toEqual([]);
  expect(obstacleKinds).toHaveLength(kindIds.length - 1);
});

test.each(kindIds)('%s stands in the rules as it is written', kind => {
  const book = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
  expect(
    book.includes(`\`${kinds[kind].mark}`),
    `no rule of RULES.md names its mark ${kinds[kind].mark}: K1, and one of its own`,
  ).toBe(true);
});

test('blocks keep the numbers they were released with', () => {
  const released = ['normal', 'ice1', 'ice2', 'plus', 'minus', 'icePlus', 'iceMinus', 'rock', 'steel'] as const;
  expect(released.map(kind => block(kind, 3, 5))).toEqual([3, 11, 19, 675, 707, 683, 715, 7, 15]);
});
