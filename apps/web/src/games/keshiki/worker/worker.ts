import { dailySetup, dealEndless, proveClearable } from '@minoya/bots/keshiki/proven-deals';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { advise, hopeless, lastGood } from '@minoya/bots/keshiki/hint';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { keshikiScoring } from '@minoya/bots/keshiki/scoring';
import { stopAfter } from '@minoya/bots/keshiki/search';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import { serve } from '../../../workers/serve.ts';
import type { ThinkJobs } from './client.ts';

const hintTime = 700;
const judgeTime = 120;
/** For the first goal of a board that somebody drew. */
const proofTime = 6_000;
/** Rounds of search for a daily par: about a second on a laptop. As many as in `bots/keshiki/par.ts`, by which boards know the line. */
const parRounds = 3_000;
/** The widest search for a clear: half a minute on a laptop at most. */
const widest = 4_096;

const until = (end: number) => () => performance.now() > end;
const known = (stage: number | null) => (stage === null ? {} : { stage: stageOf(stage) });

serve<ThinkJobs>({
  advise: ({ state, stage, plan }) =>
    advise(state, { seed: 'hint', stop: until(performance.now() + hintTime) }, { ...known(stage), plan }),
  judge({ states, stage }) {
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
    return lastGood(states, { seed: 'judge', stop }, known(stage).stage);
  },
  par: ({ state }) =>
    nrpa(new SolverGrid().load(state.board), keshikiScoring, { seed: 'par', stop: stopAfter(parRounds) }),
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
