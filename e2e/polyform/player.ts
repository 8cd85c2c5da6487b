import type { Page } from '@playwright/test';

/** How a test player touches the table. */
export type Touch = 'tap' | 'click' | 'keys';

const mine = /あなたのターン|Your turn/;
/** Nothing on a table needs longer to answer a finger. */
const quick = { timeout: 4_000 };

/** Settings as a returning player has them; animation off unless the test is about it. */
export async function prepare(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    kept => {
      if (!localStorage.getItem('minoya:settings')) localStorage.setItem('minoya:settings', kept);
    },
    JSON.stringify({ speed: 'instant', muted: true, askEnd: false, ...settings }),
  );
}

/** Gains dots one after the other, slower than a double click. */
export async function gainDots(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    if (n > 0) await page.waitForTimeout(320);
    await page.locator('[data-action="gain"]').click();
  }
}

export async function press(page: Page, selector: string, touch: Touch): Promise<void> {
  const target = page.locator(selector).first();
  if (touch === 'tap') await target.tap(quick);
  else if (touch === 'click') await target.click(quick);
  else {
    await target.focus(quick);
    await page.keyboard.press('Enter');
  }
}

type Moment = 'mine' | 'others' | 'finishing' | 'waiting' | 'over' | 'reward' | 'pass';

/** Where the game is for this player. */
export const moment = (page: Page): Promise<Moment> => page.evaluate(look, { turn: mine.source, patience: 0 });

/** The same, but others who are at work are waited for, a second at most. Asked from outside again and again, four pages would keep a core busy. */
const nextMoment = (page: Page): Promise<Moment> => page.evaluate(look, { turn: mine.source, patience: 1_000 });

/** Runs in the page. */
async function look({ turn, patience }: { turn: string; patience: number }): Promise<Moment> {
  const until = performance.now() + patience;
  let now = seen();
  while ((now === 'others' || now === 'waiting') && performance.now() < until) {
    await new Promise(done => setTimeout(done, 40));
    now = seen();
  }
  return now;

  function seen(): Moment {
    const table = document.querySelector('.polyform');
    const phase = table?.getAttribute('data-phase');
    if (document.querySelector('dialog [data-do="received"]')) return 'pass';
    // A command is on its way: what it changes is not on the table yet.
    if (Number(document.querySelector('.play')?.getAttribute('data-waiting') ?? 0) > 0) return 'others';
    if (phase === 'ended' || document.querySelector('.standings')) return 'over';
    if (phase === 'finishing') return document.querySelector('[data-do="finish"]') ? 'finishing' : 'waiting';
    if (document.querySelector('dialog .ladder-piece[data-piece]')) return 'reward';
    return new RegExp(turn).test(document.querySelector('.turn-name')?.textContent ?? '') ? 'mine' : 'others';
  }
}

/** What a plain player would do next: lay a piece that fits, else take the nearest card, else a dot. */
async function intention(page: Page): Promise<'place' | 'take' | 'gain' | 'end'> {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const cards = document.querySelectorAll('.own-card.pcard').length;
    const free = document.querySelectorAll('.own-card .cell[data-marks~="free"]').length;
    if (cards > 0 && free > 0 && has('.tray-piece:not([aria-disabled="true"])')) return 'place';
    if (cards < 3) return 'take';
    return has('[data-action="gain"][aria-disabled="false"]') ? 'gain' : 'end';
  });
}

/** One action of the player on turn, by touch, mouse or keys alone. */
export async function act(page: Page, touch: Touch): Promise<void> {
  const wish = await intention(page);
  if (wish === 'place' && (await place(page, touch))) return;
  if (wish !== 'end' && (await take(page, touch))) return;
  const gain = '[data-action="gain"][aria-disabled="false"]';
  if ((await page.locator(gain).count()) > 0) return press(page, gain, touch);
  await press(page, '[data-action="end"]', touch);
  await press(page, 'dialog .sheet-foot .primary', touch);
}

/** Lays the first piece that fits anywhere, as it lies. */
async function place(page: Page, touch: Touch): Promise<boolean> {
  const pieces = await page.locator('.tray-piece:not([aria-disabled="true"])').count();
  for (let i = pieces - 1; i >= 0; i--) {
    const piece = page.locator('.tray-piece:not([aria-disabled="true"])').nth(i);
    if (touch === 'tap') await piece.tap(quick);
    else if (touch === 'click') await piece.click(quick);
    else {
      await piece.focus(quick);
      await page.keyboard.press('Enter');
    }
    const spot = page.locator('.own-card .cell[data-marks~="legal"]');
    if ((await spot.count()) > 0) {
      if (touch === 'keys') {
        await spot.first().focus(quick);
        await page.keyboard.press('Enter');
      } else if (touch === 'tap') await spot.first().tap(quick);
      else await spot.first().click(quick);
      // Somebody's clock or connection may end the turn in between: then it stays a plan.
      const confirm = page.locator('[data-do="confirm"]');
      const shown = await confirm.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      await press(page, shown ? '[data-do="confirm"]' : '[data-do="cancel"]', touch);
      return true;
    }
    await press(page, '[data-do="cancel"]', touch);
  }
  return false;
}

/** Takes the card that is nearest to done. */
export async function take(page: Page, touch: Touch): Promise<boolean> {
  if ((await page.locator('.own-card.empty').count()) === 0) return false;
  const strip = page.locator('.market-strip');
  if ((await strip.count()) > 0) await press(page, '.market-strip .strip-place', touch);
  const best = await page.evaluate(() => {
    const notes = [...document.querySelectorAll('.market-place[data-market]')].map(place => {
      const words = place.querySelector('.card-note')?.textContent ?? '';
      const short = Number(/\d+/.exec(words)?.[0] ?? 9);
      return { id: place.getAttribute('data-market') ?? '', far: /完成|finish/.test(words) ? 0 : short };
    });
    const known = notes.filter(note => document.querySelector(`[data-market="${note.id}"] .market-card`));
    return known.sort((a, b) => a.far - b.far)[0]?.id ?? null;
  });
  if (best === null) return false;
  await press(page, `[data-market="${best}"] .market-card`, touch);
  await press(page, `[data-market="${best}"] .take`, touch);
  return true;
}

interface Stamina {
  readonly most?: number;
  /** Pages reload and lines break under this player's hands: it looks again and goes on. */
  readonly patient?: boolean;
}

/** Plays until the result is shown; returns how many actions this player made. */
export async function playOut(
  page: Page,
  touch: Touch,
  { most = 220, patient = false }: Stamina = {},
): Promise<number> {
  let made = 0;
  let troubles = 0;
  for (let step = 0; step < most * 30; step++) {
    try {
      const now = await nextMoment(page);
      if (now === 'over') return made;
      made += await move(page, touch, now);
    } catch (error) {
      troubles += 1;
      if (!patient || troubles > 40) throw error;
      await page.waitForTimeout(150);
    }
    if (made > most) throw new Error('the game does not end');
  }
  throw new Error('the game does not end');
}

async function move(page: Page, touch: Touch, now: Moment): Promise<number> {
  if (now === 'pass') await press(page, '[data-do="received"]', touch);
  else if (now === 'reward') await press(page, 'dialog .ladder-piece[data-piece]', touch);
  else if (now === 'finishing') await press(page, '[data-do="finish"]', touch);
  else if (now === 'mine') {
    await act(page, touch);
    return 1;
  }
  return 0;
}
