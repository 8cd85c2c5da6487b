import type { Locator, Page } from '@playwright/test';
import { cannotBuy } from '@minoya/games/rokumasu/shop';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { encodeReplay } from '@minoya/kernel';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { botChoice, instant, open, randomChoice, type RokuMatch, runUntil, skipLessons } from './runs.ts';

const lost = () => runUntil('standard', 'LOST-0001', s => s.phase === 'lost', randomChoice(5));

/** A shop with a relic in it that there is no room for. */
function fullShelf(): RokuMatch {
  const bot = botChoice();
  const relicIn = (s: State) => s.shop?.items.findIndex(({ ware, sold }) => ware.kind === 'relic' && !sold) ?? -1;
  const isFull = (s: State) => relicIn(s) >= 0 && cannotBuy(s, relicIn(s), null) === 'relicsFull';
  const collect = (view: State): Action => {
    if (view.phase !== 'shop') return bot(view);
    const item = relicIn(view);
    return item < 0 ? { type: 'reroll' } : { type: 'buy', item, sell: null };
  };
  return runUntil('standard gold=99', 'LINE-0001', isFull, collect);
}

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
  const cleared = runUntil('standard', 'LINE-0001', s => s.phase === 'cleared');
  await tapOften(page, page.getByRole('button', { name: 'ショップへ' }), () => open(page, cleared));
  await expect(page.locator('.roku')).toHaveAttribute('data-phase', 'shop');
  await expect(page.locator('.double-tap-shield')).toHaveCount(0);
  await expect(page.locator('.roku')).toHaveAttribute('data-phase', 'shop');
});

test('nor does it sell a relic in the sheet that the first one opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await skipLessons(page);
  await instant(page);
  const button = page.locator('button', { hasText: '売って買う' }).last();
  const tapped = await tapOften(page, button, () => open(page, fullShelf()));
  await expect(page.getByRole('dialog')).toContainText('何を売りますか');
  await expect(page.locator('.double-tap-shield')).toHaveCount(0);
  // The finger was over a relic all the time.
  const under = await page.evaluate(([x, y]) => {
    return document.elementFromPoint(x, y)?.closest('[data-swap]') !== null;
  }, tapped);
  expect(under).toBe(true);
  // A press that is meant is heard as soon as the finger could mean it.
  await page.locator('[data-swap="0"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Four taps in one place, as an impatient finger makes them; begun again where the machine was too slow for them. */
async function tapOften(page: Page, button: Locator, begin: () => Promise<unknown>): Promise<[x: number, y: number]> {
  for (;;) {
    await begin();
    // In sight, at rest and with nothing over it; not pressed yet.
    await button.tap({ trial: true });
    const box = await button.boundingBox();
    if (!box) throw new Error('nothing to tap');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let longest = 0;
    let last = Date.now();
    for (const wait of [0, 10, 150, 200]) {
      await page.waitForTimeout(wait);
      const begun = Date.now();
      await page.touchscreen.tap(x, y);
      longest = Math.max(longest, Date.now() - last);
      last = begun;
    }
    if (longest < 350) return [x, y];
  }
}

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
  const waits = second.getByRole('heading', { name: '別のタブで開いています' });
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(page.locator('.roku'), 'who was playing plays on after a reload').toBeVisible();
  await expect(waits).toBeVisible();
  await page.close();
  await expect(second.locator('.roku')).toBeVisible();
});
