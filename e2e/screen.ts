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
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().map(one => one.finished);
    const patience = new Promise(resolve => setTimeout(resolve, 3_000));
    await Promise.race([Promise.allSettled(ends), patience]);
  });
}
