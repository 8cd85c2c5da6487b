import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { type AmuletId, amulets } from './amulets.ts';
import { rokumasu } from './game.ts';
import { type RelicId, relicIds, relics } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import { cannotBuy, cardPrice, offers, price, resale } from './shop.ts';
import type { Item, State, Ware } from './state.ts';
import { cardOf, eventsOf, type Position, play, position } from './testing.ts';
import { spotsOf } from './shapes.ts';

const relicItem = (id: RelicId, list = 6, sale = false): Item => ({
  ware: { kind: 'relic', id },
  list,
  sale,
  sold: false,
});
const pieceItem = (text: string, list: number): Item => ({
  ware: { kind: 'piece', card: cardOf(text, 70) },
  list,
  sale: false,
  sold: false,
});
const amuletItem = (id: AmuletId): Item => ({ ware: { kind: 'amulet', id }, list: 5, sale: false, sold: false });

function shop(items: readonly Item[], more: Position = {}): State {
  const s = position({ phase: 'shop', gold: 50, ...more });
  return { ...s, hand: [], stock: [], pile: [], shop: { items, rerolls: 0, locked: null, coming: [] } };
}

/** Many shops of one rule set. */
function* shops(line: string, count: number): Iterable<readonly Item[]> {
  const s = rokumasu.start(setups.read(line)!, 'many shops');
  for (let i = 0; i < count; i++) yield offers(s);
}

const cardsIn = (items: readonly Item[]) => items.flatMap(({ ware }) => (ware.kind === 'piece' ? [ware.card] : []));
const share = (n: number, of: number): number => Math.round((100 * n) / of);

test('[R77, R78] standard: two pieces of their sizes with 40, 25 and 15 percent', () => {
  const counts = { pattern: 0, seal: 0, blessing: 0, all: 0 };
  for (const items of shops('standard', 3000)) {
    expect(items).toHaveLength(5);
    const [small, large] = cardsIn(items).map(card => spotsOf(card.mino).size) as [number, number];
    expect(small <= 4 && large >= 4).toBe(true);
    for (const card of cardsIn(items)) {
      counts.all += 1;
      if (card.pattern) counts.pattern += 1;
      if (card.seal) counts.seal += 1;
      if (card.blessing) counts.blessing += 1;
      expect(card.seal?.at ?? 0).toBeLessThan(spotsOf(card.mino).size);
    }
  }
  expect(Math.abs(share(counts.pattern, counts.all) - 40)).toBeLessThanOrEqual(2);
  expect(Math.abs(share(counts.seal, counts.all) - 25)).toBeLessThanOrEqual(2);
  expect(Math.abs(share(counts.blessing, counts.all) - 15)).toBeLessThanOrEqual(2);
});

test('[R77, R79, R1] classic: three pieces, small ones plain, chances by size, no blessings', () => {
  const marked = [0, 0, 0];
  for (const items of shops('classic', 1500)) {
    const cards = cardsIn(items);
    expect(cards).toHaveLength(3);
    expect(cards[0]).toMatchObject({ pattern: null, seal: null });
    for (const [i, card] of cards.entries()) {
      expect(card.blessing).toBeNull();
      if (card.pattern) marked[i] = (marked[i] ?? 0) + 1;
    }
  }
  expect(marked[0]).toBe(0);
  expect(Math.abs(share(marked[1] ?? 0, 1500) - 30)).toBeLessThanOrEqual(4);
  expect(Math.abs(share(marked[2] ?? 0, 1500) - 50)).toBeLessThanOrEqual(4);
});

test('[R80] a piece costs its cells and what is on it', () => {
  const s = position({});
  expect(cardPrice(s, cardOf('tet-o', 1))).toBe(4);
  expect(cardPrice(s, cardOf('tet-o nohand', 1))).toBe(9);
  expect(cardPrice(s, cardOf('tet-o enhanced multi@0 power-blessing@1', 1))).toBe(4 + 2 + 3 + 3);
  expect(cardPrice(position({ rules: 'classic' }), cardOf('tet-o lucky', 1))).toBe(9);
});

test('[R81, R82] rarity first: 70, 25, 5 and 0.3; three different relics, none owned; 30 percent amulets', () => {
  const s = rokumasu.start(setups.read('standard relics=crown,kani,copy')!, 'rarities');
  const rarities: Record<string, number> = {};
  let drawn = 0;
  let withAmulet = 0;
  const kinds = new Set<string>();
  for (let i = 0; i < 6000; i++) {
    const items = offers(s).slice(2);
    const ids = items.flatMap(({ ware }) => (ware.kind === 'relic' ? [ware.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.some(id => id === 'crown' || id === 'kani' || id === 'copy')).toBe(false);
    const last = items.at(-1)?.ware as Ware;
    if (last.kind === 'amulet') {
      withAmulet += 1;
      kinds.add(last.id);
      const [low, high] = amulets[last.id].price;
      expect(items.at(-1)?.list).toBeGreaterThanOrEqual(low);
      expect(items.at(-1)?.list).toBeLessThanOrEqual(high);
    }
    for (const id of ids) {
      drawn += 1;
      rarities[relics[id].rarity] = (rarities[relics[id].rarity] ?? 0) + 1;
    }
  }
  expect(Math.abs(share(withAmulet, 6000) - 30)).toBeLessThanOrEqual(2);
  expect(kinds.size).toBe(4);
  expect(Math.abs(share(rarities['common'] ?? 0, drawn) - 70)).toBeLessThanOrEqual(2);
  expect(Math.abs(share(rarities['uncommon'] ?? 0, drawn) - 25)).toBeLessThanOrEqual(2);
  expect(Math.abs(share(rarities['rare'] ?? 0, drawn) - 5)).toBeLessThanOrEqual(1);
  expect(rarities['epic']).toBeGreaterThan(0);
});

test('[R82] where no relic is left, amulets fill the shelf', () => {
  const s = rokumasu.start(setups.read('standard')!, 'none left');
  const all = { ...s, relics: relicIds.map(id => ({ id, paid: 6, my: {}, as: null })) };
  expect(
    offers(all)
      .slice(2)
      .map(item => item.ware.kind),
  ).toEqual(['amulet', 'amulet', 'amulet']);
});

test('[R83] the ladder of discounts: sale, jester, both', () => {
  const ladder = (list: number): number[] => {
    const plain = position({});
    const jester = position({ relics: ['jester'] });
    const on = relicItem('crown', list, true);
    const off = relicItem('crown', list);
    return [price(plain, on), price(jester, off), price(jester, on)];
  };
  expect(ladder(6)).toEqual([4, 4, 2]);
  expect(ladder(8)).toEqual([6, 5, 4]);
  expect(ladder(10)).toEqual([7, 7, 4]);
  expect(ladder(12)).toEqual([9, 8, 6]);
  expect(ladder(5)).toEqual([3, 3, 2]);
  expect(ladder(7)).toEqual([5, 4, 3]);
  for (const items of shops('standard', 200)) expect(items.filter(item => item.sale)).toHaveLength(1);
});

test('[R84] a reroll costs 5, 7, 9, in classic 3, 4, 5, and renews everything', () => {
  const first = play(shop([relicItem('crown')], { gold: 29, relics: ['jester'] }), 'w', 'w', 'w');
  expect(eventsOf(first, 'rerolled').map(e => e.cost)).toEqual([5, 7, 9]);
  expect(first.state.gold).toBe(8);
  const classic = play(shop([relicItem('crown')], { gold: 29, rules: 'classic' }), 'w', 'w', 'w');
  expect(eventsOf(classic, 'rerolled').map(e => e.cost)).toEqual([3, 4, 5]);
  expect(first.state.shop?.items).toHaveLength(5);
  const again = play({ ...first.state, phase: 'cleared', shop: null }, 'n');
  expect(again.state.shop?.rerolls).toBe(0);
});

test('[R85] stones are sold only while the furnace burns', () => {
  const seen = (line: string): Set<string> => {
    const found = new Set<string>();
    for (const items of shops(line, 1500)) for (const card of cardsIn(items)) if (card.seal) found.add(card.seal.id);
    return found;
  };
  expect([...seen('standard')].sort()).toEqual(['gold', 'multi']);
  expect([...seen('standard relics=furnace')].sort()).toEqual(['gold', 'multi', 'stone']);
});

test('[R5, R86] a bought piece is a card of its own, with everything that is on it', () => {
  const bought = play(shop([pieceItem('dom-h enhanced chain-blessing@1', 7)]), 'b0');
  const twins = bought.state.deck.filter(card => card.mino === 'dom-h');
  expect(twins.map(card => card.pattern)).toEqual([null, 'enhanced']);
  expect(twins[1]?.blessing).toEqual({ id: 'chain', at: 1 });
  expect(bought.state.gold).toBe(43);
  expect(bought.state.shop?.items[0]?.sold).toBe(true);
  expect(cannotBuy(bought.state, 0, null)).toBe('soldOut');
  expect(cannotBuy(shop([relicItem('crown', 8)], { gold: 7 }), 0, null)).toBe('notEnoughGold');
});

test('[R63, R86] a new relic goes to the right end, with fresh memory', () => {
  const bought = play(shop([relicItem('patience', 10)], { relics: ['crown'] }), 'b0');
  expect(bought.state.relics.map(owned => owned.id)).toEqual(['crown', 'patience']);
  expect(bought.state.relics[1]).toMatchObject({ paid: 10, my: { dry: 0 } });
});

test('[R87] sold for half of what was paid, not of the list price', () => {
  const bought = play(shop([relicItem('crown', 8, true)]), 'b0').state;
  const before = bought.gold;
  expect(play(bought, 's0').state).toMatchObject({ gold: before + 3, relics: [] });
  expect(resale({ paid: 5 })).toBe(2);
  const amulet = play(shop([amuletItem('vanish')]), 'b0', 't0');
  expect(amulet.state).toMatchObject({ gold: 47, amulets: [] });
  expect(amulet.state.record.gold).toBe(0);
});

const FIVE: Position['relics'] = ['crown', 'stamp', 'compass', 'anchor', 'kani'];

test('[R88] with full slots a relic is sold for the new one, and its income counts', () => {
  const full = shop([relicItem('patience', 10), pieceItem('mono-1', 1)], { relics: FIVE ?? [], gold: 6 });
  expect(cannotBuy(full, 0, null)).toBe('relicsFull');
  const swapped = play(full, 'b0 1');
  expect(swapped.state.relics.map(owned => owned.id)).toEqual(['crown', 'compass', 'anchor', 'kani', 'patience']);
  expect(swapped.state.gold).toBe(0);
  expect(cannotBuy({ ...full, gold: 5 }, 0, 1)).toBe('notEnoughGold');
  expect(cannotBuy(full, 1, 0)).toBe('noNeedToSell');
  expect(cannotBuy(shop([relicItem('patience')], { relics: ['crown'] }), 0, 0)).toBe('noNeedToSell');
});

test('[R145, R88] jester: one slot fewer, 30 percent off, and it may be the fifth', () => {
  const four: Position['relics'] = ['crown', 'stamp', 'compass', 'anchor'];
  const fifth = play(shop([relicItem('jester', 10)], { relics: four }), 'b0').state;
  expect(fifth.relics).toHaveLength(5);
  const crowded = { ...fifth, shop: { items: [relicItem('patience', 10)], rerolls: 0, locked: null, coming: [] } };
  expect(cannotBuy(crowded, 0, 0)).toBe('relicsFull');
  const without = play(crowded, 'b0 4');
  expect(without.state.relics.map(owned => owned.id)).not.toContain('jester');
  expect(eventsOf(without, 'bought')[0]?.price).toBe(10);
  const owner = shop([relicItem('patience', 10)], { relics: ['crown', 'stamp', 'compass', 'jester'] });
  expect(cannotBuy(owner, 0, null)).toBe('relicsFull');
  expect(price(owner, relicItem('patience', 10))).toBe(7);
});

test('[R90] two amulets at most', () => {
  const s = shop([amuletItem('vanish')], { amulets: ['sculpt', 'sculpt'] });
  expect(cannotBuy(s, 0, null)).toBe('amuletsFull');
});

test('[R89, R96] leaving without buying is allowed; purchases and sales can be taken back, rerolls not', () => {
  const s = shop([relicItem('crown'), pieceItem('tet-o', 4)]);
  expect(play(s, 'l').state).toMatchObject({ phase: 'progress', round: 2, shop: null });
  for (const line of ['b0', 'b1', 'l']) expect(rokumasu.revealsHidden(play(s, line).events)).toBe(false);
  expect(rokumasu.revealsHidden(play(s, 'b0', 's0').events)).toBe(false);
  expect(rokumasu.revealsHidden(play(s, 'w').events)).toBe(true);
  expect(rokumasu.revealsHidden(play({ ...s, phase: 'cleared', shop: null }, 'n').events)).toBe(true);
  expect(ruleSets.standard.salePrice).toBe(75);
});
