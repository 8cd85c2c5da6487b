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

/** */
export const packs = {
  pieces: pack({
    text: {
      ja: ['ピースの包み', '小さめのピースから1枚選びます。'],
      en: ['Pieces', 'Choose one of three smaller pieces.'],
    },
    motif: 'pack-pieces',
    price: 4, // open
    holds: { kind: 'piece', slot: { sizes: [1, 2, 3, 4], pattern: 60, seal: 35, blessing: 25 } }, // open
  }),
  amulets: pack({
    text: { ja: ['護符の包み', '護符から1枚選びます。'], en: ['Amulets', 'Choose one of three amulets.'] },
    motif: 'pack-amulets',
    price: 5,
    holds: { kind: 'amulet' },
  }), // open
  relics: pack({
    text: { ja: ['レリックの包み', 'レリックから1つ選びます。'], en: ['Relics', 'Choose one of three relics.'] },
    motif: 'pack-relics',
    price: 8,
    holds: { kind: 'relic' },
  }), // open
};
export type PackId = keyof typeof packs;
export const packIds = Object.keys(packs) as readonly PackId[];
