import { canonical, type Viewer } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { polyform } from './game.ts';
import { legal } from './legal.ts';
import type { State } from './state.ts';
import { Table } from './testing.ts';

const viewers: Viewer[] = [0, 1, 2, 'spectator'];

/** The same table with what lies face down in another order. */
function reshuffled(state: State): State {
  const turned = (deck: State['deck']['white']): State['deck']['white'] => [...deck].reverse();
  return { ...state, deck: { white: turned(state.deck.white), black: turned(state.deck.black) } };
}

function views(state: State): string[] {
  return viewers.map(viewer => JSON.stringify(polyform.view(state, viewer)));
}

test('[P33] two games that differ only in deck order look the same to everyone until a card is turned up', () => {
  const one = new Table('seats=3');
  const two = new Table('seats=3');
  two.state = reshuffled(two.state);
  expect(two.state.deck).not.toEqual(one.state.deck);
  for (const line of ['gain', 'up i2 dot+dot', 'end', 'gain', 'gain', 'end', 'end']) {
    expect(views(two.play(line).state)).toEqual(views(one.play(line).state));
  }
  expect(views(two.play('take w1').state)).not.toEqual(views(one.play('take w1').state));
});

test('[P33] a deck is face down, but for what everyone saw go under it', () => {
  const t = new Table('seats=2').play('recycle white');
  const { deck } = polyform.view(t.state, 0);
  expect(deck.white.slice(0, -4).every(card => card === null)).toBe(true);
  expect(deck.white.slice(-4)).toEqual(t.state.deck.white.slice(-4));
  expect(deck.black.every(card => card === null)).toBe(true);
});

test('[P33] the seed is nowhere in a view', () => {
  expect(views(new Table('seats=2', 'a-very-secret-seed').state).join()).not.toContain('secret');
});

test('[P32] with hidden scores the finished cards of others lie face down', () => {
  const t = new Table('seats=2 scores=hidden').works('w0.3.i2').hand('i2').play('place 1 a1b1');
  const me = t.seat;
  const seen = (viewer: Viewer): unknown => polyform.view(t.state, viewer).players[me]?.done;
  expect(seen(me)).toEqual([{ colour: 'white', card: 'w0.3.i2', placed: [{ piece: 'i2', cells: 3 }] }]);
  for (const viewer of [1 - me, 'spectator'] as const)
    expect(seen(viewer)).toEqual([{ colour: 'white', card: null, placed: [] }]);
  expect(
    polyform.view(new Table('seats=2').works('w0.3.i2').hand('i2').play('place 1 a1b1').state, 'spectator').players[me]
      ?.veiled,
  ).toBe(false);
});

test('[P34] an action tells what it opens, and no more', () => {
  const t = new Table('seats=2');
  const reveal = (line: string): unknown =>
    polyform.secrets?.reveal(t.state, t.seat, polyform.actions.read(line) ?? { type: 'end' }, 'spectator');
  expect(reveal('gain')).toBeNull();
  expect(reveal('take b3')).toEqual({ black: t.state.deck.black.slice(0, 1) });
  expect(reveal('recycle white')).toEqual({ white: t.state.deck.white.slice(0, 4) });
});

test('[P34] what is told is checked before it is believed', () => {
  const seen = polyform.view(new Table('seats=2 scores=hidden').done('white', 1, 0).state, 1);
  const learn = polyform.secrets?.learn.bind(polyform.secrets);
  expect(learn?.(seen, null)).toEqual(seen);
  expect(learn?.(seen, { white: ['w01'] })?.deck.white[0]).toBe('w01');
  for (const lie of [
    7,
    'w01',
    [],
    {},
    { white: 'w01' },
    { white: ['b01'] },
    { white: [3] },
    { done: 1 },
    { done: [[], []] },
    { done: [['b01 a1'], []] },
    { done: [['w01 a1e5'], []] },
  ])
    expect(learn?.(seen, lie as never)).toBeNull();
  expect(learn?.(seen, { done: [['w01 a1 b2'], []] })?.players[0]?.done[0]?.card).toBe('w01');
});

test('[P34] a follower sees the same end with hidden scores', () => {
  const t = new Table('seats=2 scores=hidden debug=yes')
    .works('w0.3.i2')
    .hand('i2')
    .play('place 1 a1b1', 'debug finishing');
  expect(t.state.phase).toBe('ended');
  expect(polyform.view(t.state, 'spectator').players.every(player => !player.veiled)).toBe(true);
});

test('[P35] taking back ends where a card is turned up, a turn is over or a seat has finished', () => {
  const t = new Table('seats=2').works('w07').hand('dot dot dot');
  expect(polyform.revealsHidden(t.play('gain').events)).toBe(false);
  expect(polyform.revealsHidden(t.play('place 1 a1').events)).toBe(false);
  expect(polyform.revealsHidden(t.play('end').events)).toBe(true);
  expect(polyform.revealsHidden(t.play('take w1').events)).toBe(true);
  expect(polyform.revealsHidden(t.play('recycle white').events)).toBe(true);
});

test('what is legal needs only the view, and an imagined table looks the same', () => {
  const t = new Table('seats=3 scores=hidden').works('b02', 'w2.5nr.i4').hand('v3 i3 dot l4').done('black', 2, 1);
  for (const viewer of viewers) {
    const seen = polyform.view(t.state, viewer);
    expect(legal(seen, t.seat)).toEqual(legal(t.state, t.seat));
    const imagined = polyform.imagine(seen, 'x');
    expect(imagined.deck.white).not.toContain(null);
    expect(canonical(polyform.view(imagined, viewer))).toBe(canonical(seen));
  }
});
