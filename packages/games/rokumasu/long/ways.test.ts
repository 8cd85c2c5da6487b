import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import { setups } from '../setup.ts';
import { relics } from '../relics/index.ts';
import { ruleSets } from '../rules.ts';
import type { State } from '../state.ts';
import { cellAt, eventsOf, type Position, play, points, position, steps } from '../testing.ts';
import { baseTarget, bossesOf, targetOf, tuned, tunedByRelics } from '../tuned.ts';
import { bosses } from '../bosses.ts';
import { challengeIds, challenges } from './challenges.ts';
import { type DeckId, deckIds, decks } from './decks.ts';
import { levels } from './levels.ts';
import { type TwistId, twistIds, twists } from './twists.ts';

const EMPTY = '.  .  .  .  .  .';
const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => EMPTY)].join('\n');
const ROW = rows('#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .');
const BASE = ruleSets.journey.base.hands;
/** What the first deck has. */
const HANDS = BASE + 1;
const start = (line: string, seed = 'w'): State => rokumasu.start(setups.read(line)!, seed);
const begun = (line: string, seed = 'w'): State => play(start(line, seed), 'g').state;

function clear(way: Position['way'], more: Position = {}, line = 'p0 f0') {
  const base: Position = { rules: 'journey', board: ROW, hand: ['mono-1', 'mono-1'], target: 99_999, gold: 0 };
  return play(position({ ...base, way: way ?? {}, ...more }), line);
}

const deckSays = (deck: DeckId, more: Position = {}): string =>
  steps(clear({ deck }, more))
    .filter(step => step.includes('(deck:'))
    .map(step => step.replace(/ \(.*/, ''))
    .join();

test('[R340] a deck is known by name, and its cards are real', () => {
  for (const id of deckIds) {
    const s = start(id === 'carpenter' ? 'journey' : `journey deck=${id}`);
    expect(s.deck).toHaveLength(decks[id].cards.length);
    expect(s.conditions[0]).toEqual({ source: `deck:${id}`, my: {} });
    expect([...rokumasu.legal(play(s, 'g').state, 0)].length).toBeGreaterThan(0);
  }
});

test('[R341, R342, R344, R345, R350, R351, R353] decks that change hands', () => {
  const hands = (deck: DeckId): number => begun(deck === 'carpenter' ? 'journey' : `journey deck=${deck}`).hands;
  const more = {
    carpenter: 1,
    pebbles: 5,
    stairs: 2,
    giants: -2,
    gambler: 1,
    gardener: -1,
    twins: 2,
    heir: 0,
  } as const;
  for (const [deck, by] of Object.entries(more)) expect([deck, hands(deck as DeckId)]).toEqual([deck, BASE + by]);
});

test('[R342, R343, R345, R347, R348] decks that score', () => {
  expect(deckSays('planks')).toBe('+1 blocks');
  expect(deckSays('giants')).toBe('+8 blocks');
  expect(deckSays('pebbles')).toBe('+4 blocks');
  expect(deckSays('monk')).toBe('×1.4 lines');
  expect(deckSays('smith', { board: rows('#S #  #  #  #  .', '#  .  .  .  .  .') })).toBe('+6 blocks');
  expect(deckSays('carpenter')).toBe('');
});

test('[R344, R346, R347, R349, R350, R353] decks that change something else', () => {
  expect(tuned(begun('journey deck=stairs'), 'recycles')).toBe(3);
  expect(tunedByRelics(start('journey deck=mint'), 'price', 7)).toBe(10);
  expect(tunedByRelics(start('journey deck=monk'), 'deckMost')).toBe(6);
  expect(begun('journey deck=painter').hand).toHaveLength(2);
  const gambler = start('journey deck=gambler');
  expect([tuned(gambler, 'interest'), tuned(gambler, 'luck')]).toEqual([0, 1]);
  expect(tunedByRelics(start('journey deck=twins'), 'pieceOffers')).toBe(1);
});

test('[R352] the heir begins with an epic relic, which one is chance, and less gold', () => {
  const gold = (setup: string): number => start(setup).gold;
  expect(gold('journey') - gold('journey deck=heir')).toBe(5);
  expect(gold('journey deck=heir gold=2')).toBe(0);
  const owned = Array.from({ length: 20 }, (_, i) => start('journey deck=heir', `h${i}`).relics);
  expect(owned.every(([one, ...more]) => one && relics[one.id].rarity === 'epic' && more.length === 0)).toBe(true);
  expect(new Set(owned.map(([one]) => one?.id)).size).toBeGreaterThan(2);
});

test('[R360] every level keeps the rules of those before it', () => {
  for (const level of levels.keys())
    expect(start(`journey level=${level + 1}`).conditions.filter(one => one.source.startsWith('level:'))).toHaveLength(
      level + 1,
    );
});

test('[R361] level 1: elite rounds have a condition', () => {
  const s = start('journey level=1');
  expect(s.minor).toHaveLength(1);
  expect(bossesOf(s, 2)).toEqual(s.minor);
  expect(bossesOf(s, 1)).toEqual([]);
  expect(s.bosses).not.toContain(s.minor[0]);
  const elite = start('journey level=1 round=2');
  expect(elite.conditions.map(one => one.source)).toContain(`boss:${elite.minor[0]}`);
});

test('[R362, R364] level 2: less interest; level 4: a relic fewer from set 3 on, and bosses ask for more', () => {
  expect([1, 2].map(level => tuned(start(`journey level=${level}`), 'interest'))).toEqual([5, 2]);
  const offers = (level: number, round: number): number =>
    tunedByRelics(start(`journey level=${level} round=${round}`), 'relicOffers');
  expect([offers(3, 7), offers(4, 6), offers(4, 7)]).toEqual([3, 3, 2]);
  const more = [10, 12].map(round => {
    const [three, four] = [3, 4].map(level => targetOf({ ...start(`journey level=${level}`), bosses: [] }, round));
    return (four ?? 0) / (three ?? 1);
  });
  expect(more.map(times => Math.round(times * 100))).toEqual([100, 130]);
});

test('[R361, R362, R365, R366, R367, R368] levels 1, 2, 5, 6, 7 and 8 ask for more', () => {
  const asked = [1, 2, 4, 5, 6, 7, 8].map(level => targetOf(start(`journey level=${level} round=10`), 10));
  const factors = [1.04, 1.14, 1, 1.12, 1.05, 1.04, 1.12];
  let target = baseTarget('journey', 10);
  expect(asked).toEqual(factors.map(times => Math.floor((target *= times) + 1e-6)));
});

test('[R363] level 3: targets grow faster from set 5 on', () => {
  const ratio = (round: number): number =>
    targetOf(start(`journey level=3 round=${round}`), round) / targetOf(start(`journey level=2 round=${round}`), round);
  expect([10, 13, 22].map(round => Math.round(ratio(round) * 100))).toEqual([100, 112, 148]);
});

test('[R365] level 5: what is sold does not come back, and one gift is shown', () => {
  const won = position({
    rules: 'journey',
    way: { level: 5 },
    phase: 'cleared',
    hand: [],
    pile: [],
    relics: ['crown'],
    gold: 9,
  });
  const { state } = play({ ...won, stock: [] }, 'n', 's0');
  expect(state.conditions.find(one => one.source === 'level:5')?.my).toEqual({ gone: 'crown' });
  expect(start('journey level=5').gifts).toHaveLength(1);
});

test('[R366] level 6: bosses come in pairs', () => {
  const [first, second] = start('journey level=6').bosses;
  expect([first, second, first === second]).toEqual([expect.any(String), expect.any(String), false]);
});

test('[R367] level 7: every other hand has a piece fewer', () => {
  const drawn = (n: number): State['conditions'] =>
    start('journey level=7').conditions.map(one => (one.source === 'level:7' ? { ...one, my: { drawn: n } } : one));
  const draws = [0, 1, 2, 3, 4, 6].map(n => tuned({ ...start('journey level=7'), conditions: drawn(n) }, 'draw'));
  expect(draws).toEqual([3, 3, 2, 3, 2, 2]);
});

test('[R368] level 8: the last set has one of the hardest bosses', () => {
  for (let i = 0; i < 30; i++) {
    const [last] = start('journey level=8 round=22', `l${i}`).bosses;
    expect(last && bosses[last].hard).toBe(true);
  }
  const early = Array.from({ length: 30 }, (_, i) => start('journey level=8', `l${i}`).bosses[0]);
  expect(early.some(id => id && !bosses[id].hard)).toBe(true);
});

const twisted = (id: TwistId, more: Position = {}, line = 'p0 f0') => clear({ twists: [id] }, more, line);
const COLUMN = rows('.  .  #  .  .  .', ...Array.from({ length: 5 }, () => '#  .  .  .  .  .'));

test('[R371, R372] columns_only, rows_only', () => {
  expect(points(twisted('columns_only'))).toBe(0);
  expect(points(twisted('columns_only', { board: COLUMN }, 'p0 a0'))).toBe(6);
  expect(points(twisted('rows_only'))).toBe(6);
  expect(points(twisted('rows_only', { board: COLUMN }, 'p0 a0'))).toBe(0);
});

test('[R373] one_slot: one relic that acts three times', () => {
  expect(tunedByRelics(start('journey twists=one_slot'), 'relicSlots')).toBe(1);
  expect(points(twisted('one_slot', { relics: ['single_line'] }))).toBe(6 * 27);
});

test('[R374] no_shop: a choice of three instead', () => {
  const won = position({ rules: 'journey', way: { twists: ['no_shop'] }, phase: 'cleared', hand: [], pile: [] });
  const played = play({ ...won, stock: [] }, 'n');
  expect(played.state).toMatchObject({ phase: 'pack', round: 2, shop: null });
  expect(play(played.state, 'q').state.phase).toBe('progress');
});

test('[R375] boss_rush: a condition in every round', () => {
  const s = start('journey twists=boss_rush');
  expect([1, 2, 3].map(round => bossesOf(s, round).length)).toEqual([1, 1, 1]);
});

test('[R376, R380, R390] picture, tiny_board and stony fill cells', () => {
  const blocks = (id: TwistId, pattern: string | null): number =>
    begun(`journey twists=${id}`).board.filter(block => block && block.pattern === pattern).length;
  expect([blocks('picture', null), blocks('tiny_board', 'obstacle'), blocks('stony', 'obstacle')]).toEqual([12, 11, 3]);
  const five = rows('#  #  #  #  .  X', ...Array.from({ length: 4 }, () => '.  .  .  .  .  X'), 'X  X  X  X  X  X');
  expect(points(twisted('tiny_board', { board: five }, 'p0 e0'))).toBe(5);
});

test('[R377] singles: every piece is one block', () => {
  const s = begun('journey twists=singles');
  expect([new Set(s.hand.map(card => card?.mino)), s.hands]).toEqual([new Set(['mono-1']), HANDS + 14]);
});

test('[R378, R379, R389] sprint, long_haul and five_cards trade hands', () => {
  expect([begun('journey twists=sprint').hands, begun('journey twists=long_haul').hands]).toEqual([
    HANDS - 4,
    HANDS + 10,
  ]);
  const base = start('journey').target;
  expect(start('journey twists=sprint').target).toBe(Math.floor(base * 0.6));
  expect(start('journey twists=long_haul').target).toBe(base * 2);
  const many = begun('journey twists=five_cards');
  expect([many.hand.length, many.hands]).toEqual([5, HANDS - 3]);
});

const shopOf = (id: TwistId, gold = 40): State => {
  const won = position({
    rules: 'journey',
    way: { twists: [id] },
    phase: 'cleared',
    hand: [],
    pile: [],
    gold,
    seed: 't',
  });
  return play({ ...won, stock: [] }, 'n').state;
};

test('[R381, R382, R386] no_pieces, inflation and no_rerolls change the shop', () => {
  expect(shopOf('no_pieces').shop?.items.filter(item => item.ware.kind === 'piece')).toEqual([]);
  const dear = play(shopOf('inflation'), 'b0').state;
  expect(tunedByRelics(dear, 'price', 5)).toBe(6);
  expect([...rokumasu.legal(shopOf('no_rerolls', 90), 0)].some(action => action.type === 'reroll')).toBe(false);
  expect(tunedByRelics(shopOf('no_rerolls'), 'relicOffers')).toBe(5);
});

test('[R383, R384] one_shot scores once, small_steps for one line at a time', () => {
  expect([points(twisted('one_shot')), points(twisted('one_shot', { clears: 1 }))]).toEqual([6, 0]);
  expect(points(twisted('small_steps'))).toBe(6);
  const two = `${'#  #  #  #  #  .\n'.repeat(2)}${'.  .  .  .  .  .\n'.repeat(4)}`;
  expect(points(twisted('small_steps', { board: two, hand: ['dom-v', 'mono-1'] }))).toBe(0);
});

test('[R385] commons_only: no rare relic is offered', () => {
  for (let i = 0; i < 30; i++) {
    const s = position({
      rules: 'journey',
      way: { twists: ['commons_only'] },
      phase: 'cleared',
      hand: [],
      pile: [],
      seed: `c${i}`,
    });
    const wares = play({ ...s, stock: [] }, 'n').state.shop?.items.map(item => item.ware) ?? [];
    for (const ware of wares)
      if (ware.kind === 'relic') expect(['common', 'uncommon']).toContain(relics[ware.id].rarity);
  }
});

test('[R387, R388, R394] poor, legacy and tithe change what is earned', () => {
  const paid = (id: TwistId) => twisted(id, { target: 6, score: 5, gold: 10, hands: 5 }).state.payout;
  expect(paid('poor')).toMatchObject({ base: 4, hands: 0, interest: 0 });
  expect(paid('legacy')).toMatchObject({ base: 0, hands: 0, interest: 0 });
  expect(start('journey twists=legacy').gold).toBe(96);
  expect(play({ ...start('journey twists=tithe'), gold: 9 }, 'g').state.gold).toBe(5);
});

test('[R391, R392, R393] burden, double_bosses and no_skips', () => {
  const [light, heavy] = ['journey twists=burden', 'journey twists=burden relics=crown,stamp'].map(
    line => start(line).target,
  );
  expect(heavy).toBe(Math.floor((light ?? 0) * 1.24));
  expect(start('journey twists=double_bosses').bosses).toHaveLength(2);
  expect([start('journey').gifts.length, start('journey twists=no_skips').gifts.length]).toEqual([2, 0]);
});

test('[R395, R396, R397, R398, R399, R400] twists that are a boss in every round', () => {
  const acts = (['windy', 'quakes'] as const).map(id => {
    const s = position({
      rules: 'journey',
      way: { twists: [id] },
      hand: ['mono-1', 'mono-1', 'mono-1', 'mono-1'],
      target: 999,
    });
    return eventsOf(play(s, 'p0 a0', 'p1 c0', 'p2 e0'), 'rebuilt').length;
  });
  expect(acts).toEqual([3, 1]);
  const spots = ['a0', 'c0', 'e0', 'a2', 'c2', 'e2', 'a4', 'c4'];
  const hungry = position({
    rules: 'journey',
    way: { twists: ['hungry'] },
    hand: Array(8).fill('mono-1'),
    target: 999,
  });
  expect(play(hungry, ...spots.map((cell, i) => `p${i} ${cell}`)).state.hands).toBe(HANDS - 9);
  expect(begun('journey twists=weedy').board.filter(block => block)).toHaveLength(2);
  const flipped = position({ rules: 'journey', way: { twists: ['upside_down'] }, hand: ['mono-1'], target: 999 });
  expect(play(flipped, 'p0 a0').state.board[cellAt('a5')]).not.toBeNull();
  const mirrored = position({
    rules: 'journey',
    way: { twists: ['mirror_world'] },
    phase: 'progress',
    deck: ['tet-l-0', 'tet-l-0', 'tet-l-0'],
  });
  expect(play({ ...mirrored, hand: [], pile: [] }, 'g').state.hand.map(card => card?.mino)).toEqual(
    Array(3).fill('tet-j-0'),
  );
});

test('[R370] twists exclude each other both ways, and only known ones', () => {
  for (const id of twistIds)
    for (const other of twists[id].not) expect(twists[other as TwistId].not, `${id} ${other}`).toContain(id);
});

test.each(challengeIds)('[R470] challenge %s can be begun and played', id => {
  const s = start(`journey challenge=${id}`);
  const { deck, twists: own } = challenges[id];
  expect(s.conditions.map(one => one.source)).toEqual(
    expect.arrayContaining([`deck:${deck}`, ...own.map(twist => `twist:${twist}`)]),
  );
  for (const one of own) expect(own.some(other => twists[one].not.includes(other))).toBe(false);
  expect([...rokumasu.legal(play(s, 'g').state, 0)].some(action => action.type === 'place')).toBe(true);
});

test('[R470] challenges: all of them, each different', () => {
  expect(challengeIds).toEqual([
    'waterfalls',
    'horizon',
    'soloist',
    'pilgrimage',
    'gauntlet',
    'heartfelt',
    'sand_garden',
    'dash',
    'marathon_run',
    'cabin',
    'vow',
    'bubble',
    'duel',
    'ants',
    'village',
    'hermitage',
    'heirloom',
    'looking_glass',
    'quarry_town',
    'porter',
    'two_faces',
    'fault_line',
    'offering',
    'wide_hands',
  ]);
  const made = challengeIds.map(id => `${challenges[id].deck} ${challenges[id].twists.join()}`);
  expect(new Set(made).size).toBe(made.length);
});
