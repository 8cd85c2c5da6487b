import type { BlessingId, PatternId, SealId } from './blocks.ts';
import type { EntryText, Numbers } from './entry-text.ts';
import type { LongAmuletId } from './long/amulets.ts';
import type { Card } from './state.ts';

/** What an amulet may draw by lot, as the rule set and the relics have it. */
export interface AmuletLots {
  pattern(): PatternId;
  seal(): SealId;
  blessing(): BlessingId;
  /** Any one cell of the card. */
  cell(): number;
}

/** A consumable that changes one card of the deck. */
export interface Amulet {
  readonly text: EntryText;
  readonly motif: string;
  /** Lowest and highest price, all between equally likely. */
  readonly price: readonly [number, number];
  readonly n?: Numbers;
  /** Its chance lies in the state's stream `amulet`: what it did cannot be taken back. */
  readonly chance?: true;
  /** A second card that is new in the deck. */
  readonly copies?: true;
  /** The card after it; null when it leaves the deck. Without it the player carves the shape. */
  readonly change?: (card: Card, lots: AmuletLots) => Card | null;
}

export const amulet = (entry: Amulet): Amulet => entry;

const seeds = {
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
    chance: true,
    change: (card, lots) => ({ ...card, pattern: lots.pattern() }),
  }),
  seal_add: amulet({
    text: {
      ja: ['シールの護符', 'ピースのどこか1マスに、どれかのシールをつけます。前のシールはなくなります。'],
      en: ['Seal', 'Puts a random seal on a piece, replacing its old one.'],
    },
    motif: 'seal',
    price: [5, 9],
    chance: true,
    change: (card, lots) => ({ ...card, seal: { id: lots.seal(), at: lots.cell() } }),
  }),
  vanish: amulet({
    text: {
      ja: ['消滅の護符', 'ピースを1枚、デッキから取り除きます。'],
      en: ['Vanish', 'Removes a piece from the deck.'],
    },
    motif: 'smoke',
    price: [4, 7],
    change: () => null,
  }),
};
export type AmuletId = keyof typeof seeds | LongAmuletId;

/** Those of the long game come with it (`long-game.ts`). */
export const amulets = { ...seeds } as Readonly<Record<AmuletId, Amulet>>;

/** Those of the standard and the classic rules. */
export const amuletIds = Object.keys(seeds) as readonly AmuletId[];

export function isAmuletId(text: string): text is AmuletId {
  return Object.hasOwn(amulets, text);
}
