import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { games } from '@minoya/games';
import { decodeReplay, type LogEntry, Match } from '@minoya/kernel';
import { replayPath, wordIn } from '@minoya/shared/links';
import { firstSetups } from '../apps/cli/src/games.ts';
import { expect, test } from './support.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const root = join(import.meta.dirname, '..');
const moves = 3;

/** A game some moves old, with moves yet to come: the same legal choices every time. */
function begun(id: string): { version: number; setup: string; seed: string; log: readonly LogEntry[] } {
  const game = games[id];
  if (!game) throw new Error(`there is no game ${id}`);
  const match = new Match(game, firstSetups[id] ?? '', 'REPO-0001');
  for (let n = 0; n < moves; n++) {
    const [seat = 0] = game.turn(match.state);
    const legal = [...game.legal(match.state, seat)].filter(action => {
      const step = game.apply(match.state, seat, action);
      return step.ok && game.result(step.state) === null;
    });
    match.play(seat, game.actions.write(legal[(n * 7) % legal.length]));
  }
  return { version: game.version, setup: match.setup, seed: match.seed, log: match.log };
}

/** Runs the report through `npm run verify`, as it was copied. */
function verified(report: string): string {
  const args = ['--import', 'tsx', 'apps/cli/src/verify.ts', '-'];
  return execFileSync(process.execPath, args, { cwd: root, input: report, encoding: 'utf8' });
}

for (const id of Object.keys(games)) {
  test(`[D-25] a reported position of ${id} comes back by its link and in the lab, to the letter`, async ({ page }) => {
    test.setTimeout(60_000);
    const run = begun(id);
    await page.goto('/about');
    await page.evaluate(
      ({ game, ...rest }) => {
        const time = Date.now();
        const line = { ja: '', en: '' };
        const save = { game, slot: 'main', ...rest, started: time, saved: time + 1 };
        const whole = { ...save, line, progress: null, marks: {} };
        localStorage.setItem(`minoya:quick:${game}:main`, JSON.stringify(whole));
        localStorage.setItem('minoya:settings', JSON.stringify({ speed: 'instant' }));
      },
      { game: id, ...run },
    );
    await page.goto(`/${id}/play`);
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('button', { name: 'この局面を報告' }).click();
    await page.getByRole('button', { name: '文をコピー' }).click();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(new RegExp(`^minoya report: ${id} v${run.version}\\b`));

    const word = wordIn(/http\S+\/r\/\S+/.exec(report)?.[0] ?? '') ?? '';
    const read = decodeReplay(word);
    const game = games[id];
    if (!read.ok || !game) throw new Error('the link does not read');
    expect(read.value.log.slice(0, moves)).toEqual(run.log);
    const match = Match.resume(game, read.value);
    if (!match.ok) throw new Error(match.why);
    expect(report.trimEnd().endsWith(game.draw(game.view(match.value.state, 0)).trimEnd())).toBe(true);
    expect(verified(report)).toContain(`${id} v${game.version}, ${read.value.log.length} actions`);

    await page.goto(replayPath(word));
    await expect(page.getByRole('slider', { name: 'リプレイ' })).toHaveValue(String(read.value.log.length));
  });
}
