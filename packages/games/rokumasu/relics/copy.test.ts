import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import type { State } from '../state.ts';
import { eventsOf, type Played, type Position, play, points, position, steps } from '../testing.ts';
import { type RelicId, relicIds, relics } from './index.ts';

const EMPTY = '.  .  .  .  .  .';
/** Row 0 and column f lack f0 and hold three patterns and two seals; one more block stands about. */
const RICH = `
  e2 f  nG #  #  .
  .  .  .  .  .  #
  .  .  .  .  .  #
  #  .  .  .  .  #
  .  .  .  .  .  #
  .  .  .  .  .  #
`;
/** Columns e and f lack their top cells. */
const COLUMNS = [EMPTY, ...Array.from({ length: 5 }, () => '.  .  .  .  #  #')].join('\n');
const STONY = ['#S #  #  #  #  .', EMPTY, '#  .  .  .  .  .', EMPTY, EMPTY, EMPTY].join('\n');
const ROW = ['#  #  #  #  #  .', EMPTY, '#  .  .  .  .  .', EMPTY, EMPTY, EMPTY].join('\n');

function clear(shelf: Position['relics'], more: Position = {}, line = 'p0 f0'): Played {
  const base: Position = { relics: shelf ?? [], board: ROW, hand: ['mono-1', 'mono-1'], target: 99_999, hands: 4 };
  return play(position({ ...base, ...more }), line);
}

const of = (played: Played, id: RelicId): string[] =>
  steps(played)
    .filter(step => step.includes(`relic:${id})`))
    .map(step => step.replace(/ \(.*/, ''));

/** Memories with which each remembering relic acts at once. */
const primed: Partial<Record<RelicId, Record<string, number | string>>> = {
  twin: { last: 1, same: 0 },
  gardener: { tenths: 6 },
  snowball: { tenths: 10 },
  script: { first: 0, second: 11 },
  rensha: { times: 3 },
  patience: { dry: 3 },
  muscle: { tenths: 6 },
  collector: { tenths: 5, seen: 'charge' },
};

const scoring = relicIds.filter(id => relics[id].acts !== 'utility' && !relics[id].chance);

const TALL = ['#  #  #  #  #  .', '#  #  #  #  #  .', '#  #  #  #  #  .', '#  .  .  .  .  .', EMPTY, EMPTY].join('\n');
const PACKED = [...Array.from({ length: 5 }, () => '#  #  #  #  #  .'), '.  #  #  .  .  .'].join('\n');

/** Clears of every kind; each scoring relic acts in at least one. */
const situations: readonly Position[] = [
  {},
  { board: RICH },
  { board: STONY },
  { board: ['#  #  #  #  #  .', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY].join('\n') },
  { hand: ['dom-v', 'mono-1'] },
  { hand: ['tro-i-v', 'mono-1'] },
  ...['dom-v', 'tro-i-v', 'tet-i-v', 'pent-i-v', 'hex-I6-v'].map(mino => ({ hand: [mino, 'mono-1'], board: TALL })),
  { deck: ['mono-1', 'dom-h', 'dom-v'] },
  { hands: 2 },
  { board: PACKED },
];

test.each(scoring)('[R69] a mirror below %s writes the same line right after it', id => {
  const memory = primed[id];
  const shelf: Position['relics'] = [memory ? [id, memory] : id, memory && id !== 'script' ? ['copy', memory] : 'copy'];
  const lines = [
    ...situations.map(more => clear(shelf, more)),
    clear(shelf, { board: COLUMNS, hand: ['dom-h', 'mono-1'] }, 'p0 e0'),
  ].filter(played => of(played, id).length > 0);
  expect(
    lines.length,
    `${id} acts in no situation: draw one in which it does, or give it a memory in \`primed\``,
  ).toBeGreaterThan(0);
  for (const played of lines) {
    expect(of(played, 'copy')).toEqual(of(played, id));
    const ledger = steps(played);
    const at = ledger.findIndex(step => step.includes(`relic:${id})`));
    expect(ledger[at + 1]).toContain('relic:copy');
  }
});

const utilities = relicIds.filter(id => relics[id].acts === 'utility' && id !== 'copy');

test.each(utilities)('[R69] a mirror below %s copies it only where the table says so', id => {
  const { relics: shelf } = position({ relics: [id, 'copy'] });
  expect(shelf[1]?.as).toBe(id === 'hand_stock' || id === 'bandaid' ? id : null);
});

test('[R69, R147] a mirror at the left end, or below a mirrored nothing, is idle', () => {
  expect(position({ relics: ['copy', 'crown'] }).relics[0]?.as).toBeNull();
  expect(of(clear(['copy', 'single_line']), 'copy')).toEqual([]);
});

test('[R69] the mirror multiplies where it stands: order inside B', () => {
  expect(points(clear(['single_line', 'copy', ['script', { first: 0, second: 9 }]]))).toBe(6 * 10);
  expect(points(clear([['script', { first: 0, second: 9 }], 'single_line', 'copy']))).toBe(6 * 18);
});

test('[R69] a mirror has a memory of its own, fresh when its neighbour changes', () => {
  const state = position({ relics: ['crown', ['snowball', { tenths: 20 }], ['copy', { tenths: 20 }]], target: 999 });
  expect(state.relics[2]?.my).toEqual({ tenths: 20 });
  const moved = play(state, 'o21').state;
  expect(moved.relics[1]).toMatchObject({ id: 'copy', as: 'crown', my: {} });
  const back = play(moved, 'o12').state;
  expect(back.relics[2]).toMatchObject({ as: 'snowball', my: { tenths: 0 } });
});

test('[R69] moving a mirror away and back does not arm it again', () => {
  const state = position({
    relics: ['crown', 'first_strike', 'copy'],
    board: ROW,
    clears: 1,
    target: 999,
    hand: ['mono-1'],
  });
  const moved = play(state, 'o21', 'o12').state;
  expect(steps(play(moved, 'p0 f0')).join()).not.toContain('relic');
});

test('[R69] a mirror counts along while its neighbour is quiet', () => {
  const state = position({ relics: ['rensha', 'copy'], board: ROW, target: 999, hand: ['mono-1', 'mono-1'] });
  const { state: after } = play(state, 'p0 f0');
  expect(after.relics.map(owned => owned.my)).toEqual([{ times: 2 }, { times: 2 }]);
});

test('[R69, R115] a mirrored gambler rolls for itself, even when the other rolled nothing', () => {
  const played = clear(['gambler', 'copy'], {
    rolls: {
      luck: [
        [4, 0],
        [4, 3],
      ],
    },
  });
  expect([of(played, 'gambler'), of(played, 'copy')]).toEqual([[], ['+3 lines']]);
});

test('[R69, R114] a mirrored script marks no lines of its own', () => {
  const begun = play(position({ phase: 'progress', relics: ['script', 'copy'] }), 'g');
  expect(eventsOf(begun, 'marked')).toHaveLength(1);
  expect(begun.state.relics[1]?.my).toEqual({});
});

test('[R143, R69] a mirrored band-aid deals a second piece', () => {
  const shelf: Position['relics'] = [
    ['bandaid', { spent: 2 }],
    ['copy', { spent: 2 }],
  ];
  const played = play(position({ relics: shelf, hand: ['mono-1', 'dom-h'], target: 999 }), 'p0 a0');
  expect(eventsOf(played, 'dealt').map(e => e.slot)).toEqual([0, 2]);
});

test('[R67] a mirrored hand stock is a second slot; moving the mirror away loses the piece in it', () => {
  const state = position({ relics: ['crown', 'hand_stock', 'copy'], hand: ['tet-o', 'dom-h', 'mono-1'], target: 999 });
  expect(state.stock).toHaveLength(2);
  const kept = play(state, 'k0 y').state;
  const placed = play(kept, 'py a0').state;
  expect(placed.stock).toEqual([null, null]);
  const moved = play(kept, 'o21').state;
  expect(moved.stock).toEqual([null]);
});

test('[R69] selling the neighbour turns the mirror to the next', () => {
  const shop: State = {
    ...position({ phase: 'shop', relics: ['crown', 'patience', 'copy'] }),
    shop: { items: [], rerolls: 0, locked: null, coming: [] },
  };
  const sold = rokumasu.apply({ ...shop, hand: [], pile: [] }, 0, { type: 'sell', relic: 1 });
  expect(sold.ok && sold.state.relics[1]).toMatchObject({ id: 'copy', as: 'crown' });
});
