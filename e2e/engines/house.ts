import { manifests } from '@minoya/games';
import { brokenPhrases } from '../lines.ts';
import { appears, ask, check, click, count, says, type Tab, text, until } from './tab.ts';

const ids = Object.keys(manifests);

/** From the street to the settings and back: language, theme, large text, the skip link. */
export async function house(tab: Tab): Promise<void> {
  await tab.go('/');
  await says(tab, 'h1', 'ぴたっと、はまる。');
  check((await count(tab, '.shop')) === ids.length, 'a shop for every game on the street');
  await phrased(tab);
  await tab.press('Tab');
  await until('the skip link, in sight', () => ask(tab, skipLinkSeen));
  await click(tab, 'a[href="/settings"]');
  await says(tab, 'h1', '設定');
  await phrased(tab);
  await click(tab, '.choice input[value="en"]');
  await says(tab, 'h1', 'Settings');
  await click(tab, '.choice input[value="dark"]');
  await until('night', () => ask(tab, () => document.documentElement.dataset.theme === 'dark'));
  await tab.reload();
  await says(tab, 'h1', 'Settings');
  check(await ask(tab, () => document.documentElement.dataset.theme === 'dark'), 'night is kept');
  await click(tab, '.choice input[value="ja"]');
  await says(tab, 'h1', '設定');
  await ask(tab, () => document.documentElement.style.setProperty('font-size', '200%'));
  await until('settings within the page at 200 % text', async () => (await ask(tab, tooWide)) <= 0);
  for (const game of ids) await rules(tab, game);
}

async function rules(tab: Tab, game: string): Promise<void> {
  await tab.go(`/${game}/rules`);
  await says(tab, 'h1', '遊び方');
  await phrased(tab);
}

async function phrased(tab: Tab): Promise<void> {
  await ask(tab, () => document.fonts.ready.then(() => undefined));
  const broken = await ask(tab, brokenPhrases);
  check(broken.length === 0, `lines end inside words: ${broken.join(' ')}`);
}

const skipLinkSeen = () => {
  const at = document.activeElement;
  if (!at?.matches('.skip')) return false;
  const { outlineStyle, opacity } = getComputedStyle(at);
  return outlineStyle !== 'none' && opacity === '1' && at.getBoundingClientRect().top >= 0;
};

const tooWide = () => document.documentElement.scrollWidth - innerWidth;

/** What a link to a whole game shows at its end. */
export async function replay(tab: Tab, path: string, score: string): Promise<void> {
  await tab.go(path);
  await appears(tab, '.seek');
  await tab.press('End');
  await until('the end of the replay', async () => (await text(tab, 'main')).includes(score));
}
