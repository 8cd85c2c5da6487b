import { rokumasu } from '@minoya/games/rokumasu/game';
import { refusal } from '@minoya/games/rokumasu/legal';
import { preview } from '@minoya/games/rokumasu/preview';
import type { Action, State } from '@minoya/games/rokumasu/state';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { cardOf, Driver, placements } from './driver.ts';
import { best, find } from './positions.ts';
import { open, skipLessons } from './runs.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
});

const place = (from: number, cell: number): Extract<Action, { type: 'place' }> => ({ type: 'place', from, cell });
const outcomesOf = (state: State, action: Extract<Action, { type: 'place' }>) => preview(state, action)?.outcomes ?? [];

test('[A-06] a lucky mino shows both results and the odds, and a hundred looks change nothing', async ({ page }) => {
  test.setTimeout(60_000);
  const doubled = (state: State) =>
    state.phase === 'playing' ? (placements(state).find(one => outcomesOf(state, one).length === 2) ?? null) : null;
  const match = find('standard gold=60', state => doubled(state) !== null);
  const choice = doubled(match.state);
  if (!choice) throw new Error('no luck');
  const [plain, lucky] = outcomesOf(match.state, choice);
  const driver = new Driver(page);
  await open(page, match);
  await driver.hold(match.state, choice.from, choice.cell);
  const there = await driver.over(cardOf(match.state, choice.from), choice.cell);
  await expect(page.locator('[data-product]')).toHaveText(String(plain?.points));
  const percent = Math.round(1000 * (lucky?.odds ?? 0)) / 10;
  await expect(page.locator('.formula-note')).toHaveText(new RegExp(`(1/10|${percent}%).*${lucky?.points}点`));
  await watchFrames(page, ['.formula-strip']);
  for (let i = 0; i < 100; i++) {
    await page.mouse.move(5, 5);
    await page.mouse.move(there.x, there.y);
    await drawn(page);
  }
  const looks = (await framesSeen(page)).filter(([text]) => text?.includes(String(lucky?.points)));
  expect(looks.length).toBeGreaterThanOrEqual(100);
  expect(new Set(looks.map(([text]) => text)).size).toBe(1);
  await page.mouse.up();
  await expect.poll(async () => (await driver.log()).length).toBe(match.length + 1);
  const step = match.act(0, choice);
  if (!step.ok) throw new Error(step.why);
  expect((await driver.state()).score).toBe(match.state.score);
  expect([plain?.points, lucky?.points]).toContain(match.state.score - match.at(match.length - 1).state.score);
});

test('[A-06] dice of a relic are shown with their odds and never told beforehand', async ({ page }) => {
  const match = find('standard relics=gambler', s => best(s, points => points > 0) !== null);
  const choice = best(match.state, points => points > 0);
  if (!choice) throw new Error('no clear');
  const driver = new Driver(page);
  await open(page, match);
  await driver.hold(match.state, choice.from, choice.cell);
  await expect(page.locator('.formula')).toContainText('1/4');
  await page.mouse.up();
  await expect.poll(async () => (await driver.log()).length).toBe(match.length + 1);
  const step = rokumasu.apply(match.state, 0, choice);
  if (!step.ok) throw new Error(step.why);
  expect((await driver.state()).score).toBe(step.state.score);
});

test('[A-07] every move of the held piece is foreseen in the frame that draws it, and five relics hardly add to its work', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const bare = await carry(page, 'standard');
  const laden = await carry(page, 'standard relics=anchor,crown,kani,crescent,snowball');
  test.info().annotations.push({
    type: 'work',
    description: `${bare.toFixed(1)} ms of processor time a move without relics, ${laden.toFixed(1)} with five`,
  });
  // Milliseconds are the machine's; that relics do not weigh on a frame is the page's.
  expect(laden / bare).toBeLessThan(2);
});

/** Carries a piece over every cell, there and back; what one such move costs the page, in the middle of all of them. */
async function carry(page: Page, setup: string): Promise<number> {
  const match = find(setup, s => s.board.filter(Boolean).length > 9 && best(s, points => points > 8) !== null);
  const { state } = match;
  const from = best(state, points => points > 8)?.from;
  if (typeof from !== 'number') throw new Error('no clear');
  const driver = new Driver(page);
  await open(page, match);
  await driver.hold(state, from, 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await watchFrames(page, ['[data-product]']);
  const costs: number[] = [];
  for (const cell of [...everyCell, ...everyCell.toReversed()]) {
    const to = await driver.over(cardOf(state, from), cell);
    const before = await work(session);
    await page.mouse.move(to.x, to.y);
    await drawn(page);
    costs.push((await work(session)) - before);
    const [shown] = (await framesSeen(page)).at(-1) ?? [];
    expect(shown, `${setup}, over cell ${cell}`).toBe(productText(state, from, cell));
  }
  // Let go where nothing is placed.
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await session.detach();
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}

const everyCell = Array.from({ length: 36 }, (_, cell) => cell);

function productText(state: State, from: number, cell: number): string {
  if (refusal(state, place(from, cell)) !== null) return '–';
  return String(outcomesOf(state, place(from, cell))[0]?.points ?? 0);
}

/** The page's own work so far, in milliseconds of processor time: how busy the machine is does not count. */
async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(one => one.name === 'TaskDuration')?.value ?? 0) * 1000;
}

test('[A-09] a place that does not fit says why in the next frame, let go in the second, and changes nothing', async ({
  page,
}) => {
  const refused = (s: State, why: string) =>
    everyCell.find(cell => s.hand.some((card, from) => card && refusal(s, place(from, cell)) === why));
  const match = find(
    'standard',
    s => s.phase === 'playing' && refused(s, 'overlaps') !== undefined && refused(s, 'outside') !== undefined,
  );
  const { state } = match;
  const driver = new Driver(page);
  await open(page, match);
  const before = await driver.state();
  for (const [why, word, told] of [
    ['overlaps', '重なる', '重なっています'],
    ['outside', 'はみ出す', 'はみ出しています'],
  ] as const) {
    const cell = refused(state, why) ?? 0;
    const from = state.hand.findIndex((card, at) => card && refusal(state, place(at, cell)) === why);
    await driver.hold(state, from, placements(state).find(one => one.from === from)?.cell ?? 0);
    await watchFrames(page, ['.formula-note', '.chip']);
    const to = await driver.over(cardOf(state, from), cell);
    await page.mouse.move(to.x, to.y);
    await drawn(page);
    expect((await framesSeen(page)).at(-1)?.[0]).toBe(word);
    await expect(page.locator('.ghost[data-fits="false"]')).toBeVisible();
    await page.mouse.up();
    await drawn(page);
    await drawn(page);
    expect((await framesSeen(page)).at(-1)?.[1]).toContain(told);
    expect(await driver.log()).toHaveLength(match.length);
    expect(await driver.state()).toEqual(before);
    await page.reload();
    await page.locator('.roku').waitFor();
  }
});

/** Writes down what some places of the page say right after the frame that follows a move, or the second after a release. */
async function watchFrames(page: Page, selectors: readonly string[]): Promise<void> {
  await page.evaluate(list => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const channel = new MessageChannel();
    channel.port1.onmessage = () => seen.push(list.map(one => document.querySelector(one)?.textContent ?? ''));
    const look = () => requestAnimationFrame(() => channel.port2.postMessage(0));
    addEventListener('pointermove', look, { capture: true });
    addEventListener('pointerup', () => requestAnimationFrame(look), { capture: true });
  }, selectors);
}

const framesSeen = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { seen: string[][] }).seen);

/** Lets the frame of the last input pass, and what was written down about it. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
