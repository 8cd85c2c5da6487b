import { expect, type Page } from '@playwright/test';
import { emptyPage } from '../empty-page.ts';
import type { Screen } from '../screen.ts';
import { moment } from './player.ts';
import { debugTable, give, must, openAt } from './position.ts';

const start = '/polyform';

/** A table in the middle of a game: three cards, pieces of many kinds, something laid. */
function middle() {
  const match = give(debugTable('shots'), 'i2', 'i3', 'v3', 'l4', 't4', 's4', 'o4');
  for (const line of ['take w1', 'take b2', 'take w3']) {
    if (match.state.active !== 0) must(match, 'debug turn 0');
    must(match, line);
  }
  for (const line of ['take b1', 'take w2', 'gain']) {
    if (match.state.active !== 1) must(match, 'debug turn 1');
    must(match, line);
  }
  if (match.state.active !== 0) must(match, 'debug turn 0');
  const laid = [...match.game.legal(match.state, 0)].find(one => one.type === 'place' && one.slot === 1);
  if (laid) match.act(0, laid);
  return match;
}

const table =
  (then: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    await openAt(page, middle());
    await then(page);
  };

async function finishing(page: Page): Promise<void> {
  await openAt(page, must(middle(), 'debug finishing'));
  await page.locator('[data-do="best"]').click();
}

async function over(page: Page): Promise<void> {
  const match = must(middle(), 'debug finishing');
  must(match, 'finish', 1);
  await openAt(page, match);
  await page.locator('[data-do="finish"]').click();
  await page.locator('.turning-points[data-ready="true"]').waitFor();
}

async function hold(page: Page): Promise<void> {
  const legal = page.locator('.own-card[data-slot="0"] .cell[data-marks~="legal"]').first();
  for (let n = 0; n < 3 && !(await legal.isVisible()); n++) {
    await page.locator('.tray-piece[data-piece="dot"]').click();
    // A page that is still finding its size lets a held piece go: it is taken again.
    await legal.waitFor({ timeout: 5000 }).catch(() => undefined);
  }
  await legal.click();
  await page.locator('.tray-piece[data-piece="i2"]').click();
}

async function openMarketAt(page: Page, at: string): Promise<void> {
  const strip = page.locator('.market-strip');
  if ((await strip.count()) > 0) await strip.locator('.strip-place').first().click();
  await page.locator(`[data-market="${at}"] .market-card`).click();
}

const openMarket = (page: Page) => openMarketAt(page, 'white-1');

async function trade(page: Page): Promise<void> {
  await page.locator('[data-action="up"]').click();
  await page.locator('.trade-bar').waitFor();
}

/** The lesson at its sentence about trading. */
async function guided(page: Page): Promise<void> {
  for (const step of ['take', 'gain', 'up', 'turn', 'down', 'master', 'recycle', 'finishing']) {
    await page.locator('[data-do="skip"]').click();
    await page.locator(`[data-guide="${step}"]`).waitFor();
    if (step === 'master') return;
  }
}

async function room(page: Page): Promise<void> {
  await page.locator('[data-do="make-room"]').click();
  await page.locator('.chairs').waitFor();
}

async function roomTable(page: Page): Promise<void> {
  await room(page);
  await page.locator('.bot-choice').selectOption('minarai');
  await page.locator('[data-do="start"][aria-disabled="false"]').click();
  // Whoever begins is drawn by lot; while the machine moves, what flies lies over what is read.
  await expect.poll(() => moment(page), { timeout: 20_000 }).toBe('mine');
}

async function draw(page: Page): Promise<void> {
  for (const cell of ['0,0', '1,0', '2,0', '1,1', '1,2']) await page.locator(`.drawing [data-cell="${cell}"]`).click();
  await page.locator('[data-do="keep-card"]').click();
}

/** Every screen of POLYFORM. */
export const screens: readonly Screen[] = [
  { name: 'polyform', path: start },
  { name: 'polyform-rules', path: '/polyform/rules' },
  { name: 'polyform-cards', path: '/polyform/cards', prepare: draw, board: true },
  { name: 'polyform-first-card', path: '/polyform/lesson', board: true },
  { name: 'polyform-lesson', path: '/polyform/lesson', prepare: guided, board: true },
  { name: 'polyform-table', path: emptyPage, prepare: table(), board: true },
  { name: 'polyform-hold', path: emptyPage, prepare: table(hold), board: true },
  { name: 'polyform-market', path: emptyPage, prepare: table(openMarket), board: true },
  { name: 'polyform-trade', path: emptyPage, prepare: table(trade), board: true },
  {
    name: 'polyform-seat',
    path: emptyPage,
    prepare: table(page => page.locator('.seat-chip').nth(1).click()),
    board: true,
  },
  { name: 'polyform-finishing', path: emptyPage, prepare: finishing, board: true },
  { name: 'polyform-result', path: emptyPage, prepare: over, board: true },
  { name: 'polyform-room', path: start, prepare: room },
  { name: 'polyform-room-table', path: start, prepare: roomTable, board: true },
  { name: 'polyform-room-gone', path: '/polyform/room/3333', prepare: page => page.locator('.gone').waitFor() },
];
