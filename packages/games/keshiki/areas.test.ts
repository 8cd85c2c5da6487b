import { expect, test } from 'vitest';
import { allLayouts } from './areas.ts';
import { colorOf, kindOf } from './blocks.ts';
import { type Board, groupAt } from './board.ts';
import { dealBoard, mixedBoard } from './deals.ts';
import { endlessRecipe, LAST_LEVEL, type Recipe, week } from './recipes.ts';

/** Share of the blocks that lie in a group of three or more. */
function inAreas(board: Board): number {
  const blocks = board.cells.flatMap((b, i) => (colorOf(b) ? [i] : []));
  return blocks.filter(i => groupAt(board, i).length >= 3).length / blocks.length;
}

const walk = Array.from({ length: LAST_LEVEL }, (_, i) => endlessRecipe(i + 1));

test('[K29] the colours of a deal lie in areas: most blocks in groups of three or more', () => {
  const mean = (deal: (recipe: Recipe, seed: string) => Board): number => {
    const shares = [...week, ...walk].flatMap(recipe => ['a', 'b', 'c'].map(seed => inAreas(deal(recipe, seed))));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const mixed = mean((recipe, seed) => mixedBoard({ ...recipe, width: 9, height: 13 }, seed));
  expect(mixed).toBeLessThan(0.5);
  expect(mean(dealBoard)).toBeGreaterThan(0.75);
});

test('[K29] frames and crests are left like right', () => {
  for (const layout of ['frames', 'crest'] as const) {
    const { cells, width } = dealBoard(
      { colors: 4, shapes: ['waves'], layouts: [layout], obstacles: {}, value: 3, goal: 'score' },
      layout,
    );
    const mirrored = cells.map((_, i) => cells[i - (i % width) + width - 1 - (i % width)]);
    expect(mirrored).toEqual(cells);
    expect(cells.every(b => b === 0 || kindOf(b) === 'normal')).toBe(true);
  }
});

test('[K29] weekdays and levels use every layout', () => {
  expect(new Set(week.flatMap(({ layouts }) => layouts))).toEqual(new Set(allLayouts));
  expect(new Set(walk.flatMap(({ layouts }) => layouts))).toEqual(new Set(allLayouts));
});
