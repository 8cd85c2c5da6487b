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

/** Marks what is ringed as the next thing to press, and says how many those are. */
const ringed = (page: Page) =>
  page.evaluate(() => {
    const isRinged = (one: Element) => {
      const { outlineStyle, outlineWidth, visibility } = getComputedStyle(one);
      const { width, bottom } = one.getBoundingClientRect();
      const seen = visibility === 'visible' && width > 0 && bottom <= innerHeight;
      return seen && outlineStyle === 'solid' && outlineWidth === '3px' && !one.matches(':focus-visible');
    };
    for (const one of document.querySelectorAll('[data-ringed]')) one.removeAttribute('data-ringed');
    const sheet = document.querySelector('dialog[open]');
    const all = [...(sheet ?? document).querySelectorAll('.polyform *')].filter(isRinged);
    for (const one of all) one.setAttribute('data-ringed', '');
    return all.length;
  });

/** Presses one of the ringed things: of a puzzle a cell that the piece covers, of the market a card. */
async function pressRinged(page: Page, nth: number): Promise<void> {
  const ring = page.locator('[data-ringed]').nth(nth);
  const inside = ring.locator('.cell[data-marks~="legal"], .market-card').first();
  await ((await inside.count()) > 0 ? inside : ring).tap();
}

/** The button that takes a puzzle says what it needs, and hides no deck. */
async function showsWhatItNeeds(page: Page): Promise<void> {
  await expect(page.locator('.take .take-note')).toBeVisible();
  const [take, deck] = [
    await page.locator('.take').boundingBox(),
    await page.locator('.deck[data-deck="white"] .pcard').boundingBox(),
  ];
  expect((take?.y ?? 0) + (take?.height ?? 0)).toBeLessThanOrEqual(deck?.y ?? 0);
}

/** Each step as somebody does it who reads. */
const steps: readonly (readonly [id: string, play: (page: Page) => Promise<void>])[] = [
  [
    'fit',
    async page => {
      await lay(page, 'i2');
      // What is only planned is not completed yet.
      await expect(page.locator('.own-card .card-note')).toHaveText('これで完成');
      await page.locator('[data-do="confirm"]').tap();
    },
  ],
  [
    'take',
    async page => {
      await page.locator('[data-market="white-0"] .market-card').tap();
      await showsWhatItNeeds(page);
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
  await expect(page.locator('[data-award="lesson"]')).toContainText('手習い');
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
  // At the slip, not over the table's words.
  const [slip, chip] = [await guide(page, 'fit').boundingBox(), await page.locator('.chip').boundingBox()];
  expect((chip?.y ?? 0) - (slip?.y ?? 0) - (slip?.height ?? 0)).toBeLessThan(4);
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
  await expect(page.getByRole('alert')).toContainText('反転すると');
  await expect(page.locator('.tray-piece')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-do="rotate"]')).toBeVisible();
});

test('players.md: who presses nothing but what is ringed comes through the whole lesson, and nothing is refused', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await prepare(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/polyform/lesson');
  for (const [id] of steps) {
    await guide(page, id).waitFor();
    const over = page.locator(`.guide[data-guide="${id}"][data-done="true"]`);
    for (let press = 0; (await over.count()) === 0; press++) {
      expect(press, id).toBeLessThan(14);
      const count = await ringed(page);
      expect(count, `${id}: rings`).toBeGreaterThan(0);
      // All that a step offers is whole on the screen.
      const offered = id === 'up' ? await page.locator('.recipe').all() : [];
      for (const recipe of offered) await expect(recipe).toBeInViewport({ ratio: 1 });
      await pressRinged(page, press % count);
      expect(await page.locator('.chip').allTextContents(), id).toEqual([]);
      // What opens under the finger takes no press for a moment.
      await page.waitForTimeout(380);
    }
    expect(await ringed(page), `${id}: done`).toBe(0);
    await next(page);
  }
  await expect(page.locator('[data-do="first-game"]')).toBeVisible();
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
