import { brands, patterns } from './blocks.ts';
import { conditionOf, isOfBoss } from './conditions.ts';
import { relics } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import { CELLS } from './shapes.ts';
import { mirrored } from './shelf.ts';
import type { Card, State } from './state.ts';
import { bossesOf, tunedByRelics } from './tuned.ts';

const WHOLE = ['round', 'score', 'hands', 'gold', 'target', 'recycled', 'clears', 'lines'] as const;
const LEAST_DECK = 3;

/** What is wrong with a state; null when it keeps R160 to R166. */
export function brokenInvariant(s: State): string | null {
  return cells(s) ?? numbers(s) ?? cards(s) ?? shelf(s) ?? stores(s) ?? phases(s) ?? conditions(s);
}

/** R160. */
function cells(s: State): string | null {
  if (s.board.length !== CELLS || s.brands.length !== CELLS) return 'the board does not have 36 cells';
  for (const block of s.board) {
    if (!block) continue;
    if ((block.pattern === 'obstacle') !== (block.piece === 0)) return 'an obstacle is not piece 0';
    if (block.charge > 0 && !(block.pattern && patterns[block.pattern].charges)) return 'a plain block is charged';
  }
  const wrong = s.brands.find(buff => buff && (buff.level < 1 || buff.level > brands[buff.id].most));
  return wrong ? `${wrong.id} has level ${wrong.level}` : null;
}

/** R161. */
function numbers(s: State): string | null {
  for (const key of WHOLE) if (!Number.isSafeInteger(s[key]) || s[key] < 0) return `${key} is ${s[key]}`;
  if (s.phase === 'cleared' && s.score < s.target) return 'a round is won without its target';
  return s.phase === 'playing' && s.score >= s.target ? 'a round goes on with its target reached' : null;
}

/** R162. */
function cards(s: State): string | null {
  const ids = new Set(s.deck.map(card => card.id));
  if (ids.size !== s.deck.length) return 'two cards have one id';
  if (!s.pile.every(id => ids.has(id)) || new Set(s.pile).size !== s.pile.length) return 'the pile is not of the deck';
  const recast = s.conditions.some(({ source }) => conditionOf(source).deals);
  const owned = (card: Card): boolean => recast || s.deck.some(one => one === card) || !ids.has(card.id);
  const strange = [...s.hand, ...s.stock].find(card => card && !owned(card));
  if (strange) return `card ${strange.id} in hand is not the card of the deck`;
  const dealt = [...s.hand, ...s.stock].find(card => card && !ids.has(card.id));
  return dealt && (dealt.mino !== 'mono-1' || dealt.pattern !== 'nohand') ? 'a foreign card is in hand' : null;
}

/** R163. */
function shelf(s: State): string | null {
  const { relics: known } = ruleSets[s.rules];
  const ids = s.relics.map(owned => owned.id);
  const most = Math.max(ruleSets[s.rules].base.relicSlots, tunedByRelics(s, 'relicSlots'));
  if (new Set(ids).size !== ids.length || ids.length > most) return `the relics are ${ids.join(' ')}`;
  if (!ids.every(id => known.includes(id))) return 'a relic is not of this rule set';
  for (const [i, owned] of s.relics.entries()) {
    const from = mirrored(s.relics, i);
    if (owned.as !== (from === null ? null : ids[from])) return 'a mirror looks elsewhere';
    if (owned.as !== null && relics[owned.as].uncopied) return `a mirror copies ${owned.as}`;
    for (const value of Object.values(owned.my))
      if (typeof value !== 'string' && !Number.isSafeInteger(value)) return `${owned.id} remembers ${value}`;
  }
  return null;
}

/** R164. */
function stores(s: State): string | null {
  const most = Math.max(ruleSets[s.rules].base.amuletSlots, tunedByRelics(s, 'amuletSlots'));
  if (s.amulets.length > most) return 'too many amulets';
  return s.deck.length < LEAST_DECK ? `the deck has ${s.deck.length} cards` : null;
}

/** R165. */
function phases(s: State): string | null {
  const inShop = s.phase === 'shop' || (s.phase === 'pack' && s.pack?.back === 'shop');
  if (inShop !== (s.shop !== null)) return 'the shop is open at the wrong time';
  if ((s.phase === 'pack') !== (s.pack !== null)) return 'a pack is open at the wrong time';
  if (s.gifts.length > 0 && s.phase !== 'progress' && s.pack?.back !== 'progress') return 'gifts are shown too late';
  const sales = s.shop?.items.filter(item => item.sale).length ?? 1;
  // What was locked on sale stays so.
  if (sales < 1 || sales > (ruleSets[s.rules].locks ? 2 : 1)) return `${sales} items are on sale`;
  const away = s.hand.length + s.stock.length + s.pile.length === 0;
  return s.phase !== 'playing' && !away ? `cards are out in ${s.phase}` : null;
}

/** R166. */
function conditions(s: State): string | null {
  for (const { source, my } of s.conditions) {
    if (!conditionOf(source)) return `nothing is known of ${source}`;
    for (const value of Object.values(my))
      if (typeof value !== 'string' && !Number.isSafeInteger(value)) return `${source} remembers ${value}`;
  }
  const now = s.conditions.filter(isOfBoss).map(({ source }) => source);
  const due = bossesOf(s, s.round).map(id => `boss:${id}`);
  return now.join() === due.join() ? null : `in force are ${now.join()}, not ${due.join()}`;
}
