import { rokumasu } from '@minoya/games/rokumasu/game';
import type { State } from '@minoya/games/rokumasu/state';
import { encodeReplay } from '@minoya/kernel';
import { writeBrowserStore } from '../browser-store.ts';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { botChoice, instant, open, randomChoice, type RokuMatch, runUntil, skipLessons } from './runs.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
  await instant(page);
});

const inShop = (gold: number): RokuMatch =>
  runUntil(`journey gold=${gold} relics=single_line,first_strike,anchor`, 'SHOP-0001', s => s.phase === 'shop');

test('a run of one’s own: choices by mouse and keys, a clash is refused with its reason, and the link brings them back', async ({
  page,
}) => {
  await page.goto('/rokumasu/journey/custom');
  await page.locator('[data-all-open]').first().waitFor({ state: 'detached' });
  await page.locator('[data-twist="rows_only"]').check();
  await page.locator('[data-twist="columns_only"]').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-fault="twistsClash"]')).toContainText('いっしょに使えません');
  const refused = page.locator('[data-start-custom]');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await refused.hover();
  await expect(refused, 'what cannot be pressed does not fill with colour').toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.keyboard.press('Space');
  await expect(page.locator('[data-fault]')).toHaveCount(0);
  await page.locator('[data-select="deck"]').selectOption('monk');
  await expect(page.locator('[data-fault]'), 'a deck that is not unlocked yet can be practised with').toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?deck=monk&twists=rows_only');
  await page.reload();
  await expect(page.locator('[data-twist="rows_only"]')).toBeChecked();
  await page.locator('[data-start-custom]').click();
  // Before its first round: the boss of the set and what a skip would bring are seen.
  await expect(page.locator('.roku[data-phase="progress"] .boss-card')).toBeVisible();
  await expect(page.locator('[data-skip]').first()).toBeVisible();
  const { way } = await new Driver(page).state('practice');
  expect(way).toMatchObject({ deck: 'monk', twists: ['rows_only'], open: null });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('what is closed says how to open it; すべて解放 opens it, and a challenge can be taken on by touch', async ({
    page,
  }) => {
    await page.goto('/rokumasu/journey/challenges');
    // Some are open to everybody, those that are closed come after them, and the switch stands above them all.
    await expect(page.locator('[data-challenge][data-closed="false"]')).toHaveCount(3);
    await expect(page.locator('[data-all-open]')).toBeInViewport();
    await expect(page.locator('[data-closed="challenge:horizon"]')).toContainText('長旅をクリアします');
    await page.locator('[data-all-open]').tap();
    await expect(page.locator('[data-closed="challenge:horizon"]')).toHaveCount(0);
    await page.locator('[data-take-on="horizon"]').tap();
    await expect(page.locator('.roku[data-phase="progress"]')).toBeVisible();
    const { way } = await new Driver(page).state('journey');
    expect(way).toMatchObject({ challenge: 'horizon', open: null });
  });

  test('a run of one’s own is put together by touch: what does not go together is refused, the rest begins', async ({
    page,
  }) => {
    await page.goto('/rokumasu/journey/custom');
    await page.locator('[data-all-open]').first().waitFor({ state: 'detached' });
    for (const twist of ['rows_only', 'columns_only']) await page.locator(`[data-twist="${twist}"]`).tap();
    await expect(page.locator('[data-fault="twistsClash"]')).toBeVisible();
    await page.locator('[data-twist="rows_only"]').tap();
    await expect(page.locator('[data-fault]')).toHaveCount(0);
    await page.locator('[data-start-custom]').tap();
    await expect(page.locator('.roku[data-phase="progress"]')).toBeVisible();
    const { way } = await new Driver(page).state('practice');
    expect(way).toMatchObject({ twists: ['columns_only'], open: null });
  });
});

test('a round is skipped for a gift that is seen before', async ({ page }) => {
  const match = runUntil('journey', 'GIFT-0001', s => s.phase === 'progress' && s.gifts.length > 0);
  await open(page, match);
  await expect(page.locator('[data-skip]')).toHaveCount(match.state.gifts.length);
  await page.locator('[data-skip="0"]').click();
  await expect.poll(async () => (await new Driver(page).state()).record.skipped).toBe(1);
  while ((await new Driver(page).state()).phase === 'pack') await page.locator('[data-pass]').click();
  const first = page.locator('.round-card').first();
  await expect(first.locator('[data-skipped]'), 'a skipped round is not stamped as won').toBeVisible();
  await expect(first.locator('.stamp, [data-reward]')).toHaveCount(0);
});

const itemOf = (state: State, kind: string): number =>
  state.shop?.items.findIndex(item => item.ware.kind === kind) ?? -1;

test('in the shop an item is locked, a voucher bought, and a pack opened and chosen from', async ({ page }) => {
  test.setTimeout(60_000);
  const match = inShop(300);
  const driver = new Driver(page);
  await open(page, match);
  const piece = itemOf(match.state, 'piece');
  await page.locator(`[data-lock="${piece}"]`).click();
  await expect(page.locator(`[data-lock="${piece}"]`)).toHaveAttribute('aria-pressed', 'true');
  const voucher = itemOf(match.state, 'voucher');
  await page.locator(`[data-item="${voucher}"] .buy button`).click();
  await expect
    .poll(async () => (await driver.state()).conditions.some(({ source }) => source.startsWith('voucher:')))
    .toBe(true);
  const pack = itemOf(match.state, 'pack');
  await page.locator(`[data-item="${pack}"] .buy button`).click();
  await expect(page.locator('[data-of="pack"] [data-pack-item]').first()).toBeVisible();
  await page.locator('[data-pass]').click();
  await expect(page.locator('[data-goods]').first()).toBeVisible();
  expect((await driver.state()).shop?.locked).toBe(piece);
});

test('a journey that was won leaves its stamp at its deck and level', async ({ page }) => {
  const setup = 'journey deck=pebbles level=2';
  const match = runUntil(setup, 'STAM-0001', s => s.phase === 'playing', randomChoice(1));
  const word = encodeReplay(match.replay());
  const line = { ja: '', en: '' };
  const past = { id: '1-rokumasu', game: 'rokumasu', version: rokumasu.version, slot: 'main', started: 1, ended: 2 };
  const result = { scores: [9], winners: [0] };
  await page.goto('/rokumasu/history');
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(300);
  await writeBrowserStore(page, [
    ['past:1-rokumasu', { ...past, score: 9, won: true, line, result, plies: match.length, word, marks: {} }],
    [
      'past:3-rokumasu',
      {
        ...past,
        id: '3-rokumasu',
        ended: 3,
        score: 7,
        won: false,
        line,
        result,
        plies: match.length,
        word,
        marks: { own: 1 },
      },
    ],
  ]);
  for (const address of ['/rokumasu/history', '/records/rokumasu']) {
    await page.goto(address);
    await expect(page.locator('[data-result]').first(), `${address} lists it`).toBeVisible();
  }
  // The latest run was practice: the records open on the run that counts, and every table counts that one alone.
  await page.goto('/rokumasu/history');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('長旅');
  await expect(page.locator('[data-counted]')).toContainText('練習のランは数えていません');
  await expect(page.locator('.past')).toHaveCount(1);
  await expect(page.locator('.past code')).toHaveText(/-DPEBBLES-L2$/);
  for (const table of await page.locator('.way-table').all()) await expect(table.locator('td').first()).toHaveText('1');
  await page.goto('/rokumasu/journey');
  await expect(page.locator('[data-stamps="1"]')).toBeVisible();
  await expect(page.locator('[data-deck="pebbles"] .stamp-place[data-won="true"]')).toHaveText('2');
  await page.goto('/rokumasu');
  await expect(page.locator('[data-journey="true"]')).toBeVisible();
});

test('a run of the long game is played in the page, action by action', async ({ page }) => {
  test.setTimeout(240_000);
  const driver = new Driver(page);
  const choose = botChoice();
  await open(
    page,
    runUntil('journey', 'PAGE-0001', s => s.phase === 'playing', randomChoice(1)),
  );
  for (let i = 0; i < 70; i++) {
    const state = await driver.state();
    if (rokumasu.result(state) !== null || state.round > 4) break;
    const before = (await driver.log()).length;
    await driver.act(state, choose(rokumasu.view(state, 0)));
    await expect.poll(async () => (await driver.log()).length === 0 || (await driver.log()).length > before).toBe(true);
    if ((await driver.log()).length === 0) break;
  }
  await expect(page.locator('.roku')).toBeVisible();
});

test('beside a long score the log stays in sight, counts of relics lie over no button, and no slot touches the deck', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const relics = 'relics=first_strike,anchor,single_line,patience,full_clear_bonus,muscle';
  const played = runUntil(`journey gold=60 ${relics}`, 'LOGS-0001', s => s.phase === 'playing' && s.clears > 1);
  await open(page, played);
  const log = page.locator('.round-log');
  await expect(log).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  const amulet = await page.locator('.amulets').boundingBox();
  const deck = await page.locator('.thumb [data-deck]').boundingBox();
  expect(deck!.y - (amulet!.y + amulet!.height), 'room between the amulets and the deck').toBeGreaterThanOrEqual(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(
    page,
    runUntil(`journey gold=60 ${relics}`, 'LOGS-0001', s => s.phase === 'shop'),
  );
  const edge = await page.locator('.roku-foot .button:visible').first().boundingBox();
  for (const badge of await page.locator('.roku-foot .live').all()) {
    const box = await badge.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(edge!.y);
  }
});

test('a day that was not begun says so', async ({ page }) => {
  await page.goto('/rokumasu/play/daily-323');
  await expect(page.getByText('この日のデイリーは、まだ始めていません。')).toBeVisible();
});
