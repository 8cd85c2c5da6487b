import type { Page } from '@playwright/test';

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
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !/^(読み込み中|Loading)$/.test(document.querySelector('main')?.textContent ?? ''));
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(standsStill);
}

/** What a press opened may be fetched first and then fade in: still is what has not moved for some frames. */
async function standsStill(): Promise<void> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const moves = (one: Animation) =>
    one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity;
  const patience = performance.now() + 3_000;
  for (let still = 0; still < 4 && performance.now() < patience; still++) {
    await frame();
    if (document.getAnimations().some(moves)) still = 0;
  }
}
