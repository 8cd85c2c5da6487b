import type { Board } from '@minoya/games/keshiki/board';
import { cellName } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { boardLine, readBoardLine } from '@minoya/games/keshiki/notation';
import { replayOf } from '@minoya/games/keshiki/replay';
import { fold } from '@minoya/kernel';

/** A board with the taps that clear it. */
interface Certified {
  readonly board: Board;
  readonly target: number;
  /** Score of the line. */
  readonly par: number;
  readonly taps: readonly string[];
}

/** `#500_900_RRG/.*BG_a3,b4`: target, par, board, the line that clears it. */
export function writeLink({ board, target, par, taps }: Certified): string {
  return `/keshiki/board#${target}_${par}_${boardLine(board)}_${taps.join(',')}`;
}

/** Reads a link and plays its line: a board whose line does not clear it is refused. */
export function readLink(hash: string): Certified | null {
  const [target = '', par = '', line = '', taps = ''] = decodeURIComponent(hash).split('_');
  const board = readBoardLine(line);
  if (!board || !/^\d{1,9}$/.test(target) || !/^\d{1,9}$/.test(par)) return null;
  const claim = { board, target: Number(target), par: Number(par), taps: taps.split(',') };
  return scoreOf(claim.board, claim.taps) === claim.par ? claim : null;
}

/** The score of a line that clears the board; null when it does not. */
function scoreOf(board: Board, taps: readonly string[]): number | null {
  const setup = keshiki.setups.write({ type: 'board', board, target: 0, par: null, tools: [] });
  const played = fold(keshiki, replayOf(setup, taps));
  return played.ok && played.state.phase === 'cleared' ? played.state.score : null;
}

export const setupText = ({ board, target, par }: Certified): string =>
  keshiki.setups.write({ type: 'board', board, target, par, tools: [] });

export const tapNames = (taps: readonly number[]): readonly string[] => taps.map(cellName);
