import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { debugTable, give, marketWith, must, openAt, savedLog } from './position.ts';

/** Everything here goes by role and name, with the keyboard: what a screen reader offers, and nothing else. */
const own = (page: Page) => page.getByRole('region', { name: '作業中パズル' });
const pieces = (page: Page) => page.getByRole('region', { name: '手持ちピース' }).getByRole('button');

async function enter(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press('Enter');
}

async function lay(page: Page): Promise<boolean> {
  const count = await pieces(page).count();
  for (let i = count - 1; i >= 0; i--) {
    const piece = pieces(page).nth(i);
    if ((await piece.getAttribute('aria-disabled')) === 'true') continue;
    await enter(piece);
    const fits = own(page).getByRole('gridcell', { name: /置ける$/ });
    if ((await fits.count()) > 0) {
      await enter(fits.first());
      await enter(page.getByRole('button', { name: /^確定/ }));
      return true;
    }
    const cancel = page.getByRole('button', { name: 'キャンセル' });
    // A piece that was just taken up may still move the focus to where it fits.
    await expect(async () => {
      if (await cancel.isVisible()) await enter(cancel);
      await expect(cancel).toBeHidden({ timeout: 500 });
    }).toPass();
  }
  return false;
}

/** Takes the card that its name says is nearest to done. */
async function take(page: Page): Promise<boolean> {
  const free = own(page).getByRole('button', { name: 'パズル取得' });
  if ((await free.count()) < 2) return false;
  // The market lies on the table, or behind the strip that opens it.
  const strip = page.getByRole('group', { name: /^場のパズル ./ });
  if (await strip.isVisible()) await enter(strip.getByRole('button').first());
  const market = page.getByRole('group', { name: '場のパズル', exact: true });
  const cards = market.getByRole('button', { name: /個で完成|\d+マス不足|レベル変更で完成/ });
  const names = await cards.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  const far = names.map(name => (/個で完成/.test(name) ? 0 : Number(/(\d+)マス不足/.exec(name)?.[1] ?? 1)));
  await enter(cards.nth(far.indexOf(Math.min(...far))));
  await enter(market.getByRole('button', { name: '取る', exact: true }));
  return true;
}

async function turn(page: Page): Promise<void> {
  const reward = page.getByRole('dialog', { name: '報酬ピースを選ぶ' });
  if (await reward.isVisible()) return enter(reward.getByRole('button', { name: /ストック/ }).first());
  if ((await lay(page)) || (await take(page))) return;
  await enter(page.getByRole('toolbar', { name: 'アクション' }).getByRole('button', { name: 'ピース獲得' }));
}

test('[C-31] cards read as rows of empty and filled cells, pieces by name and number', async ({ page }) => {
  const match = give(debugTable(), 'i2');
  must(match, marketWith(match, card => card.startsWith('w') && Number(card.slice(1)) > 12).line);
  must(
    match,
    polyform.actions.write([...polyform.legal(match.state, 0)].find(one => one.type === 'place') ?? { type: 'end' }),
  );
  await openAt(page, match);
  const card = own(page).getByRole('grid');
  await expect(card).toHaveAccessibleName(/^1 白「.+」.*1行 (空き|埋まり|なし)( (空き|埋まり|なし))+、2行 /);
  const name = (await card.getAttribute('aria-label')) ?? '';
  const filled = await page.locator('.own-card .cell[data-marks~="filled"]').count();
  const free = await page.locator('.own-card .cell[data-marks~="free"]').count();
  expect(filled).toBeGreaterThan(0);
  expect([name.match(/埋まり/g)?.length, name.match(/空き/g)?.length]).toEqual([filled, free]);
  await expect(card.getByRole('row').first().getByRole('gridcell').first()).toHaveAccessibleName(/^\d行\d列 /);
  await expect(
    pieces(page)
      .filter({ hasNot: page.locator('[aria-disabled="true"]') })
      .first(),
  ).toHaveAccessibleName(/^(1マス|I字\(2\)) \d個/);
});

test('[C-31] a whole game against a bot is played by names and keys alone', async ({ page }) => {
  test.setTimeout(120_000);
  await openAt(page, new Match(polyform, 'seats=2 ends=w2+b1+deck', 'reader'), [0, 1]);
  const mine = page.getByText('あなたのターン', { exact: true });
  const finish = page.getByRole('button', { name: '仕上げ完了' });
  const result = page.getByRole('dialog', { name: '結果' });
  for (let i = 0; i < 400 && !(await result.isVisible()); i++) {
    if (await finish.isVisible()) await enter(finish);
    else if (await mine.isVisible()) await turn(page);
    else await page.waitForTimeout(40);
  }
  await expect(result).toBeVisible();
  await expect(result.getByText(/完成/).first()).toBeVisible();
  expect((await savedLog(page)).length).toBe(0);
  await expect(page.locator('[data-live]')).toContainText('終了');
});
