import { keshiki } from '@minoya/games/keshiki/game';
import { dailyRun } from '@minoya/games/rokumasu/daily';
import { dailySeed, dateOfDay } from '@minoya/shared/calendar';
import { dealDaily } from './keshiki/deal.ts';

/** The one game of a day that is ranked. */
export interface Daily {
  readonly setup: string;
  readonly seed: string;
}

/** The daily of each game that has one, by days since 2026-01-01 in Japan (day 0): the same for everybody, computed by anybody. */
export const dailies: Readonly<Record<string, (day: number) => Daily>> = {
  keshiki: day => {
    const date = dateOfDay(day);
    return { setup: keshiki.setups.write(dealDaily(date).setup), seed: dailySeed(date) };
  },
  rokumasu: day => dailyRun(day + 1),
};
