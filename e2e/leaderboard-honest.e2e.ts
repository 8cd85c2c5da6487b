import { type Page, test as plain } from '@playwright/test';
import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { writeReplay } from '@minoya/kernel';
import { dailySlot, dateAt, dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { codeOf } from '../apps/web/src/games/rokumasu/entry/code.ts';
import { openSetup, remember } from './keshiki/table.ts';
import { Driver, playLessonBoards } from './rokumasu/driver.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './rokumasu/runs.ts';
import { expect, test } from './support.ts';

/** Ways of standing on a board without having played: the page says of each that it does not count. */

const sheet = (page: Page) => page.getByRole('dialog');
const unranked = (page: Page) => page.locator('[data-unranked]');
const enter = (page: Page) => page.locator('.leaderboard-entry').getByRole('button', { name: 'ランキングに登録' });

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'リタイア' }).click();
  await sheet(page).getByRole('button', { name: 'リタイア' }).click();
  await expect(page.locator('.compare')).toBeVisible();
}

/** What the store of this browser holds under a key. */
async function kept(page: Page, key: string): Promise<Record<string, unknown>> {
  return page.evaluate(async name => {
    const request = indexedDB.open('minoya');
    await new Promise(done => {
      request.onsuccess = done;
    });
    const read = request.result.transaction('kv').objectStore('kv').get(name);
    await new Promise(done => {
      read.onsuccess = done;
    });
    request.result.close();
    return (read.result ?? {}) as Record<string, unknown>;
  }, key);
}

const savedMarks = (page: Page, slot: string): Promise<unknown> =>
  page.evaluate(at => JSON.parse(localStorage.getItem(`minoya:quick:rokumasu:${at}`) ?? '{}').marks, slot);

test('giving up a stage shows no par line before its first star', async ({ page }) => {
  await remember(page, { cleared: 7 });
  await openSetup(page, 'stage 8', 'stage-8');
  await giveUp(page);
  await expect(page.locator('.line-view')).toHaveCount(1);
  await expect(page.locator('[data-par-closed]')).toContainText('星を1つ取ると見られます');
});

test('points without the goal of a stage are not offered to its leaderboard, and the sheet says why', async ({
  page,
}) => {
  await remember(page, { cleared: 12 });
  await openSetup(page, 'stage 13', 'stage-13');
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await giveUp(page);
  await expect(unranked(page)).toHaveAttribute('data-unranked', 'goal');
  await expect(unranked(page)).toContainText('★に届いたゲーム');
  await expect(enter(page)).toHaveCount(0);
});

test('the par line played from its end ranks nobody, and earns neither stars nor achievements', async ({ page }) => {
  await remember(page, { cleared: 20 });
  await openSetup(page, 'stage 20', 'stage-20');
  await giveUp(page);
  await page.locator('[data-show-par]').click();
  const seek = page.locator('.compare input[type="range"]');
  await seek.fill((await seek.getAttribute('max')) ?? '');
  await page.locator('.line-view').nth(1).getByRole('button', { name: 'ここから遊ぶ' }).click();
  // Nothing is left to tap: the sheet offers to end it.
  await sheet(page).getByRole('button', { name: 'ここで終える', exact: true }).click();
  await expect(unranked(page)).toContainText('「ここから遊ぶ」で始めたゲームは練習です。');
  await expect(enter(page)).toHaveCount(0);
  const { stages } = (await kept(page, 'keshiki:progress')) as { stages: Record<string, { stars: number }> };
  expect(stages['20']?.stars).toBe(1);
  expect(Object.keys(await kept(page, 'seals:keshiki'))).not.toContain('bare-hands');
});

test('the par line of today’s daily is closed, and the board can be finished again only as practice', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await remember(page);
  await page.goto('/keshiki/daily');
  await expect(page.locator('[data-once]')).toContainText('最初に終えた1回');
  await page.getByRole('link', { name: '遊ぶ' }).click();
  await expect(page.locator('.tap-field .cell').first()).toBeVisible();
  await giveUp(page);
  await expect(page.locator('[data-par-closed]')).toContainText('から見られます');
  await expect(page.locator('.line-view')).toHaveCount(1);
  // Whether it ranks depends on what the day asks for.
  await expect(page.locator('[data-enter], [data-unranked="goal"]')).toBeVisible();
  await page.getByRole('button', { name: 'もう一度' }).click();
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await giveUp(page);
  await expect(unranked(page)).toHaveAttribute('data-unranked', 'repeat');
});

test('a run of the tutorial is marked from its first move, and so is a chosen seed', async ({ page }) => {
  await page.goto('/rokumasu/lesson');
  await playLessonBoards(page);
  await page.locator('.roku').first().waitFor();
  await expect.poll(() => savedMarks(page, 'lesson')).toEqual({ lesson: 1 });
  await page.goto('/rokumasu');
  await page.locator('[data-code]').click();
  await expect(page.locator('[data-practice]')).toContainText('練習です');
  const today = dateAt(Date.now());
  const choose = async (day: string) => {
    const code = codeOf(daily.setup(day), daily.seed(day)) ?? '';
    await sheet(page).getByRole('textbox').fill(code);
    await sheet(page).getByRole('button').last().click();
  };
  // A day counts once, so its deal is not rehearsed; and nobody plays tomorrow's.
  await choose(today);
  await expect(sheet(page).getByRole('alert')).toContainText('先にデイリーで');
  await choose(dateOfDay(dayNumber(today) + 1));
  await expect(sheet(page).getByRole('alert')).toContainText('まだ始まっていません');
  await choose(dateOfDay(dayNumber(today) - 2));
  await expect.poll(() => savedMarks(page, 'practice')).toEqual({ chosen: 1, practice: 1 });
  // Even where it is that of a day, whose one game is begun elsewhere: its card does not contradict.
  await expect(page.locator('[data-of-day]')).toContainText('練習です');
  await expect(page.locator('[data-of-day]')).not.toContainText('一回だけ');
});

test('a new run begins with a seed of the server and is not practice', async ({ page }) => {
  await page.goto('/rokumasu');
  const given = page.waitForResponse('**/api/seeds');
  await page.locator('[data-new]').click();
  const { seed } = (await (await given).json()) as { seed: string };
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('minoya:quick:rokumasu:main') ?? '{}').seed))
    .toBe(seed);
  expect(await savedMarks(page, 'main')).toEqual({});
});

// A browser complains about what it cannot fetch: this one is plain.
plain('without a connection a new run says at once that it is practice', async ({ page, context }) => {
  await page.goto('/rokumasu');
  await expect(page.locator('[data-new]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/seeds', route => route.abort());
  await page.locator('[data-new]').click();
  await expect(page.getByText('このランは練習です。')).toBeVisible();
  await expect.poll(() => savedMarks(page, 'main')).toEqual({ practice: 1 });
  await context.close();
});

test('a loss that was shown and taken back is not ranked', async ({ page }) => {
  const date = dateAt(Date.now());
  const slot = dailySlot(date);
  const lost = runUntil(daily.setup(date), daily.seed(date), s => s.phase === 'lost', randomChoice(7));
  const before = lost.branch(lost.length - 1);
  const last = rokumasu.actions.read(lost.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await skipLessons(page);
  await instant(page);
  await open(page, before, slot);
  const driver = new Driver(page);
  await driver.act(before.state, last);
  await sheet(page).getByRole('button', { name: '戻す' }).click();
  await expect(sheet(page)).toContainText('ランキングに載りません');
  await sheet(page).getByRole('button', { name: '戻す' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await driver.act(before.state, last);
  await expect(unranked(page)).toHaveAttribute('data-unranked', 'undo');
});

test('others’ rows of today’s daily open no replay yet, and say from when', async ({ page, request }) => {
  const date = dateAt(Date.now());
  const { token } = (await (await request.post('/api/me')).json()) as { token: string };
  const replay = writeReplay(
    runUntil(daily.setup(date), daily.seed(date), s => s.phase === 'lost', randomChoice(9)).replay(),
  );
  const sent = await request.post('/api/scores', {
    headers: { authorization: `Bearer ${token}` },
    data: { replay, name: 7, day: date },
  });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`/ranks/rokumasu/${dailySlot(date)}`);
  await expect(page.locator('[data-opens]')).toContainText('から見られます');
  await expect(page.locator('.leaderboard [data-closed="true"]').first()).toBeVisible();
  await expect(page.locator(`a[href="/r/${id}"]`)).toHaveCount(0);
});
