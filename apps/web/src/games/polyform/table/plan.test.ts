import { cardOf, cards } from '@minoya/games/polyform/cards';
import { customId } from '@minoya/games/polyform/cards/card';
import { count, readDrawing } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { noPieces, orientations, type PieceId, type Pieces, placementsWithin } from '@minoya/games/polyform/pieces';
import { sumOf } from '@minoya/games/polyform/score';
import { setupFor, writeSetup } from '@minoya/games/polyform/setup';
import type { Action, Player, State, Working } from '@minoya/games/polyform/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Seating } from '../../../stage/seating.ts';
import { eventEffects } from '../event-effects.ts';
import { bestActions, bestOf, finalNow, finalWithout } from './Finish.tsx';
import { pointsOf } from './Others.tsx';
import { type Ghost, waysOf, whyNoPlace, whyNotThere } from './plan.ts';

const work = (card: string): Working => ({ card, placed: [] });
const fresh = (changes: Parameters<typeof setupFor>[1] = {}): State =>
  polyform.start(polyform.setups.read(writeSetup(setupFor(2, changes))) ?? setupFor(2), 'plan');

/** Seat 0 on turn with these cards and pieces. */
function table(working: readonly (Working | null)[], hand: Partial<Pieces>, actions = 3): State {
  const state = fresh();
  const player = { ...(state.players[0] as Player), hand: { ...noPieces(), ...hand } };
  player.working = [0, 1, 2, 3].map(slot => working[slot] ?? null);
  return { ...state, active: 0, actions, players: [player, state.players[1] as Player] };
}

const wide = cards.filter(card => count(card.shape) >= 6).map(card => card.id);
const [first = '', second = ''] = wide;

/** Dots on so many cells of a card. */
function dots(card: string, slot: number, n: number): Ghost[] {
  const all = placementsWithin(cardOf(card).shape).filter(one => one.piece === 'dot');
  return all.slice(0, n).map(({ cells }) => ({ slot, piece: 'dot', cells }));
}

test('three planned pieces on two cards are offered as master and one with two actions left', () => {
  const state = table([work(first), work(second)], { dot: 3 }, 2);
  const plan = [...dots(first, 0, 2), ...dots(second, 1, 1)];
  expect(waysOf(state, 0, plan).map(({ id, cost }) => [id, cost])).toEqual([['mixed', 2]]);
  expect(waysOf({ ...state, actions: 3 }, 0, plan).map(({ id, cost }) => [id, cost])).toEqual([
    ['mixed', 2],
    ['places', 3],
  ]);
  expect(waysOf({ ...state, mastered: true }, 0, plan)).toEqual([]);
  const [way] = waysOf(state, 0, plan);
  const played = way?.actions.reduce<State>((now, action) => {
    const step = polyform.apply(now, 0, action);
    if (!step.ok) throw new Error(step.why);
    return step.state;
  }, state);
  expect(played?.players[0]?.hand.dot).toBe(0);
});

test('a piece that fits only when turned is told to be turned, and only one that fits nowhere is refused as such', () => {
  const bar = cards.find(
    card => count(card.shape) <= 3 && placementsWithin(card.shape).some(one => one.piece === 'i2'),
  );
  const card = bar?.id ?? '';
  const { players } = table([work(card)], { i2: 1, o4: 1 });
  const player = players[0] as Player;
  const ask = (piece: PieceId, turn: number, plan: readonly Ghost[] = [], one = false) =>
    whyNoPlace(player, plan, { piece, turn, one });
  const lies = new Set(
    placementsWithin(cardOf(card).shape)
      .filter(one => one.piece === 'i2')
      .map(one => orientations('i2').find(turn => count(turn) === 2 && fits(turn, one.cells))),
  );
  for (const turn of orientations('i2')) expect(ask('i2', turn)).toBe(lies.has(turn) ? null : 'turnFirst');
  expect(ask('o4', orientations('o4')[0] ?? 0)).toBe('noFit');
  expect(whyNoPlace({ ...player, working: [null, null, null, null] }, [], { piece: 'dot', turn: 1, one: false })).toBe(
    'noCards',
  );
  const wideTable = table([work(first)], { dot: 2 }).players[0] as Player;
  expect(whyNoPlace(wideTable, dots(first, 0, 1), { piece: 'dot', turn: 1, one: true })).toBe('masterOne');
});

test('a piece that must be flipped is told to be flipped, not turned', () => {
  const drawn = (drawing: string) => readDrawing(drawing) ?? 0;
  const shape = drawn('###\n#..');
  const card = customId({ colour: 'white', points: 1, reward: 'dot', shape });
  const player = table([work(card)], { l4: 1 }).players[0] as Player;
  const held = (drawing: string) => ({ piece: 'l4', turn: drawn(drawing), one: false }) as const;
  const told = (drawing: string) => [whyNoPlace(player, [], held(drawing)), whyNotThere(player, [], held(drawing), 0)];
  expect(told('###\n#..')).toEqual([null, 'doesNotFit']);
  expect(told('..#\n###')).toEqual(['turnFirst', 'turnIt']);
  expect(told('###\n..#')).toEqual(['flipFirst', 'flipIt']);
  expect(told('#..\n###')).toEqual(['turnFlipFirst', 'turnFlipIt']);
});

/** Whether cells are a turn moved elsewhere on the 5×5 field. */
function fits(turn: number, cells: number): boolean {
  for (let by = 0; by < 25; by++) if (turn << by === cells) return true;
  return false;
}

test('the best is laid, not only drawn: what is shown is what finishing counts', () => {
  const small = cards.find(card => card.points > 0 && count(card.shape) <= 5)?.id ?? '';
  const hand = { dot: 5, i2: 1 };
  let state: State = { ...table([work(small)], hand), phase: 'finishing', active: null };
  const before = finalWithout(state, 0);
  const wrong = dots(small, 0, 1)[0] as Ghost;
  const act = (action: Action) => {
    const step = polyform.apply(state, 0, action);
    if (!step.ok) throw new Error(step.why);
    ({ state } = step);
  };
  act({ type: 'put', slot: 0, cells: wrong.cells });
  const { gain } = bestOf(state.players[0] as Player);
  for (const action of bestActions(state.players[0] as Player)) act(action);
  expect(bestActions(state.players[0] as Player)).toEqual([]);
  expect(finalNow(state, 0)).toBe(before + gain);
  act({ type: 'finish' });
  expect(sumOf(state, 0).final).toBe(before + gain);
  expect(pointsOf(state, 0).replace('−', '-'), 'the panel beside the table has the sum of the result').toBe(
    String(before + gain),
  );
});

test('hidden scores are hidden in the log too', () => {
  const match = new Match(polyform, 'seats=2 scores=hidden', 'log');
  const event = { type: 'completed', seat: 1, slot: 0, card: first, points: 2, returned: [] } as const;
  const line = (viewer: number) =>
    eventEffects.lines.completed(event, new Seating(), polyform.view(match.state, viewer))?.ja ?? '';
  expect(line(1)).toContain('点');
  expect(line(0)).not.toMatch(/\d点/);
  expect(line(0)).not.toContain(cardOf(first).text.ja);
});
