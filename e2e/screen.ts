import type { Page } from '@playwright/test';
import { emptyPage } from './empty-page.ts';

/** One screen of the product: where it is, and what must happen before it is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** True: the screen may scroll sideways inside a board, never as a page. */
  readonly board?: boolean;
}

/** Goes to a screen and waits until it stands still. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  if (screen.path !== emptyPage) await arrived(page);
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilStill(page);
}

async function arrived(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !/^(読み込み中|Loading)$/.test(document.querySelector('main')?.textContent ?? ''));
}

/** What a press opened may be fetched first and then fade in, and boards measure themselves a moment after their window. */
export const untilStill = (page: Page): Promise<void> => page.evaluate(standsStill);

/** Runs in the page. Still is what has neither moved nor changed its size for some frames; what swells again and again is there already. */
async function standsStill(): Promise<void> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const moves = (one: Animation) =>
    one.playState === 'running' && Number(one.effect?.getComputedTiming().iterations) <= 1;
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .map(one => `${one.offsetLeft} ${one.offsetTop} ${one.offsetWidth} ${one.offsetHeight}`)
      .join();
  const patience = performance.now() + 3_000;
  let last = places();
  for (let still = 0; still < 4 && performance.now() < patience; still++) {
    await frame();
    const now = places();
    if (now !== last || document.getAnimations().some(moves)) still = 0;
    last = now;
  }
}
