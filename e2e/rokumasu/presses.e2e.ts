import type { Page } from '@playwright/test';
import { encodeReplay } from '@minoya/kernel';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './runs.ts';

const lost = () => runUntil('standard', 'LOST-0001', s => s.phase === 'lost', randomChoice(5));

/** A lost run, one action before its end; the page plays that. */
async function lose(page: Page): Promise<void> {
  const match = lost();
  const before = match.branch(match.length - 1);
  const last = match.game.actions.read(match.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await open(page, before);
  await new Driver(page).act(before.state, last);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.use({ hasTouch: true });

test('the second tap of a double tap never presses what the first one brought', async ({ page }) => {
  await skipLessons(page);
  await instant(page);
  await open(
    page,
    runUntil('standard', 'LINE-0001', s => s.phase === 'cleared'),
  );
  const button = page.getByRole('button', { name: 'ショップへ' });
  const box = await button.boundingBox();
  if (!box) throw new Error('no way to the shop');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.roku')).toHaveAttribute('data-phase', 'shop');
  await expect(page.locator('html')).not.toHaveAttribute('data-double-tap');
  await expect(page.locator('.roku')).toHaveAttribute('data-phase', 'shop');
});

test('taking back a shown result asks first, because the run is practice afterwards', async ({ page }) => {
  test.setTimeout(90_000);
  await skipLessons(page);
  await instant(page);
  await lose(page);
  await page.getByRole('button', { name: '戻す' }).last().click();
  await expect(page.getByRole('dialog')).toContainText('ランキングに載りません');
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page.locator('.result-line')).toBeVisible();
  await page.getByRole('button', { name: '戻す' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: '戻す' }).click();
  await expect(page.locator('.roku')).toHaveAttribute('data-phase', 'playing');
});

test('the end of a replay offers no game that is over, and kept games say which one each is', async ({ page }) => {
  await skipLessons(page);
  await instant(page);
  const match = lost();
  await page.goto(`/r/${encodeReplay(match.replay())}`);
  const from = page.getByRole('button', { name: 'ここから遊ぶ' });
  await expect(from).toBeVisible();
  await page.locator('.seek').fill(String(match.length));
  await expect(from).toHaveCount(0);
  await page.locator('.seek').fill(String(match.length - 2));
  await from.click();
  await expect(page).toHaveURL(/\/rokumasu\/play\/branch$/);
  await page.locator('.roku').waitFor();
  await page.goto('/rokumasu');
  await expect(page.locator('[data-continue="branch"]')).toContainText('練習');
});

test('a game that was open in another tab goes on here when that one is closed', async ({ page, context }) => {
  await skipLessons(page);
  await open(
    page,
    runUntil('standard', 'LINE-0001', s => s.record.placed >= 2),
  );
  const second = await context.newPage();
  await second.goto('/rokumasu/play');
  await expect(second.getByRole('heading', { name: '別のタブで開いています' })).toBeVisible();
  await page.close();
  await expect(second.locator('.roku')).toBeVisible();
});
