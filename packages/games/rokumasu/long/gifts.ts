import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { PackId } from './packs.ts';
import type { Memory } from '../state.ts';

interface GiftSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  /** A pack that is opened at once. */
  readonly pack?: PackId;
  /** In force until the next round is won, or the next shop is left; without it only `taken` acts, once. */
  readonly until?: 'round' | 'shop';
}

/** What is given for a skipped round. */
export interface Gift extends Condition {
  readonly motif: string;
  readonly pack: PackId | null;
  readonly until: 'round' | 'shop' | null;
}

function gift<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: GiftSpec<M, N>): Gift {
  return { ...condition(spec), motif: spec.motif, pack: spec.pack ?? null, until: spec.until ?? null };
}

export const gifts = {
  purse: gift({
    text: {
      ja: ['財布', '所持ゴールドが倍になります。+{least}G以上、+{most}Gまで。'],
      en: ['Purse', 'Doubles your gold: at least {least}G, at most {most}G more.'],
    },
    motif: 'purse',
    clashes: [['twist:no_shop']],
    n: { most: 12, least: 4 },
    taken: (c, n) => c.gainGold(Math.max(n.least, Math.min(n.most, c.state.gold))),
  }),
  free_rerolls: gift({
    text: {
      ja: ['リロール券', '次のショップで{times}回、リロールが無料です。'],
      en: ['Free Rerolls', '{times} free rerolls in the next shop.'],
    },
    motif: 'free-rerolls',
    clashes: [['twist:no_shop']],
    until: 'shop',
    lasting: true,
    n: { times: 3 },
    memory: () => ({ used: 0 }),
    tune: { reroll: (cost, n, _, my) => (my.used < n.times ? 0 : cost) },
    rerolled: c => {
      c.my.used += 1;
    },
  }),
  relic_pack: gift({
    text: { ja: ['レリックの包み', 'レリックの包みを開けます。'], en: ['Relic Pack', 'Opens a pack of relics.'] },
    motif: 'gift-relics',
    pack: 'relics',
  }),
  amulet_pack: gift({
    text: { ja: ['護符の包み', '護符の包みを開けます。'], en: ['Amulet Pack', 'Opens a pack of amulets.'] },
    motif: 'gift-amulets',
    pack: 'amulets',
  }),
  piece_pack: gift({
    text: {
      ja: ['飾りピースの包み', '飾りつきのピースの包みを開けます。'],
      en: ['Fine Pieces', 'Opens a pack of adorned pieces.'],
    },
    motif: 'gift-pieces',
    pack: 'fine',
  }),
  rested: gift({
    text: {
      ja: ['ひと休み', '次のラウンドのハンドが{hands}増えます。'],
      en: ['Rested', '{hands} hands more in the next round.'],
    },
    motif: 'rested',
    until: 'round',
    n: { hands: 4 },
    tune: { hands: (hands, n) => hands + n.hands },
  }),
  other_boss: gift({
    text: {
      ja: ['ボス替え', 'このセットのボスが、ほかのボスに替わります。'],
      en: ['Other Boss', "Exchanges this set's boss for another."],
    },
    motif: 'other-boss',
    taken: c => c.redrawBosses(),
  }),
  common_relic: gift({
    text: {
      ja: ['もらい物', 'コモンのレリックを1つ、すぐにもらいます。'],
      en: ['Hand-Me-Down', 'A common relic, at once, if a slot is free.'],
    },
    motif: 'hand-me-down',
    taken: c => c.giveRandomRelic('common'),
  }),
  headstart: gift({
    text: {
      ja: ['先回り', '次のラウンドの目標が{percent}%下がります。'],
      en: ['Head Start', 'The next target is {percent}% lower.'],
    },
    motif: 'headstart',
    until: 'round',
    n: { percent: 20 },
    tune: { target: (target, n) => (target * (100 - n.percent)) / 100 },
  }),
  rain: gift({
    text: {
      ja: ['恵みの雨', 'どれか{cells}マスに、増強のバフがつきます。'],
      en: ['Rain', '{cells} cells gain the Might buff.'],
    },
    motif: 'rain',
    n: { cells: 3, levels: 2 },
    taken: (c, n) => {
      for (let i = 0; i < n.cells; i++) {
        const cell = c.lot(36);
        for (let level = 0; level < n.levels; level++) c.raiseBuff(cell, 'enhancement');
      }
    },
  }),
  sprouts: gift({
    text: {
      ja: ['若芽', 'どれか{cells}マスに、脈動のバフがつきます。'],
      en: ['Sprouts', '{cells} cells gain the Pulse buff.'],
    },
    motif: 'sprouts',
    n: { cells: 3, levels: 2 },
    taken: (c, n) => {
      for (let i = 0; i < n.cells; i++) {
        const cell = c.lot(36);
        for (let level = 0; level < n.levels; level++) c.raiseBuff(cell, 'pulsation');
      }
    },
  }),
  copy_card: gift({
    text: {
      ja: ['ピースのコピー', 'デッキのどれか1枚が、もう1枚増えます。'],
      en: ['Tracing', 'A second copy of a random piece of your deck.'],
    },
    motif: 'tracing',
    taken: c => {
      const card = c.state.deck[c.lot(c.deckSize)];
      if (card) c.addCard(card);
    },
  }),
  bargain: gift({
    text: {
      ja: ['大安売り', '次のショップでは、商品がすべて{percent}%引きです。'],
      en: ['Clearance', 'Everything {percent}% off in the next shop.'],
    },
    motif: 'clearance',
    clashes: [['twist:no_shop']],
    until: 'shop',
    n: { percent: 40 },
    tune: { price: (price, n) => Math.floor((price * (100 - n.percent)) / 100) },
  }),
  bounty: gift({
    text: {
      ja: ['懸賞金', '次のラウンドに勝つと、さらに+{gold}G。'],
      en: ['Bounty', '{gold}G more for winning the next round.'],
    },
    motif: 'bounty',
    clashes: [['twist:no_shop'], ['twist:legacy']],
    until: 'round',
    n: { gold: 8 },
    tune: { reward: (reward, n) => reward + n.gold },
  }),
};
export type GiftId = keyof typeof gifts;
export const giftIds = Object.keys(gifts) as readonly GiftId[];
