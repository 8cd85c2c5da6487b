import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../browser.ts';
import { open, runUntil, skipLessons } from './runs.ts';

const base = process.env.BASE ?? 'http://127.0.0.1:5232';
const out = process.env.OUT ?? '/tmp/roku-shots';
const which = new Set((process.env.ONLY ?? '').split(',').filter(Boolean));
const sizes = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1112 },
  tabletwide: { width: 1112, height: 834 },
  side: { width: 844, height: 390 },
  small: { width: 320, height: 640 },
} as const;
import { decodeReplay, Match } from '@minoya/kernel';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import { Driver, placements } from './driver.ts';
import { fullRun } from './full-run.ts';
function lateRun() {
  const read = decodeReplay(fullRun);
  if (!read.ok) throw new Error(read.why);
  const match = new Match(rokumasu, read.value.setup, read.value.seed);
  for (const { line } of read.value.log) {
    const s = match.state;
    if (
      s.round >= 18 &&
      s.phase === 'playing' &&
      placements(s).some(a => (preview(s, a)?.outcomes[0]?.points ?? 0) > 100)
    )
      break;
    match.play(0, line);
  }
  return { match };
}
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
  const late = lateRun();
  if (want('late')) {
    await open(page, late.match);
    await shot('late');
    const d = new Driver(page);
    const best = placements(late.match.state)
      .map(a => ({ a, p: preview(late.match.state, a)?.outcomes[0]?.points ?? 0 }))
      .sort((x, y) => y.p - x.p)[0];
    if (best) {
      await d.hold(late.match.state, best.a.from, best.a.cell);
      await shot('lateheld');
      await page.mouse.up();
      for (let i = 0; i < 6; i++) {
        await page.waitForTimeout(120);
        await page.screenshot({ path: `${out}/${size}-${lang}-${scheme}-count${i}.png` });
      }
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
