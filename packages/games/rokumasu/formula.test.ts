import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BuffId, PatternId, SealId } from './blocks.ts';
import { rokumasu } from './game.ts';
import type { RelicId } from './relics/index.ts';
import type { Block, Buff, State } from './state.ts';
import { eventsOf, position } from './testing.ts';

/** The formula of the original rule texts 000 and 002 as one sum over cells: what the ledger must come to. */
function byFormula(before: State, cells: readonly number[], lines: number, hit: boolean): number {
  const owns = (id: RelicId): boolean => before.relics.some(owned => owned.id === id);
  const many = owns('prism') ? 3 : 2;
  const strong = owns('amplifier') ? 5 : 2;
  let tenthsOfA = 0;
  let tenthsOfB = lines * (hit ? 2 : 1) * 10;
  for (const cell of cells) {
    const { pattern, seal, charge } = before.board[cell] as Block;
    const buff = before.brands[cell];
    const m = seal === 'multi' ? many : 1;
    tenthsOfA += 10 * (m - 1) + (pattern === 'charge' ? 10 * charge * m : 10);
    if (pattern === 'enhanced') tenthsOfA += 10 * strong * m;
    if (buff?.id === 'enhancement') tenthsOfA += 5 * buff.level;
    if (buff?.id === 'pulsation') tenthsOfB += 2 * buff.level;
  }
  return Math.floor((tenthsOfA * tenthsOfB) / 100);
}

const block = fc.record({
  piece: fc.integer({ min: 1, max: 9 }),
  pattern: fc.constantFrom<PatternId | null>(null, null, 'enhanced', 'lucky', 'feather', 'nohand', 'charge'),
  seal: fc.constantFrom<SealId | null>(null, null, null, 'gold', 'multi'),
  blessing: fc.constant(null),
  charge: fc.integer({ min: 0, max: 9 }),
});
const buff: fc.Arbitrary<Buff | null> = fc.option(
  fc.record({
    id: fc.constantFrom<BuffId>('enhancement', 'gold_mine', 'pulsation', 'phase'),
    level: fc.integer({ min: 1, max: 4 }),
  }),
);
const tuning = fc.subarray<RelicId>(['prism', 'amplifier', 'treasure_hunter']);

test('[R36, R37, R39, R40, R41, R45, R46, R49, R50] the ledger comes to the formula, whatever lies on the board', () => {
  const board = fc.array(fc.option(block, { freq: 8 }), { minLength: 36, maxLength: 36 });
  const given = fc.tuple(board, fc.array(buff, { minLength: 36, maxLength: 36 }), tuning, fc.nat(35), fc.string());
  let clears = 0;
  fc.assert(
    fc.property(given, ([blocks, brands, relics, at, seed]) => {
      const charged = blocks.map(one => one && { ...one, charge: one.pattern === 'charge' ? one.charge : 0 });
      const base = position({ relics, hand: ['mono-1'], target: Number.MAX_SAFE_INTEGER, seed });
      const before = { ...base, board: charged.map((one, i) => (i === at ? null : one)), brands };
      const step = rokumasu.apply(before, 0, { type: 'place', from: 0, cell: at });
      if (!step.ok) throw new Error(step.why);
      const scored = eventsOf(step, 'scored')[0];
      if (!scored) return;
      clears += 1;
      const plain: Block = { piece: 99, pattern: null, seal: null, blessing: null, charge: 0 };
      const laid = { ...before, board: before.board.map((one, i) => (i === at ? plain : one)) };
      const hit = eventsOf(step, 'rolled').some(e => e.source === 'pattern:lucky' && e.hit);
      const cells = eventsOf(step, 'cleared')[0]?.cells ?? [];
      expect(new Set(cells).size).toBe(cells.length);
      const { rows, columns } = scored;
      expect(cells).toHaveLength(6 * (rows.length + columns.length) - rows.length * columns.length);
      expect(scored.points).toBe(byFormula(laid, cells, rows.length + columns.length, hit));
      const coins = cells.filter(cell => laid.board[cell]?.seal === 'gold').length;
      const paid = eventsOf(step, 'gold').filter(e => e.source !== 'brand:gold_mine');
      const each = relics.includes('treasure_hunter') ? 2 : 1;
      expect(paid.reduce((sum, e) => sum + e.amount, 0)).toBe(coins * each);
    }),
    { seed: 600, numRuns: 3000 },
  );
  expect(clears).toBeGreaterThan(1000);
});
