import '@minoya/games/rokumasu/long/index';
import { hint, turningPoints } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { legalActions } from '@minoya/games/rokumasu/legal';
import { preview } from '@minoya/games/rokumasu/preview';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { fold, type Replay } from '@minoya/kernel';
import { serve } from '../../../workers/serve.ts';
import { enoughFor } from './enough.ts';
import type { Judged, RokuJobs } from './jobs.ts';

/** After this many milliseconds a hint answers with the best found so far: 300 are promised, and the last look takes some. */
const patience = 160;
const analysisTime = 20_000;

const until = (length: number) => {
  const end = performance.now() + length;
  return () => performance.now() > end;
};

serve<RokuJobs>({
  hint: view => hint(view, { seed: 'hint', stop: until(patience) }),
  coach: (replay, work) => {
    const stop = until(analysisTime);
    return turningPoints(replay, { seed: 'coach', stop, progress: share => work.progress(share) });
  },
  graph: judged,
  enough: enoughFor,
});

/** Every placement of the run beside the best that its hand allowed at once. */
function judged(replay: Replay): readonly Judged[] {
  const all: Judged[] = [];
  let move = 0;
  fold(rokumasu, replay, ({ action, before, events }, ply) => {
    if (action.type === 'start') move = 0;
    if (action.type !== 'place') return;
    move += 1;
    all.push({ ply, round: before.round, move, points: pointsOf(events), best: bestOf(before) });
  });
  return all;
}

const pointsOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'scored' ? event.points : 0), 0);

function bestOf(state: State): number {
  let best = 0;
  for (const action of legalActions({ ...rokumasu.view(state, 0), amulets: [], relics: state.relics })) {
    if (action.type !== 'place') continue;
    best = Math.max(best, preview(state, action)?.outcomes[0]?.points ?? 0);
  }
  return best;
}
