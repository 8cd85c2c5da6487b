import type { Page } from '@playwright/test';
import { difference, lab, sights } from './color.ts';
import { blocksOn, cell, expect, openSetup, remember, score, setupOf, test } from './table.ts';

const six = '| __L __R __Y __G __B __W |\n| __L __R __Y __G __B __W |';
const letters = ['L', 'R', 'Y', 'G', 'B', 'W'];

const fills = (page: Page) =>
  page.locator('.tap-field .tiles > .tile[data-at$=",0"]').evaluateAll(tiles =>
    tiles.map(tile => {
      const parts = getComputedStyle(tile.querySelector('.face') as Element).fill.match(/\d+/g) ?? [];
      return `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`;
    }),
  );

/** Mean difference of lightness between two pictures of tiles, 0 to 255. */
async function apart(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async pictures => {
      const grey = await Promise.all(
        pictures.map(async data => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = new OffscreenCanvas(28, 28);
          const draw = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          draw.drawImage(image, 0, 0, 28, 28);
          const { data: pixels } = draw.getImageData(0, 0, 28, 28);
          return Array.from({ length: 784 }, (_, i) => {
            const at = (n: number) => pixels[i * 4 + n] ?? 0;
            return 0.2126 * at(0) + 0.7152 * at(1) + 0.0722 * at(2);
          });
        }),
      );
      const [first = [], second = []] = grey;
      return first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length;
    },
    [a.toString('base64'), b.toString('base64')],
  );
}

test.describe('for everyone', () => {
  test('[B-21] any two papers differ in greyscale by form, and in 見分けやすい for any sight by colour', async ({
    page,
  }) => {
    await remember(page, { settings: { palette: 'clear' } });
    await openSetup(page, setupOf(six));
    const colors = await fills(page);
    expect(colors.length).toBe(6);
    for (const [name, sight] of Object.entries(sights)) {
      for (let i = 0; i < 6; i++) {
        for (let k = 0; k < i; k++) {
          const far = difference(lab(colors[i] ?? '', sight), lab(colors[k] ?? '', sight));
          expect(far, `${letters[i]} and ${letters[k]}, ${name}`).toBeGreaterThanOrEqual(13);
        }
      }
    }
    await remember(page, { settings: { palette: 'standard' } });
    await openSetup(page, setupOf(six));
    const pictures: Buffer[] = [];
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) pictures.push(await cell(page, `${letter}0`).screenshot());
    for (let i = 0; i < 6; i++) {
      for (let k = 0; k < i; k++)
        expect(
          await apart(page, pictures[i] as Buffer, pictures[k] as Buffer),
          `${letters[i]} and ${letters[k]} in grey`,
        ).toBeGreaterThan(8);
    }
  });

  test('[B-22] the palette changes at once, in the middle of a stage, and stays', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf(six));
    const seen = [await fills(page)];
    for (const name of ['見分けやすい', '高対比', '単色', '標準']) {
      await page.getByRole('button', { name: 'このステージについて' }).click();
      await page.getByRole('dialog').getByText(name, { exact: true }).click();
      seen.push(await fills(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(seen[0]).toEqual(['#7db9e8', '#ff6347', '#f4d03f', '#2e8b57', '#1e5799', '#f5f5f5']);
    expect(seen[1]).not.toEqual(seen[0]);
    expect(new Set(seen[3]).size, 'mono has two papers').toBe(2);
    expect(seen[4]).toEqual(seen[0]);
    await page.getByRole('button', { name: 'このステージについて' }).click();
    await page.getByRole('dialog').getByText('単色', { exact: true }).click();
    await page.reload();
    await expect(page.locator('.tap-field .tile').first()).toBeVisible();
    expect(await fills(page)).toEqual(seen[3]);
  });

  test('[B-23] the keyboard alone plays a board to its end', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf('| __R __R __Y __B |\n| __R __Y __Y __B |', { target: 4 }));
    await page.keyboard.press(']');
    await expect(page.locator('[data-preview]')).toBeVisible();
    await page.keyboard.press(']');
    const before = await page.locator(':focus').getAttribute('data-cell');
    await page.keyboard.press('[');
    expect(await page.locator(':focus').getAttribute('data-cell')).not.toBe(before);
    const ring = await page.locator(':focus').evaluate(one => getComputedStyle(one).outlineWidth);
    expect(Number.parseFloat(ring)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Space');
    await expect.poll(() => score(page)).toBe(9);
    await page.keyboard.press('z');
    await expect.poll(() => score(page)).toBe(0);
    await page.keyboard.press('h');
    await expect(page.locator('.advice')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await expect(page.locator('.tap-field')).toHaveAttribute('data-after', 'true');
    await page.keyboard.press('g');
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press(']');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toContainText('クリア');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '結果を見る' })).toBeVisible();
  });

  test('[B-23] arrows walk the board', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf(six));
    await cell(page, 'a0').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'b1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => score(page)).toBe(4);
  });

  test('[B-24] a cell tells colour, pattern, obstacle, group and points; a clear tells the fall', async ({ page }) => {
    await remember(page);
    await openSetup(page, setupOf('| __Y __B __Y |\n| __R _*R __R |\n| __R __B _+Y |\n// c2 = 4'));
    await expect(cell(page, 'a1')).toHaveAttribute(
      'aria-label',
      '2行1列、珊瑚赤 鱗、4個のかたまり、3個消えます、9点、1個の氷が1LVとけます',
    );
    await expect(cell(page, 'b1')).toHaveAttribute('aria-label', /珊瑚赤 鱗、氷結LV1/);
    await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /砂金色 菱、カウンター\+ 4/);
    await cell(page, 'a1').focus();
    await page.keyboard.press('Enter');
    const live = page.locator('[data-live]');
    await expect(live).toContainText('3個消えて9点。');
    await expect(live).toContainText('氷が1つとけました。');
    await expect(live).toContainText('個落ちました。');
    expect((await blocksOn(page)).filter(Boolean).length).toBe(6);
  });

  test('the log keeps every step in both languages', async ({ page }) => {
    await remember(page, { settings: { speed: 'instant', lang: 'en' } });
    await openSetup(page, setupOf(six));
    await cell(page, 'a0').click();
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toContainText('2 cleared for 4. 4 in all.');
  });
});
