import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { conform } from './conform.ts';
import { type Action, type Event, nim, type Setup, type State } from './nim.ts';

type Nim = Game<Setup, State, Action, Event>;
const setups = [nim.setups.read('2: 3 4 5'), nim.setups.read('3: ? ? 2')];

test('nim conforms', () => {
  expect(conform(nim, setups, { games: 40 })).toEqual([]);
});

/** Nim with a sealed envelope: the one hidden thing, for the faults that need something to hide. */
type Sealed = State & { envelope: number | null };
const sealed = {
  ...nim,
  start: (setup: Setup, seed: string): Sealed => ({ ...nim.start(setup, seed), envelope: 7 }),
  view: (state: Sealed): Sealed => ({ ...state, envelope: null }),
  imagine: (view: Sealed): Sealed => ({ ...view, envelope: 7 }),
};

let flips = 0;
const faults: Record<string, object> = {
  G1: { ...nim, setups: { ...nim.setups, write: (s: Setup) => `${s.seats}: ${s.heaps.length}` } },
  G2: {
    ...nim,
    apply(s: State, seat: number, a: Action) {
      const step = nim.apply(s, seat, a);
      return step.ok ? { ...step, state: { ...step.state, heaps: s.heaps } } : step;
    },
    after: (s: State, e: Event) => (e.type === 'won' ? s : { ...s, next: (e.seat + 1) % s.seats }),
  },
  G3: { ...nim, start: (setup: Setup, seed: string) => ({ ...nim.start(setup, seed), note: undefined }) },
  G4: { ...nim, turn: (s: State) => [s.next] },
  G5: { ...nim, legal: (s: State, seat: number) => (s.heaps[0] === 0 ? [] : nim.legal(s, seat)) },
  G6: {
    ...sealed,
    legal: (s: Sealed, seat: number) => [...nim.legal(s, seat)].slice(0, s.envelope === null ? 1 : undefined),
  },
  G7: { ...sealed, imagine: (v: Sealed) => ({ ...v, next: (v.next + 1) % v.seats }) },
  G8: { ...nim, actions: { ...nim.actions, write: (a: Action) => `${a.heap}  ${a.take}` } },
  G9: {
    ...nim,
    apply: (s: State, seat: number, a: Action) => (a.take === 2 ? { ok: false, why: 'no' } : nim.apply(s, seat, a)),
  },
  G10: {
    ...nim,
    apply(s: State, seat: number, a: Action) {
      const step = nim.apply(s, seat, a);
      return step.ok ? { ...step, events: [{ type: 'won', seat: flips++ % 2 }] } : step;
    },
  },
  G11: { ...nim, setups: { ...nim.setups, read: (text: string) => startedTwice(text) } },
  G12: {
    ...nim,
    apply: (s: State, _seat: number, a: Action) =>
      nim.apply(s, s.next, { ...a, take: Math.min(a.take, s.heaps[a.heap] ?? 0) || 1 }),
  },
  G13: { ...sealed, secrets: { reveal: () => null, learn: (v: Sealed) => ({ ...v, next: (v.next + 1) % v.seats }) } },
  G14: {
    ...nim,
    apply(s: State, seat: number, a: Action) {
      const step = nim.apply(s, seat, a);
      return step.ok ? { ...step, events: step.events.filter(event => event.type === 'won') } : step;
    },
  },
};

/** A reader that remembers being asked: the replay is started from another setup than the game. */
let asked = 0;
function startedTwice(text: string): Setup | null {
  const setup = nim.setups.read(text);
  return setup && asked++ > 0 ? { ...setup, heaps: setup.heaps.map(() => 1) } : setup;
}

test.each(Object.keys(faults))('a fault planted for %s is named', rule => {
  const found = conform(faults[rule] as Nim, [setups[0]], { games: 20, mostPlies: 200 });
  expect(found.map(fault => fault.split(':')[0])).toContain(rule);
});

test('who is not on turn is refused by the same code in every game', () => {
  const rude = {
    ...nim,
    apply: (s: State, seat: number, a: Action) =>
      seat === s.next ? nim.apply(s, seat, a) : { ok: false, why: 'notNow' },
  } as Nim;
  expect(conform(rude, setups)).toContain('G12: seat 1 is not on turn: notNow, not notYourTurn');
});
