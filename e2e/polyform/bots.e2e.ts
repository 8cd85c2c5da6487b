import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { expect, test } from '../support.ts';
import { tasksOf } from '../trace.ts';
import { act, moment } from './player.ts';
import { openAt } from './position.ts';

test.use({ hasTouch: true });

/** A mid phone against this machine. */
const slowdown = 4;
/** How long a frame of such a screen lasts. */
const frame = 1000 / 60;

test('[C-22] the strongest bot takes at most 1.5 s a turn on a slow phone, and the page stays smooth meanwhile', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAt(page, new Match(polyform, 'seats=2', 'bots think'), [0, 4]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const turns: number[] = [];
    let since: number | null = null;
    Object.assign(globalThis, { turns });
    const look = () => {
      const theirs = document.querySelector('.turn-name')?.textContent !== 'あなたの番';
      if (theirs && since === null) since = performance.now();
      if (theirs || since === null) return;
      turns.push(performance.now() - since);
      since = null;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
  const turns = () => page.evaluate(() => (globalThis as unknown as { turns: number[] }).turns);
  await expect.poll(() => moment(page), { timeout: 20_000 }).toBe('mine');
  let missed = 0;
  for (let turn = 0; turn < 4; turn++) {
    for (let i = 0; i < 3; i++) await act(page, 'tap');
    const tasks = await tasksOf(page, async () => {
      await expect.poll(() => moment(page), { timeout: 20_000, intervals: [1_500, 200] }).toBe('mine');
    });
    // What the page itself worked while the bot was thinking, in processor time of a slow phone.
    missed += tasks.reduce((sum, task) => sum + Math.floor(task.cpu / frame), 0);
  }
  const lengths = (await turns()).toSorted((a, b) => a - b);
  expect(lengths.length).toBeGreaterThanOrEqual(4);
  // Other programs on this machine may hold up one turn; they do not hold up most of them.
  expect(lengths[Math.floor((lengths.length - 1) / 2)]).toBeLessThanOrEqual(1_500);
  const frames = lengths.reduce((sum, one) => sum + one, 0) / frame;
  expect(60 * (1 - missed / frames), `${missed} of ${Math.round(frames)} frames missed`).toBeGreaterThanOrEqual(50);
});
