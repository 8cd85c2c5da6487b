import type { Streams } from '@minoya/kernel';
import type { AmuletId } from './amulets.ts';
import type { BlessingId, BuffId, PatternId, SealId } from './blocks.ts';
import type { BossId } from './bosses.ts';
import type { ChallengeId } from './long/challenges.ts';
import type { DeckId } from './long/decks.ts';
import type { GiftId } from './long/gifts.ts';
import type { PackId } from './long/packs.ts';
import type { RelicId } from './relics/index.ts';
import type { RuleSetId } from './rules.ts';
import type { TwistId } from './long/twists.ts';
import type { VoucherId } from './long/vouchers.ts';

/** A cell of the 6×6 board, 0 to 35: row by row from the top left. */
export type CellIndex = number;
/** A row 0 to 5, or a column 6 to 11. */
export type LineIndex = number;

export const STREAMS = ['deal', 'shop', 'boss', 'obstacle', 'script', 'luck', 'stamp', 'amulet', 'gift'] as const;
export type Stream = (typeof STREAMS)[number];

/** The way through the long game: the other rule sets know only the first deck, level 0 and no twists. */
export interface Way {
  readonly deck: DeckId;
  readonly level: number;
  /** Names the deck and the twists; null for a run of one's own making. */
  readonly challenge: ChallengeId | null;
  /** Twists of a custom run; those of a challenge are not repeated here. */
  readonly twists: readonly TwistId[];
  /** What was unlocked when the run began (`openDigits`); null: everything. */
  readonly open: string | null;
}

/** What the rules need to begin. A run with no options is plain: only such runs can be ranked. */
export interface Setup extends Way {
  readonly rules: RuleSetId;
  readonly round: number | null;
  readonly gold: number | null;
  readonly relics: readonly RelicId[];
  readonly amulets: readonly AmuletId[];
}

/** One piece of the deck. Two cards of one shape are two cards: each has its own id. */
export interface Card {
  readonly id: number;
  readonly mino: string;
  readonly pattern: PatternId | null;
  /** On at most one of the mino's cells, counted row by row. */
  readonly seal: { readonly id: SealId; readonly at: number } | null;
  readonly blessing: { readonly id: BlessingId; readonly at: number } | null;
}

/** What fills a cell. `piece` tells which placement it came from; 0 is an obstacle. */
export interface Block {
  readonly piece: number;
  readonly pattern: PatternId | null;
  readonly seal: SealId | null;
  readonly blessing: BlessingId | null;
  readonly charge: number;
}

/** What a blessing left on a cell for the rest of the run. */
export interface Buff {
  readonly id: BuffId;
  readonly level: number;
}

/** What a relic remembers: whole numbers and short texts only, so that copying it is cheap. */
export type Memory = Record<string, number | string>;

export interface OwnedRelic {
  readonly id: RelicId;
  readonly paid: number;
  my: Memory;
  /** Whom a mirror stands below, and so acts as; null for every other relic and for an idle mirror. */
  as: RelicId | null;
}

export interface OwnedAmulet {
  readonly id: AmuletId;
  readonly paid: number;
}

export type Ware =
  | { readonly kind: 'piece'; readonly card: Card }
  | { readonly kind: 'relic'; readonly id: RelicId }
  | { readonly kind: 'amulet'; readonly id: AmuletId }
  | { readonly kind: 'voucher'; readonly id: VoucherId }
  | { readonly kind: 'pack'; readonly id: PackId };

/** `list` is the price before sale and discounts; `price(state, item)` is what it costs. */
export interface Item {
  readonly ware: Ware;
  readonly list: number;
  readonly sale: boolean;
  readonly sold: boolean;
}

export interface Shop {
  readonly items: readonly Item[];
  readonly rerolls: number;
  /** The item that stays through rerolls and for the next shop. */
  readonly locked: number | null;
  /** The bosses of the set that comes next, in the long game's last shop of a set. */
  readonly coming: readonly BossId[];
}

/** An opened pack: one of the wares may be taken. */
export interface OpenPack {
  readonly id: PackId;
  readonly wares: readonly Ware[];
  /** Where the run goes on. */
  readonly back: 'shop' | 'progress';
}

/** A condition in force besides the relics, and what it remembers. */
export interface InForce {
  /** `deck:pebbles` · `level:3` · `twist:rows_only` · `voucher:bank` · `gift:rested` · `boss:tide` */
  readonly source: Source;
  my: Memory;
}

/** What a won round paid, line by line. */
export interface Payout {
  readonly base: number;
  readonly hands: number;
  readonly interest: number;
  readonly extra: readonly { readonly source: string; readonly amount: number }[];
}

/**
 * progress: before a round, to play or to skip it · playing · cleared: the round is won · shop · pack: one ware of an opened
 * pack is chosen · won, lost: the run is over.
 */
export type Phase = 'progress' | 'playing' | 'cleared' | 'shop' | 'pack' | 'won' | 'lost';

export interface State {
  readonly rules: RuleSetId;
  readonly way: Way;
  phase: Phase;
  round: number;
  target: number;
  score: number;
  /** Placements left in this round (ハンド). */
  hands: number;
  gold: number;
  /** The conditions of this set's boss round, known from the set's first round on. */
  bosses: readonly BossId[];
  /** The conditions of its other rounds, where the level or a twist asks for some. */
  minor: readonly BossId[];
  /** Everything in force besides the relics; those of bosses in their rounds only, and last. */
  conditions: readonly InForce[];
  /** What skipping the next round gives: one of these. */
  gifts: readonly GiftId[];
  /** The voucher of this set's shops, until it is bought. */
  voucher: VoucherId | null;
  /** The locked item on its way to the next shop. */
  kept: Item | null;
  pack: OpenPack | null;
  board: readonly (Block | null)[];
  brands: readonly (Buff | null)[];
  hand: readonly (Card | null)[];
  stock: readonly (Card | null)[];
  deck: readonly Card[];
  /** Ids of the cards still to be drawn, next one last. A view shows them sorted. */
  pile: readonly number[];
  relics: readonly OwnedRelic[];
  amulets: readonly OwnedAmulet[];
  /** Pieces recycled in this round. */
  recycled: number;
  /** Placements or eruptions of this round that cleared something. */
  clears: number;
  /** Lines cleared in this round. */
  lines: number;
  nextPiece: number;
  nextCard: number;
  shop: Shop | null;
  payout: Payout | null;
  record: RunRecord;
  rng: Streams<Stream>;
}

/** For result screens and high scores. */
export interface RunRecord {
  /** All points of the run. */
  total: number;
  /** The best single clear. */
  best: number;
  /** All gold gained, sales aside. */
  gold: number;
  lines: number;
  placed: number;
  /** Rounds won. */
  rounds: number;
  skipped: number;
  /** True from the moment the last regular round is won, also when an endless run is lost later. */
  won: boolean;
}

/** Hand slots are 0, 1, 2 …; stock slots are `x` and `y`. */
export type Slot = number | 'x' | 'y';

export type Action =
  | { readonly type: 'start' }
  | { readonly type: 'skip'; readonly gift: number }
  | { readonly type: 'place'; readonly from: Slot; readonly cell: CellIndex }
  | { readonly type: 'stock'; readonly from: number; readonly to: 'x' | 'y' }
  | { readonly type: 'recycle'; readonly from: number }
  | { readonly type: 'end' }
  | { readonly type: 'reorder'; readonly from: number; readonly to: number }
  | { readonly type: 'collect' }
  | { readonly type: 'finish' }
  | { readonly type: 'buy'; readonly item: number; readonly sell: number | null }
  | { readonly type: 'sell'; readonly relic: number }
  | { readonly type: 'sellAmulet'; readonly amulet: number }
  | { readonly type: 'reroll' }
  | { readonly type: 'leave' }
  /** Locks an item of the shop, or unlocks it. */
  | { readonly type: 'lock'; readonly item: number }
  /** One ware of the open pack; with full slots a relic is sold for it. */
  | { readonly type: 'take'; readonly item: number; readonly sell: number | null }
  /** None of them. */
  | { readonly type: 'pass' }
  | { readonly type: 'use'; readonly amulet: number; readonly card: number; readonly sculpt: Sculpt | null };

/** The mino a card becomes, and where its old seal and blessing sit on it (null: that cell was cut away). */
export interface Sculpt {
  readonly mino: string;
  readonly seal: number | null;
  readonly blessing: number | null;
}

/** Where something came from: `cells`, `lines`, `pattern:lucky`, `seal:multi`, `brand:pulsation`, `relic:patience`. */
export type Source = string;

export type { Event, Note } from './events.ts';
