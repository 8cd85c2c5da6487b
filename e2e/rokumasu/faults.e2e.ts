import type { State } from '@minoya/games/rokumasu/state';
import { preview } from '@minoya/games/rokumasu/preview';
import { total } from '@minoya/games/rokumasu/score';
import { encodeReplay } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { Driver, placements, playLessonBoards } from './driver.ts';
import { find } from './positions.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './runs.ts';
import { lessonSeed, lessonSetup } from '../../apps/web/src/games/rokumasu/tutorial/lesson-run.ts';
import { fullUntil } from './screens.ts';

const playing = (s: State) => s.phase === 'playing';

/** A lost run, one action before its end; the page plays that. */
async function lose(page: Page): Promise<void> {
  const match = runUntil('standard', 'LOST-0001', s => s.phase === 'lost', randomChoice(5));
  const before = match.branch(match.length - 1);
  const last = match.game.actions.read(match.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await open(page, before);
  await new Driver(page).act(before.state, last);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a result has an address: a way back and a reload find it, and nothing begins by itself', async ({ page }) => {
  test.setTimeout(60_000);
  await skipLessons(page);
  await instant(page);
  await lose(page);
  await expect(page).toHaveURL(/\/rokumasu\/result\/\d+-rokumasu$/);
  const address = page.url();
  const line = await page.locator('.result-line').textContent();
  await page.goto('/ranks/rokumasu');
  await page.goBack();
  await expect(page.locator('.result-line')).toHaveText(line ?? '-');
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.result-line')).toHaveText(line ?? '-');
  await page.goto('/rokumasu/play');
  await expect(page).toHaveURL(/\/rokumasu$/);
  await page.goto('/rokumasu/history');
  await page.locator('[data-result]').first().click();
  await expect(page.locator('.result-line')).toHaveText(line ?? '-');
});

test('the guide never takes the place of a run, and every run can be gone on with from the start page', async ({
  page,
}) => {
  await instant(page);
  const lesson = runUntil('standard', lessonSeed, s => s.record.placed >= 2);
  await open(page, lesson, 'lesson');
  await page.goto('/rokumasu/lesson');
  await playLessonBoards(page);
  await expect(page).toHaveURL(/\/rokumasu\/play\/lesson-2$/);
  expect((await new Driver(page).log('lesson')).length).toBe(lesson.length);
  await page.goto('/rokumasu');
  await expect(page.locator('[data-continue="lesson"]')).toBeVisible();
});

test('whoever skips the tutorial is back where it was opened from, and no guide speaks of it again', async ({
  page,
}) => {
  await instant(page);
  await page.goto('/rokumasu/lesson');
  await page.getByRole('button', { name: 'とばす' }).click();
  await expect(page).toHaveURL(/\/rokumasu$/);
  await page.goto('/rokumasu/journey');
  await page.locator('[data-start-journey]').click();
  await expect(page.locator('[data-start]')).toBeVisible();
  const address = page.url();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/rokumasu/lesson';
    document.body.append(link);
    link.click();
  });
  await page.getByRole('button', { name: 'とばす' }).click();
  await expect(page).toHaveURL(address);
  await page.locator('[data-start]').click();
  await expect(page.locator('.roku-board')).toBeVisible();
  await expect(page.locator('[data-lesson="basics"]')).toHaveCount(0);
});

test('what chance made of a piece is shown', async ({ page }) => {
  await skipLessons(page);
  await instant(page);
  await open(page, runUntil('standard amulets=pattern_add,seal_add', 'SHOW-0001', playing, randomChoice(1)));
  await page.locator('[data-amulet="0"]').click();
  // Pieces of one size are told apart by their shape.
  const names = await page
    .locator('dialog [data-pick]')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  expect(names.every(name => name?.includes('1段目'))).toBe(true);
  await page.locator('dialog [data-pick]').first().click();
  await expect(page.locator('dialog [data-effects]')).toContainText('羽');
  await page.locator('dialog [data-use]').click();
  const shown = page.locator('[data-used="pattern_add"]');
  await expect(shown.locator('.card-view')).toHaveCount(2);
  const { deck } = await new Driver(page).state();
  expect(deck.some(card => card.pattern !== null)).toBe(true);
});

/** How much of anything that is read or pressed a guide card covers. */
const covered = (page: Page) =>
  page.locator('.lesson').evaluate(card => {
    const needed = '.button, .relic, .cell, .slot-piece, .target, .formula, .payout, .tag, .round-card, .boss-card, h2';
    const box = card.getBoundingClientRect();
    const lies = [...document.querySelectorAll(needed)].filter(one => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const over = Math.min(box.right, right) - Math.max(box.left, left) > 1;
      const clipped = one.closest('.roku-body') && top >= box.top;
      return (
        !card.contains(one) &&
        width > 0 &&
        over &&
        !clipped &&
        Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1
      );
    });
    const taught = document.querySelectorAll('[data-taught]').length;
    return { over: lies.map(one => one.className), taught, below: box.bottom <= innerHeight };
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test(`guide cards lie over nothing, and what they speak of is framed, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await instant(page);
    const moments: readonly ((s: State) => boolean)[] = [
      playing,
      s => s.phase === 'cleared',
      s => s.phase === 'shop',
      s => s.phase === 'progress' && s.round === 3,
    ];
    for (const moment of moments) {
      await open(page, runUntil(lessonSetup, lessonSeed, moment), 'lesson');
      await expect(page.locator('.lesson')).toBeVisible();
      await expect.poll(() => covered(page)).toEqual({ over: [], taught: 1, below: true });
    }
  });

test('a guide card leaves by itself after some moves, and not again after 案内を終える', async ({ page }) => {
  await instant(page);
  const driver = new Driver(page);
  await open(page, runUntil('standard relics=anchor,kani', 'CARD-0001', playing));
  await expect(page.locator('[data-lesson="order"]')).toBeVisible();
  for (let n = 1; n <= 3; n++) {
    const state = await driver.state();
    const [choice] = placements(state);
    if (!choice) throw new Error('nothing to place');
    await driver.tap(state, choice.from, choice.cell);
    await expect.poll(async () => (await driver.state()).record.placed).toBe(n);
  }
  await expect(page.locator('.lesson')).toHaveCount(0);
});

test('the flow of a round is said before, while and after a clear is scored, and the points are the product', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await skipLessons(page);
  await instant(page);
  const scoring = (s: State) =>
    placements(s)
      .map(action => ({ action, seen: preview(s, action)?.outcomes[0] }))
      .find(({ seen }) => seen && seen.points > 0 && s.score + seen.points < s.target);
  const match = runUntil(
    'journey round=10',
    'FLOW-0001',
    s => playing(s) && s.lines > 0 && s.hands > 2 && scoring(s) !== undefined,
  );
  const found = scoring(match.state);
  const [ledger] = found?.seen?.ledgers ?? [];
  if (!found?.seen || !ledger) throw new Error('nothing is scored');
  expect(total(ledger).points).toBe(found.seen.points);
  const driver = new Driver(page);
  await open(page, match);
  // What is said before a piece is held is what one to three lines get; then what this clear gets, and its row in the score says the same.
  await expect(page.locator('[data-flow]')).toHaveText(`×${1 + match.state.lines}–${1 + 3 * match.state.lines}`);
  await driver.hold(match.state, found.action.from, found.action.cell);
  const factor = `×${(ledger.find(({ source }) => source === 'flow')?.tenths ?? 10) / 10}`;
  await expect(page.locator('[data-flow]')).toHaveText(factor);
  await expect(page.locator('[data-product]')).toHaveText(String(found.seen.points));
  await driver.letGo();
  await page.locator('.formula-strip').click();
  await expect(page.locator('dialog .ledger').getByText('流れ').locator('xpath=ancestor::li')).toContainText(factor);
  await expect(page.locator('dialog [data-ledger-total]')).toHaveText(String(found.seen.points));
});

test('a reshuffle is said when it happens', async ({ page }) => {
  test.setTimeout(60_000);
  await skipLessons(page);
  await instant(page);
  const match = runUntil('standard', 'SHUF-0001', s => s.pile.length === 0 && s.hand.filter(Boolean).length === 1);
  await open(page, match);
  const [choice] = placements(match.state);
  if (!choice) throw new Error('nothing to place');
  await new Driver(page).tap(match.state, choice.from, choice.cell);
  await expect(page.locator('[data-remark="shuffled"]')).toContainText('シャッフル');
});

test('what is said beside the tray lies over no button and no guide card', async ({ page }) => {
  await instant(page);
  const match = runUntil(
    'standard relics=anchor,kani',
    'SHUF-0001',
    s => s.pile.length === 0 && s.hand.filter(Boolean).length === 1,
  );
  await open(page, match);
  await expect(page.locator('.lesson')).toBeVisible();
  const [choice] = placements(match.state);
  if (!choice) throw new Error('nothing to place');
  await new Driver(page).tap(match.state, choice.from, choice.cell);
  const remark = page.locator('[data-remark="shuffled"]');
  await expect(remark).toBeVisible();
  await expect(page.locator('.lesson')).toBeVisible();
  const lowest = await remark.evaluate(one => one.getBoundingClientRect().bottom);
  const highest = await page
    .locator('.thumb .button, .lesson')
    .evaluateAll(all => Math.min(...all.map(one => one.getBoundingClientRect().top)));
  expect(lowest).toBeLessThanOrEqual(highest + 1);
});

const stuckNext = () => {
  for (let seed = 1; seed < 60; seed++) {
    const match = runUntil('standard', `STUC-${seed}`, s => s.phase === 'lost', randomChoice(seed));
    for (let ply = 1; ply <= match.length; ply++) {
      const { events } = match.at(ply);
      if (!events.some(event => event.type === 'stuck') || events.some(event => event.type === 'runLost')) continue;
      return { match: match.branch(ply - 1), line: match.log[ply - 1]?.line ?? '' };
    }
  }
  throw new Error('never stuck');
};

for (const speed of [4, 'instant', 'reduced'] as const)
  test(`a hand that fits nowhere says so long enough to be read, and what it cost: ${speed}`, async ({ page }) => {
    await skipLessons(page);
    if (speed === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(
        chosen => localStorage.setItem('minoya:settings', JSON.stringify({ speed: chosen })),
        speed,
      );
    const { match, line } = stuckNext();
    const action = match.game.actions.read(line);
    if (action?.type !== 'place') throw new Error('not by a placement');
    await open(page, match);
    await page.evaluate(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      const look = () => {
        if (document.querySelector('[data-notice="stuck"], [data-remark="stuck"]')) shown.push(performance.now());
        requestAnimationFrame(look);
      };
      look();
    });
    await new Driver(page).tap(match.state, action.from, action.cell);
    const notice = page.locator('[data-notice="stuck"], [data-remark="stuck"]');
    await expect(notice).toContainText(/ハンドを使って/);
    await expect(notice).toHaveCount(0, { timeout: 10_000 });
    const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    expect((shown.at(-1) ?? 0) - (shown[0] ?? 0)).toBeGreaterThan(1_100);
  });

test('a replay begins at its beginning; its controls are in reach on every screen and count as players do', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await instant(page);
  const match = fullUntil(() => false);
  await page.goto(`/r#${encodeReplay(match.replay())}`);
  await expect(page.locator('.seek')).toHaveValue('0');
  const plies = match.log.map((_, i) => i + 1);
  for (const phase of ['progress', 'playing', 'cleared', 'shop'] as const) {
    const ply = plies.find(at => match.at(at).state.phase === phase) ?? 0;
    await page.locator('.seek').fill(String(ply));
    await expect(page.locator(`.roku[data-phase="${phase}"]`)).toBeVisible();
    await expect(page.locator('.replay-controls')).toBeInViewport({ ratio: 1 });
  }
  const first = match.log.findIndex(({ line }) => line.startsWith('p'));
  await page.locator('.seek').fill(String(first + 1));
  const action = match.game.actions.read(match.log[first]?.line ?? '');
  if (action?.type !== 'place') throw new Error('no placement');
  const [row, column] = [Math.floor(action.cell / 6) + 1, (action.cell % 6) + 1];
  await expect(page.locator('.replay-controls')).toContainText(`${row}行${column}列`);
});

test('a relic says what it sells for, and is sold by two presses', async ({ page }) => {
  await skipLessons(page);
  await instant(page);
  await open(
    page,
    fullUntil(s => s.round >= 6 && s.phase === 'shop'),
  );
  const before = (await new Driver(page).state()).relics.length;
  await page.locator('[data-relic="0"]').click();
  const sell = page.locator('dialog [data-sell]');
  await expect(sell).toHaveText(/^売る \+\d+G$/);
  await sell.click();
  await expect(sell).toHaveText(/^本当に売る \+\d+G$/);
  expect((await new Driver(page).state()).relics.length).toBe(before);
  await sell.click();
  await expect.poll(async () => (await new Driver(page).state()).relics.length).toBe(before - 1);
});

test('a preview that does not fit is a translucent red with hatching, inside the board only', async ({ page }) => {
  await skipLessons(page);
  const match = find('standard', s => playing(s) && s.hand.some(card => card?.mino === 'tro-i-h'));
  const from = match.state.hand.findIndex(card => card?.mino === 'tro-i-h');
  await open(page, match);
  const driver = new Driver(page);
  await driver.hold(match.state, from, 5);
  const ghost = page.locator('.ghost[data-fits="false"]');
  await expect(ghost.locator('.hatch').first()).toBeVisible();
  const fill = await ghost
    .locator('.face')
    .first()
    .evaluate(one => getComputedStyle(one).fill);
  expect(fill).toMatch(/\/ 0\.38\)|, 0\.38\)/);
  const clipped = await page.locator('.ghost-window').evaluate(one => getComputedStyle(one).overflow);
  expect(clipped).toBe('hidden');
});

test('blocks are marked with pictures, or with letters for those who want them', async ({ page }) => {
  await skipLessons(page);
  await page.addInitScript(() =>
    localStorage.setItem('minoya:settings', JSON.stringify({ speed: 'instant', signs: 'letters' })),
  );
  await open(
    page,
    fullUntil(s => playing(s) && s.hand.some(card => card?.pattern)),
  );
  await expect(page.locator('.tray .sign-letter').first()).toHaveText(/^[★♣FN⚡]$/);
  await expect(page.locator('.tray .pattern')).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const)
  test(`board and tray use the height of ${width} × ${height}, and relics can be read`, async ({ page }) => {
    await skipLessons(page);
    await page.setViewportSize({ width, height });
    await open(page, runUntil('standard relics=anchor,kani,copy,snowball,crown', 'WIDE-0001', playing));
    const used = await page.evaluate(() => {
      const tall = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      return {
        share: (tall('.roku-board') + tall('.tray')) / innerHeight,
        page: document.documentElement.scrollHeight,
      };
    });
    expect(used.share).toBeGreaterThanOrEqual(0.85);
    expect(used.page).toBeLessThanOrEqual(height);
    for (const text of await page.locator('.relic-text').all()) await expect(text).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.relic-text')).toHaveCount(5);
    await expect(page.locator('.round-log ol')).toBeHidden();
  });

test('words of the game explain themselves when they are tapped', async ({ page }) => {
  await skipLessons(page);
  await open(
    page,
    fullUntil(s => s.round >= 6 && s.phase === 'shop'),
  );
  const term = page.locator('.tag .term', { hasText: 'レリック' }).first();
  await term.click();
  await expect(page.locator('.tip')).toContainText('並び順に計算されます');
});

test('a run is told by its build card, also as a picture', async ({ page }) => {
  await skipLessons(page);
  await instant(page);
  await lose(page);
  const card = page.locator('.build-card');
  await expect(card.locator('.build-deck li')).toHaveCount(6);
  await expect(card.locator('.build-curve'), 'one round makes no curve').toHaveCount(0);
  const coming = page.waitForEvent('download');
  await page.locator('[data-card]').click();
  expect((await coming).suggestedFilename()).toMatch(/^rokumasu-.+\.png$/);
});
