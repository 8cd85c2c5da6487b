import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { moment, playOut } from './player.ts';
import { away, type Guest, guest, join, makeRoom, start, sums } from './rooms.ts';
import { TestServer } from './server.ts';

const long = process.env['MINOYA_LONG'] === '1';
const numbers = (texts: readonly string[]) => texts.map(text => text.match(/-?\d+/g)?.join(' ') ?? '');

async function finals(one: Guest): Promise<readonly string[]> {
  return numbers(await sums(one));
}

/** The room's own log, judged by the command that anybody can run: the scores by rank. */
async function verified(server: TestServer, one: Guest): Promise<readonly number[]> {
  const room = await one.page.evaluate(
    () => (JSON.parse(localStorage.getItem('minoya:room') ?? '{}') as { room: string }).room,
  );
  const replay = await (await fetch(`${server.url}/api/rooms/${room}/replay`)).text();
  const said = execFileSync('npm', ['run', '--silent', 'verify', '--', '-'], {
    cwd: path.join(import.meta.dirname, '../..'),
    input: replay,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const scores = /^polyform v\d+, \d+ actions: scores ([-\d ]+), winners [\d ]+$/m.exec(said)?.[1] ?? '';
  return scores
    .split(' ')
    .map(Number)
    .sort((a, b) => b - a);
}

for (const restart of long ? [false, true] : [true]) {
  test(`[C-19][C-21] four browsers play one room by touch, mouse and keys; one reloads, one drops out, the host leaves${restart ? ', the server is killed' : ''}`, async ({
    browser,
  }) => {
    // The host's seat is waited for, a minute long.
    test.setTimeout(long ? 900_000 : 360_000);
    const server = await TestServer.start();
    const host = await guest(browser, { base: server.url, touch: 'click' });
    const others = [
      await guest(browser, { base: server.url, touch: 'tap', locale: 'en-US' }),
      await guest(browser, { base: server.url, touch: 'keys' }),
      await guest(browser, { base: server.url, touch: 'tap' }),
    ];
    const code = await makeRoom(host, 4);
    await host.page.locator('.room-options .segment', { hasText: '短め' }).click();
    for (const one of others) await join(one, code);
    await start(host, others);
    const [reloads, drops, stays] = others as [Guest, Guest, Guest];
    const playing = others.map(one => playOut(one.page, one.touch, { patient: true }));
    const trouble = (async () => {
      await expect.poll(() => moment(stays.page), { timeout: 40_000 }).not.toBe('mine');
      if (restart) {
        await server.kill();
        await server.run();
      }
      await reloads.page.reload();
      await away(drops, long ? 20_000 : 1_500, async () => {
        await expect(drops.page.locator('[data-line="broken"]')).toBeVisible();
      });
      await expect(drops.page.locator('[data-line="broken"]')).toHaveCount(0, { timeout: 5_000 });
      await host.page.keyboard.press('Escape');
      await host.page.keyboard.press('p');
      await host.page.locator('[data-do="leave-room"]').click();
      await host.page.locator('dialog', { hasText: '席はあなたのままです' }).last().locator('.button.primary').click();
    })();
    await trouble;
    await Promise.all(playing);
    const first = await finals(stays);
    expect(first).toHaveLength(4);
    for (const one of others) expect(await finals(one)).toEqual(first);
    const shown = first.map(line => Number(line.split(' ')[0]));
    expect(await verified(server, stays)).toEqual(shown.sort((a, b) => b - a));
    // The host's role has passed on to one of them, who alone calls the next game.
    const callers = async () => {
      const buttons = await Promise.all(others.map(one => one.page.locator('[data-do="again"]').count()));
      return buttons.reduce((sum, count) => sum + count, 0);
    };
    await expect.poll(callers).toBe(1);
    await Promise.all([host, ...others].map(one => one.context.close()));
    await server.kill();
  });
}
