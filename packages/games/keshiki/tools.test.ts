import { describe, expect, test } from 'vitest';
import { keshiki } from './game.ts';
import { boardLine } from './notation.ts';
import { stage } from './stages/index.ts';
import { act, playing } from './testing.ts';
import { refusals } from './texts.ts';
import { earnedTools, type ToolId, toolIds, tools, toolsFit } from './tools.ts';

/** The board after one use of a tool, in one line. */
function using(line: string, drawing: string): string {
  const tool = line.split(' ')[0] as ToolId;
  return boardLine(act(playing(drawing, { tools: [tool] }), line).state.board);
}

function refused(line: string, drawing: string): string {
  const tool = line.split(' ')[0] as ToolId;
  const action = keshiki.actions.read(line);
  if (!action) return 'unread';
  const step = keshiki.apply(playing(drawing, { tools: [tool] }), 0, action);
  return step.ok ? 'ok' : step.why;
}

describe('[K32] what each tool does, and what it refuses', () => {
  test.each([
    ['pop a1', '0 | __B __R |\n1 | __R __B |', '.R/BB', 'pop b1', '| __R _*R |'],
    ['swap a0 b0', '| __R _+B |\n// b0 = 3', '+3BR', 'swap a0 b0', '| __R __R |'],
    ['paint a0 B', '| _*R __B |', '*BB', 'paint a0 R', '| _*R __B |'],
    ['melt a0', '| **R __B |', '*RB', 'melt b0', '| **R __B |'],
    ['melt a0', '| *-R __B |\n// a0 = 3', '-3RB', 'melt b0', '| *-R __B |\n// a0 = 3'],
    ['flood b0 B', '| __R _*R **R __B |', 'B*B**BB', 'flood b0 G', '| __R _*R **R __B |'],
    ['free a0', '| _+R __B |\n// a0 = 3', 'RB', 'free a0', '| _-R __B |\n// a0 = 3'],
    ['flip a0', '| _-R __B |\n// a0 = 3', '+3RB', 'flip a0', '| _+R __B |\n// a0 = 3'],
    ['bomb a0', '0 | __R <-> __B |\n1 | <_> _*R __B |', '.xB/..B', 'bomb a0', '| <-> |'],
    ['hammer a0', '| <_> __B |', 'B.', 'hammer b0', '| <_> __B |'],
    ['chisel a0', '| <-> __B |', 'B.', 'chisel b0', '| <-> __B |'],
    ['maul b0', '| __B <-> __R |', 'BR.', 'maul b0', '| __B     |'],
  ])('%s', (line, ...[drawing, after, wrong, there]) => {
    expect(using(line, drawing)).toBe(after);
    expect(['target', 'unread', 'outside']).toContain(refused(wrong, there));
  });
});

test('[K33] a shuffle keeps obstacles and colours, leaves a tap, and is the same each time', () => {
  const drawing = '0 | __R __B __R __B |\n1 | __B _*R __B <_> |\n2 | __R __B __R __B |';
  const after = using('shuffle', drawing);
  expect(after).toBe(using('shuffle', drawing));
  expect([...after].filter(c => c === 'R')).toHaveLength(5);
  expect(after).toMatch(/^.{4}\/.\*R.o\/.{4}$/);
  expect([...keshiki.legal(act(playing(drawing, { tools: ['shuffle'] }), 'shuffle').state, 0)].length).toBeGreaterThan(
    1,
  );
  expect(refused('shuffle', '| __R __R |')).toBe('target');
});

test('[K24] the booster makes later taps worth half again', () => {
  const { state } = act(playing('| __R __R __R __B |', { tools: ['boost'] }), 'boost');
  expect(act(state, 'a0').state.score).toBe(14);
  expect(act(playing('| __R __R __R |', { tools: ['boost'] }), 'boost').state.boosted).toBe(true);
});

test('[K34] tools score nothing and thaw nothing, the board settles, and an all-clear counts', () => {
  const { state, events } = act(playing('0 | __R     |\n1 | _*R __B |', { tools: ['pop'] }), 'pop a0');
  expect(state.score).toBe(0);
  expect(events.some(event => event.type === 'thawed')).toBe(false);
  const cleared = act(act(playing('| __R __R __B |', { tools: ['pop'] }), 'a0').state, 'pop a0');
  expect(cleared.state).toMatchObject({ phase: 'cleared', score: 6 });
});

test('[K31] two slots, one of them for the rarest; each tool works once; trying again gives it back', () => {
  expect(toolsFit(['swap', 'bomb'])).toBe(true);
  expect(toolsFit(['boost', 'bomb'])).toBe(false);
  expect(toolsFit(['swap', 'swap'])).toBe(false);
  expect(toolsFit(['swap', 'pop', 'melt'])).toBe(false);
  const { state } = act(playing('| __R __B __R |', { tools: ['pop', 'swap'] }), 'pop a0');
  expect(state).toMatchObject({ tools: ['swap'], used: ['pop'] });
  expect(keshiki.apply(state, 0, { type: 'use', tool: 'pop', cells: [0], color: null })).toEqual({
    ok: false,
    why: 'used',
  });
  expect(keshiki.apply(state, 0, { type: 'use', tool: 'maul', cells: [0], color: null })).toEqual({
    ok: false,
    why: 'notTaken',
  });
  const setup = keshiki.setups.read('stage 12 with swap bomb');
  expect(setup && keshiki.start(setup, '').tools).toEqual(['swap', 'bomb']);
});

test('[K30] stars earn tools one after the other, and the first star of no stage needs one', () => {
  expect(earnedTools(0)).toEqual([]);
  expect(earnedTools(300)).toEqual(toolIds);
  expect(toolIds.every((id, k) => k === 0 || tools[id].stars > tools[toolIds[k - 1] ?? id].stars)).toBe(true);
  for (let number = 1; number <= 100; number++) {
    const { line } = stage(number);
    expect(
      line.every(action => /^[a-i]\d+$/.test(action)),
      `stage ${number} is won by taps alone`,
    ).toBe(true);
  }
  for (const reason of ['used', 'notTaken', 'target']) expect(refusals[reason]?.en).toBeTruthy();
});
