import { amulet } from '../amulets.ts';

/** Amulets of the long game. */
export const longAmulets = {
  duplicate: amulet({
    text: {
      ja: ['写しの護符', 'ピースを1枚、そっくり写してデッキに加えます。'],
      en: ['Duplicate', 'Adds a second copy of a piece to the deck.'],
    },
    motif: 'duplicate',
    price: [5, 8],
    copies: true,
    change: card => card,
  }),
};
export type LongAmuletId = keyof typeof longAmulets;
export const longAmuletIds = Object.keys(longAmulets) as readonly LongAmuletId[];
