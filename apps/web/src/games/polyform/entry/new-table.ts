import { readSetup, type Setup, setupFor, summary } from '@minoya/games/polyform/setup';
import { fill, listed } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { text as roomText } from '../../../online/text.ts';
import { turnLength } from '../../../play/turn-length.ts';
import { kept } from './choices.ts';

/** What makes the seats even: how everyone but the first starts, as measured (docs/decisions/019). */
export const EVEN: Setup['later'] = 'rising';

const isEven = ({ later }: Setup): boolean => later === EVEN;

/** A new table, as the house lays it: the usual game with an even start. Old games keep the setup they were made with. */
export function newTable(seats: number, changes: Partial<Setup> = {}): Setup {
  return setupFor(seats, { later: EVEN, ...changes });
}

/** What was chosen on this device the last time. */
export function chosenTable(): Setup {
  return readSetup(kept('chosen', '')) ?? chosenBefore() ?? newTable(2);
}

/**
 * As earlier pages kept it. Before there was an even start (`setup`) nobody had chosen against it; then it was a dot, and for
 * more than two an i2 (`table`), then a dot for all (`agreed`).
 */
function chosenBefore(): Setup | null {
  const agreed = readSetup(kept('agreed', ''));
  const table = readSetup(kept('table', ''));
  if (agreed) return agreed.later === 'dot' ? { ...agreed, later: EVEN } : agreed;
  if (table) return table.later === (table.seats > 2 ? 'i2' : 'dot') ? { ...table, later: EVEN } : table;
  const setup = readSetup(kept('setup', ''));
  return setup && { ...setup, later: EVEN };
}

/** What differs from the usual game, in the words of the page where it is chosen; empty when nothing does. */
export function summaryOf(setup: Setup): Localized {
  const rest = summary({ ...setup, timer: 0, ...(isEven(setup) && { later: 'none' as const }) });
  const values = { option: roomText.clock, choice: turnLength(setup.timer) };
  const clock = setup.timer > 0 ? [fill({ ja: '{option}：{choice}', en: '{option}: {choice}' }, values)] : [];
  return listed([...(rest.ja ? [rest] : []), ...clock]);
}
