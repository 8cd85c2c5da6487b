import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { rerollCost } from '@minoya/games/rokumasu/shop';
import type { Action, Item, State, Ware } from '@minoya/games/rokumasu/state';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { tunedByRelics } from '@minoya/games/rokumasu/tuned';
import { bestUse } from './cards.ts';
import { cardValue, lastingValues, packValues, relicValues, voucherValue } from './relic-values.ts';
import { bestChoice, type ShopEffort } from './strength.ts';

/** A purchase that is possible. */
interface Option {
  readonly action: Action;
  /** Null where what comes of it is not known beforehand. */
  readonly after: State | null;
  readonly cost: number;
  /** What is known of it beforehand. */
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

const isFull = (view: State): boolean => view.relics.length >= tunedByRelics(view, 'relicSlots');

/** With a full shelf something has to go for a relic. */
const sellsFor = (view: State, ware: Ware): readonly (number | null)[] =>
  ware.kind === 'relic' && isFull(view) ? weakest(view) : [null];

/** Every purchase that is possible, with each relic that might go for it. */
function options(view: State): Option[] {
  const list: Option[] = [];
  for (const [item, offered] of (view.shop?.items ?? []).entries()) {
    if (offered.sold || !worthALook(view, offered)) continue;
    for (const sell of sellsFor(view, offered.ware)) {
      const action: Action = { type: 'buy', item, sell };
      const bonus = knownOf(view, offered.ware, sell);
      const next = bonus > HOPELESS ? after(view, action) : null;
      if (next) list.push({ action, after: sealed(offered.ware) ? null : next, cost: view.gold - next.gold, bonus });
    }
  }
  return list;
}

/** What a view cannot know: what lies in a pack. */
const sealed = (ware: Ware): boolean => ware.kind === 'pack';

/** What is known of a ware beforehand, what is given away for it subtracted. */
function knownOf(view: State, ware: Ware, sell: number | null): number {
  if (ware.kind === 'pack') return packValue(view, ware.id);
  if (ware.kind === 'voucher') return voucherValue(view.round);
  if (ware.kind === 'piece') return cardValue(ware.card);
  if (ware.kind === 'amulet') return AMULET;
  const gone = sell === null ? 0 : known(view.relics[sell]!.id);
  return known(ware.id) - gone;
}

/** A relic out of a pack is worth more while there is room for it. */
function packValue(view: State, id: keyof typeof packValues): number {
  const value = packValues[id];
  return id === 'relics' && isFull(view) ? value / 2 : value;
}

export function known(id: RelicId): number {
  return TRUST * (relicValues[id] ?? USUAL) + (lastingValues[id] ?? 0);
}

/** Of a relic that was never measured. */
const USUAL = 0.05;
/** An amulet in hand, before it is known for which card. */
const AMULET = 0.03;

/** Pieces only while the deck is small; amulets while there is room. */
function worthALook(view: State, { ware }: Item): boolean {
  if (ware.kind === 'amulet') return view.amulets.length === 0;
  if (ware.kind !== 'piece') return true;
  const { pattern, seal, blessing } = ware.card;
  return view.deck.length < MOST_CARDS && (pattern !== null || seal !== null || blessing !== null);
}

const MOST_CARDS = 12;
/** How far measured values count against a few imagined rounds with this very build. */
const TRUST = 0.5;
/** A purchase must make the build this much stronger, and more for each gold it costs. */
const LEAST_GAIN = 0.02;
const GAIN_PER_GOLD = 0.012;
const LAST_SHOP = 23;

/** What a gold is worth: less when much is held, and nothing when there is no shop to come. */
function goldValue(view: State): number {
  const left = Math.max(0, LAST_SHOP - view.round);
  return GAIN_PER_GOLD * Math.min(1, left / 8) * Math.min(1, 12 / Math.max(1, view.gold));
}

/** What to do in the shop: the purchase that strengthens most, a look at other wares, or on to the next round. */
export function shopAction(view: State, seed: string, effort: ShopEffort): Action {
  const used = bestUse(view, seed, effort);
  if (used) return used;
  const perGold = goldValue(view);
  const choices = options(view).map(({ action, after: next, bonus, cost }) => ({
    action,
    after: next,
    worth: (seen: number) =>
      (1 - TRUST) * (next ? seen : bonus) + bonus * (next ? 1 : TRUST) - LEAST_GAIN - perGold * cost,
  }));
  const best = bestChoice(view, choices, { seed, effort, least: 0 });
  if (best) return best.action;
  return canReroll(view) ? { type: 'reroll' } : (lockAction(view) ?? { type: 'leave' });
}

/** A relic that is wanted but too dear today is kept for the next shop. */
function lockAction(view: State): Action | null {
  if (!view.shop || view.shop.locked !== null || !ruleSets[view.rules].locks || view.round >= LAST_SHOP) return null;
  const wanted = view.shop.items.map((offered, item) => ({ item, value: wish(view, offered) }));
  const best = wanted.reduce((a, b) => (b.value > a.value ? b : a), { item: -1, value: WISH });
  const action: Action = { type: 'lock', item: best.item };
  return best.item >= 0 && after(view, action) ? action : null;
}

/** What is known of a relic that the purse, with what a round may bring, could pay next time. */
function wish(view: State, { ware, sold, list }: Item): number {
  if (sold || ware.kind !== 'relic' || list <= view.gold || list > view.gold + INCOME) return 0;
  return Math.max(...sellsFor(view, ware).map(sell => knownOf(view, ware, sell)));
}

const WISH = 0.15;
const INCOME = 8;

/** Of an opened pack the ware that strengthens most; none when none does. */
export function packAction(view: State, seed: string, effort: ShopEffort): Action {
  const choices = (view.pack?.wares ?? []).flatMap((ware, item) =>
    sellsFor(view, ware).flatMap(sell => {
      const action: Action = { type: 'take', item, sell };
      const next = after(view, action);
      const bonus = knownOf(view, ware, sell);
      return next ? [{ action, after: next, worth: (seen: number) => (1 - TRUST) * seen + bonus }] : [];
    }),
  );
  return bestChoice(view, choices, { seed, effort, least: 0 })?.action ?? { type: 'pass' };
}

/** Other wares are worth a look while the shelf has room or holds something weak; late, gold has nothing else to do. */
function canReroll(view: State): boolean {
  const low = Math.min(...view.relics.map(owned => known(owned.id)));
  const keep = !isFull(view) ? 7 : low < WEAK ? 10 : NEST_EGG;
  const late = Math.max(0, LAST_SHOP - view.round) / 8;
  return view.gold - rerollCost(view) >= Math.max(6, keep * Math.min(1, late));
}

const WEAK = 0.2;
const NEST_EGG = 25;
