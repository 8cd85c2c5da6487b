import { fill } from '@minoya/kernel';
import { SIZE } from '@minoya/games/rokumasu/shapes';
import type { Slot } from '@minoya/games/rokumasu/state';

const slotName = (slot: Slot) =>
  typeof slot === 'number'
    ? fill({ ja: '手札{slot}', en: 'piece {slot}' }, { slot: slot + 1 })
    : { ja: 'ストック', en: 'the stock' };

/** Words of hints. */
export const hintWords = {
  none: { ja: 'いまは打つ手が見つかりません。', en: 'No hint for this position.' },
  piece: (slot: Slot) => fill({ ja: 'ヒント：{slot}を使います。', en: 'Hint: use {slot}.' }, { slot: slotName(slot) }),
  place: (slot: Slot, cell: number) =>
    fill(
      { ja: 'ヒント：{slot}を{row}行{column}列から置きます。', en: 'Hint: {slot} at row {row}, column {column}.' },
      { slot: slotName(slot), row: Math.floor(cell / SIZE) + 1, column: (cell % SIZE) + 1 },
    ),
  more: { ja: '置く所も', en: 'Where?' },
  used: (n: number) => fill({ ja: 'ヒント 使用{n}', en: 'Hint, used {n}' }, { n }),
  again: { ja: 'もう一度押すと置く所も示します。', en: 'Press again for the place.' },
} as const;
