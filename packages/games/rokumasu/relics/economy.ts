import { seals } from '../blocks.ts';
import { relic } from './relic.ts';

/** Relics that earn or save gold. */
export const economy = {
  treasure_hunter: relic({
    text: {
      ja: ['トレジャーハンター', 'ゴールドシールのブロックを消すと、1個につきさらに+{gold}G。'],
      en: ['Treasure Hunter', '{gold}G more for each block with a gold seal cleared.'],
    },
    motif: 'gem',
    rarity: 'common',
    acts: 'utility',
    n: { gold: 1 },
    uncopied: true,
    cleared: (c, n) => c.gainGold(n.gold * c.clear.blocks.filter(b => b.seal && seals[b.seal].gold).length),
  }),

  goldfish: relic({
    text: {
      ja: ['金魚', '目標の{times}倍以上でラウンドをクリアすると+{gold}G。'],
      en: ['Goldfish', '{gold}G for a round won with {times} times the target.'],
    },
    motif: 'goldfish',
    rarity: 'common',
    acts: 'utility',
    n: { times: 2, gold: 3 },
    uncopied: true,
    roundWon: (c, n) => {
      if (c.score >= n.times * c.target) c.gainGold(n.gold);
    },
  }),

  midas: relic({
    text: { ja: ['ミダス', '盤を空にすると+{gold}G。'], en: ['Midas', '{gold}G for leaving the board empty.'] },
    motif: 'coins',
    rarity: 'uncommon',
    acts: 'utility',
    n: { gold: 5 },
    uncopied: true,
    cleared: (c, n) => {
      if (c.clear.boardEmpty) c.gainGold(n.gold);
    },
  }),

  merchant: relic({
    text: {
      ja: ['商人', 'ショップのリロールが{gold}G安くなります。'],
      en: ['Merchant', 'A reroll costs {gold}G less.'],
    },
    motif: 'stall',
    clashes: [['twist:no_shop'], ['twist:no_rerolls']],
    rarity: 'uncommon',
    acts: 'utility',
    n: { gold: 2 },
    uncopied: true,
    tune: { reroll: (cost, n) => Math.max(0, cost - n.gold) },
  }),

  jester: relic({
    text: {
      ja: ['道化師', 'ショップの商品がすべて{percent}%引き。レリックの枠が{slots}つ減ります。'],
      en: ['Jester', 'Everything in the shop {percent}% off, but {slots} relic slot fewer.'],
    },
    motif: 'jester',
    clashes: [['twist:no_shop']],
    rarity: 'rare',
    acts: 'utility',
    n: { percent: 30, slots: 1 },
    uncopied: true,
    tune: {
      relicSlots: (slots, n) => slots - n.slots,
      price: (price, n) => Math.floor((price * (100 - n.percent)) / 100),
    },
  }),
};
