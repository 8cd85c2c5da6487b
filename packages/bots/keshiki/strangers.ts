import type { Cell } from '@minoya/games/keshiki/cells';
import { FastRandom } from './fast-random.ts';
import { SolverGrid } from './solver-grid.ts';

/**
 * Careless players that no stage was made with: whoever makes stages uses those of careless.ts, and these come afterwards, to see
 * whether what held against the ones holds against others. None of them knows the goal.
 */
type Choice = (grid: SolverGrid) => number;

function play(start: SolverGrid, choose: Choice): Cell[] {
  const grid = new SolverGrid().copy(start);
  const taps: Cell[] = [];
  while (grid.count > 0) {
    const k = choose(grid);
    taps.push(grid.cell(k));
    grid.tap(k);
  }
  return taps;
}

/** The group that a measure likes best; of equals the first, or the last. */
function best(grid: SolverGrid, measure: (k: number) => number, last = false): number {
  let [at, most] = [0, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < grid.count; k++) {
    const worth = measure(k);
    if (worth > most || (last && worth === most)) [at, most] = [k, worth];
  }
  return at;
}

const size = (grid: SolverGrid, k: number): number => grid.size[k] as number;
const removes = (grid: SolverGrid, k: number): number => grid.removes[k] as number;
const column = (cell: Cell): number => cell & 31;
const row = (cell: Cell): number => cell >> 5;

/** The largest group first: the last of equals, by what goes instead of what hangs together, or with a look at the next tap. */
export function largestFirsts(start: SolverGrid): Cell[][] {
  const next = new SolverGrid();
  const ahead = (grid: SolverGrid, k: number): number => {
    next.copy(grid).tap(k);
    let most = 0;
    for (let j = 0; j < next.count; j++) most = Math.max(most, removes(next, j) ** 2);
    return removes(grid, k) ** 2 + most;
  };
  return [
    play(start, grid => best(grid, k => size(grid, k), true)),
    play(start, grid => best(grid, k => removes(grid, k))),
    play(start, grid => best(grid, k => ahead(grid, k))),
  ];
}

/** One colour is left for last, 15 tries: the commonest or another, the others in many orders. */
export function saveOnes(start: SolverGrid): Cell[][] {
  const random = new FastRandom('stranger');
  const colors = [1, 2, 3, 4, 5, 6].filter(color => (start.colors[color] as number) > 0);
  const common = [...colors].sort((a, b) => (start.colors[b] as number) - (start.colors[a] as number));
  const measures: ((grid: SolverGrid, k: number) => number)[] = [
    (grid, k) => size(grid, k),
    (grid, k) => -size(grid, k),
    (grid, k) => -column(grid.cell(k)),
    (grid, k) => column(grid.cell(k)),
    (grid, k) => -row(grid.cell(k)),
    (grid, k) => row(grid.cell(k)),
    () => random.next(),
  ];
  return Array.from({ length: 15 }, (_, n) => {
    // Seven ways with the commonest colour, four by chance with the second, four by chance with the commonest.
    const saved = common[n >= 7 && n < 11 ? Math.min(1, common.length - 1) : 0];
    const measure = measures[Math.min(n, measures.length - 1)] ?? size;
    return play(start, grid => best(grid, k => measure(grid, k) - (grid.color[k] === saved ? 1e6 : 0)));
  });
}

/** Anything, 15 tries. */
export function anything(start: SolverGrid): Cell[][] {
  const random = new FastRandom('anything');
  return Array.from({ length: 15 }, () => play(start, grid => Math.floor(random.next() * grid.count)));
}

/** Colour after colour, in every order. */
export function colorByColor(start: SolverGrid): Cell[][] {
  const colors = [1, 2, 3, 4, 5, 6].filter(color => (start.colors[color] as number) > 0);
  return orders(colors).map(order => play(start, grid => best(grid, k => -order.indexOf(grid.color[k] as number))));
}

function orders(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap(first => orders(list.filter(one => one !== first)).map(rest => [first, ...rest]));
}

/** The smallest first, and from every side. */
export function sweeps(start: SolverGrid): Cell[][] {
  const measures: ((grid: SolverGrid, k: number) => number)[] = [
    (grid, k) => -size(grid, k),
    (grid, k) => -column(grid.cell(k)),
    (grid, k) => column(grid.cell(k)),
    (grid, k) => -row(grid.cell(k)),
    (grid, k) => row(grid.cell(k)),
  ];
  return measures.map(measure => play(start, grid => best(grid, k => measure(grid, k))));
}
