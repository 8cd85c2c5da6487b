import { chromium, type CDPSession, type Page } from '@playwright/test';
import { sample, shapes } from '../apps/web/src/games/sample/game.ts';
import { browserFlags, browserPath } from './browser.ts';

/**
 * Figures that a suite must not depend on, because they are this machine's: the loading of home as a mid phone sees
 * it (CPU four times slower, 1.6 Mbit/s, 150 ms), and the frames of a drag on a CPU four times slower.
 *   node --import tsx e2e/perf.ts http://127.0.0.1:3000
 */
const base = process.argv[2] ?? 'http://127.0.0.1:3000';

async function slow(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    const down = (1.6 * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: down,
      uploadThroughput: down / 2,
    });
  }
  return session;
}

/** Main-thread CPU milliseconds spent so far; other programs on the machine do not count. */
async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(one => one.name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function watchCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** The same work without throttling: CPU of loading home, and CPU a frame of dragging. */
async function thinking(page: Page): Promise<{ home: number; perFrame: number; frames: number }> {
  const session = await watchCpu(page);
  await page.goto(base, { waitUntil: 'networkidle' });
  const home = await cpu(session);
  await openSample(page);
  const { around, lift } = await dragger(page);
  await lift();
  const before = await cpu(session);
  const frames = 120;
  await around(frames);
  const after = await cpu(session);
  await page.mouse.up();
  return { home: Math.round(home), perFrame: Math.round(((after - before) / frames) * 100) / 100, frames };
}

interface Paint {
  first: number;
  largest: number;
  shift: number;
  blocked: number;
}

async function loading(page: Page): Promise<Paint> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, blocked: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', entry => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
    });
    watch('largest-contentful-paint', entry => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', entry => {
      seen.shift += entry.value ?? 0;
    });
    watch('longtask', entry => {
      seen.blocked += Math.max(0, entry.duration - 50);
    });
  });
  await slow(page, { network: true });
  await page.goto(base, { waitUntil: 'networkidle' });
  return page.evaluate(() => (window as unknown as { seen: Paint }).seen);
}

async function openSample(page: Page): Promise<void> {
  await page.goto(`${base}/sample`);
  await page.evaluate(seed => {
    const time = Date.now();
    const run = { game: 'sample', version: 1, slot: 'main', setup: 'to 36', seed, log: [], state: null };
    const save = { ...run, started: time, saved: time + 1, line: { ja: '', en: '' }, progress: 0, marks: {} };
    localStorage.setItem('minoya:quick:sample:main', JSON.stringify(save));
  }, heavySeed());
  await page.goto(`${base}/sample/play`);
  await page.getByRole('grid').waitFor();
}

/** Lifts the six-cell mino, and carries it around the board. */
async function dragger(page: Page): Promise<{ lift: () => Promise<void>; around: (steps: number) => Promise<void> }> {
  const sizes = await page
    .locator('.tray-piece')
    .evaluateAll(all => all.map(one => one.querySelectorAll('.tile').length));
  const from = await page.locator('.tray-piece').nth(sizes.indexOf(6)).boundingBox();
  const board = await page.locator('.board').boundingBox();
  if (!from || !board) throw new Error('not drawn');
  return {
    async lift() {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(board.x + 60, board.y + 60, { steps: 3 });
    },
    async around(steps) {
      for (let i = 0; i < steps; i++) {
        const turn = (i / 40) * Math.PI * 2;
        const across = 0.5 + 0.35 * Math.cos(turn);
        const down = 0.5 + 0.35 * Math.sin(turn);
        await page.mouse.move(board.x + board.width * across, board.y + board.height * down);
        await page.waitForTimeout(12);
      }
    },
  };
}

/** The frame lengths of a drag of the six-cell mino around the board. */
async function dragging(page: Page): Promise<{ frames: number; over50: number; longest: number; median: number }> {
  await openSample(page);
  const { around, lift } = await dragger(page);
  await slow(page, { network: false });
  await lift();
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(window, { lengths });
    let last = performance.now();
    const tick = (now: number) => {
      lengths.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await around(120);
  const lengths = await page.evaluate(() => (window as unknown as { lengths: number[] }).lengths.slice(2));
  await page.mouse.up();
  const sorted = [...lengths].sort((a, b) => a - b);
  return {
    frames: lengths.length,
    over50: lengths.filter(one => one > 50).length,
    longest: Math.round(sorted.at(-1) ?? 0),
    median: Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10,
  };
}

/** A code that deals the six-cell mino at once. */
function heavySeed(): string {
  const heavy = shapes.length - 1;
  for (let i = 0; ; i++) if (sample.start({ target: 36 }, `heavy ${i}`).tray.includes(heavy)) return `heavy ${i}`;
}

const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
const phone = { viewport: { width: 390, height: 844 }, locale: 'ja-JP', serviceWorkers: 'block' as const };
for (const [name, measure] of [
  ['home', loading],
  ['drag', dragging],
  ['cpu', thinking],
] as const) {
  const context = await browser.newContext(phone);
  // The loader of TypeScript names functions by a helper that a page does not have.
  await context.addInitScript({ content: 'globalThis.__name = one => one' });
  const figures = await measure(await context.newPage());
  process.stdout.write(`${name} ${JSON.stringify(figures)}\n`);
  await context.close();
}
await browser.close();
