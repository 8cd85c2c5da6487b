import { type Browser, type BrowserContext, type Locator, type Page, test as plain } from '@playwright/test';
import { operator } from '../operator.ts';
import { cell, expect, remember, tap, test } from './table.ts';

/** Two browsers that know nothing of each other: a finger on a phone, and a mouse and keys at a desk. */

const dialog = (page: Page) => page.getByRole('dialog');

async function phone(browser: Browser, baseURL = ''): Promise<{ context: BrowserContext; page: Page }> {
  const size = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: size,
    locale: 'ja-JP',
  });
  const page = await context.newPage();
  await remember(page);
  return { context, page };
}

async function desk(browser: Browser, baseURL = ''): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
  const page = await context.newPage();
  await remember(page);
  return { context, page };
}

/** A stroke of a finger from one cell of the easel to another of its row. */
async function stroke(page: Page, from: number, to: number): Promise<void> {
  const cells = page.locator('.easel .cell');
  await cells.nth(from).scrollIntoViewIfNeeded();
  const [a, b] = await Promise.all([from, to].map(n => cells.nth(n).boundingBox()));
  if (!a || !b) throw new Error('not drawn');
  const session = await page.context().newCDPSession(page);
  const y = a.y + a.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', a.x + a.width / 2);
  for (let n = 1; n <= 6; n++) await touch('touchMove', a.x + a.width / 2 + ((b.x - a.x) * n) / 6);
  await touch('touchEnd', b.x);
}

/** Taps until that is seen to have done something: a browser drops taps that follow a stroke faster than any finger. */
async function press(what: Locator, done: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await what.tap({ timeout: 5_000 });
    await done();
  }).toPass();
}

/** Draws two rows by finger, clears them by finger, and publishes them. */
async function publishByFinger(page: Page): Promise<string> {
  await page.goto('/keshiki/own');
  await stroke(page, 56, 62);
  const soon = { timeout: 2_000 };
  const red = page.getByRole('radio', { name: '珊瑚赤 鱗' });
  await press(red, () => expect(red).toBeChecked(soon));
  await stroke(page, 49, 54);
  await expect(page.locator('.own-page textarea')).toHaveValue(/7 \| __R __R __R __R __R __R {5}\|\n8 \| __L/);
  expect(page.url()).toMatch(/\/keshiki\/own$/);
  const publish = page.locator('[data-publish]');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-published]')).toContainText('確認がいります');
  const tryIt = page.getByRole('button', { name: '遊んでみる' });
  await press(tryIt, () => expect(page).toHaveURL(/\/play\/own$/, soon));
  await press(cell(page, 'a7'), () => expect(page.locator('[data-score]').first()).not.toHaveText('0', soon));
  await press(cell(page, 'a8'), () => expect(dialog(page)).toContainText('クリア', soon));
  await page.goto('/keshiki/own');
  await expect(page.locator('[data-proof="yes"]')).toBeVisible();
  await page.getByLabel('題の前半').selectOption('snowy');
  await page.getByLabel('題の後半').selectOption('gate');
  const told = page.locator('[data-published]');
  await press(publish, () => expect(told).not.toHaveAttribute('data-published', 'idle', soon));
  // The server plays the proof, as slowly as it must.
  await expect(told).toContainText('公開しました', { timeout: 30_000 });
  await press(page.getByRole('link', { name: '公開した盤を見る' }), () => expect(page).toHaveURL(/\/gallery\//, soon));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('雪の門');
  await expect(page.locator('.gallery-board')).toContainText('作者がクリア');
  return new URL(page.url()).pathname;
}

/** Finds the board in the list and plays it through by keys alone. */
async function playByKeys(page: Page, path: string): Promise<void> {
  await page.goto('/keshiki');
  await page.getByRole('link', { name: 'みんなの盤' }).click();
  await page.getByRole('tab', { name: '新着' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'むずかしい' })).toBeFocused();
  await page.locator('[data-topic]').selectOption('clear');
  await expect(page).toHaveURL(/\/gallery\/hardest\/clear$/);
  const card = page.locator(`a[href="${path}"]`);
  await expect(card).toHaveAccessibleName(/^雪の門、.+屋、全部消す、/);
  await card.press('Enter');
  await page.locator('[data-play]').press('Enter');
  await expect(page.locator('.tap-field .cell').first()).toBeVisible();
  await expect(page.locator('.board-name')).toContainText('雪の門');
  for (let n = 0; n < 2; n++) {
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page).locator('[data-counted="counted"]')).toContainText('集計に入りました');
}

test('[B-35] drawn and published by finger; found, played, ranked, liked and reported by mouse and keys; taken down', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const author = await phone(browser, baseURL);
  const path = await publishByFinger(author.page);
  const { context, page } = await desk(browser, baseURL);
  await playByKeys(page, path);
  await dialog(page).getByRole('button', { name: 'ランキングに登録' }).click();
  await expect(dialog(page)).toContainText('1位');
  await dialog(page).locator('[data-like]').click();
  await expect(dialog(page).locator('[data-like]')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).locator('.share-words')).toContainText(path);
  await dialog(page).getByRole('link', { name: 'この盤のページ' }).click();
  await expect(page.locator('.leaderboard [data-mine="true"]')).toHaveCount(1);
  await expect(page.locator('[data-like]')).toContainText('1');
  await expect(page.locator('.gallery-author').first()).toContainText('クリア済み');
  await page.locator('.leaderboard a').click();
  await expect(page.getByRole('slider', { name: 'リプレイ' })).toBeVisible();
  await page.goto(path);
  await page.locator('[data-report]').click();
  await dialog(page).getByRole('button', { name: '絵が不快' }).click();
  await expect(page.getByText('報告しました。')).toBeVisible();
  await page.goto('/keshiki/gallery');
  await expect(page.locator('.gallery-page')).toBeVisible();
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  await author.page.goto('/keshiki/gallery/mine');
  await expect(author.page.locator(`a[href="${path}"]`)).toHaveAccessibleName(/いいね1、あなた$/);

  await takeDown(page, path);
  await author.page.goto(path);
  await expect(author.page.locator('[data-removed]')).toContainText('取り下げました');
  await context.close();
  await author.context.close();
});

async function takeDown(page: Page, path: string): Promise<void> {
  await page.goto('/admin');
  await page.locator('#token').fill(operator);
  await page.getByRole('button', { name: 'Open' }).click();
  const row = page.locator('#boards tr', { has: page.locator(`a[href="${path}"]`) });
  await expect(row).toContainText('picture 1');
  await row.getByRole('button', { name: 'Take down' }).click();
  await expect(row.getByRole('button', { name: 'Put back' })).toBeVisible();
}

// A browser complains about what it cannot fetch and what was refused: these are plain.
plain(
  '[B-34] a copy in other colours is refused in words and leads to the board that was there first',
  async ({ browser, baseURL }) => {
    const first = await desk(browser, baseURL);
    await publishText(first.page, '| __G __G __B |\n| __B __B __G |\n| __G __G __G |');
    await expect(first.page.locator('[data-published="published"]')).toBeVisible();
    const second = await desk(browser, baseURL);
    await publishText(second.page, '| __R __R __Y |\n| __Y __Y __R |\n| __R __R __R |');
    const answer = second.page.locator('[data-published="refused"]');
    await expect(answer).toContainText('同じ盤がもう公開されています');
    await answer.getByRole('link', { name: 'その盤を見る' }).click();
    await expect(second.page.locator('.gallery-board')).toContainText('AIがクリア');
    await second.page.locator('[data-edit]').click();
    await expect(second.page.locator('.own-page textarea')).toHaveValue(/__G __G __B/);
    // Its author takes it back.
    await first.page.getByRole('link', { name: '公開した盤を見る' }).click();
    await first.page.locator('[data-withdraw]').click();
    await first.page.locator('[data-sure]').click();
    await expect(first.page).toHaveURL(/\/gallery\/mine$/);
    await expect(first.page.getByText('まだ公開していません。')).toBeVisible();
    await first.context.close();
    await second.context.close();
  },
);

async function publishText(page: Page, drawn: string): Promise<void> {
  await page.goto('/keshiki/own');
  await page.locator('.own-page textarea').fill(drawn);
  await page.getByRole('button', { name: 'AIに調べてもらう' }).click();
  await expect(page.locator('[data-proof="yes"]')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-publish]').click();
}

plain(
  '[B-36] without a connection a board waits to be published, a game to be counted, and the list is the last one seen',
  async ({ browser, baseURL }) => {
    plain.setTimeout(90_000);
    const author = await desk(browser, baseURL);
    await author.context.route(/\/api\/published/, route => route.abort());
    await publishText(author.page, '| __W __W __B |\n| __B __B __W |\n| __W __L __L |\n| __W __W __W |');
    await expect(author.page.locator('[data-published="later"]')).toContainText('つながったときに公開します');
    await author.page.goto('/keshiki/gallery/mine');
    await expect(author.page.locator('[data-waiting]')).toContainText('1枚');
    await expect(author.page.locator('[data-trouble="offline"]')).toBeVisible();
    await author.context.unroute(/\/api\/published/);
    await author.page.locator('[data-waiting]').getByRole('button', { name: 'いま送る' }).click();
    await expect(author.page.getByText('とってあった盤を公開しました。')).toBeVisible();
    await expect(author.page.locator('.gallery-card')).toHaveCount(1);
    const path = (await author.page.locator('.gallery-card').getAttribute('href')) ?? '';

    const { context, page } = await desk(browser, baseURL);
    await page.goto('/keshiki/gallery');
    await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
    await context.route(/\/api\//, route => route.abort());
    await page.goto('/keshiki/gallery');
    await expect(page.locator('[data-kept]')).toContainText('前に見たときの一覧');
    await page.locator(`a[href="${path}"]`).click();
    await page.locator('[data-play]').click();
    await expect(page.locator('.tap-field .cell').first()).toBeVisible();
    for (const name of ['b2', 'a1', 'a3', 'c3']) await tap(page, name).catch(() => undefined);
    await page.getByRole('button', { name: /^(リタイア|ここで終える)$/ }).click();
    await dialog(page)
      .getByRole('button', { name: /^(リタイア|ここで終える)$/ })
      .click()
      .catch(() => undefined);
    await expect(dialog(page).locator('[data-counted="later"]')).toContainText('つながったときに送ります');
    await context.unroute(/\/api\//);
    await page.goto(path);
    await expect(async () => {
      await page.reload();
      await expect(page.locator('.figures dd').first()).toHaveText('1');
    }).toPass();
    await context.close();
    await author.context.close();
  },
);
