import { type Block, block, EMPTY, type Kind } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { Goal } from '@minoya/games/keshiki/goals';
import { drawBoard, type Misread, readBoard, readBoardLine } from '@minoya/games/keshiki/notation';
import { titleOf } from '@minoya/shared/titles';
import { computed, signal } from '@preact/signals';
import { type Draft, draftOf, emptyBoard, keepDrafts, loadDrafts, mostDrafts, puzzleOf } from './drafts.ts';
import { clearGoal, type Puzzle } from './link.ts';
import { keepStrokes, strokesOf } from './strokes-kept.ts';
import type { Certificate } from './proof.ts';
import { areaOf, imagesOf, type Symmetry } from './symmetry.ts';

/** What a touch on a cell puts there. */
export interface Brush {
  readonly kind: Kind | 'empty';
  readonly color: number;
  readonly value: number;
}

export function blockOf({ kind, color, value }: Brush): Block {
  return kind === 'empty' ? EMPTY : block(kind, color, value);
}

export const anyTitle = (): string => titleOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Boards in the making, one of them on the easel. */
export class Easel {
  readonly board = signal<Board>(emptyBoard(7, 9));
  readonly goals = signal<readonly Goal[]>([clearGoal]);
  readonly brush = signal<Brush>({ kind: 'normal', color: 1, value: 4 });
  readonly symmetry = signal<Symmetry>('none');
  /** The next touch fills a whole area. */
  readonly filling = signal(false);
  /** The picture as text, as the person typed it. */
  readonly text = signal('');
  readonly misread = signal<Misread | null>(null);
  /** How the first goal was reached; forgotten with the next stroke. */
  readonly proof = signal<Certificate | null>(null);
  /** What it would be published as: chosen once, kept with the draft. */
  readonly title = signal(anyTitle());
  /** The boards of the last visit have been read; a stroke before that would be lost. */
  readonly ready = signal(false);
  readonly drafts = signal<readonly Draft[]>([]);
  readonly open = signal(0);
  readonly filled = computed(() => this.board.value.cells.some(b => b !== EMPTY));
  /** Whether there is a stroke to take back. */
  readonly canUndo = computed(() => this.past.value.some(before => before !== this.board.value));
  readonly canRedo = computed(() => this.future.value.length > 0);
  private readonly future = signal<readonly Board[]>([]);
  private readonly past = signal<readonly Board[]>([]);

  get puzzle(): Puzzle {
    return { board: this.board.value, goals: this.goals.value };
  }

  async load(): Promise<void> {
    const { drafts, open } = await loadDrafts();
    this.drafts.value = drafts;
    this.choose(open);
    this.ready.value = true;
  }

  /** Puts another draft on the easel. */
  choose(at: number): void {
    const draft = this.drafts.peek()[at];
    const puzzle = draft && puzzleOf(draft);
    if (!draft || !puzzle) return;
    this.open.value = at;
    this.past.value = strokesOf(at, draft.board);
    this.future.value = [];
    this.goals.value = puzzle.goals;
    this.show(puzzle.board);
    this.proof.value = draft.proof;
    this.title.value = draft.title ?? anyTitle();
    this.keep();
  }

  /** A further draft, empty or with something on it. */
  add(puzzle: Puzzle = { board: emptyBoard(7, 9), goals: [clearGoal] }): void {
    this.drafts.value = [...this.drafts.peek(), draftOf(puzzle)].slice(-mostDrafts);
    this.choose(this.drafts.peek().length - 1);
  }

  /** An empty draft: one that is there already, or a further one. */
  addEmpty(): void {
    const at = this.drafts.peek().findIndex(draft => puzzleOf(draft)?.board.cells.every(b => b === EMPTY));
    if (at >= 0) this.choose(at);
    else this.add();
  }

  /** Throws the present draft away; one is always left. */
  discard(): void {
    const at = this.open.peek();
    const left = this.drafts.peek().filter((_, i) => i !== at);
    this.drafts.value = left.length > 0 ? left : [draftOf({ board: emptyBoard(7, 9), goals: [clearGoal] })];
    this.choose(Math.min(at, this.drafts.peek().length - 1));
  }

  entitle(title: string): void {
    this.title.value = title;
    this.keep();
  }

  setGoals(goals: readonly Goal[]): void {
    this.goals.value = goals;
    this.proof.value = null;
    this.keep();
  }

  /** A stroke begins: all of it is taken back by one undo. */
  begin(index: number): void {
    this.remember();
    this.draw(this.filling.peek() ? areaOf(this.board.peek(), index) : [index]);
  }

  /** Paints these cells and their images, as part of the present stroke. */
  draw(indexes: readonly number[]): void {
    const board = this.board.peek();
    const next = blockOf(this.brush.peek());
    const cells = board.cells.slice();
    for (const index of indexes) for (const i of imagesOf(board, index, this.symmetry.peek())) cells[i] = next;
    if (cells.every((b, i) => b === board.cells[i])) return;
    this.put({ ...board, cells });
  }

  resize(width: number, height: number): void {
    const old = this.board.peek();
    const next = emptyBoard(width, height);
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
    this.change(emptyBoard(width, height));
  }

  undo(): void {
    // A stroke that changed nothing is stepped over.
    const at = this.past
      .peek()
      .map(before => before !== this.board.peek())
      .lastIndexOf(true);
    const before = this.past.peek()[at];
    this.past.value = this.past.peek().slice(0, Math.max(0, at));
    if (!before) return;
    this.future.value = [...this.future.peek(), this.board.peek()];
    this.put(before);
  }

  /** Draws again what was taken back last, until another stroke is made. */
  redo(): void {
    const next = this.future.peek().at(-1);
    if (!next) return;
    const rest = this.future.peek().slice(0, -1);
    this.change(next);
    this.future.value = rest;
  }

  /** The text changed: it is the board if it reads as one. */
  write(text: string): void {
    this.text.value = text;
    const reading = text.includes('|') ? readBoard(text) : lineReading(text);
    this.misread.value = reading.ok ? null : reading;
    if (!reading.ok) return;
    this.remember();
    this.board.value = reading.board;
    this.proof.value = null;
    this.keep();
  }

  change(board: Board): void {
    this.remember();
    this.put(board);
  }

  /** The first goal was reached, by the solver or by hand. */
  prove(proof: Certificate): void {
    this.proof.value = proof;
    this.keep();
  }

  private remember(): void {
    this.future.value = [];
    this.past.value = [...this.past.peek().slice(-99), this.board.peek()];
  }

  private put(board: Board): void {
    this.show(board);
    this.proof.value = null;
    this.keep();
  }

  private show(board: Board): void {
    this.board.value = board;
    this.text.value = drawBoard(board);
    this.misread.value = null;
  }

  private keep(): void {
    const open = this.open.peek();
    const puzzle = { board: this.board.peek(), goals: this.goals.peek() };
    const now = draftOf(puzzle, { proof: this.proof.peek(), title: this.title.peek() });
    this.drafts.value = this.drafts.peek().map((draft, i) => (i === open ? now : draft));
    keepStrokes({ open, board: now.board, past: this.past.peek() });
    void keepDrafts({ drafts: this.drafts.peek(), open });
  }
}

/** The one-line form is understood too. */
function lineReading(text: string): { ok: true; board: Board } | Misread {
  const board = readBoardLine(text.trim());
  if (board) return { ok: true, board };
  const reading = readBoard(text);
  return reading.ok ? reading : { ...reading };
}
