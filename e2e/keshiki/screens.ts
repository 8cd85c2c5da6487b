import type { Page } from '@playwright/test';
import { keshiki } from '@minoya/games/keshiki/game';
import { emptyPage } from '../empty-page.ts';
import type { Screen } from '../screen.ts';
import { cell, openSetup, remember, tap } from './table.ts';

const start = '/keshiki/lesson';

/** Opens a page as a player who has cleared so many stages. */
const after = (cleared: number, path: string) => async (page: Page) => {
  await remember(page, { cleared, stars: 3 });
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
};

/** Opens a stage in play, then does something there. */
const playing =
  (number: number, act: (page: Page) => Promise<unknown> = async () => undefined, tools = '') =>
  async (page: Page) => {
    await remember(page, { cleared: 99, stars: 3 });
    await openSetup(page, `stage ${number}${tools}`, `stage-${number}`);
    await act(page);
  };

const finish = /^(リタイア|Give up)$/;

async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: finish }).click();
  await page.getByRole('dialog').getByRole('button', { name: finish }).click();
  await page.locator('.compare').waitFor();
}

/** A board in the gallery, whoever put it there first. */
async function published(page: Page): Promise<string> {
  const post = async (path: string, body: unknown, token?: string) =>
    (await (
      await page.request.post(path, { data: body, headers: token ? { authorization: `Bearer ${token}` } : {} })
    ).json()) as { token?: string; id?: string };
  const setup = 'puzzle ice,clear .RRR./RYYYR/RY*YYR/BBBBB';
  const replay = ['minoya 1', `keshiki v${keshiki.version}`, `setup ${setup}`, 'seed ', '0 a3', '0 b2', '0 finish'];
  const { token = '' } = await post('/api/me', undefined);
  const entry = { replay: replay.join('\n'), title: 'snowy window', name: 77, by: 'hand' };
  const { id } = await post('/api/published', entry, token);
  return id ?? '';
}

const shared = '/keshiki/board#20_27_RRY/RYY_a0,a1';

/** Every screen of 消色百景. */
export const screens: readonly Screen[] = [
  { name: 'keshiki-lesson', path: start, board: true },
  { name: 'keshiki-lesson-steel', path: '/keshiki/lesson/steel', board: true },
  { name: 'keshiki-map', path: emptyPage, prepare: after(34, '/keshiki') },
  { name: 'keshiki-stage', path: emptyPage, prepare: after(40, '/keshiki/stage/27') },
  { name: 'keshiki-locked', path: emptyPage, prepare: after(3, '/keshiki/stage/90') },
  { name: 'keshiki-rules', path: '/keshiki/rules' },
  { name: 'keshiki-daily', path: '/keshiki/daily' },
  { name: 'keshiki-endless', path: '/keshiki/endless' },
  { name: 'keshiki-own', path: '/keshiki/own', board: true, prepare: page => page.locator('.easel').waitFor() },
  { name: 'keshiki-shared', path: shared, board: true },
  {
    name: 'keshiki-gallery',
    path: emptyPage,
    prepare: async page => {
      await published(page);
      await after(3, '/keshiki/gallery')(page);
      await page.locator('.gallery-card').first().waitFor();
    },
  },
  {
    name: 'keshiki-gallery-board',
    path: emptyPage,
    board: true,
    prepare: async page => {
      const id = await published(page);
      await after(3, `/keshiki/gallery/${id}`)(page);
      await page.locator('.gallery-board .mini-board').waitFor();
    },
  },
  {
    name: 'keshiki-play',
    path: emptyPage,
    board: true,
    prepare: playing(96, page => cell(page, 'b6').hover(), ' with pop swap'),
  },
  {
    name: 'keshiki-aim',
    path: emptyPage,
    board: true,
    prepare: playing(96, page => page.keyboard.press('2'), ' with pop paint'),
  },
  {
    name: 'keshiki-hint',
    path: emptyPage,
    board: true,
    prepare: playing(27, async page => {
      // What it costs, that there is something, where, which tap.
      for (let n = 0; n < 4; n++) {
        await page.keyboard.press('h');
        // A key before the table listens is lost: it is pressed again.
        await page
          .locator('.advice')
          .waitFor({ timeout: 5000 })
          .catch(() => page.keyboard.press('h'));
        await page.locator('.advice .button').first().waitFor();
      }
    }),
  },
  {
    name: 'keshiki-info',
    path: emptyPage,
    board: true,
    prepare: playing(88, page => page.locator('.info-button').click()),
  },
  { name: 'keshiki-result', path: emptyPage, board: true, prepare: playing(27, giveUp) },
  {
    name: 'keshiki-stuck',
    path: emptyPage,
    board: true,
    prepare: async page => {
      await remember(page);
      await openSetup(page, 'board 99 RRY/BYB');
      await tap(page, 'a0');
      await page.getByRole('dialog').waitFor();
    },
  },
];
