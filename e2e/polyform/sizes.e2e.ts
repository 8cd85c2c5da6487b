import type { Page } from '@playwright/test';
import { untilStill } from '../screen.ts';
import { expect, test } from '../support.ts';
import { prepare } from './player.ts';
import { debugTable, give, must, openAt } from './position.ts';

/** Four cards, pieces of many kinds. */
function full() {
  const match = give(debugTable('size'), 'i2', 'i3', 'v3', 'l4', 's4');
  for (let i = 0; i < 4; i++) {
    must(match, `take b${i + 1}`);
    if (match.state.active !== 0) must(match, 'debug turn 0');
  }
  return match;
}

/** What of the table cannot be seen at once, and what is cut off. */
const hidden = () => {
  const within = (box: DOMRect) => box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1;
  const named = (one: Element) => one.getAttribute('data-do') ?? one.getAttribute('data-action') ?? one.className;
  const all =
    '.play-bar .button, .own-card, .action, .hold-bar .button, .finish-bar .button, .guide, .tray, .market-area';
  const below = [...document.querySelectorAll(`.polyform :is(${all})`)]
    .filter(one => one.getBoundingClientRect().width > 0 && !within(one.getBoundingClientRect()))
    .map(named);
  const cut = [...document.querySelectorAll('.turn-name, .action span, .hold-bar .button, .priced')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
    .map(named);
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1 ? ['page'] : [];
  return { below, cut, scrolls };
};

const nothing = { below: [], cut: [], scrolls: [] };

const cellSize = (page: Page) =>
  page.evaluate(() => document.querySelector('.own-card .cell')?.getBoundingClientRect().width ?? 0);

for (const locale of ['ja-JP', 'en-US'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [667, 375],
      [820, 1180],
      [1180, 820],
      [1440, 900],
    ] as const) {
      test(`everything is in sight at ${width}×${height}: playing, holding, finishing`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openAt(page, full());
        await expect.poll(() => page.evaluate(hidden), 'playing').toEqual(nothing);
        expect(await cellSize(page)).toBeGreaterThanOrEqual(width < 700 ? 20 : 24);
        await page.locator('.tray-piece[data-piece="dot"]').click();
        await page.locator('.own-card .cell[data-marks~="legal"]').first().click();
        await page.locator('.tray-piece[data-piece="i2"]').click();
        await expect.poll(() => page.evaluate(hidden), 'holding').toEqual(nothing);
        await page.locator('[data-do="cancel"]').click();
        await page.locator('.polyform-head [data-do="debug"]').click();
        await page.locator('[data-debug="finishing"]').click();
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await page.locator('[data-do="best"]').click();
        await expect.poll(() => page.evaluate(hidden), 'finishing').toEqual(nothing);
      });
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test(`the lesson's sentence costs no part of the table at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page);
    await page.goto('/polyform/lesson');
    for (const step of ['fit', 'take', 'gain', 'up', 'turn', 'down', 'master']) {
      await page.locator(`[data-guide="${step}"]`).waitFor();
      if (step !== 'master') await page.locator('[data-do="skip"]').click();
    }
    await expect.poll(() => page.evaluate(hidden)).toEqual(nothing);
    expect(await cellSize(page)).toBeGreaterThanOrEqual(24);
  });
}

const widths = [700, 899, 900, 1099, 1100, 1279, 1280, 1300, 1500, 1650, 1850];

/** Cells of own cards, width of market cards, cells of the tray, and how many of the opponent's places are seen. */
const sizes = () => ({
  own: document.querySelector('.own-card .cell')?.getBoundingClientRect().width ?? 0,
  market: document.querySelector('.market-area .market-card')?.getBoundingClientRect().width ?? 0,
  tray: Number.parseFloat(
    getComputedStyle(document.querySelector('.polyform') as Element).getPropertyValue('--tray-cell'),
  ),
  seats: [...document.querySelectorAll('.seat-panel[data-me="false"] .seat-cards > *')].filter(
    one => one.getBoundingClientRect().width >= 24,
  ).length,
});

/** Cards measure themselves a moment after the window has changed. */
async function sizesAtRest(page: Page): Promise<ReturnType<typeof sizes>> {
  await untilStill(page);
  return page.evaluate(sizes);
}

test('cards and pieces are never smaller on a wider screen, opponents always in sight, two columns from 1280', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 700, height: 800 });
  await openAt(page, full(), [0, 2]);
  for (const height of [800, 900, 1080]) {
    let before = { own: 0, market: 0, tray: 0 };
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.polyform')).toHaveAttribute('data-form', width >= 1280 ? 'wide' : 'stack');
      await expect.poll(() => page.evaluate(hidden), `${width}×${height}`).toEqual(nothing);
      const now = await sizesAtRest(page);
      expect(now.seats, 'cards of the opponent').toBe(4);
      for (const part of ['own', 'market', 'tray'] as const)
        expect(now[part], `${part} at ${width}×${height}`).toBeGreaterThanOrEqual(before[part] - 0.5);
      before = now;
    }
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  const tablet = await sizesAtRest(page);
  expect(tablet.own).toBeGreaterThanOrEqual(44);
  expect(tablet.market).toBeGreaterThanOrEqual(120);
});
