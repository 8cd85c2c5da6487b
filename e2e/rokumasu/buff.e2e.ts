import { isObstacle } from '@minoya/games/rokumasu/board';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { expect, test } from '../support.ts';
import { Driver } from './driver.ts';
import { botChoice, instant, open, type RokuMatch, runUntil, skipLessons } from './runs.ts';

test.beforeEach(async ({ page }) => {
  await skipLessons(page);
  await instant(page);
});

const shelf = 'standard gold=99 relics=single_line,timing,first_strike,anchor,crescent';

/** A bot that buys every blessed mino it can, and nothing else. */
function devout(): (view: State) => Action {
  const play = botChoice();
  return view => {
    if (view.phase !== 'shop') return play(view);
    const wanted = [...rokumasu.legal(view, 0)].find(action => {
      const ware = action.type === 'buy' ? view.shop?.items[action.item]?.ware : null;
      return ware?.kind === 'piece' && ware.card.blessing !== null;
    });
    return wanted ?? { type: 'leave' };
  };
}

function first(wanted: (state: State) => boolean): RokuMatch {
  for (let seed = 1; seed < 60; seed++) {
    const match = runUntil(shelf, `BRND-${String(seed).padStart(4, '0')}`, wanted, devout());
    if (wanted(match.state)) return match;
  }
  throw new Error('no such run');
}

/** What a buff shows on its cell. */
const words = { enhancement: '増', gold_mine: '鉱', pulsation: '脈', phase: '透' } as const;
const withBuff = (state: State): number => state.brands.findIndex(Boolean);
const sealedAt = (state: State): number =>
  state.board.findIndex((block, cell) => block !== null && isObstacle(block) && state.brands[cell] !== null);

test('[A-24] a cleared blessing leaves a buff on its cell, with brackets, kanji and level, for rounds to come', async ({
  page,
}) => {
  const after = first(state => state.phase === 'playing' && withBuff(state) >= 0);
  const before = after.branch(after.length - 1);
  const action = rokumasu.actions.read(after.log.at(-1)?.line ?? '');
  const cell = withBuff(after.state);
  const buff = after.state.brands[cell];
  if (!action || !buff) throw new Error('no buff');
  const driver = new Driver(page);
  const mark = driver.cell(cell).locator('.buff');
  const shows = async (level: number) => {
    await expect(mark.locator('.bracket')).toBeVisible();
    await expect(mark.locator('.word')).toHaveText(words[buff.id]);
    await expect(mark.locator('.pip')).toHaveCount(level);
    await expect(mark.locator('.struck')).toHaveCount(0);
    await expect(driver.cell(cell)).toHaveAccessibleName(new RegExp(`バフ .+ レベル${level}`));
  };
  await open(page, before);
  await expect(mark).toHaveCount(0);
  await driver.act(before.state, action);
  await shows(buff.level);
  const next = goOn(after, state => state.round > after.state.round && state.phase === 'playing');
  await open(page, next);
  await shows(next.state.brands[cell]?.level ?? 0);
});

/** The same run, played on. */
function goOn(match: RokuMatch, until: (state: State) => boolean): RokuMatch {
  const choose = devout();
  const on = match.branch(match.length);
  while (!until(on.state) && rokumasu.result(on.state) === null) {
    const step = on.act(0, choose(rokumasu.view(on.state, 0)));
    if (!step.ok) throw new Error(step.why);
  }
  return on;
}

test('[A-24] under an obstacle a buff is struck through and says that it rests', async ({ page }) => {
  const match = first(state => state.phase === 'playing' && sealedAt(state) >= 0);
  const driver = new Driver(page);
  await open(page, match);
  const cell = driver.cell(sealedAt(match.state));
  await expect(cell.locator('.buff .struck')).toBeVisible();
  await expect(cell).toHaveAccessibleName(/バフ .+、おじゃまの下で無効/);
  // Drawn after the obstacle, or nobody would see it.
  await expect(cell.locator('.tile ~ .buff[data-sealed]')).toHaveCount(1);
  await expect(cell.locator('.buff .word')).toBeVisible();
});
