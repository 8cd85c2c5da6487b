import { expect, test } from 'vitest';
import { rokumasu } from './game.ts';
import type { Card, State } from './state.ts';
import { cardOf, eventsOf, type Position, play, position } from './testing.ts';
import { canSculpt, sculpted, sculptOf, sculpts } from './use.ts';

const refused = (state: State, line: string): string | null => {
  const step = rokumasu.apply(state, 0, rokumasu.actions.read(line)!);
  return step.ok ? null : step.why;
};

const inShop = (more: Position): State => ({
  ...position({ phase: 'shop', ...more }),
  hand: [],
  stock: [],
  pile: [],
  shop: { items: [], rerolls: 0, locked: null, coming: [] },
});

test('[R90] used in shop and play, on any card of the deck; a held card changes with it', () => {
  const more: Position = { amulets: ['pattern_add', 'vanish'], hand: ['dom-h', 'mono-1'], target: 999 };
  const played = play(position(more), 'u0 1');
  const after = played.state.deck.find(card => card.id === 1) as Card;
  expect(after.pattern).not.toBeNull();
  expect(played.state.hand[0]).toBe(after);
  expect(played.state.amulets.map(one => one.id)).toEqual(['vanish']);
  expect(play(inShop(more), 'u0 1').state.deck[1]?.pattern).not.toBeNull();
  expect(refused(position({ ...more, phase: 'progress' }), 'u0 1')).toBe('notNow');
  expect(refused(position(more), 'u0 77')).toBe('noCard');
  expect(refused(position(more), 'u2 1')).toBe('noAmulet');
});

test('[R91] a pattern replaces the old one and leaves seal, blessing and shape alone', () => {
  const deck = ['tet-t-0 feather gold@2 chain-blessing@1', 'dom-h', 'dom-v', 'mono-1'];
  const seen = new Set<string | null>();
  for (let i = 0; i < 60; i++) {
    const { state } = play(inShop({ amulets: ['pattern_add'], deck, seed: `p${i}` }), 'u0 0');
    expect(state.deck[0]).toMatchObject({
      mino: 'tet-t-0',
      seal: { id: 'gold', at: 2 },
      blessing: { id: 'chain', at: 1 },
    });
    seen.add(state.deck[0]?.pattern ?? null);
  }
  expect(seen).toEqual(new Set(['charge', 'enhanced', 'feather', 'lucky', 'nohand']));
});

test('[R91, R85] a seal replaces the old one on any cell; stones only with the furnace', () => {
  const deck = ['tet-t-0 feather gold@2', 'dom-h', 'dom-v', 'mono-1'];
  const seen = (relics: Position['relics']): Set<string> => {
    const found = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const { state } = play(inShop({ amulets: ['seal_add'], deck, relics: relics ?? [], seed: `s${i}` }), 'u0 0');
      found.add(state.deck[0]?.seal?.id ?? '');
      expect(state.deck[0]?.pattern).toBe('feather');
    }
    return found;
  };
  expect([...seen([])].sort()).toEqual(['gold', 'multi']);
  expect([...seen(['furnace'])].sort()).toEqual(['gold', 'multi', 'stone']);
});

test('[R92] sculpt: box plus one ring, connected, at most six cells', () => {
  const mono = cardOf('mono-1', 1);
  const shapes = new Set([...sculpts(mono)].map(one => one.mino));
  expect(shapes.has('pent-x')).toBe(true);
  expect(shapes.has('tro-i-h')).toBe(true);
  expect(shapes.has('tet-i-h')).toBe(false);
  expect(shapes.has('mono-1')).toBe(false);
  const square = (n: number) => Array.from({ length: n }, (_, i) => ({ x: i % 3, y: Math.floor(i / 3) }));
  expect(sculptOf(mono, square(6))?.mino).toBe('hex-O6-0');
  expect(sculptOf(mono, square(7))).toBeNull();
  expect(sculptOf(mono, [])).toBeNull();
  expect(
    sculptOf(mono, [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ]),
  ).toBeNull();
});

test('[R92] kept cells keep their seal and blessing, cut ones lose them; the pattern stays whole', () => {
  const card = cardOf('dom-h lucky multi@0 power-blessing@1', 1);
  const longer = sculptOf(
    card,
    [1, 2, 3].map(x => ({ x, y: 1 })),
  );
  expect(longer).toEqual({ mino: 'tro-i-h', seal: 0, blessing: 1 });
  const shifted = sculptOf(
    card,
    [0, 1, 2].map(x => ({ x, y: 1 })),
  );
  expect(shifted).toEqual({ mino: 'tro-i-h', seal: 1, blessing: 2 });
  const cut = sculptOf(card, [
    { x: 2, y: 1 },
    { x: 2, y: 2 },
  ]);
  expect(cut).toEqual({ mino: 'dom-v', seal: null, blessing: 0 });
  expect(sculpted(card, cut!)).toMatchObject({
    mino: 'dom-v',
    pattern: 'lucky',
    seal: null,
    blessing: { id: 'power', at: 0 },
  });
});

test('[R92, R93] apply takes exactly the sculpts that are listed', () => {
  const deck = ['dom-h multi@0', 'tro-l-0', 'mono-1'];
  const state = inShop({ amulets: ['sculpt'], deck });
  const listed = [...sculpts(state.deck[0] as Card)];
  expect(new Set(listed.map(one => JSON.stringify(one))).size).toBe(listed.length);
  for (const one of listed) expect(canSculpt(state.deck[0] as Card, one)).toBe(true);
  expect(refused(state, 'u0 0 dom-h 0 -')).toBe('cannotSculpt');
  expect(refused(state, 'u0 0 pent-i-v - -')).toBe('cannotSculpt');
  expect(refused(state, 'u0 0')).toBe('cannotSculpt');
  expect(play(state, 'u0 0 tro-i-h 1 -').state.deck[0]).toMatchObject({
    mino: 'tro-i-h',
    seal: { id: 'multi', at: 1 },
  });
  expect(play(state, 'u0 1 tet-o - -').state.deck[1]?.mino).toBe('tet-o');
});

test('[R94, R95] vanish takes the card from everywhere, and never empties the deck', () => {
  const more: Position = { amulets: ['vanish'], hand: ['dom-h', 'mono-1'], pile: [1, 3, 4], target: 999 };
  const { state } = play(position(more), 'u0 1');
  expect(state.deck.map(card => card.id)).toEqual([0, 2, 3, 4, 5]);
  expect(state.hand[0]).toBeNull();
  expect(state.pile).toEqual([3, 4]);
  const small: Position = { amulets: ['vanish'], deck: ['mono-1', 'dom-h', 'dom-v'] };
  expect(refused(inShop(small), 'u0 1')).toBe('deckTooSmall');
  const four = inShop({ ...small, deck: ['mono-1', 'dom-h', 'dom-v', 'tet-o'] });
  expect(play(four, 'u0 3').state.deck).toHaveLength(3);
  expect(refused({ ...four, relics: position({ relics: ['extra_draw'] }).relics }, 'u0 3')).not.toBeNull();
});

test('[R94, R5] vanish takes one card of a shape, not all of them', () => {
  const deck = ['dom-h', 'dom-h enhanced', 'dom-h lucky', 'mono-1'];
  const { state } = play(inShop({ amulets: ['vanish'], deck }), 'u0 1');
  expect(state.deck.map(card => card.pattern)).toEqual([null, 'lucky', null]);
});

test('[R90, R13] an emptied hand is drawn anew', () => {
  const played = play(position({ amulets: ['vanish'], hand: ['dom-h'], target: 999 }), 'u0 1');
  expect(eventsOf(played, 'drawn')).toHaveLength(1);
});

test('[R96] what an amulet rolled cannot be taken back, what it cut can', () => {
  const opens = (amulet: 'sculpt' | 'vanish' | 'seal_add' | 'pattern_add', line: string): boolean =>
    rokumasu.revealsHidden(play(inShop({ amulets: [amulet] }), line).events);
  expect([opens('sculpt', 'u0 1 tro-i-h - -'), opens('vanish', 'u0 1')]).toEqual([false, false]);
  expect([opens('seal_add', 'u0 1'), opens('pattern_add', 'u0 1')]).toEqual([true, true]);
});
