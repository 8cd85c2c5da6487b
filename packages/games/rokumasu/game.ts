import { blankStreams, type Game, shuffle, type Step, streams } from '@minoya/kernel';
import { after } from './after.ts';
import { actions, isPlainSetup, setups } from './actions.ts';
import { EMPTY_BOARD } from './board.ts';
import { copy } from './copy.ts';
import { drawBoard } from './draw.ts';
import { legalActions, refusal } from './legal.ts';
import { tellMemories } from './memories.ts';
import { place } from './place.ts';
import { readCard } from './card-text.ts';
import { freshCondition, withBosses } from './conditions.ts';
import { long } from './long-game.ts';
import { drawSet, finish, handsOut, nextRound, startRound } from './rounds.ts';
import { ruleSets } from './rules.ts';
import { buy, openShop, reroll, sellAmulet, sellRelic } from './shop.ts';
import { type Action, type Event, type RunRecord, type Setup, type State, STREAMS, type Way } from './state.ts';
import { tell } from './tell.ts';
import { relics } from './relics/index.ts';
import { freshRelic, withMirrors } from './shelf.ts';
import { seeded, Turn } from './turn.ts';
import { bossesOf, isBossRound, targetOf, tunedByRelics } from './tuned.ts';
import { recycle, reorder, stock } from './hand.ts';
import { use } from './use.ts';
import { refusals } from './refusals.ts';

const NOTHING_YET: RunRecord = { total: 0, best: 0, gold: 0, lines: 0, placed: 0, rounds: 0, skipped: 0, won: false };

/** What a run that begins has none of yet. */
const NOTHING = {
  score: 0,
  hands: 0,
  bosses: [],
  minor: [],
  gifts: [],
  voucher: null,
  kept: null,
  pack: null,
  board: EMPTY_BOARD,
  brands: EMPTY_BOARD,
  hand: [],
  stock: [],
  pile: [],
  recycled: 0,
  clears: 0,
  lines: 0,
  shop: null,
  payout: null,
} as const;

function start(setup: Setup, seed: string): State {
  const rules = ruleSets[setup.rules];
  const round = setup.round ?? 1;
  const { deck: deckId, level, challenge, twists, open } = setup;
  const way: Way = { deck: deckId, level, challenge, twists, open };
  const deck = (rules.ways ? long.startCards(way) : rules.startDeck).map(readCard);
  const s: State = {
    ...NOTHING,
    rules: setup.rules,
    way,
    phase: 'progress',
    round,
    target: 0,
    gold: setup.gold ?? rules.startGold,
    conditions: rules.ways ? long.conditionsOf(way).map(freshCondition) : [],
    deck,
    relics: withMirrors(setup.relics.map(id => freshRelic(id, rules.relicPrice[relics[id].rarity]))),
    amulets: setup.amulets.map(id => ({ id, paid: 0 })),
    nextPiece: 1,
    nextCard: deck.length,
    record: { ...NOTHING_YET },
    rng: streams(seed, STREAMS),
  };
  const t = new Turn(s, seeded);
  if (rules.ways) t.fire('runStarted');
  drawSet(s);
  s.conditions = withBosses(s.conditions, bossesOf(s, round));
  s.target = targetOf(s, round);
  s.gifts = isBossRound(round) || tunedByRelics(s, 'giftsShown') === 0 ? [] : long.drawGifts(s);
  // Fields in the order of every later state: the engine reads states of one layout fastest.
  return copy(s);
}

function apply(before: State, seat: number, action: Action): Step<State, Event> {
  const why = seat === 0 ? refusal(before, action) : 'notYourTurn';
  if (why) return { ok: false, why };
  const t = new Turn(copy(before), seeded);
  perform(t, action);
  tellMemories(t);
  return { ok: true, state: t.s, events: t.events };
}

function perform(t: Turn, action: Action): void {
  if (action.type === 'place') return place(t, action);
  t.ownChance();
  switch (action.type) {
    case 'stock':
      return stock(t, action);
    case 'recycle':
      return recycle(t, action);
    case 'end':
      return handsOut(t);
    case 'reorder':
      return reorder(t, action);
    case 'use':
      return use(t, action);
    case 'start':
      return startRound(t);
    case 'collect':
      return openShop(t);
    case 'finish':
      return finish(t);
    case 'buy':
      return buy(t, action.item, action.sell);
    case 'sell':
      return sellRelic(t, action.relic);
    case 'sellAmulet':
      return sellAmulet(t, action.amulet);
    case 'reroll':
      return reroll(t);
    case 'leave':
      return nextRound(t);
    case 'skip':
      return long.skip(t, action);
    case 'lock':
      return long.lock(t, action);
    case 'take':
      return long.take(t, action);
    case 'pass':
      return long.pass(t);
  }
}

/** The order of the pile and all chance to come are hidden; which cards are left is not. */
function view(s: State): State {
  return { ...s, pile: [...s.pile].sort((a, b) => a - b), rng: blankStreams(s.rng) };
}

function imagine(seen: State, seed: string): State {
  const s = { ...seen, rng: streams(seed, STREAMS) };
  s.pile = shuffle(s.rng, 'deal', [...seen.pile]);
  return s;
}

/** Events that show what was hidden: cards, luck, offers, conditions. */
const OPENING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'drawn',
  'rolled',
  'recycled',
  'marked',
  'obstructed',
  'shopOpened',
  'rerolled',
  'setStarted',
  'bossesRedrawn',
  'giftsShown',
  'packOpened',
]);

export const rokumasu: Game<Setup, State, Action, Event> = {
  id: 'rokumasu',
  version: 7,
  seats: { min: 1, max: 1 },
  setups,
  actions,
  refusals,
  seatCount: () => 1,
  isPractice: setup => !isPlainSetup(setup),
  unaided: setup => (setup.open === null ? setup : { ...setup, open: null }),
  prepare: setup => (setup.startsWith('journey') ? import('./long/index.ts') : null),
  start,
  turn: s => (s.phase === 'won' || s.phase === 'lost' ? [] : [0]),
  legal: (s, seat) => (seat === 0 ? legalActions(s) : []),
  apply,
  after,
  result(s) {
    if (s.phase !== 'won' && s.phase !== 'lost') return null;
    return { scores: [s.record.total], winners: s.record.won ? [0] : [] };
  },
  view,
  imagine,
  revealsHidden: events => events.some(e => OPENING.has(e.type) || (e.type === 'amuletUsed' && e.chance)),
  draw: drawBoard,
  tell,
};
