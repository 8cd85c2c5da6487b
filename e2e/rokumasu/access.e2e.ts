import { preview } from '@minoya/games/rokumasu/preview';
import type { State } from '@minoya/games/rokumasu/state';
import { expect, test } from '../support.ts';
import { boxOf } from '../../apps/web/src/board/grid.ts';
import { cardOf, Driver, placements, shapeOf } from './driver.ts';
import { botChoice, open, randomChoice, runUntil, skipLessons } from './runs.ts';
import { fullUntil } from './screens.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
});

const playing = (s: State) => s.phase === 'playing';
const clears = (s: State) =>
  playing(s) ? placements(s).find(one => (preview(s, one)?.outcomes[0]?.points ?? 0) > 0) : undefined;

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('[A-03][A-04] a finger drags a piece that floats clear of it', async ({ page }) => {
    const match = runUntil('standard', 'WAYS-0001', playing);
    const [choice] = placements(match.state).slice(9);
    if (!choice) throw new Error('nothing to place');
    await open(page, match);
    const driver = new Driver(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const slot = await driver.slot(choice.from).boundingBox();
    if (!slot) throw new Error('no slot');
    const from = { x: slot.x + slot.width / 2, y: slot.y + slot.height / 2 };
    const middle = await driver.over(cardOf(match.state, choice.from), choice.cell);
    const { cell } = await driver.cellBox();
    const lift = 1.25 * cell;
    const { height } = boxOf(shapeOf(cardOf(match.state, choice.from)));
    const finger = { x: middle.x, y: middle.y + (height / 2) * cell + lift };
    await send('touchStart', from);
    await send('touchMove', { x: from.x, y: from.y - 20 });
    await send('touchMove', finger);
    await expect(page.locator('.ghost[data-fits="true"]')).toBeVisible();
    const bottoms = await page
      .locator('.floating .bit')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom));
    expect(finger.y - Math.max(...bottoms)).toBeGreaterThanOrEqual(60);
    await send('touchEnd', null);
    await expect.poll(async () => (await driver.log()).length).toBe(match.length + 1);
  });

  test('[A-34] a long press explains what it presses', async ({ page }) => {
    await open(page, runUntil('standard relics=patience', 'TIPS-0001', playing));
    const touch = await page.context().newCDPSession(page);
    const box = await page.locator('[data-relic="0"]').boundingBox();
    if (!box) throw new Error('no relic');
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + 10, y: box.y + 10 }],
    });
    await expect(page.locator('.tip')).toContainText('忍耐');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

test('[A-31] a round by keyboard alone, with every score said aloud', async ({ page }) => {
  test.setTimeout(90_000);
  const driver = new Driver(page);
  const match = runUntil('standard relics=single_line,first_strike', 'KEYS-0001', playing);
  await open(page, match);
  await expect(page.locator('[role="grid"][aria-rowcount="6"] [role="gridcell"]')).toHaveCount(36);
  await expect(driver.cell(14)).toHaveAccessibleName('3行3列、空き');
  const choose = botChoice();
  let spoken = '';
  for (let i = 0; i < 20 && match.state.phase === 'playing'; i++) {
    const action = choose(match.state);
    if (action.type !== 'place') break;
    const before = match.state;
    const step = match.act(0, action);
    if (!step.ok) throw new Error(step.why);
    await driver.type(before, action.from, action.cell);
    await expect.poll(async () => (await driver.log()).length).toBe(match.length);
    const scored = step.events.find(event => event.type === 'scored');
    if (scored) await expect(page.locator('[data-live]')).toContainText(`${scored.points}点`);
    if (scored) spoken = (await page.locator('[data-live]').textContent()) ?? '';
  }
  expect(spoken).toMatch(/ライン消えました。得点、ブロック点.+列点.+点/);
});

test('[A-32] every mark differs in greyscale, large and small', async ({ page }) => {
  // Some eighty pictures.
  test.setTimeout(90_000);
  await page.goto('/rokumasu/rules');
  await page.locator('[data-source^="brand:"]').first().waitFor();
  for (const size of [54, 28]) {
    const marks: string[] = [];
    for (const layer of ['pattern', 'seal', 'blessing', 'brand']) {
      const crests = page.locator(`[data-source^="${layer}:"]`);
      for (let i = 0; i < (await crests.count()); i++) {
        await crests.nth(i).evaluate((one, width) => {
          if (!(one instanceof HTMLElement)) return;
          one.style.width = `${width}px`;
          one.style.height = `${width}px`;
        }, size);
        marks.push((await crests.nth(i).screenshot()).toString('base64'));
      }
    }
    expect(marks.length).toBeGreaterThanOrEqual(20);
    const near = await page.evaluate(closest, marks);
    expect(near.share, near.pair.join(' and ')).toBeGreaterThan(0.02);
  }
});

/** The smallest share of pixels in which two pictures differ clearly. */
async function closest(pictures: readonly string[]): Promise<{ share: number; pair: readonly number[] }> {
  const greys = await Promise.all(
    pictures.map(async picture => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [28, 28];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 28, 28);
      const { data } = context?.getImageData(0, 0, 28, 28) ?? { data: new Uint8ClampedArray() };
      return Array.from(
        { length: 784 },
        (_, i) => 0.3 * (data[4 * i] ?? 0) + 0.59 * (data[4 * i + 1] ?? 0) + 0.11 * (data[4 * i + 2] ?? 0),
      );
    }),
  );
  let least = { share: 1, pair: [0, 0] };
  for (const [i, a] of greys.entries())
    for (const [j, b] of greys.slice(i + 1).entries()) {
      const differing = a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 40).length;
      if (differing / 784 < least.share) least = { share: differing / 784, pair: [i, i + 1 + j] };
    }
  return least;
}

test('[A-33] reduced motion moves nothing and still lists every step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const match = runUntil('standard relics=anchor,kani', 'STIL-0001', s => clears(s) !== undefined, randomChoice(3));
  const choice = clears(match.state);
  if (!choice) throw new Error('no clear');
  const driver = new Driver(page);
  await open(page, match);
  await page.evaluate(() => {
    const seen: { length: number; moves: boolean }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const one of document.getAnimations()) {
        const effect = one.effect instanceof KeyframeEffect ? one.effect : null;
        const moves = JSON.stringify(effect?.getKeyframes() ?? []).includes('transform');
        seen.push({ length: Number(effect?.getTiming().duration ?? 0), moves });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await driver.tap(match.state, choice.from, choice.cell);
  await expect(page.locator('.formula')).toHaveAttribute('data-mode', 'last');
  const seen = await page.evaluate(() => (window as unknown as { seen: { length: number; moves: boolean }[] }).seen);
  // A transition that the house has cut to a hundredth of a millisecond moves nothing.
  for (const one of seen.filter(({ length }) => length > 1))
    expect(one).toEqual({ length: expect.any(Number), moves: false });
  expect(Math.max(0, ...seen.map(one => one.length))).toBeLessThanOrEqual(120);
  await page.locator('.formula-strip').click();
  await expect.poll(() => page.locator('dialog .ledger li').count()).toBeGreaterThanOrEqual(3);
});

test('[A-34] the keyboard opens the same explanations as the mouse', async ({ page }) => {
  await open(page, runUntil('standard relics=patience', 'TIPS-0001', playing));
  await page.locator('.target-name').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.tip')).toContainText('目標');
  await page.locator('[data-relic="0"]').hover();
  await expect(page.locator('.tip')).toContainText('忍耐');
});

test('[A-34] a sentence of the shop explains its terms at a tap and when the keyboard reaches it', async ({ page }) => {
  await skipLessons(page);
  await open(
    page,
    fullUntil(s => s.phase === 'shop' && (s.shop?.items.some(({ ware }) => ware.kind === 'relic') ?? false)),
  );
  const sentence = page.locator('.ware p.word', { hasText: '点' }).first();
  await sentence.click();
  await expect(page.locator('.tip')).toContainText(/ブロック点：|列点：/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.tip')).not.toHaveCount(0);
});

test.describe('in English on a narrow phone', () => {
  test.use({ locale: 'en-US', viewport: { width: 320, height: 640 } });

  test('[D-08] [D-10] words stay whole on the start page and in the shop', async ({ page }) => {
    await page.goto('/rokumasu');
    const title = page.getByRole('heading', { level: 1 });
    const lines = (one: Element) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
    await expect.poll(() => title.evaluate(lines)).toBeLessThan(1.5);
    await open(
      page,
      fullUntil(s => s.round >= 6 && s.phase === 'shop'),
    );
    const onwards = page.locator('[data-leave]');
    await expect(onwards).toBeInViewport({ ratio: 1 });
    expect(await onwards.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
