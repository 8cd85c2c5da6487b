import type { Action, State } from '@minoya/games/rokumasu/state';
import { tunedByRelics } from '@minoya/games/rokumasu/tuned';
import { comesNear, type ShopEffort } from './strength.ts';

/** What each gift is worth, on the scale of the shop's values. */
const GIFTS: Readonly<Record<string, number>> = { relic_pack: 0.25, common_relic: 0.1, purse: 0.1, free_rerolls: 0.08 };
/** What a round gives besides its risk: gold and a visit to the shop. */
const ROUND = 0.35;
/** Imagined rounds are played in haste: only where they stay this far from the target a round is as good as lost. */
const HOPELESS = 0.5;

/** Before a round: to play it, or to skip it for a gift. */
export function skipOrPlay(view: State, seed: string, effort: ShopEffort): Action {
  const best = view.gifts
    .map((id, gift) => ({ gift, value: valueOf(view, id) }))
    .reduce<{ gift: number; value: number } | null>((a, b) => (a && a.value >= b.value ? a : b), null);
  if (!best) return { type: 'start' };
  if (best.value > ROUND) return { type: 'skip', gift: best.gift };
  return comesNear(view, HOPELESS, seed, effort) ? { type: 'start' } : { type: 'skip', gift: best.gift };
}

function valueOf(view: State, id: string): number {
  const full = view.relics.length >= tunedByRelics(view, 'relicSlots');
  const value = GIFTS[id] ?? 0.05;
  return full && (id === 'relic_pack' || id === 'common_relic') ? value / 3 : value;
}
