import { expect, test } from 'vitest';
import { customId } from './cards/card.ts';
import { apply } from './apply.ts';
import { readDrawing } from './cells.ts';
import { paysToTake } from './last-turn.ts';
import { legal } from './legal.ts';
import { bestFinish } from './offer.ts';
import { sumOf } from './score.ts';
import type { State } from './state.ts';
import { Table } from './testing.ts';

/** A card of these points: white up to two of them, black from three on. */
function drawn(points: number, ...rows: readonly string[]): string {
  const shape = readDrawing(rows.join('\n')) ?? 0;
  return customId({ colour: points < 3 ? 'white' : 'black', points, reward: 'dot', shape });
}

/** The seat on turn in its last turn, with nothing in work and this card alone in the market. */
function lastTurn(actions: number, hand: string, card: string): Table {
  const table = new Table('seats=2').hand(hand);
  const ending = { reason: 'white', by: 1 - table.seat, turnsLeft: 0 } as const;
  const market = { white: [card, null, null, null], black: [null, null, null, null] };
  table.state = { ...table.state, phase: 'finalRound', ending, actions, market };
  return table;
}

const pays = ({ state, seat }: Table): boolean => paysToTake(state, seat);

const PAIR = ['##'];
const SQUARE = ['##', '##'];
const WALL = ['#####', '#####'];

test('[P18] a card that the turn itself completes pays, even one of no points', () => {
  expect(pays(lastTurn(2, 'i2', drawn(0, ...PAIR)))).toBe(true);
  expect(pays(lastTurn(3, 'dot dot', drawn(0, ...PAIR)))).toBe(true);
  expect(pays(lastTurn(2, 'dot dot', drawn(0, ...PAIR)))).toBe(false);
  expect(pays(lastTurn(0, 'i2', drawn(2, ...PAIR)))).toBe(false);
});

test('[P28] a card that only finishing completes pays when it brings more than its late pieces cost', () => {
  expect(pays(lastTurn(1, 'o4', drawn(2, ...SQUARE)))).toBe(true);
  expect(pays(lastTurn(1, 'i2', drawn(1, ...PAIR)))).toBe(false);
  expect(pays(lastTurn(1, 'i2 i2', drawn(2, ...SQUARE)))).toBe(false);
  expect(pays(lastTurn(2, 'i2 i2', drawn(2, ...SQUARE)))).toBe(true);
  expect(pays(lastTurn(3, 'dot', drawn(5, ...WALL)))).toBe(false);
  expect(pays(lastTurn(1, 'i4 i4 i2', drawn(5, ...WALL)))).toBe(true);
});

test('[P12] pieces may be exchanged first, with what the stock has', () => {
  expect(pays(lastTurn(3, 'i2 dot dot', drawn(0, ...SQUARE)))).toBe(true);
  expect(pays(lastTurn(2, 'i2 dot dot', drawn(0, ...SQUARE)))).toBe(false);
  expect(pays(lastTurn(3, 'i4', drawn(2, ...SQUARE)))).toBe(true);
  expect(pays(lastTurn(3, 'i4', drawn(1, ...SQUARE)))).toBe(false);
  const soldOut = lastTurn(3, 'i2 dot dot', drawn(0, ...SQUARE)).soldOut('o4', 'i2');
  expect(pays(soldOut)).toBe(false);
});

test('[P16] a dot that is gained first counts, but the last dot of the stock only once', () => {
  const three = drawn(2, '##', '#.');
  expect(pays(lastTurn(2, 'i2', three))).toBe(false);
  expect(pays(lastTurn(3, 'i2', three))).toBe(true);
  const far = lastTurn(3, 'o4', drawn(4, '###', '###'));
  expect(pays(far)).toBe(true);
  const one = { ...far.state, stock: { ...far.state.stock, dot: 1 } };
  expect(paysToTake(one, far.seat)).toBe(false);
});

/** By the rules: whether some way through the turn completes a card that was taken in it, and loses nothing by it. */
function paysByPlay(state: State, seat: number, before: number): boolean {
  const player = state.players[seat];
  if (!player) return false;
  const final = sumOf(state, seat).final + bestFinish(state, seat).gain;
  if (final > before || (player.done.length > 0 && final >= before)) return true;
  if (state.active !== seat) return false;
  const worthTrying = legal(state, seat).filter(({ type }) => !['recycle', 'end', 'master'].includes(type));
  return worthTrying.some(action => {
    const step = apply(state, seat, action);
    return step.ok && paysByPlay(step.state, seat, before);
  });
}

test('what pays is what some way through the turn shows by the rules', () => {
  const hands = ['dot', 'i2', 'dot dot', 'v3 dot', 'l4', 'i2 i2', 'i4 i3'];
  const said = hands.flatMap((hand, i) =>
    [1, 2, 3].map(actions => {
      const table = new Table('seats=2', `last ${i}`).hand(hand);
      const ending = { reason: 'white', by: 1 - table.seat, turnsLeft: 1 } as const;
      const state: State = { ...table.state, phase: 'finalRound', ending, actions };
      const answer = paysToTake(state, table.seat);
      expect(answer, `${hand}, ${actions} actions, deal ${i}`).toBe(paysByPlay(state, table.seat, 0));
      return answer;
    }),
  );
  expect(new Set(said).size).toBe(2);
});
