import { polyform } from '@minoya/games/polyform/game';
import { freeIn } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import { bestFinishing } from '@minoya/games/polyform/finishing';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { trades } from '@minoya/games/polyform/trade';
import type { Seat } from '@minoya/kernel';
import type { Move, Plan, Turn } from './beam.ts';
import { ACTIONS, ENDING, HAND, KIND, SIZE, STOCK, writeBoard } from './board.ts';
import { PLACED_CELLS, UNIT } from './tables.ts';
import { pieceIds } from '@minoya/games/polyform/pieces';
import { lastTurn, mayEnd } from './future.ts';
import { finalScore, type Judge, judge, nearness, overtimeAt, value } from './value.ts';
import type { Weights } from './weights.ts';

function never(): boolean {
  return false;
}

/** A move as the rules know it; a master action starts with its first piece, and goes on when asked again. */
export function toAction([a, b]: Move, mastering: number): Action {
  const kind = a & 15;
  if (kind === KIND.take) return { type: 'take', colour: a >>> 4 < 4 ? 'white' : 'black', at: (a >>> 4) & 3 };
  if (kind === KIND.gain) return { type: 'gain' };
  if (kind === KIND.place) return { type: 'place', slot: (a >>> 4) & 3, cells: PLACED_CELLS[a >>> 8] as number };
  if (kind === KIND.up || kind === KIND.down) {
    const trade = trades[a >>> 4];
    if (trade) return { type: kind === KIND.up ? 'up' : 'down', ...trade };
  }
  if (kind === KIND.master) return masterStep(a, b, mastering);
  return { type: 'end' };
}

function masterStep(a: number, b: number, mastering: number): Action {
  for (let slot = mastering + 1; slot < 4; slot++) {
    const placement = (((slot < 2 ? a >>> 4 : b) >>> (9 * (slot & 1))) & 511) - 1;
    if (placement >= 0) return { type: 'master', slot, cells: PLACED_CELLS[placement] as number };
  }
  return { type: 'close' };
}

export function judgeFor(view: State, seat: Seat, weights: Weights): Judge {
  const { ends } = view.setup;
  const board = new Int32Array(SIZE);
  let others = 0;
  let rival = -99;
  writeBoard(board, 0, view, seat);
  const close = view.ending !== null || mayEnd(board, 0, ends);
  for (const [other, _] of view.players.entries()) {
    if (other === seat) continue;
    writeBoard(board, 0, view, other);
    others = Math.max(others, nearness(board, 0, ends));
    if (weights.lead === 0 || !close) continue;
    // Who has had the last turn only finishes; who has one to come makes the most of it.
    const waits = view.ending !== null && hasPlayedLast(view, other);
    rival = Math.max(rival, waits ? finalScore(board, 0) : lastTurn(board, 0, weights, ends));
  }
  return judge(weights, ends, { others, rival: rival === -99 ? 0 : rival, overtime: overtimeAt(view.round) });
}

/** Whether the final round has passed a seat already. */
function hasPlayedLast(view: State, seat: Seat): boolean {
  if (!view.ending || view.active === null) return false;
  const at = view.order.indexOf(seat);
  const from = view.order.indexOf(view.active);
  const ahead = (at - from + view.order.length) % view.order.length;
  return ahead === 0 ? false : ahead > view.ending.turnsLeft;
}

/** The turn to search from a view. */
export function turnOf(view: State, seat: Seat, mind: Judge, width: number): Turn {
  const board = new Int32Array(SIZE);
  writeBoard(board, 0, view, seat);
  const mastering = view.pending?.type === 'master' ? view.pending.slot : -1;
  // The action is already paid, but on the board closing costs one.
  if (mastering >= 0) board[ACTIONS] = (board[ACTIONS] as number) + 1;
  // With equal turns the seat that sees the end coming may have another turn after this one.
  if (view.ending && view.ending.turnsLeft >= view.order.length) board[ENDING] = 0;
  // Before the end a turn is never given away whole: a table of bots that all wait would wait for ever.
  const mayRest = mastering < 0 && (view.actions < ACTIONS_PER_TURN || view.ending !== null);
  return { board, judge: mind, width, mastering, mayRest, stop: never, thrifty: false };
}

export function planAction(view: State, plan: Plan | undefined): Action {
  const mastering = view.pending?.type === 'master' ? view.pending.slot : -1;
  const first = plan?.moves[0];
  return first ? toAction(first, mastering) : { type: 'end' };
}

/** What needs no turn search: the choice of a reward, and the finishing phase. */
export function sideAction(view: State, seat: Seat, mind: () => Judge): Action | null {
  if (view.phase === 'finishing') return finishingAction(view, seat);
  if (view.pending?.type === 'reward') return rewardAction(view, seat, mind());
  return null;
}

function rewardAction(view: State, seat: Seat, mind: Judge): Action {
  let best: { action: Action; worth: number } | null = null;
  const board = new Int32Array(SIZE);
  for (const action of polyform.legal(view, seat)) {
    if (action.type !== 'reward') continue;
    writeBoard(board, 0, view, seat);
    const unit = UNIT[pieceIds.indexOf(action.piece)] as number;
    board[HAND] = (board[HAND] as number) + unit;
    board[STOCK] = (board[STOCK] as number) - unit;
    const worth = value(board, 0, mind);
    if (!best || worth > best.worth) best = { action, worth };
  }
  return best?.action ?? { type: 'end' };
}

/** The exact best finishing, one piece at a time. */
function finishingAction(view: State, seat: Seat): Action {
  const player = view.players[seat] as Player;
  const slots = [...player.working.keys()].filter(slot => player.working[slot] && freeIn(player, slot) !== 0);
  const cards = slots.map(slot => ({ free: freeIn(player, slot), points: pointsIn(player, slot) }));
  const { placed } = bestFinishing(cards, player.hand);
  for (const [i, covers] of placed.entries()) {
    const first = covers[0];
    if (first) return { type: 'put', slot: slots[i] ?? 0, cells: first.cells };
  }
  return { type: 'finish' };
}

function pointsIn(player: Player, slot: number): number {
  const work = player.working[slot];
  return work ? cardOf(work.card).points : 0;
}
