import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Half as long as what the package itself would put into a page; every page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe in the page itself: through its Playwright package the same takes ten times as long. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(' | ')}`);
  });
}

/** Things that make the page itself wider than the screen. */
export const sticksOut = () => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 1) return [];
  return [...document.querySelectorAll('main *, header *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5)
    .map(one => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
};

/** Targets under 24 px, or under 44 when they are the main thing to press. What counts is what takes a press, which may reach beyond the picture. */
export const smallTargets = () => {
  const all = 'button, select, textarea, a.button, [role="tab"], [role="gridcell"], .choice';
  const takes = (one: Element, x: number, y: number) => one.contains(document.elementFromPoint(x, y));
  /** How far presses reach from the middle, up and down. */
  const reach = (one: Element): number => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let [up, down] = [0, 0];
    while (up < 44 && takes(one, x, y - up - 1)) up += 1;
    while (down < 44 && takes(one, x, y + down + 1)) down += 1;
    return up + down + 1;
  };
  const size = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return { width, height: height < 43.5 && one.matches('.button.primary') ? Math.max(height, reach(one)) : height };
  };
  const least = (one: Element) => (one.matches('.button.primary') ? 44 : 24) - 0.5;
  return [...document.querySelectorAll(all)]
    .filter(one => size(one).width > 0)
    .filter(one => size(one).height < least(one) || size(one).width < least(one))
    .map(one => `${one.outerHTML.slice(0, 90)} ${Math.round(size(one).width)}×${Math.round(size(one).height)}`);
};

/** Headings whose last line is a single character. */
export const lonelyCharacters = () =>
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
