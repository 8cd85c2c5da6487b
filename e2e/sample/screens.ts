import type { Page } from '@playwright/test';
import type { Screen } from '../screen.ts';

const openPanel = (entry: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /^(メニュー|Menu)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
};

/** Every screen of the worked example. */
export const screens: readonly Screen[] = [
  { name: 'sample', path: '/sample' },
  { name: 'sample-rules', path: '/sample/rules' },
  { name: 'sample-play', path: '/sample/play', board: true },
  { name: 'sample-share', path: '/sample/play', board: true, prepare: openPanel(/リプレイをシェア|Share replay/) },
  { name: 'sample-keys', path: '/sample/play', board: true, prepare: openPanel(/キー操作|Keyboard/) },
  {
    name: 'menu',
    path: '/sample/play',
    board: true,
    prepare: page => page.getByRole('button', { name: /^(メニュー|Menu)$/ }).click(),
  },
];
