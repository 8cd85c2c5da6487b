import { polyform } from '@minoya/games/polyform/game';
import { keshiki } from '@minoya/games/keshiki/game';
import type { State } from '@minoya/games/rokumasu/state';
import { encodeReplay, Match } from '@minoya/kernel';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../apps/web/src/board/grid.ts';
import { cardOf, Driver, placements, shapeOf } from './rokumasu/driver.ts';
import { best, find } from './rokumasu/positions.ts';
import { type RokuMatch, seenLessons } from './rokumasu/runs.ts';
import { expect, test } from './support.ts';

test.use({ hasTouch: true });

/** What the handles of the page's tables tell, without asking the page's drawing. */
interface Told {
  readonly lines: readonly string[];
  readonly score: number;
  readonly log: number;
  readonly busy: boolean;
  readonly panel: string | null;
  readonly state: unknown;
}

/** As much of a handle as is asked here. */
interface Handle {
  readonly play: {
    readonly session: { readonly match: { readonly log: readonly { readonly line: string }[] } };
    readonly stage: { readonly busy: { readonly value: boolean } };
    readonly view: { readonly value: { readonly score?: number } };
    readonly log: { readonly value: readonly unknown[] };
    readonly panel: { readonly value: string | null };
  };
  unmount(): void;
}

/** Reads the play of a mounted table through its handle. */
const tell = (page: Page, at: number): Promise<Told> =>
  page.evaluate(async nth => {
    const table = (await (window as unknown as { tables: Promise<readonly Handle[]> }).tables)[nth];
    if (!table) throw new Error(`no table ${nth}`);
    const { session, stage, view, log, panel } = table.play;
    return {
      lines: session.match.log.map(entry => entry.line),
      score: view.value.score ?? 0,
      log: log.value.length,
      busy: stage.busy.value,
      panel: panel.value,
      state: view.value,
    };
  }, at);

/** Two tables on one page, looked at through one of them at a time: each is as tall as the window. */
class Pair {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, matches: readonly Match[], settings: object = {}): Promise<Pair> {
    await page.addInitScript(
      ([lessons, kept]) => {
        localStorage.setItem('minoya:rokumasu:lessons', JSON.stringify(lessons));
        localStorage.setItem('minoya:settings', JSON.stringify(kept));
      },
      [seenLessons, settings] as const,
    );
    const words = matches.map(match => encodeReplay(match.replay()));
    await page.goto(`/styleguide/tables/${words.join('/')}`, { waitUntil: 'networkidle' });
    for (const at of matches.keys()) await page.locator(`[data-place="${at}"] .play`).waitFor();
    // What is made ready while the page stands idle comes and goes unseen; after it nothing changes by itself.
    await page.waitForTimeout(1_000);
    return new Pair(page);
  }

  table(at: number): Locator {
    return this.page.locator(`[data-place="${at}"]`);
  }

  driver(at: number): Driver {
    return new Driver(this.page, this.table(at));
  }

  /** Brings a table before the eyes. */
  async face(at: number): Promise<void> {
    await this.table(at).evaluate(place => place.scrollIntoView());
  }

  async state(at: number): Promise<State> {
    return (await tell(this.page, at)).state as State;
  }

  /** Does something at one table, and holds that all the other one shows and knows is what it was. */
  async leaves(other: number, deed: () => Promise<void>): Promise<void> {
    const [drawn, known] = [await this.drawn(other), await tell(this.page, other)];
    await deed();
    expect(await tell(this.page, other)).toEqual(known);
    expect(await this.drawn(other)).toBe(drawn);
  }

  private drawn(at: number): Promise<string> {
    return this.table(at).evaluate(place => place.innerHTML);
  }

  async settled(at: number): Promise<void> {
    await expect.poll(async () => (await tell(this.page, at)).busy).toBe(false);
  }
}

/** A run of ロクマス in the middle of a round. */
const playing = (wanted: (state: State) => boolean = () => true): RokuMatch =>
  find('standard', state => state.phase === 'playing' && placements(state).length > 8 && wanted(state));

const one = playing();
const two = playing(state => JSON.stringify(state.hand) !== JSON.stringify(one.state.hand));

const firstPlace = (state: State) => {
  const [action] = placements(state);
  if (!action) throw new Error('nothing to place');
  return action;
};

/** Drags with a finger: the piece hangs above it. */
async function dragByTouch(pair: Pair, at: number): Promise<void> {
  const state = await pair.state(at);
  const { from, cell } = firstPlace(state);
  const driver = pair.driver(at);
  const source = await driver.slot(from).boundingBox();
  const { cell: size } = await driver.cellBox();
  const to = await driver.over(cardOf(state, from), cell);
  if (!source) throw new Error('not drawn');
  const { height } = boxOf(shapeOf(cardOf(state, from)));
  const session = await pair.page.context().newCDPSession(pair.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const start = { x: source.x + source.width / 2, y: source.y + source.height / 2 };
  // The middle of the piece is half its height and a cell and a quarter above the finger.
  const end = { x: to.x, y: to.y + (height / 2 + 1.25) * size };
  await send('touchStart', [start]);
  await send('touchMove', [{ x: start.x, y: start.y - 20 }]);
  await pair.page.waitForTimeout(60);
  await send('touchMove', [end]);
  await pair.page.waitForTimeout(100);
  await send('touchEnd', []);
}

test.describe('two tables on one page', () => {
  test('of ロクマス are played in turn by mouse, touch and keys, and each changes itself alone', async ({ page }) => {
    const matches = [one, two];
    const pair = await Pair.open(page, matches, { speed: 'instant' });
    const begun = matches.map(match => match.length);
    for (const [at, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const lines = async () => (await tell(page, at)).lines.length - (begun[at] ?? 0);
      const driver = pair.driver(at);
      await pair.face(at);
      await pair.leaves(other, async () => {
        const mouse = firstPlace(await pair.state(at));
        await driver.drag(await pair.state(at), mouse.from, mouse.cell);
        await expect.poll(lines).toBe(1);
        await dragByTouch(pair, at);
        await expect.poll(lines).toBe(2);
        const typed = firstPlace(await pair.state(at));
        await driver.type(await pair.state(at), typed.from, typed.cell);
        await expect.poll(lines).toBe(3);
        expect((await tell(page, at)).log).toBeGreaterThan(2);
      });
    }
    await pair.leaves(0, async () => {
      await page.keyboard.press('z');
      await expect.poll(async () => (await tell(page, 1)).lines.length).toBeLessThan((begun[1] ?? 0) + 3);
    });
  });

  test('hear the keys of the table that was touched last, and a sheet belongs to one of them', async ({ page }) => {
    const pair = await Pair.open(page, [one, two], { speed: 'instant' });
    for (const [at, other] of [
      [0, 1],
      [1, 0],
      [0, 1],
    ] as const) {
      await pair.face(at);
      await pair
        .table(at)
        .locator('.board')
        .tap({ position: { x: 2, y: 2 } });
      await pair.leaves(other, async () => {
        await page.keyboard.press('1');
        await expect(pair.table(at).locator('.tray-piece[aria-pressed="true"]')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(pair.table(at).locator('.tray-piece[aria-pressed="true"]')).toHaveCount(0);
        await page.keyboard.press('h');
        await expect(pair.table(at).locator('.tray-piece[data-hint="true"]')).toHaveCount(1, { timeout: 15_000 });
        for (const [key, panel] of [
          ['p', 'menu'],
          ['l', 'log'],
        ] as const) {
          await page.keyboard.press(key);
          await expect(pair.table(at).getByRole('dialog')).toBeVisible();
          expect((await tell(page, at)).panel).toBe(panel);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await page.keyboard.press('d');
        await expect(pair.table(at).getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // Asked for first: what is said aloud does not stay for long.
        const label = await pair.table(at).getByRole('gridcell').first().getAttribute('aria-label');
        await page.keyboard.press('v');
        const board = page.locator('[data-live] p').filter({ hasText: label ?? '' });
        await expect(board).toHaveCount(1);
        expect(((await board.textContent()) ?? '').split('。')).toHaveLength(36);
      });
    }
  });

  test('take back one without the other, and refuse at their own finger', async ({ page }) => {
    const matches = [one, two];
    const pair = await Pair.open(page, matches, { speed: 'instant' });
    for (const at of [0, 1]) {
      await pair.face(at);
      const { from, cell } = firstPlace(await pair.state(at));
      await pair.driver(at).tap(await pair.state(at), from, cell);
      await expect.poll(async () => (await tell(page, at)).lines.length).toBe((matches[at]?.length ?? 0) + 1);
    }
    await pair.leaves(0, async () => {
      await pair.table(1).getByRole('button', { name: '戻す', exact: true }).click();
      await expect.poll(async () => (await tell(page, 1)).lines.length).toBe(matches[1]?.length ?? 0);
      await pair.table(1).getByRole('button', { name: '進む', exact: true }).click();
      await expect.poll(async () => (await tell(page, 1)).lines.length).toBe((matches[1]?.length ?? 0) + 1);
    });
    await pair.face(0);
    await pair.leaves(1, async () => {
      const state = await pair.state(0);
      const block = state.board.findIndex(Boolean);
      await pair.driver(0).slot(firstPlace(state).from).click();
      await pair.driver(0).cell(block).click();
      await expect(pair.table(0).getByRole('alert')).not.toBeEmpty();
      await expect(pair.table(1).getByRole('alert')).toBeEmpty();
      await page.keyboard.press('Escape');
    });
  });

  test('go on moving at one while the other is played', async ({ page }) => {
    const scores = playing(state => best(state, points => points > 0) !== null);
    const pair = await Pair.open(page, [scores, two]);
    const scoring = best(scores.state, points => points > 0);
    if (!scoring) throw new Error('nothing scores');
    await pair.face(0);
    await pair.driver(0).drag(await pair.state(0), scoring.from, scoring.cell);
    await expect.poll(async () => (await tell(page, 0)).busy).toBe(true);
    await pair.table(1).locator('.play').first().dispatchEvent('pointerdown');
    expect((await tell(page, 0)).busy, 'a press at the other table skips nothing here').toBe(true);
    await pair.face(1);
    const { from, cell } = firstPlace(await pair.state(1));
    await pair.driver(1).drag(await pair.state(1), from, cell);
    expect((await tell(page, 1)).lines.length).toBe(two.length + 1);
    await pair.settled(0);
    await pair.settled(1);
    expect((await tell(page, 0)).lines.length).toBe(scores.length + 1);
    const shown = pair.table(0).locator('[role="gridcell"] .tile');
    expect(await shown.count()).toBe((await pair.state(0)).board.filter(Boolean).length);
  });

  test('of 消色百景 and POLYFORM live beside each other', async ({ page }) => {
    const stage = new Match(keshiki, 'stage 3', 'two');
    const table = new Match(polyform, 'seats=1', 'two');
    const pair = await Pair.open(page, [stage, table], { speed: 'instant' });
    const tile = (nth: number) => pair.table(0).getByRole('gridcell').nth(nth);
    const cells = await pair.table(0).getByRole('gridcell').count();
    await pair.face(0);
    await pair.leaves(1, async () => {
      for (let nth = 0; nth < cells && (await tell(page, 0)).lines.length === 0; nth++) await tile(nth).click();
      expect((await tell(page, 0)).score).toBeGreaterThan(0);
      await page.keyboard.press(']');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await tell(page, 0)).lines.length).toBe(2);
      await page.keyboard.press('z');
      await expect.poll(async () => (await tell(page, 0)).lines.length).toBe(1);
      await page.keyboard.press('h');
      await expect(pair.table(0).locator('.advice button').first()).toBeVisible({ timeout: 15_000 });
      await page.mouse.move(1, 1);
    });
    await pair.face(1);
    await pair.leaves(0, async () => {
      await pair.table(1).locator('[data-action="gain"]').tap();
      await expect.poll(async () => (await tell(page, 1)).lines).toEqual(['gain']);
      await page.keyboard.press('g');
      await expect.poll(async () => (await tell(page, 1)).lines).toEqual(['gain', 'gain']);
      await page.keyboard.press('z');
      await expect.poll(async () => (await tell(page, 1)).lines).toEqual(['gain']);
      await page.keyboard.press('1');
      await expect(pair.table(1).locator('.tray-piece[aria-pressed="true"]')).toHaveCount(1);
      await page.keyboard.press('Escape');
    });
  });

  test('can be a game to play and one to look at, begin anew in their place and leave one by one', async ({ page }) => {
    const watched = encodeReplay(two.replay());
    const pair = await Pair.open(page, [one], { speed: 'instant' });
    await page.goto(`/styleguide/tables/${encodeReplay(one.replay())}/watch~${watched}`, { waitUntil: 'networkidle' });
    const controls = pair.table(1).locator('.replay-controls');
    await expect(controls).toContainText(`${two.length} / ${two.length}`);
    await page.waitForTimeout(1_000);
    await pair.leaves(0, async () => {
      await pair.face(1);
      await controls.getByRole('slider').evaluate((seek: HTMLElement) => seek.blur());
      await controls.locator('strong').tap();
      await page.keyboard.press('ArrowLeft');
      await expect(controls).toContainText(`${two.length - 1} / ${two.length}`);
      await page.keyboard.press('Home');
      await expect(controls).toContainText(`0 / ${two.length}`);
    });
    await pair.face(0);
    await pair.leaves(1, async () => {
      await pair.table(0).getByRole('button', { name: 'メニュー' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '新しく始める' }).click();
      await expect.poll(async () => (await tell(page, 0)).lines.length).toBe(0);
      expect(page.url()).toContain('/styleguide/tables/');
    });
    await page.evaluate(async () => {
      const { tables } = window as unknown as { tables: Promise<readonly Handle[]> };
      (await tables)[0]?.unmount();
    });
    await expect(pair.table(0)).toBeEmpty();
    await page.keyboard.press('End');
    await expect(controls).toContainText(`${two.length} / ${two.length}`);
  });

  test('share no id', async ({ page }) => {
    const pair = await Pair.open(page, [one, two], { speed: 'instant' });
    for (const at of [0, 1]) {
      await pair.face(at);
      await pair.table(at).locator('[data-deck]').click();
      await expect(pair.table(at).getByRole('dialog')).toBeVisible();
      const name = await pair.table(at).getByRole('dialog').getAttribute('aria-labelledby');
      expect(await page.locator(`[id="${name}"]`).count()).toBe(1);
      // Left open: the other's lies over it.
      if (at === 0) await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.close());
    }
    const ids = await page.locator('[id]').evaluateAll(all => all.map(one => one.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
