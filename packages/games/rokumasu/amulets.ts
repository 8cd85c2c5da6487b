import type { EntryText } from './entry-text.ts';

/** A consumable that changes one card of the deck. */
export interface Amulet {
  readonly text: EntryText;
  readonly motif: string;
  /** Lowest and highest price, all between equally likely. */
  readonly price: readonly [number, number];
}

const amulet = (entry: Amulet): Amulet => entry;

export const amulets = {
  sculpt: amulet({
    text: {
      ja: ['彫刻の護符', 'ミノのマスを足したり削ったりします。6マスまで。'],
      en: ['Sculpt', 'Add or carve away cells of a mino, up to six.'],
    },
    motif: 'chisel',
    price: [8, 12],
  }),
  pattern_add: amulet({
    text: {
      ja: ['紋様の護符', 'ミノに、どれかの模様をつけます。前の模様は消えます。'],
      en: ['Inscribe', 'Gives a mino a random pattern, replacing its old one.'],
    },
    motif: 'brush',
    price: [6, 10],
  }),
  seal_add: amulet({
    text: {
      ja: ['刻印の護符', 'ミノのどこか1マスに、どれかの印をつけます。前の印は消えます。'],
      en: ['Seal', 'Puts a random seal on a mino, replacing its old one.'],
    },
    motif: 'seal',
    price: [5, 9],
  }),
  vanish: amulet({
    text: { ja: ['消滅の護符', 'ミノを1枚、山札から取り除きます。'], en: ['Vanish', 'Removes a mino from the deck.'] },
    motif: 'smoke',
    price: [4, 7],
  }),
};
export type AmuletId = keyof typeof amulets;
export const amuletIds: readonly AmuletId[] = ['sculpt', 'pattern_add', 'seal_add', 'vanish'];

export function isAmuletId(text: string): text is AmuletId {
  return Object.hasOwn(amulets, text);
}
