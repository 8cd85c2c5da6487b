import { test as plain, type Page, type Route } from '@playwright/test';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { fold, readReplay, writeReplay } from '@minoya/kernel';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { botChoice, givenSeed, instant, open, randomChoice, runUntil, skipLessons } from './runs.ts';

const entry = (page: Page) => page.locator('.leaderboard-entry');

interface Sent {
  readonly replay: string;
}

/** Plays the last action of a lost run of the standard set, and puts the run on its board. */
async function loseAndEnter(page: Page, change?: (sent: Sent) => object): Promise<void> {
  const seed = await givenSeed(page);
  const given = Date.now();
  // A run without a point has no place on a board: the first round is played well.
  const [well, anyhow] = [botChoice(), randomChoice(5)];
  const lost = runUntil(
    'standard',
    seed,
    s => s.phase === 'lost',
    view => (view.round === 1 ? well(view) : anyhow(view)),
  );
  const before = lost.branch(lost.length - 1);
  const last = rokumasu.actions.read(lost.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  await skipLessons(page);
  await instant(page);
  await open(page, before);
  await new Driver(page).act(before.state, last);
  const altered = (route: Route) =>
    route.continue({ postData: JSON.stringify(change?.(route.request().postDataJSON() as Sent)) });
  if (change) await page.route('**/api/scores', altered);
  await page.waitForTimeout(Math.max(0, given + lost.length * 110 - Date.now()));
  await entry(page).getByRole('button', { name: 'ランキングに登録' }).click();
}

/** The same game with one action that the rules do not allow where it stands. */
function withOneAltered({ replay, ...rest }: Sent): object {
  const read = readReplay(replay);
  if (!read.ok) throw new Error(read.why);
  const { log } = read.value;
  for (let i = 1; i < log.length; i++) {
    const changed = { ...read.value, log: log.map((one, at) => (at === i ? (log[i - 1] ?? one) : one)) };
    if (!fold(rokumasu, changed).ok) return { ...rest, replay: writeReplay(changed) };
  }
  throw new Error('every action could be played twice');
}

test('[A-28] an honest run is verified within three seconds', async ({ page }) => {
  await loseAndEnter(page);
  await expect(entry(page)).toContainText('検証済', { timeout: 3_000 });
});

// A browser complains about what is refused: these are plain.
plain('[A-28] a run with one altered move is refused, and the page says which', async ({ page }) => {
  await loseAndEnter(page, withOneAltered);
  await expect(entry(page)).toContainText(/リプレイがルールに合いません。（\d+手目）/);
  await expect(entry(page)).not.toContainText('検証済');
});

plain('[A-28] a score of one’s own making is refused, and the page says so', async ({ page }) => {
  await loseAndEnter(page, sent => ({ ...sent, score: 999_999 }));
  await expect(entry(page)).toContainText('リプレイが読めません。');
  await expect(entry(page)).not.toContainText('検証済');
});
