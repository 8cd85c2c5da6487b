import { describe, expect, test } from 'vitest';
import { goalKinds } from './goals.ts';
import { boardLine } from './notation.ts';
import { publishing } from './publishing.ts';
import { STAGE_COUNT, stage } from './stages/index.ts';

const puzzle = (line: string, goals = 'clear'): string => `puzzle ${goals} ${line}`;
const alike = (a: string, b: string): boolean =>
  publishing.likeness(puzzle(a)) === publishing.likeness(puzzle(b, '500'));

describe('the same board', () => {
  test('is the same with its colours renamed, and with other goals', () => {
    expect(alike('RRG/GGR', 'YYW/WWY')).toBe(true);
    expect(alike('R*RG/+3GGR', 'L*LB/+3BBL')).toBe(true);
  });

  test('is the same where it was drawn higher, further to the right, or with a hole that closes', () => {
    expect(alike('RRG/GGR', '.../RRG/GGR')).toBe(true);
    expect(alike('RRG/GGR', 'RRG./GGR.')).toBe(true);
    expect(alike('RRG/GGR', '.RRG/.GGR')).toBe(true);
    expect(alike('RRG/GGR', 'RRG/.../GGR')).toBe(true);
  });

  test('is another with a block, a number or a kind that differs, mirrored, or with two colours in one', () => {
    for (const other of ['RRG/GGG', 'RRG/GG*R', 'GRR/RGG', 'RRG/GGY', 'RRR/RRR', 'RRG/GGo'])
      expect(alike('RRG/GGR', other), other).toBe(false);
    expect(alike('RR+3G', 'RR+4G')).toBe(false);
  });

  test('keeps its place where steel holds it', () => {
    expect(alike('xRR/xGG', 'RRx/GGx')).toBe(false);
  });
});

test('a board is found by what its first star asks for', () => {
  expect(publishing.topics).toEqual(goalKinds);
  expect(publishing.topic(puzzle('R*R', 'ice,clear'))).toBe('ice');
  expect(publishing.topic(puzzle('RR', '20@3'))).toBe('score');
});

test('what may be published can be played, asks for something, and is nobody else’s', () => {
  expect(publishing.refusal(puzzle('RRG/GGR'))).toBeNull();
  expect(publishing.refusal('stage 3')).toBe('setup');
  expect(publishing.refusal('board 5 RRG/GGR')).toBe('setup');
  expect(publishing.refusal(`${puzzle('RRG/GGR')} with swap`)).toBe('setup');
  expect(publishing.refusal(puzzle('R'.repeat(17)))).toBe('size');
  expect(publishing.refusal(puzzle('R'.repeat(16)))).toBeNull();
  expect(publishing.refusal(puzzle('RG/GR'))).toBe('empty');
  expect(publishing.refusal(puzzle('RR', 'ice'))).toBe('easy');
});

test('no stage can be published as one’s own, in whatever colours', () => {
  const next: Readonly<Record<string, string>> = { R: 'G', G: 'B', B: 'Y', Y: 'L', L: 'W', W: 'R' };
  for (let number = 1; number <= STAGE_COUNT; number++) {
    const line = boardLine(stage(number).board).replace(/[RGBYLW]/g, letter => next[letter] ?? '');
    expect(publishing.refusal(puzzle(line, '99999')), `stage ${number}`).toBe('house');
  }
});
