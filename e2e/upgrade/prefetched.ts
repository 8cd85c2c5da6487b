import { expect, type Page } from '@playwright/test';

/** Files of older rules that an installed page holds before anybody opens what needs them, by name. */
export const prefetchedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('older-rules');
    return (await cache.keys()).map(request => new URL(request.url).pathname.replace(/-.{8}\.js$/, '')).sort();
  });

/** Whatever comes ahead of time has come when a second brings nothing more. */
export async function prefetchEnded(page: Page): Promise<void> {
  let had = -1;
  const allThere = async () => {
    const before = had;
    had = (await prefetchedFiles(page)).length;
    return had === before;
  };
  await expect.poll(allThere, { intervals: [1_000] }).toBe(true);
}
