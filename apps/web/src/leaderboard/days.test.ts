import { rulesOfVersion } from '@minoya/archive';
import { dailies } from '@minoya/bots';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { dailySlot, dateAt, dayNumber, readDay } from '@minoya/shared/calendar';
import { leaderboardName } from '@minoya/shared/leaderboard';
import { expect, test } from 'vitest';
import { leaderboardPath } from './sending.ts';

/** Saves, links, boards and everybody's game of a day hang on these: they may be added to, never changed. */
const days = [
  { date: '2026-01-01', number: 1, keshiki: 'daily 2026-01-01 deal 1 target 770', rokumasu: 'DAY0-0001' },
  { date: '2026-02-28', number: 59, keshiki: 'daily 2026-02-28 deal 1 target 510', rokumasu: 'DAY0-0059' },
  { date: '2026-11-15', number: 319, keshiki: 'daily 2026-11-15 deal 1 target 700', rokumasu: 'DAY0-0319' },
  { date: '2026-11-16', number: 320, keshiki: 'daily 2026-11-16 deal 1 target 1660', rokumasu: 'DAY0-0320' },
  { date: '2026-12-31', number: 365, keshiki: 'daily 2026-12-31 deal 1 target 790', rokumasu: 'DAY0-0365' },
  { date: '2028-02-29', number: 790, keshiki: 'daily 2028-02-29 deal 1 target 740', rokumasu: 'DAY0-0790' },
];

/** What 消色百景 deals in version 3, whose weekdays have characters; version 2 goes on dealing what stands above. */
const in3: Readonly<Record<string, string>> = {
  '2026-01-01': 'daily 2026-01-01 deal 1 goals numbers,big29,clear',
  '2026-02-28': 'daily 2026-02-28 deal 1 goals rocks,610,clear',
  '2026-11-15': 'daily 2026-11-15 deal 1 goals clear,780,big13',
  '2026-11-16': 'daily 2026-11-16 deal 1 goals 1190,big28,clear',
  '2026-12-31': 'daily 2026-12-31 deal 1 goals numbers,big18,few3',
  '2028-02-29': 'daily 2028-02-29 deal 1 goals big11,1190,clear',
};

/** And since version 4, where colours lie in areas. */
const since4: Readonly<Record<string, string>> = {
  '2026-01-01': 'daily 2026-01-01 deal 1 goals numbers,big29,few3',
  '2026-02-28': 'daily 2026-02-28 deal 1 goals rocks,big12,few4',
  '2026-11-15': 'daily 2026-11-15 deal 1 goals clear,1770,big28',
  '2026-11-16': 'daily 2026-11-16 deal 1 goals 1500,big31,clear',
  '2026-12-31': 'daily 2026-12-31 deal 1 goals numbers,big30,clear',
  '2028-02-29': 'daily 2028-02-29 deal 1 goals big27,1740,clear',
};

/** What ロクマス begins since its version 2, where days have a twist from 2026-11-18 on; days before it are what they were. */
const twists: Readonly<Record<string, string>> = {
  '2026-12-31': 'journey challenge=ants',
  '2028-02-29': 'journey deck=pebbles',
};

test.each(days)('[D-19] $date is #$number for ever, with the same games, save and board', async day => {
  const { date, number } = day;
  expect(dateAt(Date.parse(`${date}T12:00:00+09:00`))).toBe(date);
  expect(dayNumber(date)).toBe(number);
  const begun = (game: string) => ({ setup: dailies[game]?.setup(date), seed: dailies[game]?.seed(date) });
  for (const [version, setup] of [[2, day.keshiki] as const, [3, in3[date]] as const]) {
    const then = (await rulesOfVersion('keshiki', version))?.daily;
    expect({ setup: then?.setup(date), seed: then?.seed(date) }).toEqual({ setup, seed: `daily ${date}` });
  }
  expect(begun('keshiki')).toEqual({ setup: since4[date], seed: `daily ${date}` });
  expect(begun('rokumasu')).toEqual({ setup: twists[date] ?? 'standard', seed: day.rokumasu });
  expect(readDay(String(number)), 'as links of /d/ and /daily/ once had it').toBe(date);
  expect(dailySlot(date)).toBe(`daily-${number}`);
  const board = { game: 'rokumasu', version: rokumasu.version, setup: 'standard', day: date };
  expect(leaderboardName(board)).toBe(`rokumasu/${rokumasu.version}/${date}`);
  expect(leaderboardPath(board)).toBe(`/ranks/rokumasu/daily-${number}`);
});

test('a game tells which day it says it is of', () => {
  const of = (game: string, setup: string, seed: string) => dailies[game]?.dateOf({ setup, seed });
  expect(of('rokumasu', 'standard', 'DAY0-0319')).toBe('2026-11-15');
  for (const seed of ['DAY0-0000', 'DAY0-319', 'DAY0-00319', 'ELSE-0319'])
    expect(of('rokumasu', 'standard', seed)).toBeNull();
  expect(of('rokumasu', 'classic', 'DAY0-0319')).toBeNull();
  expect(of('keshiki', 'daily 2026-11-15 deal 1 target 10', 'any')).toBe('2026-11-15');
  expect(of('keshiki', 'daily 2026-02-29', 'any')).toBeNull();
  expect(of('keshiki', 'stage 1', 'daily 2026-11-15')).toBeNull();
});
