import { dailySetup, dealEndless, proveClearable } from '@minoya/bots/keshiki/proven-deals';
import { type Advice, advise, hopeless, type Known } from '@minoya/bots/keshiki/hint';
import { parOf, proofOf, restOf } from '@minoya/bots/keshiki/proof';
import { reaching } from '@minoya/bots/keshiki/reach';
import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import { serve } from '../../../workers/serve.ts';
import type { Origin, ThinkJobs } from './client.ts';
import { inParts, judged } from './judge.ts';

const hintTime = 700;
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

/** What is left of a stage's own line, which is stored. */
function storedFrom(from: Origin, state: State): readonly Cell[] {
  if (!from || !('stage' in from)) return [];
  const taps = stageOf(from.stage).line.flatMap(word => {
    const action = keshiki.actions.read(word);
    return action?.type === 'tap' ? [action.cell] : [];
  });
  return restOf(taps, keshiki.start({ type: 'stage', stage: from.stage, tools: [] }, ''), state);
}

const provenFrom = (from: Origin, state: State): readonly Cell[] =>
  from && 'dealt' in from ? proofFrom(from.dealt, state) : storedFrom(from, state);

/** Tools can do what no search of taps foresees: with one at hand nothing is called lost. */
const honest = (state: State, advice: Advice): Advice =>
  state.tools.length > 0 && advice.target === 'no' ? { ...advice, target: 'unknown' } : advice;

serve<ThinkJobs>({
  advise: ({ state, from, plan }) =>
    honest(state, advise(state, { seed: 'hint', stop: until(performance.now() + hintTime) }, known(from, state, plan))),
  judge: ({ states, from }, work) =>
    judged(states, { ready: state => storedFrom(from, state), proven: state => provenFrom(from, state) }, work),
  par: ({ state }) => parOf(state),
  async prove({ state }, work) {
    if (hopeless(state)) return { answer: 'no', taps: [] };
    const tried = await inParts(reaching(state), work, proofTime);
    if (tried.answer !== 'unknown') return { taps: [], ...tried };
    const plain = state.goals[0]?.kind === 'clear' && state.goals[0].within === null;
    const cleared = plain ? proveClearable(state.board, widest) : null;
    if (cleared) return { answer: 'yes', taps: cleared.taps };
    const { target, line } = advise(state, { seed: 'prove', stop: until(performance.now() + proofTime) });
    return { answer: target, taps: target === 'yes' ? line : [] };
  },
  dealDaily: ({ date }) => ({ setup: dailySetup(date) }),
  dealEndless: ({ level, seed }) => ({ setup: keshiki.setups.write(dealEndless(level, seed).setup) }),
});
