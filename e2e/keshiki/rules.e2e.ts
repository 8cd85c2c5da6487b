import { readFileSync } from 'node:fs';
import { preview } from '@minoya/games/keshiki/play';
import { keshiki } from '@minoya/games/keshiki/game';
import { readCell } from '@minoya/games/keshiki/cells';
import { drawBoard } from '@minoya/games/keshiki/notation';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import { blocksOn, cell, drawn, expect, lookAway, openSetup, remember, score, setupOf, tap, test } from './table.ts';

interface Picture {
  readonly title: string;
  readonly before: string;
  readonly cell: string;
  readonly after: string;
}

/** The original game's pictures: before, the tap, after. */
function pictures(file: string): Picture[] {
  const text = readFileSync(new URL(`../../packages/games/keshiki/pictures/${file}`, import.meta.url), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n');
      const at = lines.findIndex(line => line.startsWith('> '));
      const ruled = lines.some(line => line.startsWith('! '));
      const before = lines.slice(0, at).join('\n');
      const after = lines
        .slice(at + 1)
        .filter(line => !line.startsWith('! '))
        .join('\n');
      return { title, before, cell: lines[at]?.slice(2) ?? '', after: ruled ? before : after };
    });
}

/** Rows only: counters' values stand in notes that the original game's results do not repeat. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line.includes('|'))
    .map(line => line.slice(line.indexOf('|')).trimEnd());

async function rowsOn(page: Parameters<typeof tap>[0], width: number): Promise<string[]> {
  const cells = await blocksOn(page);
  return rowsOf(drawBoard({ width, height: cells.length / width, cells }));
}

async function playPicture(page: Parameters<typeof tap>[0], picture: Picture): Promise<void> {
  await openSetup(page, setupOf(picture.before));
  await tap(page, picture.cell);
  await lookAway(page);
  const rows = rowsOf(picture.after);
  const width = ((rows[0]?.length ?? 0) - 3) / 4;
  await expect.poll(() => rowsOn(page, width), { message: picture.title }).toEqual(rows);
}

test.describe('the rules on screen', () => {
  test('[B-03] every picture of the original game comes out as drawn', async ({ page }) => {
    test.setTimeout(180_000);
    await remember(page);
    const all = pictures('original.txt');
    expect(all.length).toBe(26);
    for (const picture of all) await playPicture(page, picture);
  });

  test('[B-06] blocks fall, then slide left, around steel that stays', async ({ page }) => {
    test.setTimeout(180_000);
    await remember(page);
    const steel = pictures('more.txt').filter(({ title }) => /steel|rock/.test(title));
    expect(steel.length).toBeGreaterThan(5);
    for (const picture of steel) await playPicture(page, picture);
  });

  test('[B-10] every obstacle of a pointed group says what then happens to it', async ({ page }) => {
    await remember(page);
    const board = `
      | __R _*R **R _+R _+R __Y |
      | __R __R __R __R __R _-R |
      | __B _-B *+B __B __B __B |
      // d0 = 9
      // e0 = 20
      // f1 = 4
      // b2 = 9
      // c2 = 2
    `;
    await openSetup(page, setupOf(board));
    await cell(page, 'a0').hover();
    const chips = page.locator('.outcome');
    await expect(chips).toHaveText(['氷結−1', '氷結−1', '消える', 'あと9', '7つ多い'], { useInnerText: true });
    await cell(page, 'd2').hover();
    await expect(chips).toHaveText(['氷結−1', '消える']);
    await cell(page, 'a0').hover();
    await tap(page, 'a0');
    await lookAway(page);
    const state = keshiki.start(keshiki.setups.read(setupOf(board)) as never, '');
    const step = keshiki.apply(state, 0, { type: 'tap', cell: readCell('a0') ?? -1 });
    if (!step.ok) throw new Error(step.why);
    await expect.poll(() => blocksOn(page)).toEqual([...step.state.board.cells]);
    const seen = preview(state, readCell('a0') ?? -1);
    expect(seen.ok && seen.points).toBe(await score(page));
  });

  test('[B-12] at least and at most, one below, at and one above; ice first', async ({ page }) => {
    test.setTimeout(90_000);
    await remember(page);
    const row = (block: string, plain: number) =>
      `| ${block} ${Array.from({ length: plain }, () => '__R').join(' ')} |\n// a0 = 3`;
    const left = async (block: string, plain: number) => {
      await openSetup(page, setupOf(row(block, plain)));
      await tap(page, 'b0');
      await lookAway(page);
      await expect.poll(() => score(page)).toBeGreaterThan(0);
      return (await blocksOn(page)).filter(one => one !== 0).length;
    };
    expect(await left('_+R', 1), 'two of three').toBe(1);
    expect(await left('_+R', 2), 'three of three').toBe(0);
    expect(await left('_+R', 3), 'four of three').toBe(0);
    expect(await left('_-R', 1), 'two, at most three').toBe(0);
    expect(await left('_-R', 2), 'three, at most three').toBe(0);
    expect(await left('_-R', 3), 'four, at most three').toBe(1);
    await openSetup(page, setupOf(row('*+R', 1)));
    await tap(page, 'b0');
    await lookAway(page);
    await expect.poll(async () => (await blocksOn(page))[0]).toBe(drawn(row('_+R', 1))[0]);
    await openSetup(page, setupOf(row('*+R', 3)));
    await tap(page, 'b0');
    await lookAway(page);
    await expect.poll(async () => (await blocksOn(page))[0]).toBe(2);
  });

  test('[B-13] there are 100 stages, each with its own name, idea, goals and a line that earns every star', () => {
    const all = Array.from({ length: STAGE_COUNT }, (_, i) => stage(i + 1));
    expect(all.length).toBe(100);
    expect(new Set(all.map(one => one.name.ja)).size).toBe(100);
    expect(new Set(all.map(one => one.name.en)).size).toBe(100);
    for (const { number, hook, goals, par, line } of all) {
      expect(goals.length).toBe(3);
      expect(hook.ja.length * hook.en.length).toBeGreaterThan(0);
      let state = keshiki.start({ type: 'stage', stage: number, tools: [] }, '');
      for (const text of line) {
        const step = keshiki.apply(state, 0, { type: 'tap', cell: readCell(text) ?? -1 });
        if (!step.ok) throw new Error(`stage ${number}: ${text} ${step.why}`);
        state = step.state;
      }
      expect(state.score, `stage ${number}`).toBe(par);
      expect(state.reached, `stage ${number}`).toEqual([true, true, true]);
    }
  });

  test('[B-14] no first star needs a tool: the stored lines are taps only', () => {
    for (let n = 1; n <= STAGE_COUNT; n++) {
      const { line } = stage(n);
      expect(
        line.every(text => readCell(text) !== null),
        `stage ${n}`,
      ).toBe(true);
    }
  });
});
