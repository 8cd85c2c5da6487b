import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { Memory } from '../state.ts';

/** A card as text: `tet-l-90`, `tet-o enhanced`, `dom-h multi@1 power-blessing@0`. */
export type CardText = string;

interface DeckSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  readonly cards: readonly CardText[];
}

/** The cards a run starts with, and what it does to the rules as long as it lasts. */
export interface StartDeck extends Condition {
  readonly motif: string;
  readonly cards: readonly CardText[];
}

function deck<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: DeckSpec<M, N>): StartDeck {
  return { ...condition(spec), motif: spec.motif, cards: spec.cards };
}

/** Start decks of the long game. */
export const decks = {
  carpenter: deck({
    text: { ja: ['大工', 'いつもの6枚です。'], en: ['Carpenter', 'The six pieces everybody knows.'] },
    motif: 'plane',
    cards: ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0'],
  }),
  pebbles: deck({
    text: {
      ja: ['小石', '1マスのピースが中心。ハンドが{hands}増えます。'],
      en: ['Pebbles', 'Mostly single blocks. {hands} hands more.'],
    },
    motif: 'pebbles',
    cards: ['mono-1', 'mono-1', 'mono-1', 'mono-1', 'mono-1', 'mono-1', 'dom-h', 'dom-v'],
    n: { hands: 4 },
    tune: { hands: (hands, n) => hands + n.hands },
  }),
};
export type DeckId = keyof typeof decks;
export const deckIds = Object.keys(decks) as readonly DeckId[];

export function isDeckId(text: string): text is DeckId {
  return Object.hasOwn(decks, text);
}
