import { chance, pick, roll } from '@minoya/kernel';
import { mino as minoById, minosOfSize } from '../grid/mino.ts';
import { type AmuletId, amuletIds, amulets } from './amulets.ts';
import type { SealId } from './blocks.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { type PieceSlot, ruleSets } from './rules.ts';
import type { Card, Item, State, Ware } from './state.ts';
import { freshRelic, withMirrors } from './shelf.ts';
import type { Turn } from './turn.ts';
import { tunedByRelics } from './tuned.ts';

const RARITIES: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic'];

/** Seals a shop or an amulet may give; stones only where they can burn. (R85) */
export function sealsOnOffer(s: State): readonly SealId[] {
  const { seals } = ruleSets[s.rules];
  return tunedByRelics(s, 'stonesClear') > 0 ? [...seals, 'stone'] : seals;
}

/** A card with its chances rolled, each on its own. (R78, R79) */
function offeredCard(s: State, slot: PieceSlot): Card {
  const { patterns, blessings } = ruleSets[s.rules];
  const { rng } = s;
  const size = pick(rng, 'shop', slot.sizes);
  const mino = pick(rng, 'shop', minosOfSize(size));
  const pattern = chance(rng, 'shop', slot.pattern, 100) ? pick(rng, 'shop', patterns) : null;
  const seal = chance(rng, 'shop', slot.seal, 100)
    ? { id: pick(rng, 'shop', sealsOnOffer(s)), at: roll(rng, 'shop', size) }
    : null;
  const blessed = chance(rng, 'shop', slot.blessing, 100) && blessings.length > 0;
  const blessing = blessed ? { id: pick(rng, 'shop', blessings), at: roll(rng, 'shop', size) } : null;
  return { id: s.nextCard++, mino: mino.id, pattern, seal, blessing };
}

/** R80: a card costs its cells, and more for what is on it. */
export function cardPrice(s: State, card: Card): number {
  const { patternPrice, sealPrice, blessingPrice } = ruleSets[s.rules];
  const cells = minoById(card.mino)?.size ?? 0;
  return (
    cells +
    (card.pattern ? patternPrice[card.pattern] : 0) +
    (card.seal ? sealPrice[card.seal.id] : 0) +
    (card.blessing ? blessingPrice : 0)
  );
}

/** The rarity is drawn first, among those with a relic left, then the relic. (R81) */
function offeredRelic(s: State, taken: readonly RelicId[]): RelicId | null {
  const rules = ruleSets[s.rules];
  const left = rules.relics.filter(id => !taken.includes(id));
  const classes = RARITIES.filter(rarity => left.some(id => relics[id].rarity === rarity));
  if (classes.length === 0) return null;
  let at = roll(
    s.rng,
    'shop',
    classes.reduce((sum, rarity) => sum + rules.rarityWeight[rarity], 0),
  );
  const rarity = classes.find(one => (at -= rules.rarityWeight[one]) < 0);
  return pick(
    s.rng,
    'shop',
    left.filter(id => relics[id].rarity === rarity),
  );
}

function offeredAmulet(s: State): { ware: Ware; list: number } {
  const id = pick(s.rng, 'shop', amuletIds);
  const [low, high] = amulets[id].price;
  return { ware: { kind: 'amulet', id }, list: low + roll(s.rng, 'shop', high - low + 1) };
}

/** R77–R84: pieces, relics and amulets, and one of them on sale. */
export function offers(s: State): Item[] {
  const rules = ruleSets[s.rules];
  const wares: { ware: Ware; list: number }[] = [];
  for (const slot of rules.pieceSlots) {
    const card = offeredCard(s, slot);
    wares.push({ ware: { kind: 'piece', card }, list: cardPrice(s, card) });
  }
  const taken: RelicId[] = s.relics.map(owned => owned.id);
  const amuletLast = chance(s.rng, 'shop', rules.amuletChance, 100);
  for (let i = 0; i < rules.relicOffers; i++) {
    const swapped = amuletLast && i === rules.relicOffers - 1;
    const id = swapped ? null : offeredRelic(s, taken);
    if (id) taken.push(id);
    wares.push(id ? { ware: { kind: 'relic', id }, list: rules.relicPrice[relics[id].rarity] } : offeredAmulet(s));
  }
  const sale = roll(s.rng, 'shop', wares.length);
  return wares.map((one, i) => ({ ...one, sale: i === sale, sold: false }));
}

/** What an item costs now: the sale first, then relics. (R83) */
export function price(s: State, item: Item): number {
  const list = item.sale ? Math.floor((item.list * ruleSets[s.rules].salePrice) / 100) : item.list;
  return tunedByRelics(s, 'price', list);
}

export function rerollCost(s: State): number {
  const { base, rerollStep } = ruleSets[s.rules];
  return tunedByRelics(s, 'reroll', base.reroll + rerollStep * (s.shop?.rerolls ?? 0));
}

/** R87: half of what was paid, rounded down. */
export function resale(owned: { readonly paid: number }): number {
  return Math.floor(owned.paid / 2);
}

export function openShop(t: Turn): void {
  const { s } = t;
  s.phase = 'shop';
  s.shop = { items: offers(s), rerolls: 0 };
  t.events.push({ type: 'shopOpened', items: s.shop.items });
}

export function reroll(t: Turn): void {
  const { s } = t;
  const cost = rerollCost(s);
  s.gold -= cost;
  s.shop = { items: offers(s), rerolls: (s.shop?.rerolls ?? 0) + 1 };
  t.events.push({ type: 'rerolled', cost, items: s.shop.items });
}

export function buy(t: Turn, item: number, sell: number | null): void {
  const { s } = t;
  if (sell !== null) sellRelic(t, sell);
  const shop = s.shop as NonNullable<State['shop']>;
  const bought = shop.items[item] as Item;
  const paid = price(s, bought);
  const { ware } = bought;
  s.gold -= paid;
  s.shop = { ...shop, items: shop.items.map((one, i) => (i === item ? { ...one, sold: true } : one)) };
  const relic = ware.kind === 'relic' ? freshRelic(ware.id, paid) : null;
  t.events.push({ type: 'bought', item, ware, price: paid, my: relic?.my ?? null });
  if (ware.kind === 'piece') s.deck = [...s.deck, ware.card];
  else if (ware.kind === 'amulet') s.amulets = [...s.amulets, { id: ware.id, paid }];
  if (relic) t.shelve([...s.relics, relic]);
}

export function sellRelic(t: Turn, relic: number): void {
  const { s } = t;
  const owned = s.relics[relic] as State['relics'][number];
  const gain = resale(owned);
  s.gold += gain;
  t.events.push({ type: 'sold', what: 'relic', at: relic, id: owned.id, gain });
  t.shelve(s.relics.filter((_, i) => i !== relic));
}

export function sellAmulet(t: Turn, amulet: number): void {
  const { s } = t;
  const stocked = s.amulets[amulet] as { id: AmuletId; paid: number };
  const gain = resale(stocked);
  s.gold += gain;
  s.amulets = s.amulets.filter((_, i) => i !== amulet);
  t.events.push({ type: 'sold', what: 'amulet', at: amulet, id: stocked.id, gain });
}

/** Whether there is room and gold for an item, after selling a relic when one is named. (R86, R88) */
export function cannotBuy(s: State, item: number, sell: number | null): BuyRefusal | null {
  const offered = s.shop?.items[item];
  if (!offered) return 'noItem';
  if (offered.sold) return 'soldOut';
  const isRelic = offered.ware.kind === 'relic';
  const full = s.relics.length >= tunedByRelics(s, 'relicSlots');
  if (sell !== null && (!isRelic || !full || !s.relics[sell])) return 'noNeedToSell';
  if (sell === null && isRelic && full) return 'relicsFull';
  if (offered.ware.kind === 'amulet' && s.amulets.length >= tunedByRelics(s, 'amuletSlots')) return 'amuletsFull';
  const after = sell === null ? s : sold(s, sell);
  if (isRelic && after.relics.length >= tunedByRelics(after, 'relicSlots')) return 'relicsFull';
  return after.gold < price(after, offered) ? 'notEnoughGold' : null;
}

function sold(s: State, relic: number): State {
  const owned = s.relics[relic] as State['relics'][number];
  return { ...s, gold: s.gold + resale(owned), relics: withMirrors(s.relics.filter((_, i) => i !== relic)) };
}

export type BuyRefusal = 'noItem' | 'soldOut' | 'noNeedToSell' | 'relicsFull' | 'amuletsFull' | 'notEnoughGold';
