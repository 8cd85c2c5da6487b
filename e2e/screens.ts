import type { Page } from '@playwright/test';

/** One screen of the product: where it is, and what must happen before it is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** True: the screen may scroll sideways inside a board, never as a page. */
  readonly board?: boolean;
}

const openPanel = (entry: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /^(メニュー|Menu)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
};

/** Every screen of the house; games add theirs in the lists below. */
const house: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings' },
  { name: 'records', path: '/records/sample' },
  { name: 'daily', path: '/daily' },
  { name: 'help', path: '/help' },
  { name: 'profile', path: '/profile' },
  { name: 'about', path: '/about' },
  { name: 'styleguide', path: '/styleguide' },
  { name: 'not-found', path: '/nowhere/at/all' },
  { name: 'sample', path: '/sample' },
  { name: 'sample-rules', path: '/sample/rules' },
  { name: 'sample-play', path: '/sample/play', board: true },
  { name: 'sample-share', path: '/sample/play', board: true, prepare: openPanel(/棋譜を送る|Share replay/) },
  { name: 'sample-keys', path: '/sample/play', board: true, prepare: openPanel(/キー操作|Keyboard/) },
  {
    name: 'menu',
    path: '/sample/play',
    board: true,
    prepare: page => page.getByRole('button', { name: /^(メニュー|Menu)$/ }).click(),
  },
];

const rokumasu: readonly Screen[] = [];

const keshiki: readonly Screen[] = [];

const polyform: readonly Screen[] = [];

export const screens: readonly Screen[] = [...house, ...rokumasu, ...keshiki, ...polyform];

/** Goes to a screen and waits until it stands still. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !/^(開いています|Opening)$/.test(document.querySelector('main')?.textContent ?? ''));
  await screen.prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
  });
}
