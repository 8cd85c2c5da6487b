import { amulet } from '../amulets.ts';

/** Amulets of the long game. */
export const longAmulets = {
  duplicate: amulet({
    text: {
      ja: ['コピーの護符', 'ピースを1枚コピーしてデッキに加えます。'],
      en: ['Duplicate', 'Adds a second copy of a piece to the deck.'],
    },
    motif: 'duplicate',
    price: [5, 8],
    copies: true,
    change: card => card,
  }),
  bless: amulet({
    text: {
      ja: ['加護の護符', 'ピースのどこか1マスに、どれかの加護をつけます。'],
      en: ['Bless', 'Puts a random blessing on a piece, replacing its old one.'],
    },
    motif: 'bless',
    price: [5, 8],
    chance: true,
    change: (card, lots) => ({ ...card, blessing: { id: lots.blessing(), at: lots.cell() } }),
  }),
  gild: amulet({
    text: {
      ja: ['金の護符', 'ピースのどこか1マスに、ゴールドシールをつけます。'],
      en: ['Gild', 'Puts a gold seal on a piece, replacing its old seal.'],
    },
    motif: 'gild',
    price: [5, 8],
    chance: true,
    change: (card, lots) => ({ ...card, seal: { id: 'gold', at: lots.cell() } }),
  }),
  doubling: amulet({
    text: {
      ja: ['重ねの護符', 'ピースのどこか1マスに、マルチシールをつけます。'],
      en: ['Doubling', 'Puts a multi seal on a piece, replacing its old seal.'],
    },
    motif: 'doubling',
    price: [6, 9],
    chance: true,
    change: (card, lots) => ({ ...card, seal: { id: 'multi', at: lots.cell() } }),
  }),
  hone: amulet({
    text: { ja: ['磨きの護符', 'ピースのパターンを強化にします。'], en: ['Hone', 'Makes a piece enhanced.'] },
    motif: 'hone',
    price: [5, 8],
    change: card => ({ ...card, pattern: 'enhanced' }),
  }),
  spark: amulet({
    text: { ja: ['雷の護符', 'ピースのパターンをチャージにします。'], en: ['Spark', 'Makes a piece a charge piece.'] },
    motif: 'spark',
    price: [5, 8],
    change: card => ({ ...card, pattern: 'charge' }),
  }),
  luck: amulet({
    text: { ja: ['福の護符', 'ピースのパターンをラッキーにします。'], en: ['Luck', 'Makes a piece lucky.'] },
    motif: 'luck',
    price: [5, 8],
    change: card => ({ ...card, pattern: 'lucky' }),
  }),
  wings: amulet({
    text: { ja: ['羽の護符', 'ピースのパターンを羽にします。'], en: ['Wings', 'Makes a piece a feather piece.'] },
    motif: 'wings',
    price: [5, 8],
    change: card => ({ ...card, pattern: 'feather' }),
  }),
  petrify: amulet({
    text: {
      ja: ['石の護符', 'ピースのどこか1マスを石にします。'],
      en: ['Petrify', 'Turns a cell of a piece to stone.'],
    },
    motif: 'petrify',
    price: [3, 5],
    chance: true,
    change: (card, lots) => ({ ...card, seal: { id: 'stone', at: lots.cell() } }),
  }),
};
export type LongAmuletId = keyof typeof longAmulets;
export const longAmuletIds = Object.keys(longAmulets) as readonly LongAmuletId[];
