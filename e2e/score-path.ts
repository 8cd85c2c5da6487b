import { chromium } from '@playwright/test';
import { writeReplay } from '@minoya/kernel';
import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { dailySlot, dateAt } from '@minoya/shared/calendar';
import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { check, dailySetup, readings, shownTrail } from '../apps/server/src/pool/worker.ts';
import { serve } from '../apps/server/src/server.ts';
import { browserFlags, browserPath } from './browser.ts';
import { openContext } from './open.ts';
import { develop } from './develop.ts';
import { Driver } from './rokumasu/driver.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './rokumasu/runs.ts';
import { addRan, compare, Watch } from './path-coverage.ts';

/**
 * Prints every file of ours whose code runs for one score of ロクマス's daily: from the press of ランキングに登録 until its rank is shown,
 * on the page and in the server. Counted by V8 in the sources as they are: `npm run paths -- score`.
 * docs/web.md, "How a daily score travels", says which of them are on the way; this fails where the two do not agree.
 */
const date = dateAt(Date.now());
const whole = runUntil(daily.setup(date), daily.seed(date), state => state.phase === 'lost', randomChoice(5));
const last = rokumasu.actions.read(whole.log.at(-1)?.line ?? '');
if (!last) throw new Error('no last action');

const dataDir = mkdtempSync(join(tmpdir(), 'minoya-score-path-'));
const server = await serve({ ...readConfig({}), port: 0, host: '127.0.0.1', logLevel: 'silent', dataDir });
const { base, stop } = await develop(server.port);
const browser = await chromium.launch({ executablePath: browserPath('whole'), args: [...browserFlags] });
const context = await openContext(browser, { baseURL: base, viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
const page = await context.newPage();
page.setDefaultTimeout(120_000);
await skipLessons(page);
await instant(page);
const before = whole.branch(whole.length - 1);
// Once to have everything read in: what Vite meets for the first time makes it load the page again.
await open(page, before, dailySlot(date));
await page.waitForLoadState('networkidle');
await open(page, before, dailySlot(date));
await new Driver(page).act(before.state, last);
const enter = page.getByRole('button', { name: 'ランキングに登録' });
await enter.waitFor();
await page.waitForLoadState('networkidle');
const watch = await Watch.over(page);
await watch.quiet();

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await inspector.post('Profiler.takePreciseCoverage');
const ran = await watch.during(async () => {
  await enter.click();
  await page.locator('[data-rank="ranked"]').waitFor();
});
// What the thread did is bundled there: it is done here once more.
const { id: game, version } = rokumasu;
const replay = { game, version, setup: whole.setup, seed: whole.seed };
if ((await dailySetup({ game, version, date })) !== whole.setup) throw new Error('another daily');
if (!(await check(writeReplay(whole.replay()))).ok) throw new Error('not verified');
await readings(writeReplay(whole.replay()));
await shownTrail(replay);
addRan(ran, (await inspector.post('Profiler.takePreciseCoverage')).result);
process.exitCode = compare('How a daily score travels', ran) ? 0 : 1;
await browser.close();
stop();
await server.close();
rmSync(dataDir, { recursive: true, force: true });
