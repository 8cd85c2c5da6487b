import type { BrowserContext, Page } from '@playwright/test';
import { dealEndless } from '@minoya/bots/keshiki/proven-deals';
import { cellName } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { drawBoard, readBoard } from '@minoya/games/keshiki/notation';
import { blocksOn, drawn, expect, openSetup, remember, score, setupOf, tap, test } from './table.ts';

const clears = '| __R __R __Y |\n| __R __Y __Y |';
const dialog = (page: Page) => page.getByRole('dialog');
const textbox = (page: Page) => page.locator('textarea');

async function allowCopy(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}
test.afterEach(({ context }) => context.clearPermissions());
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('boards for others', () => {
  test('[B-25] a day’s board is the same on two devices, changes at midnight in Japan, and old days open', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const boards: string[] = [];
    for (const moment of ['2026-11-15T14:59:00Z', '2026-11-15T14:00:00Z', '2026-11-15T15:01:00Z']) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'ja-JP',
        timezoneId: 'America/New_York',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(moment));
      await remember(page);
      await page.goto('/keshiki/daily');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('link', { name: '遊ぶ' }).click();
      await expect(page.locator('.tap-field .cell').first()).toBeVisible();
      boards.push(`${title} ${(await blocksOn(page)).join()}`);
      await context.close();
    }
    expect(boards[0]).toBe(boards[1]);
    expect(boards[2]).not.toBe(boards[0]);
    expect(boards[0]).toContain('#319');
    expect(boards[2]).toContain('#320');
  });

  test('[B-25] the archive opens any past day, not one to come; par is thought out after the first attempt', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await remember(page);
    await page.goto('/keshiki/daily');
    await expect(page.locator('.archive li').nth(30)).toBeVisible();
    // Today is not past; and when it closes is said.
    const number = /#(\d+)/;
    const today = number.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1];
    const latest = number.exec((await page.locator('.archive li').first().textContent()) ?? '')?.[1];
    expect(Number(latest)).toBe(Number(today) - 1);
    await expect(page.locator('[data-once]')).toContainText('0時（日本時間）に締め切ります');
    await page.goto('/keshiki/daily/2026-03-03');
    await page.getByRole('link', { name: '練習' }).click();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    await expect(page.locator('.par-line')).toHaveCount(0);
    await page.getByRole('button', { name: 'リタイア' }).click();
    await dialog(page).getByRole('button', { name: 'リタイア' }).click();
    await expect(dialog(page)).toContainText(/AIの目安[\d,]+/, { timeout: 30_000 });
    await page.goto('/keshiki/daily/2099-01-01');
    await expect(page.getByText('その日の盤はまだありません。')).toBeVisible();
  });

  test('[B-26] the share text is one line and one link, short, and is copied', async ({ page, context }) => {
    await allowCopy(context);
    await remember(page, { cleared: 10 });
    await openSetup(page, 'stage 11', 'stage-11');
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'リタイア' }).click();
    await dialog(page).getByRole('button', { name: 'リタイア' }).click();
    await dialog(page).getByRole('button', { name: 'シェア', exact: true }).click();
    const text = await copied(page);
    expect(text).toMatch(
      /^ミノ屋 消色百景 11 [★☆]{3} [\d,]+点（AIの目安 [\d,]+） 残り\d+個\nhttp:\/\/\S+\/keshiki\/stage\/11$/,
    );
    expect(text.length).toBeLessThanOrEqual(140);
    await expect(dialog(page).locator('.share-words')).toHaveText(text, { useInnerText: true });
  });

  test('[B-27] a board is the original game’s text, and the text is the board', async ({ page, context }) => {
    await allowCopy(context);
    await remember(page);
    await page.goto('/keshiki/own');
    const picture = '| __R _*R **R |\n| _+Y __Y <_> |\n| *-B __B <-> |\n// a1 = 5\n// a2 = 3';
    await textbox(page).fill(picture);
    await page.getByRole('button', { name: 'コピー', exact: true }).click();
    const read = readBoard(picture);
    if (!read.ok) throw new Error(read.why.en);
    expect(await copied(page)).toBe(drawBoard(read.board));
    await textbox(page).fill(await copied(page));
    await page.getByRole('button', { name: '遊んでみる' }).click();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    expect(await blocksOn(page)).toEqual(drawn(picture));
    await page.goto('/keshiki/own');
    await textbox(page).fill('| __R __Q |');
    await expect(page.getByRole('alert')).toContainText('1行目の7文字目');
    await textbox(page).fill('| __R __R |\n| __R |');
    await expect(page.getByRole('alert')).toContainText('2行目');
  });

  test('[B-27] a board is drawn cell by cell, by pointer and by keys', async ({ page }) => {
    await remember(page);
    await page.goto('/keshiki/own');
    await page.locator('.easel .cell').nth(56).click();
    await page.getByRole('radio', { name: '珊瑚赤 鱗' }).click();
    await page.getByRole('radio', { name: '氷結ブロック', exact: true }).click();
    await page.locator('.easel .cell').nth(57).focus();
    await page.keyboard.press('Enter');
    await expect(textbox(page)).toHaveValue(/8 \| __L _\*R/);
    await page.getByRole('button', { name: '戻す' }).click();
    await expect(textbox(page)).toHaveValue(/8 \| __L {5}/);
    await page.reload();
    await expect(textbox(page)).toHaveValue(/8 \| __L {5}/);
  });

  test('[B-28] a link holds a board and its goals, no solution; whether they can be reached is said as it is known', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await remember(page);
    await page.goto('/keshiki/own');
    await textbox(page).fill('| __R __R __Y |\n| __R __Y __B |');
    await page.getByRole('button', { name: 'AIに調べてもらう' }).click();
    await expect(page.getByText('目標に届く手順はありません。')).toBeVisible({ timeout: 60_000 });
    await textbox(page).fill(clears);
    await page.getByRole('button', { name: 'AIに調べてもらう' }).click();
    await expect(page.getByText('目標に届くことを確かめました。')).toBeVisible({ timeout: 30_000 });
    const link = new URL(await page.locator('[data-link]').inputValue());
    expect(link.hash).toMatch(/^#clear_RRY\/RYY_[a-z]+\.[a-z]+$/);
    const name = await page.locator('.title-fields select option:checked').allTextContents();
    await page.goto(link.pathname + link.hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.join(''));
    await expect(page.getByText('未確認')).toBeVisible();
    await page.getByRole('button', { name: '遊ぶ' }).click();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    await expect(page.locator('.board-name')).toContainText(name.join(''));
    for (const name of ['a0', 'a1']) await tap(page, name);
    await expect(dialog(page)).toContainText('クリア');
    await expect(dialog(page).locator('.share-words')).toContainText(`/keshiki/board${link.hash}`);
    await page.goto(`${link.pathname}#20_27_RRY/RYY_c0`);
    await expect(page.getByText('この盤は開けません')).toBeVisible();
  });

  test('a finger draws on the easel: its first cell counts, and it goes nowhere', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, locale: 'ja-JP' });
    const page = await context.newPage();
    await remember(page);
    await page.goto('/keshiki');
    await page.goto('/keshiki/own');
    const [from, to] = await Promise.all([56, 60].map(n => page.locator('.easel .cell').nth(n).boundingBox()));
    if (!from || !to) throw new Error('not drawn');
    expect(from.width, 'as wide as a fingertip').toBeGreaterThan(36);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y + from.height / 2 }],
      });
    await touch('touchStart', from.x + 9);
    for (let n = 1; n <= 6; n++) await touch('touchMove', from.x + 9 + ((to.x - from.x) * n) / 6);
    await touch('touchEnd', to.x);
    await expect(textbox(page)).toHaveValue(/8 \| __L __L __L __L __L {5}/);
    expect(page.url()).toMatch(/\/keshiki\/own$/);
    await context.close();
  });

  test('the easel stays under the pointer when a note about what will move comes below it', async ({ page }) => {
    await remember(page);
    await page.goto('/keshiki/own');
    const corner = page.locator('.easel .cell').first();
    const before = await corner.boundingBox();
    const at = await page.locator('.easel .cell').nth(31).boundingBox();
    if (!at) throw new Error('not drawn');
    await page.mouse.move(at.x + 5, at.y + 5);
    await page.mouse.down();
    await expect(page.locator('[data-settles="both"]')).toContainText('左へ詰まります');
    expect(await corner.boundingBox()).toEqual(before);
    await page.mouse.up();
  });

  test('[B-30] no lives, no waiting, no purchase, no chance reward anywhere', async ({ page }) => {
    await remember(page, { cleared: 60, stars: 3 });
    for (const path of [
      '/keshiki',
      '/keshiki/stage/40',
      '/keshiki/rules',
      '/keshiki/daily',
      '/keshiki/endless',
      '/keshiki/own',
      '/keshiki/lesson',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = (await page.locator('main').textContent()) ?? '';
      expect(text, path).not.toMatch(/ガチャ|ライフ|課金|購入|広告|ゴールド|コイン|確率|残り時間/);
    }
  });

  test('the rock garden: a reached goal leads on with the points carried, a missed one ends the walk', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await remember(page);
    const { setup, proof } = dealEndless(1, 'TEST-0001');
    await openSetup(page, keshiki.setups.write(setup), 'endless');
    for (const place of proof) {
      await tap(page, cellName(place));
      if (await dialog(page).isVisible()) break;
    }
    if (!(await dialog(page).isVisible())) await page.getByRole('button', { name: 'ここで終える' }).click();
    await expect(dialog(page).locator('[data-walk]')).toContainText('盤1までの合計');
    const carried = await dialog(page).locator('[data-walk]').innerText();
    const first = await blocksOn(page);
    await dialog(page).getByRole('button', { name: '次の盤へ' }).click();
    await expect.poll(async () => (await blocksOn(page)).join() !== first.join(), { timeout: 20_000 }).toBe(true);
    await expect(page.locator('.board-name')).toContainText('盤2');
    expect(await score(page)).toBe(0);
    // Beginning anew names what would be lost, and loses nothing before the answer.
    const points = carried.replace(/^\D*1\D*/, '').replace(/\D+$/, '');
    await page.goto('/keshiki/endless');
    const goOn = page.getByRole('link', { name: `つづき — 盤2・持ち越した点 ${points}` });
    await expect(goOn).toBeVisible();
    await page.getByRole('button', { name: '始めから' }).click();
    await expect(dialog(page)).toContainText(`盤2と、持ち越した${points}点`);
    await dialog(page).getByRole('button', { name: 'キャンセル' }).click();
    await goOn.click();
    await expect(page.locator('.board-name')).toContainText('盤2');
    await page.getByRole('button', { name: 'リタイア' }).click();
    await dialog(page).getByRole('button', { name: 'リタイア' }).click();
    await expect(dialog(page).locator('[data-walk]')).toContainText(carried.replace(/^\D*1\D*/, ''));
    await expect(dialog(page)).toContainText('ここで終わりました');
    await expect(dialog(page).locator('[data-back]')).toBeVisible();
    await dialog(page).getByRole('link', { name: '石庭めぐり' }).click();
    await expect(page.locator('[data-stones]')).toBeVisible();
  });

  test('a stage’s replay link opens in the viewer with the same board', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf(clears, { target: 4 }));
    await tap(page, 'a0');
    await expect.poll(() => score(page)).toBe(9);
    await page.keyboard.press('p');
    await dialog(page).getByRole('button', { name: 'リプレイをシェア' }).click();
    await dialog(page).getByRole('link', { name: 'リプレイを見る' }).click();
    await expect(page).toHaveURL(/\/r\/1\w+~/);
    // A game in progress is watched from its beginning.
    await page.getByRole('button', { name: '一手進む' }).click();
    await expect.poll(() => score(page)).toBe(9);
    await expect(page.getByRole('button', { name: 'ヒント' })).toHaveCount(0);
    await page.getByRole('button', { name: '一手戻る' }).click();
    await expect.poll(() => score(page)).toBe(0);
    // The result's own button plays it at once, from the first move.
    await page.goto('/keshiki/play/own');
    await tap(page, 'b0');
    await dialog(page).locator('[data-watch]').click();
    await expect(page).toHaveURL(/\/r\/.*play=1/);
    await expect.poll(() => score(page), { timeout: 15_000 }).toBe(27);
  });
});
