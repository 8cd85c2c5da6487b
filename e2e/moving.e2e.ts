import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { filled, open, placeFirst } from './fit.ts';
import { expect, test } from './support.ts';

const entry = '引き継ぎコードかバックアップの鍵を入れてください。';

/** Another device: nothing of the first one is there. */
async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL ?? '', serviceWorkers: 'block' });
  return context.newPage();
}

/** A player with a game in progress, a finished past, seals, a record of a game's own, settings and a name. */
async function settle(page: Page): Promise<{ count: number; name: string }> {
  await open(page);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  await page.evaluate(async () => {
    const request = indexedDB.open('minoya');
    await new Promise(done => {
      request.onsuccess = done;
    });
    const change = request.result.transaction('kv', 'readwrite');
    const kv = change.objectStore('kv');
    const best = { score: 900, stars: 3, allClear: true, left: 0, tries: 1, largest: 9, helped: false, line: [] };
    kv.put(
      { stages: { 1: best, 2: best }, dailies: {}, seen: ['first'], kit: [], twice: false, level: 4 },
      'keshiki:progress',
    );
    kv.put({ 'first-line': 1 }, 'seals:sample');
    const line = { ja: '36点', en: '36' };
    const past = { id: 'past-1', game: 'sample', version: 1, slot: 'main', ended: 1, started: 0, score: 36, won: true };
    kv.put({ ...past, line, result: { scores: [36], winners: [0] }, plies: 9, word: '1x', marks: {} }, 'past:past-1');
    await new Promise(done => {
      change.oncomplete = done;
    });
    request.result.close();
    localStorage.setItem('minoya:settings', JSON.stringify({ theme: 'dark', speed: 4 }));
  });
  await page.goto('/profile');
  return { count, name: await shopName(page) };
}

/** No server answers; a browser's own complaint about that would fail the test. */
const unplug = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      window.fetch = () => Promise.reject(new TypeError('no server'));
    })
    .then(() => undefined);

const shopName = (page: Page): Promise<string> => page.locator('.panel .shop-name').first().innerText();

const enter = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(entry).fill(text);
  await page.getByRole('button', { name: 'コードを読む' }).click();
};

const receive = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click();
  await expect(page.getByText('受け取りました。', { exact: true })).toBeVisible();
};

/** Everything that `settle` made is here now. */
async function expectAll(page: Page, { count, name }: { count: number; name: string }): Promise<void> {
  expect(await shopName(page)).toBe(name);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/keshiki');
  await expect(page.getByText('★ 6 / 300')).toBeVisible();
  await page.goto('/records/sample');
  await expect(page.locator('.achievement-card[data-earned="true"]')).toHaveCount(1);
  await expect(page.getByText('36点').first()).toBeVisible();
  await page.goto('/sample/play');
  await expect.poll(() => filled(page)).toBe(count);
}

test('[D-14] a short code hands everything to one other device, and tells when it has', async ({
  page,
  browser,
  baseURL,
}) => {
  const all = await settle(page);
  await page.getByRole('button', { name: '引き継ぎコードを作る' }).click();
  const code = await page.locator('[data-code]').innerText();
  expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(page.getByText(/あと10分/)).toBeVisible();
  await expect(page.getByRole('img', { name: /読み取ると/ })).toBeVisible();

  const there = await device(browser, baseURL);
  await there.goto('/profile');
  await enter(there, ` ${code.toLowerCase()} `);
  await expect(there.getByRole('dialog')).toContainText('続き1件、終えたゲーム1件が入っています。');
  await receive(there);
  await expect(page.locator('.panel', { hasText: 'もう一台が受け取りました。' })).toBeVisible();
  await expectAll(there, all);

  const third = await device(browser, baseURL);
  await third.goto('/profile');
  await enter(third, code);
  await expect(third.getByText('使えないコードです。')).toBeVisible();
});

test('[D-14] the scanned code opens the question; a withdrawn one opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await settle(page);
  await page.getByRole('button', { name: '引き継ぎコードを作る' }).click();
  const code = (await page.locator('[data-code]').innerText()).replace('-', '');
  const there = await device(browser, baseURL);
  await there.goto(`/profile#${code}`);
  await expect(there.getByRole('dialog')).toContainText('受け取りますか');
  expect(there.url()).toMatch(/\/profile$/);
  await page.getByRole('button', { name: '引き継ぎコードを作る' }).click();
  await expect(page.locator('[data-code]')).not.toHaveText(`${code.slice(0, 4)}-${code.slice(4)}`);
  const second = await page.locator('[data-code]').innerText();
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.locator('[data-code]')).toHaveCount(0);
  const third = await device(browser, baseURL);
  await third.goto('/profile');
  await expect(async () => {
    await enter(third, second);
    await expect(third.getByText('使えないコードです。')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('[D-14] without a server the long code and the file move everything; what is replaced is shown and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  await unplug(page);
  const all = await settle(page);
  await page.getByRole('button', { name: '引き継ぎコードを作る' }).click();
  await expect(page.getByText(/サーバーにつながりません/)).toBeVisible();
  const code = await page.getByLabel('長いコード').inputValue();
  expect(code).toMatch(/^MINOYA1\.[\w-]+$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ファイルに書き出す' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ minoya: 1 });

  const there = await device(browser, baseURL);
  await unplug(there);
  await open(there, { code: '9999-9999' });
  await placeFirst(there, 1);
  const mine = await filled(there);
  await there.goto('/profile');
  const name = await shopName(there);
  await enter(there, code);
  const question = there.getByRole('dialog');
  await expect(question).toContainText('この端末の続き1件と入れ替わります。');
  await expect(question.locator('li')).toContainText([/sample：.+ → .+/]);
  await expect(question).toContainText(`屋号は「${all.name}」になります。`);
  await receive(there);
  await expectAll(there, all);
  await there.goto('/profile');
  await there.getByRole('button', { name: '受け取る前に戻す' }).click();
  await receive(there);
  expect(await shopName(there)).toBe(name);
  await there.goto('/sample/play');
  await expect.poll(() => filled(there)).toBe(mine);

  await there.goto('/profile');
  await there.locator('input[type="file"]').setInputFiles(file);
  await receive(there);
  await expectAll(there, all);
});

test('[D-14] a backup at the server comes back by its key; two devices never overwrite each other unasked', async ({
  browser,
  baseURL,
}) => {
  const page = await device(browser, baseURL);
  const all = await settle(page);
  const backup = (on: Page) => on.getByRole('switch', { name: 'バックアップする' });
  await backup(page).click();
  await expect(page.getByText('バックアップしました。')).toBeVisible();
  await expect(page.getByText(/^最後のバックアップ /)).toBeVisible();
  await page.getByRole('button', { name: '鍵を見せる' }).click();
  const key = await page.getByLabel('バックアップの鍵', { exact: true }).inputValue();

  const there = await device(browser, baseURL);
  await there.goto('/profile');
  await enter(there, key);
  await receive(there);
  await expectAll(there, all);
  await there.goto('/profile');
  await expect(backup(there)).toBeChecked();
  await there.getByRole('button', { name: '引き直す' }).click();
  await there.getByRole('button', { name: 'いまバックアップ' }).click();
  await expect(there.getByText('バックアップしました。')).toBeVisible();

  await page.getByRole('button', { name: '引き直す' }).click();
  await page.getByRole('button', { name: 'いまバックアップ' }).click();
  await expect(page.getByText(/同じ鍵のほかの端末が/)).toBeVisible();
  await page.getByRole('button', { name: 'そのバックアップを受け取る' }).click();
  await receive(page);
  expect(await shopName(page)).toBe(await shopName(there));

  await backup(page).click();
  await expect(page.getByText('バックアップを消しました。')).toBeVisible();
  const third = await device(browser, baseURL);
  await third.goto('/profile');
  await enter(third, key);
  await expect(third.getByText('この鍵のバックアップはありません。')).toBeVisible();
});

test('a backup renews itself when something has changed and the page is left', async ({ page }) => {
  await settle(page);
  await page.getByRole('switch', { name: 'バックアップする' }).click();
  await expect(page.getByText('バックアップしました。')).toBeVisible();
  await page.goto('/sample/play');
  await expect(page.getByRole('grid')).toBeVisible();
  await placeFirst(page, 1);
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/me/saves'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await stored).ok()).toBe(true);
});
