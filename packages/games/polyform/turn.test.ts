import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { legal } from './legal.ts';
import { total } from './pieces.ts';
import { standings, sumOf } from './score.ts';
import { Table } from './testing.ts';

const table = (setup = 'seats=2', seed = 'test'): Table => new Table(setup, seed);

test('[P4] decks by number of seats, four open cards of each colour among them', () => {
  for (const [seats, black] of [
    [1, 12],
    [2, 12],
    [3, 14],
    [4, 16],
  ] as const) {
    const { market, deck } = table(`seats=${seats}`).state;
    expect([market.white.length, market.black.length]).toEqual([4, 4]);
    expect([deck.white.length + 4, deck.black.length + 4]).toEqual([32, black]);
  }
  expect(table('seats=2 white=20').state.deck.white.length + 4).toBe(20);
});

test('[P5] the order of play is drawn by lot', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 40; i++) firsts.add(table('seats=4', `lot ${i}`).seat);
  expect(firsts.size).toBe(4);
  expect([...table('seats=4').state.order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

test('[P6] [P7] who does not begin may start with a piece more, as long as the stock has one', () => {
  const hands = (setup: string): number[] => {
    const { state } = table(setup);
    return state.order.map(seat => state.players[seat]?.hand.i2 ?? 0);
  };
  expect(hands('seats=4')).toEqual([0, 0, 0, 0]);
  expect(hands('seats=4 later=i2')).toEqual([0, 1, 1, 1]);
  expect(table('seats=4 later=i2').state.stock.i2).toBe(12 - 3);
  expect(hands('seats=1 later=i2')).toEqual([0]);
  expect(
    table('seats=3 later=dot').state.order.map(s => table('seats=3 later=dot').state.players[s]?.hand.dot),
  ).toEqual([2, 3, 3]);
  expect(hands('seats=4 start=i2+i2+i2 later=i2')).toEqual([3, 3, 3, 3]);
});

test('[P6] [P7] or the later the more: the second has an i2 for one dot, which goes back to the stock, those after have an i2 more; of three each has a dot more than the one before', () => {
  const { state } = table('seats=4 later=rising');
  const hands = state.order.map(seat => state.players[seat]?.hand);
  expect(hands.map(hand => [hand?.dot, hand?.i2])).toEqual([
    [2, 0],
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
  const three = table('seats=3 later=rising').state;
  expect(three.order.map(seat => [three.players[seat]?.hand.dot, three.players[seat]?.hand.i2])).toEqual([
    [2, 0],
    [3, 0],
    [4, 0],
  ]);
  const same = table('seats=4').state.stock;
  expect([state.stock.dot - same.dot, state.stock.i2 - same.i2]).toEqual([1, -3]);
  const without = table('seats=2 start=i3 later=rising').state;
  expect(without.order.map(seat => without.players[seat]?.hand.i2)).toEqual([0, 0]);
});

test('[P6] [P7] everyone starts with two dots, out of the stock', () => {
  const four = table('seats=4');
  expect(four.player().hand.dot).toBe(2);
  expect(four.state.stock.dot).toBe(7);
  const other = table('seats=2 start=dot+i2');
  expect([other.player().hand.dot, other.player().hand.i2, other.state.stock.i2]).toEqual([1, 1, 10]);
});

test('[P8] [P21] three actions, then the next seat; or fewer', () => {
  const t = table();
  const first = t.seat;
  t.play('gain', 'gain');
  expect([t.seat, t.state.actions]).toEqual([first, 1]);
  t.play('gain');
  expect([t.seat, t.state.actions]).toEqual([1 - first, 3]);
  t.play('end');
  expect(t.seat).toBe(first);
});

test('[P9] a taken card goes to the first free place, and its own place in the market is filled', () => {
  const t = table();
  const [, wanted] = t.state.market.white;
  const next = t.state.deck.white[0];
  t.play('take w2');
  expect(t.player().working[0]).toEqual({ card: wanted, placed: [] });
  expect(t.state.market.white[1]).toBe(next);
  expect(t.told()).toEqual(['taken', 'refilled']);
});

test('[P9] four cards are the most, and an empty place cannot be taken', () => {
  const t = table().works('w01', 'w0.3.i2', 'w0.7.v3', 'w0.2p.i3');
  expect(t.why('take w1')).toBe('slotsFull');
  const bare = table();
  bare.state = { ...bare.state, market: { ...bare.state.market, black: [null, 'b01', null, null] } };
  expect(bare.why('take b1')).toBe('noCardThere');
  expect(bare.why('take b2')).toBeNull();
});

test('[P10] a piece lies on free cells, turned and mirrored as one likes', () => {
  const t = table().works('b02').hand('v3 l4 i2');
  expect(t.drawn(1)).toBe(`
###
#.#
###
.#.
`);
  t.play('place 1 a1b1a2');
  expect(t.drawn(1)).toBe(`
vv#
v.#
###
.#.
`);
  expect(t.why('place 1 a3b3c3b4')).toBe('notInHand');
  expect(t.why('place 1 b1c1')).toBe('doesNotFit');
  expect(t.why('place 1 b2b3')).toBe('doesNotFit');
  expect(t.why('place 1 a3c3')).toBe('noSuchPiece');
  expect(t.why('place 2 a1')).toBe('noCardInSlot');
  expect(t.play('place 1 c1c2b3c3').drawn(1)).toBe(`
vvl
v.l
#ll
.#.
`);
});

test('[P11] no action moves what lies on a card', () => {
  const t = table().works('b02 a1b1a2').hand('dot');
  expect(t.why('lift 1 a1b1a2')).toBe('notNow');
});

test('[P12] [P13] exchanges conserve cells and go through the stock', () => {
  const t = table().hand('dot dot dot dot');
  const before = t.state.stock.dot;
  t.play('up l4 dot+dot+dot+dot');
  expect([t.player().hand.l4, t.player().hand.dot, t.state.stock.dot]).toEqual([1, 0, before + 4]);
  t.play('down l4 i2+i2');
  expect([t.player().hand.l4, t.player().hand.i2]).toEqual([0, 2]);
  expect(t.why('up i3 i2+i2')).toBe('noSuchTrade');
  expect(t.why('up i3 i2+dot')).toBe('notInHand');
  expect(t.soldOut('s4').why('up s4 i2+i2')).toBe('outOfStock');
  expect(t.soldOut('dot').why('down i2 dot+dot')).toBe('outOfStock');
});

test('[P14] the row goes under the deck in its order', () => {
  const t = table();
  const { market, deck } = t.state;
  t.play('recycle black');
  expect(t.state.market.black).toEqual(deck.black.slice(0, 4));
  expect(t.state.deck.black).toEqual([...deck.black.slice(4), ...market.black]);
  expect(t.state.known.black).toBe(4);
  t.state = { ...t.state, deck: { ...t.state.deck, white: t.state.deck.white.slice(0, 3) } };
  expect(t.why('recycle white')).toBe('deckTooSmall');
});

test('[P15] one piece a card from the left, once a turn, for one action', () => {
  const t = table().works('w07', 'w10', 'w0.7.v3').hand('dot dot i2');
  t.play('master 1 a1');
  expect([t.state.actions, t.state.pending]).toEqual([2, { type: 'master', slot: 0 }]);
  expect(t.why('gain')).toBe('masterOpen');
  expect(t.why('master 1 b1')).toBe('masterOrder');
  t.play('master 3 a1b1');
  expect([t.state.actions, t.state.pending]).toEqual([2, null]);
  expect(t.why('master 2 a1')).toBe('mastered');
  expect(t.drawn(3)).toBe('\n22#\n');
});

test('[P15] it can be closed early', () => {
  const t = table().works('w07', 'w10').hand('dot dot i2').play('master 1 a1', 'close');
  expect([t.state.actions, t.state.pending, t.why('close')]).toEqual([2, null, 'notNow']);
});

test('[P16] a dot for an action, while there are any', () => {
  const t = table().play('gain');
  expect([t.player().hand.dot, t.state.stock.dot]).toEqual([3, 10]);
  expect(t.soldOut('dot').why('gain')).toBe('outOfStock');
});

test('[P17] what a master action finishes comes back only when it closes', () => {
  const t = table().works('w0.3l.v3 a1', 'w07').hand('dot').play('master 1 c2');
  // Nothing more in hand, so it closed by itself: then both dots came back, with the reward.
  expect(t.told()).toEqual(['placed', 'closed', 'completed', 'rewarded']);
  expect([t.player().hand.dot, t.player().hand.v3]).toEqual([2, 1]);
  const open = table().works('w0.3l.v3 a1', 'w07').hand('dot dot').play('master 1 c2');
  expect(open.player().hand.dot).toBe(1);
  expect(open.play('master 2 a1').player().hand.dot).toBe(2);
});

test('[P18] points, pieces back, reward, and the place is free', () => {
  const t = table().works('w1.4v7.l4 a1b1a2').hand('v3').play('place 1 c2b3c3');
  expect(t.told()).toEqual(['placed', 'completed', 'rewarded']);
  expect([t.player().hand.v3, t.player().hand.l4, t.drawn(1)]).toEqual([2, 1, 'free']);
  expect(sumOf(t.state, t.seat).done).toBe(1);
  expect(t.player().done[0]?.placed).toHaveLength(2);
});

test('[P18] several cards are settled from left to right', () => {
  const t = table().works('w0.3.i2', 'w0.3l.v3 a1').hand('i2 dot').play('master 1 a1b1', 'master 2 c2');
  const cards = t.events.flatMap(event => (event.type === 'completed' ? [event.card] : []));
  expect(cards).toEqual(['w0.3.i2', 'w0.3l.v3']);
});

test('[P19] a reward out of stock is replaced: by level, by choice, or by nothing', () => {
  const scene = (): Table => table().works('w08').hand('s4'); // reward i4
  const choice = scene().soldOut('i4').play('place 1 a1b1b2c2');
  expect(choice.state.pending).toEqual({ type: 'reward', wanted: 'i4', rest: [] });
  expect(choice.why('gain')).toBe('chooseReward');
  expect(choice.why('reward i3')).toBe('outOfStock');
  expect(choice.play('reward o4').player().hand.o4).toBe(1);
  expect(choice.state.actions).toBe(2);
  const one = scene().soldOut('i4', 'l4', 't4', 's4').play('place 1 a1b1b2c2');
  expect([one.state.pending, one.player().hand.o4]).toEqual([null, 1]);
  const lower = scene().soldOut('i4', 'l4', 't4', 's4', 'o4', 'v3').play('place 1 a1b1b2c2');
  expect(lower.why('reward i3')).toBeNull();
  const none = scene().soldOut('i4', 'l4', 't4', 's4', 'o4', 'v3', 'i3', 'i2', 'dot').play('place 1 a1b1b2c2');
  expect(none.events).toContainEqual({
    type: 'rewarded',
    seat: none.events[0]?.type === 'placed' ? none.events[0].seat : -1,
    wanted: 'i4',
    piece: null,
  });
});

test('[P19] a choice in the middle of a master action waits for the rest', () => {
  const t = table().works('w08', 'w0.3.i2').hand('s4 i2').soldOut('i4').play('master 1 a1b1b2c2', 'master 2 a1b1');
  expect(t.state.pending).toEqual({ type: 'reward', wanted: 'i4', rest: [1] });
  t.play('reward l4');
  expect(t.player().done.map(done => done.card)).toEqual(['w08', 'w0.3.i2']);
  expect(t.state.pending).toBeNull();
});

test('[P20] a new turn has a new master action, and a new round begins with the first seat', () => {
  const t = table().works('w07').hand('dot').play('master 1 a1', 'end');
  expect([t.state.round, t.state.mastered]).toEqual([1, false]);
  expect(t.play('end').state.round).toBe(2);
});

test('[P22] a seat that can do nothing is passed over, and after a whole such round finishing starts', () => {
  const t = table('seats=3 ends=none').works('w07', 'w08', 'w09', 'w10').hand('');
  const empty = { white: [], black: [] };
  t.state = { ...t.state, deck: empty, market: { white: Array(4).fill(null), black: Array(4).fill(null) } };
  t.soldOut('dot', 'i2', 'i3', 'v3', 'i4', 'l4', 't4', 's4', 'o4');
  for (const seat of t.state.order.slice(1)) t.hand('', seat).soldOut('dot');
  t.play('end');
  expect(t.told()).toEqual([
    'passed',
    'stuck',
    'passed',
    'stuck',
    'passed',
    'stuck',
    'finishing',
    'finished',
    'finished',
    'finished',
    'ended',
  ]);
  expect(t.state.ending?.reason).toBe('stuck');
});

test('[P22] while one seat acts, others are passed over as often as it takes', () => {
  const t = table('seats=2 ends=none').works('b01').hand('dot dot dot dot dot dot dot');
  const other = 1 - t.seat;
  const empty = { white: [], black: [] };
  t.state = { ...t.state, deck: empty, market: { white: Array(4).fill(null), black: Array(4).fill(null) } };
  t.hand('', other).soldOut('dot', 'i2', 'i3', 'v3', 'i4', 'l4', 't4', 's4', 'o4');
  for (const turn of [1, 2]) {
    for (let action = 0; action < 3; action++) {
      const line = [...legal(t.state, t.seat)].find(one => one.type === 'place');
      t.play(line ? actions.write(line) : 'none');
    }
    expect(t.told(), `turn ${turn}`).toEqual(['placed', 'passed', 'stuck', 'passed']);
    expect([t.state.phase, t.seat]).toEqual(['playing', 1 - other]);
  }
});

test('[P23] after 60 rounds finishing starts', () => {
  const t = table();
  for (let turn = 0; turn < 119; turn++) t.play('end');
  expect([t.state.round, t.state.phase]).toEqual([60, 'playing']);
  t.play('end');
  expect([t.state.phase, t.state.ending?.reason]).toEqual(['ended', 'rounds']);
});

test('[P28] the same cells on two cards are lifted one by one', () => {
  const t = table('seats=2 debug=yes').works('w2.5nr.i4', 'w1.4v7.l4').hand('dot dot');
  const me = t.seat;
  t.play('debug finishing');
  const cell = [...legal(t.state, me)].flatMap(one => (one.type === 'put' ? [one] : []));
  const shared = cell.find(a => cell.some(b => b.slot !== a.slot && b.cells === a.cells))?.cells ?? 0;
  for (const slot of [0, 1]) t.as(me, actions.write({ type: 'put', slot, cells: shared }));
  t.as(me, actions.write({ type: 'lift', slot: 0, cells: shared }));
  expect([t.player(me).hand.dot, t.player(me).late.map(({ slot }) => slot)]).toEqual([1, [1]]);
});

test('[P27] [P28] [P29] finishing: at the same time, one point a piece, points but no pieces', () => {
  const t = table('seats=2 debug=yes').works('w2.5nr.i4 a1b1c1c2', 'w1.4v7.l4').hand('l4 v3 dot');
  const me = t.seat;
  t.play('debug finishing');
  expect(t.told()).toEqual(['finishing', 'finished']);
  t.as(me, 'put 2 a1b1a2').as(me, 'lift 2 a1b1a2').as(me, 'put 1 a2a3b3c3');
  expect(t.why('put 1 a2', me)).toBe('doesNotFit');
  expect(t.why('lift 2 a1b1a2', me)).toBe('nothingToLift');
  t.as(me, 'finish');
  expect(t.state.phase).toBe('ended');
  expect(sumOf(t.state, me)).toMatchObject({ done: 2, penalty: 1, unfinished: 1, final: 0 });
  expect(t.player(me).hand.l4).toBe(0);
  expect(total(t.player(me).hand)).toBe(2);
});

test('[P30] the final score can be negative', () => {
  const t = table('seats=2 debug=yes').works('b5.mdwq.dot').hand('dot');
  const me = t.seat;
  t.play('debug finishing').as(me, 'finish');
  expect(sumOf(t.state, me).final).toBe(-5);
});

test('[P31] ties: more cards, then more pieces, then shared', () => {
  const ranks = (t: Table): number[] => t.play('debug finishing') && standings(t.state).map(one => one.rank);
  expect(ranks(table('seats=3 debug=yes'))).toEqual([1, 1, 1]);
  expect(ranks(table('seats=3 debug=yes').hand('dot dot dot'))).toEqual([1, 2, 2]);
  const t = table('seats=3 debug=yes');
  const zero = { colour: 'white', card: 'w01', placed: [] } as const;
  t.state = { ...t.state, players: t.state.players.map((p, seat) => (seat === 2 ? { ...p, done: [zero] } : p)) };
  expect(ranks(t)).toEqual([1, 2, 2]);
  expect(standings(t.state)[0]?.seat).toBe(2);
});
