import { cardOf } from '@minoya/games/polyform/cards';
import { polyform } from '@minoya/games/polyform/game';
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { act, moment, playOut, prepare, take } from './player.ts';
import { lessonSeed, lessonSetup } from '../../apps/web/src/games/polyform/tutorial/deal.ts';

test.use({ hasTouch: true });

const guide = (page: Page) => page.locator('.guide:not([data-guide="none"])');
const says = (page: Page, words: string) => expect(guide(page)).toContainText(words);
const next = (page: Page) => guide(page).locator('[data-do="read"]').tap();

/** The first card, from the door to the reward. */
async function firstCard(page: Page): Promise<void> {
  await page.goto('/polyform');
  await page.locator('[data-do="lesson"]').tap();
  await expect(page.getByText('はめて、完成させましょう。')).toBeVisible();
  await page.locator('.tray-piece[data-piece="i2"]').tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="confirm"]').tap();
  await expect(page.getByText('使ったピースは戻り、報酬ピースが増えます。')).toBeVisible();
  await expect(page.locator('.tray-count')).toHaveText('2');
  await page.locator('[data-do="next"]').tap();
  await page.locator('.polyform .market-area').waitFor();
}

async function takeCard(page: Page, at: string): Promise<void> {
  const strip = page.locator('.market-strip .strip-place').first();
  if ((await strip.count()) > 0) await strip.tap();
  await page.locator(`[data-market="${at}"] .market-card`).tap();
  await page.locator(`[data-market="${at}"] .take`).tap();
}

test('the lesson’s deal has an L on offer, you begin, and a black card of four points lies there', () => {
  const setup = polyform.setups.read(lessonSetup);
  if (!setup) throw new Error('not a setup');
  const { order, market } = polyform.start(setup, lessonSeed);
  expect(order[0]).toBe(0);
  expect(market.white[0]).toBe('w10');
  expect(market.black.map(card => cardOf(card ?? '').points)).toContain(4);
});

test('the lesson says each sentence at its moment, survives a reload, and becomes a short game', async ({ page }) => {
  test.setTimeout(90_000);
  await prepare(page);
  await firstCard(page);
  await says(page, 'パズルを1枚取りましょう。');
  await takeCard(page, 'white-0');
  await says(page, '1ターンに3アクションできます。');
  await next(page);
  await says(page, '小さいピースはレベルアップできます。');

  await page.reload();
  await says(page, '小さいピースはレベルアップできます。');
  await page.goto('/polyform');
  await page.locator('[data-go="lesson"]').tap();
  await says(page, '小さいピースはレベルアップできます。');

  await page.locator('[data-action="up"]').tap();
  await page.locator('.trade-bar [data-piece="l4"][data-parts="i2+dot+dot"]').tap();
  await page.locator('.tray-piece[data-piece="l4"]').tap();
  await says(page, '回転・反転。確定までは何度でも。');
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="confirm"]').tap();

  await says(page, '相手のターンも、作業中パズルで試し置きできます。');
  await expect.poll(() => moment(page)).toBe('others');
  // The opponent waits for the reader.
  await page.waitForTimeout(400);
  expect(await moment(page)).toBe('others');
  await next(page);
  await expect.poll(() => moment(page), { timeout: 15_000 }).toBe('mine');

  await says(page, '黒パズルは難しくて高い点。');
  await next(page);
  await says(page, '作業中パズルを3枚まで増やしましょう。');
  for (let i = 0; i < 3; i++) {
    await expect(page.locator('.own-card.pcard')).toHaveCount(i);
    await take(page, 'tap');
  }
  await expect.poll(() => moment(page), { timeout: 15_000 }).toBe('mine');
  await says(page, 'マスターアクションは作業中パズル全部に1つずつ。1ターンに1回。');
  await page.locator('[data-action="master"]').tap();
  await page.locator('.tray-piece[data-piece="dot"]').tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="master"]').tap();
  await says(page, '今回は白3枚です。');
  await next(page);
  await says(page, 'DOWNで大きいピースを小さく分けられます。');
  await next(page);
  await says(page, 'リサイクルで4枚を新しくできます。');
  await next(page);
  await says(page, 'つづけて遊びましょう。');
  await next(page);
  await expect(guide(page)).toHaveCount(0);

  await playOut(page, 'tap');
  await expect(page.locator('.standing')).toHaveCount(2);
  await expect(page.getByText('「手習い」の実績を解除しました。')).toBeVisible();
});

/** Where the first card lies. */
const place = (page: Page) => page.locator('.own-card.pcard').boundingBox();

test('the lesson’s card lies still under a held piece, can be skipped, and ended at any sentence', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform/lesson');
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const before = await place(page);
    const piece = await page.locator('.tray-piece').boundingBox();
    await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) - 60, { steps: 4 });
    await expect(page.locator('.hold-bar[data-busy="true"]')).toBeVisible();
    expect(await place(page), `${width}×${height}`).toEqual(before);
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-do="skip"]').tap();
  await page.locator('.polyform .market-area').waitFor();
  await page.locator('[data-do="end-guide"]').tap();
  await expect(guide(page)).toHaveCount(0);
  for (let i = 0; i < 3; i++) await act(page, 'tap');
  await expect.poll(() => moment(page), { timeout: 15_000 }).toBe('mine');
  await expect(guide(page)).toHaveCount(0);
  await page.goto('/polyform/lesson');
  await expect(page.getByRole('link', { name: /つづき/ })).toBeVisible();
  await page.locator('[data-do="again"]').tap();
  await expect(page.getByText('はめて、完成させましょう。')).toBeVisible();
});
