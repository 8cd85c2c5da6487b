import { expect, type Page } from '@playwright/test';
import { madeUp } from './made-up.ts';

/** Chooses a language as another tab would. */
export async function speak(page: Page, lang: string): Promise<void> {
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
export const same = {
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
export function foreignWords({ words, places }: { words: string; places: string }): string[] {
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
