import { expect, test } from '@playwright/test';
import { moment } from './player.ts';
import { type Guest, guest, join, start } from './rooms.ts';
import { TestServer } from './server.ts';

const long = process.env['MINOYA_LONG'] === '1';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(async () => {
  await server.kill();
});

/** Opens a room by the server's own door: the shortest clock there is need not be on the menu. */
async function timedRoom({ page }: Guest, clock: number): Promise<string> {
  await page.goto('/polyform');
  const code = await page.evaluate(async seconds => {
    const { token } = (await (await fetch('/api/me', { method: 'POST' })).json()) as { token: string };
    localStorage.setItem('minoya:token', token);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'polyform', setup: 'seats=2', name: 1, clock: seconds, watch: true });
    return ((await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()) as { code: string }).code;
  }, clock);
  return code;
}

/** Notes when a tone begins, however it is made. */
async function hearTones({ page }: Guest): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    const begin =
      Object.getOwnPropertyDescriptor(OscillatorNode.prototype, 'start') ??
      Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start');
    const original = begin?.value as (when?: number) => void;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      tones.push(performance.now());
      Reflect.apply(original, this, [when]);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.length);
}

const clock = ({ page }: Guest) => page.locator('.turn-clock');
const tray = ({ page }: Guest) => page.locator('.tray-piece[data-piece="dot"] .tray-count');

test('[C-25] the turn timer warns at ten seconds by colour and sound, and ends the turn with what was confirmed', async ({
  browser,
}) => {
  const seconds = long ? 30 : 14;
  test.setTimeout(long ? 120_000 : 60_000);
  const people = [
    await guest(browser, { base: server.url, touch: 'click', settings: { muted: false } }),
    await guest(browser, { base: server.url, touch: 'click', settings: { muted: false } }),
  ] as const;
  const tones = new Map<Guest, () => Promise<number>>();
  for (const one of people) tones.set(one, await hearTones(one));
  const code = await timedRoom(people[0], seconds);
  for (const one of people) await join(one, code);
  await start(people[0], [people[1]]);
  for (const one of people) await expect(clock(one)).toHaveText(/^\d+$/);
  const mine = (await moment(people[0].page)) === 'mine' ? people[0] : people[1];
  const other = mine === people[0] ? people[1] : people[0];

  // One action is confirmed, one piece is only planned.
  await mine.page.locator('[data-market="white-0"] .market-card').click();
  await mine.page.locator('[data-market="white-0"] .take').click();
  await expect(mine.page.locator('.own-card.pcard')).toHaveCount(1);
  await mine.page.locator('.tray-piece').first().click();
  await mine.page.locator('.cell[data-marks~="legal"]').first().click();
  await expect(mine.page.locator('.cell[data-marks~="planned"]')).toHaveCount(1);

  const before = (await tones.get(mine)?.()) ?? 0;
  const headTall = () => mine.page.locator('.polyform-head').evaluate(head => head.getBoundingClientRect().height);
  const calm = await headTall();
  for (const one of people)
    await expect(one.page.locator('.turn-clock[data-late="true"]')).toBeVisible({ timeout: 25_000 });
  // The warning moves nothing.
  expect(await headTall()).toBe(calm);
  await expect.poll(() => tones.get(mine)?.()).toBeGreaterThan(before);
  expect(Number(await clock(mine).textContent())).toBeLessThanOrEqual(10);

  await expect.poll(() => moment(other.page), { timeout: 20_000 }).toBe('mine');
  for (const { page } of people) await expect(page.locator('.side-log')).not.toContainText('置きました');
  await expect(mine.page.locator('.own-card.pcard')).toHaveCount(1);
  await expect(mine.page.locator('.cell[data-marks~="filled"]')).toHaveCount(0);
  await expect(tray(mine)).toHaveText(/^(1\/)?2$/);
  await expect(other.page.locator('.seat-badge', { hasText: '時間切れ' })).toHaveCount(0);
  // The plan is still the player's own.
  await expect(mine.page.locator('.cell[data-marks~="planned"]')).toHaveCount(1);
  for (const { context } of people) await context.close();
});
