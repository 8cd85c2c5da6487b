import { expect, type Page } from '@playwright/test';
import { akari, LAMPS, SIDE, turnedBy } from '../rules/game.ts';

const [SETUP, CODE] = ['press 3', '0000-0001'];

/** The lamps that put all others out, by trying every set of them. */
function solution(): number[] {
  const setup = akari.setups.read(SETUP);
  const lit = setup ? akari.start(setup, CODE).lit : [];
  const lamps = Array.from({ length: LAMPS }, (_, i) => i);
  for (let bits = 0; bits < 2 ** LAMPS; bits++) {
    const chosen = lamps.filter(i => bits & (1 << i));
    const turned = chosen.flatMap(turnedBy);
    if (lit.every((on, i) => on === (turned.filter(lamp => lamp === i).length % 2 === 1))) return chosen;
  }
  throw new Error('no way to put them out');
}

const litLamps = (page: Page) => page.locator('[role="gridcell"] .tile').count();
const cell = (page: Page, lamp: number) => page.locator(`[data-cell="${lamp % SIDE},${Math.floor(lamp / SIDE)}"]`);

/** From the start page by mouse and keys to the result, and on to the replay that its link opens. */
export async function playThrough(page: Page): Promise<void> {
  await page.goto('/akari');
  await page.getByRole('button', { name: 'シードを入れて始める' }).click();
  await page.getByRole('textbox').fill(CODE);
  await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const begun = await litLamps(page);
  const [first = 0, ...rest] = solution();
  await cell(page, first).click();
  await expect(page.getByText('あと6手').first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('あと7手').first()).toBeVisible();
  await expect.poll(() => litLamps(page)).toBe(begun);
  for (const lamp of [first, ...rest]) await page.keyboard.press(String(lamp + 1));
  await expect.poll(() => litLamps(page)).toBe(0);
  const result = page.getByRole('dialog');
  await expect(result.getByText('消灯 5点').first()).toBeVisible();
  await result.getByRole('link', { name: 'リプレイを見る' }).click();
  await expect(page).toHaveURL(/\/r\/1/);
  await expect(page.getByRole('slider', { name: 'リプレイ' })).toHaveAttribute('max', '3');
}
