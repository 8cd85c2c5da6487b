import type { Locator, Page } from '@playwright/test';
import { type Block, block, colors, kindIds, kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import { columnOf, readCell, rowOf } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { boardLine, readBoard } from '@minoya/games/keshiki/notation';
import { lookOf } from '../../apps/web/src/games/keshiki/look.ts';
import type { Look } from '../../apps/web/src/tile/Tile.tsx';
import { emptyPage } from '../empty-page.ts';
import { expect, test } from '../support.ts';

export { expect, test };

/** True when there is time for the whole hundred. */
export const long = process.env.MINOYA_LONG === '1';

/** A machine that does many things at once may take its time. */
const patience = 20_000;

export const lessons = ['first', ...obstacleKinds];

interface Before {
  /** Stages 1 to this are cleared. */
  readonly cleared?: number;
  readonly stars?: number;
  readonly seen?: readonly string[];
  /** Their stars were won with a hint. */
  readonly helped?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Puts a player's past into the browser before anything is opened. */
export async function remember(page: Page, before: Before = {}): Promise<void> {
  const { cleared = 0, stars = 1, seen = lessons, helped = false, settings = { speed: 'instant' } } = before;
  if (!page.url().endsWith(emptyPage)) await page.goto(emptyPage);
  await page.evaluate(
    async given => {
      localStorage.setItem('minoya:settings', JSON.stringify(given.settings));
      const best = { score: 1, allClear: false, left: 9, tries: 1, largest: 5, helped: given.helped, line: [] };
      const stages: Record<string, unknown> = {};
      for (let n = 1; n <= given.cleared; n++) stages[n] = { ...best, stars: given.stars };
      const progress = { stages, dailies: {}, seen: given.seen, kit: [], level: 1 };
      const request = indexedDB.open('minoya');
      request.onupgradeneeded = () => request.result.createObjectStore('kv');
      await new Promise(done => {
        request.onsuccess = done;
      });
      const change = request.result.transaction('kv', 'readwrite');
      change.objectStore('kv').put(progress, 'keshiki:progress');
      await new Promise(done => {
        change.oncomplete = done;
      });
      request.result.close();
    },
    { cleared, stars, seen, helped, settings },
  );
}

/** Opens any setup in play, as if it had just been begun. */
export async function openSetup(page: Page, setup: string, slot = 'own'): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(emptyPage);
  await page.evaluate(
    ([line, at, version]) => {
      const run = {
        game: 'keshiki',
        version,
        slot: at,
        setup: line,
        seed: 'TEST-0001',
        log: [],
        started: Date.now(),
        saved: Date.now() + 1_000,
        line: { ja: '', en: '' },
        progress: null,
        marks: {},
      };
      localStorage.setItem(`minoya:quick:keshiki:${at}`, JSON.stringify(run));
    },
    [setup, slot, keshiki.version] as const,
  );
  await page.goto(`/keshiki/play/${slot}`);
  await expect(page.locator('.tap-field .cell').first()).toBeVisible({ timeout: patience });
}

/** A drawn board as a setup. */
export function setupOf(drawn: string, { target = 0, par = null as number | null } = {}): string {
  const read = readBoard(drawn);
  if (!read.ok) throw new Error(`${read.line}:${read.column} ${read.why.en}`);
  return `board ${target} ${par === null ? '' : `par ${par} `}${boardLine(read.board)}`;
}

export function cell(page: Page, name: string): Locator {
  const at = readCell(name) ?? -1;
  return page.locator(`.tap-field [data-cell="${columnOf(at)},${rowOf(at)}"]`);
}

let presses = 0;
/** By turns near two corners of a cell: a press at the very place of one that was just played counts as the hand's own. */
export const aimed = (): number => (presses++ % 2 === 0 ? 0.25 : 0.75);

/** Clicks a cell with the mouse, without waiting for anything. */
export async function tap(page: Page, name: string): Promise<void> {
  const box = await cell(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  const at = aimed();
  await page.mouse.click(box.x + box.width * at, box.y + box.height * at);
}

/** Puts the pointer where it points at nothing. */
export const lookAway = (page: Page): Promise<void> => page.mouse.move(2, 2);

export const score = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-score]').first().textContent())?.replace(/,/g, ''));

export const settled = (page: Page): Promise<void> =>
  expect(page.locator('.tap-field')).toHaveAttribute('data-busy', 'false', { timeout: patience });

interface Seen {
  readonly fill: string;
  readonly kind: string;
  readonly ice: number;
  /** The badge's number, and whether it is round (at most) or square (at least). */
  readonly counter: string;
  readonly round: boolean;
  readonly strokes: string;
}

/** The board as it is drawn on screen, read from the tiles and nothing else. */
export async function blocksOn(page: Page): Promise<Block[]> {
  const seen = await page.locator('.tap-field .cell').evaluateAll(cells =>
    cells.map(one => {
      const tiles = one.closest('.board')?.querySelector('.tiles');
      const tile = tiles?.querySelector(`[data-at="${one.getAttribute('data-cell')}"]`);
      return {
        fill: tile?.getAttribute('data-fill') ?? '',
        kind: tile?.getAttribute('data-kind') ?? '',
        ice: tile?.querySelectorAll('.ice circle').length ?? 0,
        counter: tile?.querySelector('.counter text')?.textContent ?? '',
        round: Number(tile?.querySelector('.counter rect')?.getAttribute('rx') ?? 0) > 5,
        strokes: tile?.querySelector('.strokes')?.getAttribute('d') ?? '',
      };
    }),
  );
  return seen.map(blockSeen);
}

/** Every block by how it looks, from the table that draws them. */
const byLook = new Map(
  kindIds.flatMap(kind =>
    colors.flatMap((_, i) => {
      const { counter } = kinds[kind];
      // A counter without a number would look like a block without one.
      const values = counter ? Array.from({ length: counter.most }, (__, n) => n + 1) : [0];
      const all = values.map(value => block(kind, i + 1, value));
      return all.map((b): [string, Block] => [seenAs(lookOf(b)), b]);
    }),
  ),
);

function seenAs({ fill, kind = 'paper', ice = 0, counter = null, strokes = '' }: Look): string {
  return [fill, kind, ice, counter?.n || '', counter?.rule === 'atMost', strokes].join(' ');
}

function blockSeen({ fill, kind, ice, counter, round, strokes }: Seen): Block {
  return byLook.get([fill, kind, ice, counter, round, strokes].join(' ')) ?? 0;
}

/** What a drawn board must look like on screen. */
export function drawn(text: string): Block[] {
  const read = readBoard(text);
  if (!read.ok) throw new Error(`${read.line}:${read.column} ${read.why.en}`);
  return [...read.board.cells];
}
