import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Helpers for the sample game, on which the house's own tests are played. */
export const cell = (page: Page, x: number, y: number) => page.locator(`[data-cell="${x},${y}"]`);
export const tray = (page: Page, slot: number) => page.locator('.tray-piece').nth(slot);
export const filled = (page: Page) => page.locator('[role="gridcell"] .tile').count();
export const sizeOf = (page: Page, slot: number) => tray(page, slot).locator('.tile').count();

interface Begin {
  readonly code?: string;
  readonly target?: number;
}

/** Puts a run into the store as a save would be, and opens it. */
export async function open(page: Page, { code = '0000-0001', target = 36 }: Begin = {}): Promise<void> {
  await page.goto('/sample');
  await page.evaluate(
    ([seed, points]) => {
      const time = Date.now();
      const line = { ja: `0 / ${points}点`, en: `0 of ${points} points` };
      const run = { game: 'sample', version: 1, slot: 'main', setup: `to ${points}`, seed, log: [] };
      const save = { ...run, started: time, saved: time + 1, line, progress: 0, marks: {} };
      localStorage.setItem('minoya:quick:sample:main', JSON.stringify(save));
    },
    [code, target] as const,
  );
  await page.goto('/sample/play');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Places the mino of a slot with its first legal place, by keys. */
export async function placeFirst(page: Page, slot: number): Promise<void> {
  const before = await page.evaluate(
    () => JSON.parse(localStorage.getItem('minoya:quick:sample:main') ?? '{}').log?.length ?? 0,
  );
  await page.keyboard.press(String(slot + 1));
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('minoya:quick:sample:main') ?? '{}').log?.length ?? -1),
    )
    .not.toBe(before);
}

/** Plays the sample to its end, wherever the minos first fit. */
export async function playToEnd(page: Page): Promise<void> {
  const over = page.getByRole('dialog');
  for (let i = 0; i < 60 && !(await over.isVisible()); i++) {
    await page.keyboard.press(String((i % 3) + 1));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
}
