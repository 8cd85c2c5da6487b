import type { Page } from '@playwright/test';
import { complaints, lonelyCharacters, smallTargets, sticksOut } from './everybody.ts';
import { cutTexts } from './fitting.ts';
import { madeUp, serveMadeUp, tag } from './made-up.ts';
import { type Screen, untilStill, visit } from './screen.ts';
import { screens } from './screens.ts';
import { foreignWords, same, speak } from './speaking.ts';
import { expect, test as base } from './support.ts';
import { tabFaults } from './tab-key.ts';

/** The house with a language beyond its two: whatever is asked of a screen is asked in one visit. */
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

/** A page for those who build the house: its captions are names in the code. */
const inside = new Set(['styleguide']);

for (const screen of screens)
  test(`[D-05] [D-07] [D-08] [D-11] [D-12] everybody can use it, in any language: ${screen.name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await visit(page, screen);
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await fits(page);
    if (!inside.has(screen.name)) await speaks(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // What moves to another place with the width is made anew there: its mark would be lost on the way.
    await untilStill(page);
    expect(await tabFaults(page)).toEqual([]);
  });

/** Japanese by day is what everybody sees above; the long run also asks axe about the other three looks. */
const looks = [
  { locale: 'en-US', colorScheme: 'dark' as const },
  { locale: 'ja-JP', colorScheme: 'dark' as const },
  { locale: 'en-US', colorScheme: 'light' as const },
];

for (const use of process.env.MINOYA_LONG ? looks : [])
  test.describe(`everybody can use it, ${use.locale}, ${use.colorScheme}`, () => {
    test.use(use);
    for (const screen of screens) test(`[D-05] ${screen.name}`, ({ page }) => looksWell(page, screen));
  });

async function looksWell(page: Page, screen: Screen): Promise<void> {
  await visit(page, screen);
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(sticksOut), 'at 320 px').toEqual([]);
  await expect.poll(() => page.evaluate(lonelyCharacters), 'at 320 px').toEqual([]);
}

/** Boards and cards measure themselves a moment after the page has changed. */
async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(sticksOut), 'at 320 px').toEqual([]);
  await expect.poll(() => page.evaluate(lonelyCharacters), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => page.evaluate(lonelyCharacters), 'at 820 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => page.evaluate(sticksOut), 'at 200 % text').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** `covered: span.caption num`: what is wrong with which box, whatever it says. */
const kindOf = (fault: string): string => fault.replace(/ \|.*$/, '');

/** In the made-up language no word is left in another, and nothing is cut that is whole in Japanese. */
async function speaks(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  // Asked too early, what lies over something by design is not there yet, and would be a fault in the other language.
  await untilStill(page);
  const before = new Set((await page.evaluate(cutTexts)).map(kindOf));
  await speak(page, tag);
  await expect.poll(() => page.evaluate(foreignWords, same), 'not said in the language').toEqual([]);
  // What lies over something else in Japanese does so by design.
  const fresh = async () => (await page.evaluate(cutTexts)).filter(one => !before.has(kindOf(one)));
  await expect.poll(fresh, 'cut at 360 px').toEqual([]);
}

test('with three languages the bar has a list, which stays after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: '言葉' }).selectOption(tag);
  await expect(page.locator('.skip')).toHaveText(madeUp('Skip to content'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('.skip')).toHaveText(madeUp('Skip to content'));
});

/** As it is shipped, with its two languages. */
base('[D-05] the bar with two languages is for everybody, too', async ({ page }) => {
  await page.goto('/');
  expect(await complaints(page)).toEqual([]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
});
