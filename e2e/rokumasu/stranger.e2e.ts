import { nameOfSource } from '@minoya/games/rokumasu/texts';
import { encodeReplay } from '@minoya/kernel';
import { lessonSeed, lessonSetup } from '../../apps/web/src/games/rokumasu/tutorial/lesson-run.ts';
import { expect, test } from '../support.ts';
import { Driver, placements } from './driver.ts';
import { instant, open, runUntil, skipLessons } from './runs.ts';

const phone = { width: 390, height: 844 };

test.describe('what somebody finds who knows only the address', () => {
  test.beforeEach(({ page }) => instant(page));

  test('a seed copied from a run of the long game opens that run again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await skipLessons(page);
    const setup = 'journey deck=monk level=2';
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(
      page,
      runUntil(setup, '8F3K-Q2MD', () => true),
      'journey',
    );
    const head = (await page.locator('.head-code').textContent()) ?? '';
    await page.locator('[data-info]').click();
    await page.getByRole('dialog').getByRole('button', { name: 'コピー' }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    // What stands in the head can be read aloud and typed: it is the whole code.
    expect(code).toBe(head);
    expect(code).toMatch(/^J\d+-8F3K-Q2MD-DMONK-L2$/);
    await page.setViewportSize(phone);
    await page.goto('/rokumasu');
    await page.locator('[data-code]').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: '長旅' }).check();
    await sheet.locator('input.num').fill('8F3K-Q2MD');
    await expect(sheet.locator('[data-bare]')).toContainText('0段');
    await sheet.locator('input.num').fill(code);
    await expect(sheet.locator('[data-said]')).toContainText('長旅');
    await expect(sheet.locator('[data-said]')).toContainText('2段');
    await expect(sheet.locator('[data-said]')).toContainText('すべて解放');
    await sheet.locator('button[type="submit"]').click();
    // Practice never takes the place of the run that counts.
    await expect(page).toHaveURL(/play\/practice$/);
    const run = await page.evaluate(() => localStorage.getItem('minoya:quick:rokumasu:practice'));
    expect(JSON.parse(run ?? '{}')).toMatchObject({ setup, seed: '8F3K-Q2MD' });
  });

  for (const size of [phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }])
    test(`a changed rule is seen before a round and on the board, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await skipLessons(page);
      await open(
        page,
        runUntil('journey twists=one_shot', 'SHOT-0001', () => true),
        'journey',
      );
      const chip = page.locator('[data-condition="twist:one_shot"], [data-twists]');
      await expect(chip).toBeInViewport();
      await expect(page.locator('.flow-picture')).toHaveCount(0);
      await page.locator('[data-start]').click();
      await expect(page.locator('.roku-board')).toBeVisible();
      await expect(chip).toBeInViewport();
      await chip.click();
      await expect(page.locator('.tip')).toContainText('一発勝負');
    });

  test('on a phone a boss stands by its name, and a link to a custom run says first what is set', async ({ page }) => {
    await skipLessons(page);
    const match = runUntil(
      'standard relics=single_line,first_strike,anchor',
      'BOSS-0001',
      s => s.round === 3 && s.phase === 'playing',
    );
    await open(page, match);
    const name = nameOfSource(`boss:${match.state.bosses[0]}`, 'ja');
    await expect(page.locator('.play-bar .head-boss-word')).toHaveText(name);
    await expect(page.locator('.play-bar .head-boss-word')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('.play-bar .head-boss-word')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('.play-bar .head-boss-word'), 'a desk says it in a sentence').toBeHidden();
    await page.setViewportSize(phone);
    await open(
      page,
      runUntil('journey level=8 round=24', 'SHOW-0002', s => s.phase === 'playing'),
    );
    const plates = await page.locator('.play-bar .head-boss').all();
    expect(plates.length).toBeGreaterThan(1);
    const tops = await Promise.all(plates.map(async one => (await one.boundingBox())?.y));
    expect(new Set(tops).size, 'several bosses stand in one row').toBe(1);
    await expect(page.locator('.play-bar .head-boss-word')).toBeInViewport({ ratio: 1 });
    await page.goto('/rokumasu/journey/custom?deck=monk&level=2&twists=rows_only');
    const chips = page.locator('[data-chosen-now] .badge');
    await expect(chips).toHaveCount(3);
    await expect(chips.last()).toBeInViewport({ ratio: 1 });
  });

  test('on a phone’s side the rounds of a set have the height of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(
      page,
      runUntil(lessonSetup, lessonSeed, s => s.phase === 'progress' && s.round === 2),
      'lesson',
      { lesson: 1 },
    );
    // The guide says here that the tutorial is over, and stands aside, too.
    await expect(page.locator('.lesson [data-real-run]')).toBeInViewport({ ratio: 1 });
    const body = await page.locator('[data-of="progress"] > .roku-body').boundingBox();
    expect(body?.height).toBeGreaterThan(240);
    await expect(page.locator('[data-start]')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-start]').click({ trial: true });
    await page.locator('[data-real-run]').click();
    await expect(page, 'a run that counts begins beside the practice').toHaveURL(/\/rokumasu\/play$/);
    await expect(page.locator('.play-bar [data-practice]')).toHaveCount(0);
  });

  test('a day with a twist shows the whole flow table above the buttons, and calls its twist by one name', async ({
    page,
  }) => {
    await skipLessons(page);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await open(
        page,
        runUntil('journey challenge=cabin', 'DAY0-0323', () => true),
        'daily-323',
      );
      await expect(page.locator('[data-of-day]')).toContainText('小屋');
      await expect(page.locator('[data-of-day]')).toContainText('日本時間');
      const body = await page.locator('.roku-body').boundingBox();
      const edge = (body?.y ?? 0) + (body?.height ?? 0);
      for (const last of [page.locator('[data-flow-of="2,3"]'), page.locator('.relics')]) {
        const box = await last.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (await last.evaluate(element => !!element.closest('.roku-body'))) ? edge : size.height,
        );
      }
      await expect(page.locator('[data-more-below]')).toHaveCount(0);
    }
    await page.locator('[data-start]').click();
    await expect(page.locator('[data-condition="twist:tiny_board"], [data-twists]')).toContainText('小屋');
  });

  test('a tip that comes and goes moves no button under the thumb', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(
      page,
      runUntil('journey', 'SHOT-0009', state => state.phase === 'playing'),
      'journey',
    );
    const deck = page.locator('.thumb [data-deck]');
    await expect(page.locator('.lesson')).toBeVisible();
    const before = await deck.boundingBox();
    const card = await page.locator('.lesson').boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height);
    await page.locator('.lesson .button').last().click();
    await expect(page.locator('.lesson')).toHaveCount(0);
    expect(await deck.boundingBox()).toEqual(before);
  });

  test('a shop shows the deck whole or not at all', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const round of [3, 6, 9]) {
      await open(
        page,
        runUntil('journey', 'SHOT-0005', state => state.phase === 'shop' && state.round >= round),
        'journey',
      );
      const [strip, room] = await Promise.all(
        ['.deck-room > .deck-mini', '.deck-room'].map(one => page.locator(one).boundingBox()),
      );
      const isWhole = (strip?.y ?? 0) + (strip?.height ?? 0) <= (room?.y ?? 0) + (room?.height ?? 0) + 1;
      const isAway = (strip?.x ?? 0) >= (room?.x ?? 0) + (room?.width ?? 0) - 1;
      expect(isWhole || isAway, `round ${round}`).toBe(true);
    }
  });

  test('the word of a reshuffle goes with the next move, which has its own to tell', async ({ page }) => {
    await skipLessons(page);
    const match = runUntil('standard', 'SHUF-0001', s => s.pile.length === 0 && s.hand.filter(Boolean).length === 1);
    await open(page, match);
    const driver = new Driver(page);
    const place = async (): Promise<void> => {
      const state = await driver.state();
      const [choice] = placements(state);
      if (!choice) throw new Error('nothing to place');
      await driver.tap(state, choice.from, choice.cell);
    };
    await place();
    const remark = page.locator('[data-remark="shuffled"]');
    await expect(remark).toBeVisible();
    await place();
    expect(await remark.count()).toBe(0);
  });

  test('what cannot be pressed in a replay does not look as if it could', async ({ page }) => {
    const match = runUntil('journey', 'SHOT-0005', state => state.phase === 'shop');
    await page.goto(`/r/${encodeReplay(match.replay())}?play=0`);
    await page.keyboard.press('Home');
    await expect(page.locator('[data-start]')).toBeDisabled();
    await page.setViewportSize(phone);
    await expect(page.locator('[data-start]'), 'a phone has no room for it').toBeHidden();
    await page.keyboard.press('End');
    await expect(page.locator('[data-leave]')).toBeDisabled();
  });

  test('a custom run that cannot be is neither begun nor passed on, and says why', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/rokumasu/journey/custom?twists=one_shot,small_steps');
    await expect(page.locator('[data-fault="twistsClash"]')).toContainText('一発勝負');
    await page.locator('[data-copy-link]').click({ force: true });
    await expect(page.locator('.toast')).toContainText('小さな一歩');
    const [slip, button] = await Promise.all(
      ['.toast', '[data-start-custom]'].map(one => page.locator(one).boundingBox()),
    );
    expect((slip?.y ?? 0) + (slip?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    // A twist of other rules is named and left out, and locks nothing.
    await page.goto('/rokumasu/journey/custom?twists=one_shot,long_gone,no_skips,poor');
    await expect(page.locator('[data-left-out]')).toContainText('long_gone');
    await expect(page.locator('[data-chosen-twists="3"]')).toBeVisible();
    await expect(page.locator('[data-excluded="one_shot"]')).toContainText('一発勝負');
    await page.goto('/rokumasu/journey/custom?twists=one_shot,windy,no_skips,poor');
    await expect(page.locator('[data-chosen-twists="4"]')).toBeVisible();
    await expect(page.locator('[data-twist="weedy"]')).toBeDisabled();
  });

  test('a piece put in the wrong place of the tutorial is set right', async ({ page }) => {
    await page.goto('/rokumasu/lesson');
    await page.locator('.tray-piece').first().click();
    // Nothing else is dealt meanwhile, nothing of it told, and the frame comes with the sentence that speaks of it.
    await page.evaluate(() => {
      const seen = { pieces: 0, said: '', late: false };
      Object.assign(window, { seen });
      const look = () => {
        seen.pieces = Math.max(seen.pieces, document.querySelectorAll('.tray-piece[aria-disabled="false"]').length);
        seen.said += [...document.querySelectorAll('[role="status"], [aria-live]')].map(one => one.textContent).join();
        const told = document.querySelector('.lesson-text')?.textContent?.includes('枠で囲んだ') ?? false;
        if (told) requestAnimationFrame(() => (seen.late ||= document.querySelector('[data-taught]') === null));
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.locator('[data-cell="0,0"]').click();
    await expect(page.locator('.lesson-text')).toContainText('そこではラインがそろいません');
    await expect(page.locator('[data-cell="3,2"][data-taught]')).toBeVisible();
    await expect(page.getByRole('button', { name: '手札1、1マスのピース' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, unknown> }).seen);
    expect(seen).toMatchObject({ pieces: 1, late: false });
    expect(seen['said']).not.toContain('手札');
    await page.locator('.tray-piece').first().click();
    await page.locator('[data-cell="3,2"]').click();
    await expect(page.locator('[data-next]')).toBeVisible();
  });
});
