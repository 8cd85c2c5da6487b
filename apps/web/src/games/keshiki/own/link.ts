import type { Board } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import { type Goal, scoreGoals, writeGoal } from '@minoya/games/keshiki/goals';
import { boardLine, readBoardLine } from '@minoya/games/keshiki/notation';
import { replayOf } from '@minoya/games/keshiki/replay';
import { fold } from '@minoya/kernel';
import { readTitle } from '@minoya/shared/titles';

/** A board that is passed on, and what its stars ask for. */
export interface Puzzle {
  readonly board: Board;
  readonly goals: readonly Goal[];
}

/** Somebody's board as its link tells it. */
export interface Received extends Puzzle {
  /** Links of the first kind carried a line that clears the board; it has been played. Others carry none. */
  readonly proven: boolean;
  /** Its two words, as ids; null where the link has none. */
  readonly title: string | null;
}

export const clearGoal: Goal = { kind: 'clear', amount: 0, within: null };

/** `#clear,ice@6_RRG/.*BG_misty.bridge`: goals, board and its name. How to reach them is nobody's business. */
export function writeLink({ board, goals }: Puzzle, title: string | null = null): string {
  const name = title === null ? '' : `_${title.replace(' ', '.')}`;
  return `/keshiki/board#${goals.map(writeGoal).join()}_${boardLine(board)}${name}`;
}

export function readLink(hash: string): Received | null {
  const parts = decoded(hash).split('_');
  if (parts.length === 4) return readProvenLink(parts);
  const [words = '', line = '', name = ''] = parts;
  const setup = keshiki.setups.read(`puzzle ${words} ${line}`);
  if (parts.length < 2 || setup?.type !== 'puzzle') return null;
  const title = name.replace('.', ' ');
  return { board: setup.board, goals: setup.goals, proven: false, title: readTitle(title) ? title : null };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

/** `#500_900_RRG/.*BG_a3,b4`: target, par, board and a line that must clear it for exactly par. */
function readProvenLink([target = '', par = '', line = '', taps = '']: readonly string[]): Received | null {
  const board = readBoardLine(line);
  if (!board || !/^\d{1,9}$/.test(target) || !/^\d{1,9}$/.test(par)) return null;
  const played = fold(keshiki, replayOf(`board 0 ${line}`, taps.split(',')));
  const cleared = played.ok && played.state.phase === 'cleared' && played.state.score === Number(par);
  const goals = Number(target) > 0 ? scoreGoals(Number(target), Number(par)) : [clearGoal];
  return cleared ? { board, goals, proven: true, title: null } : null;
}

export const setupText = ({ board, goals }: Puzzle): string =>
  keshiki.setups.write({ type: 'puzzle', board, goals, tools: [] });
