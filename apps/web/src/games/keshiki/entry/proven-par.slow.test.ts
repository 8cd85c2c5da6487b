import { keshiki } from '@minoya/games/keshiki/game';
import type { Goal } from '@minoya/games/keshiki/goals';
import { stage } from '@minoya/games/keshiki/stages/index';
import { expect, test } from 'vitest';
import { GoalBound } from '@minoya/bots/keshiki/goal-bound';
import { owed } from '@minoya/bots/keshiki/goal-meter';
import { goalStart } from '@minoya/bots/keshiki/hint';
import { provenPar } from './proven-par.ts';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';

interface Way {
  readonly earned: number;
  readonly made: number;
  readonly most: number;
  readonly starred: boolean;
}

/** Tries every line of taps for one that earns ★ and scores more than par. */
function canBeatPar(number: number): boolean {
  const { par, goals } = stage(number);
  const [first] = goals;
  if (!first) throw new Error('a stage without a goal');
  const wanted: Goal = { kind: 'score', amount: par + 1, within: null };
  const start = goalStart(keshiki.start({ type: 'stage', stage: number, tools: [] }, ''));
  const { scoring } = start;
  const bounds = { first: new GoalBound(first, scoring), wanted: new GoalBound(wanted, scoring) };
  const within = first.within ?? Number.POSITIVE_INFINITY;
  const failed = new Map<string, number>();
  const grids: SolverGrid[] = [];

  const tries = (grid: SolverGrid, way: Way): boolean => {
    const { earned, made, most } = way;
    const score = scoring.finish(earned, grid.left());
    const starred = way.starred || (made <= within && owed(first, grid, { score, most }) === 0);
    if (starred && score > par) return true;
    if (grid.count === 0) return false;
    if (!starred && (made >= within || bounds.first.isLost(grid, within - made, earned))) return false;
    if (score <= par && bounds.wanted.isLost(grid, Number.POSITIVE_INFINITY, earned)) return false;
    const key = `${grid.positionKey()} ${starred ? '' : first.within === null ? 'open' : made}`;
    // From fewer points it fails all the more.
    if ((failed.get(key) ?? -1) >= earned) return false;
    const child = (grids[made] ??= new SolverGrid());
    for (let k = 0; k < grid.count; k++) {
      const removes = grid.removes[k] ?? 0;
      child.copy(grid).tap(k);
      const points = earned + (scoring.points[removes] ?? 0);
      if (tries(child, { earned: points, made: made + 1, most: Math.max(most, removes), starred })) return true;
    }
    failed.set(key, earned);
    return false;
  };
  return tries(start.grid, { earned: 0, made: 0, most: 0, starred: false });
}

test('where par is called the best there is, no line that earns ★ scores more; stage 1 shows that one would be found', () => {
  expect(canBeatPar(1)).toBe(true);
  expect(provenPar.version, 'of the present boards').toBe(keshiki.version);
  expect(provenPar.stages.filter(canBeatPar)).toEqual([]);
}, 240_000);
