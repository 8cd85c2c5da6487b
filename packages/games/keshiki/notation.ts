import { fill, type Localized } from '@minoya/kernel';
import {
  type Block,
  block,
  colorOf,
  colors,
  counterOf,
  EMPTY,
  type Kind,
  kindIds,
  kindOf,
  kinds,
  valueOf,
} from './blocks.ts';
import type { Board } from './board.ts';
import { cellAt, cellName, columnName, indexOf, LONGEST_SIDE, readCell } from './cells.ts';

/** A text that is not a board: where (counted from 1) and why, in words for the person who wrote it. */
export interface Misread {
  readonly ok: false;
  readonly line: number;
  readonly column: number;
  readonly why: Localized;
}
export type Reading = { readonly ok: true; readonly board: Board } | Misread;

/** The three characters of a cell. (K1) */
export function cellText(b: Block): string {
  const kind = kindOf(b);
  if (kind === null) return '   ';
  return kinds[kind].mark + (colors[colorOf(b) - 1]?.letter ?? '');
}

/** The original game's framed picture, followed by one note per counter: `// b1 = 3`. (K1, K2) */
export function drawBoard(board: Board): string {
  const { width, height, cells } = board;
  const margin = ' '.repeat(String(height - 1).length + 1);
  const names = Array.from({ length: width }, (_, x) => columnName(x).padStart(3)).join(' ');
  const frame = `${margin}+${'-'.repeat(width * 4 + 1)}+`;
  const lines = [`${margin} ${names}`.trimEnd(), frame];
  for (let y = 0; y < height; y++) {
    const row = cells.slice(y * width, (y + 1) * width).map(cellText);
    lines.push(`${String(y).padStart(margin.length - 1)} | ${row.join(' ')} |`);
  }
  return [...lines, frame, ...counterNotes(board)].join('\n');
}

function counterNotes(board: Board): string[] {
  const notes: string[] = [];
  board.cells.forEach((b, i) => {
    if (!counterOf(b)) return;
    notes.push(`// ${cellName(cellAt(i % board.width, Math.floor(i / board.width)))} = ${valueOf(b)}`);
  });
  return notes;
}

/** Why a text is not a board. */
const reasons = {
  uneven: {
    ja: 'この行は{count}マスです。最初の行は{first}マスです。',
    en: 'this row has {count} cells, the first {first}',
  },
  nothing: {
    ja: '｜で囲んだ行でも、わくでも、注でもありません。',
    en: 'neither a row between | and |, a frame, nor a note',
  },
  noRow: { ja: '｜で囲んだ行がありません。', en: 'no row between | and |' },
  rows: { ja: '行は{most}までです。', en: 'more than {most} rows' },
  columns: { ja: '列は{most}までです。', en: 'more than {most} columns' },
  open: { ja: '行の終わりに｜がありません。', en: 'the row has no closing |' },
  three: { ja: 'マスは3文字で、間に空白を一つ置きます。', en: 'cells are three characters with one space around each' },
  empty: { ja: '行にマスがありません。', en: 'the row has no cells' },
  space: { ja: 'マスの間には空白が要ります。', en: 'a space belongs here, between the cells' },
  block: { ja: '「{text}」というブロックはありません。', en: '“{text}” is not a block' },
  counter: { ja: '{name}はカウンターではありません。', en: '{name} is not a counter' },
  range: { ja: 'カウンターの数は{least}から{most}までです。', en: 'a counter goes from {least} to {most}' },
} as const satisfies Readonly<Record<string, Localized>>;

const HEADER = /^\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*$/;
const FRAME = /^\s*\+-+\+\s*$/;
const FENCE = /^\s*(```.*)?$/;
const NOTE = /^\s*(\/\/|- )/;

/** Reads a framed picture with its notes; obsolete spellings with `=` are understood. (K1, K2) */
export function readBoard(text: string): Reading {
  const rows: Row[] = [];
  const notes: { readonly line: number; readonly text: string }[] = [];
  const lines = text.split(/\r?\n/);
  for (const [k, line] of lines.entries()) {
    if (line.includes('|')) {
      const row = readRow(line, k + 1);
      if (!row.ok) return row;
      if (rows[0] && row.cells.length !== rows[0].cells.length)
        return misread(
          k + 1,
          line.lastIndexOf('|') + 1,
          fill(reasons.uneven, { count: row.cells.length, first: rows[0].cells.length }),
        );
      rows.push(row);
    } else if (NOTE.test(line)) notes.push({ line: k + 1, text: line });
    else if (!HEADER.test(line) && !FRAME.test(line) && !FENCE.test(line))
      return misread(k + 1, 1 + line.search(/\S/), reasons.nothing);
  }
  const width = rows[0]?.cells.length ?? 0;
  if (width === 0) return misread(1, 1, reasons.noRow);
  if (rows.length > LONGEST_SIDE)
    return misread(rows[LONGEST_SIDE]?.line ?? 1, 1, fill(reasons.rows, { most: LONGEST_SIDE }));
  const cells = rows.flatMap(row => row.cells);
  return number({ width, height: rows.length, cells }, notes);
}

interface Row {
  readonly ok: true;
  readonly line: number;
  readonly cells: readonly Block[];
}

function readRow(text: string, line: number): Row | Misread {
  const open = text.indexOf('|');
  const close = text.lastIndexOf('|');
  if (close === open) return misread(line, text.length + 1, reasons.open);
  const inner = text.slice(open + 1, close);
  if (inner.length % 4 !== 1) return misread(line, close + 1, reasons.three);
  if (inner.length < 5) return misread(line, close + 1, reasons.empty);
  if (inner.length > LONGEST_SIDE * 4 + 1)
    return misread(line, close + 1, fill(reasons.columns, { most: LONGEST_SIDE }));
  const cells: Block[] = [];
  for (let at = 0; at < inner.length; at += 4) {
    if (inner[at] !== ' ') return misread(line, open + 2 + at, reasons.space);
    if (at + 1 >= inner.length) break;
    const b = readBlock(inner.slice(at + 1, at + 4));
    if (b === null) return misread(line, open + 3 + at, fill(reasons.block, { text: inner.slice(at + 1, at + 4) }));
    cells.push(b);
  }
  return { ok: true, line, cells };
}

/** One cell of three characters, counters still without their value; null when it is not one of ours. */
function readBlock(text: string): Block | null {
  if (text === '   ' || text === '...') return EMPTY;
  const bare = kindMarked(text);
  if (bare) return block(bare, 0);
  const color = colors.findIndex(entry => entry.letter === text[2]) + 1;
  const kind = kindMarked(text.slice(0, 2));
  return color && kind ? block(kind, color) : null;
}

function kindMarked(mark: string): Kind | undefined {
  return kindIds.find(kind => kinds[kind].mark === mark || kinds[kind].also.includes(mark));
}

/** Of a counter that no note names. (K2) */
const USUAL_VALUE = 3;

/** Gives the counters the values that the notes name. */
function number(board: Board, notes: readonly { line: number; text: string }[]): Reading {
  const cells = [...board.cells];
  for (const note of notes) {
    for (const { name, value, column } of values(note.text)) {
      const cell = readCell(name);
      const i = cell === null ? -1 : indexOf(board, cell);
      const counter = counterOf(cells[i] ?? EMPTY);
      if (!counter) return misread(note.line, column, fill(reasons.counter, { name }));
      const { least, most } = counter;
      if (value < least || value > most) return misread(note.line, column, fill(reasons.range, { least, most }));
      cells[i] = withValue(cells[i] ?? EMPTY, value);
    }
  }
  // The original game's own picture names no values.
  const whole = cells.map(b => (counterOf(b) && valueOf(b) === 0 ? withValue(b, USUAL_VALUE) : b));
  return { ok: true, board: { ...board, cells: whole } };
}

/** `// b1 = 3, c2 = 4`, or the original game's sentence 「b1の…の値が3」; any other note is a remark. */
function values(text: string): { name: string; value: number; column: number }[] {
  const found: { name: string; value: number; column: number }[] = [];
  for (const match of text.matchAll(/([a-z]{1,2}\d{1,2})(?: = |=|の.*の値が)(\d+)/g))
    found.push({ name: match[1] ?? '', value: Number(match[2]), column: match.index + 1 });
  return found;
}

function withValue(b: Block, value: number): Block {
  const kind = kindOf(b);
  return kind === null ? b : block(kind, colorOf(b), value);
}

function misread(line: number, column: number, why: Localized): Misread {
  return { ok: false, line, column, why };
}

/** One line for setups and links: rows split by `/`, `R`, `*R`, `**R`, `+3R`, `-3R`, `*+3R`, `.` empty, `o` rock, `x` steel. (K2) */
export function boardLine(board: Board): string {
  const rows: string[] = [];
  for (let y = 0; y < board.height; y++) {
    rows.push(
      board.cells
        .slice(y * board.width, (y + 1) * board.width)
        .map(shortText)
        .join(''),
    );
  }
  return rows.join('/');
}

function shortText(b: Block): string {
  const kind = kindOf(b);
  if (kind === null) return '.';
  return kinds[kind].letter ?? `${shortMark(kind)}${valueOf(b) || ''}${colors[colorOf(b) - 1]?.letter}`;
}

const shortMark = (kind: Kind): string => kinds[kind].mark.replaceAll('_', '');

const colored = kindIds.filter(kind => kinds[kind].colored);
const bare = kindIds.filter(kind => !kinds[kind].colored);
const escaped = (texts: readonly string[]): string => texts.map(text => text.replace(/\W/g, '\\$&')).join('|');
const longestFirst = colored.map(shortMark).sort((a, b) => b.length - a.length);

/** An empty cell, a kind without a colour, or a mark, its number if it counts, and a colour. */
const TOKEN = new RegExp(
  `\\.|${escaped(bare.map(kind => kinds[kind].letter ?? ''))}|(${escaped(longestFirst)})(\\d{0,2})([${colors.map(color => color.letter).join('')}])`,
  'y',
);

/** Null when the line is not a board of at least one cell with rows of one length. */
export function readBoardLine(text: string): Board | null {
  const rows = text.split('/').map(readShortRow);
  const width = rows[0]?.length ?? 0;
  if (width === 0 || width > LONGEST_SIDE || rows.length > LONGEST_SIDE) return null;
  const cells: Block[] = [];
  for (const row of rows) {
    if (row?.length !== width) return null;
    cells.push(...row);
  }
  return { width, height: rows.length, cells };
}

function readShortRow(text: string): Block[] | null {
  const row: Block[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    const b = match && readShort(match);
    if (b === null) return null;
    row.push(b);
  }
  return row;
}

function readShort([all, mark, digits = '', letter]: RegExpExecArray): Block | null {
  if (all === '.') return EMPTY;
  const alone = bare.find(kind => kinds[kind].letter === all);
  if (alone) return block(alone, 0);
  const color = colors.findIndex(entry => entry.letter === letter) + 1;
  const kind = colored.find(id => shortMark(id) === mark);
  if (!kind || digits.startsWith('0')) return null;
  const { counter } = kinds[kind];
  const value = Number(digits);
  const counts = counter ? value >= counter.least && value <= counter.most : digits === '';
  return counts ? block(kind, color, value) : null;
}
