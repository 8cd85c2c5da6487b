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
  [16, 18, 20],
  [29, 34, 38],
  [63, 74, 83],
  [142, 166, 185],
  [305, 357, 400],
  [620, 725, 810],
  [1_080, 1_265, 1_420],
  [1_800, 2_110, 2_360],
].flat();

export const journey: Rules = {
  ...standard,
  name: { ja: '長旅', en: 'Long Journey' },
  base: { ...standard.base, hands: 14, relicSlots: 6, clearCap: 28, reroll: 4, packOffers: 2, giftsShown: 2 }, // open, tuned
  rerollStep: 1, // open
  rarityWeight: { common: 500, uncommon: 320, rare: 150, epic: 30 }, // open, tuned
  startGold: 5, // open
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
