import { cardOf } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import { type Setup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import { prepare } from './player.ts';

type Table = Match<typeof polyform>;

/** A table for two where pieces can be handed out, so that a test stands where it wants. */
export function debugTable(seed = 'test', changes: Partial<Setup> = {}): Table {
  const match = new Match(polyform, writeSetup(setupFor(2, { debug: true, ...changes })), seed);
  if (match.state.active !== 0) must(match, 'debug turn 0');
  return match;
}

/** Plays a line for whoever is on turn; a test position that the rules refuse is a broken test. */
export function must(match: Table, line: string, seat = match.state.active ?? 0): Table {
  const step = match.play(seat, line);
  if (!step.ok) throw new Error(`${line}: ${step.why}`);
  return match;
}

/** Gives pieces to the seat on turn. */
export function give(match: Table, ...pieces: readonly string[]): Table {
  for (const piece of pieces) must(match, `debug give ${piece}`);
  return match;
}

/** Opens a position as the saved game of this device. Seats: 0 a person, 1–4 a machine. */
export async function openAt(
  page: Page,
  match: Table,
  seats: readonly number[] = [0, 0],
  settings = {},
): Promise<void> {
  const { game, version, setup, seed, log } = match.replay();
  const run = {
    game,
    version,
    slot: 'main',
    setup,
    seed,
    log,
    started: 1,
    saved: 1,
    line: { ja: '', en: '' },
    progress: null,
    marks: Object.fromEntries(seats.map((level, seat) => [`seat${seat}`, level])),
  };
  await prepare(page, settings);
  await page.addInitScript(text => {
    // Only the first visit: a reload must find what was played since.
    if (localStorage.getItem('test:placed')) return;
    localStorage.setItem('test:placed', 'yes');
    localStorage.setItem('minoya:quick:polyform:main', text);
  }, JSON.stringify(run));
  await page.goto('/polyform/play');
  await page.locator('.polyform').waitFor();
}

/** The saved game after what was played. */
export async function savedLog(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const run = JSON.parse(localStorage.getItem('minoya:quick:polyform:main') ?? '{"log":[]}') as {
      log: { line: string }[];
    };
    return run.log.map(entry => entry.line);
  });
}

/** A market place of a colour whose card has at least so many cells, as the table names it. */
export function marketWith(match: Table, wanted: (card: string) => boolean): { line: string; at: string } {
  for (const colour of ['white', 'black'] as const) {
    for (const [at, card] of match.state.market[colour].entries()) {
      if (card && wanted(card)) return { line: `take ${colour.charAt(0)}${at + 1}`, at: `${colour}-${at}` };
    }
  }
  throw new Error('no such card in the market');
}

/** Seat 0 takes a small white card and fills it with dots. */
export function finishCard(match: Table): void {
  const done = match.state.players[0]?.done.length ?? 0;
  const mine = () => (match.state.active === 0 ? match : must(match, 'debug turn 0'));
  const small = marketWith(match, card => card.startsWith('w') && count(cardOf(card).shape) <= 5);
  must(mine(), small.line);
  for (let i = 0; i < 6 && match.state.players[0]?.done.length === done; i++) {
    give(mine(), 'dot');
    const lay = [...match.game.legal(match.state, 0)].find(one => one.type === 'place');
    if (lay) match.act(0, lay);
  }
}
