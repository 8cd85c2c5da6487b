import { fold } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { expect, test } from 'vitest';
import { block, kindIds, kindOf } from './blocks.ts';
import { keshiki } from './game.ts';
import { boardLine } from './notation.ts';
import type { Event, State } from './state.ts';
import { toolIds } from './tools.ts';

/** Every event type; the compiler asks for a new one here. */
const types: Record<Event['type'], true> = {
  removed: true,
  thawed: true,
  held: true,
  used: true,
  destroyed: true,
  changed: true,
  fell: true,
  slid: true,
  reached: true,
  cleared: true,
  stuck: true,
  finished: true,
};

/** A block of each kind over a row to tap. */
const everyKind = boardLine({
  width: kindIds.length,
  height: 2,
  cells: [...kindIds.map((kind, i) => block(kind, 1 + (i % 2), 2)), ...kindIds.map(() => block('normal', 1))],
});

test('everything appears in random play: each event, each tool, each kind of block', () => {
  const events = new Set<string>();
  const tools = new Set<string>();
  const blocks = new Set<string | null>();
  const note = (state: State): void => {
    for (const b of state.board.cells) blocks.add(kindOf(b));
  };
  for (let n = 0; n < 400; n++) {
    const board = [everyKind, 'R*R**R+3R/B*+4Bx-2B/oYRY/BYB*-2Y', 'RRR/BBB/o.x', 'RB/BR/RR'][n % 4] ?? 'R';
    const replay = randomReplay(keshiki, `board 8 ${board} with ${toolIds[n % toolIds.length]}`, `appeared ${n}`);
    const folded = fold(keshiki, replay, ply => {
      note(ply.before);
      for (const event of ply.events) events.add(event.type);
      if (ply.action.type === 'use') tools.add(ply.action.tool);
    });
    if (!folded.ok) throw new Error(folded.why);
    note(folded.state);
  }
  expect([...events].sort((a, b) => (a < b ? -1 : 1))).toEqual(Object.keys(types).sort((a, b) => (a < b ? -1 : 1)));
  expect(toolIds.filter(id => !tools.has(id))).toEqual([]);
  expect(kindIds.filter(kind => !blocks.has(kind))).toEqual([]);
});
