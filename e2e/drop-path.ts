import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, browserPath } from './browser.ts';
import { develop } from './develop.ts';
import { Driver } from './rokumasu/driver.ts';
import { best, find } from './rokumasu/positions.ts';
import { open, skipLessons } from './rokumasu/runs.ts';

/**
 * Prints every file of ours whose code runs for one drop in ロクマス, with the functions that were called: from the pointer
 * being lifted over the board until the new state is drawn and saved. Counted by V8 in the sources as they are:
 * `node --import tsx e2e/drop-path.ts`. docs/web.md, "How a drop travels", is written from it, and what it leaves out is named.
 */
const match = find(
  'standard relics=anchor,crown,kani,crescent,snowball',
  state => best(state, points => points > 0) !== null,
);
const drop = best(match.state, points => points > 0);
if (!drop) throw new Error('nothing scores');

async function called(page: Page, deed: () => Promise<void>): Promise<Map<string, readonly string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.send('Profiler.takePreciseCoverage');
  await deed();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const files = new Map<string, readonly string[]>();
  for (const { url, functions } of result) {
    const file = /\/((?:src|packages)\/[^?]+)/.exec(url)?.[1];
    const names = functions.filter(one => (one.ranges[0]?.count ?? 0) > 0).map(one => one.functionName || '(unnamed)');
    if (file && !url.includes('node_modules') && names.length > 0) files.set(file, names);
  }
  return files;
}

const { base, stop } = await develop();
const browser = await chromium.launch({ executablePath: browserPath('whole'), args: [...browserFlags] });
const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
await context.addInitScript({ content: 'globalThis.__name = one => one' });
const page = await context.newPage();
await skipLessons(page);
await open(page, match);
await page.waitForTimeout(6_000);
const driver = new Driver(page);
await driver.hold(match.state, drop.from, drop.cell);
await page.waitForTimeout(1_000);
const files = await called(page, async () => {
  await page.mouse.up();
  await page.waitForTimeout(5_000);
});
if ((await driver.log()).length !== match.length + 1) throw new Error('not placed');
const guide = readFileSync(join(import.meta.dirname, '../docs/web.md'), 'utf8');
const [told = ''] = /^## How a drop travels$[^]*?^## /m.exec(guide) ?? [];
const isTold = (file: string) => told.includes(`${file.replace(/^src\/(games\/rokumasu\/)?/, '')}\``);
const isGeneral = (file: string) => /^packages\/|^src\/(design|i18n)\/|\/words\//.test(file);
for (const [file, names] of [...files].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`${file}: ${[...new Set(names)].join(', ')}\n`);
const missing = [...files.keys()].filter(file => !isTold(file) && !isGeneral(file));
const ours = [...files.keys()].filter(file => file.startsWith('src/')).length;
process.stdout.write(`${ours} files of the web app; not in docs/web.md: ${missing.join(', ') || 'none'}\n`);
await browser.close();
stop();
