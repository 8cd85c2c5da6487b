import { games } from '@minoya/games';
import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

const long = process.env.MINOYA_LONG === '1';

/** Counts whatever the page does by itself from now on. */
function countDeeds(): void {
  const deeds = { frames: 0, timers: 0 };
  Object.assign(window, { deeds });
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = done => {
    deeds.frames += 1;
    return frame(done);
  };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name].bind(window) as (run: () => void, time?: number) => number;
    const counting = (run: () => void, time?: number) =>
      real(() => {
        deeds.timers += 1;
        run();
      }, time);
    Object.assign(window, { [name]: counting });
  }
}

const deeds = (page: Page): Promise<{ frames: number; timers: number; moving: number }> =>
  page.evaluate(() => ({
    ...(window as unknown as { deeds: { frames: number; timers: number } }).deeds,
    moving: document.getAnimations().filter(one => one.playState === 'running').length,
  }));

/** Begins a run with its first setup and opens it. */
async function openRun(page: Page, path: string, { game, slot, setup, begun = [] }: Run): Promise<void> {
  await page.goto('/about');
  await page.evaluate(
    run => {
      const time = Date.now();
      const save = { seed: 'REST-0001', started: time, saved: time + 1 };
      const whole = { ...run, ...save, line: { ja: '', en: '' }, progress: null, marks: {} };
      localStorage.setItem(`minoya:quick:${run.game}:${run.slot}`, JSON.stringify(whole));
    },
    { game, version: games[game]?.version ?? 1, slot, setup, log: begun.map(line => ({ seat: 0, line })) },
  );
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'メニュー' })).toBeVisible();
}

interface Run {
  readonly game: string;
  readonly slot: string;
  readonly setup: string;
  /** What was played before. */
  readonly begun?: readonly string[];
}

const runs: readonly Run[] = [
  { game: 'sample', slot: 'main', setup: 'to 36' },
  { game: 'rokumasu', slot: 'main', setup: 'standard', begun: ['g'] },
  { game: 'keshiki', slot: 'stage-2', setup: 'stage 2' },
  { game: 'polyform', slot: 'main', setup: 'seats=2' },
];
const pathOf = ({ game, slot }: Run): string => `/${game}/play${slot === 'main' ? '' : `/${slot}`}`;

/** From some moment on nothing happens for a second, though a machine may first have to finish its thinking. */
async function expectRest(page: Page): Promise<void> {
  await expect(async () => {
    const before = await deeds(page);
    await page.waitForTimeout(1_000);
    expect(await deeds(page)).toEqual(before);
    expect(before.moving).toBe(0);
  }).toPass({ timeout: 25_000 });
}

test.describe('at rest', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(countDeeds);
  });

  for (const path of ['/', '/settings', '/profile', '/daily', '/rokumasu', '/polyform', '/keshiki/stage/1']) {
    test(`[D-26] ${path} runs no timer and no frame while nothing changes`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRest(page);
    });
  }

  for (const run of runs) {
    test(`[D-26] a board of ${run.game} runs no timer and no frame while nothing changes`, async ({ page }) => {
      test.setTimeout(60_000);
      await openRun(page, pathOf(run), run);
      await page.keyboard.press('ArrowRight');
      await expectRest(page);
    });
  }
});

async function heap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 2 ** 20;
}

/** A move and its taking back, by keys: what an hour does a thousand times. */
const moves: Readonly<Record<string, readonly string[]>> = {
  sample: ['1', 'Enter', 'z'],
  rokumasu: ['1', 'Enter', 'z'],
  keshiki: [']', 'Enter', 'z'],
};

for (const [game, keys] of Object.entries(moves)) {
  const times = long ? 500 : 60;
  test(`[D-26] memory after ${times * 2} actions of ${game} is at most one and a half times what it was`, async ({
    page,
  }) => {
    test.setTimeout(long ? 900_000 : 120_000);
    const run = runs.find(one => one.game === game);
    if (!run) throw new Error(game);
    await openRun(page, pathOf(run), run);
    const play = async (rounds: number) => {
      for (let i = 0; i < rounds; i++) for (const key of keys) await page.keyboard.press(key);
    };
    await play(10);
    const before = await heap(page);
    await play(times);
    const after = await heap(page);
    test.info().annotations.push({ type: 'memory', description: `${before.toFixed(1)} → ${after.toFixed(1)} MB` });
    expect(after).toBeLessThan(before * 1.5);
  });
}
