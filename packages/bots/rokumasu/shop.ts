import { rokumasu } from '@minoya/games/rokumasu/game';
import { startRound } from '@minoya/games/rokumasu/rounds';
import { rerollCost } from '@minoya/games/rokumasu/shop';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { type Action, type Item, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { targetOf, tunedByRelics } from '@minoya/games/rokumasu/tuned';
import { Turn } from '@minoya/games/rokumasu/turn';
import { streams } from '@minoya/kernel';
import { playedOut } from './plan.ts';
import { noLuck } from './search.ts';
import { lastingValues, relicValues } from './relic-values.ts';
import { weights } from './weights.ts';

/** How hard to think in the shop. */
export interface ShopEffort {
  /** Imagined rounds per option; none: what is known of relics decides alone. */
  readonly rounds: number;
  /** Beam of each. */
  readonly width: number;
}

export const shopEfforts = {
  known: { rounds: 0, width: 0 },
  quick: { rounds: 4, width: 2 },
  steady: { rounds: 8, width: 3 },
} as const;

/** How far ahead a build is judged: against the boss of the next set, with room to exceed it. */
const AHEAD = 4;
const ROOM = 1.5;

/** How strong a build is: the mean share of a hard target that it makes in imagined rounds. Same seed, same piles. */
export function strength(build: State, seed: string, { rounds, width }: ShopEffort, w = weights): number {
  if (rounds === 0) return 1;
  const target = targetOf(build, build.round + AHEAD) * ROOM;
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const rng = streams(`${seed}/${i}`, STREAMS);
    const t = new Turn({ ...build, phase: 'progress', bosses: [], target, shop: null, rng }, noLuck);
    startRound(t);
    sum += Math.min(2, playedOut(t.s, width, w));
  }
  return sum / rounds;
}

interface Option {
  readonly action: Action;
  readonly after: State;
  readonly cost: number;
  readonly bonus: number;
}

function after(view: State, action: Action): State | null {
  const step = rokumasu.apply(view, 0, action);
  return step.ok ? step.state : null;
}

/** The relics that might go for a new one: trying all would trust a few imagined rounds more than what is known. */
function weakest(view: State): number[] {
  const order = view.relics.map((owned, at) => ({ at, value: known(owned.id) })).sort((a, b) => a.value - b.value);
  return order.slice(0, MOST_SELLS).map(({ at }) => at);
}

const MOST_SELLS = 2;
/** What is known to be this much weaker than what would go for it is not tried. */
const HOPELESS = -0.2;

/** Every purchase that is possible, with each relic that might go for it. */
function options(view: State): Option[] {
  const list: Option[] = [];
  const full = view.relics.length >= tunedByRelics(view, 'relicSlots');
  for (const [item, offered] of (view.shop?.items ?? []).entries()) {
    if (offered.sold || !worthALook(view, offered)) continue;
    const sells = offered.ware.kind === 'relic' && full ? weakest(view) : [null];
    for (const sell of sells) {
      const action: Action = { type: 'buy', item, sell };
      const gain = bonus(view, offered, sell);
      const next = gain > HOPELESS ? after(view, action) : null;
      if (next) list.push({ action, after: next, cost: view.gold - next.gold, bonus: gain });
    }
  }
  return list;
}

/** What is known of the wares beforehand, what is given away for them subtracted. */
function bonus(view: State, { ware }: Item, sell: number | null): number {
  if (ware.kind !== 'relic') return 0;
  const gone = sell === null ? 0 : known(view.relics[sell]!.id);
  return known(ware.id) - gone;
}

function known(id: RelicId): number {
  return TRUST * (relicValues[id] ?? 0) + (lastingValues[id] ?? 0);
}

/** Amulets are bought to thin the deck; of pieces only those with something on them, while the deck is small. */
function worthALook(view: State, { ware }: Item): boolean {
  if (ware.kind === 'relic') return true;
  if (ware.kind === 'amulet') return ware.id === 'vanish' && view.relics.length >= 3;
  if (ware.kind !== 'piece') return false;
  return view.deck.length < MOST_CARDS && (ware.card.pattern !== null || ware.card.seal !== null);
}

const MOST_CARDS = 9;
/** How far measured values count against a few imagined rounds with this very build. */
const TRUST = 0.5;
/** A purchase must make the build this much stronger, and more for each gold it costs. */
const LEAST_GAIN = 0.04;
const GAIN_PER_GOLD = 0.012;
/** What to do in the shop: the purchase that strengthens most, a look at other wares, or on to the next round. */
export function shopAction(view: State, seed: string, effort: ShopEffort): Action {
  const used = amuletUse(view, seed, effort);
  if (used) return used;
  const base = strength(view, seed, effort);
  let best: Option | null = null;
  let most = 0;
  for (const option of options(view)) {
    const gain =
      (1 - TRUST) * Math.log(Math.max(strength(option.after, seed, effort), 0.02) / Math.max(base, 0.02)) +
      option.bonus;
    const surplus = gain - LEAST_GAIN - GAIN_PER_GOLD * option.cost;
    if (surplus > most) {
      most = surplus;
      best = option;
    }
  }
  if (best) return best.action;
  return canReroll(view) ? { type: 'reroll' } : { type: 'leave' };
}

/** Other wares are worth a look while the shelf has room, or holds something weak; once it is good, gold earns interest. */
function canReroll(view: State): boolean {
  const full = view.relics.length >= tunedByRelics(view, 'relicSlots');
  const weakest = Math.min(...view.relics.map(owned => known(owned.id)));
  const keep = !full ? 7 : weakest < WEAK ? 10 : NEST_EGG;
  return view.gold - rerollCost(view) >= keep;
}

const WEAK = 0.2;
const NEST_EGG = 25;

/** A vanish amulet takes the card whose loss strengthens most; other amulets go to the smallest card. */
function amuletUse(view: State, seed: string, effort: ShopEffort): Action | null {
  const at = view.amulets.findIndex(amulet => amulet.id === 'vanish');
  if (at < 0) return null;
  let best: Action | null = null;
  let most = strength(view, seed, effort);
  for (const card of view.deck) {
    const action: Action = { type: 'use', amulet: at, card: card.id, sculpt: null };
    const next = after(view, action);
    const value = next ? strength(next, seed, effort) : 0;
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}
