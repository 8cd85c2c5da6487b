import { actions } from '@minoya/games/keshiki/actions';
import type { Board } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { nrpa } from './nrpa.ts';
import { keshikiScoring } from './scoring.ts';
import { type Line, stopAfter } from './search.ts';
import { SolverGrid } from './solver-grid.ts';

/** As many rounds of search as the page's own worker gives the par of a day (`keshiki/worker/worker.ts`). */
const ROUNDS = 3_000;

/** Par of a day's board: the same work as on the page, so the same line. */
function parOf(board: Board): Line {
  return nrpa(new SolverGrid().load(board), keshikiScoring, { seed: 'par', stop: stopAfter(ROUNDS) });
}

/** The line that players are shown beside theirs: a stage's own, and the one that is found for a day. */
export function shownLine(text: string): readonly string[] | null {
  const setup = keshiki.setups.read(text);
  if (setup?.type === 'stage') return stage(setup.stage).line;
  if (setup?.type !== 'daily') return null;
  return parOf(keshiki.start(setup, '').board).taps.map(cell => actions.write({ type: 'tap', cell }));
}
