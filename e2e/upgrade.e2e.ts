import { games } from '@minoya/games';
import { keshiki } from '@minoya/games/keshiki/game';
import { polyform } from '@minoya/games/polyform/game';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import { encodeReplay } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../scripts/copy.ts';
import { blocksOn, remember, score } from './keshiki/table.ts';
import { act, moment, playOut, prepare } from './polyform/player.ts';
import { type Guest, guest, join as enter, makeRoom, start, sums } from './polyform/rooms.ts';
import { TestServer } from './polyform/server.ts';
import { Driver, placements } from './rokumasu/driver.ts';
import { randomChoice, skipLessons } from './rokumasu/runs.ts';
import { firstLoad, precached, precachedBytes } from './upgrade/files.ts';
import { prefetchedFiles, prefetchEnded } from './upgrade/prefetched.ts';
import { asPlayed, type Kept, kept, matchOf, Quiet } from './upgrade/kept.ts';
import { follow, said, shown, type Stored, storedLinks, walk } from './upgrade/links.ts';
import { nextHouse } from './upgrade/next.ts';

/**
 * The house is replaced by one whose three games all play by other rules, on the same address and the same data, in
 * the middle of everything: runs, a room, a leaderboard, an installed page. Nothing of it may be lost or change.
 */
const patience = 300_000;
test.describe.configure({ mode: 'serial', timeout: patience });

const now = { rokumasu: rokumasu.version, keshiki: keshiki.version, polyform: polyform.version };
const phone = { locale: 'ja-JP', viewport: { width: 390, height: 844 } };
const quiet = new Quiet();
let server: TestServer;
let building: Promise<Copy>;
let next: Copy;
/** One person without an installed page, one with it, and two in a room. */
let context: BrowserContext;
let page: Page;
let installed: Page;
let a: Guest;
let b: Guest;
/** What was there before. */
const before: { rokumasu?: Kept; keshiki?: Kept; polyform?: Kept; installed?: Kept; blocks?: number[]; row?: string } =
  {};

test.beforeAll(async ({ browser }) => {
  // The copy is made before anything else is, by a machine that may be busy.
  test.setTimeout(patience);
  building = nextHouse();
  // Awaited later: a failure meanwhile is told then.
  building.catch(() => undefined);
  server = await TestServer.start();
  const options = { ...phone, baseURL: server.url };
  context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  page = quiet.watch(await context.newPage());
  await skipLessons(page);
  const other = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  installed = quiet.watch(await other.newPage());
  await prepare(installed);
  await skipLessons(installed);
  a = await guest(browser, { base: server.url, touch: 'click' });
  b = await guest(browser, { base: server.url, touch: 'click' });
  for (const one of [a, b]) quiet.watch(one.page);
});
test.afterEach(() => quiet.check());
test.afterAll(async () => {
  test.setTimeout(patience);
  await server?.kill();
  (await building.catch(() => null))?.remove();
});

/** Begins a run of ロクマス and places two pieces where nothing happens yet. */
async function beginRokumasu(on: Page): Promise<Kept> {
  await on.goto('/rokumasu');
  await on.locator('[data-new]').click();
  await on.locator('.roku[data-phase="playing"]').waitFor();
  for (let n = 2; n <= 3; n++) await placeOne(on);
  return kept(on, 'rokumasu');
}

async function placeOne(on: Page): Promise<void> {
  const driver = new Driver(on);
  const { state } = matchOf(rokumasu, await kept(on, 'rokumasu'));
  const [choice] = placements(state);
  if (!choice) throw new Error('nothing to place');
  const count = (await driver.log()).length;
  await driver.tap(state, choice.from, choice.cell);
  await expect.poll(async () => (await driver.log()).length).toBe(count + 1);
}

test('before: a run, a stage and a table against a machine are begun', async () => {
  await remember(page);
  before.rokumasu = await beginRokumasu(page);
  await page.goto('/keshiki/play/stage-1');
  await tapBlocks(2);
  before.keshiki = await kept(page, 'keshiki', 'stage-1');
  before.blocks = await blocksOn(page);
  await page.goto('/polyform');
  await page.locator('[data-do="bots"]').click();
  await page.locator('.polyform').waitFor();
  await expect.poll(() => moment(page), { timeout: 20_000 }).toBe('mine');
  const { length } = (await kept(page, 'polyform')).log;
  await act(page, 'click');
  await expect.poll(async () => (await kept(page, 'polyform')).log.length).toBe(length + 1);
  before.polyform = await kept(page, 'polyform');
});

/** Taps groups by keys. */
async function tapBlocks(count: number): Promise<void> {
  await page.locator('.tap-field .tile').first().waitFor();
  for (let n = 0; n < count; n++) {
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
  }
}

test('before: two people play in a room', async () => {
  const code = await makeRoom(a);
  await a.page.locator('.room-options .segment', { hasText: '短め' }).click();
  await enter(b, code);
  await start(a, [b]);
  for (let n = 0; n < 4; n++) await playTurnAction();
});

/** One action of whoever is on turn in the room. */
async function playTurnAction(): Promise<void> {
  await expect
    .poll(async () => (await moment(a.page)) === 'mine' || (await moment(b.page)) === 'mine', { timeout: 20_000 })
    .toBe(true);
  await act((await moment(a.page)) === 'mine' ? a.page : b.page, 'click');
}

test('before: a stage goes on the leaderboard, and a page is installed', async () => {
  await finishStage(26);
  await page.locator('.leaderboard-entry').getByRole('link', { name: 'ランキングを見る' }).click();
  before.row = (await page.locator('.leaderboard [data-mine="true"] a').getAttribute('href')) ?? '';
  expect(before.row).toMatch(/^\/r\/[\w-]{12}\?s=0-\d+$/);
  before.installed = await beginRokumasu(installed);
  await installed.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test('before: a stage cannot be sent to the leaderboard, and is kept', async () => {
  await page.route('**/api/scores', route => route.abort('connectionrefused'));
  await finishStage(44);
  await expect(page.locator('[data-rank="later"]')).toBeVisible();
});

/** Plays a stage a little, ends it and sends it. Its goal is a score, so that its points stand on the board whatever they are. */
async function finishStage(number: number): Promise<void> {
  await page.goto(`/keshiki/play/stage-${number}`);
  await tapBlocks(3);
  await page.getByRole('button', { name: 'リタイア' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'リタイア' }).click();
  await page.locator('.leaderboard-entry [data-enter]').click();
}

test('the house is replaced by its next version', async () => {
  next = await building;
  for (const one of [page, installed]) await one.goto('/about', { waitUntil: 'networkidle' });
  await server.kill();
  await server.run(next.root);
});

test('what comes with the first answer is what came before, and the offline copy holds no older rules', () => {
  const here = join(import.meta.dirname, '../apps/web/dist');
  const there = next.path('apps/web/dist');
  for (const name of ['index', ...Object.keys(games)]) {
    const [old, fresh] = [firstLoad(here, name), firstLoad(there, name)];
    expect(fresh.files).toEqual(old.files);
    expect(fresh.bytes / old.bytes).toBeLessThan(1.02);
    expect(fresh.files.filter(file => /older|rolldown-runtime/.test(file))).toEqual([]);
  }
  expect(precached(there).filter(file => file.includes('/older/'))).toEqual([]);
  expect(precachedBytes(there) / precachedBytes(here)).toBeLessThan(1.02);
});

test('stored links open, evenly chosen, and every other one of them is walked through', async ({ browser }) => {
  await Promise.all(
    Object.values(games).map(async rules => {
      const reader = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: 'block' });
      const book = quiet.watch(await reader.newPage());
      await prepare(book);
      await openAll(book, storedLinks(rules));
      await reader.close();
    }),
  );
});

async function openAll(book: Page, links: readonly Stored[]): Promise<void> {
  expect(links.length).toBeGreaterThanOrEqual(60);
  // All of them are played to their end by `scripts/archive.test.ts`; a page shows each of these by the same rules.
  const chosen = links.filter((_, i) => i % 3 === 0);
  for (const [i, link] of chosen.entries()) {
    if (i === 0) await book.goto(link.path);
    else await follow(book, link);
    await shown(book, link);
    if (i % 2) continue;
    const every = Array.from({ length: link.steps + 1 }, (_, at) => said(at, link));
    expect(await walk(book, every)).toEqual(every);
    await shown(book, link);
  }
}

test('a run goes on by its own rules: same board, exact preview, hint, to its end; what is begun after it is new', async () => {
  const driver = new Driver(page);
  await page.goto('/');
  await page.locator('.shop a.primary[href="/rokumasu/play"]').click();
  await page.locator('.roku[data-phase="playing"]').waitFor();
  const run = await kept(page, 'rokumasu');
  expect(asPlayed(run)).toEqual(asPlayed(before.rokumasu));
  const match = matchOf(rokumasu, run);
  await expect(page.locator('[data-board="main"] .tile')).toHaveCount(match.state.board.filter(Boolean).length);
  await page.locator('[data-hint-button]').click();
  await page.locator('dialog .button.primary').click();
  await expect(page.locator('.tray-piece[data-hint="true"]')).toHaveCount(1, { timeout: 20_000 });
  const choose = randomChoice(7);
  for (let n = 0; n < 60 && rokumasu.result(match.state) === null; n++) {
    const { state } = match;
    const action = choose(rokumasu.view(state, 0));
    if (action.type === 'place') {
      await driver.hold(state, action.from, action.cell);
      const [outcome] = preview(state, action)?.outcomes ?? [];
      // Where nothing is cleared there is nothing to multiply.
      await expect(page.locator('[data-product]')).toHaveText(outcome?.points ? String(outcome.points) : /^[0–]$/);
      await driver.letGo();
    } else await driver.act(state, action);
    const step = match.act(0, action);
    if (!step.ok) throw new Error(step.why);
    if (rokumasu.result(match.state) !== null) break;
    await expect.poll(async () => (await driver.log()).length).toBe(match.length);
    const { phase, board, score, hands } = match.state;
    await expect(page.locator(`.roku[data-phase="${phase}"]`)).toBeVisible();
    if (phase !== 'playing') continue;
    await expect(page.locator('[data-score]')).toHaveText(score.toLocaleString('en-US'));
    await expect(page.locator('[data-moves]')).toHaveText(String(hands));
    await expect(page.locator('[data-board="main"] .tile')).toHaveCount(board.filter(Boolean).length);
  }
  const sheet = page.getByRole('dialog', { name: '結果' });
  await sheet.getByRole('button', { name: '同じシードでもう一度' }).click();
  await expect.poll(async () => (await kept(page, 'rokumasu')).seed).toBe(match.seed);
  expect((await kept(page, 'rokumasu')).version).toBe(now.rokumasu);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
  await expect.poll(async () => (await kept(page, 'rokumasu')).version).toBe(now.rokumasu + 1);
});

test('a stage goes on by its own rules until it is finished', async () => {
  await page.goto('/keshiki/play/stage-1');
  await page.locator('.tap-field .tile').first().waitFor();
  expect(await blocksOn(page)).toEqual(before.blocks);
  expect(asPlayed(await kept(page, 'keshiki', 'stage-1'))).toEqual(asPlayed(before.keshiki));
  const over = page.getByRole('dialog');
  for (let n = 0; n < 60 && !(await over.isVisible()); n++) {
    await page.keyboard.press(']');
    const preview = page.locator('[data-preview]');
    await expect.poll(async () => (await over.isVisible()) || (await preview.isVisible())).toBe(true);
    if (await over.isVisible()) break;
    const told = await preview.textContent();
    const [size = 0, points = 0] = (told?.replace(/,/g, '').match(/\d+/g) ?? []).map(Number);
    // The last tap of an all clear is told with its bonus.
    expect(points).toBeGreaterThanOrEqual(size * size);
    const had = await score(page);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await over.isVisible()) || (await score(page)) === had + points).toBe(true);
  }
  // Where nothing can be tapped any more, the player decides that it is over.
  const end = over.getByRole('button', { name: /^(クリア|リタイア)$/ });
  if (await end.isVisible()) await end.click();
  await expect(over).toContainText('ステージ');
});

test('a table against a machine goes on by its own rules, and the machine plays by them too', async () => {
  await page.evaluate(() => {
    const chosen = JSON.parse(localStorage.getItem('minoya:settings') ?? '{}') as object;
    localStorage.setItem('minoya:settings', JSON.stringify({ ...chosen, askEnd: false }));
  });
  await page.goto('/polyform/play');
  await page.locator('.polyform').waitFor();
  expect(asPlayed(await kept(page, 'polyform'))).toEqual(asPlayed(before.polyform));
  for (let n = 0; n < 11; n++) {
    await expect.poll(() => moment(page), { timeout: 20_000 }).toMatch(/mine|reward/);
    if ((await moment(page)) === 'reward') await page.locator('dialog .ladder-piece[data-piece]').first().click();
    else await act(page, 'click');
  }
  await expect.poll(() => moment(page), { timeout: 20_000 }).toMatch(/mine|reward/);
  const { log } = matchOf(polyform, await kept(page, 'polyform'));
  expect(log.filter(entry => entry.seat === 1).length).toBeGreaterThanOrEqual(9);
});

test('a room goes on by its own rules, with a machine for who is away, and its replay verifies', async () => {
  for (const one of [a, b]) {
    await one.page.reload();
    await one.page.locator('.polyform').waitFor();
  }
  for (let n = 0; n < 4; n++) await playTurnAction();
  b.line.cut();
  await a.page.locator('[data-do="vote-bot"]').click();
  await expect(a.page.locator('.seat-badge', { hasText: 'AI代行中' })).toBeVisible({ timeout: 30_000 });
  await playOut(a.page, 'click', { patient: true });
  b.line.mend();
  await b.page.reload();
  expect(await sums(b)).toEqual(await sums(a));
  const room = await a.page.evaluate(
    () => (JSON.parse(localStorage.getItem('minoya:room') ?? '{}') as { room: string }).room,
  );
  const replay = await (await fetch(`${server.url}/api/rooms/${room}/replay`)).text();
  writeFileSync(next.path('room.txt'), replay);
  const { said } = next.run('npm', 'run', '--silent', 'verify', '--', 'room.txt');
  expect(said).toMatch(new RegExp(`^polyform v${now.polyform}, \\d+ actions: scores `));
});

test('a row of the leaderboard still opens its replay', async () => {
  await page.goto(before.row ?? '');
  await expect(page.getByRole('slider', { name: 'リプレイ' })).toHaveAttribute('max', /^[1-9]/);
  await expect(page.locator('.tap-field .tile').first()).toBeVisible();
});

test('a stage that could not be sent before goes on the board of its own rules', async () => {
  await page.unroute('**/api/scores');
  await page.goto(`/ranks/keshiki/stage-44@${now.keshiki}`);
  const mine = page.locator('.leaderboard [data-mine="true"]');
  await expect(mine).toHaveCount(1);
  await page.locator('select[data-rules]').selectOption('/ranks/keshiki/stage-44');
  await expect(page.locator('.leaderboard, a.button.primary[href="/keshiki/stage/44"]')).toBeVisible();
  await expect(mine).toHaveCount(0);
});

test('a replay whose rules cannot be had says so, and why', async () => {
  const lost = await context.newPage();
  await lost.route('**/assets/older/**', route => route.abort());
  await lost.goto(storedLinks(keshiki)[0]?.path ?? '');
  await expect(lost.locator('#main')).toContainText('このリプレイのルールを取りに行けませんでした。');
  const replay = { game: 'keshiki', version: 99, setup: 'stage 1', seed: 'x', log: [] };
  await lost.goto(replayPath(encodeReplay(replay)));
  await expect(lost.locator('#main')).toContainText('新しいルールで遊んだリプレイです。');
  await lost.close();
});

test('what is begun now is played by the new rules', async () => {
  await page.goto('/rokumasu');
  await page.locator('[data-new]').click();
  const replace = page.getByRole('dialog').getByRole('button', { name: '新しく始める' });
  const table = page.locator('.roku[data-phase="playing"]');
  await expect(table.or(replace)).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  await expect.poll(async () => (await kept(page, 'rokumasu')).version).toBe(now.rokumasu + 1);
  await expect(page.locator('[data-moves]')).toHaveText('13');
  await page.goto('/keshiki/play/stage-1');
  await page.locator('.tap-field .tile').first().waitFor();
  await expect.poll(async () => (await kept(page, 'keshiki', 'stage-1')).version).toBe(now.keshiki + 1);
  await page.goto('/polyform');
  await page.locator('[data-do="bots"]').click();
  await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
  await expect.poll(async () => (await kept(page, 'polyform')).version).toBe(now.polyform + 1);
});

test('a code of older rules deals by them', async () => {
  await page.goto('/rokumasu');
  await page.locator('[data-code]').click();
  await page.getByRole('dialog').getByRole('textbox').fill(`R${now.rokumasu}-8F3K-Q2MD`);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  const replace = page.getByRole('dialog').getByRole('button', { name: '新しく始める' });
  const table = page.locator('.roku[data-phase="playing"]');
  await expect(table.or(replace)).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  // Practice has a place of its own.
  await expect.poll(async () => (await kept(page, 'rokumasu', 'practice')).seed).toBe('8F3K-Q2MD');
  const match = matchOf(rokumasu, await kept(page, 'rokumasu', 'practice'));
  expect(match.state.hands).toBe(12);
});

test('a run of rules that are newer than the page waits, and is kept', async () => {
  await page.goto('/about');
  const newer = { ...(await kept(page, 'rokumasu')), version: 99, saved: Date.now() + 1_000 };
  await page.evaluate(text => localStorage.setItem('minoya:quick:rokumasu:main', text), JSON.stringify(newer));
  await page.goto('/rokumasu/play');
  await expect(page.locator('[data-missing="rules"]')).toContainText('新しいルールで始めたもの');
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.locator('[data-missing="rules"]')).toBeVisible();
  expect(await kept(page, 'rokumasu')).toEqual(newer);
});

test('an installed page takes the new version when it is told to, and an old run opens without a connection', async () => {
  await installed.goto('/');
  const loaded = installed.waitForEvent('load');
  await installed.getByRole('button', { name: '更新' }).click();
  await loaded;
  const { rokumasu: version } = now;
  const needed = [`rokumasu@${version}`, `v${version}`, 'worker'].map(name => `/assets/older/${name}`);
  await expect.poll(() => prefetchedFiles(installed)).toEqual(expect.arrayContaining(needed));
  await prefetchEnded(installed);
  await server.kill();
  await installed.goto('/rokumasu/play');
  await installed.locator('.roku[data-phase="playing"]').waitFor();
  expect(asPlayed(await kept(installed, 'rokumasu'))).toEqual(asPlayed(before.installed));
  await placeOne(installed);
});
