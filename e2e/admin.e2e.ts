import { expect, test } from '@playwright/test';

// What is installed lives longer than a page: a window of its own for each test.
test.use({ serviceWorkers: 'allow' });

test('the operator’s page opens as itself where the app is installed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of ['/admin', '/admin?from=bookmark']) {
    await page.goto(path);
    await expect(page.locator('input#token')).toBeVisible();
    await expect(page.locator('link[href="/admin/app.css"]')).toHaveCount(1);
    await expect(page.locator('#app')).toHaveCount(0);
  }
});
