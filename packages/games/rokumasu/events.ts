import type { AmuletId } from './amulets.ts';
import type { BuffId } from './blocks.ts';
import type { BossId } from './bosses.ts';
import type { GiftId } from './long/gifts.ts';
import type { PackId } from './long/packs.ts';
import type { VoucherId } from './long/vouchers.ts';
import type { RelicId } from './relics/index.ts';
import type { ScoreLine } from './score.ts';
import type {
  Block,
  Card,
  CellIndex,
  InForce,
  Item,
  LineIndex,
  Memory,
  OpenPack,
  Payout,
  RunRecord,
  Slot,
  Source,
  Ware,
} from './state.ts';

/** What the relic at a place of the shelf remembers from now on. */
export interface Note {
  readonly relic: number;
  readonly my: Memory;
}

export type Event =
  | {
      readonly type: 'setStarted';
      readonly set: number;
      readonly bosses: readonly BossId[];
      readonly minor: readonly BossId[];
      readonly voucher: VoucherId | null;
    }
  /** A gift exchanged the set's bosses. */
  | { readonly type: 'bossesRedrawn'; readonly bosses: readonly BossId[] }
  /** What is in force from now on besides the relics, and what it remembers. */
  | { readonly type: 'ruled'; readonly conditions: readonly InForce[] }
  | { readonly type: 'giftsShown'; readonly gifts: readonly GiftId[] }
  /** A round was skipped; `round` and `target` are the next one's. */
  | { readonly type: 'skipped'; readonly gift: GiftId; readonly round: number; readonly target: number }
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly target: number;
      readonly hands: number;
      /** Slots to keep pieces in. */
      readonly stock: number;
    }
  | { readonly type: 'obstructed'; readonly cells: readonly CellIndex[] }
  | { readonly type: 'marked'; readonly relic: number; readonly lines: readonly LineIndex[] }
  | {
      readonly type: 'drawn';
      readonly cards: readonly Card[];
      readonly shuffled: boolean;
      /** How many of the cards, the last ones, came from a pile shuffled meanwhile. */
      readonly fresh: number;
    }
  | {
      readonly type: 'placed';
      readonly from: Slot;
      readonly card: Card;
      readonly cells: readonly CellIndex[];
      /** The placement's number, as its blocks bear it. */
      readonly piece: number;
      /** What its blocks have stored from the start. */
      readonly charge: number;
    }
  | { readonly type: 'overlaid'; readonly cells: readonly CellIndex[] }
  | { readonly type: 'handSpent'; readonly left: number }
  | { readonly type: 'dealt'; readonly source: Source; readonly slot: number; readonly card: Card }
  | {
      readonly type: 'rolled';
      readonly source: Source;
      readonly hit: boolean;
      readonly value: number;
      readonly cells: readonly CellIndex[];
    }
  | {
      readonly type: 'scored';
      readonly ledger: readonly ScoreLine[];
      readonly points: number;
      /** Of the round, then of the run. */
      readonly score: number;
      readonly total: number;
      readonly rows: readonly number[];
      readonly columns: readonly number[];
    }
  | { readonly type: 'cleared'; readonly source: Source; readonly cells: readonly CellIndex[] }
  | { readonly type: 'gold'; readonly source: Source; readonly amount: number; readonly total: number }
  | { readonly type: 'goldPaid'; readonly source: Source; readonly amount: number; readonly total: number }
  | { readonly type: 'handsChanged'; readonly source: Source; readonly by: number; readonly left: number }
  | { readonly type: 'rebuilt'; readonly source: Source; readonly board: readonly (Block | null)[] }
  | { readonly type: 'cardAdded'; readonly source: Source; readonly card: Card }
  | { readonly type: 'relicGiven'; readonly source: Source; readonly id: RelicId; readonly my: Memory }
  | { readonly type: 'branded'; readonly cell: CellIndex; readonly brand: BuffId; readonly level: number }
  | { readonly type: 'charged'; readonly cells: readonly CellIndex[]; readonly by: number }
  | { readonly type: 'remembered'; readonly notes: readonly Note[] }
  | { readonly type: 'stuck'; readonly cards: readonly Card[]; readonly burned: number; readonly left: number }
  | { readonly type: 'stocked'; readonly from: number; readonly to: 'x' | 'y' }
  | {
      readonly type: 'recycled';
      readonly slot: number;
      readonly gone: Card;
      readonly card: Card;
      /** The card came from a new pile. */
      readonly shuffled: boolean;
    }
  | { readonly type: 'reordered'; readonly from: number; readonly to: number }
  | { readonly type: 'mirrored'; readonly relic: number; readonly as: RelicId | null; readonly my: Memory }
  | { readonly type: 'stockFitted'; readonly slots: number; readonly lost: readonly Card[] }
  | { readonly type: 'relicGone'; readonly relic: number; readonly id: RelicId }
  | { readonly type: 'retried'; readonly round: number }
  | { readonly type: 'roundWon'; readonly round: number; readonly payout: Payout; readonly total: number }
  | { readonly type: 'roundLost'; readonly round: number; readonly short: number }
  | { readonly type: 'runWon'; readonly record: RunRecord }
  | { readonly type: 'runLost'; readonly record: RunRecord }
  | { readonly type: 'runFinished'; readonly record: RunRecord }
  | {
      readonly type: 'shopOpened';
      readonly items: readonly Item[];
      readonly locked: number | null;
      /** The next set's bosses, where they are known already. */
      readonly coming: readonly BossId[];
    }
  | { readonly type: 'rerolled'; readonly cost: number; readonly items: readonly Item[] }
  | {
      readonly type: 'bought';
      readonly item: number;
      readonly ware: Ware;
      readonly price: number;
      /** What a relic remembers from the start; null for other wares. */
      readonly my: Memory | null;
    }
  | {
      readonly type: 'sold';
      readonly what: 'relic' | 'amulet';
      readonly at: number;
      readonly id: string;
      readonly gain: number;
    }
  | {
      readonly type: 'shopLeft';
      readonly round: number;
      readonly target: number;
      /** The locked item. */
      readonly kept: Item | null;
    }
  | { readonly type: 'locked'; readonly item: number | null }
  | {
      readonly type: 'packOpened';
      readonly pack: PackId;
      readonly wares: readonly Ware[];
      readonly back: OpenPack['back'];
    }
  | {
      readonly type: 'packTaken';
      readonly item: number;
      readonly ware: Ware;
      readonly my: Memory | null;
      /** What counts as paid for a relic. */
      readonly paid: number;
    }
  | { readonly type: 'packPassed' }
  | {
      readonly type: 'amuletUsed';
      readonly at: number;
      readonly amulet: AmuletId;
      readonly before: Card;
      /** Null when the card left the deck. */
      readonly after: Card | null;
      readonly chance: boolean;
    };
