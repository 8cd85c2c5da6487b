import { polyform } from '@minoya/games/polyform/game';
import { setupFor } from '@minoya/games/polyform/setup';
import type { Event } from '@minoya/games/polyform/state';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buzz } from '../../stage/haptics.ts';
import { Seating } from '../../stage/seating.ts';
import { sittersOf } from './worker/client.ts';
import { eventEffects } from './event-effects.ts';

function seated(levels: readonly number[], lower: number): Seating {
  const seating = new Seating();
  seating.people.value = sittersOf(levels);
  seating.lower.value = lower;
  return seating;
}

test('two tables at once tell the same event each in its own words, sounds and buzzes', () => {
  const here = seated([0, 2], 0);
  const there = seated([4, 0], 1);
  const gained: Extract<Event, { type: 'gained' }> = { type: 'gained', seat: 0, piece: 'dot', actions: 2 };
  const state = polyform.start(setupFor(2), 'told');
  const told = (seating: Seating) => eventEffects.lines.gained(gained, seating, state)?.en;
  expect([told(here), told(there), told(new Seating())]).toEqual([
    'You gained a Dot',
    'Maestro gained a Dot',
    'Seat 1 gained a Dot',
  ]);
  expect(eventEffects.buzzes.gained(gained, here)).toBe(buzz.pick);
  expect(eventEffects.buzzes.gained(gained, there)).toBeNull();
});

test('players.md: nobody is said to have taken 0 points who took a puzzle', () => {
  const state = polyform.start(setupFor(2), 'told');
  const taken: Extract<Event, { type: 'taken' }> = {
    type: 'taken',
    seat: 0,
    colour: 'white',
    at: 0,
    card: 'w11',
    slot: 0,
    actions: 2,
  };
  expect(eventEffects.lines.taken(taken, seated([0, 2], 0), state)?.ja).toBe('あなた：白「竹」（0点）を取りました');
});

test('what is left of the final round is told in a sentence, also when one turn or none is left', () => {
  const state = polyform.start(setupFor(2), 'told');
  const last = (turnsLeft: number) =>
    eventEffects.lines.triggered({ type: 'triggered', seat: 0, reason: 'white', turnsLeft }, seated([0, 2], 0), state)
      ?.en;
  expect(last(1)).toMatch(/\(You\)\. 1 more turn after this one, then finishing$/);
  expect(last(3)).toMatch(/3 more turns after this one, then finishing$/);
  expect(last(0)).toMatch(/Finishing comes after this turn$/);
});

test('neither log, sound nor buzz says who has won: the ceremony does', () => {
  const here = seated([0, 2], 0);
  const state = polyform.start(setupFor(2), 'told');
  const told = ([0, 1] as const).map(winner => {
    const ended: Extract<Event, { type: 'ended' }> = {
      type: 'ended',
      scores: [3, 5],
      winners: [winner],
      done: [[], []],
    };
    const { lines, sounds, buzzes } = eventEffects;
    return [lines.ended(ended, here, state), sounds.ended(ended, here), buzzes.ended(ended, here)];
  });
  expect(told[0]).toEqual(told[1]);
});

test('nothing of a table is kept in a module', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(source.match(/^(export )?(let |const \w+ = signal\b).*$/gm) ?? [], file).toEqual([]);
  }
});

test('no English line of the log needs another verb for you than for somebody else', () => {
  const source = readFileSync(join(import.meta.dirname, 'event-effects.ts'), 'utf8');
  const verbs = [...source.matchAll(/en: '\{who\} (\w+)[^']*?(?: and (\w+))?'/g)].flatMap(([, ...all]) =>
    all.filter(Boolean),
  );
  expect(verbs.length).toBeGreaterThan(8);
  for (const verb of verbs) expect(verb).not.toMatch(/s$|^(is|has|can)$/);
});

test('the log names the puzzle that a piece is laid on, and how many actions the clock took, also where only events are known', () => {
  const here = seated([0, 2], 0);
  const state = polyform.start(setupFor(2), 'told');
  const taken = { type: 'taken', seat: 0, colour: 'white', at: 0, card: 'w11', slot: 1, actions: 2 } as const;
  const placed = {
    type: 'placed',
    seat: 0,
    by: 'place',
    slot: 1,
    piece: 'i2',
    cells: 3,
    actions: 1,
  } as unknown as Extract<Event, { type: 'placed' }>;
  expect(eventEffects.lines.placed(placed, here, state, [taken])).toMatchObject({
    ja: 'あなた：「竹」にI字(2)を置きました',
    en: 'You placed a Bar of 2 on “Bamboo”',
  });
  expect(eventEffects.lines.placed(placed, here, state)?.en).toBe('You placed a Bar of 2 on puzzle 2');
  expect(eventEffects.late?.(0, here, null, [taken, placed]).ja).toBe('あなた：時間切れ（1アクション未使用）');
});

test('a turn that ends with actions left is told so, for bots and people, live and as the log is read again', () => {
  const here = seated([0, 2], 0);
  const state = polyform.start(setupFor(2), 'told');
  const first = state.active ?? 0;
  const before = { ...state, actions: 1 };
  const ended = polyform.apply(before, first, { type: 'end' });
  if (!ended.ok) throw new Error(ended.why);
  const gained: Event = { type: 'gained', seat: first, piece: 'dot', actions: 1 };
  const told = (seating: Seating, then: typeof state | null, earlier: readonly Event[]) =>
    eventEffects.unused?.({ seat: first, events: ended.events }, seating, then, earlier);
  expect(told(seated([1, 1], 0), before, [])?.ja).toMatch(/：1アクションを残してターン終了$/);
  expect(told(here, null, [gained])?.en).toMatch(/ended the turn with 1 action left$/);
  expect(told(here, { ...state, actions: 2 }, [])?.en).toMatch(/2 actions left$/);
  // The last of the actions, and what ends no turn.
  const last = polyform.apply(before, first, { type: 'gain' });
  if (!last.ok) throw new Error(last.why);
  expect(eventEffects.unused?.({ seat: first, events: last.events }, here, before, [])).toBeNull();
  expect(eventEffects.unused?.({ seat: first, events: [gained] }, here, state, [])).toBeNull();
});
