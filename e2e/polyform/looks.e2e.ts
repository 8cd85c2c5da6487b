import { expect, test } from '../support.ts';
import { prepare } from './player.ts';
import { debugTable, finishCard, openAt } from './position.ts';

test('[C-30] on all 52 cards every laid piece has a rim and a spine that survive greyscale', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform/catalogue');
  await expect(page.locator('.catalogue li')).toHaveCount(52);
  const weak = await page.evaluate(() => {
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const part = (v: number) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const contrast = (a: string, b: string) => {
      const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
      return ((x ?? 0) + 0.05) / ((y ?? 0) + 0.05);
    };
    return [...document.querySelectorAll('.catalogue .cut')].flatMap(cut => {
      const style = (name: string) => getComputedStyle(cut.querySelector(name) ?? cut);
      const paper = style('.cut-paper').fill;
      const rim = contrast(style('.cut-rim').fill, paper);
      const spine = contrast(style('.cut-spine').stroke, paper);
      const card = cut.closest('[data-card]')?.getAttribute('data-card');
      // Rim against rim there is always a line; against the paper at least one of the two must speak clearly.
      return Math.max(rim, spine) >= 3 ? [] : [`${card} ${cut.getAttribute('data-fill')} ${rim} ${spine}`];
    });
  });
  expect(weak).toEqual([]);
});

test('the development table has its panel, and an ordinary one has not', async ({ page }) => {
  await openAt(page, debugTable());
  await page.locator('.polyform-head [data-do="debug"]').click();
  await page.locator('[data-debug="give-o4"]').click();
  await page.locator('[data-debug="add"]').click();
  await expect(page.locator('.seat-chip')).toHaveCount(3);
  await page.locator('[data-debug="turn-1"]').click();
  await page.locator('[data-debug="finishing"]').click();
  await expect(page.locator('.polyform')).toHaveAttribute('data-phase', /finishing|ended/);
});

test('[C-14] the final round has its badge and says who still has a turn', async ({ page }) => {
  const match = debugTable('final', { ends: { white: 2, black: 0, deck: false } });
  finishCard(match);
  finishCard(match);
  expect(match.state.phase).toBe('finalRound');
  await openAt(page, match);
  await expect(page.locator('.final-badge')).toBeVisible();
  await expect(page.locator('.seat-chip[data-seat="1"] .last-turn')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.final-strip')).toBeVisible();
});
