import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../browser.ts';
import { open, runUntil, skipLessons } from './runs.ts';

const base = process.env.BASE ?? 'http://127.0.0.1:5232';
const out = process.env.OUT ?? '/tmp/roku-shots';
const which = new Set((process.env.ONLY ?? '').split(',').filter(Boolean));
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
for (const size of (process.env.SIZES ?? 'phone,wide').split(',') as (keyof typeof sizes)[]) {
  const [lang, scheme] = (process.env.STYLE ?? 'ja,light').split(',') as [string, 'light' | 'dark'];
  const context = await browser.newContext({
    baseURL: base,
    viewport: sizes[size],
    locale: lang === 'ja' ? 'ja-JP' : 'en-US',
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.on('pageerror', error => console.log('ERROR', error.message));
  page.on('console', message => message.type() === 'error' && console.log('CONSOLE', message.text()));
  await skipLessons(page);
  const shot = async (name: string) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${out}/${size}-${lang}-${scheme}-${name}.png` });
    console.log(name);
  };
  const want = (name: string) => which.size === 0 || which.has(name);
  const mid = runUntil(
    'standard gold=30 relics=copy,crown,single_line amulets=sculpt,vanish',
    'MIDD-0001',
    s => s.round === 3 && s.phase === 'playing' && s.hand.filter(c => c).length === 2,
  );
  if (want('start')) {
    await page.goto('/rokumasu');
    await shot('start');
  }
  if (want('play')) {
    await open(page, mid);
    await shot('play');
  }
  if (want('held')) {
    await open(page, mid);
    const slot = page.locator('.tray-piece:not([aria-disabled=true])').first();
    const box = await slot.boundingBox();
    const board = await page.locator('[data-board=main]').boundingBox();
    if (box && board) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 8 });
      await shot('held');
      await page.mouse.up();
    }
  }
  if (want('deck')) {
    await open(page, mid);
    await page.locator('[data-deck]').first().click();
    await shot('deck');
  }
  if (want('info')) {
    await open(page, mid);
    await page.keyboard.press('i');
    await shot('info');
  }
  if (want('relic')) {
    await open(page, mid);
    await page.locator('[data-relic="0"]').click();
    await shot('relic');
  }
  if (want('amulet')) {
    await open(page, mid);
    await page.locator('[data-amulet="0"]').click();
    await shot('amulet');
    await page.locator('[data-pick]').nth(3).click();
    await shot('sculpt');
  }
  if (want('progress')) {
    await open(
      page,
      runUntil('standard', 'PROG-0001', s => s.round === 2 && s.phase === 'progress'),
    );
    await shot('progress');
  }
  if (want('cleared')) {
    await open(
      page,
      runUntil('standard gold=12', 'PROG-0001', s => s.round === 2 && s.phase === 'cleared'),
    );
    await shot('cleared');
  }
  const shop = runUntil(
    'standard gold=22 relics=goldfish,anchor,twin,midas,compass',
    'SHOP-0001',
    s => s.round === 2 && s.phase === 'shop',
  );
  if (want('shop')) {
    await open(page, shop);
    await shot('shop');
    await page.locator('[data-odds]').click();
    await shot('odds');
  }
  if (want('result')) {
    await open(
      page,
      runUntil('standard', 'LOST-0003', s => s.phase === 'lost'),
    );
    await shot('result0');
    await page.waitForTimeout(8000);
    await shot('result');
  }
  if (want('book')) {
    await page.goto('/rokumasu/book');
    await shot('book');
  }
  if (want('rules')) {
    await page.goto('/rokumasu/rules');
    await shot('rules');
  }
  if (want('history')) {
    await page.goto('/rokumasu/history');
    await shot('history');
  }
  if (want('lesson')) {
    await page.goto('/rokumasu/lesson');
    await shot('lesson');
  }
  await context.close();
}
await browser.close();
