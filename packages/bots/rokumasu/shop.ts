import { rokumasu } from '@minoya/games/rokumasu/game';
import { startRound } from '@minoya/games/rokumasu/rounds';
import { rerollCost } from '@minoya/games/rokumasu/shop';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { type Action, type Item, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { targetOf, tunedByRelics } from '@minoya/games/rokumasu/tuned';
import { Turn } from '@minoya/games/rokumasu/turn';
import { streams } from '@minoya/kernel';
import { playedOut } from './plan.ts';
import { sober } from './search.ts';
import { weights } from './weights.ts';

/** How hard to think in the shop. */
export interface Thrift {
  /** Imagined rounds per option. */
  readonly rounds: number;
  /** Beam of each. */
  readonly width: number;
}

export const thrifts = { quick: { rounds: 4, width: 2 }, steady: { rounds: 8, width: 3 } } as const;

/** What one imagined round cannot show: growth over rounds, gold, second chances. In shares of strength. */
const LASTING: Partial<Record<RelicId, number>> = {
  snowball: 0.25,
  phoenix: 0.2,
  goldfish: 0.08,
  midas: 0.03,
  treasure_hunter: 0,
  merchant: 0.02,
  jester: 0.02,
  extra_draw: 0.1,
  hand_stock: 0.1,
  recycler: 0.05,
};

/** How far ahead a build is judged: against the boss of the next set, with room to exceed it. */
const AHEAD = 4;
const ROOM = 1.5;

/** How strong a build is: the mean share of a hard target that it makes in imagined rounds. Same seed, same piles. */
export function strength(build: State, seed: string, { rounds, width }: Thrift): number {
  const target = targetOf(build, build.round + AHEAD) * ROOM;
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const rng = streams(`${seed}/${i}`, STREAMS);
    const t = new Turn({ ...build, phase: 'progress', bosses: [], target, shop: null, rng }, sober);
    startRound(t);
    sum += Math.min(2, playedOut(t.s, width, weights));
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

/** Every purchase that is possible, with each relic that could go for it. */
function options(view: State): Option[] {
  const list: Option[] = [];
  const full = view.relics.length >= tunedByRelics(view, 'relicSlots');
  for (const [item, offered] of (view.shop?.items ?? []).entries()) {
    if (offered.sold || !worthALook(view, offered)) continue;
    const sells = offered.ware.kind === 'relic' && full ? view.relics.map((_, i) => i) : [null];
    for (const sell of sells) {
      const action: Action = { type: 'buy', item, sell };
      const next = after(view, action);
      if (next) list.push({ action, after: next, cost: view.gold - next.gold, bonus: bonus(view, offered, sell) });
    }
  }
  return list;
}

function bonus(view: State, { ware }: Item, sell: number | null): number {
  const gone = sell === null ? 0 : (LASTING[view.relics[sell]!.id] ?? 0);
  return ware.kind === 'relic' ? (LASTING[ware.id] ?? 0) - gone : 0;
}

/** Amulets are bought to thin the deck; of pieces only those with something on them, while the deck is small. */
function worthALook(view: State, { ware }: Item): boolean {
  if (ware.kind === 'relic') return true;
  if (ware.kind === 'amulet') return ware.id === 'vanish' && view.relics.length >= 3;
  return view.deck.length < MOST_CARDS && (ware.card.pattern !== null || ware.card.seal !== null);
}

const MOST_CARDS = 9;
/** A purchase must make the build this much stronger, and more for each gold it costs. */
const LEAST_GAIN = 0.02;
const GAIN_PER_GOLD = 0.012;
/** Gold kept back for interest once the shelf is full. */
const NEST_EGG = 15;

/** What to do in the shop: the purchase that strengthens most, a look at other wares, or on to the next round. */
export function shopping(view: State, seed: string, thrift: Thrift): Action {
  const used = amuletUse(view, seed, thrift);
  if (used) return used;
  const base = strength(view, seed, thrift);
  let best: Option | null = null;
  let most = 0;
  for (const option of options(view)) {
    const gain = strength(option.after, seed, thrift) / Math.max(base, 0.01) - 1 + option.bonus;
    const surplus = gain - LEAST_GAIN - GAIN_PER_GOLD * option.cost;
    if (surplus > most) {
      most = surplus;
      best = option;
    }
  }
  if (best) return best.action;
  return canReroll(view) ? { type: 'reroll' } : { type: 'leave' };
}

function canReroll(view: State): boolean {
  const full = view.relics.length >= tunedByRelics(view, 'relicSlots');
  const keep = full ? NEST_EGG : 6;
  return view.gold - rerollCost(view) >= keep;
}

/** A vanish amulet takes the card whose loss strengthens most; other amulets go to the smallest card. */
export function amuletUse(view: State, seed: string, thrift: Thrift): Action | null {
  const at = view.amulets.findIndex(amulet => amulet.id === 'vanish');
  if (at < 0) return null;
  let best: Action | null = null;
  let most = strength(view, seed, thrift);
  for (const card of view.deck) {
    const action: Action = { type: 'use', amulet: at, card: card.id, sculpt: null };
    const next = after(view, action);
    const value = next ? strength(next, seed, thrift) : 0;
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}
