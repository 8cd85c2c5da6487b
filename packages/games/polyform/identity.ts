import type { Identity, Plays } from '@minoya/kernel/testing/identity';
import { cards } from './cards.ts';
import { POINTS } from './cards/card.ts';
import { polyform } from './game.ts';
import { beside, customCards, further } from './identity-questions.ts';
import { pieces } from './pieces.ts';
import { ENDS, MOST_CUSTOM, MOST_SEATS, optionRows, setupFor, TIMERS, writeSetup } from './setup.ts';
import { ACTIONS_PER_TURN, MARKET, SLOTS } from './start.ts';
import type { State } from './state.ts';
import { partsOf, trades } from './trade.ts';
import { ROUND_CAP } from './turn.ts';

/** Finished cards before pieces on cards before cards in work. */
function prefers({ players }: State): number {
  let likes = 0;
  for (const { done, working, late } of players) {
    likes += done.length * 40 + late.length;
    for (const work of working) if (work) likes += 3 + work.placed.length * 5;
  }
  return likes;
}

const setups = [
  'seats=2',
  'seats=2 white=20',
  'seats=2 scores=hidden ends=w2+b1',
  'seats=3 scores=hidden start=dot+i2',
  'seats=3 ends=w3+b2+deck equal=yes',
  'seats=4 ends=w3+b2 equal=yes timer=60',
  'seats=4 white=20 ends=deck',
  'seats=1 debug=yes',
  'seats=3 ends=w3+b2+deck later=i2',
];

const most = Math.max(...optionRows.map(row => row.choices.length));

/** Setups in which every value of every option occurs, a new one by itself. */
export const everyChoice: readonly string[] = Array.from({ length: most }, (_, i) => {
  const changes = optionRows.map(row => row.choices[i % row.choices.length]?.change);
  return writeSetup(setupFor(2 + (i % 3), Object.assign({}, ...changes)));
});

/** What everybody starts with and what the later ones get beside it come out of one stock: every pair of them, with more dots than are offered. */
const firstPieces: readonly string[] = [2, 3, 4].flatMap(seats =>
  ['none', 'dot', 'i2', 'rising'].flatMap(later =>
    ['i2', 'dot+i2', 'dot+dot+dot', 'dot+dot+dot+dot', 'i2+i2+i2'].map(
      start => `seats=${seats} start=${start} later=${later}`,
    ),
  ),
);

/** More than anybody may start with. */
const FIRST_PIECES = ['dot', 'i2', 'v3', 'i3', 'l4', 't4', 'o4'];

/** What makes these rules version `polyform.version`; see packages/archive. */
export const identity: Identity = {
  game: polyform,
  tables: {
    cards,
    pieces,
    trades,
    partsOf,
    numbers: { POINTS, ENDS, MOST_CUSTOM, MOST_SEATS, TIMERS, ACTIONS_PER_TURN, MARKET, SLOTS, ROUND_CAP },
  },
  plays: setups.flatMap((setup): Plays[] => [
    { setup, games: 240, mostPlies: 70, prefers },
    { setup, games: 16, mostPlies: 240 },
  ]),
  againstArchive: {
    plays: [
      ...everyChoice,
      'seats=3 later=rising',
      'seats=4 later=rising',
      'seats=2 ends=deck custom=w2.1ft.t4+b5.h2o3.dot',
      'seats=2 debug=yes',
    ].map(setup => ({
      setup,
      games: 3,
      mostPlies: 100,
      prefers,
    })),
    setups: [
      ...setups,
      ...everyChoice,
      ...TIMERS.map(seconds => `seats=2 timer=${seconds}`),
      ...ENDS.white.map(white => `seats=2 ends=w${white}`),
      ...ENDS.black.map(black => `seats=2 ends=b${black}+deck`),
      ...firstPieces,
      ...[3, 5, 6, 7].map(most => `seats=4 start=${FIRST_PIECES.slice(0, most).join('+')}`),
      ...[1, MOST_CUSTOM, MOST_CUSTOM + 1].map(most => `seats=2 custom=${customCards.slice(0, most).join('+')}`),
    ],
    lines:
      `take w1, take b4, gain, place 1 b2c2, up l4 i3+dot, down l4 i2+i2, recycle white, master 1 b2, close, reward i3, end,
      put 1 b2, lift 1 b2, finish, debug end, debug turn 1, debug give l4`.split(/,\s+/),
    further,
    beside,
  },
};
