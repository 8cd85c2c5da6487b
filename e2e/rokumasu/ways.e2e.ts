import { player, strengths } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { instant, open, type RokuMatch, runUntil, skipLessons } from './runs.ts';

/** Won runs of the lab, one for each way to win: `npm run lab -- balance` tells the like. */
const ways = [
  { by: 'spender', seed: 'v5a-38' },
  { by: 'palette', seed: 'v5a-71' },
  { by: 'four corners', seed: 'v5a-2' },
  { by: 'compound', seed: 'v5a-190' },
  { by: 'patience', seed: 'v5a-4' },
  { by: 'hermit', seed: 'v5a-174' },
  { by: 'veteran', seed: 'v5a-217' },
  { by: 'pebble path', seed: 'v5a-173' },
  { by: 'patrol', seed: 'v5a-23' },
  { by: 'thin deck', seed: 'v5a-140' },
];

/** Whole runs take minutes each; every day the last round of some is enough. */
const long = process.env.MINOYA_LONG === '1';
const [played, from] = long ? [ways, 1] : [ways.slice(0, 2), 24];

/** The lab's bot: for the same run it chooses the same actions. */
function labBot(seed: string): (view: State) => Action {
  const bot = player(strengths.steady);
  let ply = 0;
  return view => bot(view, 0, { seed: `${seed}:${ply++}`, stop: () => false });
}

for (const { by, seed } of played) {
  test(`a run won by ${by} is played in the page, action by action`, async ({ page }) => {
    test.setTimeout(900_000);
    page.setDefaultTimeout(20_000);
    await skipLessons(page);
    await instant(page);
    const won: RokuMatch = runUntil('journey', seed, () => false, labBot(seed));
    expect(won.state.record.won, `${seed}: choose another run that the lab tells`).toBe(true);
    const lines = won.log.map(entry => entry.line);
    const match = runUntil('journey', seed, s => s.round >= from && s.phase === 'progress', labBot(seed));
    const driver = new Driver(page);
    await open(page, match, 'journey');
    for (const line of lines.slice(match.log.length)) {
      const action = rokumasu.actions.read(line)!;
      const before = match.state;
      const step = match.act(0, action);
      if (!step.ok) throw new Error(step.why);
      await driver.act(before, action);
      if (rokumasu.result(match.state) === null) {
        await page.locator(`.roku[data-phase="${match.state.phase}"]`).waitFor();
        await expect.poll(() => driver.log('journey')).toEqual(match.log.map(entry => entry.line));
      }
    }
    await expect(page.getByRole('dialog')).toContainText('クリア');
  });
}
