import { chance, pick, roll } from '@minoya/kernel';
import { mino as minoById, minosOfSize } from '../grid/mino.ts';
import { type AmuletId, amulets } from './amulets.ts';
import { long } from './long-game.ts';
import type { SealId } from './blocks.ts';
import { relicPool } from './relic-pool.ts';
import { comingBosses } from './rounds.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { type PieceSlot, ruleSets } from './rules.ts';
import type { Card, Item, OwnedRelic, State, Ware } from './state.ts';
import { freshRelic, withMirrors } from './shelf.ts';
import { shelve, tellMemories } from './memories.ts';
import type { Turn } from './turn.ts';
import { isBossRound, tunedByRelics } from './tuned.ts';

const RARITIES: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic'];

/** Seals a shop or an amulet may give; stones only where they can burn. (R85) */
export function sealsOnOffer(s: State): readonly SealId[] {
  const { seals } = ruleSets[s.rules];
  const stones = tunedByRelics(s, 'stonesClear') + tunedByRelics(s, 'stoneOffers') > 0;
  return stones ? [...seals, 'stone'] : seals;
}

/** A card with its chances rolled, each on its own. (R78, R79) */
export function offeredCard(s: State, slot: PieceSlot): Card {
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

/** The rarity is drawn first, among those with a relic left, then the relic; a family counts as one. (R81) */
export function offeredRelic(s: State, taken: readonly RelicId[]): RelicId | null {
  const { rarityWeight, families } = ruleSets[s.rules];
  const familyOf = (id: RelicId): string => (families && relics[id].family) || id;
  const shown = new Set(taken.slice(s.relics.length).map(familyOf));
  const left = relicPool(s).filter(id => !taken.includes(id) && !shown.has(familyOf(id)));
  const classes = RARITIES.filter(rarity => left.some(id => relics[id].rarity === rarity));
  if (classes.length === 0) return null;
  let at = roll(
    s.rng,
    'shop',
    classes.reduce((sum, rarity) => sum + rarityWeight[rarity], 0),
  );
  const rarity = classes.find(one => (at -= rarityWeight[one]) < 0);
  const ofClass = left.filter(id => relics[id].rarity === rarity);
  const family = pick(s.rng, 'shop', [...new Set(ofClass.map(familyOf))]);
  const members = ofClass.filter(id => familyOf(id) === family);
  return members.length === 1 ? (members[0] as RelicId) : pick(s.rng, 'shop', members);
}

export function offeredAmulet(s: State): { ware: Ware; list: number } {
  const known = ruleSets[s.rules].amulets;
  const { open } = s.way;
  const id = pick(s.rng, 'shop', open === null ? known : known.filter(one => long.isOpen(open, `amulet:${one}`)));
  const [low, high] = amulets[id].price;
  return { ware: { kind: 'amulet', id }, list: low + roll(s.rng, 'shop', high - low + 1) };
}

/** R77–R84: pieces, relics and amulets, and one of them on sale. */
export function offers(s: State, reserved: readonly RelicId[] = []): Item[] {
  const rules = ruleSets[s.rules];
  const wares: { ware: Ware; list: number }[] = [];
  const pieces = Math.max(0, rules.pieceSlots.length + tunedByRelics(s, 'pieceOffers'));
  for (let i = 0; i < pieces; i++) {
    const card = offeredCard(s, rules.pieceSlots[i % rules.pieceSlots.length] as PieceSlot);
    wares.push({ ware: { kind: 'piece', card }, list: cardPrice(s, card) });
  }
  const taken: RelicId[] = [...s.relics.map(owned => owned.id), ...reserved];
  const relicOffers = tunedByRelics(s, 'relicOffers');
  const amuletLast = chance(s.rng, 'shop', rules.amuletChance, 100);
  for (let i = 0; i < relicOffers; i++) {
    const swapped = amuletLast && i === relicOffers - 1;
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
  if (tunedByRelics(s, 'shops') === 0) return long.draft(t);
  s.phase = 'shop';
  const items = ruleSets[s.rules].locks ? long.offersWithMore(s) : offers(s);
  const { kept } = s;
  const locked = kept ? items.findIndex(one => one.ware === kept.ware) : -1;
  s.kept = null;
  const coming = ruleSets[s.rules].ways && isBossRound(s.round) ? comingBosses(s) : [];
  s.shop = { items, rerolls: 0, locked: locked < 0 ? null : locked, coming };
  t.events.push({ type: 'shopOpened', items, locked: s.shop.locked, coming });
}

/** Relics that lie there already: a reroll brings others. (R84) */
export function relicsIn(items: readonly Item[]): RelicId[] {
  return items.flatMap(({ ware, sold }) => (ware.kind === 'relic' && !sold ? [ware.id] : []));
}

export function reroll(t: Turn): void {
  const { s } = t;
  const shop = s.shop as NonNullable<State['shop']>;
  const cost = rerollCost(s);
  s.gold -= cost;
  const items = ruleSets[s.rules].locks ? long.rerolledWithMore(s) : offers(s, relicsIn(shop.items));
  s.shop = { ...shop, items, rerolls: shop.rerolls + 1 };
  t.events.push({ type: 'rerolled', cost, items });
  t.cost = cost;
  t.fire('rerolled');
}

export function buy(t: Turn, item: number, sell: number | null): void {
  const { s } = t;
  if (sell !== null) sellRelic(t, sell);
  const shop = s.shop as NonNullable<State['shop']>;
  const bought = shop.items[item] as Item;
  const paid = price(s, bought);
  const { ware } = bought;
  s.gold -= paid;
  const locked = shop.locked === item ? null : shop.locked;
  s.shop = { ...shop, items: shop.items.map((one, i) => (i === item ? { ...one, sold: true } : one)), locked };
  const relic = ware.kind === 'relic' ? freshRelic(ware.id, paid) : null;
  t.events.push({ type: 'bought', item, ware, price: paid, my: relic?.my ?? null });
  receive(t, ware, relic, paid);
  t.cost = paid;
  t.fire('bought');
}

/** A ware becomes the player's; a relic comes as it is put on the shelf. */
export function receive(t: Turn, ware: Ware, relic: OwnedRelic | null, paid: number): void {
  const { s } = t;
  if (ware.kind === 'piece') s.deck = [...s.deck, ware.card];
  else if (ware.kind === 'amulet') s.amulets = [...s.amulets, { id: ware.id, paid }];
  else if (relic) shelve(t, [...s.relics, relic]);
  else long.receiveMore(t, ware);
}

export function sellRelic(t: Turn, relic: number): void {
  const { s } = t;
  const owned = s.relics[relic] as State['relics'][number];
  const gain = resale(owned);
  s.gold += gain;
  t.events.push({ type: 'sold', what: 'relic', at: relic, id: owned.id, gain });
  shelve(
    t,
    s.relics.filter((_, i) => i !== relic),
  );
  t.cost = 0;
  t.soldRelic = owned.id;
  t.fire('sold');
  tellMemories(t);
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
  const why = cannotReceive(s, offered.ware, sell);
  if (why) return why;
  const after = sell === null ? s : sold(s, sell);
  return after.gold < price(after, offered) ? 'notEnoughGold' : null;
}

/** Whether there is room for a ware. */
export function cannotReceive(s: State, ware: Ware, sell: number | null): BuyRefusal | null {
  const isRelic = ware.kind === 'relic';
  const full = s.relics.length >= tunedByRelics(s, 'relicSlots');
  if (sell !== null && (!isRelic || !full || !s.relics[sell])) return 'noNeedToSell';
  if (sell === null && isRelic && full) return 'relicsFull';
  if (ware.kind === 'amulet' && s.amulets.length >= tunedByRelics(s, 'amuletSlots')) return 'amuletsFull';
  if (ware.kind === 'piece' && s.deck.length >= tunedByRelics(s, 'deckMost')) return 'deckFull';
  const after = sell === null ? s : sold(s, sell);
  if (isRelic && after.relics.some(owned => owned.id === ware.id)) return 'relicOwned';
  return isRelic && after.relics.length >= tunedByRelics(after, 'relicSlots') ? 'relicsFull' : null;
}

function sold(s: State, relic: number): State {
  const owned = s.relics[relic] as State['relics'][number];
  return { ...s, gold: s.gold + resale(owned), relics: withMirrors(s.relics.filter((_, i) => i !== relic)) };
}

export type BuyRefusal =
  | 'noItem'
  | 'soldOut'
  | 'noNeedToSell'
  | 'relicsFull'
  | 'relicOwned'
  | 'amuletsFull'
  | 'deckFull'
  | 'notEnoughGold';
