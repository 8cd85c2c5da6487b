import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { prepare } from './player.ts';

test.use({ hasTouch: true });

const guide = (page: Page, id: string) => page.locator(`.guide[data-guide="${id}"]`);
const done = (page: Page, id: string) =>
  expect(page.locator(`.guide[data-guide="${id}"][data-done="true"]`)).toBeVisible();
const next = (page: Page) => page.locator('[data-do="next"]').tap();

/** Whatever a step says, on whatever phone: its buttons stay in its frame. */
async function holdsItsButtons(page: Page): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await page.locator('.guide').evaluate(frame => {
      const { bottom } = frame.getBoundingClientRect();
      return Math.max(
        ...[...frame.querySelectorAll('.button')].map(one => one.getBoundingClientRect().bottom - bottom),
      );
    });
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
}

/** Lays a piece where it fits, turned as often as it takes. */
async function lay(page: Page, piece: string, slot = 0): Promise<void> {
  await page.locator(`.tray-piece[data-piece="${piece}"]`).tap();
  const spot = page.locator(`.own-card[data-slot="${slot}"] .cell[data-marks~="legal"]`);
  for (let turn = 0; turn < 8 && (await spot.count()) === 0; turn++) {
    if (turn === 4) await page.locator('[data-do="flip"]').tap();
    else await page.locator('[data-do="rotate"]').tap();
  }
  await spot.first().tap();
}

/** Each step as somebody does it who reads. */
const steps: readonly (readonly [id: string, play: (page: Page) => Promise<void>])[] = [
  [
    'fit',
    async page => {
      await lay(page, 'i2');
      await page.locator('[data-do="confirm"]').tap();
    },
  ],
  [
    'take',
    async page => {
      await page.locator('[data-market="white-0"] .market-card').tap();
      await page.locator('[data-market="white-0"] .take').tap();
    },
  ],
  ['gain', page => page.locator('[data-action="gain"]').tap()],
  [
    'up',
    async page => {
      await page.locator('[data-action="up"]').tap();
      await page.locator('.trade-bar [data-piece="l4"]').first().tap();
    },
  ],
  [
    'turn',
    async page => {
      await lay(page, 'l4');
      await page.locator('[data-do="confirm"]').tap();
    },
  ],
  [
    'down',
    async page => {
      await page.locator('[data-action="down"]').tap();
      await page.locator('.trade-bar [data-parts="i2+i2"]').tap();
    },
  ],
  [
    'master',
    async page => {
      for (const [slot, piece] of ['i2', 'i3', 'o4'].entries()) await lay(page, piece, slot);
      await page.locator('[data-do="master"]').tap();
    },
  ],
  [
    'recycle',
    async page => {
      await page.locator('[data-action="recycle"]').tap();
      await page.locator('[data-recycle="white"]').tap();
    },
  ],
  [
    'finishing',
    async page => {
      await lay(page, 'dot');
      await page.locator('[data-do="finish"]').tap();
    },
  ],
];

test('players.md: the lesson teaches all of it in nine steps, goes on after a reload, and counts for nothing', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await prepare(page);
  await page.goto('/polyform');
  await page.locator('[data-do="lesson"]').first().tap();
  for (const [i, [id, play]] of steps.entries()) {
    await expect(guide(page, id)).toContainText(`${i + 1}/${steps.length}`);
    await holdsItsButtons(page);
    await play(page);
    await done(page, id);
    await holdsItsButtons(page);
    if (i === 3) {
      await page.reload();
      await guide(page, id).waitFor();
      await play(page);
      await done(page, id);
    }
    await next(page);
  }
  await expect(page.getByText('「手習い」の実績を解除しました。')).toBeVisible();
  // The first game takes the lesson's place: the way back leads to where that was opened from.
  await page.locator('[data-do="first-game"]').tap();
  await page.locator('.polyform').waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/\/polyform$/);
  await page.goto('/records/polyform');
  await expect(page.locator('.facts')).toHaveCount(0);
});

test('players.md: what a step is not about is refused with what is wrong, and nothing happens', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform/lesson');
  await guide(page, 'fit').waitFor();
  await page.locator('[data-action="gain"]').tap();
  await expect(page.getByRole('alert')).toContainText('上の案内');
  await expect(page.locator('.tray-count')).toHaveText('1');
  for (const step of ['take', 'gain', 'up']) {
    await page.locator('[data-do="skip"]').tap();
    await guide(page, step).waitFor();
  }
  await page.locator('[data-action="up"]').tap();
  await page.locator('.trade-bar [data-piece="i4"][data-when="now"]').first().tap();
  await expect(page.getByRole('alert')).toContainText('L字(4)');
  await expect(page.locator('.tray-count')).toHaveText('4');
  // A piece that was dragged in the wrong way round stays in hand, to be turned.
  await page.locator('[data-do="skip"]').tap();
  await guide(page, 'turn').waitFor();
  const piece = await page.locator('.tray-piece').boundingBox();
  const card = await page.locator('.own-card.pcard .card-board').boundingBox();
  await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((card?.x ?? 0) + 30, (card?.y ?? 0) + 30, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('向き');
  await expect(page.locator('.tray-piece')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-do="rotate"]')).toBeVisible();
});

test('players.md: the lesson’s card lies still under a held piece at every width', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform/lesson');
  const place = () => page.locator('.own-card.pcard').boundingBox();
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.tray-piece').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => undefined))));
    const before = await place();
    const piece = await page.locator('.tray-piece').boundingBox();
    await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) - 60, { steps: 4 });
    await expect(page.locator('.hold-bar[data-busy="true"]')).toBeVisible();
    expect(await place(), `${width}×${height}`).toEqual(before);
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page.keyboard.press('Escape');
  }
});
