import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { dailySlot, dateAt, dayNumber } from '@minoya/shared/calendar';
import { Driver } from './rokumasu/driver.ts';
import { instant, open, randomChoice, runUntil, skipLessons } from './rokumasu/runs.ts';
import { expect, test } from './support.ts';

const date = dateAt(Date.now());
const day = dayNumber(date);

test('[D-21] a shared daily shows its result where links are previewed, and to who opens it', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const lost = runUntil(daily.setup(date), daily.seed(date), s => s.phase === 'lost', randomChoice(5));
  const before = lost.branch(lost.length - 1);
  const last = rokumasu.actions.read(lost.log.at(-1)?.line ?? '');
  if (!last) throw new Error('no last action');
  const points = lost.state.record.total.toLocaleString('en-US');
  await skipLessons(page);
  await instant(page);
  await open(page, before, dailySlot(date));
  await new Driver(page).act(before.state, last);
  await page.getByRole('dialog').getByRole('button', { name: 'リプレイをシェア' }).click();
  const [words = '', link = ''] = (await page.getByRole('textbox').inputValue()).split('\n');
  // On days with a twist the line names it first: 長旅、小石.
  expect(words).toMatch(
    new RegExp(`^ミノ屋 ロクマス #${day} (長旅、\\S+ )?ラウンド${lost.state.record.rounds + 1}まで ${points}点$`),
  );
  expect(link).toContain(`/d/rokumasu/${date}?r=1`);

  const html = await (await request.get(link, { headers: { 'accept-language': 'en' } })).text();
  const tag = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
  expect(tag('og:title')).toBe(`ROKUMASU daily #${day}`);
  expect(tag('og:description')).toContain(`${points} points`);
  const picture = await request.get(tag('og:image'));
  expect(picture.headers()['content-type']).toBe('image/png');

  await page.goto(link);
  await expect(page.locator('[data-brought]')).toHaveText(words.split(`#${day} `)[1] ?? '');
  await page.getByRole('link', { name: 'リプレイを見る' }).click();
  await expect(page.getByRole('slider', { name: 'リプレイ' })).toHaveAttribute('max', String(lost.length));
  await page.goBack();
  await page.getByRole('link', { name: 'この日を遊ぶ' }).click();
  // Who has finished the day is told so, and may practise it.
  await page.locator('[data-day-again]').click();
  await expect(page).toHaveURL(new RegExp(`/rokumasu/play/daily-${day}$`));
});

test('[D-21] a link with another day’s game, or none, is the day and nothing else', async ({ page }) => {
  await page.goto(`/d/rokumasu/${day}?r=1ab~nothing`);
  await expect(page.getByRole('heading', { name: `ロクマス #${day}` })).toBeVisible();
  await expect(page.locator('[data-brought]')).toHaveCount(0);
  await page.goto(`/d/rokumasu/${day + 1}`);
  await expect(page.getByRole('heading', { name: 'ページが見つかりません。' })).toBeVisible();
});
