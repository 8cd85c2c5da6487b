import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, Event, State } from '@minoya/games/rokumasu/state';
import { position } from '@minoya/games/rokumasu/testing';
import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage, type StageStep } from '../../stage/stage.ts';
import { eventEffects } from './event-effects.ts';
import { cueOf } from './table/table-controller.ts';

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
afterEach(() => vi.unstubAllGlobals());

const after = (shown: State, event: Event): State => rokumasu.after(shown, event);

function stepOf(stage: Stage<State>, event: Event): StageStep<State> {
  const move = eventEffects.motions[event.type] as (event: Event, stage: Stage<State>) => Promise<void> | void;
  return { motion: () => move(event, stage), after: shown => after(shown, event) };
}

/** Every picture on the way, as text: where it is seen again, it is told once. */
async function pictures(state: State, action: Action, seen: (shown: State) => string): Promise<readonly string[]> {
  const step = rokumasu.apply(state, 0, action);
  if (!step.ok) throw new Error(step.why);
  const stage = new Stage(rokumasu.view(state, 0));
  const told: string[] = [];
  const stop = effect(() => {
    const now = seen(stage.shown.value);
    if (told.at(-1) !== now) told.push(now);
  });
  await stage.play(
    step.events.map(event => stepOf(stage, event)),
    rokumasu.view(step.state, 0),
  );
  stop();
  return told;
}

const filled = (s: State): number => s.board.filter(block => block !== null).length;
const held = (s: State): number => s.hand.filter(card => card !== null).length;
const ROW = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;

test('a piece lies there at once, is counted, then its line goes, then a hand comes', async () => {
  const state = position({ board: ROW, hand: ['mono-1'], target: 99 });
  const seen = (s: State) => `${filled(s)} blocks, ${s.hands} moves, ${s.score} points, ${held(s)} cards`;
  expect(await pictures(state, { type: 'place', from: 0, cell: 5 }, seen)).toEqual([
    '5 blocks, 12 moves, 0 points, 1 cards',
    '6 blocks, 12 moves, 0 points, 0 cards',
    '6 blocks, 11 moves, 0 points, 0 cards',
    '6 blocks, 11 moves, 6 points, 0 cards',
    '0 blocks, 11 moves, 6 points, 0 cards',
    '0 blocks, 11 moves, 6 points, 3 cards',
  ]);
});

test('a boss round begins with its boss, then its obstacles, then the hand comes', async () => {
  const state = position({ phase: 'progress', round: 3, bosses: ['obstacle'], hand: [], pile: [] });
  const seen = (s: State) => `${s.phase}, ${filled(s)} blocks, ${held(s)} cards`;
  expect(await pictures(state, { type: 'start' }, seen)).toEqual([
    'progress, 0 blocks, 0 cards',
    'playing, 0 blocks, 0 cards',
    'playing, 4 blocks, 0 cards',
    'playing, 4 blocks, 3 cards',
  ]);
});

test('a won round is stamped before it pays', async () => {
  const state = position({ board: ROW, hand: ['mono-1'], target: 6, hands: 3 });
  const seen = (s: State) => `${s.phase}, ${s.score} points, ${s.gold} gold`;
  expect(await pictures(state, { type: 'place', from: 0, cell: 5 }, seen)).toEqual([
    'playing, 0 points, 0 gold',
    'playing, 6 points, 0 gold',
    'cleared, 6 points, 0 gold',
    'cleared, 6 points, 1 gold',
    'cleared, 6 points, 3 gold',
  ]);
});

test('a rerolled tag stays open while the others turn', async () => {
  const moves: { readonly tag: number; readonly held: boolean }[] = [];
  const stage = {
    place: { querySelectorAll: () => [0, 1, 2] },
    advance: () => undefined,
    move: async (tag: number, _frames: unknown, { hold }: { hold?: boolean }) => {
      moves.push({ tag, held: hold ?? false });
    },
  };
  const rerolled = eventEffects.motions.rerolled as unknown as (event: object, on: typeof stage) => Promise<void>;
  await rerolled({}, stage);
  expect(moves.map(({ tag }) => tag)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(moves.every(({ held }) => held)).toBe(true);
});

test('only a boss is met with a notice before its round', async () => {
  const met = async (round: number) => {
    const state = position({ phase: 'progress', round, bosses: ['obstacle'], hand: [], pile: [] });
    const step = rokumasu.apply(state, 0, { type: 'start' });
    if (!step.ok) throw new Error(step.why);
    const stage = new Stage(rokumasu.view(state, 0));
    const kinds = new Set<string>();
    const stop = effect(() => void kinds.add(cueOf(stage).notice?.kind ?? 'none'));
    await stage.play(
      step.events.map(event => stepOf(stage, event)),
      rokumasu.view(step.state, 0),
    );
    stop();
    return [...kinds];
  };
  expect(await met(3)).toEqual(['none', 'boss-in']);
  expect(await met(2)).toEqual(['none']);
});
