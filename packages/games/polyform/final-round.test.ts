import { expect, test } from 'vitest';
import { Table } from './testing.ts';

/** Makes the seat on turn trigger the end with its first action. */
const triggers: Record<string, (t: Table) => Table> = {
  white: t => t.works('w0.3.i2').hand('i2').done('white', 4).play('place 1 a1b1'),
  black: t => t.works('b01 a1b1a2b2 c2').hand('i3').done('black', 2).play('place 1 a4b4c4'),
  whiteDeck: t => lastCard(t, 'white').play('take w1'),
  blackDeck: t => lastCard(t, 'black').play('take b1'),
};

function lastCard(t: Table, colour: 'white' | 'black'): Table {
  const { deck } = t.state;
  t.state = { ...t.state, deck: { ...deck, [colour]: deck[colour].slice(0, 1) } };
  return t;
}

interface Row {
  readonly reason: string;
  readonly seats: number;
  /** Place in the order of play. */
  readonly place: number;
}

const rows: Row[] = Object.keys(triggers).flatMap(reason =>
  [1, 2, 3, 4].flatMap(seats => Array.from({ length: seats }, (_, place) => ({ reason, seats, place }))),
);

/** Turns each place still gets after the turn that triggered. */
function turnsAfter({ reason, seats, place }: Row, setup = ''): number[] {
  const t = new Table(`seats=${seats}${setup}`, `${reason} ${place}`);
  for (let i = 0; i < place; i++) t.play('end');
  (triggers[reason] as (t: Table) => Table)(t);
  expect(t.state.phase).toBe('finalRound');
  expect(t.state.ending).toMatchObject({ reason, by: t.seat });
  expect([t.state.actions, t.seat]).toEqual([2, t.state.order[place]]);
  t.play('end');
  const turns = Array<number>(seats).fill(0);
  while (t.state.active !== null) {
    const at = t.state.order.indexOf(t.seat);
    turns[at] = (turns[at] ?? 0) + 1;
    t.play('end');
  }
  return turns;
}

test.each(rows)('[P24] [P25] $reason by place $place of $seats: everyone else once more', row => {
  const expected = Array.from({ length: row.seats }, (_, place) => (place === row.place ? 0 : 1));
  expect(turnsAfter(row)).toEqual(expected);
});

test.each(rows)('[P25] equal turns, $reason by place $place of $seats: the round to its end and one more', row => {
  const expected = Array.from({ length: row.seats }, (_, place) => (place > row.place ? 2 : 1));
  expect(turnsAfter(row, ' equal=yes')).toEqual(expected);
});

test('[P17] [P24] one master action that finishes the last white and the last black card is told as the white end', () => {
  const t = new Table('seats=2').works('w0.3.i2', 'b01 a1b1a2b2 c2').hand('i2 i3');
  const done = (['white', 'black'] as const).flatMap(colour => {
    t.done(colour, colour === 'white' ? 4 : 2);
    return t.player().done;
  });
  t.state = { ...t.state, players: t.state.players.map((one, seat) => (seat === t.seat ? { ...one, done } : one)) };
  t.play('master 1 a1b1', 'master 2 a4b4c4');
  expect(t.told().filter(type => type === 'completed' || type === 'triggered')).toEqual([
    'completed',
    'completed',
    'triggered',
  ]);
  expect(t.state.ending?.reason).toBe('white');
});

test('[P24] only the first trigger counts', () => {
  const t = new Table('seats=2').works('w0.3.i2', 'w0.3l.v3 a1').hand('i2 dot').done('white', 4).play('place 1 a1b1');
  const { ending } = t.state;
  lastCard(t, 'black').play('take b1');
  expect(t.state.ending).toEqual(ending);
  expect(t.told()).not.toContain('triggered');
});

test('[P26] the triggers can be changed and switched off', () => {
  const done = (setup: string): string =>
    new Table(setup).works('w0.3.i2').hand('i2').done('white', 4).play('place 1 a1b1').state.phase;
  expect(done('seats=2 ends=w6+b3+deck')).toBe('playing');
  expect(done('seats=2 ends=b3+deck')).toBe('playing');
  expect(done('seats=2 ends=w3+b3+deck')).toBe('finalRound');
  expect(lastCard(new Table('seats=2 ends=w5+b3'), 'black').play('take b1').state.phase).toBe('playing');
});
