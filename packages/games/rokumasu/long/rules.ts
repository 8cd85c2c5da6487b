import { amuletIds } from '../amulets.ts';
import { relicIds } from '../relics/index.ts';
import { type Rules, standard } from '../rules.ts';
import { longAmuletIds } from './amulets.ts';
import { longBossIds } from './bosses/index.ts';
import { packIds } from './packs.ts';
import { longRelicIds } from './relics/index.ts';
import { voucherIds } from './vouchers.ts';

/** A line a set: normal, elite, boss. Tuned: docs/decisions/009-rokumasu-targets.md. */
const LONG_TARGETS = [
  [43, 51, 60],
  [96, 113, 132],
  [225, 265, 310],
  [490, 580, 685],
  [960, 1_150, 1_370],
  [2_080, 2_500, 2_980],
  [4_600, 5_500, 6_550],
  [9_200, 11_000, 13_200],
].flat();

export const journey: Rules = {
  ...standard,
  name: { ja: '長旅', en: 'Long Journey' },
  base: { ...standard.base, hands: 14, relicSlots: 6, flow: 5, reroll: 4, packOffers: 2, giftsShown: 2 }, // open, tuned
  rerollStep: 1, // open
  rarityWeight: { common: 500, uncommon: 320, rare: 150, epic: 30 }, // open, tuned
  startGold: 6, // open
  targets: LONG_TARGETS, // open
  endlessGrowth: 3, // open
  bosses: longBossIds,
  relics: [...relicIds.filter(id => id !== 'compass_rose'), ...longRelicIds],
  amulets: [...amuletIds, ...longAmuletIds],
  packs: packIds,
  vouchers: voucherIds,
  families: true,
  locks: true,
  ways: true,
};
