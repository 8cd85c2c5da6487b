import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { anneal } from '@minoya/bots/keshiki/anneal';
import { samegameScoring } from '@minoya/bots/keshiki/scoring';
import { stopAfter } from '@minoya/bots/keshiki/search';
import { tappable } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import type { State } from '@minoya/games/keshiki/state';
import { standardBoards } from '../apps/cli/src/lab/keshiki/benchmark.ts';
import type { Figure } from './figure.ts';

interface Play {
  readonly start: State;
  readonly taps: readonly number[];
}

/** Random games as their taps, so that the figure times `apply` and nothing else. */
function randomPlay(stage: number): Play {
  const start = keshiki.start({ type: 'stage', stage, tools: [] }, '');
  const taps: number[] = [];
  let state = start;
  for (let cells = [...tappable(state.board)]; cells.length; cells = [...tappable(state.board)]) {
    const cell = cells[(taps.length * 7919 + stage) % cells.length] ?? 0;
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    if (!step.ok) throw new Error(step.why);
    taps.push(cell);
    state = step.state;
  }
  return { start, taps };
}

const plays = Array.from({ length: 100 }, (_, i) => randomPlay(i + 1));

function replay({ start, taps }: Play): number {
  let state = start;
  for (const cell of taps) {
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    if (step.ok) state = step.state;
  }
  return taps.length;
}

const standard = standardBoards().map(board => new SolverGrid().load(board));
const grid = new SolverGrid();
let dice = 1;

/** One game of uniformly random taps, every group listed at every step. */
function playout(start: SolverGrid): void {
  grid.copy(start);
  while (grid.count > 0) {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
    grid.tap(Math.floor((dice / 0x1_0000_0000) * grid.count));
  }
}

const rough = nrpa(standard[0] ?? grid, samegameScoring, { seed: 'rough', stop: stopAfter(50) }, { levels: 1 });

export const figures: Figure[] = [
  {
    name: 'keshiki.apply',
    unit: 'taps',
    note: '9×13, all 100 stages played at random, events included',
    run: () => plays.reduce((sum, play) => sum + replay(play), 0),
  },
  {
    name: 'keshiki.playout15',
    unit: 'playouts',
    note: 'the solver’s grid, 20 standard 15×15 boards, uniform',
    run() {
      for (let n = 0; n < 20; n++) for (const start of standard) playout(start);
      return 20 * standard.length;
    },
  },
  {
    name: 'keshiki.nrpa15',
    unit: 'playouts',
    note: 'nested search with learning, standard board 1',
    run() {
      nrpa(standard[0] ?? grid, samegameScoring, { seed: 'bench', stop: stopAfter(1000) }, { levels: 2 });
      return 2000;
    },
  },
  {
    name: 'keshiki.anneal15',
    unit: 'lines',
    note: 'changes tried on a line of standard board 1',
    run() {
      anneal(standard[0] ?? grid, rough, samegameScoring, { seed: 'bench', stop: () => false, tries: 20_000 });
      return 20_000;
    },
  },
];
