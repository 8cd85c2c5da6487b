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

/** */
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
};
export type VoucherId = keyof typeof vouchers;
export const voucherIds = Object.keys(vouchers) as readonly VoucherId[];
