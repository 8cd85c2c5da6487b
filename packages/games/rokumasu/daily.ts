import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import type { Daily } from '@minoya/shared/daily';
import type { ChallengeId } from './long/challenges.ts';
import type { DeckId } from './long/decks.ts';

/** The first day with a twist. Days before it are ordinary runs of the standard set. */
const FIRST_TWIST = dayNumber('2026-11-18');

/** Decks and challenges by turns; the order is part of every daily. */
const DECKS: readonly DeckId[] = [
  'pebbles',
  'planks',
  'giants',
  'mint',
  'stairs',
  'monk',
  'painter',
  'smith',
  'gambler',
  'twins',
  'gardener',
  'heir',
];
const CHALLENGES: readonly ChallengeId[] = [
  'cabin',
  'ants',
  'waterfalls',
  'sand_garden',
  'soloist',
  'horizon',
  'heartfelt',
  'looking_glass',
  'marathon_run',
  'quarry_town',
  'gauntlet',
  'pilgrimage',
  'fault_line',
];

function turn<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}

/** By turns: a deck, a challenge, and another deck with conditions in elite rounds as well. */
function twist(day: number): string {
  const at = Math.floor(day / 3);
  if (day % 3 === 0) return `journey deck=${turn(DECKS, at)}`;
  return day % 3 === 1 ? `journey challenge=${turn(CHALLENGES, at)}` : `journey deck=${turn(DECKS, at + 5)} level=1`;
}

/** The run of a day is an ordinary one with a twist; its code is the number that players see. */
export const daily: Daily = {
  setup: date => (dayNumber(date) < FIRST_TWIST ? 'standard' : twist(dayNumber(date) - FIRST_TWIST)),
  seed: date => `DAY0-${String(dayNumber(date)).padStart(4, '0')}`,
  dateOf({ setup, seed }) {
    const number = Number(/^DAY0-(\d{4,5})$/.exec(seed)?.[1] ?? 0);
    const date = number > 0 ? dateOfDay(number) : null;
    return date !== null && setup === daily.setup(date) && seed === daily.seed(date) ? date : null;
  },
  ownSetup: false,
};
