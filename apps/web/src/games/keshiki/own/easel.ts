import type { Line } from '@minoya/bots/keshiki/search';
import { type Block, block, EMPTY, type Kind } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { boardLine, drawBoard, type Misread, readBoard, readBoardLine } from '@minoya/games/keshiki/notation';
import { computed, signal } from '@preact/signals';
import { shelf } from '../../../store/db.ts';

/** What a touch on a cell puts there. */
export interface Brush {
  readonly kind: Kind | 'empty';
  readonly color: number;
  readonly value: number;
}

export function blockOf({ kind, color, value }: Brush): Block {
  return kind === 'empty' ? EMPTY : block(kind, color, value);
}

const empty = (width: number, height: number): Board => ({
  width,
  height,
  cells: Array.from({ length: width * height }, () => EMPTY),
});

const key = 'keshiki:easel';

/** A board in the making. */
export class Easel {
  readonly board = signal<Board>(empty(9, 13));
  readonly brush = signal<Brush>({ kind: 'normal', color: 1, value: 4 });
  /** The picture as text, as the person typed it. */
  readonly text = signal('');
  readonly misread = signal<Misread | null>(null);
  /** The last search's line; forgotten with the next stroke. */
  readonly found = signal<Line | null>(null);
  readonly searching = signal(false);
  /** The board of the last visit has been read; a stroke before that would be lost. */
  readonly ready = signal(false);
  readonly filled = computed(() => this.board.value.cells.some(b => b !== EMPTY));
  private past: Board[] = [];

  async load(): Promise<void> {
    const kept = await (await shelf()).get(key);
    const board = typeof kept === 'string' ? readBoardLine(kept) : null;
    this.put(board ?? this.board.peek());
    this.ready.value = true;
  }

  paint(index: number): void {
    const board = this.board.peek();
    const cells = board.cells.slice();
    const next = blockOf(this.brush.peek());
    if (cells[index] === next) return;
    cells[index] = next;
    this.change({ ...board, cells });
  }

  resize(width: number, height: number): void {
    const { board } = this;
    const old = board.peek();
    const next = empty(width, height);
    const cells = next.cells.map((_, i) => {
      // The floor stays where it is: rows come and go at the top.
      const y = Math.floor(i / width) - height + old.height;
      const x = i % width;
      return x < old.width && y >= 0 ? (old.cells[y * old.width + x] ?? EMPTY) : EMPTY;
    });
    this.change({ ...next, cells });
  }

  clear(): void {
    const { width, height } = this.board.peek();
    this.change(empty(width, height));
  }

  undo(): void {
    const before = this.past.pop();
    if (before) this.put(before);
  }

  /** The text changed: it is the board if it reads as one. */
  write(text: string): void {
    this.text.value = text;
    const reading = text.includes('|') ? readBoard(text) : lineReading(text);
    this.misread.value = reading.ok ? null : reading;
    if (!reading.ok) return;
    this.past.push(this.board.peek());
    this.board.value = reading.board;
    this.keep();
  }

  change(board: Board): void {
    this.past = [...this.past.slice(-99), this.board.peek()];
    this.put(board);
  }

  private put(board: Board): void {
    this.board.value = board;
    this.text.value = drawBoard(board);
    this.misread.value = null;
    this.keep();
  }

  private keep(): void {
    this.found.value = null;
    const line = boardLine(this.board.peek());
    void shelf().then(store => store.set(key, line));
  }
}

/** The one-line form is understood too. */
function lineReading(text: string): { ok: true; board: Board } | Misread {
  const board = readBoardLine(text.trim());
  if (board) return { ok: true, board };
  const reading = readBoard(text);
  return reading.ok ? reading : { ...reading };
}
