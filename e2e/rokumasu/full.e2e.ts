import { rokumasu } from '@minoya/games/rokumasu/game';
import { decodeReplay, encodeReplay, Match } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { fullRun } from './full-run.ts';
import { instant, open, skipLessons } from './runs.ts';

/** The whole run takes minutes; every day four rounds with a boss and its shops are enough. */
const lastRound = process.env.MINOYA_LONG ? 24 : 4;

const root = join(import.meta.dirname, '../..');

/** Every action of a won run by clicks, drags and keys; the page must have done exactly the same. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const size of sizes) {
  test(`${lastRound} rounds through the page at ${size.width} × ${size.height}, and its link verifies`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    await skipLessons(page);
    await instant(page);
    const read = decodeReplay(fullRun);
    if (!read.ok) throw new Error(read.why);
    const match = new Match(rokumasu, read.value.setup, read.value.seed);
    const driver = new Driver(page);
    await open(page, match);
    for (const { line } of read.value.log) {
      const action = rokumasu.actions.read(line);
      if (!action) throw new Error(line);
      if (match.state.round > lastRound) break;
      const before = match.state;
      const step = match.act(0, action);
      if (!step.ok) throw new Error(`${step.why}: make full-run.ts again with e2e/rokumasu/make-run.ts`);
      await driver.act(before, action);
      if (rokumasu.result(match.state) === null)
        await page.locator(`.roku[data-phase="${match.state.phase}"]`).waitFor();
    }
    const finished = rokumasu.result(match.state) !== null;
    if (finished) await expect(page.getByRole('dialog')).toContainText('クリア');
    else expect(await driver.log()).toEqual(match.log.map(entry => entry.line));
    const link = `http://localhost${replayPath(encodeReplay(match.replay()))}`;
    if (finished) {
      await page.goto('/rokumasu/history');
      await expect(page.locator('.past a[href^="/r/1"]')).toHaveAttribute('href', new RegExp(`${link.slice(-60)}$`));
    }
    const told = execFileSync('npm', ['run', '--silent', 'verify', '--', link], { cwd: root, encoding: 'utf8' });
    expect(told).toContain(finished ? String(match.state.record.total) : 'not finished');
  });
}
