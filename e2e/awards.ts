import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** What was earned is told inside the result that is open, on phone and desk, and lies on no button of it and not on its title. */
export async function expectAwardsInResult(page: Page): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator('dialog[open] [data-award]').first()).toBeVisible();
    await expect(page.locator('.toast .stamp')).toHaveCount(0);
    expect(await page.evaluate(coveredByAwards), `${size.width}`).toEqual([]);
    // A seal's words are whole, on one line.
    const cut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent);
    expect(await page.locator('dialog[open] [data-award]').evaluateAll(cut), `${size.width}`).toEqual([]);
  }
}

/** Runs in the page. */
function coveredByAwards(): string[] {
  const inSight = (one: Element) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(at).overflowY)) continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const awards = [...document.querySelectorAll('[data-award], .toast')]
    .map(inSight)
    .filter(one => one.bottom > one.top);
  const pressed = 'dialog[open] :is(button, a, input, summary, h1, h2)';
  return [...document.querySelectorAll(pressed)]
    .filter(one => !one.closest('.toast'))
    .filter(one => {
      const box = inSight(one);
      return awards.some(
        award =>
          Math.min(box.right, award.right) - Math.max(box.left, award.left) > 1 &&
          Math.min(box.bottom, award.bottom) - Math.max(box.top, award.top) > 1,
      );
    })
    .map(one => (one.textContent ?? '').trim() || one.className);
}
