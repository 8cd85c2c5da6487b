import type { Localized } from '@minoya/kernel';
import { type AmuletId, amuletIds } from './amulets.ts';
import type { BlessingId, PatternId, SealId } from './blocks.ts';
import { type BossId, bossIds } from './bosses.ts';
import type { PackId } from './long/packs.ts';
import { type RelicId, relicIds } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import type { Tuned } from './tuned.ts';
import type { VoucherId } from './long/vouchers.ts';

/** A place for pieces in the shop: sizes equally likely, chances in percent and independent of each other. */
export interface PieceSlot {
  readonly sizes: readonly number[];
  readonly pattern: number;
  readonly seal: number;
  readonly blessing: number;
}

/** Everything in which two rule sets may differ. "Open" marks numbers no document states: they may be tuned. */
export interface RuleSet {
  readonly name: Localized;
  /** What the numbers are before relics and bosses tune them. */
  readonly base: Readonly<Record<Tuned, number>>;
  /** A line with an obstacle or stone: never complete, or complete while that block stays. */
  readonly blockers: 'bar the line' | 'stay behind';
  readonly startDeck: readonly string[];
  readonly startGold: number;
  readonly targets: readonly number[];
  /** After the last target, each is this many times the one three rounds before. */
  readonly endlessGrowth: number;
  readonly reward: { readonly normal: number; readonly elite: number; readonly boss: number };
  readonly interest: { readonly per: number; readonly most: number };
  /** Conditions of boss rounds. */
  readonly bosses: readonly BossId[];
  readonly pieceSlots: readonly PieceSlot[];
  readonly amuletChance: number;
  readonly patterns: readonly PatternId[];
  readonly seals: readonly SealId[];
  readonly blessings: readonly BlessingId[];
  readonly relics: readonly RelicId[];
  readonly amulets: readonly AmuletId[];
  readonly packs: readonly PackId[];
  readonly vouchers: readonly VoucherId[];
  /** Whether relics of one family are drawn as if they were one. */
  readonly families: boolean;
  /** Whether an item of the shop can be kept for the next one. */
  readonly locks: boolean;
  /** Whether decks, levels, challenges and twists may be chosen; only then are effects asked for more than these sets need. */
  readonly ways: boolean;
  /** How likely a rarity is against the others that have a relic left: 250 is five times as likely as 50. (R81) */
  readonly rarityWeight: Readonly<Record<Rarity, number>>;
  readonly relicPrice: Readonly<Record<Rarity, number>>;
  readonly patternPrice: Readonly<Record<PatternId, number>>;
  readonly sealPrice: Readonly<Record<SealId, number>>;
  readonly blessingPrice: number;
  /** Percent of the price. */
  readonly salePrice: number;
  /** Each reroll of one shop costs this much more than the last. */
  readonly rerollStep: number;
}

export const ROUNDS_IN_SET = 3;
export const LAST_ROUND = 24;

const START_DECK = ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0'];

const BASE: RuleSet['base'] = {
  hands: 12,
  draw: 3,
  relicSlots: 5,
  amuletSlots: 2,
  stock: 0,
  recycles: 0,
  reroll: 3, // open
  price: 0,
  enhanced: 2,
  multi: 2,
  charge: 1,
  arrow: 10,
  stonesClear: 0,
  stoneOffers: 0,
  obstaclesPass: 0,
  chargeStart: 0,
  luck: 1,
  flow: 0,
  acts: 1,
  target: 0,
  reward: 0,
  handPay: 1,
  interest: 5,
  pieceOffers: 0,
  relicOffers: 3,
  packOffers: 0,
  packSize: 3,
  shops: 1,
  giftsShown: 0,
  bosses: 1,
  elites: 0,
  normals: 0,
  deckMost: 999,
};

const COMMON = {
  base: BASE,
  startDeck: START_DECK,
  endlessGrowth: 2, // open
  reward: { normal: 1, elite: 2, boss: 5 },
  interest: { per: 5, most: BASE.interest },
  bosses: bossIds,
  amulets: amuletIds,
  amuletChance: 30,
  packs: [],
  vouchers: [],
  families: false,
  locks: false,
  ways: false,
  rarityWeight: { common: 700, uncommon: 250, rare: 50, epic: 3 },
  salePrice: 75,
  rerollStep: 1, // open
} as const;

const PRICES = { obstacle: 0, stone: 2 } as const;

/** A line a set: normal, elite, boss. Tuned, like every number so marked: docs/decisions/009-rokumasu-targets.md. */
const TARGETS = [
  [20, 24, 28],
  [31, 38, 46],
  [50, 58, 70],
  [75, 88, 104],
  [110, 124, 148],
  [160, 184, 220],
  [230, 264, 312],
  [325, 374, 440],
].flat();

/** Only the classic set has arrows, which the rose strengthens. */
export const relicsWithoutArrows = relicIds.filter(id => id !== 'compass_rose');

export const standard: RuleSet = {
  ...COMMON,
  name: { ja: '標準', en: 'Standard' },
  base: { ...BASE, reroll: 5 }, // open, tuned
  rerollStep: 2, // open, tuned
  blockers: 'bar the line',
  startGold: 4, // open
  targets: TARGETS, // open, tuned
  pieceSlots: [
    { sizes: [1, 2, 3, 4], pattern: 40, seal: 25, blessing: 15 },
    { sizes: [4, 5, 6], pattern: 40, seal: 25, blessing: 15 },
  ],
  patterns: ['enhanced', 'lucky', 'feather', 'nohand', 'charge'],
  seals: ['gold', 'multi'],
  blessings: ['power', 'gold', 'chain', 'phase'],
  relics: relicsWithoutArrows,
  relicPrice: { common: 6, uncommon: 8, rare: 10, epic: 12 }, // open
  patternPrice: { ...PRICES, enhanced: 2, lucky: 2, feather: 2, nohand: 5, charge: 2, combo: 4, aura: 4, moss: 3 }, // open
  sealPrice: { ...PRICES, gold: 3, multi: 3, score: 2, arrow_v: 4, arrow_h: 4 }, // open
  blessingPrice: 3, // open
};

const classic: RuleSet = {
  ...COMMON,
  name: { ja: 'クラシック', en: 'Classic' },
  blockers: 'stay behind',
  startGold: 5, // open
  targets: Array.from({ length: LAST_ROUND }, (_, i) => 20 + 10 * i), // open
  pieceSlots: [
    { sizes: [1, 2, 3], pattern: 0, seal: 0, blessing: 0 },
    { sizes: [4, 5], pattern: 30, seal: 20, blessing: 0 }, // open
    { sizes: [5, 6], pattern: 50, seal: 30, blessing: 0 }, // open
  ],
  patterns: ['enhanced', 'lucky', 'combo', 'aura', 'moss', 'feather', 'nohand', 'charge'],
  seals: ['gold', 'score', 'multi', 'arrow_v', 'arrow_h'],
  blessings: [],
  relics: relicIds,
  relicPrice: { common: 10, uncommon: 15, rare: 20, epic: 25 }, // open
  patternPrice: { ...PRICES, enhanced: 4, lucky: 5, feather: 3, nohand: 5, charge: 3, combo: 4, aura: 4, moss: 3 }, // open
  sealPrice: { ...PRICES, gold: 3, multi: 4, score: 2, arrow_v: 4, arrow_h: 4 }, // open
  blessingPrice: 3, // open
};

export type RuleSetId = 'standard' | 'classic' | 'journey';

/** The long game comes with its tables (`long-game.ts`). */
export const ruleSets = { standard, classic } as Readonly<Record<RuleSetId, RuleSet>>;
