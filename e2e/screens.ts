import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { daily } from '@minoya/games/rokumasu/daily';
import { encodeReplay } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import type { Page } from '@playwright/test';
import { emptyPage } from './empty-page.ts';
import { randomChoice, runUntil } from './rokumasu/runs.ts';
import type { Screen } from './screen.ts';

/** A board as a busy server would tell it: the first three, a tie, and the player's own place further down. */
const rows = [2_310, 1_284, 1_284, 960, 41].map((score, i, all) => ({
  rank: all.indexOf(score) + 1,
  score,
  name: 131 * (i + 4),
  id: `sample-row-${i}0`,
  mine: i === 3,
  marks: {},
}));

/** The same with help, and on a day that is still played. */
const aided = rows.map((row, i) => ({ ...row, marks: i % 2 ? { hints: i * 4 } : { hints: 1, tools: 2 } }));

const ranked =
  (top: readonly object[], at = 'stage-27', opens: string | null = null) =>
  async (page: Page) => {
    await page.route('**/api/scores?*', route => route.fulfill({ json: { top, mine: null, opens } }));
    await page.goto(`/ranks/keshiki/${at}`);
    await page.locator('.tab-panel .leaderboard, .tab-panel .button.primary').first().waitFor();
  };

/** A day that somebody sent with what they made of it. */
async function sentDay(page: Page): Promise<void> {
  const date = '2026-10-27';
  const [setup, seed] = [daily.setup(date), daily.seed(date)];
  const word = replayPath(encodeReplay(runUntil(setup, seed, s => s.phase === 'lost', randomChoice(5)).replay()));
  await page.goto(`/d/rokumasu/${date}?r=${word.slice('/r/'.length)}`);
  await page.locator('[data-brought]').waitFor();
}

/** Every screen of the house itself; each game lists its own in e2e/<game>/screens.ts. */
const house: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings' },
  { name: 'records', path: '/records/sample' },
  { name: 'daily', path: '/daily' },
  { name: 'ranks', path: emptyPage, prepare: ranked(rows) },
  { name: 'ranks-aided', path: emptyPage, prepare: ranked(aided, 'daily-319~aided', '2026-11-17') },
  { name: 'ranks-empty', path: emptyPage, prepare: ranked([]) },
  { name: 'day', path: emptyPage, prepare: sentDay },
  { name: 'help', path: '/help' },
  { name: 'profile', path: '/profile' },
  { name: 'about', path: '/about' },
  { name: 'styleguide', path: '/styleguide' },
  { name: 'not-found', path: '/nowhere/at/all' },
];

/** Screens of the games: whatever e2e/<game>/screens.ts lists. */
async function screensOfGames(): Promise<Screen[]> {
  const files = readdirSync(import.meta.dirname)
    .map(id => path.join(import.meta.dirname, id, 'screens.ts'))
    .filter(file => existsSync(file));
  const load = async (file: string) => (await import(pathToFileURL(file).href)) as { screens: readonly Screen[] };
  return (await Promise.all(files.map(load))).flatMap(({ screens }) => screens);
}

export const screens: readonly Screen[] = [...house, ...(await screensOfGames())];
