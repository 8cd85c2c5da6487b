import type { Board } from './board.ts';
import { readCell } from './cells.ts';
import { keshiki } from './game.ts';
import { drawBoard, readBoard } from './notation.ts';
import type { Event, State } from './state.ts';
import type { ToolId } from './tools.ts';

/** A drawn board for tests; a drawing that cannot be read throws where and why. */
export function boardOf(drawing: string): Board {
  const reading = readBoard(drawing);
  if (!reading.ok) throw new Error(`line ${reading.line}, column ${reading.column}: ${reading.why.en}`);
  return reading.board;
}

/** A drawn board in play, without a goal unless one is given. */
export function playing(
  drawing: string,
  given: { target?: number; par?: number; tools?: readonly ToolId[] } = {},
): State {
  const { target = 0, par = null, tools = [] } = given;
  return keshiki.start({ type: 'board', board: boardOf(drawing), target, par, tools }, '');
}

/** The board after a tap, drawn; unchanged when the tap is refused. */
export function tapped(drawing: string, cell: string): string {
  const before = playing(drawing);
  const step = keshiki.apply(before, 0, { type: 'tap', cell: readCell(cell) ?? -1 });
  return drawBoard(step.ok ? step.state.board : before.board);
}

/** One action line played, which must be legal. */
export function act(state: State, line: string): { readonly state: State; readonly events: readonly Event[] } {
  const action = keshiki.actions.read(line);
  if (!action) throw new Error(`not an action: ${line}`);
  const step = keshiki.apply(state, 0, action);
  if (!step.ok) throw new Error(`${line} is refused: ${step.why}`);
  return step;
}
