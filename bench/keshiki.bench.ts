import { tappable } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import type { State } from '@minoya/games/keshiki/state';
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

export const figures: Figure[] = [
  {
    name: 'keshiki.apply',
    unit: 'taps',
    note: '9×13, all 100 stages played at random, events included',
    run: () => plays.reduce((sum, play) => sum + replay(play), 0),
  },
];
