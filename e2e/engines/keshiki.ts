import { columnOf, readCell, rowOf } from '@minoya/games/keshiki/cells';
import { setupOf } from '../keshiki/table.ts';
import { appears, click, count, keep, place, says, type Tab, text, until } from './tab.ts';

const board = `
  | __R __R __Y |
  | __R __Y __Y |
  | __B __B __R |
`;

const cell = (name: string): string => {
  const at = readCell(name) ?? -1;
  return `[data-cell="${columnOf(at)},${rowOf(at)}"]`;
};

/** The first lesson, then a small board: what is foreseen, taps, undo, why not, and a hint from its worker. */
export async function keshiki(tab: Tab): Promise<void> {
  await tab.go('/keshiki');
  await says(tab, 'main', 'となり合う同じ色を押すと消えます。');
  await click(tab, cell('b1'));
  await says(tab, 'main', '数の二乗が点。5個で25点。');
  await keep(tab, { 'minoya:settings': { speed: 1 }, 'minoya:quick:keshiki:own': run(setupOf(board)) });
  await tab.go('/keshiki/play/own');
  const { x, y } = await place(tab, `.tap-field ${cell('a1')}`);
  await tab.move(x, y);
  await says(tab, '[data-preview]', '3個 = 9点');
  await click(tab, `.tap-field ${cell('a1')}`);
  await says(tab, '[data-score]', /^9$/);
  await click(tab, `.tap-field ${cell('c1')}`);
  await says(tab, '[data-score]', /^18$/);
  await tab.press('z');
  await says(tab, '[data-score]', /^9$/);
  await tab.press('z');
  await says(tab, '[data-score]', /^0$/);
  await click(tab, `.tap-field ${cell('c2')}`);
  await says(tab, '[role="alert"]', '2つ以上つながっていれば消せます。');
  await click(tab, '.hint-button');
  await appears(tab, '.advice button');
  await until('words of a hint', async () => (await text(tab, '.advice')).length > 5);
  await tab.reload();
  await until('the board again', async () => (await count(tab, '.tap-field .tile')) === 9);
}

/** A board as if it had just been begun. */
function run(setup: string) {
  const begun = { game: 'keshiki', version: 1, slot: 'own', setup, seed: 'TEST-0001', log: [], state: null };
  return { ...begun, started: Date.now(), saved: Date.now(), line: { ja: '', en: '' }, progress: null, marks: {} };
}
