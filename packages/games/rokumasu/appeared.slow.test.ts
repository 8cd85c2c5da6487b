import { pick, roll, shuffle, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { amuletIds } from './amulets.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { bossIds } from './bosses.ts';
import { rokumasu } from './game.ts';
import { preview } from './preview.ts';
import { relicIds } from './relics/index.ts';
import { type RuleSetId, ruleSets } from './rules.ts';
import type { Action, Event, State } from './state.ts';
import { eventTypes } from './tell.ts';
import { type Position, play, position } from './testing.ts';
import { isBossRound } from './tuned.ts';

const keys = (layer: string, table: object): string[] => Object.keys(table).map(id => `${layer}:${id}`);

/** All that must have occurred, and done something, at least once. */
const wanted = new Set([
  ...eventTypes.map(type => `event:${type}`),
  ...keys('pattern', patterns),
  ...keys('seal', seals),
  ...keys('blessing', blessings),
  ...keys('brand', brands),
  ...relicIds.map(id => `relic:${id}`),
  ...amuletIds.map(id => `amulet:${id}`),
  ...bossIds.map(id => `boss:${id}`),
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
  if (e.type === 'roundStarted' && isBossRound(s.round)) for (const id of s.bosses) appeared.add(`boss:${id}`);
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

function playThrough(line: string, seed: string, rng: ReturnType<typeof dice>): void {
  let s = rokumasu.start(setups.read(line)!, seed);
  for (let i = 0; i < 250 && !rokumasu.result(s); i++) {
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
    [{ relics: ['recycler'], hand: ['tet-o', 'dom-h'], pile: [0, 5, 4, 3], target: 9999 }, 'r0'],
    ...relicIds
      .filter(id => !appeared.has(`relic:${id}`))
      .flatMap(id => situations.map(([where, line]) => [{ ...where, relics: [id], target: 9999 }, line] as const)),
  ];
  for (const [where, ...lines] of drawn) {
    const state = position(where);
    for (const event of play(state, ...lines).events) note(state, event);
  }
}

test('everything has appeared and done its work', () => {
  const rng = dice('appear');
  for (let run = 0; run < 120 && [...wanted].some(what => !appeared.has(what)); run++) {
    const rules: RuleSetId = run % 2 === 0 ? 'standard' : 'classic';
    const missing = ruleSets[rules].relics.filter(id => !appeared.has(`relic:${id}`));
    const others = shuffle(rng, 'play', [...ruleSets[rules].relics]);
    const shelf = [...new Set([...shuffle(rng, 'play', missing), ...others])].slice(0, 4);
    const charms = [pick(rng, 'play', amuletIds), pick(rng, 'play', amuletIds)];
    const round = 1 + roll(rng, 'play', 3);
    playThrough(
      `${rules} round=${round} gold=300 relics=${shelf.join(',')} amulets=${charms.join(',')}`,
      `run ${run}`,
      rng,
    );
  }
  directed();
  expect([...wanted].filter(what => !appeared.has(what))).toEqual([]);
}, 600_000);
