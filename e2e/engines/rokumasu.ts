import { rokumasu as game } from '@minoya/games/rokumasu/game';
import { refusal } from '@minoya/games/rokumasu/legal';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { encodeReplay, fold, type Replay } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { boxOf, gripOf } from '../../apps/web/src/board/grid.ts';
import { cardOf, placements, shapeOf } from '../rokumasu/driver.ts';
import { best, find } from '../rokumasu/positions.ts';
import { type RokuMatch, saved, seenLessons } from '../rokumasu/runs.ts';
import { fullUntil } from '../rokumasu/screens.ts';
import { replay } from './house.ts';
import { appears, ask, check, click, count, drag, keep, kept, place, says, type Tab, text, until } from './tab.ts';

type Place = Extract<Action, { type: 'place' }>;
const save = 'minoya:quick:rokumasu:main';

/** A new run from the street, pieces by drag and by clicks, a line and its count, a reload, the shop, the replay's link. */
export async function rokumasu(tab: Tab): Promise<void> {
  await keep(tab, { 'minoya:rokumasu:lessons': seenLessons });
  await begin(tab);
  await line(tab);
  await shop(tab);
  const whole = fullUntil(() => false);
  await replay(tab, replayPath(encodeReplay(whole.replay())), whole.state.score.toLocaleString('en-US'));
}

async function begin(tab: Tab): Promise<void> {
  await tab.go('/');
  await click(tab, 'a[href="/rokumasu"]');
  await click(tab, '[data-new]');
  await until('three pieces', async () => (await count(tab, '.tray-piece .piece')) === 3);
  for (const way of [byDrag, byClicks]) {
    const state = await stateOf(tab);
    const [choice] = placements(state);
    if (!choice) throw new Error('nothing to place');
    await way(tab, state, choice);
    await until('a placement', async () => (await stateOf(tab)).record.placed === state.record.placed + 1);
  }
}

async function open(tab: Tab, match: RokuMatch): Promise<void> {
  // The table that is being left saves once more.
  await tab.go('/crest.svg');
  await keep(tab, { [save]: saved(match) });
  await tab.go('/rokumasu/play');
  await appears(tab, '.roku');
}

async function line(tab: Tab): Promise<void> {
  const match = find('standard relics=anchor,crown', s => best(s, points => points > 6) !== null);
  const choice = best(match.state, points => points > 6);
  if (!choice) throw new Error('no line');
  await open(tab, match);
  await refused(tab, match);
  await byDrag(tab, match.state, choice, async () => {
    await until('the points foreseen', async () => Number(await text(tab, '[data-product]')) > 6);
  });
  const step = match.act(0, choice);
  if (!step.ok) throw new Error(step.why);
  await says(tab, '[data-score]', String(match.state.score));
  await tab.reload();
  await says(tab, '[data-score]', String(match.state.score));
  check((await stateOf(tab)).score === match.state.score, 'the count is kept');
}

/** Let go where a block lies already: the reason stands beside the finger, and nothing has happened. */
async function refused(tab: Tab, { state, length: played }: RokuMatch): Promise<void> {
  const bad = state.hand
    .flatMap((card, from) =>
      card ? Array.from({ length: 36 }, (_, cell): Place => ({ type: 'place', from, cell })) : [],
    )
    .find(action => refusal(state, action) === 'overlaps');
  if (!bad) throw new Error('everything fits');
  const to = await middleOf(tab, state, bad);
  await drag(tab, slot(bad.from), to, () => appears(tab, '.ghost[data-fits="false"]'));
  await says(tab, '.chip', '重なっています');
  check((await kept<{ log: unknown[] }>(tab, save))?.log.length === played, 'nothing was placed');
}

async function shop(tab: Tab): Promise<void> {
  await open(
    tab,
    fullUntil(s => s.round >= 6 && s.phase === 'shop'),
  );
  await until('five wares', async () => (await count(tab, '[data-item]')) === 5);
  await click(tab, '[data-item="0"] button');
  await appears(tab, '[data-item="0"][data-sold="true"]');
  await tab.press('z');
  await until('the purchase undone', async () => (await count(tab, '[data-sold="true"]')) === 0);
  const below = await ask(tab, () => {
    const foot = document.querySelector('.shop-foot')?.getBoundingClientRect().top ?? 0;
    const bottoms = [...document.querySelectorAll('[data-item] button')].map(one => one.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - foot;
  });
  check(below <= 0, `a buy button is ${below} px below the edge of the footer`);
}

/** What is kept is what was done: the state follows from it. */
async function stateOf(tab: Tab): Promise<State> {
  const run = await kept<Replay>(tab, save);
  if (!run) throw new Error('nothing is saved');
  const folded = fold(game, run);
  if (!folded.ok) throw new Error(folded.why);
  return folded.state;
}

const slot = (from: Place['from']): string => `.tray-piece[data-slot="${from}"]`;

/** Where the pointer must be for a piece to lie on its place. */
async function middleOf(tab: Tab, state: State, { from, cell }: Place): Promise<{ x: number; y: number }> {
  const { width, height } = boxOf(shapeOf(cardOf(state, from)));
  await place(tab, slot(from));
  const { x, y, size } = await ask(tab, () => {
    const box = document.querySelector('[data-board="main"] [data-cell="0,0"]')?.getBoundingClientRect();
    return { x: box?.x ?? 0, y: box?.y ?? 0, size: box?.width ?? 0 };
  });
  return { x: x + ((cell % 6) + width / 2) * size, y: y + (Math.floor(cell / 6) + height / 2) * size };
}

async function byDrag(tab: Tab, state: State, action: Place, over = async () => {}): Promise<void> {
  await drag(tab, slot(action.from), await middleOf(tab, state, action), async () => {
    await appears(tab, '.ghost[data-fits="true"]');
    await over();
  });
}

async function byClicks(tab: Tab, state: State, { from, cell }: Place): Promise<void> {
  const grip = gripOf(shapeOf(cardOf(state, from)));
  await click(tab, slot(from));
  await click(tab, `[data-board="main"] [data-cell="${(cell % 6) + grip.x},${Math.floor(cell / 6) + grip.y}"]`);
}
