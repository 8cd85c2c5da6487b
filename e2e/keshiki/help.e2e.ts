import type { Page } from '@playwright/test';
import { cellAt, cellName } from '@minoya/games/keshiki/cells';
import {
  blocksOn,
  cell,
  drawn,
  expect,
  long,
  lookAway,
  openSetup,
  remember,
  score,
  setupOf,
  tap,
  test,
} from './table.ts';

const hint = (page: Page) => page.getByRole('button', { name: 'ヒント', exact: true });
/** A lost board is called so without any move more. */
const atOnce = { speed: 'instant', tellLost: 'once' };
const strip = (page: Page) => page.locator('.advice');

/** The first hint of a game says what it costs before it is given. */
async function firstHint(page: Page): Promise<void> {
  // Twice in a row is no yes: only the button that follows is.
  await hint(page).dblclick();
  await expect(strip(page)).toContainText('ヒント使用');
  await strip(page).getByRole('button', { name: 'ヒントを見る' }).click();
}

/** Asks three times and taps what is pointed out. False when nothing is. */
async function follow(page: Page): Promise<boolean> {
  await hint(page).click();
  await expect(strip(page)).toBeVisible();
  const costs = strip(page).getByRole('button', { name: 'ヒントを見る' });
  if (await costs.isVisible()) await costs.click();
  await expect(strip(page)).toContainText(/取れます|届きます|全消し|見つかって|見つかりません/, { timeout: 20_000 });
  if (await strip(page).getByText('見つかりません').isVisible()) return false;
  await strip(page).getByRole('button', { name: 'もっと' }).click();
  await strip(page).getByRole('button', { name: 'もっと' }).click();
  const place = /(\d+)行(\d+)列/.exec((await strip(page).textContent()) ?? '');
  if (!place) throw new Error('the third step names no cell');
  const before = await score(page);
  await tap(page, cellName(cellAt(Number(place[2]) - 1, Number(place[1]) - 1)));
  await expect.poll(() => score(page), { message: 'a hint is always a legal tap' }).toBeGreaterThan(before);
  return true;
}

const ten = [3, 14, 25, 36, 47, 58, 69, 77, 88, 99];

test.describe('help', () => {
  test(`[B-16] following hints reaches the first star (${long ? 10 : 2} stages)`, async ({ page }) => {
    test.setTimeout(long ? 1_200_000 : 180_000);
    await remember(page, { cleared: 100 });
    for (const number of long ? ten : [ten[1] ?? 14, ten[7] ?? 77]) {
      await openSetup(page, `stage ${number}`, `stage-${number}`);
      const done = page.locator('.status .star[data-on="true"]');
      while ((await done.count()) === 0) expect(await follow(page), `stage ${number}`).toBe(true);
    }
  });

  test('[B-16] the three steps say that, where, and which; then the line is shown', async ({ page }) => {
    test.setTimeout(60_000);
    await remember(page);
    await openSetup(page, setupOf('| __R __Y __Y __R |\n| __R __Y __B __B |'));
    await firstHint(page);
    await expect(strip(page)).toContainText('色は');
    await expect(page.locator('.outline-layer')).toHaveCount(0);
    await strip(page).getByRole('button', { name: 'もっと' }).click();
    await expect(page.locator('.outline-layer[data-kind="region"]')).toHaveCount(1);
    await strip(page).getByRole('button', { name: 'もっと' }).click();
    await expect(page.locator('.outline-layer[data-kind="tap"]')).toHaveCount(1);
    await strip(page).getByRole('button', { name: '続きの手順を見る' }).click();
    await expect.poll(async () => (await blocksOn(page)).filter(Boolean).length, { timeout: 10_000 }).toBeLessThan(5);
    // Whoever has seen it plays it: the board is the one from before.
    await expect.poll(async () => (await blocksOn(page)).filter(Boolean).length, { timeout: 20_000 }).toBe(8);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('moves that hints gave count as hints in a later game, too, and the result says so', async ({ page }) => {
    test.setTimeout(60_000);
    await remember(page);
    const setup = setupOf('| __B __B __B __B |\n| __Y __Y __Y __Y |\n| __B __B __B __B |', { target: 100 });
    await openSetup(page, setup);
    expect(await follow(page)).toBe(true);
    expect(await follow(page)).toBe(true);
    await openSetup(page, setup);
    await tap(page, 'a1');
    await tap(page, 'a2');
    const result = page.getByRole('dialog').filter({ hasText: 'クリア' });
    await expect(result.locator('[data-followed]')).toContainText('ヒントを使ったゲームとして数えます');
  });

  test('[B-16] away from the stored line hints still come, from a search', async ({ page }) => {
    test.setTimeout(60_000);
    await remember(page, { cleared: 30 });
    await openSetup(page, 'stage 30', 'stage-30');
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await expect.poll(() => score(page)).toBeGreaterThan(0);
    expect(await follow(page)).toBe(true);
  });

  for (const [width, height] of [
    [360, 640],
    [820, 1180],
    [1440, 900],
  ] as const) {
    test(`a hint has room for its words at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await remember(page);
      await openSetup(page, setupOf('| __R __Y __Y __R |\n| __R __Y __B __B |'));
      await firstHint(page);
      const words = strip(page).locator('p');
      await expect(words).toBeVisible();
      await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(120);
    });
  }

  test('[B-17] a lost board is called lost, with the way back', async ({ page }) => {
    test.setTimeout(60_000);
    await remember(page, { settings: atOnce });
    // Eight joined make 64 and an all clear; any other order stays far below 90.
    await openSetup(page, setupOf('| __B __B __B __B |\n| __Y __Y __Y __Y |\n| __B __B __B __B |', { target: 100 }));
    await expect(strip(page)).toHaveCount(0);
    await tap(page, 'a0');
    await expect(strip(page)).toContainText('目標に届きません', { timeout: 15_000 });
    // A hint asked for all the same says so again, with the way back, and costs nothing.
    await strip(page).getByRole('button', { name: '閉じる' }).click();
    await expect(strip(page)).toHaveCount(0);
    await hint(page).click();
    await expect(strip(page)).toContainText('目標に届きません');
    await expect(strip(page).getByRole('button', { name: 'ヒントを見る' })).toHaveCount(0);
    await strip(page).getByRole('button', { name: '1手戻す' }).click();
    await expect.poll(() => score(page)).toBe(0);
    await expect(strip(page)).toHaveCount(0);
  });

  test('[B-17] a stage that is lost without anything to be seen of it is called so within seconds', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await remember(page, { cleared: 10, settings: atOnce });
    // Stage 7 asks for a clear in six taps; after these two there is none.
    await openSetup(page, 'stage 7', 'stage-7');
    await tap(page, 'a4');
    await tap(page, 'a4');
    // On a small phone the word covers neither the board nor what is pressed, on a larger one not the goals.
    await expect(strip(page)).toContainText('届きません', { timeout: 10_000 });
    const word = await strip(page).boundingBox();
    const status = await page.locator('.status').boundingBox();
    expect((word?.y ?? 0) + (word?.height ?? 999)).toBeLessThanOrEqual(status?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(strip(page)).toContainText('1手前なら届きます');
    await expect(page.locator('.table-goals')).toBeVisible();
  });

  test('[B-18] with no move left the sheet offers three ways, and closing it loses nothing', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf('| __R __R __Y |\n| __B __Y __B |', { target: 99 }));
    await tap(page, 'a0');
    const sheet = page.getByRole('dialog', { name: '消せるかたまりがありません' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: '戻す' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'リタイア' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.tap-field')).toHaveAttribute('data-stuck', 'true');
    expect(await score(page)).toBe(4);
    await page.getByRole('button', { name: '戻す', exact: true }).click();
    await expect.poll(() => score(page)).toBe(0);
    await expect(page.locator('.tap-field')).toHaveAttribute('data-stuck', 'false');
  });

  test('a tap that would clear the board below its goal asks before it ends the game', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf('| __B __B __B __B |\n| __Y __Y __Y __Y |\n| __B __B __B __B |', { target: 100 }));
    for (const name of ['a0', 'a1']) await tap(page, name);
    await tap(page, 'a2');
    const sheet = page.getByRole('dialog', { name: '全部消えますが、目標に届きません' });
    await expect(sheet.getByRole('button', { name: 'リタイア' })).toBeVisible();
    await sheet.getByRole('button', { name: 'この手をキャンセル' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await score(page)).toBe(32);
    await tap(page, 'a2');
    await sheet.getByRole('button', { name: '目標に届く2手前へ' }).click();
    await expect.poll(() => score(page)).toBe(0);
    for (const name of ['a0', 'a1', 'a2']) await tap(page, name);
    await sheet.getByRole('button', { name: 'リタイア' }).click();
    await expect.poll(() => score(page)).toBe(72);
  });

  test('after a game that was ended in a dialog, Back leads from its replay to its result', async ({ page }) => {
    await remember(page);
    await page.goto('/keshiki');
    await openSetup(page, 'stage 1', 'stage-1');
    await tap(page, 'a5');
    await page.getByRole('button', { name: 'リタイア' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'リタイア' }).click();
    const result = page.getByRole('dialog').filter({ hasText: 'ここまで' });
    await result.getByRole('link', { name: 'リプレイを見る' }).click();
    await expect(page).toHaveURL(/\/r\//);
    // On a phone's side what leads through it stands beside the board.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect
      .poll(async () => {
        const board = await page.locator('.field-place').boundingBox();
        const controls = await page.locator('.replay-controls').boundingBox();
        return board !== null && controls !== null && board.height > 250 && controls.x >= board.x + board.width;
      })
      .toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await expect(result).toBeVisible();
    await expect(page).toHaveURL(/\/result\//);
  });

  test('tools are chosen before, aimed at what fits, used once and taken back by undo', async ({ page }) => {
    await remember(page, { cleared: 20, stars: 3 });
    await page.goto('/keshiki/stage/20');
    await page.getByRole('button', { name: '小爆弾' }).click();
    await page.getByRole('button', { name: '一塗り' }).click();
    await page.getByRole('button', { name: '遊ぶ' }).click();
    await expect(page.locator('.tool-button')).toHaveCount(2);
    const start = await blocksOn(page);
    await page.getByRole('group', { name: '道具' }).getByRole('button', { name: '小爆弾' }).click();
    await expect(page.locator('.tool-prompt')).toContainText('使う所を選びます。');
    const plain = start.findIndex((block, i) => block > 0 && block < 7 && i > 60);
    await page.locator('.tap-field .cell').nth(plain).click();
    await expect(page.getByRole('button', { name: /小爆弾（使いました）/ })).toBeVisible();
    expect((await blocksOn(page)).filter(Boolean).length).toBe(start.filter(Boolean).length - 1);
    expect(await score(page)).toBe(0);
    await page.getByRole('group', { name: '道具' }).getByRole('button', { name: '一塗り' }).click();
    await page.locator('.tap-field .cell').nth(70).click();
    await page.locator('.color-button').first().click();
    await expect(page.getByRole('button', { name: /一塗り（使いました）/ })).toBeVisible();
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    expect(await blocksOn(page)).toEqual(start);
    await expect(page.getByRole('button', { name: /使いました/ })).toHaveCount(0);
    // What is chosen while a game goes on is for the next one, and says so.
    await page.keyboard.press('z');
    await page.keyboard.press('[');
    await page.keyboard.press('Enter');
    await expect.poll(() => score(page)).toBeGreaterThan(0);
    await page.goto('/keshiki/stage/20');
    await expect(page.locator('[data-kit-anew]')).toContainText('「始めから」');
    await expect(page.locator('.kit')).toContainText('「始めから」で持って行く道具');
  });

  test('a swap exchanges two blocks that are pointed at', async ({ page }) => {
    await remember(page);
    await openSetup(page, `${setupOf('| __R __Y |\n| __B __B |')} with swap`);
    await page.keyboard.press('1');
    await cell(page, 'a0').click();
    await expect(page.locator('.tool-prompt')).toContainText('相手をもう一つ');
    await cell(page, 'b0').click();
    await lookAway(page);
    await expect.poll(() => blocksOn(page)).toEqual(drawn('| __Y __R |\n| __B __B |'));
  });
});
