import { polyform } from '@minoya/games/polyform/game';
import { readReplay, fold } from '@minoya/kernel';
import { expect, test } from '@playwright/test';
import { act, moment, playOut } from './player.ts';
import { guest, join, makeRoom, pair, start, sums } from './rooms.ts';
import { TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(async () => {
  await server.kill();
});

const numbers = (texts: readonly string[]) => texts.map(text => text.match(/-?\d+/g)?.join(' ') ?? '');

test('[C-02] a room has a link, a QR and a code; a second browser joins from the link and both see each other', async ({
  browser,
}) => {
  const a = await guest(browser, { base: server.url, touch: 'click' });
  const code = await makeRoom(a);
  expect(code).toMatch(/^[A-Z0-9]{4}$/);
  await expect(a.page.locator('.qr path')).toHaveAttribute('d', /^M/);
  await expect(a.page.locator('.link-text')).toHaveValue(`${a.line.url}/polyform/room/${code}`);
  const b = await guest(browser, { base: server.url, touch: 'tap', locale: 'en-US' });
  const opened = b.page.waitForEvent('websocket');
  await join(b, code.toLowerCase());
  // What a balancer goes by to bring the people of a room to one node.
  expect(new URL((await opened).url()).searchParams.get('room')).toBe(code);
  await expect(a.page.locator('.chair[data-free="true"]')).toHaveCount(0, { timeout: 1_500 });
  await expect(b.page.locator('.chair .crown')).toHaveCount(1);
  // A double click on what is pressed selects no text, here or on the page that it opens; texts can still be copied.
  const c = await guest(browser, { base: server.url, touch: 'click' });
  const selected = () => c.page.evaluate(() => String(getSelection()).trim());
  await c.page.goto('/polyform');
  await c.page.locator('.code-input').fill(code);
  await c.page.locator('[data-do="join-room"]').dblclick();
  await c.page.locator('.chairs').waitFor();
  expect(await selected()).toBe('');
  await c.page.locator('h1 .room-code').dblclick();
  expect(await selected()).toBe(code);
  await c.context.close();
  await a.context.close();
  await b.context.close();
});

test('[C-33][C-34] two languages at one table, and stamps that are rate-limited and can be muted', async ({
  browser,
}) => {
  const { a, b, leave } = await pair(browser, server.url, { touch: 'tap', locale: 'en-US' });
  await expect(a.page.locator('.own-card.empty').first()).toHaveText('パズル取得');
  await expect(b.page.locator('.own-card.empty').first()).toHaveText('Take a puzzle');
  await a.page.locator('[data-do="stamps"]').click();
  await expect(a.page.locator('[data-stamp]')).toHaveCount(8);
  await a.page.locator('[data-stamp="nice"]').click();
  await expect(b.page.locator('.stamp-note')).toContainText('Nice');
  for (let i = 0; i < 6; i++) {
    await a.page.locator('[data-do="stamps"]').click();
    await a.page.locator('[data-stamp="hurry"]').click();
  }
  await a.page.waitForTimeout(300);
  expect(b.heard.filter(frame => frame.includes('"t":"stamp"')).length).toBeLessThan(7);
  await b.page.locator('[data-do="stamps"]').click();
  await b.page.locator('[data-do="mute"]').click();
  await expect(b.page.locator('.stamp-note')).toHaveCount(0);
  expect([...a.said, ...b.said].filter(frame => /"t":"(say|chat|text)"/.test(frame))).toEqual([]);
  await leave();
});

test('[C-09][C-17] plans are never sent, and a client that cheats is refused while the honest one sees nothing', async ({
  browser,
}) => {
  const { a, b, code, leave } = await pair(browser, server.url);
  const mine = (await moment(a.page)) === 'mine' ? a : b;
  const other = mine === a ? b : a;
  for (let i = 0; i < 3; i++) {
    await mine.page.locator('[data-market="white-0"] .market-card').click();
    await mine.page.locator('[data-market="white-0"] .take').click();
    await expect(mine.page.locator('.own-card.pcard')).toHaveCount(i + 1);
  }
  await expect.poll(() => moment(other.page)).toBe('mine');
  const before = mine.said.filter(frame => !frame.includes('ping')).length;
  await mine.page.locator('.tray-piece').first().click();
  await mine.page.locator('.cell[data-marks~="legal"]').first().click();
  await expect(mine.page.locator('.cell[data-marks~="planned"]')).toHaveCount(1);
  await expect(mine.page.locator('.hold-bar')).toContainText('試し置き');
  await mine.page.waitForTimeout(300);
  expect(mine.said.filter(frame => !frame.includes('ping'))).toHaveLength(before);

  await expect(other.page.locator('.info-board')).toHaveAttribute('data-told', 'false');
  const shown = await other.page.locator('.polyform').innerText();
  const answers = await mine.page.evaluate(async room => {
    const answered: string[] = [];
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    socket.onmessage = event => answered.push(String(event.data));
    await new Promise(resolve => {
      socket.onopen = resolve;
    });
    const token = localStorage.getItem('minoya:token');
    socket.send(JSON.stringify({ t: 'hello', v: 1, token, room, name: 1 }));
    await new Promise(resolve => setTimeout(resolve, 500));
    for (const [i, a] of ['gain', 'take w1', 'place 1 a1b1c1', 'debug give o4', 'deck w1'].entries()) {
      socket.send(JSON.stringify({ t: 'act', id: 1000 + i, a }));
    }
    await new Promise(resolve => setTimeout(resolve, 700));
    socket.close();
    return answered;
  }, code);
  expect(answers.filter(frame => frame.includes('"t":"refuse"'))).toHaveLength(5);
  expect(await other.page.locator('.polyform').innerText()).toBe(shown);
  await expect(mine.page.locator('.gone[data-why="replaced"]')).toBeVisible();
  await mine.page.locator('[data-do="again"]').click();
  await expect(mine.page.locator('.own-card.pcard')).toHaveCount(3);
  await leave();
});

test('[C-06][D-14] a seat moves to another device with the transfer code, and the first one can have it back', async ({
  browser,
}) => {
  const { a, code, leave } = await pair(browser, server.url);
  const seat = await a.page.locator('.head-name .seat-mark').getAttribute('data-seat');
  const profile = await a.context.newPage();
  await profile.goto('/profile');
  await profile.getByRole('button', { name: '引き継ぎコードを作る' }).click();
  const short = await profile.locator('[data-code]').innerText();
  const c = await guest(browser, { base: server.url, touch: 'tap' });
  await c.page.goto('/profile');
  await c.page.locator('textarea.code').fill(short);
  await c.page.getByRole('button', { name: 'コードを読む' }).click();
  await expect(c.page.getByRole('dialog')).toContainText(`ルームの席1つ（${code}）`);
  await c.page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click();
  await expect(c.page.getByText('受け取りました。', { exact: true })).toBeVisible();
  await c.page.goto('/polyform');
  await expect(c.page.locator('[data-do="last-room"]')).toContainText(code);
  await c.page.locator('[data-do="last-room"]').click();
  await expect(c.page.locator('.head-name .seat-mark')).toHaveAttribute('data-seat', seat ?? '');
  await expect(c.page.locator('.own-card').first()).toBeVisible();
  await expect(a.page.locator('.gone[data-why="replaced"]')).toContainText('別のタブか端末');
  // The start page leads back to it, too, and says what that does.
  await a.page.goto('/polyform');
  await expect(a.page.locator('[data-do="last-room"]')).toContainText('席をこの端末に戻す');
  await a.page.locator('[data-do="last-room"]').click();
  await expect(a.page.locator('.own-card').first()).toBeVisible();
  await expect(c.page.locator('.gone[data-why="replaced"]')).toBeVisible();
  await c.context.close();
  await leave();
});

test('[C-10][C-16][C-18][C-26] two play a room to the end: same sums, no deck in any frame, a replay that verifies, a rematch', async ({
  browser,
}) => {
  // A whole game in two browsers: 23 seconds where nothing else runs, twice and a half that beside other work.
  test.setTimeout(240_000);
  const a = await guest(browser, { base: server.url, touch: 'click' });
  const b = await guest(browser, { base: server.url, touch: 'tap', locale: 'en-US' });
  const code = await makeRoom(a);
  await a.page.locator('.room-options .segment', { hasText: '短め' }).click();
  await join(b, code);
  await start(a, [b]);
  const markOf = ({ page }: typeof a) => page.locator('.head-name .seat-mark').getAttribute('data-seat');
  const marks = [await markOf(a), await markOf(b)];
  await Promise.all([playOut(a.page, a.touch), playOut(b.page, b.touch)]);
  const [ours, theirs] = [numbers(await sums(a)), numbers(await sums(b))];
  expect(ours).toEqual(theirs);
  for (const line of ours) {
    const [final = 0, done = 0, penalty = 0, unfinished = 0] = line.split(' ').map(Number);
    expect(final).toBe(done - penalty - unfinished);
  }
  // Read by rank, wherever each stands.
  const ranks = await a.page.locator('.standing').evaluateAll(all => all.map(one => Number(one.dataset['rank'])));
  expect(ranks).toEqual(ranks.toSorted((x, y) => x - y));
  const views = a.heard.filter(frame => frame.includes('"deck"'));
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(view).not.toMatch(/"deck":\{"white":\["/);
  const room = await a.page.evaluate(
    () => (JSON.parse(localStorage.getItem('minoya:room') ?? '{}') as { room: string }).room,
  );
  const asked = `${server.url}/api/rooms/${room}/replay`;
  await expect.poll(async () => (await fetch(asked)).status, { timeout: 20_000 }).toBe(200);
  const read = readReplay(await (await fetch(asked)).text());
  const verdict = read.ok ? fold(polyform, read.value) : null;
  expect(verdict?.ok && verdict.result?.scores.toSorted((x, y) => y - x)).toEqual(
    ours.map(line => Number(line.split(' ')[0])).toSorted((x, y) => y - x),
  );
  // The deal is the one that was promised, and the game has a short link.
  for (const { page } of [a, b]) await expect(page.locator('.deal-check')).toHaveAttribute('data-kept', 'true');
  await expect(a.page.locator('[data-do="replay"]')).toHaveAttribute('href', /^\/r\/[\w-]{22}$/);
  const short = (await a.page.locator('[data-do="replay"]').getAttribute('href')) ?? '';
  await expect(b.page.locator('[data-waits]')).toContainText('Waiting for the host');
  await expect(b.page.locator('[data-do="again"]')).toHaveCount(0);
  // A result that was put away can be opened again, by the host too.
  for (const { page } of [a, b]) {
    await page.keyboard.press('Escape');
    await page.locator('[data-result-again]').click();
  }
  // A second press of what has been asked already asks nothing.
  await a.page.locator('[data-do="again"]').dblclick();
  await expect(a.page.getByText('今はできません')).toHaveCount(0);
  // Nobody is torn from the result: the host waits in the lobby until the other has read enough.
  await expect(a.page.locator('.chairs')).toBeVisible();
  await expect(a.page.locator('[data-live]')).toHaveText('');
  await expect(b.page.locator('[data-wants-again]')).toBeVisible();
  expect(await sums(b)).toHaveLength(2);
  await expect(b.page.locator('.turning-points')).toBeVisible();
  await b.page.locator('dialog [data-do="ready"]').click();
  await expect(a.page.locator('.polyform[data-phase="playing"]')).toBeVisible({ timeout: 5_000 });
  await expect(b.page.locator('.polyform[data-phase="playing"]')).toBeVisible({ timeout: 5_000 });
  // Seats move up by one; everybody keeps mark and colour.
  expect([await markOf(a), await markOf(b)]).toEqual(marks);
  await act((await moment(a.page)) === 'mine' ? a.page : b.page, (await moment(a.page)) === 'mine' ? 'click' : 'tap');
  // The game is in the records, with its replay, and was played face to face.
  await a.page.goto('/records/polyform');
  await expect(a.page.locator('.fact').first()).toContainText('1');
  await expect(a.page.locator('.list .item')).toHaveCount(1);
  await expect(a.page.locator('.achievement-card[data-earned="true"]', { hasText: '向かい合って' })).toBeVisible();
  await expect(a.page.locator('[data-with]')).toContainText('ルーム');
  await a.page.goto(short);
  await expect(a.page.locator('.replay-eyes .segment')).toHaveCount(3);
  await a.page.locator('[data-eyes="1"]').click();
  await expect(a.page.locator('[data-eyes="1"]')).toHaveAttribute('aria-checked', 'true');
  await a.page.keyboard.press('ArrowRight');
  await expect(a.page.locator('[data-step]')).not.toHaveText('');
  await expect(a.page.locator('.course path.course-points')).toHaveCount(2);
  await a.context.close();
  await b.context.close();
});

test('a room that is not there says so and leads back', async ({ browser }) => {
  const a = await guest(browser, { base: server.url, touch: 'tap' });
  await a.page.goto('/polyform/room/3333');
  await expect(a.page.getByRole('heading', { name: 'ルームが見つかりません' })).toBeVisible();
  await a.page.getByRole('link', { name: 'ロビーに戻る' }).tap();
  await expect(a.page.locator('[data-do="bots"]')).toBeVisible();
  // Who typed its code is back at the field, with what is wrong.
  await a.page.locator('.code-input').fill('3333');
  await a.page.locator('[data-do="join-room"]').tap();
  await expect(a.page.locator('.code-form .error')).toContainText('ルームコードが違います');
  await expect(a.page.locator('.code-input')).toHaveValue('3333');
  await expect(a.page).toHaveURL(/\/polyform$/);
  await a.context.close();
});

test('own puzzles are chosen in the lobby, and a guest sees which', async ({ browser }) => {
  const a = await guest(browser, { base: server.url, touch: 'click' });
  const b = await guest(browser, { base: server.url, touch: 'tap' });
  await a.page.addInitScript(() => localStorage.setItem('minoya:polyform:cards', '["w1.7.i2","b3.zz.i3"]'));
  const code = await makeRoom(a);
  await join(b, code);
  await expect(b.page.locator('.custom-cards')).toHaveAttribute('data-count', '0');
  await a.page.locator('.custom-cards summary').click();
  await a.page.locator('.custom-cards [data-own="w1.7.i2"]').click();
  await expect(b.page.locator('.custom-cards [data-own="w1.7.i2"]')).toBeVisible();
  await expect(b.page.locator('.custom-cards')).toHaveAttribute('data-count', '1');
  // Whoever was told so agrees to it by being ready.
  await expect(b.page.locator('[data-changed="1"]')).toContainText('自作パズル → 1枚');
  await b.page.locator('[data-do="ready"]').click();
  await expect(b.page.locator('[data-changed]')).toHaveCount(0);
  await a.page.locator('.room-options .segment', { hasText: '30秒' }).click();
  await expect(b.page.locator('[data-changed="1"]')).toContainText('ターンタイマー → 30秒');
  const promised = await a.page.locator('.deal-promise').getAttribute('data-deal');
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await expect(b.page.locator('.deal-promise')).toHaveAttribute('data-deal', promised ?? '');
  await a.context.close();
  await b.context.close();
});

test('a double click on Start answers no question that it brings', async ({ browser }) => {
  const a = await guest(browser, { base: server.url, touch: 'click' });
  const b = await guest(browser, { base: server.url, touch: 'tap' });
  await join(b, await makeRoom(a));
  await a.page.locator('[data-do="start"][aria-disabled="false"]').dblclick();
  await expect(a.page.getByRole('dialog')).toBeVisible();
  await expect(a.page.locator('.double-tap-shield')).toHaveCount(0);
  await expect(a.page.getByRole('dialog')).toBeVisible();
  await a.context.close();
  await b.context.close();
});
