import { test as plain, type Page } from '@playwright/test';
import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { dailySlot, dateAt } from '@minoya/shared/calendar';
import { openSetup, remember } from './keshiki/table.ts';
import { Driver } from './rokumasu/driver.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './rokumasu/runs.ts';
import { readFileSync } from 'node:fs';
import { expect, sheetsClosed, test } from './support.ts';

const result = (page: Page) => page.getByRole('dialog');
const entry = (page: Page) => page.locator('.leaderboard-entry');
const enter = (page: Page) => entry(page).getByRole('button', { name: 'ランキングに登録' });

/**
 * Plays a few taps of a stage by keys and ends it. Where the goal is a score, its points stand on the board all the same.
 * A second try of a test meets the row of the first, and the same taps count once: it plays one more and is above it.
 */
async function finishStage(page: Page, stage: number, least = 2): Promise<number> {
  const taps = least + test.info().retry;
  await remember(page, { cleared: 99 });
  await openSetup(page, `stage ${stage}`, `stage-${stage}`);
  for (let n = 0; n < taps; n++) {
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'リタイア' }).click();
  await result(page).getByRole('button', { name: 'リタイア' }).click();
  await expect(enter(page)).toBeVisible();
  const you = await page.locator('.figures dd').first().textContent();
  return Number(you?.replace(/,/g, ''));
}

test('[D-18] a finished stage goes on its board by one press, and its row opens the replay', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const score = await finishStage(page, 26);
  expect(asked, 'nothing is sent unless the player presses').toEqual([]);
  await enter(page).click();
  await expect(entry(page)).toContainText('1位');
  await expect(entry(page)).toContainText('検証済');
  // Entered once, it is known to its result for good.
  await page.reload();
  await expect(entry(page)).toContainText('検証済');
  await expect(enter(page)).toHaveCount(0);
  await entry(page).getByRole('link', { name: 'ランキングを見る' }).click();
  await expect(page).toHaveURL(/\/ranks\/keshiki\/stage-26$/);
  const row = page.locator('.leaderboard [data-mine="true"] a');
  const name = await page.evaluate(() => localStorage.getItem('minoya:profile'));
  expect(Number(name)).toBeGreaterThan(0);
  await expect(row).toHaveAccessibleName(
    new RegExp(`^1位 .+屋 ${score.toLocaleString('en-US')}点、リプレイを見る (あなた)`.replace(/[()]/g, '\\$&')),
  );
  await row.press('Enter');
  await expect(page).toHaveURL(/\/r\/[\w-]{12}\?s=/);
  // It says what it is a replay of, and leads to where the same is played.
  await expect(page).toHaveTitle(new RegExp(`リプレイ.*26 .*${score.toLocaleString('en-US')}点`));
  const seek = page.getByRole('slider', { name: 'リプレイ' });
  await seek.fill((await seek.getAttribute('max')) ?? '');
  await expect(page.locator('[data-score]').first()).toHaveText(score.toLocaleString('en-US'));
  await expect(page.locator('[data-do="try"]')).toHaveAttribute('href', '/keshiki/stage/26');
  await page.reload();
  await expect(page.getByRole('slider', { name: 'リプレイ' })).toBeVisible();
});

// A browser complains about what it cannot fetch: these are plain.
plain('[D-18] without a connection the replay is kept, and sent when there is one again', async ({ page, context }) => {
  await finishStage(page, 44);
  await context.setOffline(true);
  await enter(page).click();
  await expect(entry(page)).toContainText('リプレイはとってあり、つながったときに送ります。');
  await context.setOffline(false);
  await expect(page.getByText(/とってあったリプレイを送りました。ランキング 1位です。/)).toBeVisible();
  await expect(entry(page)).toContainText('ランキングに登録しました。');
});

plain('[D-18] a kept replay outlives the page', async ({ page }) => {
  await finishStage(page, 52);
  await page.route('**/api/scores', route => route.abort());
  await enter(page).click();
  await expect(entry(page)).toContainText('リプレイはとってあり');
  // The house and the page each try again at once, in vain; from then on it waits to be asked.
  const tried = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/scores'));
  await page.goto('/ranks/keshiki/stage-52', { waitUntil: 'networkidle' });
  await tried;
  await expect(page.locator('[data-unsent]')).toContainText('まだ送れていないリプレイが1つあります。');
  await page.unroute('**/api/scores');
  await page.locator('[data-unsent]').getByRole('button', { name: 'いま送る' }).click();
  await expect(page.locator('.leaderboard [data-mine="true"]')).toHaveCount(1);
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
});

test('[D-18] the run of the day is ranked under its day', async ({ page }) => {
  const date = dateAt(Date.now());
  const slot = dailySlot(date);
  const lost = runUntil(daily.setup(date), daily.seed(date), s => s.phase === 'lost', randomChoice(5));
  const before = lost.branch(lost.length - 1);
  const last = rokumasu.actions.read(lost.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await skipLessons(page);
  await instant(page);
  await open(page, before, slot);
  // A day has one deal: nothing in the menu puts another in its place.
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(result(page).getByRole('button', { name: '設定' })).toBeVisible();
  await expect(result(page).getByRole('button', { name: '新しく始める' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await sheetsClosed(page);
  await new Driver(page).act(before.state, last);
  await enter(page).click();
  // Another test's person may have played it, too.
  await expect(entry(page)).toContainText(/[1-3]位/);
  await page.goto('/');
  const today = page.getByRole('region', { name: /デイリー/ });
  await expect(today.getByRole('link', { name: 'ロクマス' })).toContainText(/[1-3]位/);
  await today.getByRole('link', { name: 'ランキング' }).click();
  await expect(page.getByRole('combobox', { name: 'ランキング' })).toHaveValue(`/ranks/rokumasu/${slot}`);
  await expect(page.locator('.leaderboard [data-mine="true"]')).toContainText(
    `${lost.state.record.total.toLocaleString('en-US')}点`,
  );
  // Deck, rule set or daily first, then which of them: one list of all would be too long.
  await page.locator('[data-group]').selectOption({ label: 'ラン' });
  await page.getByRole('combobox', { name: 'ランキング' }).selectOption('/ranks/rokumasu/classic');
  await expect(page.getByText('まだだれも登録していません。')).toBeVisible();
});

plain('[D-18] a replay that breaks a rule is refused, and the page says why', async ({ page }) => {
  await finishStage(page, 72, 3);
  await page.route('**/api/scores', route => {
    const body = route.request().postDataJSON() as { replay: string };
    const lines = body.replay.split('\n');
    // A tool that was not taken along.
    lines[5] = lines[4]?.replace(/\S+$/, 'shuffle') ?? '';
    return route.continue({ postData: JSON.stringify({ ...body, replay: lines.join('\n') }) });
  });
  await enter(page).click();
  await expect(entry(page)).toContainText(/リプレイがルールに合いません。（[23]手目）/);
  await page.getByRole('button', { name: '閉じる' }).first().click();
  await sheetsClosed(page);
  await page.goto('/ranks/keshiki/stage-72');
  await expect(page.getByText('まだだれも登録していません。')).toBeVisible();
});

test('[D-18] a copy without a server says so quietly', async ({ page }) => {
  // As a host of plain files does: every address is the app's page.
  await page.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await finishStage(page, 6);
  await enter(page).click();
  await expect(entry(page)).toContainText('ランキングがありません');
  await page.goto('/ranks');
  await expect(page.getByText(/サーバーなしで動いている/)).toBeVisible();
});

test('what the server holds can be taken along and deleted, and the board forgets it', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'サーバーにあるもの' })).toHaveCount(0);
  // An empty board at the end: a second try has a stage of its own.
  const stage = 37 + test.info().retry;
  const score = await finishStage(page, stage);
  await enter(page).click();
  await expect(entry(page)).toContainText('1位');
  await page.goto('/profile');
  const held = page.getByRole('region', { name: 'サーバーにあるもの' });
  const download = page.waitForEvent('download');
  await held.getByRole('button', { name: '書き出す' }).click();
  const path = await (await download).path();
  const data = JSON.parse(readFileSync(path, 'utf8')) as { scores: { score: number }[] };
  expect(data.scores.map(one => one.score)).toEqual([score]);

  await held.getByRole('button', { name: 'すべて消す' }).click();
  await result(page).getByRole('button', { name: 'キャンセル' }).click();
  await sheetsClosed(page);
  await page.goto(`/ranks/keshiki/stage-${stage}`);
  await expect(page.locator('.leaderboard [data-mine="true"]')).toHaveCount(1);
  await page.goto('/profile');
  await held.getByRole('button', { name: 'すべて消す' }).click();
  await result(page).getByRole('button', { name: 'すべて消す' }).click();
  await expect(page.getByText('1件を消しました。')).toBeVisible();
  await page.goto(`/ranks/keshiki/stage-${stage}`);
  await expect(page.getByText('まだだれも登録していません。')).toBeVisible();
});
