import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import { setups } from '../setup.ts';
import type { Item, State } from '../state.ts';
import { eventsOf, type Position, play, position } from '../testing.ts';
import { rerollCost } from '../shop.ts';
import { baseTarget, rewardOf, stockSlots, targetOf, tuned, tunedByRelics } from '../tuned.ts';
import { relics } from '../relics/index.ts';
import { ruleSets } from '../rules.ts';
import { type GiftId, giftIds } from './gifts.ts';
import { flowRule, flowTold } from './flow-text.ts';
import { packIds } from './packs.ts';
import { type VoucherId, voucherIds, vouchers } from './vouchers.ts';

/** The first deck has one more. */
const HANDS = ruleSets.journey.base.hands + 1;
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

test('[R4] the last shop of a set tells the bosses of the next, and they come', () => {
  for (const [level, count] of [
    [0, 1],
    [6, 2],
  ] as const) {
    const last = shop({ round: 3, way: { level } });
    const coming = last.shop?.coming ?? [];
    expect(coming).toHaveLength(count);
    expect(play(last, 'w').state.shop?.coming).toEqual(coming);
    expect(eventsOf(play(last, 'l'), 'setStarted')).toMatchObject([{ set: 2, bosses: coming }]);
  }
  expect(shop({ round: 2 }).shop?.coming).toEqual([]);
  expect(shop({ rules: 'standard', round: 3 }).shop?.coming).toEqual([]);
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

test('[R171] only the round it is given for is told with what a gift brings', () => {
  const pays = (s: State): number[] => [1, 2, 3].map(round => rewardOf(s, round));
  const asks = (s: State): number[] => [1, 2, 3].map(round => targetOf(s, round));
  const [bounty, ahead] = [skipFor('bounty'), skipFor('headstart')];
  const before = { ...bounty, conditions: [] };
  expect(pays(before)).toEqual([1, 2, 5]);
  expect(pays(bounty)).toEqual([1, 10, 5]);
  const [first, second, third] = asks({ ...ahead, conditions: [] });
  expect(asks(ahead)).toEqual([first, Math.floor(((second ?? 0) * 80) / 100), third]);
  expect(rewardOf({ ...bounty, bosses: ['festival'] }, 3)).toBe(15);
});

test('[R437] other_boss exchanges the boss', () => {
  const before = start('journey round=2');
  const s = play({ ...before, gifts: ['other_boss'] }, 'j0').state;
  expect(s.bosses).not.toEqual(before.bosses);
  expect(s.conditions.at(-1)?.source).toBe(`boss:${s.bosses[0]}`);
});

test('[R300, R437] nor one that the run could not beat', () => {
  for (let i = 0; i < 60; i++)
    expect(skipFor('other_boss', { way: { twists: ['singles'] }, seed: `n${i}` }).bosses).not.toContain('heavy_gate');
});

test('[R437] nor is the new boss the one of the elite round', () => {
  for (let i = 0; i < 150; i++) {
    const begun = start('journey level=1 round=2', `seed ${i}`);
    const { bosses, minor } = play({ ...begun, gifts: ['other_boss'] }, 'j0').state;
    expect(bosses).not.toContain(minor[0]);
  }
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

test('[R411, R412, R413, R414, R415, R416, R417, R418, R419, R420, R421, R422, R423, R424, R425, R426] what each voucher changes', () => {
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
    const opened = play({ ...s, shop: { items: [pack], rerolls: 0, locked: null, coming: [] } }, 'b0').state;
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
  const lockPack = { type: 'lock' as const, item: at(s, 'pack') };
  expect(rokumasu.apply(s, 0, lockPack)).toEqual({ ok: false, why: 'staysAnyway' });
  const items = s.shop?.items.map((item, i) => (i === lockPack.item ? { ...item, sold: true } : item)) ?? [];
  const sold = { ...s, shop: s.shop && { ...s.shop, items } };
  expect(rokumasu.apply(sold, 0, lockPack)).toEqual({ ok: false, why: 'soldOut' });
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

test('[R461, R462, R463, R464, R465, R466, R467, R468, R469] the new amulets', () => {
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

test('[R168, R3] targets of every rule set grow with every round, and on without end', () => {
  for (const rules of ['standard', 'classic', 'journey'] as const) {
    const targets = Array.from({ length: 40 }, (_, i) => baseTarget(rules, i + 1));
    for (const [i, target] of targets.slice(1).entries())
      expect(target, `${rules} ${i + 2}`).toBeGreaterThan(targets[i] ?? 0);
  }
});

test('[R169] flow: lines that a round has cleared make its later clears worth more, the more lines they clear at once; last of all in the ledger', () => {
  const board = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;
  const scored = (rules: 'journey' | 'standard', lines: number) => {
    const s = position({ rules, board, hand: ['mono-1', 'mono-1'], target: 9999, lines, relics: ['single_line'] });
    return eventsOf(play(s, 'p0 f0'), 'scored')[0];
  };
  expect([0, 1, 2, 3].map(lines => scored('journey', lines)?.points)).toEqual([18, 36, 54, 72]);
  expect(scored('journey', 3)?.ledger.at(-1)).toEqual({
    source: 'flow',
    op: '×lines',
    tenths: 40,
    cells: [],
    relic: null,
  });
  expect([scored('standard', 2)?.points, scored('standard', 2)?.ledger.some(line => line.source === 'flow')]).toEqual([
    18,
    false,
  ]);
});

test('[R169] flow counts the lines of the clear: two at once after three lines are ×7, and the player is told so before', () => {
  const board = `#  #  #  #  #  .\n#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(4)}`;
  const s = position({ rules: 'journey', board, hand: ['dom-v', 'mono-1'], target: 9999, lines: 3 });
  expect(eventsOf(play(s, 'p0 f0'), 'scored')[0]).toMatchObject({ points: 12 * 2 * 7 });
  expect(flowTold(s)).toMatchObject({ now: 40, next: { en: 'A clear now: one line ×4, two at once ×7, three ×10.' } });
  expect(flowTold(s)?.rule).toEqual(flowRule(ruleSets.journey.base.flow));
  expect(flowTold(position({ rules: 'standard', board, hand: ['dom-v'] }))).toBeNull();
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
