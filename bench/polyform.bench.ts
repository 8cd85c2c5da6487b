import { cards } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import { minPieces } from '@minoya/games/polyform/cover';
import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';
import { roll, type Seat, streams } from '@minoya/kernel';
import type { Figure } from './figure.ts';

interface Ply {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/** Every decision of a few random games of two to four seats. */
function plies(): Ply[] {
  const all: Ply[] = [];
  for (const seats of [2, 3, 4]) {
    const rng = streams(`bench ${seats}`, ['play']);
    let state = polyform.start(polyform.setups.read(`seats=${seats}`) as State['setup'], `bench ${seats}`);
    for (;;) {
      const seat = polyform.turn(state)[0];
      if (seat === undefined) break;
      const legal = [...polyform.legal(state, seat)];
      const action = legal[roll(rng, 'play', legal.length)] as Action;
      all.push({ state, seat, action });
      const step = polyform.apply(state, seat, action);
      if (!step.ok) throw new Error(step.why);
      state = step.state;
    }
  }
  return all;
}

const game = plies();
const shapes = cards.filter(card => count(card.shape) <= 12).map(card => card.shape);

export const figures: Figure[] = [
  {
    name: 'polyform.apply',
    unit: 'actions',
    note: `every action of three random games of 2, 3 and 4 seats, ${game.length} in all`,
    run() {
      let done = 0;
      for (const { state, seat, action } of game) if (polyform.apply(state, seat, action).ok) done++;
      return done;
    },
  },
  {
    name: 'polyform.legal',
    unit: 'lists',
    note: 'the whole list of legal actions of the same states',
    run() {
      for (const { state, seat } of game) polyform.legal(state, seat);
      return game.length;
    },
  },
  {
    name: 'polyform.cover',
    unit: 'covers',
    note: `the fewest pieces for a whole card, no memory, the ${shapes.length} cards of at most 12 cells`,
    run() {
      for (let i = 0; i < 50; i++) for (const shape of shapes) minPieces(shape);
      return 50 * shapes.length;
    },
  },
];
