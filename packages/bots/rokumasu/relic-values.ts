import type { PatternId } from '@minoya/games/rokumasu/blocks';
import type { PackId } from '@minoya/games/rokumasu/long/packs';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import type { Card } from '@minoya/games/rokumasu/state';

/**
 * What a relic adds to a build on average, as the logarithm of its strength. Measured by `npm run lab -- values`; one that has not
 * been measured yet counts as little.
 */
export const relicValues: Partial<Record<RelicId, number>> = {
  patience: 0.78,
  last_stand: 0.76,
  timing: 0.65,
  dam: 0.4,
  hermit: 0.4,
  first_strike: 0.4,
  corner_stone: 0.35,
  mixed_load: 0.4,
  antique: 0.35,
  cross: 0.54,
  ladder: 0.5,
  size_bonus_3: 0.49,
  one_track: 0.46,
  four_corners: 0.43,
  takenoko: 0.43,
  overload: 0.43,
  empty_shelf: 0.42,
  centre: 0.3,
  patrol: 0.4,
  pebble_path: 0.38,
  chain_master: 0.38,
  kani: 0.37,
  meteor: 0.37,
  gambler: 0.3,
  border: 0.29,
  single_line: 0.28,
  extra_hand: 0.28,
  size_bonus_2: 0.26,
  crescent: 0.25,
  nobi_takenoko: 0.24,
  finale: 0.24,
  bandaid: 0.23,
  palette: 0.22,
  anchor: 0.22,
  nobi_kani: 0.21,
  crown: 0.2,
  treasury: 0.18,
  symmetry: 0.17,
  extra_draw: 0.17,
  copy: 0.16,
  compound: 0.16,
  script: 0.15,
  rensha: 0.14,
  monochrome: 0.14,
  shadow: 0.13,
  volcano: 0.13,
  weaver: 0.11,
  featherweight: 0.1,
  twin: 0.1,
  marathon: 0.1,
  gold_leaf: 0.1,
  alchemist: 0.09,
  muscle: 0.08,
  finishing_touch: 0.08,
  echo: 0.08,
  compass: 0.07,
  collector: 0.07,
  stamp: 0.06,
  stubborn: 0.06,
  librarian: 0.06,
  giant_step: 0.05,
  seal_master: 0.05,
  home_row: 0.05,
  offbeat: 0.05,
  drum: 0.05,
  ballast: 0.05,
  roost: 0.05,
  size_bonus_1: 0.04,
  early_bird: 0.03,
  second_wind: 0.03,
  full_clear_bonus: 0.03,
  amplifier: 0.03,
  magnet: 0.03,
  size_bonus_5: 0.02,
  capacitor: 0.02,
  snowball: 0.02,
  size_bonus_4: 0.01,
  prism: 0.01,
  heavyweight: 0.01,
  orchestra: 0.01,
};

/** What one imagined round cannot show: growth over rounds, gold, second chances. */
export const lastingValues: Partial<Record<RelicId, number>> = {
  compound: 0.5,
  snowball: 0.3,
  phoenix: 0.3,
  clean_slate: 0.1,
  veteran: 0.15,
  spender: 0.2,
  thin_deck: 0.15,
  home_row: 0.1,
  haggler: 0.1,
  skipper: 0.05,
  procession: 0.08,
  shrine: 0.06,
  goldfish: 0.06,
  midas: 0.03,
  merchant: 0.03,
  jester: 0.05,
  hand_stock: 0.1,
  recycler: 0.05,
  charm_bag: 0.05,
  big_family: 0.05,
};

/** What a pack adds on average, before it is opened. */
export const packValues: Readonly<Record<PackId, number>> = {
  relics: 0.5,
  amulets: 0.2,
  pieces: 0.16,
  big: 0,
  fine: 0,
};

/** A change for the whole run is worth more the longer the run. */
export const voucherValue = (round: number): number => 0.012 * Math.max(0, 22 - round);

/** What is on a card shows over rounds; a few imagined ones hardly tell it. */
export function cardValue({ pattern, seal, blessing }: Card): number {
  return (pattern ? patternValues[pattern] : 0) + (seal ? 0.03 : 0) + (blessing ? 0.04 : 0);
}

const patternValues: Readonly<Record<PatternId, number>> = {
  enhanced: 0.06,
  nohand: 0.08,
  charge: 0.06,
  lucky: 0.03,
  feather: 0.02,
  combo: 0.02,
  aura: 0.02,
  moss: 0.02,
  obstacle: 0.02,
};
