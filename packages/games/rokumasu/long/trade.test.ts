import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import { setups } from '../setup.ts';
import type { Item, State } from '../state.ts';
import { eventsOf, type Position, play, position } from '../testing.ts';
import { price, rerollCost } from '../shop.ts';
import { baseTarget, stockSlots, targetOf, tuned, tunedByRelics } from '../tuned.ts';
import { relics } from '../relics/index.ts';
import { ruleSets } from '../rules.ts';
import { type GiftId, giftIds } from './gifts.ts';
import { packIds } from './packs.ts';
import { deedsDone, isOpen, openDigits, unlockIds, unlocks, unlocksOf } from './unlocks.ts';
import { type VoucherId, voucherIds, vouchers } from './vouchers.ts';
import { wayFault, wayRefusals } from './way.ts';
import { PLAIN_WAY } from '../setup.ts';

const HANDS = ruleSets.journey.base.hands;
const start = (line: string, seed = 's'): State => rokumasu.start(setups.read(line)!, seed);

function shop(more: Position = {}, seed = 's'): State {
  const won = position({ rules: 'journey', phase: 'cleared', hand: [], pile: [], gold: 90, seed, ...more });
  return play({ ...won, stock: [] }, 'n').state;
}

const at = (s: State, kind: Item['ware']['kind']): number =>
  s.shop?.items.findIndex(one => one.ware.kind === kind) ?? -1;
const kinds = (s: State): string[] => s.shop?.items.map(item => item.ware.kind) ?? [];

test('[R170] two different gifts are shown before every round but a boss round', () => {
  for (let round = 1; round <= 24; round++) {
    const { gifts } = start(`journey round=${round}`);
    expect(new Set(gifts).size).toBe(round % 3 === 0 ? 0 : 2);
  }
  expect(start('standard').gifts).toEqual([]);
});

function skipFor(gift: GiftId, more: Position = {}): State {
  const s = position({ rules: 'journey', phase: 'progress', hand: [], pile: [], gold: 6, ...more });
  return play({ ...s, stock: [], gifts: [gift] }, 'j0').state;
}

test('[R171] skipping goes on to the next round without a shop, and counts', () => {
  const s = skipFor('purse');
  expect([s.round, s.phase, s.record.skipped, s.record.rounds, s.payout]).toEqual([2, 'progress', 1, 0, null]);
  const boss = start('journey round=3');
  expect(rokumasu.apply(boss, 0, { type: 'skip', gift: 0 })).toEqual({ ok: false, why: 'noGift' });
  expect(rokumasu.apply(play(boss, 'g').state, 0, { type: 'skip', gift: 0 })).toEqual({ ok: false, why: 'notNow' });
});

test('[R431, R432] purse doubles gold within limits; free_rerolls are free in the next shop only', () => {
  expect([0, 6, 30].map(gold => skipFor('purse', { gold }).gold)).toEqual([4, 12, 42]);
  const free = { ...shop({ holding: ['gift:free_rerolls'] }) };
  const spent = play(free, 'w', 'w', 'w').state;
  expect([rerollCost(free), spent.gold, rerollCost(spent)]).toEqual([0, 90, 7]);
  expect(play(spent, 'l').state.conditions.map(one => one.source)).not.toContain('gift:free_rerolls');
});

test('[R433, R434, R435] gifts that are packs', () => {
  for (const [gift, kind] of [
    ['relic_pack', 'relic'],
    ['amulet_pack', 'amulet'],
    ['piece_pack', 'piece'],
  ] as const) {
    const s = skipFor(gift);
    expect([s.phase, s.pack?.wares.map(ware => ware.kind)]).toEqual(['pack', [kind, kind, kind]]);
    expect(play(s, 'c0').state.phase).toBe('progress');
  }
});

test('[R436, R439, R444] rested, headstart and bounty last for a round', () => {
  expect(tuned(skipFor('rested'), 'hands')).toBe(HANDS + 4);
  const ahead = skipFor('headstart');
  expect(ahead.target).toBe(Math.floor(targetOf({ ...ahead, conditions: [] }, 2) * 0.8));
  const s = position({
    rules: 'journey',
    holding: ['gift:bounty'],
    board: `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`,
    target: 6,
    score: 5,
    hand: ['mono-1'],
  });
  const won = play(s, 'p0 f0').state;
  expect([won.payout?.base, won.conditions.map(one => one.source)]).toEqual([9, ['deck:carpenter']]);
});

test('[R437] other_boss exchanges the boss', () => {
  const before = start('journey round=2');
  const s = play({ ...before, gifts: ['other_boss'] }, 'j0').state;
  expect(s.bosses).not.toEqual(before.bosses);
  expect(s.conditions.at(-1)?.source).toBe(`boss:${s.bosses[0]}`);
});

test('[R438, R440, R441, R442, R443] common_relic, rain, sprouts, copy_card, bargain', () => {
  const [given] = skipFor('common_relic').relics;
  expect(given && relics[given.id].rarity).toBe('common');
  const levels = (s: State, id: string): number =>
    s.brands.reduce((sum, buff) => sum + (buff?.id === id ? buff.level : 0), 0);
  expect([levels(skipFor('rain'), 'enhancement'), levels(skipFor('sprouts'), 'pulsation')]).toEqual([6, 6]);
  expect(skipFor('copy_card').deck).toHaveLength(7);
  const cheap = shop({ holding: ['gift:bargain'] });
  expect(tunedByRelics(cheap, 'price', 10)).toBe(6);
});

test('[R430] every gift can be taken', () => {
  for (const gift of giftIds) expect(['progress', 'pack']).toContain(skipFor(gift).phase);
});

test('[R172] a shop of the long game: pieces, relics, two packs, a voucher', () => {
  const s = shop();
  expect(kinds(s).filter(kind => kind === 'piece')).toHaveLength(2);
  expect(kinds(s).slice(-3)).toEqual(['pack', 'pack', 'voucher']);
  expect(kinds(shop({ rules: 'standard' }))).toHaveLength(5);
});

test('[R173] the voucher stays for the set, is bought once, and lasts', () => {
  const s = shop();
  const bought = play(s, `b${at(s, 'voucher')}`).state;
  expect(bought.conditions[0]?.source).toBe(`voucher:${s.voucher}`);
  expect(bought.voucher).toBeNull();
  const next = play(s, 'l').state;
  expect(next.voucher).toBe(s.voucher);
});

const holding = (id: VoucherId, more: Position = {}): State =>
  position({ rules: 'journey', holding: [`voucher:${id}`], ...more });

test('[R411 … R426] what each voucher changes', () => {
  const changes: Record<VoucherId, [number, number]> = {
    wide_shelf: [tunedByRelics(holding('wide_shelf'), 'relicOffers'), 4],
    piece_rack: [tunedByRelics(holding('piece_rack'), 'pieceOffers'), 1],
    regular: [rerollCost(holding('regular')), 2],
    third_charm: [tunedByRelics(holding('third_charm'), 'amuletSlots'), 3],
    bank: [tuned(holding('bank'), 'interest'), 9],
    boss_guard: [tuned(holding('boss_guard', { round: 3, bosses: ['wind'] }), 'hands'), HANDS + 2],
    discount: [tunedByRelics(holding('discount'), 'price', 10), 8],
    second_look: [tuned(holding('second_look'), 'recycles'), 2],
    sixth_slot: [tunedByRelics(holding('sixth_slot'), 'relicSlots'), 7],
    big_packs: [tunedByRelics(holding('big_packs'), 'packSize'), 4],
    wages: [tuned(holding('wages'), 'reward', 1), 3],
    storeroom: [stockSlots(holding('storeroom', { relics: ['hand_stock', 'copy'] })), 2],
    overtime: [tuned(holding('overtime'), 'hands'), HANDS + 1],
    polish: [tuned(holding('polish'), 'enhanced'), 4],
    coil: [tuned(holding('coil'), 'charge'), 2],
    third_gift: [tunedByRelics(holding('third_gift'), 'giftsShown'), 3],
  };
  for (const id of voucherIds) expect([id, changes[id][0]]).toEqual([id, changes[id][1]]);
  expect(tuned(holding('boss_guard'), 'hands')).toBe(HANDS);
  expect(stockSlots(holding('storeroom'))).toBe(1);
  expect(vouchers.sixth_slot.price).toBe(18);
});

test('[R174, R451, R452, R453, R454, R455] packs: one of three, or none', () => {
  for (const id of packIds) {
    const s = shop();
    const pack: Item = { ware: { kind: 'pack', id }, list: 3, sale: false, sold: false };
    const opened = play({ ...s, shop: { items: [pack], rerolls: 0, locked: null } }, 'b0').state;
    expect([opened.phase, opened.pack?.wares.length, opened.gold]).toEqual(['pack', 3, 87]);
    expect(play(opened, 'q').state.phase).toBe('shop');
    const taken = play(opened, 'c1');
    expect(eventsOf(taken, 'packTaken')).toHaveLength(1);
    expect(taken.state.pack).toBeNull();
  }
});

test('[R174] a full shelf sells for a relic of a pack', () => {
  const s = skipFor('relic_pack', { relics: ['crown', 'stamp', 'midas', 'prism', 'overload', 'magnet'] });
  expect(rokumasu.apply(s, 0, { type: 'take', item: 0, sell: null })).toEqual({ ok: false, why: 'relicsFull' });
  const taken = play(s, 'c0 5').state;
  expect([taken.relics.length, taken.relics.some(owned => owned.id === 'magnet')]).toEqual([6, false]);
});

test('[R175] a locked item stays through rerolls and for the next shop', () => {
  const s = shop();
  const kept = s.shop?.items[3];
  const rerolled = play(s, 'h3', 'w').state;
  expect(rerolled.shop?.items[3]?.ware).toEqual(kept?.ware);
  const left = play(rerolled, 'l').state;
  expect(left.kept?.ware).toEqual(kept?.ware);
  const again = play({ ...left, phase: 'cleared' }, 'n').state;
  expect(again.shop?.items.map(item => item.ware)).toContainEqual(kept?.ware);
  expect(again.shop?.items[again.shop.locked ?? -1]?.ware).toEqual(kept?.ware);
  expect(play(s, 'h3', 'h3').state.shop?.locked).toBeNull();
  expect(rokumasu.apply(s, 0, { type: 'lock', item: at(s, 'pack') })).toEqual({ ok: false, why: 'staysAnyway' });
  expect(rokumasu.apply(shop({ rules: 'standard' }), 0, { type: 'lock', item: 0 })).toEqual({
    ok: false,
    why: 'notNow',
  });
});

test('[R176] of the size bonuses at most one lies in a shop, and they are drawn as one', () => {
  let shown = 0;
  for (let i = 0; i < 150; i++) {
    const wares = shop({}, `f${i}`).shop?.items.map(item => item.ware) ?? [];
    const bonuses = wares.filter(ware => ware.kind === 'relic' && ware.id.startsWith('size_bonus')).length;
    expect(bonuses).toBeLessThanOrEqual(1);
    shown += bonuses;
  }
  expect(shown).toBeLessThan(45);
});

test('[R84] a reroll does not bring back the relics that lay there', () => {
  for (let i = 0; i < 40; i++) {
    const s = shop({ rules: i % 2 ? 'standard' : 'journey' }, `r${i}`);
    const ids = (state: State): string[] =>
      state.shop?.items.flatMap(({ ware }) => (ware.kind === 'relic' ? [ware.id] : [])) ?? [];
    expect(ids(play(s, 'w').state).filter(id => ids(s).includes(id))).toEqual([]);
  }
});

test('[R461 … R469] the new amulets', () => {
  const deck = ['tro-i-h lucky multi@1', 'dom-h', 'dom-v', 'mono-1'];
  const used = (
    amulet: 'duplicate' | 'bless' | 'gild' | 'doubling' | 'hone' | 'spark' | 'luck' | 'wings' | 'petrify',
  ) => play(position({ rules: 'journey', deck, amulets: [amulet], target: 999 }), 'u0 1').state.deck;
  expect(used('duplicate').map(card => card.mino)).toEqual(['tro-i-h', 'dom-h', 'dom-v', 'mono-1', 'dom-h']);
  expect(used('bless')[1]?.blessing).not.toBeNull();
  expect(used('gild')[1]?.seal?.id).toBe('gold');
  expect(used('doubling')[1]?.seal?.id).toBe('multi');
  expect(used('petrify')[1]?.seal?.id).toBe('stone');
  const pattern = (['hone', 'spark', 'luck', 'wings'] as const).map(id => used(id)[1]?.pattern);
  expect(pattern).toEqual(['enhanced', 'charge', 'lucky', 'feather']);
});

test("[R347] the monk's deck holds six: nothing is copied or bought beyond", () => {
  const full = position({
    rules: 'journey',
    way: { deck: 'monk' },
    deck: Array(6).fill('dom-h'),
    amulets: ['duplicate'],
  });
  expect(rokumasu.apply(full, 0, { type: 'use', amulet: 0, card: 1, sculpt: null })).toEqual({
    ok: false,
    why: 'deckFull',
  });
  const s = shop({ way: { deck: 'monk' }, deck: Array(6).fill('dom-h') });
  expect(rokumasu.apply(s, 0, { type: 'buy', item: at(s, 'piece'), sell: null })).toEqual({
    ok: false,
    why: 'deckFull',
  });
});

test('[R500] every unlock opens something that exists, and nothing twice', () => {
  const opened = unlockIds.flatMap(id => unlocks[id].opens);
  expect(new Set(opened).size).toBe(opened.length);
  for (const source of opened) expect(isOpen('0', source), source).toBe(false);
  expect(unlockIds.length).toBeLessThanOrEqual(64);
});

test('[R501] what is open is a few digits, and the setup carries them', () => {
  expect([openDigits([]), openDigits(unlockIds), openDigits(['first_boss', 'level_2'])]).toEqual(['0', null, '11']);
  expect(unlocksOf('11')).toEqual(['first_boss', 'level_2']);
  expect([unlocksOf('10'), unlocksOf('110')]).toEqual([null, null]);
  expect(setups.read('journey deck=pebbles open=1')).not.toBeNull();
  expect(setups.read('journey deck=monk open=1')).toBeNull();
  const closed = start('journey open=0');
  expect(closed.way.open).toBe('0');
  for (let i = 0; i < 30; i++)
    for (const { ware } of shop({ way: { open: '0' } }, `o${i}`).shop?.items ?? [])
      if (ware.kind !== 'piece') expect(isOpen('0', `${ware.kind}:${ware.id}`)).toBe(true);
});

test('[R502] deeds are done by what happens', () => {
  const board = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;
  const s = position({
    rules: 'journey',
    round: 3,
    bosses: [],
    board,
    hand: ['mono-1'],
    target: 6,
    score: 5,
    hands: 1,
    clears: 5,
  });
  const played = play(s, 'p0 f0');
  expect(deedsDone(played.state, played.events)).toEqual(['first_boss', 'clean', 'busy', 'last_hand']);
  expect(deedsDone(start('journey'), [])).toEqual([]);
});

test('[R502] every deed, one by one', () => {
  const s = start('journey');
  const cards = (text: string, n: number): State['deck'] =>
    Array.from({ length: n }, (_, id) => ({ ...s.deck[0]!, id, ...JSON.parse(text) }));
  const record = { ...s.record, won: true };
  const win = { type: 'runWon', record } as const;
  const none = { type: 'packPassed' } as const;
  const scored = (points: number) =>
    ({ type: 'scored', ledger: [], points, score: points, total: points, rows: [0, 1], columns: [2] }) as const;
  const wonRound = (round: number) =>
    ({ type: 'roundWon', round, payout: { base: 1, hands: 0, interest: 0, extra: [] }, total: 0 }) as const;
  const at = (level: number): State => ({ ...s, way: { ...s.way, level } });
  const done: [string, State, Parameters<(typeof unlocks)['rich']['done']>[1]][] = [
    ['halfway', s, wonRound(12)],
    ['first_win', s, win],
    ...[1, 2, 3, 4, 5, 6, 7].map(level => [`level_${level}`, at(level), win] as [string, State, typeof win]),
    ['triple', s, scored(1)],
    ['hundred', s, scored(100)],
    ['thousand', s, scored(1_000)],
    ['ten_thousand', s, scored(10_000)],
    ['rich', { ...s, gold: 30 }, none],
    [
      'spent',
      {
        ...s,
        shop: {
          items: Array(5).fill({ ware: { kind: 'pack', id: 'big' }, list: 1, sale: false, sold: true }),
          rerolls: 0,
          locked: null,
        },
      },
      none,
    ],
    ['skipping', { ...s, record: { ...s.record, skipped: 3 } }, none],
    [
      'lean',
      { ...s, deck: s.deck.slice(2) },
      { type: 'amuletUsed', at: 0, amulet: 'vanish', before: s.deck[0]!, after: null, chance: false },
    ],
    ['crowded', { ...s, deck: cards('{}', 14) }, none],
    ['colourful', { ...s, deck: cards('{"pattern":"lucky"}', 5) }, none],
    ['buffed', { ...s, brands: s.brands.map((_, i) => (i < 6 ? { id: 'phase', level: 1 } : null)) }, none],
    ['lucky', s, { type: 'rolled', source: 'pattern:lucky', hit: true, value: 1, cells: [] }],
    ['stony', { ...s, deck: cards('{"seal":{"id":"stone","at":0}}', 2) }, none],
    ['patient', { ...s, clears: 1 }, wonRound(1)],
    ['full_shelf', start('journey relics=crown,stamp,midas,prism,magnet'), none],
    ['challenger', start('journey challenge=ants'), win],
  ];
  for (const [id, state, event] of done) {
    expect(deedsDone(state, [event]), id).toContain(id);
    expect(deedsDone(s, [none])).toEqual([]);
  }
});

test('[R503] bad ways are refused with a reason in both languages', () => {
  const why = (way: Partial<typeof PLAIN_WAY> | Record<string, unknown>) =>
    wayFault({ ...PLAIN_WAY, ...way } as typeof PLAIN_WAY);
  expect(why({})).toBeNull();
  expect(
    [
      { deck: 'nobody' },
      { level: 9 },
      { level: 1.5 },
      { challenge: 'nothing' },
      { twists: ['nothing'] },
      { twists: ['poor', 'poor'] },
      { twists: ['poor', 'legacy'] },
      { twists: ['picture', 'poor', 'sprint', 'stony', 'windy'] },
      { challenge: 'ants', twists: ['poor'] },
      { challenge: 'ants', deck: 'monk' },
      { deck: 'monk', open: '0' },
      { level: 1, open: '0' },
      { challenge: 'ants', open: '0' },
      { open: 'g' },
    ].map(why),
  ).toEqual([
    'noDeck',
    'noLevel',
    'noLevel',
    'noChallenge',
    'noTwist',
    'sameTwist',
    'twistsClash',
    'tooManyTwists',
    'challengeHasTwists',
    'challengeHasDeck',
    'deckClosed',
    'levelClosed',
    'challengeClosed',
    'badOpen',
  ]);
  for (const { ja, en } of Object.values(wayRefusals)) {
    expect(ja).toMatch(/。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
  for (const line of [
    'standard deck=monk',
    'standard level=1',
    'journey level=0',
    'journey deck=carpenter',
    'journey twists=rows_only,columns_only',
  ])
    expect(setups.read(line), line).toBeNull();
});

test('[R504] old setups are read as before', () => {
  for (const line of ['standard', 'classic', 'standard round=4 gold=20 relics=copy,patience amulets=sculpt'])
    expect(setups.write(setups.read(line)!)).toBe(line);
  expect(
    price(shop({ rules: 'standard' }), { ware: { kind: 'relic', id: 'crown' }, list: 8, sale: true, sold: false }),
  ).toBe(6);
});

test('[R168, R3] targets of every rule set grow with every round, and on without end', () => {
  for (const rules of ['standard', 'classic', 'journey'] as const) {
    const targets = Array.from({ length: 40 }, (_, i) => baseTarget(rules, i + 1));
    for (const [i, target] of targets.slice(1).entries())
      expect(target, `${rules} ${i + 2}`).toBeGreaterThan(targets[i] ?? 0);
  }
});

test('[R169] no clear scores more than the share of the target, but always something', () => {
  const board = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;
  const made = (rules: 'journey' | 'standard', target: number): number[] =>
    eventsOf(play(position({ rules, board, hand: ['mono-1', 'mono-1'], target }), 'p0 f0'), 'scored').map(
      e => e.points,
    );
  const percent = ruleSets.journey.base.clearCap;
  expect([made('journey', 10), made('journey', 1), made('standard', 10)]).toEqual([
    [Math.floor(percent / 10)],
    [1],
    [6],
  ]);
});

test('[R177, R178, R179] conditions act after relics, full lines wait, sleeping relics still tune', () => {
  const board = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;
  const s = position({
    rules: 'journey',
    way: { deck: 'monk' },
    round: 3,
    bosses: ['scales'],
    board,
    relics: ['single_line'],
    hand: ['mono-1'],
    target: 9999,
  });
  const ledger = eventsOf(play(s, 'p0 f0'), 'scored')[0]?.ledger.map(line => line.source);
  expect(ledger?.slice(-3)).toEqual(['relic:single_line', 'deck:monk', 'boss:scales']);
  const silent = position({ rules: 'journey', round: 3, bosses: ['silence'], relics: ['extra_hand'] });
  expect(tuned(silent, 'hands')).toBe(HANDS + 2);
});
