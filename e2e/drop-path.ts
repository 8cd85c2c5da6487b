import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from './browser.ts';
import { openContext } from './open.ts';
import { develop } from './develop.ts';
import { Driver } from './rokumasu/driver.ts';
import { best, find } from './rokumasu/positions.ts';
import { open, skipLessons } from './rokumasu/runs.ts';
import { compare, Watch } from './path-coverage.ts';

/**
 * Prints every file of ours whose code runs for one drop in ロクマス, with the functions that were called: from the pointer
 * being lifted over the board until the new state is drawn and saved. Counted by V8 in the sources as they are:
 * `npm run paths -- drop`. docs/web.md, "How a drop travels", says which of them are on the way; this fails where the two do not agree.
 */
const match = find(
  'standard relics=anchor,crown,kani,crescent,snowball',
  state => best(state, points => points > 0) !== null,
);
const drop = best(match.state, points => points > 0);
if (!drop) throw new Error('nothing scores');

const { base, stop } = await develop();
const browser = await chromium.launch({ executablePath: browserPath('whole'), args: [...browserFlags] });
const context = await openContext(browser, { baseURL: base, viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
const page = await context.newPage();
// Sources are fetched one by one.
page.setDefaultTimeout(120_000);
await skipLessons(page);
// Once to have everything read in and prepared: what Vite meets for the first time makes it load the page again.
const later = page.waitForResponse(/rokumasu\/later\.ts/, { timeout: 120_000 });
await open(page, match);
await later;
await page.waitForLoadState('networkidle');
await open(page, match);
await page.waitForLoadState('networkidle');
const watch = await Watch.over(page);
await watch.quiet();
const driver = new Driver(page);
await driver.hold(match.state, drop.from, drop.cell);
await watch.quiet();
const files = await watch.during(() => page.mouse.up());
await watch.quiet(files);
if ((await driver.log()).length !== match.length + 1) throw new Error('not placed');
process.exitCode = compare('How a drop travels', files) ? 0 : 1;
await browser.close();
stop();
