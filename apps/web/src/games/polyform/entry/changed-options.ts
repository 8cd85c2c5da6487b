import { optionRows, readSetup, setupFor } from '@minoya/games/polyform/setup';
import { fill } from '@minoya/kernel';
import type { Change } from '../../../online/kit.ts';

/** Everything that is agreed on, in the words of the options; own puzzles by their number, where there are any. */
export function agreedOptions(line: string): readonly Change[] {
  const setup = readSetup(line) ?? setupFor(2);
  const rows = optionRows.flatMap(row => {
    const choice = row.choices.find(one => one.id === row.now(setup));
    return choice ? [{ what: row.text, to: choice.text }] : [];
  });
  return setup.custom.length === 0 ? rows : [...rows, ownPuzzles(setup.custom.length)];
}

const ownPuzzles = (n: number): Change => ({
  what: { ja: '自作パズル', en: 'Own puzzles' },
  to: fill({ ja: '{n}枚', en: '{n}' }, { n }),
});

/** What differs between two agreements, in the words of the options; own puzzles by their number. */
export function changedOptions(before: string, after: string): readonly Change[] {
  const [was, is] = [before, after].map(line => readSetup(line) ?? setupFor(2));
  if (!was || !is) return [];
  const rows = optionRows.flatMap(row => {
    const choice = row.choices.find(one => one.id === row.now(is));
    return choice && row.now(was) !== row.now(is) ? [{ what: row.text, to: choice.text }] : [];
  });
  if (was.custom.join() === is.custom.join()) return rows;
  return [...rows, ownPuzzles(is.custom.length)];
}
