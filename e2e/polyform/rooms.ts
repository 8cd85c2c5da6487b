import { type Browser, type BrowserContext, expect, type Page, type WebSocket } from '@playwright/test';
import { Line } from './line.ts';
import { type Touch, prepare } from './player.ts';

/** One person with a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What connects this browser with the server. */
  readonly line: Line;
  readonly touch: Touch;
  /** Frames of all sockets, as text. */
  readonly heard: string[];
  readonly said: string[];
}

interface GuestOptions {
  readonly base: string;
  readonly touch: Touch;
  readonly locale?: string;
  readonly settings?: Record<string, unknown>;
  readonly serviceWorkers?: 'allow' | 'block';
  /** A device that is slow to draw: what comes over the line is there first. */
  readonly drawsLate?: boolean;
}

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

export async function guest(browser: Browser, options: GuestOptions): Promise<Guest> {
  const { base, touch, locale = 'ja-JP' } = options;
  const line = await Line.to(base);
  const context = await browser.newContext({
    baseURL: line.url,
    locale,
    viewport: touch === 'tap' ? phone : desk,
    hasTouch: touch === 'tap',
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  context.once('close', () => line.close());
  const page = await context.newPage();
  const one: Guest = { page, context, line, touch, heard: [], said: [] };
  listen(one, page);
  await prepare(page, options.settings);
  if (options.drawsLate) await page.addInitScript(drawLate);
  return one;
}

/** Runs in the page: what is only due after a picture was drawn waits a while longer. */
function drawLate(): void {
  const timeout = setTimeout;
  Object.assign(globalThis, { setTimeout: (call: () => void, wait = 600) => timeout(call, wait) });
}

export function listen(one: Guest, page: Page): void {
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', frame => one.heard.push(String(frame.payload)));
    socket.on('framesent', frame => one.said.push(String(frame.payload)));
  });
}

/** Airplane mode for so long: the line is cut and the device knows it. */
export async function away(one: Guest, length: number, meanwhile: () => Promise<void>): Promise<void> {
  one.line.cut();
  await one.context.setOffline(true);
  const over = one.page.waitForTimeout(length);
  await meanwhile();
  await over;
  one.line.mend();
  await one.context.setOffline(false);
}

/** Opens a room and says its code. */
export async function makeRoom({ page }: Guest, seats = 2): Promise<string> {
  await page.goto('/polyform');
  await page.locator('[data-do="make-room"]').click();
  await page.locator('.chairs').waitFor();
  if (seats !== 2) {
    await page
      .locator('.room-options .segment', { hasText: new RegExp(`^${seats}$`) })
      .first()
      .click();
    await page.locator(`.chair[data-seat="${seats - 1}"]`).waitFor();
  }
  return (await page.locator('h1 .room-code').textContent())?.trim() ?? '';
}

export async function join({ page }: Guest, code: string): Promise<void> {
  await page.goto(`/polyform/room/${code}`);
  await page.locator('.chairs').waitFor();
}

/** Everybody says ready, the host starts. */
export async function start(host: Guest, others: readonly Guest[]): Promise<void> {
  for (const { page } of others) await page.locator('[data-do="ready"]').click();
  // Before the host has heard of it, Start would ask whether to begin without them.
  await expect(host.page.locator('.badge[data-ready="true"]')).toHaveCount(others.length);
  await host.page.locator('[data-do="start"][aria-disabled="false"]').click();
  await Promise.all([host, ...others].map(({ page }) => page.locator('.polyform').waitFor()));
}

/** Two people at one table, the game begun. */
export async function pair(
  browser: Browser,
  base: string,
  guestOptions: Partial<GuestOptions> = {},
): Promise<{ readonly a: Guest; readonly b: Guest; readonly code: string; readonly leave: () => Promise<void> }> {
  const a = await guest(browser, { base, touch: 'click' });
  const b = await guest(browser, { base, touch: 'click', ...guestOptions });
  const code = await makeRoom(a);
  await join(b, code);
  await start(a, [b]);
  const leave = async () => {
    await a.context.close();
    await b.context.close();
  };
  return { a, b, code, leave };
}

/** The sums of the result sheet, by place. */
export async function sums({ page }: Guest): Promise<readonly string[]> {
  await page.locator('.standings [data-final]').first().waitFor();
  const lines = await page.locator('.standings [data-sum]').allTextContents();
  return lines.map(line => line.replace(/−(?=\d)/g, '-'));
}
