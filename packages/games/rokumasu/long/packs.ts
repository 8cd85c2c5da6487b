import type { EntryText } from '../entry-text.ts';
import type { PieceSlot } from '../rules.ts';

/** Wares of which one may be taken. */
export interface Pack {
  readonly text: EntryText;
  readonly motif: string;
  readonly price: number;
  readonly holds: { readonly kind: 'piece'; readonly slot: PieceSlot } | { readonly kind: 'amulet' | 'relic' };
}

const pack = (entry: Pack): Pack => entry;

export const packs = {
  pieces: pack({
    text: {
      ja: ['ピースの包み', '小さめのピースから1枚選びます。'],
      en: ['Pack of Pieces', 'Choose one of several smaller pieces.'],
    },
    motif: 'pack-pieces',
    price: 3, // open
    holds: { kind: 'piece', slot: { sizes: [1, 2, 3, 4], pattern: 60, seal: 30, blessing: 20 } },
  }),
  big: pack({
    text: {
      ja: ['大物の包み', '大きなピースから1枚選びます。'],
      en: ['Pack of Big Pieces', 'Choose one of several large pieces.'],
    },
    motif: 'pack-big',
    price: 4, // open
    holds: { kind: 'piece', slot: { sizes: [4, 5, 6], pattern: 70, seal: 40, blessing: 25 } },
  }),
  fine: pack({
    text: {
      ja: ['飾りピースの包み', 'パターンもシールもあるピースから1枚選びます。'],
      en: ['Pack of Fine Pieces', 'Choose one of several pieces with pattern and seal.'],
    },
    motif: 'pack-fine',
    price: 6, // open
    holds: { kind: 'piece', slot: { sizes: [1, 2, 3, 4], pattern: 100, seal: 100, blessing: 40 } },
  }),
  amulets: pack({
    text: { ja: ['護符の包み', '護符から1枚選びます。'], en: ['Pack of Amulets', 'Choose one of several amulets.'] },
    motif: 'pack-amulets',
    price: 5, // open
    holds: { kind: 'amulet' },
  }),
  relics: pack({
    text: {
      ja: ['レリックの包み', 'レリックから1つ選びます。'],
      en: ['Pack of Relics', 'Choose one of several relics.'],
    },
    motif: 'pack-relics',
    price: 8, // open
    holds: { kind: 'relic' },
  }),
};
export type PackId = keyof typeof packs;
export const packIds = Object.keys(packs) as readonly PackId[];
