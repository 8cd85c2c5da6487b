import { canonical, deepFreeze } from '@minoya/kernel';
import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { after } from './after.ts';
import { rokumasu } from './game.ts';
import type { Event, State } from './state.ts';
import { eventTypes } from './tell.ts';
import { type Position, play, position } from './testing.ts';

type Kind = Event['type'];

/** Every placement of one cell completes a row and a column. */
const DIAGONAL = `
  .  #  #  #  #  #
  #  .  #  #  #  #
  #  #  .  #  #  #
  #  #  #  .  #  #
  #  #  #  #  .  #
  #  #  #  #  #  .
`;
/** Only one cell is left, and no line can be completed. */
const WALLED = ['.  X  X  X  X  X', ...Array.from({ length: 5 }, () => 'X  X  X  X  X  X')].join('\n');

const at = (p: Position): State => position({ hand: ['mono-1', 'dom-h'], target: 999, bosses: [], ...p });
const before = (p: Position): State => at({ phase: 'progress', hand: [], pile: [], ...p });
/** Before a round of the long game, with gifts to skip it for. */
const long = ({ gifts, ...p }: Position & { gifts?: State['gifts'] }): State => {
  const s = before({ rules: 'journey', relics: ['crown'], gold: 9, ...p });
  return { ...s, gifts: gifts ?? s.gifts };
};
const won = (p: Position): State => ({ ...at({ phase: 'cleared', hand: [], pile: [], ...p }), stock: [] });
const shop = (p: Position = {}): State =>
  play(won({ gold: 99, relics: ['crown', 'stamp'], amulets: ['vanish'], ...p }), 'n').state;
const clear = (p: Position = {}): State => at({ board: DIAGONAL, hand: ['mono-1', 'mono-1'], ...p });

/** For each kind of event a position from which play brings it at once, or soon. */
const scenes: Readonly<Record<Kind, () => State>> = {
  setStarted: () => shop({ round: 3, relics: [], amulets: [], gold: 0 }),
  bossesRedrawn: () => long({ bosses: ['wind'], gifts: ['other_boss'] }),
  ruled: () => at({ rules: 'journey', round: 3, bosses: ['lantern'], hands: 5 }),
  giftsShown: () => long({}),
  skipped: () => long({}),
  goldPaid: () => clear({ rules: 'journey', round: 3, bosses: ['tax'], gold: 3, target: 9999 }),
  handsChanged: () => clear({ rules: 'journey', relics: ['second_wind'], target: 99_999 }),
  rebuilt: () => at({ rules: 'journey', round: 3, bosses: ['wind'], hands: 3 }),
  cardAdded: () => at({ rules: 'journey', board: WALLED, amulets: ['duplicate'] }),
  relicGiven: () => long({ gifts: ['common_relic'] }),
  locked: () => shop({ rules: 'journey' }),
  packOpened: () => shop({ rules: 'journey' }),
  packTaken: () => long({ gifts: ['relic_pack'] }),
  packPassed: () => play(long({ gifts: ['amulet_pack'], relics: [], amulets: ['vanish', 'luck'] }), 'j0').state,
  roundStarted: () => before({}),
  obstructed: () => before({ round: 3, bosses: ['obstacle'] }),
  marked: () => before({ relics: ['script'] }),
  drawn: () => before({ deck: ['mono-1', 'dom-h', 'dom-v'], relics: ['extra_draw'] }),
  placed: () => at({ hands: 3 }),
  overlaid: () => clear({ hand: ['dom-h feather'] }),
  handSpent: () => at({ hands: 3 }),
  dealt: () => at({ relics: [['bandaid', { spent: 2 }]], hands: 4 }),
  rolled: () => clear({ board: DIAGONAL.replaceAll('#', 'l') }),
  scored: () => clear(),
  cleared: () => clear(),
  gold: () => clear({ target: 1 }),
  branded: () => clear({ blessed: { b0: 'power', c1: 'gold', d2: 'chain', e3: 'power', f4: 'chain', a5: 'gold' } }),
  charged: () => at({ board: WALLED.replace('.', 'c').replace('X', '.') }),
  remembered: () => at({ relics: ['patience', 'copy'], hands: 3 }),
  stuck: () => at({ board: WALLED, hands: 4 }),
  stocked: () => at({ board: WALLED, relics: ['hand_stock'] }),
  recycled: () => at({ board: WALLED, relics: ['recycler'], pile: [3] }),
  reordered: () => at({ board: WALLED, relics: ['crown', 'stamp'] }),
  mirrored: () => at({ board: WALLED, relics: ['crown', 'copy', 'snowball'] }),
  stockFitted: () => at({ board: WALLED, relics: ['hand_stock', 'copy'], stock: [null, 'dom-v'] }),
  relicGone: () => at({ board: WALLED, relics: ['crown', 'phoenix', 'copy'], hands: 1 }),
  retried: () => at({ board: WALLED, relics: ['phoenix'], hands: 1 }),
  roundWon: () => clear({ target: 1 }),
  roundLost: () => at({ board: WALLED, hands: 1 }),
  runWon: () => clear({ target: 1, round: 24 }),
  runLost: () => at({ board: WALLED, hands: 1 }),
  runFinished: () => play(clear({ target: 1, round: 24 }), 'p0 a0').state,
  shopOpened: () => won({ rules: 'journey', round: 3 }),
  rerolled: () => shop(),
  bought: () => shop({ relics: ['crown', 'copy'] }),
  sold: () => shop(),
  shopLeft: () => shop(),
  amuletUsed: () => at({ board: WALLED, amulets: ['vanish', 'seal_add'] }),
};

/** The game begun in one of those positions instead of a first round. */
function stagedWith(write: typeof after) {
  const read = (text: string) => (Object.hasOwn(scenes, text) ? (text as Kind) : null);
  return {
    ...rokumasu,
    after: write,
    setups: { write: (kind: Kind) => kind, read },
    start: (kind: Kind) => scenes[kind](),
  };
}

test('whatever happens, in any phase, the events alone give the next view', () => {
  const folded = new Set<Kind>();
  const phases = new Set<State['phase']>();
  const watched = stagedWith((s, event) => {
    folded.add(event.type);
    const next = after(s, event);
    phases.add(next.phase);
    return next;
  });
  expect(conform(watched, eventTypes, { games: 2, tries: 1 })).toEqual([]);
  expect(eventTypes.filter(kind => !folded.has(kind))).toEqual([]);
  expect([...phases].sort((a, b) => a.localeCompare(b))).toEqual([
    'cleared',
    'lost',
    'pack',
    'playing',
    'progress',
    'shop',
    'won',
  ]);
});

/** They announce what another event, or chance, brings about. */
const announcing: readonly Kind[] = ['marked', 'overlaid', 'rolled'];

test.each(eventTypes.filter(kind => !announcing.includes(kind)))('G14 names a game that leaves out %s', kind => {
  const deaf = stagedWith((s, event) => (event.type === kind ? s : after(s, event)));
  const faults = conform(deaf, [kind], { games: 12, tries: 1 });
  expect(faults.map(fault => fault.split(':')[0])).toEqual(['G14', 'G14']);
  expect(faults[0]).toContain(kind);
});

test.each(announcing)('%s changes nothing by itself', kind => {
  const state = scenes[kind]();
  for (const action of rokumasu.legal(state, 0)) {
    const step = rokumasu.apply(state, 0, action);
    const found = step.ok ? step.events.find(event => event.type === kind) : undefined;
    if (!found) continue;
    expect(after(state, found)).toBe(state);
    return;
  }
  throw new Error(`${kind} does not happen`);
});

test('[R14] a hand larger than the deck leaves the pile of its last shuffle', () => {
  const state = before({ deck: ['mono-1', 'dom-h', 'dom-v'], relics: ['extra_draw'] });
  const step = rokumasu.apply(state, 0, { type: 'start' });
  if (!step.ok) throw new Error(step.why);
  const told = step.events.reduce<State>((s, event) => deepFreeze(after(s, event)), rokumasu.view(state, 0));
  expect(told.hand).toHaveLength(4);
  expect(told.pile).toHaveLength(2);
  expect(canonical(told)).toBe(canonical(rokumasu.view(step.state, 0)));
});
