import { expect, test } from '@playwright/test';
import { readBrowserStore } from '../browser-store.ts';
import { gainDots, moment, prepare } from './player.ts';
import { pair } from './rooms.ts';
import { TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(async () => {
  await server.kill();
});

test('players.md: a game against bots can be resigned: it is lost, with its turning points, and no points count', async ({
  page,
}) => {
  await prepare(page);
  await page.goto(`${server.url}/polyform`);
  await page.locator('[data-do="bots"]').click();
  await expect.poll(() => moment(page)).toBe('mine');
  await gainDots(page, 2);
  // Who leaves by a slip of the thumb is told the way back.
  await page.goBack();
  await page.locator('.toast button', { hasText: 'ゲームに戻る' }).click();
  await expect(page.locator('.polyform')).toBeVisible();
  await page.keyboard.press('p');
  await page.locator('.menu-entry', { hasText: '投了する' }).click();
  await page.locator('dialog .sheet-foot .primary').click();
  await expect(page.locator('.ceremony-line')).toContainText('投了により職人の勝ち');
  await expect(page.locator('.standing[data-rank="2"]')).toContainText('投了');
  await expect(page.locator('.turning-points[data-ready="true"]')).toBeVisible();
  // The table no longer says whose turn it is.
  await expect(page.locator('.polyform-head .turn-line')).not.toContainText('のターン');
  await expect(page.locator('.polyform-head .pips')).toHaveCount(0);
  await expect(page.locator('.turning-points :is(li, p)').first()).toBeVisible();
  await page.goto(`${server.url}/records/polyform`);
  await expect(page.locator('.past-game .badge')).toHaveText('投了');
  // Played one, won none; nothing that was not counted is a best or an average.
  await expect(page.locator('.fact dd')).toHaveText(['1', '0']);
  // From a replay its own way leads back here; an old result stands there at once, and one press of Back leaves it.
  await page.locator('.past-game .button', { hasText: 'リプレイ' }).click();
  await page.locator('[data-do="way-out"]').click();
  await expect(page).toHaveURL(/\/records\/polyform$/);
  await page.locator('.past-game [data-result]').click();
  await expect(page.locator('.ceremony[data-told="true"]')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/records\/polyform$/);
  await expect(page.locator('.past-game')).toBeVisible();
});

test('players.md: a result after a resignation has points and turning points, and who asked for a rematch is in it', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const { a, b, leave } = await pair(browser, server.url);
  const first = (await moment(a.page)) === 'mine' ? a : b;
  await gainDots(first.page, 2);
  await b.page.keyboard.press('p');
  await b.page.locator('[data-do="resign"]').click();
  await b.page.locator('dialog .sheet-foot .primary').last().click();
  for (const { page } of [a, b]) {
    await expect(page.locator('.standing [data-sum]').first()).toContainText('0点');
    await expect(page.locator('.turning-points')).toBeVisible();
    await expect(page.locator('.seat-panel[data-active="true"], .polyform .pips')).toHaveCount(0);
    await expect(page.locator('.info-board')).toHaveText(/ゲーム終了|投了/);
  }
  await b.page.locator('[data-do="ask-again"]').click();
  await a.page.locator('[data-do="again"]').click();
  for (const { page } of [a, b])
    await expect(page.locator('.polyform[data-phase="playing"]')).toBeVisible({ timeout: 5_000 });
  await expect(b.page.locator('dialog')).toHaveCount(0);
  // Resigned before anything was played: nobody has won or lost, and nothing of it is filed.
  const answered = a.page.waitForResponse(/\/api\/rooms\/[^/]+\/replay$/);
  // The opening may only be about to show, and takes the first key for itself.
  await expect(async () => {
    await b.page.keyboard.press('p');
    await expect(b.page.locator('[data-do="resign"]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await b.page.locator('[data-do="resign"]').click();
  await b.page.locator('dialog .sheet-foot .primary').last().click();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => a.page.locator('dialog .standing').count()).toBeGreaterThan(0);
  const filed = async () => (await readBrowserStore(a.page)).filter(([key]) => key.startsWith('past:')).length;
  await expect.poll(filed, 'only the game that was played').toBe(1);
  await a.page.goto('/records/polyform');
  await expect(a.page.locator('.fact dd')).toHaveText(['1', '1']);
  await a.page.locator('.past-game .button', { hasText: 'リプレイ' }).first().click();
  await expect(a.page.locator('[data-stopped]')).toContainText('投了');
  await leave();
});
