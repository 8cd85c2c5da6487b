import type { CDPSession, Page } from '@playwright/test';
import { columnOf, readCell, rowOf } from '@minoya/games/keshiki/cells';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import { expectAwardsInResult } from '../awards.ts';
import { expect, long, openSetup, remember, score, settled, test } from './table.ts';

/** Every tenth stage; all of them when there is time. */
const chosen = Array.from({ length: STAGE_COUNT }, (_, i) => i + 1).filter(
  n => long || n % 10 === 1 || n === STAGE_COUNT,
);

/** Opens a stage by its page, as a link does: within the same visit. */
async function enter(page: Page, number: number): Promise<void> {
  await page.evaluate(path => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
  }, `/keshiki/stage/${number}`);
  await expect(page.getByRole('heading', { level: 1 }).locator('.num')).toHaveText(String(number));
  await page.getByRole('button', { name: '遊ぶ' }).click();
  await expect(page.locator('.tap-field .cell').first()).toBeVisible();
}

/** Plays the stored line of the stage that is open with the mouse on the real board. */
async function playLine(page: Page, number: number): Promise<void> {
  const first = await page.locator('.tap-field [data-cell="0,0"]').boundingBox();
  if (!first) throw new Error('not drawn');
  let last = -1;
  for (const text of stage(number).line) {
    const cell = readCell(text) ?? -1;
    // A press where the last one was would be taken for the second of a double tap.
    if (cell === last) await page.waitForTimeout(320);
    last = cell;
    const x = first.x + (columnOf(cell) + 0.5) * first.width;
    const y = first.y + (rowOf(cell) + 0.5) * first.height;
    await page.mouse.click(x, y);
  }
}

async function memory(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 2 ** 20;
}

/** Processor milliseconds that the page's own thread has spent so far. */
async function workDone(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1_000 * (metrics.find(one => one.name === 'TaskDuration')?.value ?? 0);
}

test.describe('the hundred', () => {
  test(`[B-13] [B-17] [B-32] the stored lines win in one visit, never called lost, and leave nothing behind (${chosen.length} stages)`, async ({
    page,
  }) => {
    test.setTimeout(long ? 3_000_000 : 240_000);
    await remember(page, { cleared: 100 });
    await page.goto('/keshiki');
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    let start = 0;
    for (const number of chosen) {
      await enter(page, number);
      await playLine(page, number);
      await expect.poll(() => score(page), { message: `stage ${number}` }).toBe(stage(number).par);
      await expect(page.locator('.advice[data-kind="lost"]')).toHaveCount(0);
      if (number === chosen[0]) start = await memory(page);
    }
    const grown = (await memory(page)) - start;
    test
      .info()
      .annotations.push({ type: 'memory', description: `${start.toFixed(1)} MB, grown by ${grown.toFixed(1)}` });
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    expect(grown).toBeLessThan(50);
  });

  test('[B-15] a stored line is worth three stars, and the result says so', async ({ page }) => {
    test.setTimeout(90_000);
    await remember(page, { cleared: 10 });
    await openSetup(page, 'stage 11', 'stage-11');
    await playLine(page, 11);
    const result = page.getByRole('dialog');
    await expect(result.getByText('クリア', { exact: true })).toBeVisible();
    await expect(result.getByRole('img', { name: '星3つ' })).toBeVisible();
    // The prize is seen large, and larger when it is pressed.
    const picture = result.locator('.result-picture');
    expect((await picture.boundingBox())?.width).toBeGreaterThan(180);
    await picture.click();
    await expect(page.locator('.large-picture')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.large-picture')).toHaveCount(0);
    await expectAwardsInResult(page);
  });

  test('[B-32] many boards in one visit: no growing memory, no long frame in a fall', async ({ page }) => {
    test.setTimeout(long ? 900_000 : 180_000);
    await remember(page, { settings: { speed: 1 } });
    await openSetup(page, 'stage 80', 'stage-80');
    await page.evaluate(() => {
      const frames: number[] = [];
      let last = performance.now();
      const tick = (now: number) => {
        if (document.querySelector('.tap-field')?.getAttribute('data-busy') === 'true') frames.push(now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { fallFrames: frames });
    });
    const before = await memory(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = await workDone(client);
    const rounds = long ? 20 : 3;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press(n % 2 ? ']' : '[');
        await page.keyboard.press('Enter');
        await settled(page);
      }
      await page.getByRole('slider', { name: '手を選ぶ' }).fill('0');
    }
    const frames = await page.evaluate(() => (window as unknown as { fallFrames: number[] }).fallFrames);
    const slow = frames.filter(frame => frame > 50).length;
    test.info().annotations.push({
      type: 'frames',
      description: `${frames.length} frames, ${slow} over 50 ms, longest ${Math.max(...frames).toFixed(0)} ms`,
    });
    expect(frames.length).toBeGreaterThan(50);
    // How late a frame comes is the machine's affair too; the page's own work is counted in processor time.
    if (long) expect(slow / frames.length).toBeLessThan(0.02);
    const taps = rounds * 12;
    expect(
      ((await workDone(client)) - worked) / taps,
      'milliseconds of work a tap, over some twenty frames',
    ).toBeLessThan(150);
    expect((await memory(page)) - before).toBeLessThan(50);
  });
});
