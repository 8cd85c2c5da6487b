import { dailySetup, dealEndless, proveClearable } from '@minoya/bots/keshiki/proven-deals';
import { advise, hopeless, type Known, lastGood } from '@minoya/bots/keshiki/hint';
import { parOf, proofOf, restOf } from '@minoya/bots/keshiki/proof';
import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { serve } from '../../../workers/serve.ts';
import type { Origin, ThinkJobs } from './client.ts';

const hintTime = 700;
const judgeTime = 120;
/** For the first goal of a board that somebody drew. */
const proofTime = 6_000;
/** The widest search for a clear: half a minute on a laptop at most. */
const widest = 4_096;

const until = (end: number) => () => performance.now() > end;

let proven: { readonly board: string; readonly taps: readonly Cell[] } | null = null;

/** What is left of a dealt board's proof; it is looked for once a board. */
function proofFrom(start: State, now: State): readonly Cell[] {
  const board = start.board.cells.join();
  if (proven?.board !== board) {
    const { taps, stars } = proofOf(start);
    proven = { board, taps: stars > 0 ? taps : [] };
  }
  return restOf(proven.taps, start, now);
}

/** What is known before any search: a line, and whatever was advised before. */
function known(from: Origin, state: State, plan: readonly Cell[] = []): Known {
  if (from && 'stage' in from) return { stage: stageOf(from.stage), plan };
  return { plan: from && plan.length === 0 ? proofFrom(from.dealt, state) : plan };
}

serve<ThinkJobs>({
  advise: ({ state, from, plan }) =>
    advise(state, { seed: 'hint', stop: until(performance.now() + hintTime) }, known(from, state, plan)),
  judge({ states, from }) {
    const now = states.at(-1);
    // Tools can do what no bound foresees; only the rules' own taps are judged.
    if (!now || now.tools.length > 0 || !hopeless(now)) return null;
    // Each position is given its own moment: a long game is looked through from the end.
    let end = 0;
    const stop = () => {
      end ||= performance.now() + judgeTime;
      if (performance.now() <= end) return false;
      end = 0;
      return true;
    };
    const { stage, dealt } = { stage: null, dealt: null, ...from };
    // As far as a dealt board's proof was followed, its goal was in reach.
    const proved = dealt ? states.map(state => proofFrom(dealt, state).length > 0).lastIndexOf(true) : -1;
    return Math.max(proved, lastGood(states, { seed: 'judge', stop }, stage === null ? undefined : stageOf(stage)));
  },
  par: ({ state }) => parOf(state),
  prove({ state }) {
    const plain = state.goals[0]?.kind === 'clear' && state.goals[0].within === null;
    const cleared = plain ? proveClearable(state.board, widest) : null;
    if (cleared) return { answer: 'yes', taps: cleared.taps };
    if (hopeless(state)) return { answer: 'no', taps: [] };
    const { target, line } = advise(state, { seed: 'prove', stop: until(performance.now() + proofTime) });
    return { answer: target, taps: target === 'yes' ? line : [] };
  },
  dealDaily: ({ date }) => ({ setup: dailySetup(date) }),
  dealEndless: ({ level, seed }) => ({ setup: keshiki.setups.write(dealEndless(level, seed).setup) }),
});
