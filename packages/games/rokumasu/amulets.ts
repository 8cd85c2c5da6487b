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
      ja: ['彫刻の護符', 'ピースのマスを足したり削ったりします。6マスまで。'],
      en: ['Sculpt', 'Add or carve away cells of a piece, up to six.'],
    },
    motif: 'chisel',
    price: [8, 12],
  }),
  pattern_add: amulet({
    text: {
      ja: ['パターンの護符', 'ピースに、どれかのパターンをつけます。前のパターンはなくなります。'],
      en: ['Pattern', 'Gives a piece a random pattern, replacing its old one.'],
    },
    motif: 'brush',
    price: [6, 10],
  }),
  seal_add: amulet({
    text: {
      ja: ['シールの護符', 'ピースのどこか1マスに、どれかのシールをつけます。前のシールはなくなります。'],
      en: ['Seal', 'Puts a random seal on a piece, replacing its old one.'],
    },
    motif: 'seal',
    price: [5, 9],
  }),
  vanish: amulet({
    text: {
      ja: ['消滅の護符', 'ピースを1枚、デッキから取り除きます。'],
      en: ['Vanish', 'Removes a piece from the deck.'],
    },
    motif: 'smoke',
    price: [4, 7],
  }),
};
export type AmuletId = keyof typeof amulets;
export const amuletIds: readonly AmuletId[] = ['sculpt', 'pattern_add', 'seal_add', 'vanish'];

export function isAmuletId(text: string): text is AmuletId {
  return Object.hasOwn(amulets, text);
}
