import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { prepare } from './player.ts';
import { debugTable, give, must, openAt } from './position.ts';

/** What of the head and of everybody's names is missing or cut off. */
const unreadable = () => {
  const parts = ['.head-logo', '.head-name', '.head-score', '.turn-name', '.turn-line .pips', '.turn-clock'];
  const missing = parts.filter(part => (document.querySelector(part)?.getBoundingClientRect().width ?? 0) === 0);
  const cut = [...document.querySelectorAll('.head-name, .head-score, .turn-name, .seat-name')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
    .map(one => `${one.className}: ${one.textContent}`);
  const head = [...document.querySelectorAll('.polyform-head > *')].filter(
    one => one.getBoundingClientRect().width > 0,
  );
  const over = head.filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className);
  return { missing, cut, over };
};

/** Runs in the page, on a panel as people of a room would have it: badges in two lines or beyond the edge, names cut in a word. */
const oddOnes = () => {
  const panel = document.querySelector('.seat-panel[data-me="true"]');
  const [name, chip] = [panel?.querySelector('.seat-name'), panel?.querySelector('.seat-chip')];
  if (!panel || !name || !chip) return ['no panel'];
  const before = chip.innerHTML;
  name.setAttribute('data-words', '3');
  name.innerHTML = '<span>Mild</span><span> Autumn</span><span> Gourd</span>';
  const odd: string[] = [];
  const right = panel.getBoundingClientRect().right;
  for (const said of ['resigned', 'out of time', '時間切れ']) {
    chip.querySelector('.seat-badge')?.remove();
    name.insertAdjacentHTML('afterend', `<span class="seat-badge">${said}</span>`);
    const badge = chip.querySelector('.seat-badge');
    if (badge && (badge.clientHeight > 24 || badge.getBoundingClientRect().right > right)) odd.push(said);
    const box = name.getBoundingClientRect();
    if (box.right > right) odd.push(`name beyond the edge, ${said}`);
    for (const word of name.children) {
      const { left, right: end, top, height } = word.getBoundingClientRect();
      const shown = top + height / 2 < box.bottom && top + height / 2 > box.top;
      if (shown && (left < box.left - 1 || end > box.right + 1)) odd.push(`${word.textContent} cut, ${said}`);
      if (word.textContent === ' Gourd' && !shown) odd.push('the noun is hidden');
    }
  }
  chip.innerHTML = before;
  return odd;
};

/** Three seats and a clock, as in a room: menu, clock, another button, undo and log stand beside the names. */
function three() {
  return debugTable('head', { seats: 3, timer: 60 });
}

for (const locale of ['ja-JP', 'en-US'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('seed-audit: logo, own name, score, turn and buttons stand in the head at every width, and names can be read', async ({
      page,
    }) => {
      await openAt(page, three(), [0, 13, 24]);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [820, 1180],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(unreadable), `${width}×${height}`)
          .toEqual({ missing: [], cut: [], over: [] });
        expect(await page.evaluate(oddOnes), `${width}×${height}`).toEqual([]);
      }
    });
  });
}

const opening = (page: Page) => page.locator('[data-opening]');

/** It is looked at in peace, however busy the machine is. */
const openingLasts = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => real(run, ms === 2_400 ? 60_000 : ms)) as typeof setTimeout;
  });

test('seed-audit: a game begins with who sits where and who starts, on the whole screen, until a press', async ({
  page,
}) => {
  await prepare(page, { speed: 1 });
  await openingLasts(page);
  await page.goto('/polyform/play');
  await opening(page).waitFor();
  const { width, names } = await opening(page).evaluate(one => ({
    width: one.getBoundingClientRect().width,
    names: [...one.querySelectorAll('.opening-seats > li')].filter(seat => seat.scrollWidth <= seat.clientWidth + 1)
      .length,
  }));
  expect(width).toBeGreaterThan(380);
  expect(names).toBe(2);
  await expect(opening(page).locator('.opening-first')).toContainText('から始めます');
  await page.mouse.click(195, 420);
  await expect(opening(page)).toHaveCount(0);
});

test('a bot that begins waits until the opening is over, and everybody sees who has which pieces', async ({ page }) => {
  const begins = (seed: string) => new Match(polyform, 'seats=2 later=rising', seed);
  const seed = ['a', 'b', 'c', 'd', 'e', 'f'].find(one => begins(one).state.order[0] === 1) ?? '';
  await openingLasts(page);
  await openAt(page, begins(seed), [0, 1], { speed: 4 });
  await opening(page).waitFor();
  await page.waitForTimeout(1_500);
  await expect(opening(page).locator('.opening-seats [data-piece="i2"]')).toHaveCount(1);
  await page.mouse.click(195, 420);
  await expect(opening(page)).toHaveCount(0);
  await expect(page.locator('.turn-name')).toHaveText('あなたのターン', { timeout: 15_000 });
});

test('seed-audit: each action shows what it may act on', async ({ page }) => {
  const match = give(debugTable('acts'), 'i2', 'l4');
  must(match, 'take w1');
  await openAt(page, match);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Taking: every market card that can be taken.
  await expect(page.locator('.market-place[data-can="true"]')).toHaveCount(8);
  // Placing: the cells that the held piece may cover.
  await page.locator('.tray-piece[data-piece="dot"]').click();
  await expect(page.locator('.own-card[data-open="true"]')).toHaveCount(1);
  await page.locator('[data-do="cancel"]').click();
  // Exchanging: the puzzles that the new piece would fit.
  await page.locator('[data-action="up"]').click();
  await page.locator('.recipe[data-when="now"]').first().hover();
  await expect(page.locator('.trade-bar')).toBeVisible();
  expect(
    await page.locator('.recipe').evaluateAll(all => all.every(one => one.scrollHeight <= one.clientHeight + 1)),
  ).toBe(true);
  await page.locator('[data-do="close-trade"]').click();
  // By keys: the market's cards by arrows, the same press again takes; exchanges are under the next key.
  await page.keyboard.press('u');
  await expect(page.locator('.recipe:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-market="white-1"] .market-card')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-market="white-1"] .take')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.own-card.pcard')).toHaveCount(2);
  // Master action: the puzzles stand out.
  await page.locator('[data-action="master"]').click();
  await expect(page.locator('.own[data-mastering="true"]')).toHaveCount(1);
});
