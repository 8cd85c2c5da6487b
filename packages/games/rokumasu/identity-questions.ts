import type { Questions } from '@minoya/kernel/testing/side-by-side';
import { long } from './long-game.ts';
import './long/index.ts';
import { challengeIds } from './long/challenges.ts';
import { rokumasu } from './game.ts';
import { deckIds } from './long/decks.ts';
import { giftIds } from './long/gifts.ts';
import { twistIds } from './long/twists.ts';
import type { RelicId } from './relics/index.ts';
import { freshRelic } from './shelf.ts';
import { LAST_ROUND, ruleSets } from './rules.ts';
import type { Item, State } from './state.ts';

/** Rounds of the first endless sets, and of some that nobody has seen. */
const FAR_ROUNDS = [...Array.from({ length: 12 }, (_, i) => LAST_ROUND + i), 47, 60, 88, 120, 199];

/** More cards than any relic draws: hands have slots 0 to 9. */
const MOST_SLOTS = 10;

/** Relics as nobody can own them, for limits that nobody reaches. */
const MANY: readonly RelicId[] = [...Array(7).fill('extra_draw'), ...Array(4).fill('extra_hand')];

/** Full hands, endless rounds, every gift, items that were kept or locked: states that a short game hardly ever comes to. */
function further(s: State): readonly State[] {
  const { deck, pile } = s;
  if (s.phase === 'playing') {
    const hand = Array.from({ length: MOST_SLOTS }, (_, i) => deck[i % deck.length] ?? null);
    return [
      { ...s, hand },
      { ...s, hands: 0 },
      { ...s, pile: pile.slice(0, 1) },
    ];
  }
  if (s.phase !== 'progress') return [];
  return [
    { ...s, relics: MANY.map(id => freshRelic(id, 6)) },
    ...FAR_ROUNDS.map(round => ({ ...s, round })),
    ...(ruleSets[s.rules].ways ? giftIds.map(id => ({ ...s, gifts: [id] })) : []),
    ...cleared(s).flatMap(won => [won, ...shops(won)]),
  ];
}

/** The round won at once: on the way to a shop with nothing, with a kept piece, and with a kept relic. */
function cleared(s: State): readonly State[] {
  const won: State = { ...s, phase: 'cleared', gold: 900, payout: { base: 1, hands: 0, interest: 0, extra: [] } };
  const { locks, relics } = ruleSets[s.rules];
  const [card, id] = [s.deck[0], relics[0]];
  if (!locks || !card || !id) return [won];
  const plain = { list: 5, sale: false, sold: false };
  const piece: Item = { ...plain, ware: { kind: 'piece', card: { ...card, id: s.nextCard } } };
  const relic: Item = { ...plain, ware: { kind: 'relic', id } };
  return [won, { ...won, nextCard: s.nextCard + 1, kept: piece }, { ...won, kept: relic }];
}

/** The shop that follows, with nothing locked and with one thing after the other. */
function shops(won: State): readonly State[] {
  const step = rokumasu.apply(won, 0, { type: 'collect' });
  const shop = step.ok ? step.state.shop : null;
  if (!step.ok || !shop) return [];
  const locks = ruleSets[won.rules].locks ? [...shop.items.keys()] : [];
  return [null, ...locks].map(locked => ({ ...step.state, shop: { ...shop, locked } }));
}

const numbers = [...Array(10).keys()];

/** What the lock of these rules does not look at. */
export const questions: Omit<Questions, 'plays'> = {
  setups: [
    'standard',
    'classic',
    'journey',
    'standard round=24 gold=9999',
    'standard amulets=sculpt',
    'classic round=4 gold=20 relics=copy,patience amulets=sculpt,sculpt',
    'standard relics=copy,patience,volcano,timing,symmetry,shadow',
    'classic relics=compass_rose',
    ...deckIds.map(id => `journey deck=${id}`),
    ...long.levels.map((_, i) => `journey deck=pebbles level=${i + 1}`),
    ...challengeIds.map(id => `journey challenge=${id}`),
    ...twistIds.map(id => `journey twists=${id}`),
    ...twistIds.map(
      (id, i) => `journey twists=${[0, 3, 7, 11].map(k => twistIds[(i + k) % twistIds.length] ?? id).join()}`,
    ),
    ...['0', '1', '3', '7f', 'ffff'].flatMap(open => [
      `journey open=${open}`,
      `journey deck=pebbles level=2 open=${open}`,
    ]),
    'journey level=2 round=3 gold=9 relics=copy amulets=sculpt',
  ],
  lines: [
    ...'g,d,n,f,w,l,q,px a0,py f5,p0 g0,k0 x,k0 y,k0 z,u0 0 tro-l-0 - 0,u0 1'.split(','),
    ...numbers.flatMap(i =>
      ['p# c3', 'r#', 'o#0', 'b#', 'b0 #', 'j#', 'h#', 'c#', 'c0 #', 's#', 't#', 'k# x'].map(line =>
        line.replace('#', `${i}`),
      ),
    ),
  ],
  further,
};
