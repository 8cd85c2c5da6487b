import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { visit } from './screen.ts';
import { screens } from './screens.ts';
import { expect, test } from './support.ts';

test.describe.configure({ mode: 'parallel' });

/** Japanese by day sees everything; the long run also sees what differs in the other combinations. */
const ways = [
  { locale: 'ja-JP', colorScheme: 'light' as const, whole: true },
  ...(process.env.MINOYA_LONG
    ? [
        { locale: 'en-US', colorScheme: 'dark' as const, whole: false },
        { locale: 'ja-JP', colorScheme: 'dark' as const, whole: false },
        { locale: 'en-US', colorScheme: 'light' as const, whole: false },
      ]
    : []),
];

for (const { whole, ...use } of ways) {
  test.describe(`everybody can use it, ${use.locale}, ${use.colorScheme}`, () => {
    test.use(use);
    for (const screen of screens) {
      test(`[D-05] [D-08] [D-11] [D-12] ${screen.name}`, async ({ page }) => {
        test.setTimeout(60_000);
        await visit(page, screen);
        expect(await complaints(page)).toEqual([]);
        if (whole) expect(await page.evaluate(smallTargets)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        // Boards and cards measure themselves a moment after the page has changed.
        await expect.poll(() => page.evaluate(sticksOut), 'at 320 px').toEqual([]);
        await expect.poll(() => page.evaluate(lonelyCharacters), 'at 320 px').toEqual([]);
        if (!whole) return;
        await page.setViewportSize({ width: 820, height: 1180 });
        await expect.poll(() => page.evaluate(lonelyCharacters), 'at 820 px').toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expect.poll(() => page.evaluate(sticksOut), 'at 200 % text').toEqual([]);
      });
    }
  });
}

/** Axe in the page itself: through its Playwright package the same takes ten times as long. */
async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(' | ')}`);
  });
}

/** Things that make the page itself wider than the screen. */
const sticksOut = () => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 1) return [];
  return [...document.querySelectorAll('main *, header *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5)
    .map(one => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
};

/** Targets under 24 px, or under 44 when they are the main thing to press. */
const smallTargets = () => {
  const all = 'button, select, textarea, a.button, [role="tab"], [role="gridcell"], .choice';
  const size = (one: Element) => one.getBoundingClientRect();
  const least = (one: Element) => (one.matches('.button.primary') ? 44 : 24) - 0.5;
  return [...document.querySelectorAll(all)]
    .filter(one => size(one).width > 0)
    .filter(one => size(one).height < least(one) || size(one).width < least(one))
    .map(one => `${one.outerHTML.slice(0, 90)} ${Math.round(size(one).width)}×${Math.round(size(one).height)}`);
};

/** Headings whose last line is a single character. */
const lonelyCharacters = () =>
  [...document.querySelectorAll('h1, h2, h3')].flatMap(heading => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const bottoms: number[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.unseen, .strip, .caption')) continue;
      for (let i = 0; i < (node.textContent ?? '').length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0) bottoms.push(Math.round(box.bottom));
      }
    }
    const last = Math.max(...bottoms);
    const onLast = bottoms.filter(bottom => Math.abs(bottom - last) < 8).length;
    const several = bottoms.some(bottom => Math.abs(bottom - last) >= 8);
    return several && onLast === 1 ? [heading.textContent ?? ''] : [];
  });
