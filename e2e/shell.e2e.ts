import { cell, filled, open, placeFirst, sizeOf, tray } from './fit.ts';
import { expect, test } from './support.ts';

test('[D-02] home needs little: JavaScript and styles within 120 KB, fonts within 180 KB', async ({
  page,
  baseURL,
}) => {
  const got: { url: string; size: number }[] = [];
  page.on('requestfinished', async request => {
    const sizes = await request.sizes();
    got.push({ url: request.url(), size: sizes.responseBodySize });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sum = (kind: RegExp) => got.filter(one => kind.test(one.url)).reduce((total, one) => total + one.size, 0);
  expect(sum(/\.(js|css)(\?|$)/)).toBeLessThan(120_000);
  expect(sum(/\.woff2/)).toBeLessThan(180_000);
  expect(got.filter(one => !one.url.startsWith(baseURL ?? ''))).toEqual([]);
});

test('[D-07] ? lists the keys, and single letters can be switched off', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'キー操作' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  await page.evaluate(() => localStorage.setItem('minoya:settings', JSON.stringify({ letterKeys: false })));
  await page.reload();
  await expect.poll(() => filled(page)).toBe(count);
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await filled(page)).toBe(count);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a tap beside a sheet closes it, and presses nothing below it', async ({ page }) => {
    await open(page);
    await placeFirst(page, 0);
    await expect.poll(() => filled(page)).toBeGreaterThan(0);
    const count = await filled(page);
    const undo = await page.locator('[data-undo]').boundingBox();
    await page.getByRole('button', { name: 'メニュー' }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    const body = await sheet.locator('.sheet-body').boundingBox();
    if (!undo || !body) throw new Error('nothing to tap');
    const [x, y] = [undo.x + undo.width / 2, undo.y + undo.height / 2];
    expect(y, 'beside the sheet').toBeLessThan(body.y);
    await page.waitForTimeout(400);
    await page.touchscreen.tap(x, y);
    await expect(sheet).toHaveCount(0);
    await page.waitForTimeout(400);
    expect(await filled(page)).toBe(count);
  });
});

test('[D-09] what the system asks for is respected, and can be overruled', async ({ page }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', contrast: 'more' });
  await page.goto('/settings');
  await expect(root).toHaveAttribute('data-theme', 'contrast-dark');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.getByText('和紙（明）').click();
  await page.getByText('減らさない').click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-motion', 'full');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = await page
    .locator('.choice span')
    .first()
    .evaluate(one => getComputedStyle(one).borderStyle);
  expect(edge).toBe('solid');
});

test('[D-09] in reduced motion nothing takes longer than 120 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const longest = await page.evaluate(() => {
    const lengths = [...document.querySelectorAll('*')].flatMap(one => {
      const { transitionDuration, animationDuration } = getComputedStyle(one);
      return `${transitionDuration},${animationDuration}`
        .split(',')
        .map(text => Number.parseFloat(text) * (text.includes('ms') ? 1 : 1000));
    });
    return Math.max(...lengths);
  });
  expect(longest).toBeLessThanOrEqual(120);
});

test('[D-10] the language changes in the middle of a game, without a reload', async ({ page }) => {
  await open(page);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  await page.evaluate(() => {
    (window as { stayed?: boolean }).stayed = true;
  });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: '設定' }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'Row 1, column 1' })).toBeVisible();
  expect(await filled(page)).toBe(count);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
});

test('[D-10] no button loses its label when words grow by 60 %', async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cut = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.button, .tab, .badge')];
    for (const button of buttons) {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent ?? '';
        node.textContent = words + words.slice(0, Math.ceil(words.length * 0.6));
      }
    }
    return buttons.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent);
  });
  expect(cut).toEqual([]);
});

test('[D-13] sound and haptics can be off, stay off, and never start by themselves', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { audio: 0, buzz: 0 };
    Object.assign(window, { made });
    // What a test asks the page counts as a gesture for the browser; here only presses do.
    const activation = { hasBeenActive: false };
    addEventListener('pointerdown', () => (activation.hasBeenActive = true), true);
    Object.defineProperty(navigator, 'userActivation', { value: activation });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.audio += 1;
      }
    };
    navigator.vibrate = () => {
      made.buzz += 1;
      return true;
    };
  });
  const made = () => page.evaluate(() => (window as unknown as { made: { audio: number; buzz: number } }).made);
  await open(page);
  expect(await made()).toEqual({ audio: 0, buzz: 0 });
  await tray(page, 0).click();
  await cell(page, 2, 2).click();
  await expect.poll(async () => (await made()).audio).toBe(1);
  await expect.poll(async () => (await made()).buzz).toBeGreaterThan(0);
  await page.evaluate(() => localStorage.setItem('minoya:settings', JSON.stringify({ muted: true, haptics: 'off' })));
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await tray(page, 1).click();
  await cell(page, 4, 4).click();
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  expect(await made()).toEqual({ audio: 0, buzz: 0 });
});

test('[D-13] sound that a call has interrupted is taken up again, and may refuse', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    window.AudioContext = class extends AudioContext {
      override get state(): AudioContextState {
        return 'interrupted';
      }
      override resume(): Promise<void> {
        asked.times += 1;
        return Promise.reject(new DOMException('a call', 'InvalidStateError'));
      }
    };
  });
  await open(page);
  await tray(page, 0).click();
  await cell(page, 2, 2).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times))
    .toBeGreaterThan(0);
});

test('[D-13] a browser without vibration plays without a complaint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: undefined });
  });
  await open(page);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
});

test('[D-17] there is no cookie', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.context().cookies()).toEqual([]);
});

test('[D-22] back closes the sheet, then leaves the game, and the run is kept', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/sample\/play$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sample$/);
  await page.getByRole('link', { name: /つづき/ }).click();
  await expect.poll(() => filled(page)).toBe(count);
});

test('[D-24] the second tab of a run says so and can take over', async ({ page, context }) => {
  await open(page);
  await placeFirst(page, 0);
  await expect.poll(() => filled(page)).toBeGreaterThan(0);
  const count = await filled(page);
  const second = await context.newPage();
  await second.goto('/sample/play');
  await expect(second.getByRole('heading', { name: '別のタブで開いています' })).toBeVisible();
  await expect(second.locator('[data-to-game]')).toHaveAttribute('href', '/sample');
  await second.getByRole('button', { name: 'こちらで遊ぶ' }).click();
  await expect.poll(() => filled(second)).toBe(count);
  await expect(page.getByText('この続きは別のタブへ移りました。')).toBeVisible();
});

test('[D-27] zoom is allowed, but a double tap on a board does not zoom', async ({ page }) => {
  await open(page);
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable\s*=\s*no|maximum-scale/);
  const touch = await page.locator('.board').evaluate(one => getComputedStyle(one).touchAction);
  expect(touch).toBe('manipulation');
  expect(await sizeOf(page, 0)).toBeGreaterThan(0);
});
