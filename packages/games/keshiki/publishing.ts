import type { Publishing } from '../manifest.ts';
import { colorOf, EMPTY, recolored } from './blocks.ts';
import { type Board, isStuck } from './board.ts';
import { keshiki } from './game.ts';
import { goalKinds } from './goals.ts';
import { boardLine } from './notation.ts';
import { type Setup, setups } from './setup.ts';
import { STAGE_COUNT, stage } from './stages/index.ts';
import type { State } from './state.ts';

/** Boards that people publish are at most this wide and high: what a phone can show and a finger can hit. */
const LONGEST_PUBLISHED = 16;

type Puzzle = Extract<Setup, { type: 'puzzle' }>;

/** A board with goals of its own and without tools; nothing else is anybody's work. */
function puzzleIn(text: string): Puzzle | null {
  const setup = setups.read(text);
  return setup?.type === 'puzzle' && setup.tools.length === 0 ? setup : null;
}

const begun = (setup: Setup): State => keshiki.start(setup, '');

/** Empty rows above and empty columns to the right change nothing. */
function trimmed({ width, height, cells }: Board): Board {
  const at = (x: number, y: number) => cells[y * width + x] ?? EMPTY;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const top = rows.find(y => columns.some(x => at(x, y) !== EMPTY)) ?? height;
  const right = Math.max(-1, ...columns.filter(x => rows.some(y => at(x, y) !== EMPTY)));
  const kept = rows.slice(top).flatMap(y => columns.slice(0, right + 1).map(x => at(x, y)));
  return { width: right + 1, height: height - top, cells: kept };
}

/** Colours are called by the order in which they are met. */
function renamed(board: Board): Board {
  const names = new Map<number, number>();
  const cells = board.cells.map(b => {
    const color = colorOf(b);
    if (color === 0) return b;
    if (!names.has(color)) names.set(color, names.size + 1);
    return recolored(b, names.get(color) ?? color);
  });
  return { ...board, cells };
}

/** As it lies when play begins, whatever its colours are called and wherever it was drawn. */
const likenessOf = (setup: Setup): string => boardLine(renamed(trimmed(begun(setup).board)));

let ofStages: ReadonlySet<string> | null = null;

function isStage(likeness: string): boolean {
  ofStages ??= new Set(Array.from({ length: STAGE_COUNT }, (_, i) => boardLine(renamed(trimmed(stage(i + 1).board)))));
  return ofStages.has(likeness);
}

/** What boards of 消色百景 must hold to be published. */
export const publishing: Publishing = {
  topics: goalKinds,
  topic: text => puzzleIn(text)?.goals[0]?.kind ?? '',
  likeness(text) {
    const puzzle = puzzleIn(text);
    return puzzle ? likenessOf(puzzle) : text;
  },
  refusal(text) {
    const puzzle = puzzleIn(text);
    if (!puzzle) return 'setup';
    const { width, height } = puzzle.board;
    if (Math.max(width, height) > LONGEST_PUBLISHED) return 'size';
    const state = begun(puzzle);
    if (isStuck(state.board)) return 'empty';
    if (state.reached.some(Boolean)) return 'easy';
    return isStage(likenessOf(puzzle)) ? 'house' : null;
  },
};
