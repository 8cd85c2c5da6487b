import { pick, roll, shuffle } from '@minoya/kernel';
import { conditionOf, freshCondition, isAdmitted } from '../conditions.ts';
import { canStand } from '../effect.ts';
import { type RelicId, relics } from '../relics/index.ts';
import { announce, arrive, drawBosses } from '../rounds.ts';
import { ruleSets } from '../rules.ts';
import {
  cannotReceive,
  type BuyRefusal,
  offeredAmulet,
  offeredCard,
  offeredRelic,
  offers,
  receive,
  relicsIn,
  sellRelic,
} from '../shop.ts';
import { freshRelic } from '../shelf.ts';
import type { Action, Item, OpenPack, State, Ware } from '../state.ts';
import { rule } from '../memories.ts';
import type { Turn } from '../turn.ts';
import { tunedByRelics } from '../tuned.ts';
import { type GiftId, giftIds, gifts } from './gifts.ts';
import { type PackId, packs } from './packs.ts';
import { isOpen } from './unlocks.ts';
import { type VoucherId, vouchers } from './vouchers.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Whether something may be drawn: unlocked, and admitted by all that is in force. */
function drawable(s: State, source: string): boolean {
  return isOpen(s.way.open, source) && isAdmitted(s, source);
}

/** The same for what comes into force: it also has to do something beside all that is. (R505) */
function sensible(s: State, source: string): boolean {
  return drawable(s, source) && canStand(conditionOf(source), s.conditions);
}

/** The voucher of a set: one that the run does not have yet; none where there are no shops. (R173) */
export function drawVoucher(s: State): VoucherId | null {
  if (tunedByRelics(s, 'shops') === 0) return null;
  const owned = new Set(s.conditions.map(({ source }) => source));
  const left = ruleSets[s.rules].vouchers.filter(id => !owned.has(`voucher:${id}`) && sensible(s, `voucher:${id}`));
  return left.length > 0 ? pick(s.rng, 'shop', left) : null;
}

/** What skipping a round would give: so many different gifts. (R170) */
export function drawGifts(s: State): readonly GiftId[] {
  const known = giftIds.filter(
    id => sensible(s, `gift:${id}`) && !s.conditions.some(one => one.source === `gift:${id}`),
  );
  return shuffle(s.rng, 'gift', [...known]).slice(0, tunedByRelics(s, 'giftsShown'));
}

/** Those whose time is over are in force no more. */
export function endGifts(t: Turn, until: 'round' | 'shop'): void {
  const { s } = t;
  const stays = (source: string): boolean =>
    !source.startsWith('gift:') || gifts[source.slice('gift:'.length) as GiftId].until !== until;
  rule(
    t,
    s.conditions.filter(({ source }) => stays(source)),
  );
}

/** R171: on to the next round, with a gift instead of what the round would have paid. */
export function skip(t: Turn, { gift: at }: Of<'skip'>): void {
  const { s } = t;
  const id = s.gifts[at] as GiftId;
  const gift = gifts[id];
  s.round += 1;
  s.record.skipped += 1;
  if (gift.until) rule(t, [freshCondition(`gift:${id}`), ...s.conditions]);
  else t.give(`gift:${id}`);
  if (t.wantsBosses) redraw(t);
  arrive(t);
  // The gift may change what the next round asks for, but the skip is told first.
  t.events.unshift({ type: 'skipped', gift: id, round: s.round, target: s.target });
  t.tellGains();
  announce(t);
  if (gift.pack) openPack(t, gift.pack, 'progress');
}

/** The set's bosses are exchanged for others. */
function redraw(t: Turn): void {
  const { s } = t;
  s.bosses = drawBosses(s, s.bosses.length, [...s.bosses, ...s.minor]);
  t.events.push({ type: 'bossesRedrawn', bosses: s.bosses });
}

/** R174: an opened pack shows its wares. */
function openPack(t: Turn, id: PackId, back: OpenPack['back']): void {
  const { s } = t;
  const { holds } = packs[id];
  const wares: Ware[] = [];
  const taken = [...s.relics.map(owned => owned.id), ...(s.shop?.items ?? []).flatMap(relicIn)];
  for (let i = 0; i < tunedByRelics(s, 'packSize'); i++) {
    const relic = holds.kind === 'relic' ? offeredRelic(s, taken) : null;
    if (relic) taken.push(relic);
    if (holds.kind === 'piece') wares.push({ kind: 'piece', card: offeredCard(s, holds.slot) });
    else wares.push(relic ? { kind: 'relic', id: relic } : offeredAmulet(s).ware);
  }
  s.phase = 'pack';
  s.pack = { id, wares, back };
  t.events.push({ type: 'packOpened', pack: id, wares, back });
}

export function cannotTake(s: State, { item, sell }: Of<'take'>): BuyRefusal | null {
  const ware = s.pack?.wares[item];
  return ware ? cannotReceive(s, ware, sell) : 'noItem';
}

export function take(t: Turn, { item, sell }: Of<'take'>): void {
  const { s } = t;
  if (sell !== null) sellRelic(t, sell);
  const ware = (s.pack as OpenPack).wares[item] as Ware;
  const relic = ware.kind === 'relic' ? freshRelic(ware.id, shelfPrice(s, ware.id)) : null;
  t.events.push({ type: 'packTaken', item, ware, my: relic?.my ?? null, paid: relic?.paid ?? 0 });
  closePack(s);
  receive(t, ware, relic, 0);
}

/** A relic out of a pack sells for a quarter of its price: the pack was cheaper. */
function shelfPrice(s: State, id: RelicId): number {
  return Math.floor(ruleSets[s.rules].relicPrice[relics[id].rarity] / 2);
}

export function pass(t: Turn): void {
  closePack(t.s);
  t.events.push({ type: 'packPassed' });
}

function closePack(s: State): void {
  s.phase = (s.pack as OpenPack).back;
  s.pack = null;
}

/** R175: a locked item stays, through rerolls and for the next shop; pressing it again lets it go. */
export function lock(t: Turn, { item }: Of<'lock'>): void {
  const { s } = t;
  const shop = s.shop as NonNullable<State['shop']>;
  const locked = shop.locked === item ? null : item;
  s.shop = { ...shop, locked };
  t.events.push({ type: 'locked', item: locked });
}

/** Vouchers and packs, when they are bought. */
export function receiveMore(t: Turn, ware: Ware): void {
  const { s } = t;
  if (ware.kind === 'pack') return openPack(t, ware.id, 'shop');
  if (ware.kind !== 'voucher') return;
  s.voucher = null;
  rule(t, [freshCondition(`voucher:${ware.id}`), ...s.conditions]);
}

/** A shop of the long game: what any shop has, packs, the set's voucher, and what was kept. */
export function offersWithMore(s: State): Item[] {
  const next = s.nextCard;
  const items = withKept(offers(s, relicIn(s.kept)), s.kept);
  s.nextCard = pastCards(next, items);
  const known = shuffle(
    s.rng,
    'shop',
    ruleSets[s.rules].packs.filter(id => drawable(s, `pack:${id}`)),
  );
  for (const id of known.slice(0, tunedByRelics(s, 'packOffers')))
    items.push({ ware: { kind: 'pack', id }, list: packs[id].price, sale: false, sold: false });
  if (s.voucher) {
    const { price } = vouchers[s.voucher];
    items.push({ ware: { kind: 'voucher', id: s.voucher }, list: price, sale: false, sold: false });
  }
  return items;
}

const isPiece = (item: Item): boolean => item.ware.kind === 'piece';
const isMore = (item: Item): boolean => item.ware.kind === 'pack' || item.ware.kind === 'voucher';

/** The relic of an item, which is not offered a second time. */
const relicIn = (item: Item | null): RelicId[] => (item?.ware.kind === 'relic' ? [item.ware.id] : []);

/** The next card's id: a card that gave way to a kept one was never seen. */
function pastCards(next: number, items: readonly Item[]): number {
  return items.reduce((past, { ware }) => (ware.kind === 'piece' ? Math.max(past, ware.card.id + 1) : past), next);
}

/** There is always a sale: what takes an item's place takes its sale as well. */
const inPlaceOf = (gone: Item, item: Item): Item => (gone.sale ? { ...item, sale: true } : item);

/** A kept item takes the place of the first piece, or of the first relic. */
function withKept(items: Item[], kept: Item | null): Item[] {
  if (!kept) return items;
  const at = items.findIndex(one => isPiece(one) === isPiece(kept));
  return items.map((one, i) => (i === at ? inPlaceOf(one, kept) : one));
}

/** A reroll leaves packs, the voucher and the locked item. */
export function rerolledWithMore(s: State): Item[] {
  const shop = s.shop as NonNullable<State['shop']>;
  const locked = shop.locked === null ? null : (shop.items[shop.locked] ?? null);
  const next = s.nextCard;
  const fresh = offers(s, relicsIn(shop.items));
  const items = fresh.map((one, i) => (locked && i === shop.locked ? inPlaceOf(one, locked) : one));
  s.nextCard = pastCards(next, items);
  return [...items, ...shop.items.filter(isMore)];
}

/** Packs and vouchers wait by themselves; what is sold cannot be kept. */
export function cannotLock(s: State, { item }: Of<'lock'>): 'noItem' | 'soldOut' | 'staysAnyway' | null {
  const offered = s.shop?.items[item];
  if (!offered) return 'noItem';
  if (offered.sold) return 'soldOut';
  return isMore(offered) ? 'staysAnyway' : null;
}

/** Where there are no shops, relics are chosen after each round. */
export function draft(t: Turn): void {
  const { s } = t;
  s.payout = null;
  s.round += 1;
  arrive(t);
  t.events.push({ type: 'shopLeft', round: s.round, target: s.target, kept: null });
  announce(t);
  openPack(t, roll(s.rng, 'shop', 3) === 0 ? 'amulets' : 'relics', 'progress');
}
