import { cards } from '@minoya/games/polyform/cards';
import { cellAt, SIDE } from '@minoya/games/polyform/cells';
import { handCover } from '@minoya/games/polyform/cover';
import { fullStock } from '@minoya/games/polyform/pieces';
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { prepare } from './player.ts';
import { debugTable, finishCard, openAt } from './position.ts';

// Lines are finer than a pixel of the smallest screens.
test.use({ deviceScaleFactor: 3 });

/** Two cells of one card that belong to different pieces and touch, in cells of its 5×5 field. */
interface Border {
  readonly card: string;
  readonly pieces: string;
  readonly a: { readonly x: number; readonly y: number };
  readonly b: { readonly x: number; readonly y: number };
}

/** Every border between two pieces, as the catalogue lays them. */
function borders(card: (typeof cards)[number]): Border[] {
  const placed = handCover(card.shape, fullStock()) ?? [];
  const at = (x: number, y: number) => placed.find(one => one.cells & cellAt(y, x));
  const spots = Array.from({ length: SIDE * SIDE }, (_, i) => ({ x: i % SIDE, y: Math.floor(i / SIDE) }));
  return spots.flatMap(a =>
    [
      { x: a.x + 1, y: a.y },
      { x: a.x, y: a.y + 1 },
    ].flatMap(b => {
      const [one, other] = [at(a.x, a.y), b.x < SIDE && b.y < SIDE ? at(b.x, b.y) : undefined];
      if (!one || !other || one === other) return [];
      return [{ card: card.id, pieces: `${one.piece}|${other.piece}`, a, b }];
    }),
  );
}

/** Borders that cannot be told without colour: the line between two pieces against the paper on both sides. */
async function weakest(page: Page, all: readonly Border[]): Promise<readonly string[]> {
  const picture = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([png, list]) => {
      const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(image, 0, 0);
      const part = (v: number) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      const light = (x: number, y: number) => {
        const [r = 0, g = 0, b = 0] =
          pen?.getImageData(Math.floor(x * devicePixelRatio), Math.floor(y * devicePixelRatio), 1, 1).data ?? [];
        return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      };
      const contrast = (p: number, q: number) => (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
      return list.flatMap(({ card, pieces, a, b }) => {
        const group = document.querySelector<SVGGElement>(`[data-card="${card}"] .card-shape g`);
        const to = group?.getScreenCTM() ?? new DOMMatrix();
        const place = (x: number, y: number) => new DOMPoint(x * 54, y * 54).matrixTransform(to);
        // Off the middle line, where the spines run.
        const off = { x: a.y === b.y ? 0 : 0.3, y: a.y === b.y ? 0.3 : 0 };
        const spot = (share: number) => {
          const at = place(a.x + 0.5 + off.x + (b.x - a.x) * share, a.y + 0.5 + off.y + (b.y - a.y) * share);
          return light(at.x + scrollX, at.y + scrollY);
        };
        const [here, there] = [spot(0.2), spot(0.8)];
        const line = Array.from({ length: 33 }, (_, i) => spot(0.34 + i * 0.01));
        const clear = Math.max(...line.map(one => Math.min(contrast(one, here), contrast(one, there))));
        // A line both sides can be told from, or papers that differ by themselves.
        const best = Math.max(clear, contrast(here, there));
        return best >= 3 ? [] : [`${card} ${pieces} ${best.toFixed(2)}`];
      });
    },
    [picture, all] as const,
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`[C-30] on all 52 cards any two pieces that touch can be told apart in grey, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 1440, height: 1400 });
    await prepare(page);
    await page.goto('/polyform/catalogue');
    await expect(page.locator('.catalogue li')).toHaveCount(52);
    const all = cards.flatMap(borders);
    expect(all.length).toBeGreaterThan(80);
    expect(await weakest(page, all)).toEqual([]);
    // And each piece shows which cells are its own: a spine through all of them.
    const bare = await page.locator('.catalogue .cut').evaluateAll(cuts =>
      cuts.flatMap(cut => {
        const spine = cut.querySelector('.cut-spine');
        const width = spine ? Number.parseFloat(getComputedStyle(spine).strokeWidth) : 0;
        return width > 2 && (spine?.getAttribute('d')?.length ?? 0) > 0 ? [] : [cut.getAttribute('data-fill')];
      }),
    );
    expect(bare).toEqual([]);
  });
}

test('the development table has its panel, and an ordinary one has not', async ({ page }) => {
  await openAt(page, debugTable());
  await page.locator('.polyform-head [data-do="debug"]').click();
  await page.locator('[data-debug="give-o4"]').click();
  await page.locator('[data-debug="add"]').click();
  await expect(page.locator('.seat-chip')).toHaveCount(3);
  await page.locator('[data-debug="operate"]').selectOption('1');
  await expect(page.locator('.seat-panel[data-seat="1"]')).toHaveAttribute('data-active', 'true');
  await page.locator('[data-debug="finishing"]').click();
  await expect(page.locator('.polyform')).toHaveAttribute('data-phase', /finishing|ended/);
});

test('[C-14] the final round has its badge and says who still has a turn', async ({ page }) => {
  const match = debugTable('final', { ends: { white: 2, black: 0, deck: false } });
  finishCard(match);
  finishCard(match);
  expect(match.state.phase).toBe('finalRound');
  await openAt(page, match);
  await expect(page.locator('.final-badge')).toBeVisible();
  await expect(page.locator('.seat-panel[data-seat="1"] .last-turn')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.final-strip')).toBeVisible();
});
