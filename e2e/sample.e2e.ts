import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** Opens the sample with a fixed code, at the first move. */
async function open(page: Page, code = '0000-0001'): Promise<void> {
  await page.goto('/sample');
  await page.getByRole('button', { name: 'シードを入れて始める' }).click();
  await page.getByRole('textbox').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

const filled = (page: Page) => page.locator('[role="gridcell"] .tile').count();
const cell = (page: Page, x: number, y: number) => page.locator(`[data-cell="${x},${y}"]`);
const tray = (page: Page, slot: number) => page.locator('.tray-piece').nth(slot);
const settle = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

async function sizeOf(page: Page, slot: number): Promise<number> {
  return tray(page, slot).locator('.tile').count();
}

test.describe('a board', () => {
  test('is played by drag', async ({ page }) => {
    await open(page);
    const size = await sizeOf(page, 0);
    const from = await tray(page, 0).boundingBox();
    const to = await cell(page, 2, 2).boundingBox();
    if (!from || !to) throw new Error('not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 60, { steps: 4 });
    await page.mouse.move(to.x + to.width, to.y + to.height / 2, { steps: 4 });
    await expect(page.locator('.floating .tile').first()).toBeVisible();
    await expect(page.locator('.ghost[data-fits="true"]')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.floating .piece')).toHaveCount(0);
    await expect.poll(() => filled(page)).toBe(size);
  });

  test('is played by tap on the mino and tap on a cell', async ({ page }) => {
    await open(page);
    const size = await sizeOf(page, 1);
    await tray(page, 1).click();
    await expect(tray(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await cell(page, 3, 3).click();
    await expect.poll(() => filled(page)).toBe(size);
  });

  test('is played by keyboard alone', async ({ page }) => {
    await open(page);
    const size = await sizeOf(page, 0);
    await page.keyboard.press('1');
    await expect(page.locator('.ghost')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => filled(page)).toBe(size);
    await page.keyboard.press('z');
    await expect.poll(() => filled(page)).toBe(0);
    await page.keyboard.press('Shift+Z');
    await expect.poll(() => filled(page)).toBe(size);
  });

  test('gives the same action by drag, by taps and by keys', async ({ page }) => {
    const logs: string[] = [];
    let grip = '0,0';
    for (const way of ['keys', 'tap', 'drag'] as const) {
      await open(page);
      if (way === 'tap') {
        await tray(page, 0).click();
        await page.locator(`[data-cell="${grip}"]`).click();
      } else if (way === 'keys') {
        await page.keyboard.press('1');
        grip = (await page.locator(':focus').getAttribute('data-cell')) ?? '';
        await page.keyboard.press('Enter');
      } else {
        const from = await tray(page, 0).boundingBox();
        const to = await cell(page, 0, 0).boundingBox();
        const piece = await tray(page, 0).locator('.piece').boundingBox();
        if (!from || !to || !piece) throw new Error('not drawn');
        const scale = to.width / 22;
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(from.x, from.y - 30, { steps: 3 });
        await page.mouse.move(to.x + (piece.width * scale) / 2, to.y + (piece.height * scale) / 2, { steps: 5 });
        await page.mouse.up();
      }
      await expect.poll(() => filled(page)).toBeGreaterThan(0);
      logs.push(
        await page.evaluate(() => JSON.parse(localStorage.getItem('minoya:quick:sample:main') ?? '{}').log[0].line),
      );
    }
    expect(new Set(logs).size).toBe(1);
  });

  test('takes two flicks within one task for drags, not for taps', async ({ page }) => {
    await open(page);
    const sizes = [await sizeOf(page, 0), await sizeOf(page, 1)];
    const slots = sizes.map((_, slot) => slot);
    const shown = await page.evaluate(flicks => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      for (const slot of flicks) {
        const source = document.querySelectorAll('.tray-piece')[slot];
        if (!source) throw new Error('not drawn');
        const cell = box(`[data-cell="${slot === 0 ? '1,1' : '3,4'}"]`);
        const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true });
        const from = source.getBoundingClientRect();
        const to = at(cell.right, cell.bottom);
        const send = (type: string, where: PointerEventInit, target: EventTarget = window) =>
          target.dispatchEvent(new PointerEvent(type, { ...where, pointerType: 'mouse', button: 0 }));
        send('pointerdown', at(from.x + 5, from.y + 5), source);
        send('pointermove', to);
        send('pointerup', to);
      }
      return document.querySelectorAll('[aria-pressed="true"]').length;
    }, slots);
    expect(shown).toBe(0);
    await expect.poll(() => filled(page)).toBe(sizes.reduce((sum, one) => sum + one, 0));
    await expect(page.locator('.ghost')).toHaveCount(0);
    await expect(page.locator('.floating .piece')).toHaveCount(0);
    const log = await page.evaluate(() => JSON.parse(localStorage.getItem('minoya:quick:sample:main') ?? '{}').log);
    expect(log).toHaveLength(2);
  });

  test('is prewarmed while it stands idle, and nobody sees it', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { frames: 0, drawn: 0, prewarmed: 0 };
      Object.assign(window, { seen });
      const tiles = () => document.querySelectorAll('[role="gridcell"] .tile, .ghost').length;
      const look = () => {
        seen.frames += 1;
        seen.drawn += tiles() + document.querySelectorAll('.tray-piece[aria-pressed="true"]').length;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const isTile = (node: Node) => node instanceof Element && node.closest('[role="grid"]') !== null;
      new MutationObserver(changes => {
        for (const change of changes) if (isTile(change.target) && change.addedNodes.length) seen.prewarmed += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page);
    const read = () =>
      page.evaluate(() => (window as unknown as { seen: { frames: number; drawn: number; prewarmed: number } }).seen);
    // The board itself is one change; what comes later and is gone again is the prewarming.
    await expect.poll(async () => (await read()).prewarmed, { timeout: 15_000 }).toBeGreaterThan(3);
    const { frames, drawn } = await read();
    expect(frames).toBeGreaterThan(10);
    expect(drawn).toBe(0);
    expect(await filled(page)).toBe(0);
    await expect(page.locator('.tray-piece[aria-pressed="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '戻す', exact: true })).toBeDisabled();
  });

  test('says why a place is refused, within reach of the finger', async ({ page }) => {
    await open(page);
    await tray(page, 0).click();
    await cell(page, 2, 2).click();
    await expect.poll(() => filled(page)).toBeGreaterThan(0);
    await tray(page, 1).click();
    await cell(page, 2, 2).click();
    await expect(page.getByRole('alert').filter({ hasText: '置けません' })).toBeVisible();
  });

  test('keeps the state when it is reloaded in the middle of an animation', async ({ page }) => {
    await open(page);
    const size = await sizeOf(page, 0);
    await tray(page, 0).click();
    await cell(page, 2, 2).click();
    await page.reload();
    await expect.poll(() => filled(page)).toBe(size);
  });

  test('[D-23] puts the piece back when the phone turns in the middle of a drag', async ({ page }) => {
    await open(page);
    const from = await tray(page, 0).boundingBox();
    if (!from) throw new Error('not drawn');
    await page.mouse.move(from.x + 30, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(200, 300, { steps: 5 });
    await expect(page.locator('.floating .piece')).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('.floating .piece')).toHaveCount(0);
    await page.mouse.up();
    expect(await filled(page)).toBe(0);
    await expect(tray(page, 0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('plays its events, ends them at any input, and in reduced motion moves nothing', async ({ page }) => {
    await open(page);
    await tray(page, 0).click();
    await cell(page, 2, 2).click();
    await settle(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tray(page, 1).click();
    const moving = page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          let moved = false;
          const until = performance.now() + 400;
          const look = () => {
            const frames = document.getAnimations().flatMap(one => (one.effect as KeyframeEffect).getKeyframes());
            moved ||= frames.some(frame => 'transform' in frame);
            if (performance.now() < until) requestAnimationFrame(look);
            else resolve(moved);
          };
          look();
        }),
    );
    await cell(page, 0, 0).click();
    expect(await moving).toBe(false);
  });
});
