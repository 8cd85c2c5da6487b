import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { debugTable, give, must, openAt } from './position.ts';

test.use({ hasTouch: true });

/** What of these stands outside the window, and how wide the narrowest is. */
async function seen(page: Page, selector: string): Promise<{ readonly out: number; readonly narrowest: number }> {
  return page.locator(selector).evaluateAll(all => {
    const boxes = all.map(one => one.getBoundingClientRect());
    const out = boxes.filter(
      box =>
        box.width < 1 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    return { out: out.length, narrowest: Math.min(...boxes.map(box => box.width)) };
  });
}

for (const cards of [0, 1, 2, 3, 4])
  test(`a phone with ${cards} of four puzzles shows the whole market, white above black, with what each puzzle needs`, async ({
    page,
  }) => {
    const match = give(debugTable('phone'), 'dot', 'dot', 'dot');
    for (let i = 0; i < cards; i++) {
      must(match, `take w${i + 1}`);
      if (match.state.active !== 0) must(match, 'debug turn 0');
    }
    await openAt(page, match, [0, 1], { speed: 'instant' });
    await expect(page.locator('.market-area .market-card')).toHaveCount(8);
    expect(await seen(page, '.market-area .market-card')).toMatchObject({ out: 0 });
    expect((await seen(page, '.market-area .market-card')).narrowest).toBeGreaterThanOrEqual(cards > 2 ? 52 : 60);
    const tops = await page
      .locator('.market-area .market-card')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops.slice(0, 4)).size).toBe(1);
    expect(new Set(tops.slice(4)).size).toBe(1);
    expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
    expect(await seen(page, '.market-area .card-note')).toMatchObject({ out: 0 });
    // Not under the edge on which a card lies that may be taken.
    const gaps = await page.locator('.market-area .market-place').evaluateAll(all =>
      all.map(one => {
        const [card, note] = [one.querySelector('.pcard'), one.querySelector('.card-note')];
        return (note?.getBoundingClientRect().top ?? 0) - (card?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
    expect(await seen(page, '.action, .tray, .own-card, .seat-panel')).toMatchObject({ out: 0 });
    if (cards === 0) return;
    const cell = await page.locator('.own-card.pcard .cell').first().boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(cards > 2 ? 22 : 27.5);
    // Exchanges leave one's puzzles in sight.
    const lowest = await page.locator('.own').evaluate(one => one.getBoundingClientRect().bottom);
    await page.locator('[data-action="up"]').tap();
    const top = await page.locator('.trade-bar').evaluate(one => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(lowest - 4);
  });

test('players.md: on a phone at least six exchanges stand whole in sight, and one’s puzzle above them', async ({
  page,
}) => {
  const match = must(give(debugTable('phone'), 'i2', 'i2', 'i3', 'v3'), 'take w1');
  await openAt(page, match, [0, 1], { speed: 'instant' });
  await page.locator('[data-action="up"]').tap();
  const whole = await page.locator('.recipes').evaluate(list => {
    const { bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.recipe')].filter(one => one.getBoundingClientRect().bottom <= bottom + 1).length;
  });
  expect(whole).toBeGreaterThanOrEqual(6);
});

test('a phone on its side shows the market large at first, then with one’s puzzles, and the others’ puzzles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const match = debugTable('side');
  await openAt(page, match, [0, 1], { speed: 'instant' });
  const cards = '.market-area .market-card';
  await expect(page.locator(cards)).toHaveCount(8);
  expect(await seen(page, cards)).toMatchObject({ out: 0 });
  expect((await seen(page, cards)).narrowest).toBeGreaterThanOrEqual(80);
  await expect(page.locator('.seat-panel[data-me="false"] .seat-cards').first()).toBeVisible();
  expect(await seen(page, '.action, .tray, .own-card, .seat-panel')).toMatchObject({ out: 0 });
});

test('a name at the result is never broken inside a word, with four at the table', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const match = debugTable('names', { seats: 4 });
  must(match, 'take w1');
  must(match, 'debug finishing');
  await openAt(page, match, [0, 14, 13, 22], { speed: 'instant' });
  await page.locator('[data-do="finish"]').click();
  await expect(page.locator('.ceremony')).toHaveAttribute('data-told', 'true');
  const tall = await page.locator('.standing-head .grow').evaluateAll(all =>
    all.map(one => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
      return lines - (one.textContent ?? '').trim().split(/\s+/).length;
    }),
  );
  expect(Math.max(...tall)).toBeLessThanOrEqual(0);
});

test('what was chosen on the start page is chosen again, and a new table has the even start', async ({ page }) => {
  await page.goto('/polyform');
  await page.locator('.entry-panel .segment', { hasText: /^3$/ }).first().tap();
  await page.locator('.machine [data-pick="level"]').first().selectOption({ label: '8. 名人' });
  await page.reload();
  await expect(page.locator('.machine')).toHaveCount(2);
  await expect(page.locator('.machine [data-pick="level"]').first()).toHaveValue('4');
  // The even start is told in one place, and so is one's name.
  await expect(page.getByText('互角')).toHaveCount(1);
  await expect(page.locator('[data-do="rename"]')).toHaveCount(1);
  await page.locator('summary', { hasText: 'ゲーム設定' }).tap();
  await page.locator('[data-do="bots"]').tap();
  await page.locator('.polyform').waitFor();
  const setup = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('minoya:quick:polyform:main') ?? '{}') as { setup?: string }).setup,
  );
  expect(setup).toBe('seats=3 later=rising');
  // Back again the page is as it was left, and stands where it was pressed.
  await page.goBack();
  await expect(page.locator('details.panel').first()).toHaveAttribute('open');
  await expect(page.locator('[data-do="bots"]')).toBeInViewport();
});

test('what has come to lie under a finger that pressed something else explains nothing', async ({ page }) => {
  await openAt(page, debugTable('tips'));
  await page.locator('.head-name').tap();
  await page.locator('[data-action="recycle"]').dispatchEvent('pointerover', { pointerType: 'mouse' });
  await page.waitForTimeout(600);
  await expect(page.locator('.tip')).toHaveCount(0);
});
