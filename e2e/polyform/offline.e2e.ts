import { expect, type Page, test } from '@playwright/test';
import { moment } from './player.ts';
import { guest } from './rooms.ts';
import { TestServer } from './server.ts';

/** Two taps from the street to the first own action; says how long the page needed for it. */
async function firstAction(page: Page): Promise<number> {
  const began = Date.now();
  await page.locator('a[href="/polyform/play"]').first().tap();
  await expect.poll(() => moment(page), { intervals: [50] }).toBe('mine');
  const dots = page.locator('.tray-piece[data-piece="dot"] .tray-count');
  // Who is not the first has one more from the start.
  const before = Number(await dots.textContent());
  await page.locator('[data-action="gain"]').tap();
  await expect(dots).toHaveText(String(before + 1));
  return Date.now() - began;
}

test('[C-01] from home to the first own action in two taps within 3 s, and the same without a connection', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const server = await TestServer.start();
  // Who begins is drawn by lot: a first turn of the bot is part of the wait.
  const one = await guest(browser, { base: server.url, touch: 'tap', serviceWorkers: 'allow' });
  await one.page.goto('/');
  await one.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await one.page.reload();
  await expect
    .poll(() => one.page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 15_000 })
    .toBe(true);
  expect(await firstAction(one.page)).toBeLessThan(3_000);

  one.line.cut();
  await one.context.setOffline(true);
  await one.page.goto('/');
  expect(await firstAction(one.page)).toBeLessThan(3_000);
  await one.context.close();
  await server.kill();
});
