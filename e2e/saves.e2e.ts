import type { Page } from '@playwright/test';
import { cell, filled, open, placeFirst, playToEnd, tray } from './fit.ts';
import { expect, test } from './support.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A finished game in the records. */
async function finish(page: Page): Promise<void> {
  await open(page, { target: 6 });
  await page.evaluate(() => localStorage.setItem('minoya:settings', JSON.stringify({ speed: 'instant' })));
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await playToEnd(page);
  await expect(page.getByRole('dialog', { name: '結果' })).toBeVisible();
}

test('a finished game is filed, watched move by move, and played on from any of them', async ({ page }) => {
  await finish(page);
  await page.getByRole('dialog').getByRole('link', { name: 'リプレイを見る' }).click();
  const slider = page.getByRole('slider', { name: 'リプレイ' });
  await expect(slider).toBeVisible();
  await slider.press('Home');
  await expect(page.getByText(/^0 \/ \d+手$/)).toBeVisible();
  await expect.poll(() => filled(page)).toBe(0);
  await page.getByRole('button', { name: '一手進む' }).click();
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'ここから遊ぶ' }).click();
  await expect(page).toHaveURL(/\/sample\/play\/branch$/);
  await expect(page.getByRole('button', { name: '戻す' })).toBeVisible();
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  await page.goto('/records/sample');
  await expect(page.getByRole('heading', { name: '終えたゲーム' })).toBeVisible();
  await expect(page.getByRole('img', { name: /点の分布/ })).toBeVisible();
  await expect(page.locator('.achievement-card[data-earned="true"]').first()).toBeVisible();
});

test('a damaged link says so', async ({ page }) => {
  await page.goto('/r#1abc.defg');
  await expect(page.getByRole('heading', { name: 'このリプレイは開けません' })).toBeVisible();
});

test('[D-16] a save that cannot be read is told, kept, and does not stop the game', async ({ page }) => {
  // A page that looks for no run, or it would be the one to find this one torn.
  await page.goto('/about');
  await page.evaluate(() =>
    localStorage.setItem(
      'minoya:quick:sample:main',
      JSON.stringify({ game: 'sample', saved: Date.now() + 1_000, log: 'torn' }),
    ),
  );
  await page.goto('/sample/play');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(/保存を読めなかった/)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: '長いコードを作る' }).click();
  await expect(page.getByLabel('長いコード')).not.toBeEmpty();
  const kept = await page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const asked = indexedDB.open('minoya');
        asked.onsuccess = () => {
          const keys = asked.result.transaction('kv').objectStore('kv').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );
  expect(kept.some(key => key.startsWith('broken:sample:main'))).toBe(true);
});

test('[D-19] the day turns while the page is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T23:59:50+09:00') });
  await page.goto('/daily');
  const day = page.locator('.today .num').first();
  const before = await day.textContent();
  await page.clock.fastForward('00:30');
  await expect(day).not.toHaveText(before ?? '');
  expect(Number((await day.textContent())?.slice(1))).toBe(Number(before?.slice(1)) + 1);
});

test('[D-20] a game is shared by the system, by the clipboard, and as text', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async data => {
      Object.assign(window, { shared: data?.text });
    };
  });
  await open(page);
  await placeFirst(page, 0);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'リプレイをシェア' }).click();
  const words = await page.getByRole('textbox').inputValue();
  expect(words).toMatch(/^ミノ屋 はめこみ（見本） 0 \/ 36点\nhttp.*\/r\/1/);
  await page.getByRole('button', { name: 'シェア', exact: true }).click();
  expect(await page.evaluate(() => (window as { shared?: string }).shared)).toBe(words);
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  expect(await clipboard(page)).toBe(words.split('\n')[1]);
  await page.goto(await clipboard(page));
  await page.reload();
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
});

test('[D-25] a reported position opens again elsewhere', async ({ page }) => {
  await open(page);
  await tray(page, 0).click();
  await cell(page, 2, 2).click();
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'この局面を報告' }).click();
  await page.getByRole('button', { name: '文をコピー' }).click();
  const report = await clipboard(page);
  expect(report).toContain('minoya report: sample v1');
  const link = /http\S+/.exec(report)?.[0] ?? '';
  await page.goto(link);
  await page.reload();
  await expect.poll(() => filled(page)).toBe(count);
});

test.describe('in a Safari tab', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('[D-15] the seven-day rule is told once, after a finished game, and never during play', async ({ page }) => {
    const notice = page.getByText(/7日間開かないと保存が消える/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await finish(page);
    await expect(notice).toHaveCount(0);
    await page.goto('/');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
