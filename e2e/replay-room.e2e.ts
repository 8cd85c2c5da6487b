import { keshiki } from '@minoya/games/keshiki/game';
import { encodeReplay } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { expect, test } from './support.ts';

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test(`the largest board of a replay stays above what leads through it: ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const replay = randomReplay(keshiki, `board 0 ${Array.from({ length: 13 }, () => 'BLGRYWBLG').join('/')}`, 'room');
    await page.goto(`/r/${encodeReplay(replay)}`);
    const controls = page.locator('.replay-controls');
    await expect(controls).toBeVisible();
    const bottom = async () => {
      const box = await page.locator('[data-board]').first().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = async () => (await controls.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
  });
