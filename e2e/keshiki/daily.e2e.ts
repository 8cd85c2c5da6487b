import type { Page } from '@playwright/test';
import { expect, openSetup, remember, tap, test } from './table.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const points = async (page: Page) => Number((await page.locator('[data-score]').textContent())?.replaceAll(',', ''));

/** Clears the biggest group a few times, by the keys. */
async function clearSome(page: Page, times: number): Promise<void> {
  await expect(page.locator('.tap-field .cell').first()).toBeVisible({ timeout: 60_000 });
  for (let i = 0; i < times; i++) {
    const before = await points(page);
    await page.keyboard.press('[');
    await page.keyboard.press('Enter');
    await expect.poll(() => points(page)).toBeGreaterThan(before);
  }
}

async function giveUp(page: Page): Promise<void> {
  await page.locator('.finish-button').click();
  await dialog(page).locator('.button.primary').click();
  await expect(dialog(page).locator('.result-word')).toBeVisible();
}

test('the result of a day can be entered until the day is closed, whatever is played after it', async ({ page }) => {
  test.setTimeout(120_000);
  // A Monday asks for points.
  await page.clock.install({ time: new Date('2026-11-16T03:00:00Z') });
  await remember(page);
  // That it counts once is said before it is played, and at its head.
  await page.goto('/daily/keshiki/2026-11-16');
  await expect(page).toHaveURL(/\/keshiki\/daily\/2026-11-16$/);
  await expect(page.locator('[data-once]')).toContainText('最初に終えた1回');
  await page.goto('/keshiki/play/daily-320');
  await expect(page.locator('.badge[data-once]')).toBeVisible({ timeout: 60_000 });
  await clearSome(page, 3);
  const score = await points(page);
  // Left in the middle, it is told as begun, here and on the map, and goes on.
  await page.goto('/keshiki');
  await expect(page.locator('.ways-in a[href="/keshiki/daily"]')).toContainText('途中');
  await page.goto('/keshiki/daily');
  await expect(page.locator('[data-begun]')).toContainText('途中');
  await page.getByRole('link', { name: 'つづき' }).click();
  await expect.poll(() => points(page)).toBe(score);
  await page.locator('.finish-button').click();
  await expect(dialog(page)).toContainText('今日の結果はこれで決まります');
  await dialog(page).locator('.button.primary').click();
  await expect(dialog(page).locator('[data-enter]')).toBeVisible();
  const result = new URL(page.url()).pathname;
  expect(result).toContain('/keshiki/result/');
  await page.reload();
  await expect(dialog(page).locator('[data-enter]')).toBeVisible();

  // Practice from it is another game, says so, and decides nothing.
  await dialog(page).getByRole('button', { name: 'もう一度' }).click();
  await expect(page).toHaveURL(/\/keshiki\/play\/daily-320$/);
  await expect(page.locator('.board-name')).toBeVisible();
  await expect(page.locator('.badge[data-practice]')).toBeVisible();
  await clearSome(page, 1);
  await page.locator('.finish-button').click();
  await expect(dialog(page)).not.toContainText('今日の結果');
  await page.keyboard.press('Escape');
  await giveUp(page);
  await expect(dialog(page).locator('[data-unranked="repeat"]')).toBeVisible();

  await page.goto('/keshiki/daily');
  await expect(page.locator('[data-day-result]')).toContainText(score.toLocaleString('ja'));
  await expect(page.locator('[data-still-to-enter] a')).toHaveAttribute('href', result);
  await page.goto('/records/keshiki');
  await expect(page.locator('a[data-still-to-enter]')).toHaveAttribute('href', result);
  await page.goto('/ranks/keshiki/daily-320');
  await page.locator('[data-still-to-enter] a').click();
  await expect(dialog(page).locator('[data-enter]')).toBeVisible();
});

test('the way back from a leaderboard leads to the result, and from there the board goes on', async ({ page }) => {
  await remember(page);
  await openSetup(page, 'stage 1', 'stage-1');
  await clearSome(page, 2);
  await giveUp(page);
  await expect(dialog(page).locator('.button.primary'), 'what is lost is tried again').toHaveText('もう一度');
  await page.goto('/ranks/keshiki/stage-1');
  await page.goBack();
  await expect(dialog(page).locator('.result-word')).toBeVisible();
  await dialog(page).locator('[data-back]').click();
  await expect(page).toHaveURL(/\/keshiki\/play\/stage-1$/);
  const score = await points(page);
  expect(score).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => points(page)).toBe(score);
});

test('a board of one’s own that was won leads to where it is published', async ({ page }) => {
  await remember(page);
  await page.goto('/keshiki/own');
  await page.locator('textarea').fill('| __R __R __Y |\n| __R __Y __Y |');
  const title = /「(.+)」/.exec((await page.locator('.publish-form').textContent()) ?? '')?.[1] ?? 'none';
  await page.locator('.easel-actions .primary').click();
  await expect(page.locator('.board-name'), 'one name, here and in the gallery').toHaveText(`自分の盤 · ${title}`);
  for (const name of ['a0', 'a1']) await tap(page, name);
  const link = /http\S+/.exec((await dialog(page).locator('.share-words').textContent()) ?? '')?.[0] ?? '';
  await dialog(page).getByRole('link', { name: 'みんなの盤に公開' }).click();
  await expect(page.locator('[data-publish]')).toBeInViewport();
  await expect(page.locator('.publish-form')).toContainText('公開できます');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 }), 'and where its link leads').toHaveText(title);
  await expect(page.locator('.shared-page .caption a')).toHaveAttribute('href', '/keshiki/gallery');
});

test('a newcomer who is sent to a day is taught first', async ({ page }) => {
  await page.goto('/keshiki/play/daily-320');
  await expect(dialog(page).locator('.lesson')).toBeVisible({ timeout: 60_000 });
  await expect(dialog(page).locator('[data-part]')).toHaveText('1 / 4');
});
