import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import type { Played } from '@minoya/games/keshiki/stages/promises';

/** A line played by the rules, tap by tap. */
export function playedOn(board: Board, taps: readonly Cell[]): Played[] {
  let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
  return taps.map(cell => {
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    if (!step.ok) throw new Error(`a tap of the line is refused: ${step.why}`);
    const played = { before: state, events: step.events };
    state = step.state;
    return played;
  });
}
