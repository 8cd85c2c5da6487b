import type { Page } from '@playwright/test';

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

/** What the tab key does not reach, does not show, or cannot leave. */
export async function tabFaults(page: Page): Promise<string[]> {
  const stops = await page.evaluate(markStops);
  const { reached, unseen, round } = await walk(page, stops.length + 12);
  const missed = stops.filter(one => !reached.has(one.stop));
  return [
    ...missed.map(one => `not reached: ${one.what}`),
    ...unseen.map(what => `not seen: ${what}`),
    ...(round ? [] : ['does not come back to where it began']),
  ];
}
