import { games } from '@minoya/games';
import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

// What is installed lives longer than a page: a window of its own for each test.
test.use({ serviceWorkers: 'allow' });

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built app from a copy that a test may change: a deployment in small. */
async function deploy(): Promise<{ folder: string; url: string; server: Server }> {
  const folder = mkdtempSync(join(tmpdir(), 'minoya-dist-'));
  cpSync(process.env.WEB_DIR ?? join(import.meta.dirname, '../apps/web/dist'), folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = normalize(decodeURI((request.url ?? '/').split('?')[0] ?? '/'));
    const file = join(folder, extname(path) ? path : 'index.html');
    try {
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { folder, url: `http://127.0.0.1:${port}`, server };
}

const controlled = () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);

test('[D-03] after one visit everything works without a connection', async ({ page, context }) => {
  const { url, server } = await deploy();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(controlled)).toBe(true);
  await new Promise(resolve => server.close(resolve));
  server.closeAllConnections();
  await context.setOffline(true);
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { name: 'ロクマス', exact: true })).toBeVisible();
  await page.goto(`${url}/sample/play`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[role="gridcell"] .tile').count()).toBeGreaterThan(0);
  for (const link of ['/r#1abc.defg', '/r/1abc~defg']) {
    await page.goto(`${url}${link}`);
    await expect(page.getByRole('heading', { name: 'このリプレイは開けません' })).toBeVisible();
  }
  for (const game of Object.keys(games)) {
    await page.goto(`${url}/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[D-04] a new version asks first, and the run goes on after it', async ({ page }) => {
  const { folder, url, server } = await deploy();
  await page.goto(`${url}/sample/play`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[role="gridcell"] .tile').count()).toBeGreaterThan(0);
  const count = await page.locator('[role="gridcell"] .tile').count();
  await page.reload();
  await expect.poll(() => page.evaluate(controlled)).toBe(true);
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// another version\n`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(one => one.update()).then(() => undefined));
  await expect(page.getByText('新しい版があります。いまの続きは残ります。')).toBeVisible();
  expect(await page.locator('[role="gridcell"] .tile').count()).toBe(count);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '更新' }).click();
  await loaded;
  await expect.poll(() => page.locator('[role="gridcell"] .tile').count()).toBe(count);
  server.closeAllConnections();
  server.close();
});

test('files that do not come leave the page whole, and a screen without its files says so', async ({ page }) => {
  const { url, server } = await deploy();
  const uncaught: string[] = [];
  page.on('pageerror', error => uncaught.push(error.message));
  await page.route('**/assets/*.js', route =>
    /\/index-/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.addInitScript(() => {
    localStorage.setItem('minoya:unsent', '1');
    localStorage.setItem('minoya:backup', JSON.stringify({ on: true }));
  });
  const asked = page.waitForEvent('requestfailed', request => request.url().includes('pwa-register'));
  await page.goto(url);
  await asked;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('a[href="/settings"]').first().click();
  await expect(page.getByRole('heading', { name: '読み込めませんでした' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'もう一度' }).click();
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
  expect(uncaught).toEqual([]);
  server.closeAllConnections();
  server.close();
});
