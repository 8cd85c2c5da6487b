import type { Game } from '@minoya/kernel';
import { actions } from './actions.ts';
import { after } from './after.ts';
import { colorsOn, tappable } from './board.ts';
import { constructBoard, dealBoard } from './deals.ts';
import { drawState, tell } from './draw.ts';
import { finish, tap } from './play.ts';
import { missing, scoreGoals } from './goals.ts';
import { dailyRecipe, endlessRecipe, type Recipe } from './recipes.ts';
import { oneAndAHalf, pointsOf } from './score.ts';
import { settle } from './settle.ts';
import { type Deal, type Setup, setups } from './setup.ts';
import { stage } from './stages/index.ts';
import type { Action, Event, State } from './state.ts';
import { applyTool, legalUses } from './use.ts';
import { refusals } from './texts.ts';

export const keshiki: Game<Setup, State, Action, Event> = {
  id: 'keshiki',
  version: 5,
  seats: { min: 1, max: 1 },
  setups,
  actions,
  refusals,
  seatCount: () => 1,
  isPractice: setup => setup.type === 'board' || setup.type === 'puzzle',
  unaided: setup => ('tools' in setup ? { ...setup, tools: [] } : setup),
  start,
  turn: state => (state.phase === 'playing' ? [0] : []),
  *legal(state, seat) {
    if (seat !== 0 || state.phase !== 'playing') return;
    for (const cell of tappable(state.board)) yield { type: 'tap', cell };
    yield* legalUses(state);
    yield { type: 'finish' };
  },
  apply(state, seat, action) {
    if (seat !== 0) return { ok: false, why: 'notYourTurn' };
    if (state.phase !== 'playing') return { ok: false, why: 'over' };
    if (action.type === 'tap') return tap(state, action.cell);
    return action.type === 'use' ? applyTool(state, action) : finish(state);
  },
  after,
  result(state) {
    if (state.phase === 'playing') return null;
    const { score, goals, reached } = state;
    const won = goals.length === 0 || reached[0];
    // Points that pass another goal by would top a leaderboard for nothing.
    const counts = won || goals[0]?.kind === 'score';
    return { scores: [counts ? score : 0], winners: won ? [0] : [] };
  },
  view: state => state,
  imagine: view => view,
  revealsHidden: () => false,
  draw: drawState,
  tell,
};

function start(setup: Setup, seed: string): State {
  if (setup.type === 'stage') {
    const { board, goals, par } = stage(setup.stage);
    return opening({ board, goals, par, tools: setup.tools });
  }
  if (setup.type === 'puzzle') return opening({ ...setup, par: null });
  if (setup.type === 'board') return opening({ ...setup, goals: scoreGoals(setup.target, setup.par) });
  if (setup.type === 'daily') return dealt(dailyRecipe(setup.date), setup, `daily ${setup.date}`);
  return dealt(endlessRecipe(setup.level), setup, `endless ${setup.level} ${seed}`);
}

/** Drawn boards may float; they settle before play. */
function opening(given: Pick<State, 'board' | 'goals' | 'par' | 'tools'>): State {
  const cells = [...given.board.cells];
  settle(cells, given.board.width);
  const board = { width: given.board.width, height: given.board.height, cells };
  const { goals, par } = given;
  const tools = [...given.tools];
  return {
    board,
    colors: colorsOn(board),
    score: 0,
    taps: 0,
    goals,
    most: 0,
    reached: goals.map(goal => missing(goal, board, 0) === 0),
    par,
    tools,
    used: [],
    boosted: false,
    phase: 'playing',
  };
}

function dealt(recipe: Recipe, { deal, goals }: Deal, name: string): State {
  const bare = { par: null, tools: [] };
  if (deal > 0) return opening({ ...bare, board: dealBoard(recipe, `${name} ${deal}`), goals: goals ?? [] });
  const { board, sizes } = constructBoard(recipe, name);
  const points = sizes.reduce((sum, size) => sum + pointsOf(size, false), 0);
  return opening({ ...bare, board, goals: goals ?? scoreGoals(oneAndAHalf(points), null) });
}
