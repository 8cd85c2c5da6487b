import type { Board } from '@minoya/games/keshiki/board';
import { boardLine, readBoardLine } from '@minoya/games/keshiki/notation';

const place = 'minoya:keshiki:strokes';

/** The board that was on the easel last, and what it was before each stroke. */
interface Left {
  readonly open: number;
  readonly board: string;
  readonly past: readonly Board[];
}

const lines = new WeakMap<Board, string>();

function lineOf(board: Board): string {
  const line = lines.get(board) ?? boardLine(board);
  lines.set(board, line);
  return line;
}

/** Keeps the strokes as long as this tab: whoever tries the board, or loads the page anew, comes back to them. */
export function keepStrokes({ open, board, past }: Left): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ open, board, past: past.map(lineOf) }));
  } catch {
    // No storage: a stroke can be taken back until the page is left.
  }
}

/** The strokes of a draft; none when another one, or another state of it, was on the easel last. */
export function strokesOf(open: number, board: string): readonly Board[] {
  try {
    const left = JSON.parse(sessionStorage.getItem(place) ?? '{}') as { [K in keyof Left]?: unknown };
    if (left.open !== open || left.board !== board || !Array.isArray(left.past)) return [];
    return left.past.flatMap(line => readBoardLine(String(line)) ?? []);
  } catch {
    return [];
  }
}
