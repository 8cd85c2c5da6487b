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
    text: {
      ja: ['大工', 'いつもの6枚。ハンドが{hands}増えます。'],
      en: ['Carpenter', 'The six pieces everybody knows. {hands} hand more.'],
    },
    motif: 'plane',
    cards: ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0'],
    n: { hands: 1 },
    tune: { hands: (hands, n) => hands + n.hands },
  }),
  pebbles: deck({
    text: {
      ja: ['小石', '1マスのピースが中心。ハンドが{hands}増え、ブロック点+{plus}。'],
      en: ['Pebbles', 'Mostly single blocks. {hands} hands more; block points +{plus}.'],
    },
    motif: 'pebbles',
    cards: ['mono-1', 'mono-1', 'mono-1', 'mono-1', 'mono-1', 'mono-1', 'dom-h', 'dom-v'],
    n: { hands: 5, plus: 4 },
    tune: { hands: (hands, n) => hands + n.hands },
    cleared: (c, n) => c.addBlocks(n.plus),
  }),
  planks: deck({
    text: {
      ja: ['板', 'まっすぐなピースばかり。1ラインにつきブロック点+{plus}。'],
      en: ['Planks', 'Only straight pieces. Block points +{plus} for each line cleared.'],
    },
    motif: 'planks',
    cards: ['dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tet-i-h', 'tet-i-v'],
    n: { plus: 1 },
    cleared: (c, n) => {
      if (!c.clear.erupted) c.addBlocks(n.plus * c.clear.lines);
    },
  }),
  stairs: deck({
    text: {
      ja: ['階段', '段になったピースばかり。ハンドが{hands}増え、ラウンドごとに{uses}回、次の1枚と入れ替えられます。'],
      en: ['Stairs', 'Only stepped pieces. {hands} hands more; swap {uses} pieces a round.'],
    },
    motif: 'stairs',
    cards: ['tet-s-h', 'tet-z-h', 'tet-s-v', 'tet-z-v', 'tro-l-0', 'tro-l-180', 'mono-1'],
    n: { uses: 3, hands: 2 },
    tune: { recycles: (uses, n) => uses + n.uses, hands: (hands, n) => hands + n.hands },
  }),
  giants: deck({
    text: {
      ja: ['巨人', '大きなピースばかり。ハンドが{hands}減り、ブロック点+{plus}。'],
      en: ['Giants', 'Large pieces. {hands} hands fewer; block points +{plus}.'],
    },
    motif: 'giants',
    cards: ['hex-O6-0', 'hex-I6-v', 'pent-i-h', 'pent-p-0', 'tet-o', 'dom-h', 'mono-1'],
    n: { hands: 2, plus: 8 },
    tune: { hands: (hands, n) => hands - n.hands },
    cleared: (c, n) => c.addBlocks(n.plus),
  }),
  mint: deck({
    text: {
      ja: ['造幣局', 'どのピースにもゴールドシール。ショップは{percent}%高いです。'],
      en: ['Mint', 'A gold seal on every piece. Shops cost {percent}% more.'],
    },
    motif: 'mint',
    cards: ['mono-1 gold@0', 'dom-h gold@0', 'dom-v gold@0', 'tro-i-h gold@1', 'tro-i-v gold@1', 'tro-l-0 gold@0'],
    n: { percent: 40 },
    tune: { price: (price, n) => Math.ceil((price * (100 + n.percent)) / 100) },
  }),
  monk: deck({
    text: {
      ja: ['僧', '4枚のデッキ。{most}枚より増えず、列点×1.4。'],
      en: ['Monk', 'Four pieces, never more than {most}. Line points ×1.4.'],
    },
    motif: 'monk',
    cards: ['mono-1', 'dom-h', 'tro-i-v', 'tro-l-0'],
    n: { most: 6, tenths: 14 },
    tune: { deckMost: (most, n) => Math.min(most, n.most) },
    cleared: (c, n) => c.timesLines(n.tenths / 10),
  }),
  smith: deck({
    text: {
      ja: ['鍛冶屋', '3枚に石。石は消せて、1個につきブロック点+{plus}。'],
      en: ['Smith', 'Stones on three pieces. Stones clear, each for block points +{plus}.'],
    },
    motif: 'smith',
    cards: ['mono-1', 'dom-h stone@0', 'dom-v stone@0', 'tro-i-h', 'tro-i-v', 'tro-l-0 stone@0'],
    n: { plus: 6 },
    tune: { stonesClear: () => 1 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.blocks.filter(block => block.seal === 'stone').length),
  }),
  painter: deck({
    text: {
      ja: ['絵師', 'どのピースにも違うパターン。1枚少なく引きます。'],
      en: ['Painter', 'A different pattern on each piece. One piece fewer is drawn.'],
    },
    motif: 'painter',
    cards: ['mono-1 nohand', 'dom-h feather', 'dom-v lucky', 'tro-i-h enhanced', 'tro-i-v charge', 'tro-l-0 enhanced'],
    tune: { draw: draw => Math.max(1, draw - 1) },
  }),
  gambler: deck({
    text: {
      ja: ['博打打ち', 'どのピースもラッキー。ハンドが{hands}増え、利息はつきません。'],
      en: ['Gambler', 'Every piece is lucky. {hands} hand more; no interest.'],
    },
    motif: 'gambler-deck',
    cards: ['mono-1 lucky', 'dom-h lucky', 'dom-v lucky', 'tro-i-h lucky', 'tro-i-v lucky', 'tro-l-0 lucky'],
    n: { hands: 1 },
    tune: { interest: () => 0, hands: (hands, n) => hands + n.hands },
  }),
  gardener: deck({
    text: {
      ja: ['庭守', 'どのピースにも加護。ハンドが{hands}減ります。'],
      en: ['Gardener', 'A blessing on each piece. {hands} hand fewer.'],
    },
    motif: 'gardener-deck',
    cards: [
      'mono-1 power-blessing@0',
      'dom-h chain-blessing@0',
      'dom-v power-blessing@1',
      'tro-i-h chain-blessing@1',
      'tro-i-v power-blessing@1',
      'tro-l-0 gold-blessing@0',
    ],
    n: { hands: 1 },
    tune: { hands: (hands, n) => hands - n.hands },
  }),
  heir: deck({
    text: {
      ja: ['跡取り', 'ランダムなエピックのレリックを1つ持って始めます。初めのゴールドは{gold}G少なくなります。'],
      en: ['Heir', 'Begins with a random epic relic and {gold}G less.'],
    },
    motif: 'heir',
    cards: ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0'],
    n: { gold: 5 },
    runStarted: (c, n) => {
      c.payGold(Math.min(n.gold, c.state.gold));
      c.giveRandomRelic('epic');
    },
  }),
  twins: deck({
    text: {
      ja: ['双子', 'どのピースも2枚ずつ。ショップのピースが1つ、ハンドが{hands}増えます。'],
      en: ['Twins', 'Two of each piece. Shops offer one piece more; {hands} hands more.'],
    },
    motif: 'twins-deck',
    cards: ['mono-1', 'mono-1', 'dom-h', 'dom-h', 'dom-v', 'dom-v', 'tro-i-h', 'tro-i-h', 'tro-i-v', 'tro-i-v'],
    n: { hands: 2 },
    tune: { pieceOffers: offers => offers + 1, hands: (hands, n) => hands + n.hands },
  }),
};
export type DeckId = keyof typeof decks;
export const deckIds = Object.keys(decks) as readonly DeckId[];

export function isDeckId(text: string): text is DeckId {
  return Object.hasOwn(decks, text);
}
