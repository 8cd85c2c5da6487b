import { amuletIds } from '../amulets.ts';
import { relicsWithoutArrows, type RuleSet, standard } from '../rules.ts';
import { longAmuletIds } from './amulets.ts';
import { longBossIds } from './bosses/index.ts';
import { packIds } from './packs.ts';
import { longRelicIds } from './relics/index.ts';
import { voucherIds } from './vouchers.ts';

/** A line a set: normal, elite, boss. Tuned: docs/decisions/009-rokumasu-targets.md. */
const LONG_TARGETS = [
  [45, 54, 64],
  [103, 123, 146],
  [295, 350, 416],
  [725, 865, 1_030],
  [1_600, 1_900, 2_280],
  [3_740, 4_420, 5_240],
  [8_500, 10_100, 12_100],
  [18_000, 21_500, 25_800],
].flat();

export const journey: RuleSet = {
  ...standard,
  name: { ja: '長旅', en: 'Long Journey' },
  base: { ...standard.base, hands: 14, relicSlots: 6, flow: 10, reroll: 4, packOffers: 2, giftsShown: 2 }, // open, tuned
  rerollStep: 1, // open
  rarityWeight: { common: 500, uncommon: 320, rare: 160, epic: 20 }, // open, tuned
  startGold: 6, // open
  targets: LONG_TARGETS, // open
  endlessGrowth: 3, // open
  bosses: longBossIds,
  relics: [...relicsWithoutArrows, ...longRelicIds],
  amulets: [...amuletIds, ...longAmuletIds],
  packs: packIds,
  vouchers: voucherIds,
  families: true,
  locks: true,
  ways: true,
};
