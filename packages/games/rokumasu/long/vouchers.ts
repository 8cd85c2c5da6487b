import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { Memory } from '../state.ts';

interface VoucherSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  readonly price?: number;
}

/** Bought once, in force for the rest of the run. */
export interface Voucher extends Condition {
  readonly motif: string;
  readonly price: number;
}

const PRICE = 10; // open

function voucher<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: VoucherSpec<M, N>): Voucher {
  return { ...condition(spec), motif: spec.motif, price: spec.price ?? PRICE };
}

export const vouchers = {
  wide_shelf: voucher({
    text: {
      ja: ['広い棚', 'ショップのレリックが{offers}つ増えます。'],
      en: ['Wide Shelf', 'Shops offer {offers} relic more.'],
    },
    motif: 'wide-shelf',
    n: { offers: 1 },
    tune: { relicOffers: (offers, n) => offers + n.offers },
  }),
  piece_rack: voucher({
    text: {
      ja: ['ピース棚', 'ショップのピースが{offers}つ増えます。'],
      en: ['Piece Rack', 'Shops offer {offers} piece more.'],
    },
    motif: 'piece-rack',
    clashes: [['twist:no_pieces']],
    price: 6,
    n: { offers: 1 },
    tune: { pieceOffers: (offers, n) => offers + n.offers },
  }),
  regular: voucher({
    text: { ja: ['常連', 'リロールが{gold}G安くなります。'], en: ['Regular', 'A reroll costs {gold}G less.'] },
    motif: 'regular',
    clashes: [['twist:no_rerolls']],
    n: { gold: 2 },
    tune: { reroll: (cost, n) => Math.max(0, cost - n.gold) },
  }),
  third_charm: voucher({
    text: { ja: ['護符入れ', '護符の枠が{slots}つ増えます。'], en: ['Charm Case', '{slots} amulet slot more.'] },
    motif: 'charm-case',
    price: 8,
    n: { slots: 1 },
    tune: { amuletSlots: (slots, n) => slots + n.slots },
  }),
  bank: voucher({
    text: {
      ja: ['両替商', '利息の上限が{more}G増えます。'],
      en: ['Gold Exchange', 'Interest goes up to {more}G more.'],
    },
    motif: 'bank',
    clashes: [['twist:legacy'], ['twist:poor'], ['deck:gambler']],
    n: { more: 4 },
    tune: { interest: (most, n) => most + n.more },
  }),
  boss_guard: voucher({
    text: {
      ja: ['用心棒', 'ボスのラウンドのハンドが{hands}増えます。'],
      en: ['Bodyguard', '{hands} hands more in boss rounds.'],
    },
    motif: 'bodyguard',
    n: { hands: 2 },
    tune: { hands: (hands, n, s) => (s.round % 3 === 0 ? hands + n.hands : hands) },
  }),
  discount: voucher({
    text: {
      ja: ['割引札', 'ショップの商品がすべて{percent}%引きです。'],
      en: ['Discount Slip', 'Everything in the shop {percent}% off.'],
    },
    motif: 'discount',
    n: { percent: 20 },
    tune: { price: (price, n) => Math.floor((price * (100 - n.percent)) / 100) },
  }),
  second_look: voucher({
    text: {
      ja: ['見直し', '1ラウンドに{uses}回、手札をデッキの次の1枚と入れ替えられます。'],
      en: ['Second Look', '{uses} times a round, swap a piece for the next of the deck.'],
    },
    motif: 'second-look',
    n: { uses: 2 },
    tune: { recycles: (uses, n) => uses + n.uses },
  }),
  sixth_slot: voucher({
    text: { ja: ['増築', 'レリックの枠が{slots}つ増えます。'], en: ['Extension', '{slots} relic slot more.'] },
    motif: 'extension',
    clashes: [['twist:one_slot']],
    price: 18,
    n: { slots: 1 },
    tune: { relicSlots: (slots, n) => slots + n.slots },
  }),
  big_packs: voucher({
    text: {
      ja: ['大風呂敷', '包みから選べるものが{more}つ増えます。'],
      en: ['Big Wrapper', 'Packs show {more} item more.'],
    },
    motif: 'big-wrapper',
    price: 7,
    n: { more: 1 },
    tune: { packSize: (size, n) => size + n.more },
  }),
  wages: voucher({
    text: { ja: ['手間賃', 'ラウンドの報酬が{gold}G増えます。'], en: ['Wages', 'Rounds pay {gold}G more.'] },
    motif: 'wages',
    clashes: [['twist:legacy']],
    n: { gold: 2 },
    tune: { reward: (reward, n) => reward + n.gold },
  }),
  storeroom: voucher({
    text: {
      ja: ['物置', 'ピースを1つ取っておけるストック枠ができます。'],
      en: ['Storeroom', 'A stock slot that keeps one piece for later.'],
    },
    motif: 'storeroom',
    tune: { stock: slots => slots + 1 },
  }),
  overtime: voucher({
    text: { ja: ['残業', 'ハンドが{hands}増えます。'], en: ['Overtime', '{hands} hand more each round.'] },
    motif: 'overtime',
    price: 14,
    n: { hands: 1 },
    tune: { hands: (hands, n) => hands + n.hands },
  }),
  polish: voucher({
    text: {
      ja: ['磨き粉', '強化のブロック点が{plus}増えます。'],
      en: ['Polish', 'Enhanced blocks give {plus} block points more.'],
    },
    motif: 'polish',
    n: { plus: 2 },
    tune: { enhanced: (enhanced, n) => enhanced + n.plus },
  }),
  coil: voucher({
    text: {
      ja: ['巻き線', 'チャージのたまり方が{plus}増えます。'],
      en: ['Coil', 'Charge blocks gain {plus} more at a time.'],
    },
    motif: 'coil',
    n: { plus: 1 },
    tune: { charge: (charge, n) => charge + n.plus },
  }),
  third_gift: voucher({
    text: {
      ja: ['手土産', 'スキップの贈り物が{more}つ増えます。'],
      en: ['Souvenirs', '{more} gift more to choose from when skipping.'],
    },
    motif: 'souvenirs',
    clashes: [['twist:no_skips']],
    price: 6,
    n: { more: 1 },
    tune: { giftsShown: (shown, n) => (shown > 0 ? shown + n.more : 0) },
  }),
};
export type VoucherId = keyof typeof vouchers;
export const voucherIds = Object.keys(vouchers) as readonly VoucherId[];
