import type { Codec } from '@minoya/kernel';
import { cellName, readCell } from '../grid/cell.ts';
import { isMinoId, SIZE } from './shapes.ts';
import type { Action, CellIndex, Slot } from './state.ts';

export { isPlainSetup, setups } from './setup.ts';

export function nameOf(cell: CellIndex): string {
  const x = cell % SIZE;
  return cellName({ x, y: (cell - x) / SIZE });
}

function cellOf(text: string): CellIndex | null {
  const cell = readCell(text);
  return cell && cell.x < SIZE && cell.y < SIZE ? cell.y * SIZE + cell.x : null;
}

const slotOf = (text: string): Slot => (text === 'x' || text === 'y' ? text : Number(text));
const stockOf = (text: string): 'x' | 'y' => (text === 'y' ? 'y' : 'x');
const mark = (at: number | null): string => (at === null ? '-' : String(at));
const unmark = (text: string): number | null => (text === '-' ? null : Number(text));

/** A form of action line: what it looks like, and the action behind it. */
type Form = readonly [RegExp, (parts: readonly string[]) => Action | null];

const forms: readonly Form[] = [
  [
    /^p([0-9xy]) ([a-f][0-5])$/,
    ([from = '', to = '']) => {
      const cell = cellOf(to);
      return cell === null ? null : { type: 'place', from: slotOf(from), cell };
    },
  ],
  [/^k([0-9]) ([xy])$/, ([from, to = '']) => ({ type: 'stock', from: Number(from), to: stockOf(to) })],
  [/^r([0-9])$/, ([from]) => ({ type: 'recycle', from: Number(from) })],
  [/^o([0-9])([0-9])$/, ([from, to]) => ({ type: 'reorder', from: Number(from), to: Number(to) })],
  [/^b([0-9])$/, ([item]) => ({ type: 'buy', item: Number(item), sell: null })],
  [/^b([0-9]) ([0-9])$/, ([item, sell]) => ({ type: 'buy', item: Number(item), sell: Number(sell) })],
  [/^j([0-9])$/, ([gift]) => ({ type: 'skip', gift: Number(gift) })],
  [/^h([0-9])$/, ([item]) => ({ type: 'lock', item: Number(item) })],
  [/^c([0-9])$/, ([item]) => ({ type: 'take', item: Number(item), sell: null })],
  [/^c([0-9]) ([0-9])$/, ([item, sell]) => ({ type: 'take', item: Number(item), sell: Number(sell) })],
  [/^s([0-9])$/, ([relic]) => ({ type: 'sell', relic: Number(relic) })],
  [/^t([0-9])$/, ([amulet]) => ({ type: 'sellAmulet', amulet: Number(amulet) })],
  [
    /^u([0-9]) (0|[1-9]\d{0,5})$/,
    ([amulet, card]) => ({ type: 'use', amulet: Number(amulet), card: Number(card), sculpt: null }),
  ],
  [
    /^u([0-9]) (0|[1-9]\d{0,5}) ([a-zA-Z0-9-]{5,12}) ([0-5-]) ([0-5-])$/,
    ([amulet, card, mino = '', seal = '', blessing = '']) =>
      isMinoId(mino)
        ? {
            type: 'use',
            amulet: Number(amulet),
            card: Number(card),
            sculpt: { mino, seal: unmark(seal), blessing: unmark(blessing) },
          }
        : null,
  ],
];

/** Actions that are one letter. */
const letters = { g: 'start', d: 'end', n: 'collect', f: 'finish', w: 'reroll', l: 'leave', q: 'pass' } as const;

export const actions: Codec<Action> = {
  write(action) {
    switch (action.type) {
      case 'place':
        return `p${action.from} ${nameOf(action.cell)}`;
      case 'stock':
        return `k${action.from} ${action.to}`;
      case 'recycle':
        return `r${action.from}`;
      case 'reorder':
        return `o${action.from}${action.to}`;
      case 'buy':
        return action.sell === null ? `b${action.item}` : `b${action.item} ${action.sell}`;
      case 'take':
        return action.sell === null ? `c${action.item}` : `c${action.item} ${action.sell}`;
      case 'skip':
        return `j${action.gift}`;
      case 'lock':
        return `h${action.item}`;
      case 'sell':
        return `s${action.relic}`;
      case 'sellAmulet':
        return `t${action.amulet}`;
      case 'use': {
        const { amulet, card, sculpt } = action;
        const carved = sculpt ? ` ${sculpt.mino} ${mark(sculpt.seal)} ${mark(sculpt.blessing)}` : '';
        return `u${amulet} ${card}${carved}`;
      }
      default:
        return Object.entries(letters).find(([, type]) => type === action.type)?.[0] ?? '';
    }
  },
  read(text) {
    if (text.length > 40) return null;
    if (Object.hasOwn(letters, text)) return { type: letters[text as keyof typeof letters] };
    for (const [form, action] of forms) {
      const parts = form.exec(text);
      if (parts) return action(parts.slice(1));
    }
    return null;
  },
};
