import type { Page } from '@playwright/test';
import { games } from '@minoya/games';
import { expect, test } from './support.ts';

/** What a first visit sees of a game, where that is not a heading; a newcomer's lesson is a file of its own. */
const firstShown: Readonly<Record<string, string>> = { keshiki: '.lesson .board' };

/** What Lighthouse scores, as far as a machine's speed is not part of it; its scores are in docs/web-figures.md. */
const pages = [
  { path: '/', shown: '.shop', files: 3, kilobytes: 50 },
  ...Object.keys(games).map(id => ({
    path: `/${id}`,
    shown: firstShown[id] ?? 'h1',
    files: id in firstShown ? 8 : 7,
    kilobytes: 140,
  })),
];

for (const { path, shown, files, kilobytes } of pages) {
  test(`[D-01] ${path} comes in two steps: the page, and the few files that it names`, async ({ page }) => {
    const named = await namedBy(page, path);
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    const loaded = await scripts(page);
    expect(loaded.filter(one => !named.includes(one.name)).map(one => one.name)).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(files);
    expect(loaded.reduce((sum, one) => sum + one.size, 0) / 1024).toBeLessThan(kilobytes);
    expect(loaded.filter(one => one.blocking).map(one => one.name.replace(/-[\w-]{8}\./, '.'))).toEqual([
      '/boot.js',
      '/assets/index.css',
    ]);
  });

  test(`[D-01] ${path} does not move while it comes, and its largest part is text`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { shift, largest } = await stability(page);
    expect(shift).toBeLessThan(0.1);
    expect(largest).toMatch(/^(p|h1|h2|span|a|li|div)$/);
  });
}

/** The scripts and styles in the page's own text. */
async function namedBy(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(match => match[1] ?? '');
}

/** The scripts and styles that are here when the page stands, without what it asks for from then on: the offline copy, and sounds where they may be heard. */
function scripts(page: Page): Promise<{ name: string; size: number; blocking: boolean }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => entry as PerformanceResourceTiming & { renderBlockingStatus?: string })
      .filter(({ name }) => /\.(js|css)$/.test(name) && !/workbox|pwa-register|worker|instrument/.test(name))
      .map(({ name, encodedBodySize, renderBlockingStatus }) => ({
        name: new URL(name).pathname,
        size: encodedBodySize,
        blocking: renderBlockingStatus === 'blocking',
      })),
  );
}

function stability(page: Page): Promise<{ shift: number; largest: string }> {
  return page.evaluate(
    () =>
      new Promise<{ shift: number; largest: string }>(done => {
        let shift = 0;
        let largest = '';
        const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
        watch('layout-shift', entry => {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) shift += value;
        });
        watch('largest-contentful-paint', entry => {
          largest = (entry as PerformanceEntry & { element: Element | null }).element?.localName ?? '';
        });
        setTimeout(() => done({ shift, largest }), 300);
      }),
  );
}
