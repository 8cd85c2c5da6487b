import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { State } from '@minoya/games/rokumasu/state';
import { nameOfSource } from '@minoya/games/rokumasu/texts';
import { encodeReplay, Match } from '@minoya/kernel';
import { dailySlot, dateAt } from '@minoya/shared/calendar';
import { expect, test } from '../support.ts';
import { writeBrowserStore } from '../browser-store.ts';
import { Driver } from './driver.ts';
import { botChoice, instant, open, type RokuMatch, runUntil, skipLessons } from './runs.ts';

// What a demanding new player stumbled over, each once.

const cleared = (s: State) => s.phase === 'cleared';

/** The run as it stood before its last action. */
function beforeLast(match: RokuMatch): RokuMatch {
  const { marks: _, ...replay } = match.replay();
  const before = Match.resume(rokumasu, { ...replay, log: replay.log.slice(0, -1) });
  if (!before.ok) throw new Error(before.why);
  return before.value;
}

/** Opens a run one action before its end, and does that. */
async function doLast(page: Parameters<typeof open>[0], match: RokuMatch, slot = 'main'): Promise<void> {
  const before = beforeLast(match);
  const last = rokumasu.actions.read(match.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await open(page, before, slot);
  await new Driver(page).act(before.state, last);
}

test.describe('a run', () => {
  test.beforeEach(async ({ page }) => {
    await skipLessons(page);
    await instant(page);
  });

  test('what a round earned is told on its pay page and again with the result, never over play', async ({ page }) => {
    await doLast(page, runUntil('standard', 'CCCC-0003', cleared));
    await expect(page.locator('[data-of="cleared"] [data-award="first-line"]')).toContainText('ラインをひとつ消す');
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-of="cleared"] [data-award="first-line"]')).toBeVisible();
  });

  test('a run of one’s own making is practice: no unlock, no achievement, and the numbers are those in force', async ({
    page,
  }) => {
    const setup = 'journey twists=legacy open=0';
    await doLast(page, runUntil(setup, 'CCCC-0003', cleared), 'journey');
    await expect(page.locator('[data-of="cleared"]')).toBeVisible();
    await expect(page.locator('.payout')).toContainText('報酬がありません');
    await expect(page.locator('.payout')).not.toContainText('残りハンド');
    await page.waitForTimeout(500);
    await expect(page.locator('[data-award]')).toHaveCount(0);
    await open(
      page,
      runUntil(setup, 'CCCC-0003', s => s.phase === 'progress' && s.round === 2),
      'journey',
    );
    await expect(page.locator('.round-card [data-reward="0"]')).toHaveCount(3);
    await expect(page.locator('.round-card').first()).toContainText('報酬なし');
  });

  test('before a round the relics are seen, on a desk too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(
      page,
      runUntil(
        'journey twists=windy relics=single_line,first_strike,anchor',
        'SHOP-0001',
        s => s.phase === 'progress' && s.round === 2,
      ),
      'journey',
    );
    for (const at of [0, 1]) {
      const relic = page.locator(`[data-relic="${at}"]`);
      await expect(relic).toBeInViewport({ ratio: 1 });
      await relic.click({ trial: true });
    }
  });

  test('in the shop after a boss nothing is said of the boss that was beaten, and a journey tells the next', async ({
    page,
  }) => {
    const match = runUntil(
      'standard relics=single_line,first_strike,anchor',
      'BOSS-0001',
      s => s.round === 3 && s.phase === 'shop',
    );
    await open(page, match);
    await expect(page.locator('.play-bar .head-boss')).toHaveCount(0);
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    const journey = runUntil(
      'journey relics=single_line,first_strike,anchor',
      'BOSS-0001',
      s => s.round === 3 && s.phase === 'shop',
    );
    await open(page, journey, 'journey');
    const coming = (await new Driver(page).state('journey')).shop?.coming ?? [];
    await expect(page.locator('[data-coming]')).toContainText(nameOfSource(`boss:${coming[0]}`, 'ja'));
  });

  test('a branch says that it is practice', async ({ page }) => {
    const match = runUntil('standard', 'CCCC-0003', s => s.record.placed >= 3);
    await open(page, match.branch(2), 'branch', { branch: 2 });
    await expect(page.locator('.play-bar [data-practice]')).toHaveText('練習');
    await open(page, match);
    await expect(page.locator('.play-bar [data-practice]')).toHaveCount(0);
  });

  test('goods below the edge of a phone are pointed at', async ({ page }) => {
    await open(
      page,
      runUntil('journey gold=40 relics=single_line,first_strike,anchor', 'SHOP-0001', s => s.phase === 'shop'),
      'journey',
    );
    const last = page.locator('[data-item]').last();
    await expect(last).not.toBeInViewport();
    await page.locator('[data-more-below]').click();
    await expect(last).toBeInViewport();
    await expect(page.locator('[data-more-below]')).toHaveCount(0);
  });

  test('a lost run says what it lacked, and its graphs have axes and legends', async ({ page }) => {
    test.setTimeout(60_000);
    const well = botChoice();
    const match = runUntil(
      'standard',
      'LOST-0001',
      s => s.phase === 'lost',
      view => {
        if (view.round < 3) return well(view);
        const legal = [...rokumasu.legal(view, 0)];
        return legal.find(action => action.type === 'place') ?? legal[0] ?? { type: 'end' };
      },
    );
    await doLast(page, match);
    await expect(page.locator('[data-enough]')).toContainText(`目標${match.state.target}`, { timeout: 20_000 });
    await expect(page.locator('.graph text').first()).toHaveText('0', { timeout: 20_000 });
    await expect(page.locator('.graph-legend [data-of="best"]')).toBeVisible();
    expect(match.state.round).toBe(3);
    await expect(page.locator('.build-curve circle')).toHaveCount(3);
    await expect(page.locator('.curve-scores')).toHaveAttribute('d', /^M/);
    await expect(page.locator('.next-unlocks')).toBeVisible();
    await expect(page.locator('.toast'), 'what was earned lies on nothing').toHaveCount(0);
  });

  test('a daily says which one it is, and that it counts once', async ({ page }) => {
    await page.goto('/daily/rokumasu/2026-11-17');
    await expect(page.locator('[data-of-day="2026-11-17"]')).toContainText('デイリー #');
    await expect(page.locator('[data-of-day]')).toContainText('一回だけ');
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.locator('[data-start]').click();
    await page.locator('[data-hint-button]').click();
    await expect(page.locator('dialog'), 'the first hint is asked about').toContainText('入門の部');
    await page.locator('dialog .button.primary').click();
    await expect(page.locator('[data-hint-button]'), 'another press shows the place').toHaveText('置く所も');
    await page.locator('[data-hint-button]').click();
    await expect(page.locator('[data-marks~="hint"]').first()).toBeVisible();
    await expect(page.locator('[data-hint-button]'), 'the place of the same hint is no second one').toHaveText(
      'ヒント 使用1',
    );
  });

  test('a daily that is given up was the one game of its day', async ({ page }) => {
    const date = dateAt(Date.now());
    const slot = dailySlot(date);
    await open(
      page,
      runUntil(daily.setup(date), daily.seed(date), s => s.record.placed >= 3),
      slot,
    );
    await page.locator('.play-bar button').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'リタイアする' })).toBeVisible();
    await expect(page.locator('dialog code'), 'its seed would deal it in advance').toHaveCount(0);
    await page.goto('/rokumasu');
    await page.locator(`[data-drop="${slot}"]`).click();
    await expect(page.locator('dialog [data-cost]')).toContainText('この日の一回はこれで終わり');
    await page.getByRole('dialog').getByRole('button', { name: 'リタイアする' }).click();
    await expect(page.locator('[data-continue]')).toHaveCount(0);
    await page.goto(`/daily/rokumasu/${date}`);
    await page.locator('[data-day-done] [data-day-again]').click();
    await expect(page.locator('.play-bar [data-practice]')).toHaveText('練習');
    await expect(page.locator('[data-of-day]')).toContainText('練習です');
    await expect(page.locator('[data-of-day]')).not.toContainText('一回だけ');
  });

  test('a daily that was finished says what came of it', async ({ page }) => {
    const date = '2026-11-17';
    const match = new Match(rokumasu, daily.setup(date), daily.seed(date));
    const past = { id: '1-rokumasu', game: 'rokumasu', version: rokumasu.version, slot: dailySlot(date) };
    const how = {
      started: 1,
      ended: 2,
      score: 220,
      won: false,
      line: { ja: 'ラウンド3まで 220点', en: '' },
      marks: { hints: 1 },
    };
    const result = { scores: [220], winners: [] };
    await page.goto(`/rokumasu/history`);
    await page.locator('.no-runs').waitFor();
    const filed = { ...past, ...how, result, plies: 0, word: encodeReplay(match.replay()) };
    await writeBrowserStore(page, [['past:1-rokumasu', filed]]);
    await page.goto(`/daily/rokumasu/${date}`);
    await expect(page.locator('[data-day-done]')).toContainText('220点');
    await expect(page.locator('[data-day-done] [data-result]')).toHaveAttribute('href', '/rokumasu/result/1-rokumasu');
    // One that was played with a hint stands on the other list: the way leads there.
    await expect(page.locator('[data-day-done] a[href^="/ranks/"]')).toHaveAttribute('href', /~aided$/);
    await page.locator('[data-day-again]').click();
    await expect(page.locator('[data-of-day]')).toBeVisible();
  });
});

test.describe('the start page', () => {
  test('the tutorial is offered once to those who never played, and the long game stands beside the rule sets', async ({
    page,
  }) => {
    await page.goto('/rokumasu');
    await expect(page.locator('[data-first-visit] a').first()).toHaveAttribute('href', '/rokumasu/lesson');
    await expect(page.locator('[data-first-long]')).toHaveAttribute('href', '/rokumasu/journey');
    await expect(page.locator('.rule-choice .journey-card .road-picture')).toBeVisible();
    // Its style is there with the first page, not with what lies below the edge.
    await expect(page.locator('.journey-card')).toHaveCSS('display', 'flex');
    await expect(page.locator('.start-ways a[href="/rokumasu/lesson"]'), 'not twice').toHaveCount(0);
    await page.locator('[data-skip-lesson]').click();
    await expect(page.locator('[data-first-visit]')).toHaveCount(0);
    await expect(page.locator('.start-ways a[href="/rokumasu/lesson"]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('[data-new]')).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.locator('[data-first-visit]')).toHaveCount(0);
  });

  test('every rule set has its own place; what a new run would replace is named', async ({ page }) => {
    await instant(page);
    await open(
      page,
      runUntil('journey', 'CCCC-0003', s => s.record.placed >= 3),
      'journey',
    );
    await page.goto('/rokumasu');
    await page.locator('[data-new]').click();
    await expect(page).toHaveURL(/\/rokumasu\/play$/);
    await page.goto('/rokumasu/journey');
    await expect(page.locator('[data-continue="journey"]')).toBeVisible();
    await page.locator('[data-start-journey]').click();
    await expect(page.locator('dialog [data-lost]')).toContainText('「長旅、大工 ラウンド1');
    expect((await new Driver(page).state('journey')).record.placed).toBeGreaterThanOrEqual(3);
    await page.locator('dialog .button.primary').click();
    await page.locator('.roku[data-phase="progress"]').waitFor();
    await page.goto('/rokumasu/history');
    await expect(page.locator('.past .badge'), 'what was replaced is given up, not lost').toHaveText('リタイア');
  });

  test('a run that is given up has its result like a lost one, and stays in the records', async ({ page }) => {
    await instant(page);
    await open(
      page,
      runUntil('journey', 'CCCC-0003', s => s.record.placed >= 3),
      'journey',
    );
    await page.locator('.play-bar button').first().click();
    await page.getByRole('button', { name: 'リタイアする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'リタイアする' }).click();
    await expect(page).toHaveURL(/\/rokumasu\/result\//);
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('[data-why]').first()).toHaveText('途中でリタイアしました。');
    await expect(sheet.locator('.build-card')).toBeVisible();
    await page.reload();
    await expect(sheet.locator('.build-card')).toBeVisible();
    // A slip over a sheet takes presses, too.
    await expect(sheet.locator('code')).toHaveText(/^[RCJ]\d+-/);
    await sheet.locator('code').click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('.toast .button.plain').click();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(sheet).toBeVisible();
    // It cannot be played on: the way out leads to the game's page, and there is nothing to continue.
    await sheet.locator('.sheet-head button').click();
    await expect(page).toHaveURL(/\/rokumasu$/);
    await expect(page.locator('[data-continue]')).toHaveCount(0);
    await page.goto('/rokumasu/history');
    await expect(page.locator('.past .badge')).toHaveText('リタイア');
  });

  test('a run can be thrown away, and taken back', async ({ page }) => {
    const match = runUntil('standard', 'CCCC-0003', s => s.record.placed >= 3);
    await open(page, match);
    await open(page, match, 'branch', { branch: 2 });
    await page.goto('/rokumasu');
    await expect(page.locator('[data-continue]')).toHaveCount(2);
    // What could be ranked is asked about first: one word for it, and what it costs.
    await page.locator('[data-drop="main"]').click();
    await expect(page.getByRole('dialog')).toContainText('リタイアしますか');
    await expect(page.locator('dialog [data-cost]')).toContainText('ランキングには載りません');
    await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click();
    await page.locator('[data-drop="branch"]').click();
    await expect(page.locator('[data-continue]')).toHaveCount(1);
    await page.locator('.toast .button', { hasText: '戻す' }).click();
    await expect(page.locator('[data-continue]')).toHaveCount(2);
  });

  test('the collection keeps what was never met to itself, until it is asked', async ({ page }) => {
    await page.goto('/rokumasu/book');
    const relic = page.locator('[data-source="relic:anchor"]');
    await expect(relic).toContainText('？？？');
    await page.locator('[data-reveal]').check();
    await expect(relic).not.toContainText('？？？');
  });

  test('the custom run shows no setup line, and says what practice means', async ({ page }) => {
    await page.goto('/rokumasu/journey/custom');
    await expect(page.locator('.custom-run')).toContainText('解放も実績もありません');
    await expect(page.locator('.custom-run code')).toHaveCount(0);
  });
});

test('in a low window relics stand closer, and amulets are never out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await skipLessons(page);
  const match = new Match(
    rokumasu,
    'journey round=5 relics=size_bonus_1,treasury,antique,haggler,skipper amulets=sculpt',
    'shelf',
  );
  match.act(0, { type: 'start' });
  await open(page, match);
  const shelf = page.locator('.roku-table .shelf');
  await expect(shelf.locator('.amulet-slip, .amulets .relic').first()).toBeInViewport({ ratio: 1 });
  await expect(shelf.locator('.relic-place').nth(4)).toBeInViewport({ ratio: 1 });
  expect(await shelf.locator('.relics').evaluate(list => list.scrollHeight - list.clientHeight)).toBe(0);
});
