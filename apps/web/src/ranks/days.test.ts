import { dailies } from '@minoya/bots/dailies';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { dateOfDay, dayOfMoment } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { dailySlot } from '../play/paths.ts';
import { dayOf } from '../store/day.ts';
import { boardName, boardPath } from './board.ts';

/** Saves, links, boards and everybody's game of a day hang on these: they may be added to, never changed. */
const days = [
  { date: '2026-01-01', number: 1, keshiki: 'daily 2026-01-01 deal 1 target 770', rokumasu: 'DAY0-0001' },
  { date: '2026-02-28', number: 59, keshiki: 'daily 2026-02-28 deal 1 target 510', rokumasu: 'DAY0-0059' },
  { date: '2026-11-15', number: 319, keshiki: 'daily 2026-11-15 deal 1 target 700', rokumasu: 'DAY0-0319' },
  { date: '2026-11-16', number: 320, keshiki: 'daily 2026-11-16 deal 1 target 1660', rokumasu: 'DAY0-0320' },
  { date: '2026-12-31', number: 365, keshiki: 'daily 2026-12-31 deal 1 target 790', rokumasu: 'DAY0-0365' },
  { date: '2028-02-29', number: 790, keshiki: 'daily 2028-02-29 deal 1 target 740', rokumasu: 'DAY0-0790' },
];

test.each(days)('[D-19] $date is #$number for ever, with the same games, save and board', day => {
  const { date, number } = day;
  const moment = Date.parse(`${date}T12:00:00+09:00`);
  expect(dateOfDay(dayOfMoment(moment))).toBe(date);
  expect(dayOf(moment)).toBe(number);
  expect(dailies['keshiki']?.(dayOfMoment(moment))).toEqual({ setup: day.keshiki, seed: `daily ${date}` });
  expect(dailies['rokumasu']?.(dayOfMoment(moment))).toEqual({ setup: 'standard', seed: day.rokumasu });
  expect(dailySlot(number)).toBe(`daily-${number}`);
  const board = { game: 'rokumasu', version: rokumasu.version, setup: 'standard', day: number };
  expect(boardName(board)).toBe(`rokumasu/${rokumasu.version}/${date}`);
  expect(boardPath(board)).toBe(`/ranks/rokumasu/daily-${number}`);
});
