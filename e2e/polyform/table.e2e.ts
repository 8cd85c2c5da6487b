import { cardOf } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import type { Page } from '@playwright/test';
import { untilStill } from '../screen.ts';
import { expect, test } from '../support.ts';
import { debugTable, give, marketWith, must, openAt, savedLog } from './position.ts';

const pips = (page: Page) => page.locator('.polyform-head .pips [data-full="true"]').count();
const reason = (page: Page) => page.locator('.chip');
/**
 * Taps even what says it is disabled: that must answer with a reason. What has just come under the finger takes no press yet, and
 * nothing waits for a bar that is still on its way to its place.
 */
async function poke(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector);
  await expect(target).toHaveCSS('pointer-events', 'auto');
  await untilStill(page);
  await target.tap({ force: true });
}
const large = (card: string) => count(cardOf(card).shape) >= 6;

/** On turn with one card of six cells or more and these pieces. */
function withCard(...pieces: readonly string[]) {
  const match = give(debugTable(), ...pieces);
  must(match, marketWith(match, large).line);
  return match;
}

test.use({ hasTouch: true });

test('[C-04] each action costs one, and impossible ones say why', async ({ page }) => {
  await openAt(page, give(debugTable(), 'i2'));
  expect(await pips(page)).toBe(3);
  await poke(page, '[data-action="master"]');
  await expect(reason(page)).toHaveText(/置けるピースがありません/);
  await page.locator('[data-action="gain"]').tap();
  await expect.poll(() => pips(page)).toBe(2);
  await page.locator('[data-action="up"]').tap();
  await page.locator('.trade-bar [data-piece="i3"][data-parts="i2+dot"]').tap();
  await expect.poll(() => pips(page)).toBe(1);
  await page.locator('[data-action="recycle"]').tap();
  await page.locator('[data-recycle="white"]').tap();
  await expect(page.locator('.seat-chip[data-seat="1"]')).toHaveAttribute('data-active', 'true');
  expect((await savedLog(page)).slice(-3)).toEqual(['gain', 'up i3 i2+dot', 'recycle white']);
});

test('[C-04] with four cards the market says that four is the limit', async ({ page }) => {
  const match = debugTable();
  for (let i = 0; i < 4; i++) {
    must(match, `take w${i + 1}`);
    if (match.state.active !== 0) must(match, 'debug turn 0');
  }
  await openAt(page, match);
  await page.locator('[data-market="black-0"] .market-card').tap();
  await poke(page, '[data-market="black-0"] .take');
  await expect(reason(page)).toHaveText(/4枚まで/);
});

test('[C-04] a puzzle is carried from the market to an empty place; let go elsewhere it stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, debugTable());
  const middle = async (of: string) => {
    const { x, y, width, height } = (await page.locator(of).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  const before = (await savedLog(page)).length;
  const carry = async (to: string) => {
    await page.mouse.move(...(await middle('[data-market="white-1"] .market-card')));
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 5 });
    await expect(page.locator('.card-float')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.card-float')).toHaveCount(0);
  };
  await carry('.tray');
  expect(await savedLog(page)).toHaveLength(before);
  await carry('.own-card.empty[data-slot="2"]');
  await expect.poll(async () => (await savedLog(page)).at(-1)).toBe('take w2');
});

test('a log that was open when the page was read again costs no second press of the back button', async ({ page }) => {
  await page.goto('/polyform');
  await page.locator('[data-do="bots"]').click();
  await page.locator('.polyform').waitFor();
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.reload();
  await page.locator('.polyform').waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/\/polyform$/);
});

test('[C-05] a piece is laid by touch drag above the finger, by mouse, by taps and by keys alone', async ({ page }) => {
  await openAt(page, withCard('i2', 'i2', 'i2'));
  const piece = page.locator('.tray-piece[data-piece="i2"]');
  const card = page.locator('.own-card[data-slot="0"]');
  const from = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const to = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const client = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await finger('touchStart', from.x + 20, from.y + 20);
  await finger('touchMove', from.x + 22, from.y - 30);
  const target = { x: to.x + to.width / 2, y: to.y + to.height - 10 };
  await finger('touchMove', target.x, target.y);
  await finger('touchMove', target.x, target.y - 4);
  const floating = await page.locator('.floating .piece').boundingBox();
  expect(floating && floating.y + floating.height).toBeLessThan(target.y - 20);
  for (let y = target.y; y > to.y && (await page.locator('.ghost[data-fits="true"]').count()) === 0; y -= 8) {
    await finger('touchMove', target.x, y);
    await page.waitForTimeout(20);
  }
  // At rest before it lifts: a flick would make the browser take the next tap as the end of a fling.
  await page.waitForTimeout(200);
  await finger('touchEnd', 0, 0);
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(2);
  await page.locator('[data-do="cancel"]').tap();
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(0);

  await piece.hover();
  await page.mouse.down();
  const spots = to.height;
  for (let y = to.y + spots - 8; y > to.y && (await page.locator('.ghost[data-fits="true"]').count()) === 0; y -= 6) {
    await page.mouse.move(to.x + to.width / 2, y);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(2);
  // After a drop the next key confirms; it takes no second piece.
  await expect(page.locator('[data-do="confirm"]')).toBeFocused();
  await page.locator('[data-do="cancel"]').click();

  await piece.tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(2);
  await page.locator('[data-do="confirm"]').tap();
  await expect(page.locator('.cell[data-marks~="filled"]')).toHaveCount(2);

  await piece.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cell:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(2);
  // The same key once more confirms; a press would take the piece back.
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await savedLog(page)).slice(-2).every(line => line.startsWith('place'))).toBe(true);
});

test('[C-05] Enter is the red button’s after another piece was carried off the board; a free place points at the market', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const match = give(debugTable('acts'), 'i2', 'l4');
  must(match, 'take w1');
  await openAt(page, match);
  // The market is in sight: no sheet of the same puzzles.
  await page.locator('.take-here').first().click();
  await expect(page.locator('.market-area .market-card:focus')).toHaveCount(1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('.tray-piece[data-piece="dot"]').click();
  await page.locator('.own-card .cell[data-marks~="legal"]').first().click();
  await page.locator('.tray-piece[data-piece="i2"]').hover();
  await page.mouse.down();
  await page.mouse.move(700, 20, { steps: 4 });
  await page.mouse.up();
  const confirm = page.locator('[data-do="confirm"]');
  await expect(confirm.locator('kbd')).toHaveText('Enter');
  // On another button the key is that one's, and not shown here.
  await page.locator('[data-action="up"]').focus();
  await expect(confirm.locator('kbd')).toHaveCount(0);
  await page.locator('[data-action="up"]').blur();
  await page.keyboard.press('Enter');
  await expect(page.locator('.own-card .cell[data-marks~="filled"]')).toHaveCount(1);
});

test('[C-06] eight orientations by buttons, by keys and by a tap on the held piece', async ({ page }) => {
  await openAt(page, withCard('l4'));
  await page.locator('.tray-piece[data-piece="l4"]').tap();
  const seen = new Set<string>();
  const look = async () => seen.add((await page.locator('.held-now').innerHTML()) ?? '');
  for (let i = 0; i < 4; i++) {
    await look();
    await page.locator('[data-do="rotate"]').tap();
  }
  await page.keyboard.press('f');
  for (let i = 0; i < 4; i++) {
    await look();
    if (i % 2 === 0) await page.locator('.held-now').tap();
    else await page.keyboard.press('r');
  }
  expect(seen.size).toBe(8);
});

test('[C-07] cancel gives the piece back for nothing, confirm spends exactly one action', async ({ page }) => {
  await openAt(page, withCard('i2'));
  const left = await pips(page);
  const piece = page.locator('.tray-piece[data-piece="i2"]');
  await piece.tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="cancel"]').tap();
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(0);
  await expect(piece.locator('.tray-count')).toHaveText('1');
  expect(await pips(page)).toBe(left);
  await piece.tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="confirm"]').tap();
  await expect.poll(() => pips(page)).toBe(left - 1);
  await expect(piece).toHaveCount(0);
});

test('[C-08] undo steps back through the turn, and stops where a card was revealed', async ({ page }) => {
  await openAt(page, withCard());
  const before = await savedLog(page);
  await page.locator('[data-action="gain"]').tap();
  await expect.poll(async () => (await savedLog(page)).at(-1)).toBe('gain');
  await page.locator('[data-do="undo"]').tap();
  await expect.poll(() => savedLog(page)).toEqual(before);
  await poke(page, '[data-do="undo"]');
  await expect(reason(page)).toHaveText(/戻せません/);
});

test('[C-08] undo takes a whole master action back, by button and by key', async ({ page }) => {
  const match = give(debugTable(), 'i2');
  must(match, marketWith(match, large).line);
  must(match, 'take w2');
  must(match, 'debug turn 1');
  must(match, 'debug turn 0');
  await openAt(page, match);
  const before = await savedLog(page);
  for (const slot of [0, 1]) {
    await page.locator('.tray-piece:not([aria-disabled="true"])').first().tap();
    await page.locator(`.own-card[data-slot="${slot}"] .cell[data-marks~="legal"]`).first().tap();
  }
  await page.locator('[data-do="master"]').tap();
  await expect.poll(async () => (await savedLog(page)).length).toBeGreaterThan(before.length + 1);
  const after = await savedLog(page);
  await page.locator('[data-do="undo"]').tap();
  await expect.poll(() => savedLog(page)).toEqual(before);
  while ((await savedLog(page)).length < after.length) await page.keyboard.press('Shift+Z');
  await page.keyboard.press('z');
  await expect.poll(() => savedLog(page)).toEqual(before);
});

test('[C-10] a finished card scores, gives everything back and frees its place at once', async ({ page }) => {
  const match = debugTable();
  const small = marketWith(match, card => count(cardOf(card).shape) === 2 || cardOf(card).points === 0);
  const card = match.state.market.white[Number(small.at.slice(-1))] ?? '';
  give(match, ...Array.from({ length: count(cardOf(card).shape) }, () => 'dot'));
  must(match, small.line);
  while (count(cardOf(card).shape) - (match.state.players[0]?.working[0]?.placed.length ?? 0) > 1) {
    const legal = [...match.game.legal(match.state, 0)].find(one => one.type === 'place');
    if (!legal) throw new Error('nothing to place');
    match.act(0, legal);
    if (match.state.active !== 0) must(match, 'debug turn 0');
  }
  await openAt(page, match);
  const dots = Number(await page.locator('.tray-piece[data-piece="dot"] .tray-count').textContent());
  await page.locator('.tray-piece[data-piece="dot"]').tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await page.locator('[data-do="confirm"]').tap();
  await expect(page.locator('.own-card.empty')).toHaveCount(4);
  await expect(page.locator('.seat-chip[data-seat="0"] .done-count[data-colour="white"]')).toHaveText(/^1/);
  const after = Number(await page.locator('.tray-piece[data-piece="dot"] .tray-count').textContent());
  expect(after).toBe(dots - 1 + count(cardOf(card).shape) + (cardOf(card).reward === 'dot' ? 1 : 0));
});

test('[C-11] trades follow the table, and what is out of stock says so', async ({ page }) => {
  const match = give(debugTable(), 'l4', ...Array.from({ length: 6 }, () => 'i3'));
  await openAt(page, match);
  await page.locator('[data-action="down"]').tap();
  const l4 = '.trade-bar [data-piece="l4"]';
  await expect(page.locator(l4)).toHaveCount(5);
  await expect(page.locator(`${l4}[data-parts="i3+dot"]`)).toHaveAttribute('aria-disabled', 'true');
  await poke(page, `${l4}[data-parts="i3+dot"]`);
  await expect(reason(page)).toHaveText(/ストックがありません/);
  await page.locator(`${l4}[data-parts="i2+i2"]`).tap();
  await expect(page.locator('.tray-piece[data-piece="i2"] .tray-count')).toHaveText('2');
});

test('[C-12] master takes at most one piece a card, any subset, once a turn', async ({ page }) => {
  const match = give(debugTable(), 'dot', 'dot', 'dot');
  must(match, marketWith(match, large).line);
  await openAt(page, match);
  await page.locator('[data-action="master"]').tap();
  await page.locator('.tray-piece').first().tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await expect(page.locator('.cell[data-marks~="planned"]')).toHaveCount(1);
  await page.locator('.tray-piece').first().tap();
  await expect(page.locator('.tray-piece[aria-pressed="true"]')).toHaveCount(1);
  await page.locator('.own-card[data-slot="0"] .cell[data-marks~="free"]').first().tap();
  await expect(reason(page)).toHaveText(/パズル1枚に1つ/);
  await page.locator('[data-do="master"]').tap();
  await expect(page.locator('.cell[data-marks~="filled"]')).toHaveCount(1);
  await expect(page.locator('[data-action="master"]')).toHaveAttribute('aria-disabled', 'true');
  await poke(page, '[data-action="master"]');
  await expect(reason(page)).toHaveText(/1ターンに1回/);
});

test('[C-13] recycling is refused with its reason when fewer than four cards are left', async ({ page }) => {
  const match = debugTable('recycle', { ends: { white: 5, black: 3, deck: false } });
  for (const seat of [0, 0, 0, 0, 1]) {
    if (match.state.active !== seat) must(match, `debug turn ${seat}`);
    must(match, 'take b1');
  }
  expect(match.state.deck.black).toHaveLength(3);
  must(match, 'debug turn 0');
  await openAt(page, match);
  await page.locator('[data-action="recycle"]').tap();
  await poke(page, '[data-recycle="black"]');
  await expect(reason(page)).toHaveText(/4枚より少ない/);
});

test('[C-29] at 390×844 cards, hand and actions are in sight, and targets are large enough', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const match = give(debugTable('size'), 'i2', 'i3', 'v3', 'l4');
    for (let i = 0; i < 4; i++) {
      must(match, `take b${(i % 4) + 1}`);
      if (match.state.active !== 0) must(match, 'debug turn 0');
    }
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await openAt(page, match);
    const sizes = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollHeight - innerHeight,
      sideways: document.documentElement.scrollWidth - innerWidth,
      lowest: Math.max(...[...document.querySelectorAll('.action')].map(one => one.getBoundingClientRect().bottom)),
      cell: document.querySelector('.own-card .cell')?.getBoundingClientRect().width ?? 0,
      action: document.querySelector('.action')?.getBoundingClientRect().height ?? 0,
      clipped: [...document.querySelectorAll('.own-card')].filter(card => {
        const board = card.querySelector('.cells')?.getBoundingClientRect();
        const box = card.getBoundingClientRect();
        return board && (board.bottom > box.bottom + 1 || board.right > box.right + 1);
      }).length,
    }));
    expect(sizes.scrolls, `${width}×${height}`).toBeLessThanOrEqual(1);
    expect(sizes.sideways).toBeLessThanOrEqual(0);
    expect(sizes.lowest).toBeLessThanOrEqual(height);
    expect(sizes.cell).toBeGreaterThanOrEqual(24);
    expect(sizes.action).toBeGreaterThanOrEqual(44);
    expect(sizes.clipped, `${width}×${height}`).toBe(0);
  }
});

test('a game taken up again has its log, and undo takes lines back out of it', async ({ page }) => {
  const match = withCard();
  must(match, 'gain');
  await openAt(page, match);
  const open = () => page.getByRole('button', { name: 'ログ' }).tap();
  await open();
  await expect(page.locator('dialog .log')).toContainText('プレイヤー1：1マスを獲得しました');
  await expect(page.locator('dialog .log')).toContainText('を取りました');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The closed sheet takes its step of the history back, which would stop a reload on its way.
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)).toBeUndefined();
  await page.reload();
  await page.locator('.polyform').waitFor();
  await page.locator('[data-do="undo"]').tap();
  await open();
  await expect(page.locator('dialog .log')).toContainText('を取りました');
  await expect(page.locator('dialog .log')).not.toContainText('1マスを獲得しました');
});
