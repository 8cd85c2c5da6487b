import { polyform } from '@minoya/games/polyform/game';
import { Table } from '@minoya/games/polyform/testing';
import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';

test('a bot says what it is after: the end it is nearest to, its next card, and how its turn begins', () => {
  const t = new Table('seats=2').works('b12', 'w26 a1b1c1a2').hand('l4 dot').done('black', 1);
  const view = polyform.view(t.state, t.seat);
  const intent = intentOf(view, t.seat, 'meijin-black');
  expect(intent).toMatchObject({ aim: 'black', card: 'w26', away: 1 });
  const legal = Array.from(polyform.legal(t.state, t.seat), action => polyform.actions.write(action));
  expect(legal).toContain(intent.next);
});

test('with nothing begun it plays for points, and out of turn it has no next action', () => {
  const t = new Table('seats=2');
  const other = 1 - t.seat;
  const intent = intentOf(polyform.view(t.state, other), other, 'oyakata');
  expect(intent).toEqual({ aim: 'points', card: null, away: 0, next: null });
});
