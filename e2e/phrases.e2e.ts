import { brokenPhrases } from './lines.ts';
import { visit } from './screen.ts';
import { screens } from './screens.ts';
import { expect, test } from './support.ts';

/** This browser finds phrases itself; here it does as those that do not. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/*.css', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('word-break:auto-phrase', '') });
  });
});

/** A style that comes late may still be on its way when a page closes. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const looked = ['home', 'settings', 'rokumasu-rules', 'rokumasu-shop', 'keshiki-rules', 'polyform-room'];

for (const screen of screens.filter(({ name }) => looked.includes(name))) {
  test(`${screen.name}: no line ends inside a phrase where the browser does not know phrases`, async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 360) await visit(page, screen);
      await expect.poll(() => page.evaluate(brokenPhrases), `at ${width} px`).toEqual([]);
    }
  });
}
