import { expect, test } from 'vitest';
import type { RelicId } from '../../relics/index.ts';
import { ruleSets } from '../../rules.ts';
import { eventsOf, type Played, type Position, play, points, position, steps } from '../../testing.ts';
import { preview } from '../../preview.ts';

const EMPTY = '.  .  .  .  .  .';
const rows = (...filled: string[]): string =>
  [...filled, ...Array.from({ length: 6 - filled.length }, () => EMPTY)].join('\n');
const ROW = rows('#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .');
const TWO = rows('#  #  #  #  #  .', '#  #  #  #  #  .', '#  .  .  .  .  .');

function withRelic(id: RelicId, more: Position = {}, line = 'p0 f0'): Played {
  const memory = more.relics?.[0];
  const base: Position = { rules: 'journey', board: ROW, hand: ['mono-1', 'mono-1'], target: 99_999, gold: 0 };
  return play(position({ ...base, relics: [id], ...more, ...(memory ? { relics: more.relics ?? [] } : {}) }), line);
}

/** What the relic wrote into the ledger of the clear. */
function says(id: RelicId, more: Position = {}, line = 'p0 f0'): string {
  return steps(withRelic(id, more, line))
    .filter(step => step.includes(`relic:${id})`))
    .map(step => step.replace(/ \(relic:\w+\)$/, ''))
    .join();
}

const my = (id: RelicId, memory: Record<string, number | string>): Position => ({ relics: [[id, memory]] });

test('[R201] pebble_path: each single block placed this round', () => {
  expect(says('pebble_path')).toBe('×1.4 lines');
  expect(says('pebble_path', my('pebble_path', { tenths: 6 }))).toBe('×2 lines');
  expect(says('pebble_path', { hand: ['dom-v', 'mono-1'] })).toBe('');
});

test('[R202, R203] finishing_touch wants one cell, giant_step five', () => {
  expect(says('finishing_touch')).toBe('×2 lines');
  expect(says('finishing_touch', { hand: ['dom-v', 'mono-1'] })).toBe('');
  expect(says('giant_step', { hand: ['pent-i-v', 'mono-1'] })).toBe('×3 lines');
  expect(says('giant_step', { hand: ['tet-i-v', 'mono-1'] })).toBe('');
});

test('[R204] ballast: four for each cell of a piece of four or more', () => {
  expect(says('ballast', { hand: ['tet-i-v', 'mono-1'] })).toBe('+16 blocks');
  expect(says('ballast', { hand: ['tro-i-v', 'mono-1'] })).toBe('');
});

test('[R205] mixed_load: sizes placed this round', () => {
  expect(says('mixed_load')).toBe('×1.3 lines');
  expect(says('mixed_load', my('mixed_load', { seen: '23' }))).toBe('×1.9 lines');
  expect(says('mixed_load', my('mixed_load', { seen: '123' }))).toBe('×1.9 lines');
});

test('[R206] ladder: one cell more than the piece before', () => {
  expect(says('ladder', { ...my('ladder', { last: 1, up: 0 }), hand: ['dom-v', 'mono-1'] })).toBe('×3 lines');
  expect(says('ladder', my('ladder', { last: 1, up: 0 }))).toBe('');
  expect(says('ladder')).toBe('');
});

test('[R207] school: a deck of one size', () => {
  expect(says('school', { deck: ['dom-h', 'dom-v', 'dom-h'] })).toBe('×4 lines');
  expect(says('school', { deck: ['dom-h', 'dom-v', 'mono-1'] })).toBe('');
});

test('[R208, R209] big_family counts cards beyond eight, librarian wants eight different ones', () => {
  const eight = ['mono-1', 'dom-h', 'dom-v', 'tro-i-h', 'tro-i-v', 'tro-l-0', 'tro-l-90', 'tro-l-180'];
  expect(says('big_family', { deck: [...eight, 'tet-o', 'tet-o'] })).toBe('+10 blocks');
  expect(says('big_family', { deck: eight })).toBe('');
  expect(says('librarian', { deck: eight })).toBe('×3 lines');
  expect(says('librarian', { deck: [...eight, 'mono-1'] })).toBe('');
  expect(says('librarian', { deck: eight.slice(1) })).toBe('');
});

test('[R210, R211] corner_stone counts cleared corners, four_corners asks for all of them', () => {
  expect(says('corner_stone')).toBe('+6 blocks');
  expect(says('corner_stone', { board: rows(EMPTY, '#  #  #  #  #  .') }, 'p0 f1')).toBe('');
  const corners = rows('#  #  #  #  #  .', EMPTY, EMPTY, EMPTY, EMPTY, '#  .  .  .  .  #');
  expect(says('four_corners', { board: corners })).toBe('×4 lines');
  expect(says('four_corners')).toBe('');
});

test('[R212] border: lines at the edge', () => {
  expect(says('border')).toBe('+2 lines');
  expect(says('border', { board: rows(EMPTY, '#  #  #  #  #  .') }, 'p0 f1')).toBe('');
});

test('[R213] centre: the four middle cells', () => {
  expect(says('centre', { board: rows(EMPTY, EMPTY, '#  #  #  #  #  .') }, 'p0 f2')).toBe('+10 blocks');
  expect(says('centre')).toBe('');
});

test('[R214] rock_garden: two obstacles or stones', () => {
  const rocky = rows('#  #  #  #  #  .', '.  X  .  .  .  .', '.  .  #S .  .  .');
  expect(says('rock_garden', { board: rocky })).toBe('×3 lines');
  expect(says('rock_garden', { board: rocky.replace('X', '#') })).toBe('');
});

test('[R215] quarry: stones on the board, and in the shop', () => {
  expect(says('quarry', { board: rows('#  #  #  #  #  .', '#S .  #S .  .  .') })).toBe('+4 lines');
  expect(says('quarry')).toBe('');
});

test('[R216] chipped: a line that lacks only a corner is complete', () => {
  const lacking = rows('.  #  #  #  #  .');
  expect(eventsOf(withRelic('chipped', { board: lacking }), 'scored')).toMatchObject([{ rows: [0] }]);
  expect(eventsOf(withRelic('chipped', { board: rows('.  #  #  #  .  .') }), 'scored')).toEqual([]);
  const inner = rows(EMPTY, '#  #  .  #  #  .');
  expect(eventsOf(withRelic('chipped', { board: inner }, 'p0 f1'), 'scored')).toEqual([]);
});

test('[R217] clean_slate grows with every emptied board, for the run', () => {
  expect(says('clean_slate', { board: rows('#  #  #  #  #  .') })).toBe('×2 lines');
  expect(says('clean_slate', my('clean_slate', { tenths: 10 }))).toBe('×2 lines');
  expect(says('clean_slate')).toBe('');
});

test('[R218] home_row grows with the bottom row, for the run', () => {
  const bottom = rows(EMPTY, EMPTY, '#  .  .  .  .  .', EMPTY, EMPTY, '#  #  #  #  #  .');
  expect(says('home_row', { ...my('home_row', { plus: 4 }), board: bottom }, 'p0 f5')).toBe('+8 blocks');
  expect(says('home_row', my('home_row', { plus: 4 }))).toBe('+4 blocks');
});

test('[R219] patrol: different lines of the round', () => {
  expect(says('patrol')).toBe('×1.3 lines');
  expect(says('patrol', my('patrol', { seen: 'bg' }))).toBe('×1.9 lines');
  expect(says('patrol', my('patrol', { seen: 'a' }))).toBe('×1.3 lines');
});

test('[R220] monochrome: four patterned blocks of one kind', () => {
  expect(says('monochrome', { board: rows('e  e  e  e  #  .', '#  .  .  .  .  .') })).toBe('×4 lines');
  expect(says('monochrome', { board: rows('e  e  e  f  #  .', '#  .  .  .  .  .') })).toBe('');
  expect(says('monochrome', { board: rows('e  e  e  #  #  .', '#  .  .  .  .  .') })).toBe('');
});

test('[R221, R222] palette counts kinds in the deck, weaver cards', () => {
  const deck = ['mono-1 enhanced', 'dom-h enhanced', 'dom-v lucky', 'tro-i-h'];
  expect([says('palette', { deck }), says('weaver', { deck })]).toEqual(['+4 lines', '+12 blocks']);
  expect([says('palette'), says('weaver')]).toEqual(['', '']);
});

test('[R223, R224] battery charges from the start, capacitor asks for fifteen', () => {
  const laid = withRelic('battery', { hand: ['mono-1 charge', 'mono-1'] }, 'p0 c5');
  expect(laid.state.board[32]?.charge).toBe(6);
  const charged: Position = { board: rows('c  c  #  #  #  .', '#  .  .  .  .  .') };
  expect(says('capacitor', { ...charged, charges: { a0: 8, b0: 7 } })).toBe('×4 lines');
  expect(says('capacitor', { ...charged, charges: { a0: 8, b0: 6 } })).toBe('');
});

test('[R225, R226] clover makes luck three in ten, fortune multiplies a hit', () => {
  const lucky = rows('l  #  #  #  #  .', '#  .  .  .  .  .');
  expect(steps(withRelic('clover', { board: lucky, rolls: { luck: [[10, 2]] } })).join()).toContain('pattern:lucky');
  expect(says('fortune', { board: lucky, rolls: { luck: [[10, 0]] } })).toBe('×4 lines');
  expect(says('fortune', { board: lucky, rolls: { luck: [[10, 1]] } })).toBe('');
});

test('[R227] roost: blocks covered since the last clear', () => {
  expect(says('roost', { hand: ['dom-h feather', 'mono-1'] }, 'p0 e0')).toBe('+10 blocks');
  expect(says('roost', my('roost', { stored: 2 }))).toBe('+20 blocks');
  const { state } = withRelic('roost', { hand: ['mono-1 feather', 'mono-1'] }, 'p0 a2');
  expect(state.relics[0]?.my).toEqual({ stored: 1 });
});

test('[R228] offbeat: clearing with a piece that costs no hand', () => {
  expect(says('offbeat', { hand: ['mono-1 nohand', 'mono-1'] })).toBe('×4 lines');
  expect(says('offbeat')).toBe('');
});

test('[R229, R230] shrine counts levels of buffs, procession buffed cells cleared', () => {
  const brands = { a0: 'enhancement 2', c4: 'phase' };
  expect([says('shrine', { brands }), says('procession', { brands })]).toEqual(['+12 blocks', '×1.6 lines']);
  expect([says('shrine'), says('procession')]).toEqual(['', '']);
});

test('[R231] seal_master: sealed blocks', () => {
  expect(says('seal_master', { board: rows('#G #2 #  #  #  .') })).toBe('+4 lines');
  expect(says('seal_master')).toBe('');
});

test('[R232, R233] treasury and gold_leaf: gold in hand, up to a limit', () => {
  expect([0, 7, 50].map(gold => says('treasury', { gold }))).toEqual(['', '+14 blocks', '+40 blocks']);
  expect([0, 7, 90].map(gold => says('gold_leaf', { gold }))).toEqual(['', '×1.7 lines', '×4 lines']);
});

const shop = (relics: Position['relics'], gold = 90): Played => {
  const won = position({
    rules: 'journey',
    phase: 'cleared',
    hand: [],
    pile: [],
    relics: relics ?? [],
    gold,
    seed: 'r',
  });
  return play({ ...won, stock: [] }, 'n');
};

test('[R234, R237] spender counts what is paid in shops, haggler rerolls', () => {
  const { state } = shop(['spender', 'haggler']);
  const rerolled = play(state, 'w', 'w').state;
  expect(rerolled.relics.map(owned => owned.my)).toEqual([{ spent: 9 }, { plus: 8 }]);
  expect(says('spender', my('spender', { spent: 25 }))).toBe('×1.5 lines');
  expect(says('haggler', my('haggler', { plus: 4 }))).toBe('+4 blocks');
  const bought = play(state, 'b0');
  const [{ price } = { price: 0 }] = eventsOf(bought, 'bought');
  expect(bought.state.relics[0]?.my).toEqual({ spent: price });
});

test('[R235, R236] antique: what the shelf would sell for; empty_shelf: slots without a relic', () => {
  expect(says('antique', { relics: ['antique', 'crown'] })).toBe('+4 blocks');
  expect(says('empty_shelf')).toBe('×6 lines');
  expect(says('empty_shelf', { relics: ['empty_shelf', 'crown', 'stamp', 'midas', 'prism', 'magnet'] })).toBe('');
});

test('[R238] tip_jar: two gold for two lines', () => {
  const tips = (more: Position): number[] => eventsOf(withRelic('tip_jar', more), 'gold').map(e => e.amount);
  expect(tips({ board: TWO, hand: ['dom-v', 'mono-1'] })).toEqual([2]);
  expect(tips({})).toEqual([]);
});

test('[R239] thin_deck grows with each amulet used', () => {
  const state = position({ rules: 'journey', relics: ['thin_deck'], amulets: ['vanish'], target: 999 });
  expect(play(state, 'u0 0').state.relics[0]?.my).toEqual({ tenths: 4 });
  expect(says('thin_deck', my('thin_deck', { tenths: 4 }))).toBe('×1.4 lines');
});

test('[R240] skipper: rounds skipped in this run', () => {
  const state = position({ rules: 'journey', relics: ['skipper'], board: ROW, target: 999, hand: ['mono-1'] });
  const skipped = { ...state, record: { ...state.record, skipped: 2 } };
  expect(steps(play(skipped, 'p0 f0')).join()).toContain('×2.2 lines (relic:skipper)');
  expect(says('skipper')).toBe('');
});

test('[R241, R242] dam and hermit: placements without a clear', () => {
  expect(says('dam', my('dam', { dry: 3 }))).toBe('+9 blocks');
  expect(says('hermit', my('hermit', { dry: 3 }))).toBe('+3 lines');
  expect([says('dam'), says('hermit')]).toEqual(['', '']);
  expect(withRelic('dam', my('dam', { dry: 1 }), 'p0 a5').state.relics[0]?.my).toEqual({ dry: 2 });
});

test('[R243, R244] drum: every third clear; marathon: all clears before', () => {
  expect([0, 1, 2, 5].map(clears => says('drum', { clears }))).toEqual(['', '', '×5 lines', '×5 lines']);
  expect([0, 1, 3].map(clears => says('marathon', { clears }))).toEqual(['', '×1.6 lines', '×2.8 lines']);
});

test('[R245] early_bird: eight hands or more left', () => {
  expect(says('early_bird', { hands: 9 })).toBe('×3 lines');
  expect(says('early_bird', { hands: 8 })).toBe('');
});

test('[R246] second_wind: a hand back for two lines, four times a round', () => {
  const two: Position = { board: TWO, hand: ['dom-v', 'mono-1'], hands: 5 };
  expect(withRelic('second_wind', two).state.hands).toBe(5);
  expect(withRelic('second_wind', { ...two, ...my('second_wind', { given: 4 }) }).state.hands).toBe(4);
  expect(withRelic('second_wind', { hands: 5 }).state.hands).toBe(4);
});

test('[R247, R248] veteran and compound grow with every round won', () => {
  const won = (id: RelicId) => withRelic(id, { target: 1 }).state.relics[0]?.my;
  expect([won('veteran'), won('compound')]).toEqual([{ plus: 4 }, { tenths: 5 }]);
  expect(says('veteran', my('veteran', { plus: 6 }))).toBe('+6 blocks');
  expect(says('compound')).toBe('×1.2 lines');
});

test('[R249] finale: boss rounds', () => {
  expect(says('finale', { round: 3, bosses: ['narrow'] })).toBe('×3 lines');
  expect(says('finale', { round: 2 })).toBe('');
});

test('[R250] echo: an eighth of the last clear, up to 150', () => {
  expect(says('echo', my('echo', { score: 0, last: 125 }))).toBe('+15 blocks');
  expect(says('echo', my('echo', { score: 0, last: 9_000 }))).toBe('+150 blocks');
  const { state } = withRelic('echo');
  expect(state.relics[0]?.my).toEqual({ score: 6, last: 6 });
});

test('[R251, R69] shadow acts as the first relic', () => {
  expect(says('shadow', { relics: ['single_line', 'crown', 'shadow'] })).toBe('×3 lines');
  expect(says('shadow', { relics: ['shadow', 'single_line'] })).toBe('');
  expect(says('shadow', { relics: ['copy', 'single_line', 'shadow'] })).toBe('');
  expect(points(withRelic('shadow', { relics: ['single_line', 'copy', 'shadow'] }))).toBe(6 * 27);
});

test('[R252, R253] lucky_bag shows a ware more, charm_bag holds an amulet more', () => {
  const opened = (relics: Position['relics']): number => {
    const { state } = shop(relics);
    const at = state.shop?.items.findIndex(item => item.ware.kind === 'pack') ?? 0;
    return play(state, `b${at}`).state.pack?.wares.length ?? 0;
  };
  expect([opened([]), opened(['lucky_bag'])]).toEqual([3, 4]);
  expect(says('charm_bag', { amulets: ['vanish', 'luck', 'hone'] })).toBe('+6 lines');
  expect(says('charm_bag')).toBe('');
});

test('[R254, R255] stubborn and one_track pay for what they take', () => {
  const begun = (id: RelicId) => play(position({ rules: 'journey', phase: 'progress', relics: [id] }), 'g').state;
  expect([begun('stubborn').hands, begun('one_track').hand.length]).toEqual([ruleSets.journey.base.hands - 2, 2]);
  expect([says('stubborn'), says('one_track')]).toEqual(['×3 lines', '×2.5 lines']);
});

test('[R97] previews of the new relics say what then happens', () => {
  const state = position({
    rules: 'journey',
    board: TWO,
    relics: ['echo', 'patrol', 'shadow'],
    target: 999,
    hand: ['dom-v'],
  });
  const shown = preview(state, { type: 'place', from: 0, cell: 5 });
  expect(shown?.outcomes.map(outcome => outcome.points)).toEqual([points(play(state, 'p0 f0'))]);
});
