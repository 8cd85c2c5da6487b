import { pick, roll, shuffle, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { amulets } from './amulets.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { type BossId, bosses } from './bosses.ts';
import { long } from './long-game.ts';
import { rokumasu } from './game.ts';
import { preview } from './preview.ts';
import './long/index.ts';
import { challengeIds } from './long/challenges.ts';
import { type DeckId, deckIds } from './long/decks.ts';
import { type GiftId, giftIds } from './long/gifts.ts';
import { twistIds } from './long/twists.ts';
import { voucherIds } from './long/vouchers.ts';
import { type RelicId, relics } from './relics/index.ts';
import { type RuleSetId, ruleSets } from './rules.ts';
import type { Action, Event, State } from './state.ts';
import { eventTypes } from './tell.ts';
import { type Position, play, position } from './testing.ts';

const keys = (layer: string, table: object): string[] => Object.keys(table).map(id => `${layer}:${id}`);

/** All that must have occurred, and done something, at least once. */
const wanted = new Set([
  ...eventTypes.map(type => `event:${type}`),
  ...keys('pattern', patterns),
  ...keys('seal', seals),
  ...keys('blessing', blessings),
  ...keys('brand', brands),
  ...keys('relic', relics),
  ...keys('amulet', amulets),
  ...keys('boss', bosses),
  ...keys('deck', long.decks),
  ...long.levels.map((_, i) => `level:${i + 1}`),
  ...keys('twist', long.twists),
  ...keys('voucher', long.vouchers),
  ...keys('gift', long.gifts),
  ...keys('pack', long.packs),
]);

const appeared = new Set<string>();
const owns = (s: State, id: string): boolean => s.relics.some(owned => owned.id === id);

/** Relics that only tune a number: how their work is seen. */
const workOf: Record<string, (s: State, e: Event) => boolean> = {
  hand_stock: (_, e) => e.type === 'stocked',
  recycler: (_, e) => e.type === 'recycled',
  extra_draw: (_, e) => e.type === 'drawn' && e.cards.length === 4,
  extra_hand: (_, e) => e.type === 'roundStarted' && e.hands === 14,
  merchant: (s, e) => e.type === 'rerolled' && e.cost < ruleSets[s.rules].base.reroll,
  jester: (s, e) => e.type === 'bought' && e.price < (s.shop?.items[e.item]?.list ?? 0),
  amplifier: (_, e) => scoredBy(e, 'pattern:enhanced').some(tenths => tenths % 50 === 0),
  prism: (_, e) => scoredBy(e, 'seal:multi').some(tenths => tenths % 20 === 0),
  magnet: (_, e) => e.type === 'charged' && e.by === 2,
  compass_rose: (_, e) => [...scoredBy(e, 'seal:arrow_v'), ...scoredBy(e, 'seal:arrow_h')].some(n => n % 200 === 0),
  volcano: (_, e) => e.type === 'cleared' && e.source === 'relic:volcano',
  phoenix: (_, e) => e.type === 'retried',
  chipped: (s, e) =>
    e.type === 'cleared' && e.source === 'lines' && e.cells.length % 6 === 5 && s.conditions.length === 1,
  battery: (_, e) => e.type === 'placed' && e.charge > 0,
  clover: (s, e) => e.type === 'rolled' && e.source === 'pattern:lucky' && s.rules === 'journey',
  lucky_bag: (_, e) => e.type === 'packOpened' && e.wares.length > 3,
  second_wind: (_, e) => e.type === 'handsChanged' && e.by > 0,
};

function scoredBy(e: Event, source: string): number[] {
  return e.type === 'scored' ? e.ledger.filter(line => line.source === source).map(line => line.tenths) : [];
}

function note(s: State, e: Event): void {
  appeared.add(`event:${e.type}`);
  for (const [id, works] of Object.entries(workOf)) if (owns(s, id) && works(s, e)) appeared.add(`relic:${id}`);
  if (e.type === 'scored') for (const line of e.ledger) appeared.add(line.source);
  if (e.type === 'gold' || e.type === 'dealt') appeared.add(e.source);
  if (e.type === 'marked') appeared.add('relic:script');
  if (e.type === 'obstructed') for (const what of ['pattern:obstacle', 'boss:obstacle']) appeared.add(what);
  if (e.type === 'amuletUsed') appeared.add(`amulet:${e.amulet}`);
  if (e.type === 'roundStarted') for (const { source } of s.conditions) appeared.add(source);
  if (e.type === 'skipped') appeared.add(`gift:${e.gift}`);
  if (e.type === 'packOpened') appeared.add(`pack:${e.pack}`);
  if (e.type === 'placed' && e.card.pattern === 'nohand') appeared.add('pattern:nohand');
  if (e.type === 'overlaid') noteOverlay(s, e.cells);
  if (e.type === 'cleared') for (const cell of e.cells) noteCleared(s, cell);
  if (e.type === 'branded')
    for (const [id, { brand }] of Object.entries(blessings)) if (brand === e.brand) appeared.add(`blessing:${id}`);
}

function noteOverlay(s: State, cells: readonly number[]): void {
  for (const cell of cells) appeared.add(s.brands[cell]?.id === 'phase' ? 'brand:phase' : 'pattern:feather');
}

function noteCleared(s: State, cell: number): void {
  const seal = s.board[cell]?.seal;
  if (seal === 'stone') appeared.add('seal:stone');
}

/** Takes the placement worth most; shops freely. */
function choose(s: State, rng: ReturnType<typeof dice>): Action {
  const legal = [...rokumasu.legal(s, 0)];
  const places = legal.filter(one => one.type === 'place');
  const pieces = legal.filter(one => one.type === 'buy' && s.shop?.items[one.item]?.ware.kind === 'piece');
  if (pieces.length > 0) return pick(rng, 'play', pieces);
  if (s.phase !== 'playing' || places.length === 0 || roll(rng, 'play', 12) === 0) return pick(rng, 'play', legal);
  let best = places[roll(rng, 'play', places.length)] as (typeof places)[number];
  let most = -1;
  for (const one of shuffle(rng, 'play', places).slice(0, 30)) {
    const points = preview(s, one)?.outcomes.at(-1)?.points ?? 0;
    if (points > most) [best, most] = [one, points];
  }
  return best;
}

const dice = (seed: string) => streams(seed, ['play']);

/** A few rounds with every deck, level, challenge, twist, boss, gift and voucher. */
function throughTheLongGame(rng: ReturnType<typeof dice>): void {
  const ways = [
    ...deckIds.filter(id => id !== ('carpenter' satisfies DeckId)).map(id => `deck=${id} `),
    ...long.levels.map((_, i) => `level=${i + 1} `),
    ...challengeIds.map(id => `challenge=${id} `),
    ...twistIds.map(id => `twists=${id} `),
  ];
  for (const [i, way] of ways.entries()) playThrough(`journey ${way}gold=80`, `way ${i}`, rng, 30);
  for (const id of Object.keys(bosses) as BossId[]) {
    const s = position({
      rules: 'journey',
      round: 3,
      phase: 'progress',
      bosses: [id],
      target: 9999,
      hand: [],
      pile: [],
    });
    for (const event of play(s, 'g').events) note(s, event);
  }
  for (const id of giftIds) takeGift(id);
  for (const id of voucherIds) {
    const s = position({ rules: 'journey', phase: 'progress', holding: [`voucher:${id}`], hand: [], pile: [] });
    for (const event of play(s, 'g').events) note(s, event);
  }
}

function takeGift(id: GiftId): void {
  const s = {
    ...position({ rules: 'journey', phase: 'progress', hand: [], pile: [], gold: 5 }),
    stock: [],
    gifts: [id],
  };
  const { state, events } = play(s, 'j0');
  for (const event of events) note(s, event);
  const begun = play(state.pack ? play(state, 'q').state : state, 'g');
  for (const event of begun.events) note(state, event);
}

function playThrough(line: string, seed: string, rng: ReturnType<typeof dice>, plies = 250): void {
  let s = rokumasu.start(setups.read(line)!, seed);
  for (let i = 0; i < plies && !rokumasu.result(s); i++) {
    // A target that a simple player reaches: the run goes on, and with it the shopping.
    if (s.phase === 'progress') s = { ...s, target: 12 };
    const step = rokumasu.apply(s, 0, choose(s, rng));
    if (!step.ok) throw new Error(step.why);
    // Cleared and covered blocks are looked up where they lay before; the round that starts, after.
    for (const event of step.events) note(event.type === 'roundStarted' ? step.state : s, event);
    s = step.state;
  }
}

const BELOW = Array.from({ length: 5 }, () => '.  .  .  .  .  .').join('\n');
const ROW = `#  #  #  #  #  .\n${BELOW}`;

/** Special clears, for whatever relic random runs have not seen at work. */
const situations: readonly (readonly [Position, string])[] = [
  [{ board: `${'#  #  #  #  #  .\n'.repeat(3)}${'.  .  .  .  .  .\n'.repeat(3)}`, hand: ['tro-i-v'] }, 'p0 f0'],
  [{ board: `.  .  .  .  .  .\n${'.  .  .  .  #  #\n'.repeat(5)}`, hand: ['dom-h'] }, 'p0 e0'],
  [{ board: `.  #  #  #  #  #\n${'#  .  .  .  .  .\n'.repeat(5)}`, hand: ['mono-1'] }, 'p0 a0'],
  [{ board: `${'#  #  #  #  #  .\n'.repeat(5)}#  #  .  .  .  .`, hand: ['mono-1', 'mono-1'] }, 'p0 f0'],
  [{ board: `e2 f  nG #  #  .\n${BELOW}`, hand: ['mono-1'] }, 'p0 f0'],
];

const FOUR_ENHANCED = `e  e  e  e  #  .\n${BELOW}`;

/** What relics of the long game need to have happened. */
const memories: Partial<Record<RelicId, Record<string, number | string>>> = {
  ladder: { last: 1, up: 0 },
  roost: { stored: 1 },
  spender: { spent: 20 },
  haggler: { plus: 2 },
  thin_deck: { tenths: 2 },
  dam: { dry: 1 },
  hermit: { dry: 1 },
  veteran: { plus: 2 },
  echo: { score: 0, last: 100 },
  home_row: { plus: 1 },
};

function situated(where: Position, id: RelicId): Position {
  const my = memories[id];
  const rules = ruleSets.standard.relics.includes(id) ? 'standard' : id === 'compass_rose' ? 'classic' : 'journey';
  return { ...where, rules, relics: [my ? [id, my] : id], target: 9999 };
}

/** A clear after two skipped rounds, a pack with a ware more. */
function skippedTwice(): void {
  const s = position({ rules: 'journey', board: ROW, hand: ['mono-1'], relics: ['skipper'], target: 9999 });
  const skipped = { ...s, record: { ...s.record, skipped: 2 } };
  for (const event of play(skipped, 'p0 f0').events) note(skipped, event);
  const bag = position({ rules: 'journey', phase: 'progress', relics: ['lucky_bag'], hand: [], pile: [] });
  for (const event of play({ ...bag, stock: [], gifts: ['relic_pack'] }, 'j0').events) note(bag, event);
}

const longSituations: readonly (readonly [Position, string])[] = (
  [
    [{ board: FOUR_ENHANCED, relics: ['monochrome'] }, 'p0 f0'],
    [{ board: ROW, relics: ['school'], deck: ['dom-h', 'dom-v', 'dom-h'] }, 'p0 f0'],
    [{ board: ROW, relics: ['ladder'], hand: ['dom-v'] }, 'p0 f0'],
    [{ board: ROW, relics: ['giant_step', 'ballast', 'mixed_load'], hand: ['pent-i-v'] }, 'p0 f0'],
    [{ board: ROW, relics: [['ladder', { last: 1, up: 0 }]], hand: ['dom-v'] }, 'p0 f0'],
    [{ board: `.  #  #  #  #  .\n${BELOW}`, relics: ['chipped'] }, 'p0 f0'],
    [{ board: ROW, relics: ['big_family', 'palette', 'weaver'], deck: Array<string>(10).fill('dom-h lucky') }, 'p0 f0'],
    [
      {
        board: ROW,
        relics: ['librarian'],
        deck: ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0', 'tro-l-90', 'tet-o'],
      },
      'p0 f0',
    ],
    [
      {
        board: `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(4)}#  .  .  .  .  #`,
        relics: ['four_corners', 'corner_stone', 'border'],
      },
      'p0 f0',
    ],
    [
      {
        board: `#  #  #  #  #  .\n#S X  .  .  .  .\n${'.  .  .  .  .  .\n'.repeat(4)}`,
        relics: ['rock_garden', 'quarry'],
      },
      'p0 f0',
    ],
    [
      {
        board: `.  .  .  .  .  .\n.  .  .  .  .  .\n#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(3)}`,
        relics: ['centre'],
      },
      'p0 f2',
    ],
    [{ board: `c  #  #  #  #  .\n${BELOW}`, charges: { a0: 20 }, relics: ['capacitor', 'clean_slate'] }, 'p0 f0'],
    [{ board: `l  #  #  #  #  .\n${BELOW}`, rolls: { luck: [[10, 0]] }, relics: ['fortune', 'clover'] }, 'p0 f0'],
    [{ board: ROW, hand: ['mono-1 nohand'], relics: ['offbeat'] }, 'p0 f0'],
    [
      { board: `#G #  #  #  #  .\n${BELOW}`, brands: { a0: 'phase' }, relics: ['seal_master', 'shrine', 'procession'] },
      'p0 f0',
    ],
    [{ board: ROW, gold: 20, relics: ['treasury', 'gold_leaf', 'antique', 'empty_shelf'] }, 'p0 f0'],
    [{ board: ROW, clears: 2, relics: ['drum', 'marathon', 'early_bird', 'compound', 'patrol'] }, 'p0 f0'],
    [{ board: ROW, amulets: ['luck'], relics: ['charm_bag', 'stubborn', 'one_track', 'shadow'] }, 'p0 f0'],
    [{ board: ROW, relics: ['stubborn', 'shadow'] }, 'p0 f0'],
    [{ board: ROW, round: 3, bosses: ['narrow'], relics: ['finale'] }, 'p0 f0'],
    [
      {
        board: `#  #  #  #  #  .\n#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(4)}`,
        hand: ['dom-v'],
        relics: ['tip_jar', 'second_wind'],
      },
      'p0 f0',
    ],
    [{ hand: ['mono-1 charge'], relics: ['battery'] }, 'p0 f0'],
    [{ amulets: ['duplicate'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['bless'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['gild'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['doubling'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['hone'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['spark'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['luck'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['wings'], hand: ['mono-1'] }, 'u0 1'],
    [{ amulets: ['petrify'], hand: ['mono-1'] }, 'u0 1'],
  ] satisfies readonly (readonly [Position, string])[]
).map(([where, line]) => [{ hand: ['mono-1'], ...where, rules: 'journey', target: 9999 }, line]);

/** What random runs reach too rarely: the last round won, buffs and blessings of every kind, a few relics, special clears. */
function directed(): void {
  const drawn: readonly (readonly [Position, ...string[]])[] = [
    [{ board: ROW, hand: ['mono-1'], target: 6, round: 24, bosses: [] }, 'p0 f0', 'n', 'l'],
    [{ board: ROW, hand: ['mono-1'], target: 6, round: 24, bosses: [] }, 'p0 f0', 'f'],
    [{ relics: ['crown', 'hand_stock', 'copy'], hand: ['tet-o', 'dom-h'], target: 9999 }, 'k0 y', 'o21'],
    [{ board: ROW, brands: { b0: 'phase' }, hand: ['mono-1', 'mono-1'] }, 'p0 b0'],
    [{ board: ROW, blessed: { a0: 'chain', b0: 'power', c0: 'gold' }, hand: ['mono-1'] }, 'p0 f0'],
    [{ board: ROW, brands: { a0: 'pulsation 1', b0: 'gold_mine 4', c0: 'enhancement 2' }, hand: ['mono-1'] }, 'p0 f0'],
    [{ board: ROW, blessed: { a0: 'phase' }, rolls: { stamp: [[4, 0]] }, hand: ['mono-1'] }, 'p0 f0'],
    [{ board: ROW, hand: ['mono-1'], hands: 1, relics: ['volcano'], bosses: [], target: 9999 }, 'p0 a1'],
    [{ board: ROW, hand: ['mono-1'], relics: ['anchor', 'copy'], target: 9999 }, 'p0 f0'],
    [{ rules: 'classic', board: `#5 ${ROW.slice(3)}`, hand: ['mono-1'], target: 999 }, 'p0 f0'],
    [
      { rules: 'classic', board: `#- ${ROW.slice(3)}`, hand: ['mono-1'], relics: ['compass_rose'], target: 999 },
      'p0 f0',
    ],
    [{ relics: ['recycler'], hand: ['tet-o', 'dom-h'], pile: [0, 5, 4, 3], target: 9999 }, 'r0'],
    ...(Object.keys(relics) as RelicId[])
      .filter(id => !appeared.has(`relic:${id}`))
      .flatMap(id => situations.map(([where, line]) => [situated(where, id), line] as const)),
    ...longSituations,
  ];
  for (const [where, ...lines] of drawn) {
    const state = position(where);
    for (const event of play(state, ...lines).events) note(state, event);
  }
}

test('everything has appeared and done its work', () => {
  const rng = dice('appear');
  directed();
  skippedTwice();
  throughTheLongGame(rng);
  for (let run = 0; run < 600 && [...wanted].some(what => !appeared.has(what)); run++) {
    const rules: RuleSetId = run % 2 === 0 ? 'standard' : 'classic';
    const missing = ruleSets[rules].relics.filter(id => !appeared.has(`relic:${id}`));
    const others = shuffle(rng, 'play', [...ruleSets[rules].relics]);
    const shelf = [...new Set([...shuffle(rng, 'play', missing), ...others])].slice(0, 4);
    const charm = (): string => pick(rng, 'play', ruleSets[rules].amulets);
    const charms = [charm(), charm()];
    const round = 1 + roll(rng, 'play', 3);
    playThrough(
      `${rules} round=${round} gold=300 relics=${shelf.join(',')} amulets=${charms.join(',')}`,
      `run ${run}`,
      rng,
    );
  }
  expect([...wanted].filter(what => !appeared.has(what))).toEqual([]);
}, 600_000);
