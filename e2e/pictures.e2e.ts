import { expect, test } from './support.ts';

/** Small parts in our own fonts and colours: the tolerance is for another machine's smoothing, not for change. */
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.3 };

test.use({ viewport: { width: 900, height: 700 } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('tiles look as they were drawn', async ({ page }) => {
      await page.goto('/styleguide');
      await page.evaluate(() => document.fonts.ready);
      for (const part of ['patterns', 'papers', 'seals', 'layers']) {
        const row = page.locator(`#tiles-${part} .tile-row`).first();
        await expect(row).toHaveScreenshot(`tiles-${part}-${colorScheme}.png`, tolerance);
      }
      await expect(page.locator('.piece-row').first()).toHaveScreenshot(`pieces-${colorScheme}.png`, tolerance);
    });
  });
}
