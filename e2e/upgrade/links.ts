import type { State as KeshikiState } from '@minoya/games/keshiki/state';
import type { State as PolyformState } from '@minoya/games/polyform/state';
import type { State as RokumasuState } from '@minoya/games/rokumasu/state';
import { type AnyGame, decodeReplay, fold } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { linksOf } from '../../scripts/archive.ts';
import { blocksOn } from '../keshiki/table.ts';

export interface Stored {
  readonly game: string;
  readonly path: string;
  readonly steps: number;
  /** Of them, those that are counted: to end a game early is none. */
  readonly moves: number;
  /** How it ends, by the rules that it was played by. */
  readonly state: unknown;
}

/** Every link that is stored for these rules. */
export function storedLinks(rules: AnyGame): readonly Stored[] {
  const lines = readFileSync(linksOf(rules.id, rules.version), 'utf8').trim().split('\n');
  return lines.map(line => {
    const word = line.split(' ')[0] ?? '';
    const read = decodeReplay(word);
    if (!read.ok) throw new Error(read.why);
    const folded = fold(rules, read.value);
    if (!folded.ok) throw new Error(folded.why);
    const { log } = read.value;
    const moves = log.filter(({ line }) => line !== 'finish' || rules.id !== 'keshiki').length;
    return { game: rules.id, path: replayPath(word), steps: log.length, moves, state: folded.state };
  });
}

/** Follows a link inside the page, as one does that stands in it. */
export async function follow(page: Page, link: Stored): Promise<void> {
  await page.evaluate(to => {
    document.querySelector('.replay-controls')?.setAttribute('data-before', '');
    const anchor = document.body.appendChild(document.createElement('a'));
    anchor.href = to;
    anchor.click();
    anchor.remove();
  }, link.path);
  await page.locator('.replay-controls:not([data-before])').waitFor();
}

/** The board of a replay at its last step. */
export async function shown(page: Page, { steps, moves, game, state }: Stored): Promise<void> {
  await page.locator('.seek').fill(String(steps));
  await expect(page.locator('.replay-controls strong')).toHaveText(said(moves, { steps, moves }));
  await boards[game]?.(page, state);
}

/** What must stand on the table of each game. */
const boards: Readonly<Record<string, (page: Page, state: unknown) => Promise<void>>> = {
  rokumasu: async (page, state) => {
    const { phase, board } = state as RokumasuState;
    await expect(page.locator(`.roku[data-phase="${phase}"]`)).toBeVisible();
    if (phase !== 'playing') return;
    await expect(page.locator('[data-board="main"] .tile')).toHaveCount(board.filter(Boolean).length);
  },
  keshiki: async (page, state) => {
    const { board } = state as KeshikiState;
    await expect.poll(() => blocksOn(page)).toEqual([...board.cells]);
  },
  polyform: async (page, state) => {
    const { phase, players } = state as PolyformState;
    await expect(page.locator(`.polyform[data-phase="${phase}"]`)).toBeVisible();
    const inWork = players[0]?.working.filter(Boolean).length ?? 0;
    await expect(page.locator('.own-card.pcard')).toHaveCount(inWork);
  },
};

/** How a page calls a step of a replay. */
export const said = (at: number, { moves }: Pick<Stored, 'steps' | 'moves'>): string =>
  `${Math.min(at, moves)} / ${moves}手`;

/** From the first position to the last, one step after the other; what each said it was, which is what is wanted of it. */
export function walk(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async words => {
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const said = () => document.querySelector('.replay-controls strong')?.textContent ?? '';
    const all: string[] = [];
    for (const [at, word] of words.entries()) {
      press(at === 0 ? 'Home' : 'ArrowRight');
      for (let i = 0; i < 500 && said() !== word; i++) await new Promise(done => setTimeout(done, 2));
      all.push(said());
    }
    return all;
  }, wanted);
}
