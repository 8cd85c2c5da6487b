import type { Page } from '@playwright/test';
import { visit } from './screen.ts';
import { screens } from './screens.ts';
import { games } from '@minoya/games';
import { expect, test } from './support.ts';

/** Marks everything that the tab key must reach, and counts it; what one group shares is one stop. */
const markStops = () => {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const within = open ?? document.body;
  const every =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';
  const visible = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !one.closest('[inert]');
  const stops = [...within.querySelectorAll<HTMLElement>(every)].filter(
    one => visible(one) && one.tabIndex >= 0 && !one.matches(':disabled'),
  );
  // Radios of one question are one stop; arrows go on from there.
  const groups = new Set<string>();
  const wanted = stops.filter(one => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    if (groups.has(one.name)) return false;
    groups.add(one.name);
    return true;
  });
  wanted.forEach((one, i) =>
    one.setAttribute(
      'data-stop',
      one.matches('[type="radio"]') ? `radio ${(one as HTMLInputElement).name}` : String(i),
    ),
  );
  return wanted.map(one => ({
    stop: one.getAttribute('data-stop') ?? '',
    what: one.outerHTML.replace(/\s+/g, ' ').slice(0, 110),
  }));
};

/** Where the focus is, and whether that is seen. */
const atFocus = () => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const seenOn = (one: Element | null): boolean => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  // A hidden input shows its focus on what stands for it.
  const seen = seenOn(at) || seenOn(at.nextElementSibling) || seenOn(at.closest('label'));
  const radio = at instanceof HTMLInputElement && at.type === 'radio' ? `radio ${at.name}` : null;
  return { stop: radio ?? at.getAttribute('data-stop') ?? '', seen, what: at.outerHTML.slice(0, 110) };
};

async function walk(page: Page, most: number): Promise<{ reached: Set<string>; unseen: string[]; round: boolean }> {
  const reached = new Set<string>();
  const unseen: string[] = [];
  let first = '';
  let ends = 0;
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(atFocus);
    if (!at) {
      // Past the last stop is the browser's own; the page begins again after it.
      if (++ends > 1) return { reached, unseen, round: true };
      continue;
    }
    if (!at.seen) unseen.push(at.what);
    if (i > 0 && at.stop !== '' && at.stop === first) return { reached, unseen, round: true };
    if (first === '') first = at.stop;
    reached.add(at.stop);
  }
  return { reached, unseen, round: false };
}

const long = process.env.MINOYA_LONG === '1';
/** The house's own, and every fourth of the games'; all of them when there is time. */
const walked = screens.filter(
  ({ name }, i) => long || !Object.keys(games).includes(name.split('-', 1)[0] ?? '') || i % 4 === 0,
);

test.describe('by keyboard alone', () => {
  for (const screen of walked) {
    test(`[D-07] ${screen.name}: the tab key reaches everything, is seen everywhere and caught nowhere`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await visit(page, screen);
      const stops = await page.evaluate(markStops);
      const { reached, unseen, round } = await walk(page, stops.length + 12);
      expect(unseen).toEqual([]);
      expect(round, 'comes back to where it began').toBe(true);
      expect(stops.filter(one => !reached.has(one.stop)).map(one => one.what)).toEqual([]);
    });
  }
});
