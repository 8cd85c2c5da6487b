import { conform } from '@minoya/kernel/testing/conform';
import { describe, expect, test } from 'vitest';
import { after } from './after.ts';
import { keshiki } from './game.ts';
import { boardLine } from './notation.ts';
import { act, playing } from './testing.ts';
import type { Action, Event, State } from './state.ts';
import { toolIds } from './tools.ts';

/** Whether an event changes the state, or only says what a player should notice. */
const changes: Readonly<Record<Event['type'], boolean>> = {
  removed: true,
  thawed: true,
  held: false,
  used: true,
  destroyed: true,
  changed: true,
  fell: true,
  slid: true,
  reached: true,
  cleared: true,
  stuck: false,
  finished: true,
};
const types = Object.keys(changes) as Event['type'][];

const setups = [
  ...toolIds.map(id => `board 8 R*R**R+3R/B*+4Bx-2B/oYRY/BYB*-2Y with ${id}`),
  'board 8 RRR/BBB/o.x',
  'board 8 RRR',
  'board 12 RB/BR/RR with boost',
].map(line => keshiki.setups.read(line));

/** What conformance finds when `after` is another. */
function faultsWith(other: (state: State, event: Event) => State): string[] {
  return conform({ ...keshiki, after: other }, setups, { games: 12, tries: 1 });
}

test('[K36] every event is written down in some game, and nothing is left out', () => {
  const written = new Set<string>();
  const faults = faultsWith((state, event) => {
    written.add(event.type);
    return after(state, event);
  });
  expect(faults).toEqual([]);
  expect(types.filter(type => !written.has(type))).toEqual([]);
});

describe('[K36] events that leave something out are named', () => {
  test.each(types.filter(type => changes[type]))('%s is not written down', type => {
    const [fault] = faultsWith((state, event) => (event.type === type ? state : after(state, event)));
    expect(fault).toMatch(new RegExp(`^G14: .*${type}.* leaves out `));
  });

  test.each(types.filter(type => !changes[type]))('%s only tells: without it nothing is missing', type => {
    expect(faultsWith((state, event) => (event.type === type ? state : after(state, event)))).toEqual([]);
  });

  test.each<{ event: Partial<Event>; missing: string }>([
    { event: { type: 'removed', cells: [] }, missing: 'most' },
    { event: { type: 'removed', score: 0 }, missing: 'score' },
    { event: { type: 'thawed', to: 0 }, missing: 'board' },
    { event: { type: 'used', boosted: false }, missing: 'boosted' },
    { event: { type: 'destroyed', cells: [] }, missing: 'board' },
    { event: { type: 'changed', to: [] }, missing: 'board' },
    { event: { type: 'fell', from: [] }, missing: 'board' },
    { event: { type: 'slid', to: [] }, missing: 'board' },
    { event: { type: 'cleared', score: 0 }, missing: 'score' },
  ])('$event lacks the $missing', ({ event: poor, missing }) => {
    const poorer = {
      ...keshiki,
      apply(state: State, seat: number, action: Action) {
        const step = keshiki.apply(state, seat, action);
        if (!step.ok) return step;
        return {
          ...step,
          events: step.events.map(event => (event.type === poor.type ? { ...event, ...poor } : event)),
        };
      },
    };
    const [fault] = conform(poorer, setups, { games: 12, tries: 1 });
    expect(fault).toMatch(new RegExp(`^G14: .*${poor.type}.* leaves out ${missing}`));
  });
});

test('[K36] between two events the board is as a player sees it', () => {
  const before = playing('0 | __B     __B |\n1 | __R __R __G |\n2 | __R _*R __G |');
  const { state, events } = act(before, 'a1');
  const pictures = events.map((_, k) => events.slice(0, k + 1).reduce(after, before));
  expect(pictures.map((picture, k) => `${events[k]?.type} ${boardLine(picture.board)}`)).toEqual([
    'removed B.B/..G/.*RG',
    'thawed B.B/..G/.RG',
    'fell ..B/..G/BRG',
  ]);
  expect(pictures[0]).toMatchObject({ score: 9, taps: 1 });
  expect(pictures.at(-1)).toEqual(state);
});
