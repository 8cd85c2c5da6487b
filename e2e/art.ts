import { chromium, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, browserPath } from './browser.ts';
import { develop } from './develop.ts';

/**
 * Takes what the pictures of links are put together from out of apps/web/art.html: a card for each game, sheets of its
 * marks and of letters, and where everything lies. `node --import tsx e2e/art.ts`; a test says when the list of marks
 * has grown beyond the sheets.
 */
const web = join(import.meta.dirname, '../apps/web');
const out = join(web, 'public/og');

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
const ids = await page.locator('[data-card]').evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));
const sheets: Record<string, Record<string, Box>> = {};
for (const id of ids) await page.locator(`[data-card="${id}"]`).screenshot({ path: join(out, `${id}.png`) });
for (const id of [...ids, 'letters']) {
  const sheet = `[data-sheet="${id}"]`;
  await page.locator(sheet).screenshot({ path: join(out, `${id}-marks.png`), omitBackground: true });
  sheets[id] = await boxesIn(page, sheet, 'data-mark');
}
const areas = await boxesIn(page, `[data-card="${ids[0]}"]`, 'data-area');
writeFileSync(join(out, 'art.json'), `${JSON.stringify({ areas, sheets })}\n`);
await browser.close();
stop();
process.stderr.write(`${ids.length} cards and ${ids.length + 1} sheets in apps/web/public/og\n`);
