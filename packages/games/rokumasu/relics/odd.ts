import { relic } from './relic.ts';

/** Relics that change how a round is played. */
export const odd = {
  hand_stock: relic({
    text: {
      ja: ['手札ストック', 'ピースを1つ取っておけるストック枠ができます。'],
      en: ['Stock', 'A stock slot that keeps one piece for later.'],
    },
    motif: 'box',
    rarity: 'uncommon', // open, tuned
    acts: 'utility',
    n: { slots: 1 },
    tune: { stock: (slots, n) => slots + n.slots },
  }),

  extra_draw: relic({
    text: { ja: ['追加ドロー', '手札が{cards}枚増えます。'], en: ['Extra Draw', '{cards} piece more is drawn.'] },
    motif: 'fan',
    rarity: 'uncommon', // open, tuned
    acts: 'utility',
    n: { cards: 1 },
    uncopied: true,
    tune: { draw: (draw, n) => draw + n.cards },
  }),

  extra_hand: relic({
    text: { ja: ['追加ハンド', 'ハンドが{hands}増えます。'], en: ['Extra Hands', '{hands} hands more each round.'] },
    motif: 'hand',
    rarity: 'epic',
    acts: 'utility',
    n: { hands: 2 },
    uncopied: true,
    tune: { hands: (hands, n) => hands + n.hands },
  }),

  recycler: relic({
    text: {
      ja: ['リサイクラー', 'このラウンドに{uses}回、手札のピースをデッキの次の1枚と入れ替えられます。'],
      en: ['Recycler', '{uses} times a round, swap a piece for the next one of the deck.'],
    },
    motif: 'cycle',
    rarity: 'uncommon',
    acts: 'utility',
    n: { uses: 3 },
    uncopied: true,
    tune: { recycles: (uses, n) => uses + n.uses },
    live: (_, s, n) => ({ sign: 'left', tenths: 10 * Math.max(0, n.uses - s.recycled) }),
  }),

  bandaid: relic({
    text: {
      ja: ['絆創膏', 'ハンドを{every}使うたび、ノーハンドの1マスのピースが手札に入ります。'],
      en: ['Band-Aid', 'Every {every} hands a no-hand piece of one cell joins yours.'],
    },
    motif: 'bandage',
    rarity: 'rare',
    acts: 'utility',
    n: { every: 3 },
    memory: () => ({ spent: 0 }),
    handSpent: (c, n) => {
      c.my.spent = (c.my.spent + 1) % n.every;
      if (c.my.spent === 0 && c.hands > 0) c.dealPiece('mono-1', 'nohand');
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * (n.every - my.spent) }),
  }),

  volcano: relic({
    text: {
      ja: ['火山', '一度も消さずにハンドが尽きると、すべて消えて列点6になります。'],
      en: ['Volcano', 'Out of hands with no clear this round: everything clears, line points 6.'],
    },
    motif: 'volcano',
    rarity: 'uncommon',
    acts: 'utility',
    n: { lines: 6 },
    uncopied: true,
    handsOut: c => {
      if (c.clears === 0) c.erupt();
    },
    ready: (_, s) => s.clears === 0,
  }),

  phoenix: relic({
    text: {
      ja: ['不死鳥', 'ラウンドに失敗すると、これがなくなり、同じラウンドをやり直せます。'],
      en: ['Phoenix', 'When a round is lost it burns up, and you play it again.'],
    },
    motif: 'phoenix',
    rarity: 'epic',
    acts: 'utility',
    uncopied: true,
    roundLost: c => {
      c.discardMe();
      c.retryRound();
    },
  }),

  copy: relic({
    text: {
      ja: ['コピー', '一つ上のレリックと同じはたらきをします。'],
      en: ['Mirror', 'Does what the relic above it does.'],
    },
    motif: 'mirror',
    clashes: [['twist:one_slot']],
    rarity: 'epic',
    acts: 'utility',
    uncopied: true,
    mirrors: at => at - 1,
  }),
};
