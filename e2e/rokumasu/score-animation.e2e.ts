import { rokumasu } from '@minoya/games/rokumasu/game';
import { total } from '@minoya/games/rokumasu/score';
import type { Event } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { type Scene, threeLines, winning } from './film.ts';
import { open, runUntil, skipLessons } from './runs.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
});

/** What one frame says: everything that can be read, and the parts that count. */
interface Frame {
  readonly at: number;
  readonly text: string;
  readonly a: string;
  readonly b: string;
  readonly product: string;
  readonly score: number;
  readonly gold: number;
  readonly blocks: number;
  /** Shares that stand over the blocks they come from. */
  readonly pops: number;
  readonly receipt: boolean;
  /** An explanation is open. */
  readonly explained: boolean;
  /** The piece is still held: what it would score is foreseen, and that is no secret. */
  readonly foreseen: boolean;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: unknown[] = [];
    const told: string[] = [];
    Object.assign(window, { frames, told });
    const begun = performance.now();
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    // A busy machine draws fewer frames than there are words: these are heard as they are written.
    const hear = () => {
      for (const words of [textOf('.stage-note'), textOf('[data-staged="product"]')])
        if (words !== '' && !told.includes(words)) told.push(words);
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    const look = () => {
      frames.push({
        at: performance.now() - begun,
        text: [...document.querySelectorAll('.roku, .toasts, [data-live], .stage-note')]
          .map(one => one.textContent)
          .join(' '),
        a: textOf('[data-staged="a"]'),
        b: textOf('[data-staged="b"]'),
        product: textOf('[data-staged="product"]'),
        score: Number(textOf('[data-score]').replaceAll(',', '')),
        gold: Number(textOf('[data-gold]')),
        blocks: document.querySelectorAll('[data-board="main"] .cell .tile').length,
        pops: document.querySelectorAll('.score-animation .pop.a').length,
        foreseen: document.querySelector('.formula[data-mode="preview"]') !== null,
        receipt: document.querySelector('[data-of="cleared"]') !== null,
        explained: document.querySelector('.tip') !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  });
}

const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

/** What relics made of A and B, and then the product, each once, in the order in which it was written. */
const toldOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told);

async function perform(page: Page, { match, drop }: Scene): Promise<readonly Event[]> {
  await open(page, match);
  await page.waitForTimeout(600);
  const driver = new Driver(page);
  await driver.hold(match.state, drop.from, drop.cell);
  await watch(page);
  await driver.letGo();
  const step = rokumasu.apply(match.state, 0, drop);
  if (!step.ok) throw new Error(step.why);
  return step.events;
}

const written = (points: number): string => points.toLocaleString('en-US');

const scoredOf = (events: readonly Event[]) => {
  const scored = events.find(event => event.type === 'scored');
  if (!scored) throw new Error('nothing was scored');
  return scored;
};

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('three lines with five relics: no number stands there before its step', async ({ page }) => {
    test.setTimeout(60_000);
    const scene = threeLines();
    const events = await perform(page, scene);
    const scored = scoredOf(events);
    expect(scored.rows.length + scored.columns.length).toBe(3);
    expect(new Set(scored.ledger.flatMap(line => line.relic ?? [])).size).toBe(5);
    await expect.poll(async () => (await framesOf(page)).at(-1)?.receipt, { timeout: 15_000 }).toBe(true);
    const all = await framesOf(page);
    const frames = all.slice(all.findIndex(frame => !frame.foreseen));
    const first = (seen: (frame: Frame) => boolean) => {
      const at = frames.findIndex(seen);
      return at < 0 ? frames.length : at;
    };
    const product = first(frame => frame.product !== '');
    const last = total(scored.ledger);
    expect(frames[product]?.product).toBe(written(last.points));
    // A, B, then what the relics make of them, in the order of the ledger; the product only behind all of them.
    const names = scored.ledger
      .filter(line => line.relic !== null)
      .map(line => `+${line.tenths / 10}|×${line.tenths / 10}`);
    const told = await toldOn(page);
    expect(told).toHaveLength(6);
    expect(told.at(-1)).toBe(written(last.points));
    for (const [i, note] of told.slice(0, 5).entries())
      expect(note).toMatch(new RegExp(names[i]?.replaceAll('+', '\\+') ?? '-'));
    // Nothing that can be read anywhere tells the points, the total, the win or the gold before.
    for (const frame of frames.slice(0, product)) {
      expect(frame.score).toBe(scene.match.state.score);
      expect(frame.gold).toBe(scene.match.state.gold);
      expect(frame.text).not.toMatch(new RegExp(`${last.points}点|${written(last.points)}|クリア。所持`));
      expect(frame.receipt).toBe(false);
    }
    expect(Math.max(...frames.slice(0, product).map(frame => frame.pops))).toBeGreaterThan(0);
    // The counter runs up, and the blocks go when the product has gone.
    const scores = frames
      .filter(frame => !frame.receipt)
      .map(frame => frame.score)
      .filter((score, i, every) => score !== every[i - 1]);
    expect([...scores].sort((x, y) => x - y)).toEqual(scores);
    expect(scores.length).toBeGreaterThan(2);
    const before = frames[product]?.blocks ?? 0;
    expect(before).toBeGreaterThan(15);
    for (const frame of frames.slice(
      first(one => one.a !== ''),
      product,
    ))
      expect(frame.blocks).toBe(before);
    expect(frames.slice(product).some(frame => frame.blocks < before)).toBe(true);
    // The receipt opens when the gold has been counted; one frame may show both.
    const receipt = first(frame => frame.receipt);
    const golds = events.filter(event => event.type === 'gold');
    const counted = first(frame => frame.gold === golds.at(-1)?.total);
    expect(counted).toBeLessThanOrEqual(receipt);
    expect(counted).toBeGreaterThan(product);
    await expect(page.locator('.score-animation, .effects-layer')).toHaveCount(0);
  });
});

test('a press ends the count, and the same press takes up the next piece', async ({ page }) => {
  const { match, drop } = threeLines();
  const scored = scoredOf(await perform(page, { match, drop }));
  await expect(page.locator('.stage-formula')).toBeVisible();
  await page.mouse.click(5, 200);
  await expect(page.locator('.score-animation')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.textContent)).toContain(written(scored.score));
});

for (const way of ['reduced motion', '即時'] as const)
  test(`${way} loses nothing: the points, every step and the payout can be read`, async ({ page }) => {
    if (way === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.addInitScript(() => localStorage.setItem('minoya:settings', JSON.stringify({ speed: 'instant' })));
    const { match, drop } = threeLines();
    const scored = scoredOf(await perform(page, { match, drop }));
    await expect(page.locator('[data-of="cleared"]')).toBeVisible();
    await expect(page.locator('.ledger li')).toHaveCount(scored.ledger.length + 1);
    await expect(page.locator('[data-ledger-total]')).toHaveText(written(scored.points));
    await expect(page.locator('[data-live]')).toContainText(
      new RegExp(`(${scored.points}|${written(scored.points)})点`),
    );
  });

for (const round of [3, 24] as const)
  test(`the win of round ${round}: no number, no win and no gold stands there before its step`, async ({ page }) => {
    test.setTimeout(60_000);
    const scene = winning(round);
    const events = await perform(page, scene);
    const scored = scoredOf(events);
    await expect(page.locator('[data-of="cleared"]')).toBeVisible({ timeout: 20_000 });
    const all = await framesOf(page);
    const frames = all.slice(all.findIndex(frame => !frame.foreseen));
    const product = frames.findIndex(frame => frame.product !== '');
    expect(product).toBeGreaterThan(0);
    expect(frames[product]?.product).toBe(written(scored.points));
    for (const frame of frames.slice(0, product)) {
      expect(frame.score).toBe(scene.match.state.score);
      expect(frame.gold).toBe(scene.match.state.gold);
      expect(frame.text).not.toMatch(/たおしました|すべてクリア|ラウンドを終える|済/);
      expect(frame.receipt).toBe(false);
    }
    // Gold comes with its lines, one after the other, and the receipt behind all of it.
    const golds = frames.map(frame => frame.gold).filter((gold, i, every) => gold !== every[i - 1]);
    expect([...golds].sort((x, y) => x - y)).toEqual(golds);
    const receipt = frames.findIndex(frame => frame.receipt);
    const won = frames.findIndex(frame => /たおしました|すべてクリア/.test(frame.text));
    expect(won).toBeGreaterThan(product);
    expect(receipt).toBeGreaterThan(won);
  });

test('a boss that falls and the last round have moments of their own', async ({ page }) => {
  test.setTimeout(60_000);
  await perform(page, winning(3));
  await expect(page.locator('[data-notice="boss"] .boss-halves')).toBeVisible();
  await expect(page.locator('[data-of="cleared"]')).toBeVisible({ timeout: 10_000 });
  await perform(page, winning(24));
  await expect(page.locator('[data-notice="final"] .lantern')).toHaveCount(8, { timeout: 10_000 });
  await expect(page.locator('[data-of="cleared"]')).toBeVisible({ timeout: 10_000 });
  // The pointer still rests where the piece was dropped: what lies there is not explained over the count.
  expect((await framesOf(page)).filter(({ explained }) => explained)).toEqual([]);
});

test('awards wait until the round is over, and are told once', async ({ page }) => {
  const scene = firstWin();
  await perform(page, scene);
  await expect(page.locator('[data-of="cleared"] [data-award="first-line"]')).toBeVisible({ timeout: 15_000 });
  const frames = await framesOf(page);
  const told = (await page.locator('[data-award="first-line"] b').textContent()) ?? '-';
  expect(frames.filter(frame => !frame.receipt && frame.text.includes(told))).toEqual([]);
  await expect(page.locator('.toast')).toHaveCount(0);
  await perform(page, scene);
  await expect(page.locator('[data-of="cleared"]')).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(300);
  await expect(page.locator('[data-award]')).toHaveCount(0);
});

/** A plain run, one placement before it wins its first round. */
function firstWin(): Scene {
  const match = runUntil('standard', 'CCCC-0003', s => s.phase === 'cleared');
  const { log, ...replay } = match.replay();
  const before = Match.resume(rokumasu, { ...replay, log: log.slice(0, -1) });
  const drop = rokumasu.actions.read(log.at(-1)?.line ?? '');
  if (!before.ok || drop?.type !== 'place') throw new Error('the round was not won by a placement');
  return { match: before.value, drop };
}
