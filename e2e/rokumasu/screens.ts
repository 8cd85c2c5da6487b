import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { State } from '@minoya/games/rokumasu/state';
import { decodeReplay, Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { emptyPage } from '../empty-page.ts';
import type { Screen } from '../screen.ts';
import { readBrowserStore, writeBrowserStore } from '../browser-store.ts';
import { Driver, placements } from './driver.ts';
import { fullRun } from './full-run.ts';
import { instant, open, randomChoice, type RokuMatch, runUntil, skipLessons } from './runs.ts';

/** The won run of the fixture up to a moment. */
export function fullUntil(until: (state: State) => boolean): RokuMatch {
  const read = decodeReplay(fullRun);
  if (!read.ok) throw new Error(read.why);
  const match = new Match(rokumasu, read.value.setup, read.value.seed);
  for (const { line } of read.value.log) {
    if (until(match.state)) break;
    const step = match.play(0, line);
    if (!step.ok) throw new Error(`${step.why}: make full-run.ts again with e2e/rokumasu/make-run.ts`);
  }
  return match;
}

const bestOf = (state: State) =>
  placements(state)
    .map(action => ({ action, points: preview(state, action)?.outcomes[0]?.points ?? 0 }))
    .sort((a, b) => b.points - a.points)[0];

const late = () => fullUntil(s => s.round >= 12 && s.phase === 'playing' && (bestOf(s)?.points ?? 0) > 0);

/** Opens a run and does something with it. */
const run =
  (make: () => RokuMatch, then: (page: Page, match: RokuMatch) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await skipLessons(page);
    const match = make();
    await open(page, match);
    await then(page, match);
  };

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

async function holdBest(page: Page, { state }: RokuMatch): Promise<void> {
  const best = bestOf(state);
  if (best) await new Driver(page).hold(state, best.action.from, best.action.cell);
}

/** Some lost runs and a won one, each ended on the page itself: history, statistics, collection and seals have something to show. */
async function playSome(page: Page): Promise<void> {
  await skipLessons(page);
  await instant(page);
  const driver = new Driver(page);
  const lost = [2, 3, 5, 8].map(seed =>
    runUntil('standard gold=30', `PAST-000${seed}`, s => s.phase === 'lost', randomChoice(seed)),
  );
  for (const match of [...lost, fullUntil(() => false)]) {
    const before = match.branch(match.length - 1);
    const last = rokumasu.actions.read(match.log.at(-1)?.line ?? '');
    await open(page, before);
    if (last) await driver.act(before.state, last);
    await page.getByRole('dialog').first().waitFor();
    await page.goto('/about');
  }
}

/** What those runs left, once they were played; the screens after the first are given it. */
let left: Awaited<ReturnType<typeof readBrowserStore>> | null = null;

const played =
  (to: string) =>
  async (page: Page): Promise<void> => {
    if (left) await writeBrowserStore(page, left);
    else {
      await playSome(page);
      left = await readBrowserStore(page);
    }
    await page.goto(to);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => new Promise(done => setTimeout(done, 300)));
  };

const path = '/rokumasu';
const withAmulet = () =>
  runUntil('standard amulets=sculpt,seal_add', 'SHOW-0001', s => s.phase === 'playing', randomChoice(1));
const fullShelf = () => fullUntil(s => s.round >= 6 && s.phase === 'shop');

/** A journey with gold to spend, until something is true of it. */
const journeyUntil = (until: (state: State) => boolean) => () =>
  runUntil('journey gold=60 relics=single_line,first_strike,anchor', 'SHOW-0002', until);

/** Every screen of ロクマス. */
export const screens: readonly Screen[] = [
  { name: 'rokumasu', path },
  { name: 'rokumasu-code', path, prepare: press('[data-code]') },
  { name: 'rokumasu-rules', path: '/rokumasu/rules' },
  { name: 'rokumasu-book', path: '/rokumasu/book' },
  { name: 'rokumasu-journey', path: '/rokumasu/journey' },
  { name: 'rokumasu-challenges', path: '/rokumasu/journey/challenges' },
  { name: 'rokumasu-custom', path: '/rokumasu/journey/custom' },
  {
    name: 'rokumasu-journey-gifts',
    path: emptyPage,
    prepare: run(journeyUntil(s => s.phase === 'progress' && s.gifts.length > 0)),
  },
  { name: 'rokumasu-journey-shop', path: emptyPage, prepare: run(journeyUntil(s => s.phase === 'shop')) },
  {
    name: 'rokumasu-journey-boss',
    path: emptyPage,
    board: true,
    prepare: run(journeyUntil(s => s.phase === 'playing' && s.round === 3)),
  },
  {
    name: 'rokumasu-pack',
    path: emptyPage,
    prepare: run(
      journeyUntil(s => s.phase === 'shop'),
      async (page, { state }) => {
        const pack = state.shop?.items.findIndex(item => item.ware.kind === 'pack') ?? 0;
        await page.locator(`[data-item="${pack}"] .buy button`).click();
        await page.locator('[data-pack-item]').first().waitFor();
      },
    ),
  },
  { name: 'rokumasu-history', path: '/rokumasu/history' },
  { name: 'rokumasu-book-met', path, prepare: played('/rokumasu/book') },
  { name: 'rokumasu-history-runs', path, prepare: played('/rokumasu/history') },
  { name: 'rokumasu-records', path, prepare: played('/records/rokumasu') },
  { name: 'rokumasu-lesson', path: '/rokumasu/lesson', board: true },
  {
    name: 'rokumasu-progress',
    path: emptyPage,
    prepare: run(() => fullUntil(s => s.round === 2 && s.phase === 'progress')),
  },
  { name: 'rokumasu-play', path: emptyPage, board: true, prepare: run(late) },
  { name: 'rokumasu-held', path: emptyPage, board: true, prepare: run(late, holdBest) },
  { name: 'rokumasu-score', path: emptyPage, board: true, prepare: run(late, press('.formula-strip')) },
  { name: 'rokumasu-relic', path: emptyPage, board: true, prepare: run(late, press('[data-relic="0"]')) },
  { name: 'rokumasu-info', path: emptyPage, board: true, prepare: run(late, press('[data-info]')) },
  { name: 'rokumasu-deck', path: emptyPage, board: true, prepare: run(late, press('[data-deck]')) },
  {
    name: 'rokumasu-sculpt',
    path: emptyPage,
    board: true,
    prepare: run(withAmulet, async page => {
      await page.locator('[data-amulet="0"]').click();
      await page.locator('dialog [data-pick]').nth(5).click();
    }),
  },
  {
    name: 'rokumasu-cleared',
    path: emptyPage,
    prepare: run(() => fullUntil(s => s.round === 3 && s.phase === 'cleared')),
  },
  {
    name: 'rokumasu-won',
    path: emptyPage,
    prepare: run(() => fullUntil(s => s.round === 24 && s.phase === 'cleared')),
  },
  { name: 'rokumasu-shop', path: emptyPage, prepare: run(fullShelf) },
  { name: 'rokumasu-odds', path: emptyPage, prepare: run(fullShelf, press('[data-odds]')) },
  {
    name: 'rokumasu-result',
    path: emptyPage,
    prepare: run(
      () => runUntil('standard', 'LOST-0001', s => s.phase === 'lost', randomChoice(5)),
      page => page.locator('.turning-point, .coach .quiet').last().waitFor(),
    ),
  },
];
