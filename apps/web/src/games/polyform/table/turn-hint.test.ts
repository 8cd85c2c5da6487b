import { cardOf, cards } from '@minoya/games/polyform/cards';
import { customId } from '@minoya/games/polyform/cards/card';
import { readDrawing } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { noPieces, type PieceId, type Pieces } from '@minoya/games/polyform/pieces';
import { setupFor } from '@minoya/games/polyform/setup';
import type { Player, State } from '@minoya/games/polyform/state';
import { expect, test } from 'vitest';
import { text } from '../text.ts';
import { lastHint, words } from './LastHint.tsx';
import { isLastTurn, turnHint, waitHint } from './turn-hint.ts';

const puzzle = (drawing: string, points: number, reward: PieceId = 'dot') =>
  customId({ colour: points < 3 ? 'white' : 'black', points, reward, shape: readDrawing(drawing) ?? 0 });

interface Given {
  readonly hand?: Partial<Pieces>;
  readonly own?: readonly string[];
  readonly market?: readonly string[];
  readonly actions?: number;
  readonly last?: boolean;
  readonly dots?: number;
}

/** Seat 0 on turn, with exactly this in the market. */
function at({ hand = {}, own = [], market = [cards[0]?.id ?? ''], actions = 3, last = false, dots = 9 }: Given): State {
  const state = polyform.start(setupFor(2), 'hints');
  const working = Array.from({ length: 4 }, (_, slot) => (own[slot] ? { card: own[slot], placed: [] } : null));
  const player: Player = { ...(state.players[0] as Player), hand: { ...noPieces(), ...hand }, working };
  return {
    ...state,
    active: 0,
    actions,
    stock: { ...state.stock, dot: dots },
    market: { white: market, black: [] },
    players: [player, state.players[1] as Player],
    ...(last ? { phase: 'finalRound', ending: { reason: 'white', by: 1, turnsLeft: 0 } } : {}),
  } as State;
}

const hint = (given: Given) => {
  const view = at(given);
  return isLastTurn(view, 0) ? lastHint(view, 0) : turnHint(view, 0);
};

test('in the last turn no puzzle is advised that can only cost points', () => {
  const big = puzzle('#####\n#####', 5);
  expect(hint({ last: true, actions: 1, hand: { dot: 1 }, market: [big] })).toBe(words.lastGain);
  expect(hint({ last: true, actions: 1, hand: { dot: 1 }, market: [big], dots: 0 })).toBe(words.lastEnd);
  expect(hint({ last: true, actions: 1, hand: { i2: 1 }, market: [puzzle('##', 1)] })).toBe(words.lastGain);
  expect(hint({ last: true, actions: 2, hand: { i2: 1 }, market: [puzzle('##', 1)] })).toBe(words.lastTake);
  expect(hint({ last: true, hand: { i2: 1 }, own: [big] })).toBe(words.lastWork);
});

test('an empty hand or a full table is given only advice that can be followed', () => {
  const card = cardOf(cards[0]?.id ?? '').id;
  const full = [card, card, card, card];
  expect(hint({})).toBe(text.gainOrTake);
  expect(hint({ own: full })).toBe(text.gainOnly);
  expect(hint({ dots: 0 })).toBe(text.noDotsTake);
  expect(hint({ own: full, dots: 0 })).toBe(text.noDotsFull);
  expect(hint({ hand: { dot: 1 } })).toBe(text.firstHint);
  expect(hint({ hand: { dot: 1 }, own: [card] })).toBe(text.pickHint);
  expect(hint({ hand: { dot: 1 }, own: full })).toBe(text.placeHint);
  // A square fits on no row, however it is turned.
  const row = puzzle('####', 1);
  expect(hint({ hand: { o4: 1 }, own: [row] })).toBe(text.noneFits);
  expect(hint({ hand: { o4: 1 }, own: [row, row, row, row] })).toBe(text.noneFitsFull);
  expect(hint({ hand: { o4: 1, dot: 1 }, own: [row], actions: 1 })).toBe(text.pickHint);
  expect(waitHint(at({ hand: { dot: 1 }, own: [card] }).players[0] as Player)).toBe(text.planHint);
  expect(waitHint(at({ own: [card] }).players[0] as Player)).toBe(text.waitHint);
});
