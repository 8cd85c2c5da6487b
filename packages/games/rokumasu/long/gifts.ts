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

/** */
export const gifts = {
  purse: gift({
    text: {
      ja: ['財布', '所持ゴールドが倍になります。+{least}G以上、+{most}Gまで。'],
      en: ['Purse', 'Doubles your gold: at least {least}G, at most {most}G more.'],
    },
    motif: 'purse',
    n: { most: 12, least: 4 },
    taken: (c, n) => c.gainGold(Math.max(n.least, Math.min(n.most, c.state.gold))),
  }),
  free_rerolls: gift({
    text: {
      ja: ['リロール券', '次のショップで{times}回、リロールが無料です。'],
      en: ['Free Rerolls', '{times} free rerolls in the next shop.'],
    },
    motif: 'free-rerolls',
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
    motif: 'pack-relics',
    pack: 'relics',
  }),
  rested: gift({
    text: {
      ja: ['ひと休み', '次のラウンドのハンドが{hands}増えます。'],
      en: ['Rested', '{hands} hands more in the next round.'],
    },
    motif: 'rested',
    until: 'round',
    n: { hands: 3 },
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
      en: ['Hand-me-down', 'A common relic, at once, if a slot is free.'],
    },
    motif: 'hand-me-down',
    taken: c => c.giveRandomRelic('common'),
  }),
};
export type GiftId = keyof typeof gifts;
export const giftIds = Object.keys(gifts) as readonly GiftId[];
