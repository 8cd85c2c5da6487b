import { FastRandom } from './fast-random.ts';
import { SolverGrid } from './solver-grid.ts';
import { keshikiScoring } from './scoring.ts';

/**
 * Scores of quick games, sorted: half of them tap anything, half of them leave the commonest colour for last. What share
 * of them reaches a target is how hard it is.
 */
export function quickScores(start: SolverGrid, games: number, seed: string): number[] {
  const grid = new SolverGrid();
  const scores: number[] = [];
  const random = new FastRandom(seed);
  let tabu = 1;
  for (let color = 2; color <= 6; color++) {
    if ((start.colors[color] as number) > (start.colors[tabu] as number)) tabu = color;
  }
  for (let n = 0; n < games; n++) scores.push(play(grid.copy(start), n % 2 ? tabu : 0, random));
  return scores.sort((a, b) => a - b);
}

function play(grid: SolverGrid, tabu: number, random: FastRandom): number {
  let earned = 0;
  while (grid.count > 0) {
    const k = choose(grid, tabu, random);
    earned += keshikiScoring.points[grid.removes[k] as number] as number;
    grid.tap(k);
  }
  return keshikiScoring.finish(earned, grid.left());
}

/** A few looks for another colour, then anything. */
function choose(grid: SolverGrid, tabu: number, random: FastRandom): number {
  let k = 0;
  for (let looks = 0; looks < 6; looks++) {
    k = Math.floor(random.next() * grid.count);
    if (grid.color[k] !== tabu) return k;
  }
  return k;
}
