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
  [16, 19, 22],
  [33, 40, 48],
  [76, 91, 110],
  [172, 206, 248],
  [375, 450, 540],
  [770, 924, 1_109],
  [1_400, 1_680, 2_016],
  [2_400, 2_880, 3_456],
].flat();

export const journey: Rules = {
  ...standard,
  name: { ja: '長旅', en: 'Long Journey' },
  base: { ...standard.base, hands: 14, relicSlots: 6, clearCap: 27, reroll: 4, packOffers: 2, giftsShown: 2 }, // open, tuned
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
