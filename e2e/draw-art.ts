import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failed, type Work } from '../apps/cli/src/command/command.ts';
import { cardsToDraw } from './art-cards.ts';
import { openBrowser, openContext } from './open.ts';
import { answers } from './serve.ts';

const web = join(import.meta.dirname, '../apps/web');
const out = join(web, 'public/og');
const port = 26_000 + (process.pid % 4000);

/** The sources, served as they are: the page is no part of the app. */
async function develop(work: Work): Promise<string> {
  const vite = join(import.meta.dirname, '../node_modules/.bin/vite');
  const server = spawn(vite, ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: web,
    stdio: 'ignore',
  });
  work.atEnd(() => server.kill('SIGTERM'));
  const base = `http://127.0.0.1:${port}`;
  if (!(await answers(`${base}/art.html`))) throw new Failed('Vite did not start.');
  return base;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Boxes of the marked elements inside another, in its own pixels. */
function boxesIn(page: Page, selector: string, attribute: string): Promise<Record<string, Box>> {
  return page.evaluate(
    ([within, name]) => {
      const home = document.querySelector(within)?.getBoundingClientRect();
      const marked = [...document.querySelectorAll(`${within} [${name}]`)];
      return Object.fromEntries(
        marked.map(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const box = [x - (home?.x ?? 0), y - (home?.y ?? 0), width, height].map(Math.round);
          return [one.getAttribute(name) ?? '', box as [number, number, number, number]];
        }),
      );
    },
    [selector, attribute] as const,
  );
}

/** Cards, sheets, and where everything lies on them. */
export async function drawArt(work: Work, only: readonly string[]): Promise<number> {
  work.progress('starting');
  const base = await develop(work);
  const browser = await openBrowser(work);
  const page = await openPage(browser, base);
  mkdirSync(out, { recursive: true });
  const all = await page
    .locator('[data-card]')
    .evaluateAll(cards => cards.map(one => one.getAttribute('data-card') ?? ''));
  const ids = cardsToDraw(all, only);
  const lettered = only.length === 0 ? ['letters'] : [];
  const sheets = only.length === 0 ? {} : drawnBefore();
  for (const id of ids) await page.locator(`[data-card="${id}"]`).screenshot({ path: join(out, `${id}.png`) });
  for (const id of [...ids, ...lettered]) {
    work.progress(`the sheet of ${id}`);
    const sheet = `[data-sheet="${id}"]`;
    await page.locator(sheet).screenshot({ path: join(out, `${id}-marks.png`), omitBackground: true });
    sheets[id] = await boxesIn(page, sheet, 'data-mark');
  }
  const areas = await boxesIn(page, `[data-card="${ids[0]}"]`, 'data-area');
  writeFileSync(join(out, 'art.json'), `${JSON.stringify({ areas, sheets })}\n`);
  work.say(`${ids.length} cards and ${ids.length + lettered.length} sheets in apps/web/public/og`);
  return 0;
}

/** Where the marks of every game lie, as drawn last time. */
function drawnBefore(): Record<string, Record<string, Box>> {
  return (JSON.parse(readFileSync(join(out, 'art.json'), 'utf8')) as { sheets: Record<string, Record<string, Box>> })
    .sheets;
}

async function openPage(browser: Browser, base: string): Promise<Page> {
  const context = await openContext(browser, {
    baseURL: base,
    viewport: { width: 1240, height: 800 },
    locale: 'ja-JP',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The sources are put together as they are asked for: the first time on a busy machine that takes minutes.
  page.setDefaultTimeout(240_000);
  await page.goto('/art.html');
  await page.locator('[data-sheet="letters"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    for (const one of [document.documentElement, document.body]) one.style.background = 'transparent';
  });
  return page;
}
