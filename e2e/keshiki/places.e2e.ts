import type { Page } from '@playwright/test';
import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import {
  blocksOn,
  cell,
  expect,
  lessons,
  lookAway,
  openSetup,
  remember,
  score,
  settled,
  setupOf,
  tap,
  test,
} from './table.ts';

const clears = '| __R __R __Y |\n| __R __Y __Y |';
const dialog = (page: Page) => page.getByRole('dialog');

/** How many taps of a stage's line light its first star. */
function tapsToStar(number: number): number {
  let state = keshiki.start({ type: 'stage', stage: number, tools: [] }, '');
  return (
    1 +
    stage(number).line.findIndex(name => {
      const step = keshiki.apply(state, 0, { type: 'tap', cell: readCell(name) ?? -1 });
      if (step.ok) state = step.state;
      return state.reached[0];
    })
  );
}

test.describe('places', () => {
  for (const [width, height] of [
    [390, 664],
    [360, 640],
  ] as const) {
    test(`[B-02] the whole board fits ${width} × ${height} without scrolling`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await remember(page, { cleared: 90 });
      await openSetup(page, 'stage 81 with pop', 'stage-81');
      const measured = () =>
        page.evaluate(() => {
          const root = document.documentElement;
          const box = document.querySelector('.tap-field')?.getBoundingClientRect();
          const below = document.querySelector('.controls')?.getBoundingClientRect();
          return {
            scrolls: root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth,
            inside: box !== undefined && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
            controls: below !== undefined && below.bottom <= innerHeight + 1,
            cell: document.querySelector('.tap-field .cell')?.getBoundingClientRect().width ?? 0,
          };
        });
      // The board measures itself a moment after the page has changed.
      await expect.poll(measured).toMatchObject({ scrolls: false, inside: true, controls: true });
      const fits = await measured();
      if (width === 390) expect(fits.cell).toBeGreaterThanOrEqual(40);
      else expect(fits.cell).toBeGreaterThanOrEqual(37);
    });
  }

  test('[B-09] each obstacle’s first stage opens its three taps once; (i) opens them again', async ({ page }) => {
    test.setTimeout(90_000);
    await remember(page, { cleared: 100, seen: ['first'] });
    for (const number of [11, 21, 31, 41, 51, 61, 71, 81]) {
      await openSetup(page, `stage ${number}`, `stage-${number}`);
      await expect(dialog(page).locator('.lesson'), `stage ${number}`).toBeVisible();
    }
    // Who jumped ahead is taught one kind after the other; this one has met all others.
    await remember(page, { cleared: 100, seen: lessons.filter(id => id !== 'steel') });
    await openSetup(page, 'stage 81', 'stage-81');
    for (let n = 0; n < 3; n++) {
      const at = await dialog(page).locator('.lesson').locator('.outline-layer[data-kind="tap"]').boundingBox();
      expect(at).not.toBeNull();
      const meant = ['a4', 'a4', 'c4'][n] ?? 'a4';
      // Slower than a double tap: two of them are at the same place.
      if (n > 0) await page.waitForTimeout(320);
      await dialog(page)
        .locator(`[data-cell="${meant.charCodeAt(0) - 97},${meant.slice(1)}"]`)
        .click();
    }
    await expect(dialog(page)).toContainText('鋼鉄ブロックが残っても全消しです。');
    await dialog(page).getByRole('button', { name: 'ステージ81を遊ぶ' }).click();
    await expect(dialog(page)).toHaveCount(0);
    // Taking everything back does not teach it again.
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '戻す', exact: true })).toBeEnabled();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: '戻す', exact: true })).toBeDisabled();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'このステージについて' }).click();
    await dialog(page).getByRole('link', { name: '鋼鉄ブロック', exact: true }).click();
    await expect(page).toHaveURL(/\/keshiki\/lesson\/steel$/);
    await expect(page.getByText('鋼鉄ブロックは消えません。動きません。')).toBeVisible();
  });

  test('a phone on its side shows a lesson whole, and no size has to scroll to its buttons', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await remember(page, { cleared: 100, seen: lessons.filter(id => id !== 'ice2') });
    await openSetup(page, 'stage 31', 'stage-31');
    await expect(dialog(page).locator('.tap-field')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 560, height: 900 });
    await remember(page, { cleared: 100 });
    for (const number of [50, 62, 69]) {
      await openSetup(page, `stage ${number}`, `stage-${number}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${number}`).toBe(0);
      await expect(page.locator('.low-hook'), 'one place for each size').toBeVisible();
    }
  });

  test('the board stays where it is when goals are reached, and a result with proven par says that none is higher', async ({
    page,
  }) => {
    await remember(page, { cleared: 100 });
    // Of 2 the last goal goes away, of 26 a bar becomes words, of 93 the figures are long.
    for (const number of [2, 26, 93, 4]) {
      await openSetup(page, `stage ${number}`, `stage-${number}`);
      const top = async () => Math.round((await cell(page, 'a0').boundingBox())?.y ?? -1);
      const first = await top();
      const seen = new Set<number>();
      for (const name of stage(number).line) {
        await tap(page, name);
        await settled(page);
        if ((await page.getByRole('dialog').count()) === 0) seen.add(await top());
      }
      expect([...seen], `stage ${number}`).toEqual([first]);
    }
    await expect(page.locator('[data-best-par]')).toContainText('これより高い点はありません');
  });

  test('[B-15] beating par is told', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf(clears, { target: 4, par: 10 }));
    await tap(page, 'a0');
    await tap(page, 'a1');
    await expect(dialog(page).getByText('目安超え').first()).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: '星3つ' })).toBeVisible();
  });

  test('[B-19] board, progress and settings survive a reload and a closed tab', async ({ page, context }) => {
    await remember(page, { cleared: 3 });
    await openSetup(page, 'stage 4', 'stage-4');
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await expect.poll(() => score(page)).toBeGreaterThan(0);
    const [points, blocks] = [await score(page), await blocksOn(page)];
    await page.reload();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    expect(await score(page)).toBe(points);
    expect(await blocksOn(page)).toEqual(blocks);
    await page.close();
    const again = await context.newPage();
    await again.goto('/keshiki/stage/4');
    await again.getByRole('link', { name: 'つづき' }).click();
    await expect(again.locator('.tap-field .cell').first()).toBeVisible();
    expect(await score(again)).toBe(points);
    await again.goto('/keshiki');
    await expect(again.getByText('★ 3 / 300')).toBeVisible();
  });

  test('a star that the table lights is kept, also when the board is left before its end', async ({ page }) => {
    await remember(page, { cleared: 1 });
    const { line } = stage(2);
    expect(tapsToStar(2)).toBeLessThan(line.length);
    await openSetup(page, 'stage 2', 'stage-2');
    for (const name of line.slice(0, tapsToStar(2))) await tap(page, name);
    await expect(page.getByRole('img', { name: '星1つ' })).toBeVisible();
    await page.goto('/keshiki');
    await expect(page.locator('.stage-tile[data-state="done"]')).toHaveCount(2);
  });

  test('[B-19] a won stage is kept and opens the next', async ({ page }) => {
    await remember(page);
    await openSetup(page, 'stage 1', 'stage-1');
    await expect(page.getByRole('button', { name: 'リタイア' })).toBeVisible();
    for (const name of stage(1).line) await tap(page, name);
    await expect(dialog(page)).toContainText('クリア');
    await dialog(page).getByRole('link', { name: 'ステージ2へ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    await page.goto('/keshiki');
    await expect(page.locator('.stage-tile[data-state="done"]')).toHaveCount(1);
  });

  test('[B-19] a star that the table announces is kept, though the page is left without a press', async ({ page }) => {
    await remember(page);
    await openSetup(page, 'stage 1', 'stage-1');
    for (const name of ['b4', 'e5', 'f5', 'b3']) await tap(page, name);
    await expect(dialog(page)).toContainText('クリア！');
    await page.goto('/keshiki');
    await expect(page.locator('.stage-tile[data-state="done"]')).toHaveCount(1);
  });

  test('[B-20] whoever skips the tutorial comes to the map, and stays there', async ({ page }) => {
    await page.goto('/keshiki');
    await page.getByRole('link', { name: 'とばす' }).click();
    await expect(page.locator('.map-page')).toBeVisible();
    await page.reload();
    await expect(page.locator('.map-page')).toBeVisible();
  });

  test('[B-20] three uncleared stages are open, cleared ones too, and the map stands at the current one', async ({
    page,
  }) => {
    await remember(page, { cleared: 34, helped: true });
    await page.goto('/keshiki');
    // Won with a hint, a star is neither full nor empty; the map says what it is.
    await expect(page.locator('[data-star-legend]')).toContainText('ヒントか道具を使用');
    await expect(page.locator('.stage-tile .star[data-on="true"][data-aided="true"]')).toHaveCount(34);
    await expect(page.locator('.stage-tile')).toHaveCount(100);
    await expect(page.locator('.stage-tile[data-state="done"]')).toHaveCount(34);
    await expect(page.locator('.stage-tile[data-state="open"]')).toHaveCount(3);
    await expect(page.locator('.stage-tile[data-state="locked"]')).toHaveCount(63);
    await expect(page.locator('[aria-current="step"]')).toBeInViewport();
    await page.goto('/keshiki/stage/5');
    await expect(page.getByRole('button', { name: '遊ぶ' })).toBeVisible();
    // A phone on its side has what is asked and the way to play it on its first screen.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('button', { name: '遊ぶ' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage-page .goals')).toBeInViewport({ ratio: 1 });
    await page.goto('/keshiki/stage/90');
    await expect(page.getByText('まだクリアしていないステージは、手前から三つずつ開いています。')).toBeVisible();
  });

  test('[B-29] the result compares both lines move by move, and play goes on from any of them', async ({ page }) => {
    test.setTimeout(60_000);
    await remember(page, { cleared: 11 });
    await openSetup(page, 'stage 11', 'stage-11');
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await page.keyboard.press('[');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'リタイア' }).click();
    await dialog(page).getByRole('button', { name: 'リタイア' }).click();
    await expect(dialog(page).locator('.mini-board')).toHaveCount(1);
    await dialog(page).locator('[data-show-par]').click();
    await expect(dialog(page).locator('.mini-board')).toHaveCount(2);
    await expect(dialog(page).getByText(/分かれ目は\d+手目/)).toBeVisible();
    await dialog(page).getByRole('button', { name: '見る', exact: true }).click();
    await expect(dialog(page).locator('.mini-outline'), 'two choices on one board').toHaveCount(2);
    await dialog(page).getByRole('slider').fill('1');
    const mine = Number((await dialog(page).locator('.line-view strong').first().textContent())?.replace(/\D/g, ''));
    await dialog(page).getByRole('button', { name: 'ここから遊ぶ' }).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => score(page)).toBe(mine);
    await expect(page.getByRole('slider', { name: '手を選ぶ' })).toHaveValue('1');
  });

  test('[B-31] the all-clear picture ends with any key or tap, and by itself', async ({ page }) => {
    await remember(page, { settings: { speed: 1 } });
    await openSetup(page, setupOf(clears, { target: 4 }));
    await tap(page, 'a0');
    await tap(page, 'a1');
    await expect(dialog(page)).toContainText('クリア');
    // A stage has a picture; its blind can be skipped at once.
    await openSetup(page, 'stage 1', 'stage-1');
    for (const name of stage(1).line) await tap(page, name);
    await expect(page.locator('.unveil')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('.unveil')).toHaveCount(0);
    await expect(dialog(page)).toContainText('クリア');
    await lookAway(page);
  });

  test('[B-31] with reduced motion the picture is a short fade', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await remember(page, { settings: { speed: 1 } });
    await openSetup(page, 'stage 27', 'stage-27');
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(one => Number(one.effect?.getComputedTiming().duration ?? 0))),
    );
    expect(longest).toBeLessThanOrEqual(900);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            one =>
              one.effect instanceof KeyframeEffect && one.effect.getKeyframes().some(frame => 'transform' in frame),
          ).length,
    );
    expect(moving).toBe(0);
  });
});
