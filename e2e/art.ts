import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, browserPath } from './browser.ts';

/**
 * Takes what the pictures of links are put together from out of apps/web/art.html: a card for each game, sheets of its
 * marks and of letters, and where everything lies. `node --import tsx e2e/art.ts`, or with the ids of the games whose
 * pictures are new; a test says when the list of marks has grown beyond the sheets.
 */
const web = join(import.meta.dirname, '../apps/web');
const out = join(web, 'public/og');
const port = 26_000 + (process.pid % 4000);

/** The sources, served as they are: the page is no part of the app. */
async function develop(): Promise<{ base: string; stop: () => void }> {
  const vite = join(import.meta.dirname, '../node_modules/.bin/vite');
  const server = spawn(vite, ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: web,
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 300; i++) {
    const up = await fetch(`${base}/art.html`).then(
      answer => answer.ok,
      () => false,
    );
    if (up) return { base, stop: () => server.kill('SIGTERM') };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  throw new Error('Vite did not start.');
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

const { base, stop } = await develop();
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
const context = await browser.newContext({
  baseURL: base,
  viewport: { width: 1240, height: 800 },
  locale: 'ja-JP',
  colorScheme: 'light',
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.goto('/art.html');
await page.locator('[data-sheet="letters"]').waitFor();
await page.evaluate(() => document.fonts.ready);
await page.evaluate(() => {
  for (const one of [document.documentElement, document.body]) one.style.background = 'transparent';
});
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const drawn = await page.locator('[data-card]').evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));
const ids = drawn.filter(id => only.length === 0 || only.includes(id));
const before = JSON.parse(readFileSync(join(out, 'art.json'), 'utf8')) as {
  sheets: Record<string, Record<string, Box>>;
};
const sheets = only.length === 0 ? {} : before.sheets;
for (const id of ids) await page.locator(`[data-card="${id}"]`).screenshot({ path: join(out, `${id}.png`) });
const lettered = only.length === 0 ? ['letters'] : [];
for (const id of [...ids, ...lettered]) {
  const sheet = `[data-sheet="${id}"]`;
  await page.locator(sheet).screenshot({ path: join(out, `${id}-marks.png`), omitBackground: true });
  sheets[id] = await boxesIn(page, sheet, 'data-mark');
}
const areas = await boxesIn(page, `[data-card="${ids[0]}"]`, 'data-area');
writeFileSync(join(out, 'art.json'), `${JSON.stringify({ areas, sheets })}\n`);
await browser.close();
stop();
process.stderr.write(`${ids.length} cards and ${ids.length + lettered.length} sheets in apps/web/public/og\n`);
