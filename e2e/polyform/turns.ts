import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { expect, type Page } from '@playwright/test';
import { type Task, tasksOf } from '../trace.ts';
import { act, moment } from './player.ts';
import { openAt } from './position.ts';

/** One turn of a machine player, as the page beside it saw it. */
export interface BotTurn {
  /** Milliseconds from the end of our turn to the beginning of the next one. */
  readonly length: number;
  /** Processor milliseconds that the page's own thread worked meanwhile. */
  readonly work: number;
  /** Frames of a 60 Hz screen that this work would have held up. */
  readonly missed: number;
}

const frame = 1000 / 60;

/** Plays a table for two against a bot of a level (1 the weakest, 4 the strongest), and watches its turns. */
export async function botTurns(
  page: Page,
  level: number,
  count: number,
  watch: (run: () => Promise<void>) => Promise<readonly Task[]> = run => tasksOf(page, false, run),
): Promise<BotTurn[]> {
  await openAt(page, new Match(polyform, 'seats=2', 'bots think'), [0, level]);
  await watchTurns(page);
  await untilMine(page);
  await page.evaluate(() => (globalThis as unknown as Watched).turns.splice(0));
  const work: { cpu: number; missed: number }[] = [];
  for (let turn = 0; turn < count; turn++) {
    for (let i = 0; i < 3; i++) await act(page, 'tap');
    const tasks = await watch(() => untilMine(page));
    work.push({
      cpu: tasks.reduce((sum, task) => sum + task.cpu, 0),
      missed: tasks.reduce((sum, task) => sum + Math.floor(task.cpu / frame), 0),
    });
  }
  const lengths = await page.evaluate(() => (globalThis as unknown as Watched).turns);
  return lengths.map((length, i) => ({ length, work: work[i]?.cpu ?? 0, missed: work[i]?.missed ?? 0 }));
}

interface Watched {
  readonly turns: number[];
}

async function watchTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns: number[] = [];
    let since: number | null = null;
    Object.assign(globalThis, { turns });
    const look = () => {
      const theirs = document.querySelector('.turn-name')?.textContent !== 'あなたのターン';
      if (theirs && since === null) since = performance.now();
      if (theirs || since === null) return;
      turns.push(performance.now() - since);
      since = null;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/** Looks rarely: asking is work of the page too. */
async function untilMine(page: Page): Promise<void> {
  await expect.poll(() => moment(page), { timeout: 20_000, intervals: [1_500, 200] }).toBe('mine');
}
