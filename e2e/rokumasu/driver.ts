import '@minoya/games/rokumasu/long/index';
import { mino } from '@minoya/games/grid/mino';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { cardIn } from '@minoya/games/rokumasu/place';
import type { Action, Card, Slot, State } from '@minoya/games/rokumasu/state';
import { sculptOf } from '@minoya/games/rokumasu/use';
import { fold, type Replay } from '@minoya/kernel';
import type { Locator, Page } from '@playwright/test';
import { boxOf, gripOf, type Spot } from '../../apps/web/src/board/grid.ts';

/** Plays ロクマス through the page: clicks, drags and keys, never calls. */
export class Driver {
  readonly page: Page;
  /** Where its table is, on a page that has several. */
  private readonly table: Page | Locator;

  constructor(page: Page, table: Page | Locator = page) {
    this.page = page;
    this.table = table;
  }

  /** The lines of the run as the page has saved them. */
  async log(slot = 'main'): Promise<readonly string[]> {
    const text = await this.page.evaluate(key => localStorage.getItem(key), `minoya:quick:rokumasu:${slot}`);
    const run = JSON.parse(text ?? '{"log":[]}') as { log: readonly { line: string }[] };
    return run.log.map(entry => entry.line);
  }

  /** The state of the run as the page has saved it. */
  async state(slot = 'main'): Promise<State> {
    const text = await this.page.evaluate(key => localStorage.getItem(key), `minoya:quick:rokumasu:${slot}`);
    const folded = fold(rokumasu, JSON.parse(text ?? '{}') as Replay);
    if (!folded.ok) throw new Error(folded.why);
    return folded.state;
  }

  async cellBox(): Promise<{ left: number; top: number; cell: number }> {
    const box = await this.table.locator('[data-board="main"] [data-cell="0,0"]').boundingBox();
    if (!box) throw new Error('no board');
    return { left: box.x, top: box.y, cell: box.width };
  }

  slot(slot: Slot) {
    return this.table.locator(`.tray-piece[data-slot="${slot}"]`);
  }

  cell(cell: number) {
    return this.table.locator(`[data-board="main"] [data-cell="${cell % 6},${Math.floor(cell / 6)}"]`);
  }

  /** Where a pointer must be for the mino's corner to lie on a cell. */
  async over(card: Card, cell: number): Promise<{ x: number; y: number }> {
    const { left, top, cell: size } = await this.cellBox();
    const { width, height } = boxOf(shapeOf(card));
    return { x: left + ((cell % 6) + width / 2) * size, y: top + (Math.floor(cell / 6) + height / 2) * size };
  }

  /** Picks a piece up with the mouse and holds it over a cell. */
  async hold(state: State, from: Slot, cell: number): Promise<void> {
    const card = cardOf(state, from);
    const box = await this.slot(from).boundingBox();
    if (!box) throw new Error(`no slot ${from}`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    const to = await this.over(card, cell);
    await this.page.mouse.move(to.x, to.y + 30);
    await this.page.mouse.move(to.x, to.y);
    // Lifted behind the first frame, aimed two frames later.
    await this.frames();
  }

  private frames(): Promise<void> {
    return this.page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(done => requestAnimationFrame(done));
    });
  }

  /** Lets go of what is held, and waits for the task in which it is placed. */
  async letGo(): Promise<void> {
    await this.page.mouse.up();
    await this.page.evaluate(() => new Promise(done => setTimeout(done)));
  }

  async drag(state: State, from: Slot, cell: number): Promise<void> {
    await this.hold(state, from, cell);
    await this.letGo();
  }

  async tap(state: State, from: Slot, cell: number): Promise<void> {
    const grip = gripOf(shapeOf(cardOf(state, from)));
    await this.slot(from).click();
    await this.cell(cell + grip.y * 6 + grip.x).click();
  }

  /** Enter on the slot, arrows on the board, Enter. */
  async type(state: State, from: Slot, cell: number): Promise<void> {
    const grip = gripOf(shapeOf(cardOf(state, from)));
    await this.slot(from).focus();
    await this.page.keyboard.press('Enter');
    const now = await this.page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
    const [x = 0, y = 0] = now.split(',').map(Number);
    const to = { x: (cell % 6) + grip.x, y: Math.floor(cell / 6) + grip.y };
    for (let i = x; i !== to.x; i += Math.sign(to.x - i))
      await this.page.keyboard.press(to.x > i ? 'ArrowRight' : 'ArrowLeft');
    for (let i = y; i !== to.y; i += Math.sign(to.y - i))
      await this.page.keyboard.press(to.y > i ? 'ArrowDown' : 'ArrowUp');
    await this.page.keyboard.press('Enter');
  }

  /** When the last action was done. */
  private done = 0;

  /** Any action, the way a player would do it: presses that follow each other at once would be taken for a double tap. */
  async act(state: State, action: Action): Promise<void> {
    const early = this.done + 400 - Date.now();
    if (action.type !== 'place' && early > 0) await this.page.waitForTimeout(early);
    await this.carryOut(state, action);
    this.done = Date.now();
  }

  /** Placements alternate between dragging and tapping. */
  private async carryOut(state: State, action: Action): Promise<void> {
    const { page } = this;
    switch (action.type) {
      case 'place':
        return state.nextPiece % 2 === 0
          ? this.drag(state, action.from, action.cell)
          : this.tap(state, action.from, action.cell);
      case 'buy':
        await this.press(page.locator(`[data-item="${action.item}"] .buy button`));
        return this.answer(action.sell);
      case 'skip':
        return page.locator(`[data-skip="${action.gift}"]`).click();
      case 'lock':
        return this.press(page.locator(`[data-lock="${action.item}"]`));
      case 'take':
        await page.locator(`[data-pack-item="${action.item}"] button`).click();
        if (action.sell !== null) await page.locator(`[data-swap="${action.sell}"]`).click();
        return;
      case 'sell':
        await page.locator(`[data-relic="${action.relic}"]`).click();
        return this.sellOpen();
      case 'sellAmulet':
        await page.locator(`[data-amulet="${action.amulet}"]`).click();
        return this.sellOpen();
      case 'use':
        return this.use(state, action);
      case 'reorder':
        return this.reorder(action.from, action.to);
      case 'stock':
        return page
          .locator('.slot')
          .nth(action.from)
          .locator('.slot-deeds button')
          .nth(action.to === 'x' ? 0 : 1)
          .click();
      case 'recycle':
        return page.locator('.slot').nth(action.from).locator('.slot-deeds button').last().click();
      case 'end':
        return page.getByRole('button', { name: /ラウンドを終える|End the round/ }).click();
      default:
        return page.locator(`[data-${action.type}]`).click();
    }
  }

  /** At rest: at the end of a list nothing points below any more, and the list has room for more. */
  private async press(button: Locator): Promise<void> {
    await button.scrollIntoViewIfNeeded();
    await this.frames();
    await button.click();
  }

  /** What a purchase asks: which relic goes for it, or whether a pack is wanted that nothing can be taken out of. */
  private async answer(sell: number | null): Promise<void> {
    if (sell !== null) return this.page.locator(`[data-swap="${sell}"]`).click();
    await this.frames();
    const anyway = this.page.locator('dialog [data-buy-anyway]');
    if (await anyway.isVisible()) await anyway.click();
  }

  async reorder(from: number, to: number): Promise<void> {
    await this.page.locator(`[data-relic="${from}"]`).focus();
    for (let at = from; at !== to; at += Math.sign(to - at))
      await this.page.locator(`[data-relic="${at}"]`).press(to > at ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
  }

  /** Once for the price, once for the sale. */
  private async sellOpen(): Promise<void> {
    await this.page.locator('dialog [data-sell]').click();
    await this.page.locator('dialog [data-sell][data-sure="true"]').click();
  }

  private async use(state: State, action: Extract<Action, { type: 'use' }>): Promise<void> {
    await this.page.locator(`[data-amulet="${action.amulet}"]`).click();
    await this.page.locator(`dialog [data-pick="${action.card}"]`).click();
    const card = state.deck.find(one => one.id === action.card);
    if (action.sculpt && card) await this.carve(card, action.sculpt);
    await this.page.locator('dialog [data-use]').click();
    // What chance made of the piece is shown until it was seen.
    await this.frames();
    const used = this.page.locator('dialog', { has: this.page.locator('[data-used]') });
    if (await used.isVisible()) await used.locator('button.primary').click();
  }

  private async carve(card: Card, sculpt: NonNullable<Extract<Action, { type: 'use' }>['sculpt']>): Promise<void> {
    const old = shapeOf(card).map(({ x, y }) => ({ x: x + 1, y: y + 1 }));
    const same = (a: Spot) => (b: Spot) => a.x === b.x && a.y === b.y;
    for (const cells of placesOf(card, sculpt.mino)) {
      if (JSON.stringify(sculptOf(card, cells)) !== JSON.stringify(sculpt)) continue;
      const changed = [...cells.filter(cell => !old.some(same(cell))), ...old.filter(cell => !cells.some(same(cell)))];
      for (const { x, y } of changed) await this.page.locator(`[data-board="sculpt"] [data-cell="${x},${y}"]`).click();
      return;
    }
    throw new Error('no way to carve that');
  }
}

function* placesOf(card: Card, to: string): Iterable<readonly Spot[]> {
  const box = boxOf(shapeOf(card));
  const shape = mino(to)?.shape ?? [];
  const size = boxOf(shape);
  for (let y = 0; y <= box.height + 2 - size.height; y++)
    for (let x = 0; x <= box.width + 2 - size.width; x++) yield shape.map(cell => ({ x: cell.x + x, y: cell.y + y }));
}

export const shapeOf = (card: Card): readonly Spot[] => mino(card.mino)?.shape ?? [];

export function cardOf(state: State, slot: Slot): Card {
  const card = cardIn(state, slot);
  if (!card) throw new Error(`nothing in slot ${slot}`);
  return card;
}

/** Every placement that the rules allow. */
export function placements(state: State): readonly Extract<Action, { type: 'place' }>[] {
  return [...rokumasu.legal(state, 0)].filter((one): one is Extract<Action, { type: 'place' }> => one.type === 'place');
}

/** Plays the two boards of the tutorial, behind which its run begins. */
export async function playLessonBoards(page: Page): Promise<void> {
  for (let board = 0; board < 2; board++) {
    await page.locator('.tray-piece').click();
    await page.locator('[data-cell="3,2"]').click();
    await page.locator('[data-next]').click();
  }
}
