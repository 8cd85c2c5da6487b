import { type AnyGame, type LogEntry, Match } from '@minoya/kernel';
import { expect, type Page } from '@playwright/test';

/** A run as the page keeps it. */
export interface Kept {
  readonly game: string;
  readonly version: number;
  readonly slot: string;
  readonly setup: string;
  readonly seed: string;
  readonly log: readonly LogEntry[];
}

export async function kept(page: Page, game: string, slot = 'main'): Promise<Kept> {
  const text = await page.evaluate(key => localStorage.getItem(key), `minoya:quick:${game}:${slot}`);
  return JSON.parse(text ?? '{"log":[]}') as Kept;
}

/** A run without how it is told on the street: that is in the words of the rules at hand, and kept again with them. */
export function asPlayed(run: Kept | undefined): unknown {
  const { line: _told, saved: _when, ...played } = (run ?? {}) as Record<string, unknown>;
  return played;
}

/** What was played so far by these rules, which must be those that the page played it by. */
export function matchOf<G extends AnyGame>(game: G, run: Kept): Match<G> {
  expect(run.version).toBe(game.version);
  const read = Match.resume(game, run);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** Pages that must not complain. */
export class Quiet {
  private readonly complaints: string[] = [];

  watch(page: Page): Page {
    page.on('pageerror', error => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', message => {
      // A server that is away for a moment is not the page’s fault; behind a service worker that reads ERR_FAILED.
      const away = /ERR_CONNECTION|ERR_FAILED|WebSocket connection/.test(message.text());
      if (message.type() === 'error' && !away) this.complaints.push(`console: ${message.text()}`);
    });
    return page;
  }

  check(): void {
    expect(this.complaints.splice(0)).toEqual([]);
  }
}
