import type { Beside, Questions } from '@minoya/kernel/testing/side-by-side';
import { amuletIds } from './amulets.ts';
import * as board from './board.ts';
import type { BossId } from './bosses.ts';
import { freshCondition } from './conditions.ts';
import { long } from './long-game.ts';
import './long/index.ts';
import { longBosses } from './long/bosses/index.ts';
import { challengeIds } from './long/challenges.ts';
import { rokumasu } from './game.ts';
import { everyClear, everySum } from './identity-clears.ts';
import { everyDeed } from './identity-deeds.ts';
import { brimming, keys, losing, numberOf, overflowing, someRelics, turnOf } from './identity-full-boards.ts';
import { deckIds } from './long/decks.ts';
import { giftIds } from './long/gifts.ts';
import { twistIds } from './long/twists.ts';
import * as unlocks from './long/unlocks.ts';
import * as preview from './preview.ts';
import type { RelicId } from './relics/index.ts';
import { freshRelic } from './shelf.ts';
import { LAST_ROUND, ruleSets } from './rules.ts';
import * as score from './score.ts';
import * as shop from './shop.ts';
import type { Event } from './events.ts';
import type { Action, Item, Slot, State } from './state.ts';
import * as texts from './texts.ts';
import * as tuned from './tuned.ts';

/** Rounds of the first endless sets, and of some that nobody has seen. */
const FAR_ROUNDS = [...Array.from({ length: 12 }, (_, i) => LAST_ROUND + i), 47, 60, 88, 120, 199];

/** More cards than any relic draws: hands have slots 0 to 9. */
const MOST_SLOTS = 10;

/** Relics as nobody can own them, for limits that nobody reaches. */
const MANY: readonly RelicId[] = [...Array(7).fill('extra_draw'), ...Array(4).fill('extra_hand')];

/** Something in force that has nothing to do with how the run began. */
function inForce(s: State): State['conditions'] {
  const sources = [
    ...twistIds.map(id => `twist:${id}`),
    ...long.levels.map((_, i) => `level:${i + 1}`),
    ...keys(long.vouchers).map(id => `voucher:${id}`),
    ...deckIds.map(id => `deck:${id}`),
    ...giftIds.map(id => `gift:${id}`),
  ];
  return [0, 1].map(i => freshCondition(turnOf(sources, numberOf(s) * 2 + i)));
}

/** The hardest bosses are as many as are asked for, or one less. (R4) */
function fewBosses(s: State): readonly State[] {
  const hard = keys(longBosses).filter(id => longBosses[id].hard) as readonly BossId[];
  const conditions = [...s.conditions, freshCondition(`level:${long.levels.length}`)];
  const sets = [2, 3, 4].map(count => ({ bosses: hard.slice(0, count), conditions }));
  // Who waits in a lesser round of the set is no other boss for its last one.
  const lesser = turnOf(hard, numberOf(s));
  const others = hard.filter(id => id !== lesser).slice(0, 1);
  return [
    ...sets.map(set => ({ ...set, minor: [] })),
    { bosses: others, conditions: s.conditions, minor: [lesser] },
  ].map(set => ({ ...s, ...set, round: LAST_ROUND - 2, gifts: ['other_boss'] }));
}

/** Full hands, endless rounds, every gift, items that were kept or locked: states that a short game hardly ever comes to. */
function further(s: State): readonly State[] {
  const { deck, pile } = s;
  if (s.phase === 'playing') {
    const hand = Array.from({ length: MOST_SLOTS }, (_, i) => deck[i % deck.length] ?? null);
    return [
      { ...s, hand },
      { ...s, hands: 0 },
      { ...s, pile: pile.slice(0, 1) },
      { ...s, deck: deck.slice(0, 3), amulets: amuletIds.map(id => ({ id, paid: 3 })) },
      ...brimming(s),
      // Long to play out: in every other state.
      ...(s.hands % 2 ? losing(s) : overflowing(s)),
      ...(ruleSets[s.rules].ways ? [{ ...s, conditions: inForce(s) }] : []),
    ];
  }
  if (s.phase === 'shop')
    return [
      { ...s, gold: 0 },
      { ...s, gold: 3, relics: someRelics(s, 4) },
      // No room for another relic, and one that prices depend on: what is sold for a new one changes what that one costs.
      { ...s, gold: 5, relics: [freshRelic('jester', 6), ...someRelics(s, 5)] },
      // What is sold is refused before all else that could be said against it.
      { ...s, shop: s.shop && { ...s.shop, items: s.shop.items.map(item => ({ ...item, sold: true })) } },
    ];
  if (s.phase !== 'progress') return [];
  return [
    ...(ruleSets[s.rules].ways ? [{ ...s, conditions: inForce(s) }, ...fewBosses(s), barred(s)] : []),
    { ...s, relics: MANY.map(id => freshRelic(id, 6)) },
    ...FAR_ROUNDS.map(round => ({ ...s, round })),
    ...(ruleSets[s.rules].ways ? giftIds.map(id => ({ ...s, gifts: [id] })) : []),
    ...cleared(s).flatMap(won => [won, ...shops(won)]),
  ];
}

/** So many obstacles that few lines are left for the script to name, or one, or none. */
function barred(s: State): State {
  const sources = ['twist:stony', 'boss:obstacle', 'boss:obstacle'];
  return { ...s, relics: [freshRelic('script', 6)], bosses: ['obstacle'], conditions: sources.map(freshCondition) };
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

const modules = { board, 'long/unlocks': unlocks, preview, score, shop, texts, tuned };
type Asked = typeof modules;

function once({ 'long/unlocks': u, preview: p, score: sums }: Asked): unknown {
  const done = u.unlockIds.map((_, i) => u.unlockIds.filter((_id, k) => (k * 7 + i) % 5 < 2));
  const digits = [...done, u.unlockIds].map(u.openDigits);
  const sources = u.unlockIds.flatMap(id => u.unlocks[id].opens);
  const opened = digits.map(one => one && [u.unlocksOf(one), sources.map(source => u.isOpen(one, source))]);
  return [digits, opened, everyDeed(u), everyClear(p), everySum(sums)];
}

/** The state with the gold it has, and with just too little or enough for most things. */
const purses = (s: State): readonly State[] => [s, ...Array.from({ length: 15 }, (_, gold) => ({ ...s, gold }))];

/** The state as it stands, and with few hands left. */
const lastHands = (s: State): readonly State[] => [s, ...[1, 2, 3, 4].map(hands => ({ ...s, hands }))];

/** What the table and the shop show of a state: crests, marks, numbers, prices, and some placements before they are made. */
function ofState({ board: b, preview: p, shop: h, texts: x, tuned: t }: Asked, s: State): unknown {
  const ahead = [0, 1, 2].map(i => s.round + i);
  const places = s.phase === 'playing' ? placesIn(s) : [];
  const rich = s.shop ? purses(s) : [];
  return {
    numbers: [
      t.allTuned(s),
      ahead.map(round => [t.targetOf(s, round), t.bossesOf(s, round), t.rewardOf(s, round)]),
      [0, 1, 7].map(n => t.flowOf(s, n)),
    ],
    crests: s.relics.map((_, i) => [x.liveOf(s, i), x.marksOf(s, i), lastHands(s).map(one => x.isReady(one, i))]),
    marks: [x.conditionMarks(s), s.conditions.map((_, i) => x.conditionLive(s, i))],
    prices: s.shop && [
      h.rerollCost(s),
      h.sealsOnOffer(s),
      s.shop.items.map((item, i) => [
        h.price(s, item),
        rich.map(one => [null, ...s.relics.keys()].map(sell => h.cannotBuy(one, i, sell))),
      ]),
    ],
    fits: s.hand.map(card => card && b.fitsAnywhere(s, card)),
    previews: places.map(action => p.preview(s, action)),
  };
}

/** Two places of the first card, others for other states: where it fits best and where it may not fit. */
function placesIn(s: State): Extract<Action, { type: 'place' }>[] {
  const from = s.hand.findIndex(card => card !== null);
  if (from < 0) return [];
  return [numberOf(s) % 36, (numberOf(s) * 5 + 13) % 36].map(cell => ({ type: 'place', from: from as Slot, cell }));
}

/** What follows from these rules, and pages and bots ask for beside the game itself. */
const beside: Beside = {
  modules,
  once,
  ofState,
  ofStep: ({ 'long/unlocks': u }: Asked, after: State, events: readonly Event[]) => u.deedsDone(after, events),
};

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
  beside,
};
