import { Match, type Replay } from '@minoya/kernel';
import { polyform } from '@minoya/games/polyform/game';
import { polyformBots } from '@minoya/bots/polyform/levels';
import type { Page } from '@playwright/test';
import { expectAwardsInResult } from '../awards.ts';
import { expect, test } from '../support.ts';
import { gainDots, moment, playOut, prepare, press } from './player.ts';
import { debugTable, give, must, openAt } from './position.ts';

test.use({ hasTouch: true });

/** A whole game between two quick bots. */
function botGame(seed: string): Match<typeof polyform> {
  const match = new Match(polyform, 'seats=2 ends=w3+b2+deck', seed);
  for (let ply = 0; ply < 900 && polyform.result(match.state) === null; ply++) {
    const seat = polyform.turn(match.state)[0] ?? 0;
    const level = polyformBots[seat === 0 ? 0 : 2];
    if (!level) throw new Error('no bots');
    const action = level.bot(polyform.view(match.state, seat), seat, { seed: `${seed}:${ply}`, stop: () => false });
    const step = match.act(seat, action);
    if (!step.ok) throw new Error(step.why);
  }
  return match;
}

const startBots = async (page: Page, seats: number, level: { readonly label: string }) => {
  await prepare(page);
  await page.goto('/polyform');
  await page.locator('summary').first().tap();
  await page.locator('details .segment', { hasText: '短め' }).tap();
  const panel = page.locator('.entry-panel').first();
  await panel.locator(`.segment[data-value="${seats}"]`).first().tap();
  for (const one of await panel.locator('[data-pick="level"]').all()) await one.selectOption(level);
  await panel.locator('[data-do="bots"]').tap();
  await page.locator('.polyform').waitFor();
};

test('[C-03][C-16] a whole game against three bots at 390×844 by touch only, with a sum for every seat', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await startBots(page, 4, { label: '6. 親方' });
  await expect(page.locator('.seat-chip')).toHaveCount(4);
  await expect(page.locator('.seat-chip[data-active="true"]')).toHaveCount(1);
  await playOut(page, 'tap');
  await expect(page.locator('.standing')).toHaveCount(4);
  for (const line of await page.locator('[data-sum]').allTextContents()) {
    const [final = 0, done = 0, penalty = 0, unfinished = 0] = (
      line.replace(/−(?=\d)/g, '-').match(/-?\d+/g) ?? []
    ).map(Number);
    expect(final).toBe(done - penalty - unfinished);
  }
  await expect(page.locator('.standings-why')).not.toHaveText('');
  await expectAwardsInResult(page);
});

test('[C-15] finishing shows gain and loss live, and the exact best on request', async ({ page }) => {
  const match = give(debugTable('finish'), 'i2', 'i3', 'v3', 'l4', 'o4');
  must(match, 'take w1');
  must(match, 'take b1');
  must(match, 'debug finishing');
  await openAt(page, match);
  await expect(page.locator('.finish-now')).toBeVisible();
  // Nothing can be taken any more: a free place is a low slip.
  const slips = await page.locator('.own-card.empty').evaluateAll(all => all.map(one => one.clientHeight));
  expect(Math.max(...slips)).toBeLessThan(60);
  const sum = async () => Number((await page.locator('.finish-now').textContent())?.replace('−', '-'));
  const before = await sum();
  await page.locator('.tray-piece').first().tap();
  await page.locator('.cell[data-marks~="legal"]').first().tap();
  await expect(page.locator('.cell[data-marks~="filled"]')).not.toHaveCount(0);
  const now = await sum();
  const change = now > before ? `+${now - before}点` : now < before ? `−${before - now}点` : '';
  await expect(page.locator('.finish-gain')).toContainText(change);
  await page.locator('.cell[data-marks~="filled"]').first().tap();
  await expect(page.locator('.finish-now')).toHaveText(String(before).replace('-', '−'));
  await page.locator('[data-do="best"]').tap();
  await expect(page.locator('[data-do="best"]')).toContainText('最善');
});

test('[C-23] a game passed around asks to hand over between turns and hides nothing public', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform');
  await page.locator('[data-do="pass"]').tap();
  await page.locator('.polyform').waitFor();
  const first = await page.locator('.seat-chip[data-active="true"]').getAttribute('data-seat');
  // Whoever set the table up holds the device; another who begins is asked for.
  if (first !== '0') await press(page, '[data-do="received"]', 'tap');
  await gainDots(page, 3);
  await expect(page.getByRole('heading', { name: '渡してください' })).toBeVisible();
  await press(page, '[data-do="received"]', 'tap');
  await expect(page.locator('.seat-chip[data-active="true"]')).not.toHaveAttribute('data-seat', first ?? '');
  await page.locator(`.seat-chip[data-seat="${first}"]`).tap();
  // What is left in the supply can be read there, on a phone too.
  await expect(page.locator('dialog .ladder-stock')).toHaveCount(9);
  await expect(page.locator('dialog .seat-pieces')).toContainText('5');
});

test('[C-24] an opponent’s action is over within 350 ms, can be skipped, and is in the log', async ({ page }) => {
  const match = debugTable('watch');
  await openAt(page, match, [0, 2], { speed: 1 });
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(globalThis, { lengths });
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as (
      ...args: [Keyframe[], KeyframeAnimationOptions]
    ) => Animation;
    Element.prototype.animate = function (this: Element, frames, options) {
      const told = typeof options === 'object' ? Number(options.duration ?? 0) + Number(options.delay ?? 0) : 0;
      if (document.querySelector('.turn-name')?.textContent !== 'あなたのターン') lengths.push(told);
      return Reflect.apply(animate, this, [frames as Keyframe[], options as KeyframeAnimationOptions]);
    };
  });
  await gainDots(page, 3);
  await expect.poll(() => moment(page)).toBe('others');
  await expect.poll(() => moment(page), { timeout: 20_000 }).toBe('mine');
  const lengths = await page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths);
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(350);
  await page.getByRole('button', { name: 'ログ' }).tap();
  await expect(page.locator('dialog .log')).toContainText('職人');
});

test('[C-27][C-28] a replay link shows the game again, and the result marks turning points with legal advice', async ({
  page,
}) => {
  const match = botGame('turning');
  const replay: Replay = match.replay();
  await prepare(page);
  const last = match.log.at(-1);
  const almost = match.branch(match.length - 1);
  await openAt(page, almost, [0, 0]);
  await press(page, '[data-do="finish"]', 'tap');
  expect(last?.line).toBe('finish');
  await expect(page.locator('.turning-points[data-ready="true"] .turning-point')).not.toHaveCount(0, {
    timeout: 20_000,
  });
  for (const point of await page.locator('.turning-point').all()) {
    const ply = Number(await point.getAttribute('data-ply'));
    const advice = (await point.getAttribute('data-better')) ?? '';
    const { state } = match.at(ply);
    const legal = [...polyform.legal(state, state.active ?? 0)].map(one => polyform.actions.write(one));
    expect(legal).toContain(advice);
  }
  await page.getByRole('link', { name: 'リプレイを見る' }).tap();
  await expect(page.locator('.seek')).toHaveValue('0');
  // All of the table stands above what leads through it, and its log opens.
  await page.locator('.seek').fill(String(Math.floor(match.length / 2)));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return (edge('.replay-controls')?.top ?? 0) - (edge('.tray')?.bottom ?? 9999);
      }),
    )
    .toBeGreaterThanOrEqual(-1);
  await page.getByRole('button', { name: 'ログ' }).tap();
  await expect(page.locator('dialog[open] .log li')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('.seek').fill(String(match.length));
  await expect(page.locator('.polyform[data-phase="ended"]')).toBeVisible();
  expect(replay.log.length).toBe(match.length);
});

test('a custom card is drawn, proved, rated and played with', async ({ page }) => {
  await prepare(page);
  await page.goto('/polyform/cards');
  for (const cell of ['0,0', '1,0', '2,0', '1,1']) await page.locator(`.drawing [data-cell="${cell}"]`).tap();
  await expect(page.locator('[data-balance]')).toBeVisible();
  await page.locator('[data-do="keep-card"]').tap();
  await expect(page.locator('.card-shelf li')).toHaveCount(1);
  await page.locator('[data-do="play-cards"]').tap();
  await page.locator('.polyform').waitFor();
  const setup = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('minoya:quick:polyform:main') ?? '{}') as { setup: string }).setup,
  );
  expect(setup).toContain('custom=');
});
