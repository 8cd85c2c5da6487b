import { tipOf } from '@minoya/games/rokumasu/texts';
import type { State } from '@minoya/games/rokumasu/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { conditionsIn } from '../any-version.ts';
import { sourceName, sourceText } from './sources.ts';

/** Twists that change which clears score, besides those that leave only some lines. */
const CHANGING = ['twist:small_steps', 'twist:one_shot'];

/** Which lines clear, and of how many cells they are. */
function linesIn(state: State): Localized {
  const has = (source: string): boolean => conditionsIn(state).some(one => one.source === source);
  const cells = has('twist:tiny_board') ? 5 : 6;
  if (has('twist:rows_only')) return fill({ ja: '横の{cells}マス', en: '{cells} cells in a row' }, { cells });
  if (has('twist:columns_only')) return fill({ ja: '縦の{cells}マス', en: '{cells} cells in a column' }, { cells });
  // A wall across the rows: columns are as long as ever.
  if (has('boss:narrow') && cells === 6)
    return { ja: '横の5マスか縦の6マス', en: 'Five cells in a row or six in a column' };
  return cells === 6
    ? { ja: '縦か横の6マス', en: 'Six cells in a row or column' }
    : { ja: '縦か横の5マス', en: 'Five cells in a row or column' };
}

/** What in force here has a say of its own in what clears or scores: its sentence, or a boss's advice. */
function exceptions(state: State, say: 'text' | 'tip'): readonly Localized[] {
  return conditionsIn(state).flatMap(({ source }) => {
    const isBoss = source.startsWith('boss:');
    if (!isBoss && !CHANGING.includes(source)) return [];
    const advice = isBoss && say === 'tip' ? tipOf(source.slice('boss:'.length) as State['bosses'][number]) : null;
    const text = advice ?? sourceText(state, source);
    return [fill({ ja: '「{name}」：{text}', en: '{name}: {text}' }, { name: sourceName(source), text })];
  });
}

const joined = (parts: readonly Localized[]): Localized =>
  parts.reduce((before, next) => fill({ ja: '{before}{next}', en: '{before} {next}' }, { before, next }));

/** How points are made, by what is in force; with its advice only where nothing in force says otherwise. */
export function clearing(state: State, advice: Localized): Localized {
  const base = fill(
    { ja: '{lines}をうめると消えて点になります。', en: '{lines} clear and score.' },
    { lines: linesIn(state) },
  );
  const others = exceptions(state, 'text');
  return joined([base, ...(others.length > 0 ? others : [advice])]);
}

/** What a round without a single clear is told to begin with. */
export function firstPoints(state: State): Localized {
  const others = exceptions(state, 'tip');
  if (others.length > 0) return joined(others);
  return fill(
    { ja: 'まず{lines}をうめると、点が入り始めます。', en: 'Points begin with a full line: {lines}.' },
    { lines: linesIn(state) },
  );
}
