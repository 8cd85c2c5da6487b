import { rokumasu } from '@minoya/games/rokumasu/game';
import { expect, test } from '../support.ts';
import { cardOf, Driver, placements } from './driver.ts';
import { best, find } from './positions.ts';
import { instant, open, runUntil, skipLessons } from './runs.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
});

test('[A-01] two taps lead from the street to the board', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[href="/rokumasu"]').first().click();
  await page.locator('[data-new]').click();
  await expect(page.locator('[data-board="main"]')).toBeVisible();
  await expect(page.locator('.tray-piece .piece')).toHaveCount(3);
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [390, 844],
] as const) {
  test(`[A-02] the whole table fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(
      page,
      runUntil('standard relics=anchor,copy', 'FITS-0001', s => s.phase === 'playing'),
    );
    const seen = await page.evaluate(() => {
      const box = (selector: string) => {
        const { top, bottom, left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, left, right };
      };
      const parts = ['.play-bar', '.target', '.formula', '.shelf', '.roku-board', '.tray', '.thumb'].map(box);
      const cell = document.querySelector('[data-cell="0,0"]')?.getBoundingClientRect().width ?? 0;
      const slots = [...document.querySelectorAll('.tray-piece')].map(one => one.getBoundingClientRect());
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { parts, cell, slots: slots.map(({ width: w, height: h }) => Math.min(w, h)), scrollHeight, scrollWidth };
    });
    expect(seen.scrollHeight).toBeLessThanOrEqual(height);
    expect(seen.scrollWidth).toBeLessThanOrEqual(width);
    expect(seen.cell).toBeGreaterThanOrEqual(54);
    for (const size of seen.slots) expect(size).toBeGreaterThanOrEqual(96);
    for (const [i, part] of seen.parts.entries()) {
      expect(part.bottom).toBeLessThanOrEqual(height + 0.5);
      expect(part.left).toBeGreaterThanOrEqual(-0.5);
      expect(part.right).toBeLessThanOrEqual(width + 0.5);
      expect(part.top).toBeGreaterThanOrEqual((seen.parts[i - 1]?.bottom ?? 0) - 1);
    }
  });
}

test('[A-02] with a shelf of six a desk still shows deck, hint, speed and amulets', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const relics = 'charm_bag,anchor,goldfish,patience,first_strike,single_line';
  await open(
    page,
    runUntil(`journey relics=${relics}`, 'FITS-0002', s => s.phase === 'playing'),
  );
  await expect(page.locator('.relic-name')).toHaveCount(6);
  for (const part of ['.thumb [data-deck]', '.thumb [data-hint-button]', '.thumb [data-speed]', '.shelf .amulets'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
});

test('[A-03] mouse, taps and keys place alike', async ({ page }) => {
  const match = runUntil('standard', 'WAYS-0001', s => s.phase === 'playing');
  const choice = placements(match.state)[7];
  if (!choice) throw new Error('nothing to place');
  const driver = new Driver(page);
  const logs: string[][] = [];
  for (const way of ['drag', 'tap', 'type'] as const) {
    await open(page, match);
    await driver[way](match.state, choice.from, choice.cell);
    await expect.poll(async () => (await driver.log()).length).toBe(2);
    logs.push([...(await driver.log())]);
  }
  expect(new Set(logs.map(log => log.join()))).toEqual(new Set([['g', rokumasu.actions.write(choice)].join()]));
});

test('[A-05] what is foreseen is what is scored', async ({ page }) => {
  await instant(page);
  const driver = new Driver(page);
  for (let i = 0; i < 4; i++) {
    const match = find(`standard relics=anchor,crown,kani,crescent`, s => best(s, points => points > 6 + i) !== null);
    const choice = best(match.state, points => points > 6 + i);
    if (!choice) throw new Error('no clear');
    await open(page, match);
    await driver.hold(match.state, choice.from, choice.cell);
    const shown = await page.locator('[data-product]').textContent();
    const before = match.state.score;
    await driver.letGo();
    await expect.poll(async () => (await driver.state()).record.placed).toBe(match.state.record.placed + 1);
    const after = await driver.state();
    expect(Number((shown ?? '').replaceAll(',', ''))).toBe(after.score - before);
  }
});

test('[A-08] a placement that reaches the target says so in words and hatching', async ({ page }) => {
  const match = find('standard', s => best(s, points => s.score + points >= s.target) !== null);
  const choice = best(match.state, points => match.state.score + points >= match.state.target);
  if (!choice) throw new Error('no win');
  await open(page, match);
  await new Driver(page).hold(match.state, choice.from, choice.cell);
  await expect(page.locator('.meter-word')).toHaveText('クリア');
  await expect(page.locator('.meter-ahead')).toBeVisible();
});

test('[A-10] a mino that fits nowhere is hatched and says so', async ({ page }) => {
  const match = find('classic gold=99', s => {
    if (s.phase !== 'playing') return false;
    const free = new Set(placements(s).map(one => one.from));
    return s.hand.some((card, i) => card !== null && !free.has(i));
  });
  const free = new Set(placements(match.state).map(one => one.from));
  const stuck = match.state.hand.findIndex((card, i) => card !== null && !free.has(i));
  await open(page, match);
  const slot = new Driver(page).slot(stuck);
  await expect(slot).toHaveAttribute('data-stuck', 'true');
  await expect(slot).toContainText('置けません');
  await expect(slot.locator('.hatch').first()).toBeVisible();
});

test('[A-11] undo brings everything back until something hidden opens', async ({ page }) => {
  await instant(page);
  const match = runUntil('standard relics=snowball,rensha', 'UNDO-0001', s => s.phase === 'playing');
  const driver = new Driver(page);
  await open(page, match);
  const [first] = placements(match.state);
  if (!first) throw new Error('nothing to place');
  await driver.drag(match.state, first.from, first.cell);
  await expect.poll(async () => (await driver.log()).length).toBe(2);
  await page.getByRole('button', { name: '戻す', exact: true }).click();
  await expect.poll(async () => (await driver.log()).length).toBe(1);
  expect(await driver.state()).toEqual(match.state);
  await expect(page.getByRole('button', { name: '戻す', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('[A-13] the score is counted, and any press ends it', async ({ page }) => {
  const match = find('standard', s => best(s, points => points > 0 && s.score + points < s.target) !== null);
  const choice = best(match.state, points => points > 0 && match.state.score + points < match.state.target);
  if (!choice) throw new Error('no clear');
  const driver = new Driver(page);
  await open(page, match);
  await driver.tap(match.state, choice.from, choice.cell);
  await expect(page.locator('.formula')).toHaveAttribute('data-mode', 'counting');
  await page.mouse.click(5, 5);
  await expect(page.locator('.formula')).toHaveAttribute('data-mode', 'last');
  const { score } = await driver.state();
  await expect(page.locator('[data-score]')).toHaveText(String(score));
});

test('[A-14] the last score lists every step up to its result', async ({ page }) => {
  await instant(page);
  const match = find(
    'standard relics=anchor,crescent,kani',
    s => best(s, points => points > 8 && s.score + points < s.target) !== null,
  );
  const choice = best(match.state, points => points > 8 && match.state.score + points < match.state.target);
  if (!choice) throw new Error('no clear');
  const driver = new Driver(page);
  await open(page, match);
  await driver.tap(match.state, choice.from, choice.cell);
  await page.locator('.formula-strip').click();
  const rows = page.locator('dialog .ledger li');
  const last =
    (await rows
      .nth((await rows.count()) - 2)
      .locator('.ledger-run')
      .textContent()) ?? '';
  const [a = 0, b = 0] = last.split('×').map(Number);
  const points = Number(await page.locator('dialog [data-ledger-total]').textContent());
  expect(Math.floor(a * b + 1e-9)).toBe(points);
  expect((await driver.state()).score - match.state.score).toBe(points);
});

test('[A-15] the speed outlives a reload', async ({ page }) => {
  await open(
    page,
    runUntil('standard', 'FAST-0001', s => s.phase === 'playing'),
  );
  await page.locator('[data-speed]').click();
  await page.locator('[data-speed]').click();
  await page.reload();
  await expect(page.locator('[data-speed]')).toHaveAttribute('data-speed', '4');
});

test('[A-16] a row and a column at once count their crossing once', async ({ page }) => {
  await page.goto('/rokumasu/lesson');
  for (let lesson = 0; lesson < 2; lesson++) {
    await page.locator('.tray-piece').click();
    await page.locator('[data-cell="3,2"]').hover();
    const shown = lesson === 0 ? ['6', '1', '6'] : ['11', '2', '22'];
    await expect(page.locator('[data-counter="blocks"] b')).toHaveText(shown[0] ?? '');
    await expect(page.locator('[data-counter="lines"] b')).toHaveText(shown[1] ?? '');
    await expect(page.locator('[data-product]')).toHaveText(shown[2] ?? '');
    await page.locator('[data-cell="3,2"]').click();
    await page.locator('[data-next]').click();
  }
  await expect(page.locator('[data-lesson="target"]')).toBeVisible();
});

test('[A-17] relics act in their order, and move by drag, by buttons and by keys', async ({ page }) => {
  const match = runUntil('standard relics=anchor,kani,copy', 'MOVE-0001', s => s.phase === 'playing');
  const driver = new Driver(page);
  const order = async () => (await driver.state()).relics.map(owned => owned.id).join();
  await open(page, match);
  await driver.reorder(2, 1);
  await expect.poll(order).toBe('anchor,copy,kani');
  await expect(page.locator('[data-relic="1"]')).toHaveAccessibleName(/アンカーと同じ/);
  await page.locator('[data-relic="1"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'コピーを前へ' }).click();
  await expect.poll(order).toBe('copy,anchor,kani');
  await page.keyboard.press('Escape');
  const [from, to] = [
    await page.locator('[data-relic="0"]').boundingBox(),
    await page.locator('[data-relic="2"]').boundingBox(),
  ];
  if (!from || !to) throw new Error('no shelf');
  await page.mouse.move(from.x + 15, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + 15, to.y + 15, { steps: 4 });
  await page.mouse.up();
  await expect.poll(order).toBe('anchor,kani,copy');
  expect(cardOf(match.state, 0)).toBeTruthy();
});
