import { rokumasu } from '@minoya/games/rokumasu/game';
import { deckOf } from '@minoya/games/rokumasu/long/way';
import type { Setup } from '@minoya/games/rokumasu/state';
import { decodeReplay } from '@minoya/kernel';
import type { Past } from '../../../store/runs.ts';
import { isPractice } from '../entry/rule-set-of.ts';
import { isJourney } from './load.ts';

/** A finished run of the long game, by its way. */
export interface Trip {
  readonly deck: string;
  readonly level: number;
  readonly challenge: string | null;
  /** Made by oneself: it gives no stamp. */
  readonly custom: boolean;
  /** Practice by how it was begun: no figure counts it, as in the records. */
  readonly practice: boolean;
  readonly won: boolean;
  readonly score: number;
  readonly round: number;
}

const isCustom = ({ twists, round, gold, relics, amulets }: Setup): boolean =>
  twists.length > 0 || round !== null || gold !== null || relics.length > 0 || amulets.length > 0;

/** The journeys among finished runs. The long game's tables must be here. */
export function tripsOf(past: readonly Past[]): readonly Trip[] {
  return past.flatMap(run => {
    const replay = decodeReplay(run.word);
    const setup = replay.ok && isJourney(replay.value.setup) ? readSetup(replay.value.setup) : null;
    if (!setup) return [];
    const { level, challenge } = setup;
    const practice = isPractice({ setup: replay.ok ? replay.value.setup : '', marks: run.marks });
    const way = { practice, deck: deckOf(setup), level, challenge, custom: isCustom(setup) || run.marks['own'] === 1 };
    return [{ ...way, won: run.won, score: run.score, round: run.marks['round'] ?? 0 }];
  });
}

const readSetup = (line: string): Setup | null => rokumasu.setups.read(line);

/** Whether a deck has been won with at a level: one stamp for each pair. */
export const stampOf = (trips: readonly Trip[], deck: string, level: number): boolean =>
  trips.some(one => one.won && !one.custom && one.challenge === null && one.deck === deck && one.level === level);

export const challengeWon = (trips: readonly Trip[], challenge: string): boolean =>
  trips.some(one => one.won && one.challenge === challenge);

export interface Tally {
  readonly runs: number;
  readonly wins: number;
  readonly best: number;
}

/** What some of the trips add up to. */
export function tally(trips: readonly Trip[]): Tally {
  return {
    runs: trips.length,
    wins: trips.filter(one => one.won).length,
    best: Math.max(0, ...trips.map(one => one.score)),
  };
}
