import { manifests } from '@minoya/games';
import { expect, test } from './support.ts';

test.describe('home', () => {
  test('shows every game in Japanese', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    for (const { name } of Object.values(manifests)) {
      await expect(page.getByRole('heading', { name: name.ja, exact: true })).toBeVisible();
    }
  });

  test('[D-28] opens in English for a browser that speaks no Japanese, and remembers a choice', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'It just fits.' })).toBeVisible();
    await page.getByRole('button', { name: '日本語' }).click();
    await expect(page.getByRole('heading', { name: 'ぴたっと、はまる。' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'ぴたっと、はまる。' })).toBeVisible();
    await context.close();
  });

  test('is paper by day and indigo by night', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    expect(await background()).toBe('rgb(246, 241, 231)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(18, 22, 31)');
  });

  test('is set in its own fonts', async ({ page }) => {
    await page.goto('/');
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family.replace(/"/g, ''));
    });
    expect(new Set(loaded)).toEqual(new Set(['Rubik', 'UD', 'Dela']));
  });
});
