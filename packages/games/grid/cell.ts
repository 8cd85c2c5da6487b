/** A place on a board, by column and row from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A cell's name in actions and logs: column letter, then row number from 0, as in `c3`. */
export function cellName({ x, y }: Cell): string {
  return `${LETTERS[x] ?? '?'}${y}`;
}

/** The cell behind a name; null when the text is not one. */
export function readCell(text: string): Cell | null {
  const parts = /^([a-zA-Z])(0|[1-9]\d?)$/.exec(text);
  return parts ? { x: LETTERS.indexOf(parts[1] ?? ''), y: Number(parts[2]) } : null;
}

/** The four directions in which cells touch: right, down, left, up. */
export const NEIGHBOURS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** Whether the cells hang together edge to edge. Nothing at all does not. */
export function connected(cells: readonly Cell[]): boolean {
  const open = new Set(cells.map(cellKey));
  const first = cells[0];
  if (!first) return false;
  const stack = [first];
  open.delete(cellKey(first));
  for (let cell = stack.pop(); cell; cell = stack.pop()) {
    for (const step of NEIGHBOURS) {
      const next = { x: cell.x + step.x, y: cell.y + step.y };
      if (open.delete(cellKey(next))) stack.push(next);
    }
  }
  return open.size === 0;
}

function cellKey({ x, y }: Cell): number {
  return y * 4096 + x;
}
