import { type Block, EMPTY } from './blocks.ts';
import type { Board } from './board.ts';
import { type Cell, indexOf } from './cells.ts';
import type { Movement } from './settle.ts';
import type { Event, State } from './state.ts';

type Writers = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { readonly type: T }>) => State;
};

const unchanged = (state: State): State => state;

/** What each event tells, written down. Nothing is decided here: no group, no points, no fall. (K36) */
const writers: Writers = {
  removed: (state, { cells, score }) => ({
    ...state,
    board: emptied(state.board, cells),
    score,
    taps: state.taps + 1,
    most: Math.max(state.most, cells.length),
  }),
  thawed: (state, { cell, to }) => ({ ...state, board: filled(state.board, [cell], [to]) }),
  held: unchanged,
  used: (state, { tool, boosted }) => ({
    ...state,
    tools: state.tools.filter(id => id !== tool),
    used: [...state.used, tool],
    boosted,
  }),
  destroyed: (state, { cells }) => ({ ...state, board: emptied(state.board, cells) }),
  changed: (state, { cells, to }) => ({ ...state, board: filled(state.board, cells, to) }),
  fell: (state, movement) => ({ ...state, board: moved(state.board, movement) }),
  slid: (state, movement) => ({ ...state, board: moved(state.board, movement) }),
  reached: (state, { star }) => ({ ...state, reached: state.reached.map((was, i) => was || i === star - 1) }),
  cleared: (state, { score }) => ({ ...state, score, phase: 'cleared' }),
  stuck: unchanged,
  finished: (state, { score }) => ({ ...state, score, phase: 'finished' }),
};

/** The state once this event has happened. */
export function after(state: State, event: Event): State {
  const write = writers[event.type] as (state: State, event: Event) => State;
  return write(state, event);
}

function emptied(board: Board, gone: readonly Cell[]): Board {
  const cells = board.cells.slice();
  for (const cell of gone) cells[indexOf(board, cell)] = EMPTY;
  return { ...board, cells };
}

function filled(board: Board, at: readonly Cell[], to: readonly Block[]): Board {
  const cells = board.cells.slice();
  at.forEach((cell, k) => {
    cells[indexOf(board, cell)] = to[k] ?? EMPTY;
  });
  return { ...board, cells };
}

/** Blocks of one movement move together: all have left before the first arrives. */
function moved(board: Board, { from, to }: Movement): Board {
  const cells = board.cells.slice();
  for (const cell of from) cells[indexOf(board, cell)] = EMPTY;
  from.forEach((cell, k) => {
    cells[indexOf(board, to[k] ?? cell)] = board.cells[indexOf(board, cell)] ?? EMPTY;
  });
  return { ...board, cells };
}
