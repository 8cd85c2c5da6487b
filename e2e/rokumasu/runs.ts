import '@minoya/games/rokumasu/long/index';
import { player, strengths } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { emptyPage } from '../empty-page.ts';

export type RokuMatch = Match<typeof rokumasu>;

/** A run played by the bot until something is true of it. */
export function runUntil(
  setup: string,
  seed: string,
  until: (state: State) => boolean,
  choose: (view: State) => Action = botChoice(),
): RokuMatch {
  const match = new Match(rokumasu, setup, seed);
  for (let i = 0; i < 2_000 && !until(match.state) && rokumasu.result(match.state) === null; i++) {
    const step = match.act(0, choose(rokumasu.view(match.state, 0)));
    if (!step.ok) throw new Error(step.why);
  }
  return match;
}

/** A bot's choice for a view; the same view gives the same action. */
export function botChoice(strength: keyof typeof strengths = 'quick'): (view: State) => Action {
  const bot = player(strengths[strength]);
  return view => bot(view, 0, { seed: 'e2e', stop: () => false });
}

/** The run as the page keeps it. */
export function saved(match: RokuMatch, slot = 'main', marks: RokuMatch['marks'] = {}): Record<string, unknown> {
  const { game, version, setup, seed, log } = match.replay();
  const line = { ja: 'つづき', en: 'Run' };
  return {
    game,
    version,
    slot,
    setup,
    seed,
    log,
    started: Date.now(),
    saved: Date.now(),
    line,
    progress: 0,
    marks,
  };
}

/** Puts a run on a slot of the page's browser and opens it. */
export async function open(page: Page, match: RokuMatch, slot = 'main', marks?: RokuMatch['marks']): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(emptyPage);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`minoya:quick:rokumasu:${slot}`, JSON.stringify(saved(match, slot, marks))],
  );
  await page.goto(slot === 'main' ? '/rokumasu/play' : `/rokumasu/play/${slot}`);
  await page.locator('.roku').waitFor();
}

/** A seed that the server gave to this page's device, and when it may be sent: nobody plays as fast as a test. */
export async function givenSeed(page: Page, setup = 'standard'): Promise<string> {
  await page.goto(emptyPage);
  return page.evaluate(async begun => {
    const post = async (path: string, body?: object): Promise<Record<string, string>> => {
      const key = localStorage.getItem('minoya:token');
      const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
      return (await response.json()) as Record<string, string>;
    };
    if (!localStorage.getItem('minoya:token'))
      localStorage.setItem('minoya:token', (await post('/api/me'))['token'] ?? '');
    return (await post('/api/seeds', { game: 'rokumasu', setup: begun }))['seed'] ?? '';
  }, setup);
}

/** Lessons of the first meetings would lie over what a test wants to press. */
export const seenLessons = [
  'basics',
  'gift',
  'flow',
  'pack',
  'voucher',
  'seal',
  'blessing',
  'order',
  'copy',
  'amulet',
  'obstacle',
  'obstacle-stays',
  'deck',
  'target',
  'save-up',
  'payout',
  'shop',
  'relic',
  'pattern',
  'undo',
  'boss',
  'free',
];

export async function skipLessons(page: Page): Promise<void> {
  await page.addInitScript(ids => localStorage.setItem('minoya:rokumasu:lessons', JSON.stringify(ids)), seenLessons);
}

/** Motion off: a test that does not look at it need not wait for it. */
export async function instant(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('minoya:settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('minoya:settings', JSON.stringify({ ...kept, speed: 'instant' }));
  });
}

/** A player without a plan: any placement, the cheapest way through everything else. */
export function randomChoice(seed: number): (view: State) => Action {
  let word = seed * 2_654_435_761;
  return view => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    const legal = [...rokumasu.legal(view, 0)];
    const placing = legal.filter(action => action.type === 'place');
    if (view.phase === 'shop') return legal.find(action => action.type === 'buy') ?? { type: 'leave' };
    return placing[word % placing.length] ?? legal[0] ?? { type: 'end' };
  };
}
