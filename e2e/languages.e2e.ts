import type { Page } from '@playwright/test';
import { cutTexts } from './fitting.ts';
import { madeUp, serveMadeUp, tag } from './made-up.ts';
import { visit } from './screen.ts';
import { screens } from './screens.ts';
import { expect, test as base } from './support.ts';

/** The house with a language beyond its two, each worker its own. */
const test = base.extend<object, { house: string }>({
  house: [
    async ({ browserName }, use) => {
      const { base: address, stop } = await serveMadeUp(browserName);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: ({ house }, use) => use(house),
});

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 740 } });

/** A page for those who build the house: its captions are names in the code. */
const inside = new Set(['styleguide']);

for (const screen of screens.filter(({ name }) => !inside.has(name))) {
  test(`a made-up language says everything, and nothing is cut: ${screen.name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, screen);
    const before = new Set((await page.evaluate(cutTexts)).map(kindOf));
    await speak(page, tag);
    await expect.poll(() => page.evaluate(foreignWords, same), 'not said in the language').toEqual([]);
    // What lies over something else in Japanese does so by design.
    const fresh = async () => (await page.evaluate(cutTexts)).filter(one => !before.has(kindOf(one)));
    await expect.poll(fresh, 'cut at 360 px').toEqual([]);
  });
}

test('with three languages the bar has a list, which stays after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: '言葉' }).selectOption(tag);
  await expect(page.locator('.skip')).toHaveText(madeUp('Skip to content'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('.skip')).toHaveText(madeUp('Skip to content'));
});

/** `covered: span.caption num`: what is wrong with which box, whatever it says. */
const kindOf = (fault: string): string => fault.replace(/ \|.*$/, '');

/** Chooses a language as another tab would. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate(code => {
    const chosen = { ...JSON.parse(localStorage.getItem('minoya:settings') ?? '{}'), lang: code };
    const newValue = JSON.stringify(chosen);
    localStorage.setItem('minoya:settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'minoya:settings', newValue }));
  }, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('.skip')).toHaveText(madeUp('Skip to content'));
}

/** What is the same in every language. */
const same = {
  words: [
    // What languages call themselves, and the tag of the one on screen.
    '日本語|English|qaa|QAA',
    // Addresses, a card's notation, a kind of file, and the name of a game that a link brought.
    'https?:\\S+|[wb]\\d\\.\\w+\\.\\w+|CSV|^sample$',
  ].join('|'),
  // Keys, seeds, codes, what says itself that it is English, and what was said aloud or shown before the language came.
  places: 'kbd, code, .room-code, [lang="en"], [lang="ja"], option, [data-live], .tip',
};

/** Letters without an accent, and Japanese, in what is seen or said. */
function foreignWords({ words, places }: { words: string; places: string }): string[] {
  const found: string[] = [];
  const look = (text: string | null, where: Element): void => {
    const rest = (text ?? '').trim().replace(new RegExp(words, 'g'), '');
    if (/[A-Za-zぁ-ヿ一-鿿]/.test(rest)) found.push(`${where.tagName} ${where.getAttribute('class')}: ${text?.trim()}`);
  };
  for (const one of document.querySelectorAll('body *:not(script, style, svg *)')) {
    if (one.closest(places) || !one.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      look(one.getAttribute(name), one);
    for (const child of one.childNodes) if (child.nodeType === Node.TEXT_NODE) look(child.textContent, one);
  }
  return found;
}
