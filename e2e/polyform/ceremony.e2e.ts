import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { debugTable, give, must, openAt } from './position.ts';

test.use({ hasTouch: true });

/** One card completed, one left open, and the end a press away. */
function almostOver() {
  const match = give(debugTable('ceremony'), 'i2', 'i3', 'v3', 'l4', 'o4');
  must(match, 'take w1');
  must(match, 'take b1');
  return must(match, 'debug finishing');
}

/** The places as the eye meets them. */
const seen = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.locator('.standing').evaluateAll(all => {
    const at = (one: Element) => one.getBoundingClientRect();
    const met = all.toSorted((a, b) => at(a).top - at(b).top || at(a).left - at(b).left);
    return met.map(one => (one as HTMLElement).dataset['rank']);
  });

test('players.md: the result turns the cards first and names the winner last; a press ends it', async ({ page }) => {
  await openAt(page, almostOver(), [0, 0], { speed: 0.5 });
  await page.locator('[data-do="finish"]').tap();
  const ceremony = page.locator('.ceremony');
  await expect(ceremony).toHaveAttribute('data-told', 'false');
  await expect(page.locator('.ceremony-line')).toHaveText('');
  await expect(page.locator('.standing[data-rank="open"]')).not.toHaveCount(0);
  await expect(page.locator('.turning-points')).toHaveCount(0);
  await expect(page.locator('.standings-why')).not.toHaveText('');
  // The table lies in one shade from the first card to the last, without its sums.
  const shade = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').backgroundColor);
  const during = await shade();
  await expect(page.locator('.polyform .seat-points').first()).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(ceremony).toHaveAttribute('data-told', 'true');
  await expect(page.locator('.ceremony-line')).toContainText('の勝ち');
  expect(await shade()).toBe(during);
  await expect(page.locator('.standing[data-rank="1"]')).not.toHaveCount(0);
  await expect(page.locator('.unfinished-badge')).not.toHaveCount(0);
  // On phones from top to bottom and on desks from left to right: the winner first, on desks at one height.
  expect(await seen(page)).toEqual(['1', '2']);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await seen(page)).toEqual(['1', '2']);
  const edges = await page.locator('.standing').evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  expect(new Set(edges.map(Math.round)).size).toBe(1);
  // The way back from the replay leads here again, and nothing is told a second time.
  await page.locator('dialog a[href^="/r"]').tap();
  await expect(page).toHaveURL(/\/r/);
  await page.goBack();
  await expect(page).toHaveURL(/\/polyform\/result\//);
  await expect(ceremony).toHaveAttribute('data-told', 'true', { timeout: 3_000 });
  await expect(page.locator('.turning-points')).toBeVisible();
});

test('players.md: with less motion all of the result is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, almostOver(), [0, 0], { speed: 1 });
  await page.locator('[data-do="finish"]').tap();
  await expect(page.locator('.ceremony')).toHaveAttribute('data-told', 'true');
  await expect(page.locator('.ceremony-line')).toContainText('の勝ち');
});
