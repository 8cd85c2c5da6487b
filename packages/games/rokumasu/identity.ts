import type { Identity, Plays } from '@minoya/kernel/testing/identity';
import { allMinos } from '../grid/mino.ts';
import { amuletIds, amulets } from './amulets.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { bosses } from './bosses.ts';
import { long } from './long-game.ts';
import './long/index.ts';
import { challengeIds } from './long/challenges.ts';
import { deckIds } from './long/decks.ts';
import { twistIds } from './long/twists.ts';
import { rokumasu } from './game.ts';
import { relicIds, relics } from './relics/index.ts';
import { questions } from './identity-questions.ts';
import { LAST_ROUND, type RuleSetId, ruleSets } from './rules.ts';
import type { Action, State } from './state.ts';

/** Points first, then lines that are nearly full: enough to win some of the rounds. Nobody reorders for ever. */
function prefers({ record, round, board, deck }: State, { type }: Action): number {
  let near = 0;
  for (let line = 0; line < 6; line++) {
    let row = 0;
    let column = 0;
    for (let at = 0; at < 6; at++) {
      if (board[line * 6 + at]) row++;
      if (board[at * 6 + line]) column++;
    }
    near += row * row + column * column;
  }
  const idle = type === 'reorder' || type === 'sell' || type === 'end' || type === 'lock';
  return record.total * 40 + near + round * 100 + deck.length * 150 - (idle ? 2_000 : 0);
}

/** Shelves of five, so that every relic is owned, beside others each time. */
function shelves(rules: RuleSetId): string[] {
  const known = ruleSets[rules].relics;
  const shelf = (i: number): string =>
    Array.from({ length: 5 }, (_, k) => known[(i * 5 + k * (1 + (i % 7)) * 2) % known.length] ?? 'copy').join(',');
  return Array.from({ length: 60 }, (_, i) => shelf(i)).filter(list => new Set(list.split(',')).size === 5);
}

function fromRound(rules: RuleSetId, games = 14): Plays[] {
  return shelves(rules).map((relicList, i) => {
    const round = 1 + ((i * 5) % LAST_ROUND);
    // Every other shelf goes without: all that a piece may be sculpted into takes long to list.
    const amuletList = i % 2 ? '' : ` amulets=${amuletIds[(i / 2) % 4]},${amuletIds[(i / 2 + 1 + (i % 3)) % 4]}`;
    const setup = `${rules} round=${i % 2 ? 1 : round} gold=${60 + i * 7} relics=${relicList}${amuletList}`;
    return { setup, games, mostPlies: 40, prefers };
  });
}

/** Fills the board without a clear until the volcano erupts: wins the last round now and then, and goes on. */
const VOLCANO = 'volcano,full_clear_bonus,last_stand,timing,symmetry';

function hoards({ board, record, round }: State, { type }: Action): number {
  let filled = 0;
  for (const block of board) if (block) filled++;
  const points = record.total < 200 ? -record.total * 10 : record.total;
  return filled * 10 + points + round * 1_000 - (type === 'reorder' || type === 'sell' ? 5_000 : 0);
}

/** Every deck, level, challenge and twist, with relics enough to win some rounds, in rounds of every kind. */
function longWays(): Plays[] {
  const ways = [
    ...deckIds.slice(1).map(id => `deck=${id}`),
    ...long.levels.map((_, i) => `level=${i + 1}`),
    ...challengeIds.map(id => `challenge=${id}`),
    ...twistIds.map(id => `twists=${id}`),
  ];
  return ways.map((way, i) => {
    const round = 1 + ((i * 2) % 9);
    return { setup: `journey ${way} round=${round} gold=${40 + i}`, games: 4, mostPlies: 50, prefers };
  });
}

/** What makes these rules version `rokumasu.version`; see packages/archive. */
export const identity: Identity = {
  game: rokumasu,
  tables: {
    ruleSets,
    relics,
    relicIds,
    amulets,
    bosses,
    patterns,
    seals,
    blessings,
    brands,
    minos: allMinos(),
    decks: long.decks,
    levels: long.levels,
    twists: long.twists,
    challenges: long.challenges,
    vouchers: long.vouchers,
    gifts: long.gifts,
    packs: long.packs,
    unlocks: long.unlocks,
  },
  plays: [
    { setup: 'standard', games: 135, mostPlies: 60, prefers },
    { setup: 'standard round=1 gold=200', games: 135, mostPlies: 60, prefers },
    { setup: 'classic', games: 135, mostPlies: 60, prefers },
    { setup: `classic round=24 relics=${VOLCANO}`, games: 30, mostPlies: 60, prefers: hoards, candidates: 12 },
    { setup: `standard round=24 relics=${VOLCANO}`, games: 30, mostPlies: 60, prefers: hoards, candidates: 12 },
    ...fromRound('standard'),
    ...fromRound('classic'),
    { setup: 'journey', games: 60, mostPlies: 60, prefers },
    { setup: 'journey round=1 gold=200', games: 60, mostPlies: 60, prefers },
    { setup: `journey round=24 relics=${VOLCANO}`, games: 10, mostPlies: 60, prefers: hoards, candidates: 12 },
    ...fromRound('journey', 5),
    ...longWays(),
  ],
  againstArchive: {
    ...questions,
    plays: [
      ...['standard', 'classic', 'journey', 'journey open=0', 'journey open=7f'].map(setup => ({
        setup,
        games: 3,
        mostPlies: 40,
        prefers,
      })),
      { setup: 'journey round=3 gold=200 relics=hand_stock,recycler', games: 3, mostPlies: 40, prefers },
      // Any action: gifts that redraw the bosses, locks, packs that are passed.
      { setup: 'journey round=2 gold=100', games: 30, mostPlies: 4 },
    ],
  },
};
