import { games } from '@minoya/games';
import { expect, test } from './support.ts';

/** The style guide shows each game from its archived file alone, as rules too old for today's screens are shown. */
for (const game of Object.keys(games)) {
  test(`${game} is drawn from the archived rules' own picture, and can be played on and taken back`, async ({
    page,
  }) => {
    await page.goto('/styleguide');
    const table = page.locator(`[data-pictured="${game}"]`);
    await table.scrollIntoViewIfNeeded();
    const plies = table.locator('.caption.num');
    await expect(plies).toHaveText('0');
    for (let ply = 1; ply <= 4; ply++) {
      await table.getByRole('button', { name: '実行' }).click();
      await expect(plies).toHaveText(String(ply));
    }
    await expect(table.locator('.picture-cell').first()).toBeVisible();
    const undo = table.getByRole('button', { name: '戻す' });
    if (await undo.isEnabled()) {
      await undo.click();
      await expect(plies).toHaveText('3');
    }
  });
}
