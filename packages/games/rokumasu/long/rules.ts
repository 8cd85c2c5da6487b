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
  [42, 50, 58],
  [95, 110, 128],
  [200, 235, 275],
  [430, 510, 600],
  [880, 1_050, 1_250],
  [1_900, 2_260, 2_680],
  [4_100, 4_850, 5_700],
  [7_800, 9_200, 11_000],
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
