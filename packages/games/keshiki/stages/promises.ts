import { type Block, canTap, colorOf, colors, EMPTY, falls, type Kind, kindOf } from '../blocks.ts';
import { type Board, colorsOn, groupAt } from '../board.ts';
import { columnOf, indexOf, rowOf } from '../cells.ts';
import type { Event, State } from '../state.ts';

/** One tap of a stage's line: the position before it and what it did. */
export interface Played {
  readonly before: State;
  readonly events: readonly Event[];
}

interface Given {
  readonly board: Board;
  readonly line: readonly Played[];
  readonly words: readonly string[];
}

const at = ({ width, cells }: Board, x: number, y: number): Block => cells[y * width + x] ?? EMPTY;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const number = ({ words }: Given, place: number): number => Number(words[place] ?? 0);

function heightsOf(board: Board): number[] {
  return range(board.width).map(x => range(board.height).filter(y => at(board, x, y) !== EMPTY).length);
}

/** Indexes of the blocks of a kind; `ice` names every frozen kind but counters, `number` every counter. */
function having({ board, words }: Given): number[] {
  const wanted = (kind: Kind | null): boolean => kind !== null && (words[0] ?? '').split('+').includes(kind);
  return range(board.cells.length).filter(i => wanted(kindOf(board.cells[i] ?? EMPTY)));
}

function above({ width, cells }: Board, i: number): number {
  let count = 0;
  for (let j = i - width; j >= 0; j -= width) if (cells[j] !== EMPTY) count++;
  return count;
}

/** The longest run of marked places, step by step. */
function longest(marked: ReadonlySet<number>, starts: readonly number[], step: number, length: number): number {
  let best = 0;
  for (const start of starts) {
    let run = 0;
    for (let n = 0; n < length; n++) {
      run = marked.has(start + n * step) ? run + 1 : 0;
      best = Math.max(best, run);
    }
  }
  return best;
}

/** Whether every cell on the edge of this rectangle is marked. */
function isFrame(width: number, marked: ReadonlySet<number>, from: number, [across, down]: readonly number[]): boolean {
  const [wide, high] = [across ?? 0, down ?? 0];
  const cells = range(wide * high).map(n => [n % wide, Math.floor(n / wide)] as const);
  const edge = cells.filter(([x, y]) => x === 0 || y === 0 || x === wide - 1 || y === high - 1);
  return edge.every(([x, y]) => marked.has(from + y * width + x));
}

function hasRing(given: Given): boolean {
  const { width, height } = given.board;
  const marked = new Set(having(given));
  const sizes = range(width - 2).flatMap(x => range(height - 2).map(y => [x + 3, y + 3] as const));
  return [...marked].some(from =>
    sizes.some(([across, down]) => {
      const inside = (from % width) + across <= width && Math.floor(from / width) + down <= height;
      return inside && isFrame(width, marked, from, [across, down]);
    }),
  );
}

/** Parts of the board that blocks which stay where they are keep from each other. */
function roomsOf(board: Board): number {
  const { cells } = board;
  const open = (i: number): boolean => cells[i] === EMPTY || falls(cells[i] ?? EMPTY);
  const seen = new Set<number>();
  let rooms = 0;
  for (const start of range(cells.length).filter(open)) {
    if (seen.has(start)) continue;
    rooms++;
    const queue = [start];
    for (const i of queue) {
      if (seen.has(i)) continue;
      seen.add(i);
      queue.push(...near(board, i).filter(open));
    }
  }
  return rooms;
}

const colorNamed = (letter: string | undefined): number => colors.findIndex(color => color.letter === letter) + 1;
const of = (board: Board, pick: (x: number, y: number) => boolean): number[] =>
  colorsOn({
    ...board,
    cells: board.cells.map((b, i) => (pick(i % board.width, Math.floor(i / board.width)) ? b : 0)),
  });
const apart = (a: readonly number[], b: readonly number[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some(color => b.includes(color));

/** The cells beside a cell. */
function near({ width, cells }: Board, i: number): number[] {
  const beside = [...(i % width > 0 ? [i - 1] : []), ...(i % width < width - 1 ? [i + 1] : [])];
  return [i - width, i + width, ...beside].filter(j => j >= 0 && j < cells.length);
}

const sameColor = ({ cells }: Board, i: number, j: number): boolean =>
  colorOf(cells[i] ?? EMPTY) > 0 && colorOf(cells[i] ?? EMPTY) === colorOf(cells[j] ?? EMPTY);

function largestGroup(board: Board): number {
  return Math.max(0, ...board.cells.map((b, i) => (colorOf(b) ? groupAt(board, i).length : 0)));
}

const removals = (line: readonly Played[]): number[] =>
  line.map(({ events }) => events.reduce((sum, event) => sum + (event.type === 'removed' ? event.cells.length : 0), 0));
const tapped = ({ before, events }: Played): number => {
  const [first] = events;
  return first?.type === 'removed' ? colorOf(before.board.cells[indexOf(before.board, first.by)] ?? EMPTY) : 0;
};

/** How far a block of a wanted kind falls at once along the line. */
function deepestFall(given: Given): number {
  const wanted = (given.words[0] ?? '').split('+');
  let most = 0;
  for (const { before, events } of given.line) {
    // Falling comes before sliding, so the first fall starts where the blocks stood.
    const fell = events.find(event => event.type === 'fell');
    if (fell?.type !== 'fell') continue;
    fell.from.forEach((cell, k) => {
      const kind = kindOf(before.board.cells[indexOf(before.board, cell)] ?? EMPTY);
      if (kind && wanted.includes(kind) && columnOf(cell) === columnOf(fell.to[k] ?? cell))
        most = Math.max(most, rowOf(fell.to[k] ?? cell) - rowOf(cell));
    });
  }
  return most;
}

const increasing = (list: readonly number[]): boolean => list.every((h, i) => i === 0 || h >= (list[i - 1] ?? 0));

/** What a hook may promise, each held against the board and its line. */
const promises: Readonly<Record<string, (given: Given) => boolean>> = {
  /** Kinds and empty cells are the same from left and right. */
  mirror: ({ board }) =>
    board.cells.every((b, i) => {
      const x = i % board.width;
      return kindOf(b) === kindOf(board.cells[i - x + board.width - 1 - x] ?? EMPTY);
    }),
  stairs: ({ board }) => {
    const heights = heightsOf(board);
    const steps = new Set(heights).size >= Math.min(4, board.width);
    return steps && (increasing(heights) || increasing([...heights].reverse()));
  },
  hill: ({ board }) => {
    const heights = heightsOf(board);
    const top = heights.indexOf(Math.max(...heights));
    const rises = increasing(heights.slice(0, top + 1)) && increasing(heights.slice(top).reverse());
    return rises && top > 0 && (heights[0] ?? 0) < (heights[top] ?? 0) && (heights.at(-1) ?? 0) < (heights[top] ?? 0);
  },
  valley: ({ board }) => {
    const heights = heightsOf(board);
    const low = Math.min(...heights.slice(1, -1));
    return (heights[0] ?? 0) >= low + 2 && (heights.at(-1) ?? 0) >= low + 2;
  },
  comb: ({ board }) => {
    const heights = heightsOf(board);
    return heights
      .slice(2)
      .every((h, i) => h - (heights[i + 1] ?? 0) > 0 !== (heights[i + 1] ?? 0) - (heights[i] ?? 0) > 0);
  },
  /** So many tops with lower columns on both sides. */
  peaks: given => {
    const steps = heightsOf(given.board).filter((h, i, all) => h !== all[i - 1]);
    return steps.filter((h, i) => h > (steps[i - 1] ?? 0) && h > (steps[i + 1] ?? 0)).length === number(given, 0);
  },
  tower: ({ board }) => board.height >= 2 * board.width,
  flat: ({ board }) => board.width >= board.height + 2,
  ringOf: hasRing,
  rowOf: given => {
    const { width, height } = given.board;
    return (
      longest(
        new Set(having(given)),
        range(height).map(y => y * width),
        1,
        width,
      ) >= number(given, 1)
    );
  },
  columnOf: given => {
    const { width, height } = given.board;
    return longest(new Set(having(given)), range(width), width, height) >= number(given, 1);
  },
  twins: given => {
    const { width } = given.board;
    const all = new Set(having(given));
    return all.size > 1 && [...all].every(i => all.has(i - (i % width) + width - 1 - (i % width)));
  },
  onTop: given => having(given).length > 0 && having(given).every(i => above(given.board, i) === 0),
  deep: given => having(given).length > 0 && having(given).every(i => above(given.board, i) >= number(given, 1)),
  onFloor: given => {
    const bottom = given.board.width * (given.board.height - 1);
    return having(given).length > 0 && having(given).every(i => i >= bottom);
  },
  count: given => having(given).length === number(given, 1),
  many: given => having(given).length >= number(given, 1),
  kinds: given =>
    new Set(given.board.cells.map(kindOf).filter(kind => kind && kind !== 'normal')).size >= number(given, 0),
  colors: given => colorsOn(given.board).length === number(given, 0),
  /** A colour has so many of a hundred blocks. */
  sea: given => {
    const color = colorNamed(given.words[0]);
    const blocks = given.board.cells.filter(b => colorOf(b) > 0);
    return blocks.filter(b => colorOf(b) === color).length * 100 >= number(given, 1) * blocks.length;
  },
  /** So many blocks of this colour hang together from the start. */
  patch: given => {
    const { board, words } = given;
    const group = (i: number): number =>
      colorOf(board.cells[i] ?? EMPTY) === colorNamed(words[0]) ? groupAt(board, i).length : 0;
    return Math.max(0, ...board.cells.map((_, i) => group(i))) >= number(given, 1);
  },
  /** So many columns have this colour on top. */
  capOf: given => {
    const { board, words } = given;
    const tops = range(board.width).map(x => range(board.height).find(y => at(board, x, y) !== EMPTY) ?? 0);
    return tops.filter((y, x) => colorOf(at(board, x, y)) === colorNamed(words[0])).length >= number(given, 1);
  },
  /** None of them touches a plain block of its own colour: that has to be brought to it. */
  parted: given => {
    const { board } = given;
    const mate = (i: number, j: number): boolean => sameColor(board, i, j) && canTap(board.cells[j] ?? EMPTY);
    return having(given).length > 0 && !having(given).some(i => near(board, i).some(j => mate(i, j)));
  },
  /** The left half repeats the right half's colours. */
  likeColors: ({ board }) => {
    const twin = (i: number): number => i - (i % board.width) + board.width - 1 - (i % board.width);
    return board.cells.every((b, i) => colorOf(b) === colorOf(board.cells[twin(i)] ?? EMPTY));
  },
  /** Kinds and empty cells are the same from above and below: an image in water. */
  reflected: ({ board }) => {
    const { width, height, cells } = board;
    const below = (i: number): number => (height - 1 - Math.floor(i / width)) * width + (i % width);
    return cells.every((b, i) => kindOf(b) === kindOf(cells[below(i)] ?? EMPTY));
  },
  /** A group so many columns wide comes together that was not there at the start. */
  joins: given => {
    const wide = (board: Board, i: number): number => new Set(groupAt(board, i).map(j => j % board.width)).size;
    const starts = given.board.cells.map((b, i) => (colorOf(b) ? wide(given.board, i) : 0));
    const taken = given.line.flatMap(({ before, events: [first] }) =>
      first?.type === 'removed' ? [wide(before.board, indexOf(before.board, first.by))] : [],
    );
    return Math.max(0, ...starts) < number(given, 0) && Math.max(0, ...taken) >= number(given, 0);
  },
  halves: ({ board }) =>
    apart(
      of(board, x => x < Math.floor(board.width / 2)),
      of(board, x => x >= Math.ceil(board.width / 2)),
    ),
  layers: ({ board }) =>
    apart(
      of(board, (_x, y) => y < Math.floor(board.height / 2)),
      of(board, (_x, y) => y >= Math.ceil(board.height / 2)),
    ),
  rooms: given => roomsOf(given.board) >= number(given, 0),
  /** Blocks rest on what never moves, with room below. */
  shelf: ({ board }) => {
    const { width, cells } = board;
    return cells.some((b, i) => b !== EMPTY && !falls(b) && i >= width && falls(cells[i - width] ?? EMPTY));
  },
  /** The last colour that is tapped was never tapped before. */
  lastColor: ({ line }) => {
    const taps = line.map(tapped);
    return taps.length > 2 && taps.indexOf(taps.at(-1) ?? 0) === taps.length - 1;
  },
  /** A group of so many comes together that was not there at the start. */
  grows: given =>
    Math.max(0, ...removals(given.line)) >= number(given, 0) && largestGroup(given.board) <= number(given, 0) / 1.5,
  /** The line begins with less than half of the largest group. */
  smallFirst: ({ board, line }) => (removals(line)[0] ?? 0) * 2 <= largestGroup(board),
  slides: given =>
    given.line.filter(({ events }) => events.some(event => event.type === 'slid')).length >= number(given, 0),
  thaws: given =>
    given.line.some(({ events }) => events.filter(event => event.type === 'thawed').length >= number(given, 0)),
  falls: given => deepestFall(given) >= number(given, 1),
  clears: ({ line }) => line.at(-1)?.events.some(event => event.type === 'cleared') ?? false,
  /** A colour that the first half of the line leaves alone. */
  spares: ({ line, words }) =>
    line.slice(0, Math.floor(line.length / 2)).every(played => tapped(played) !== colorNamed(words[0])),
};

/** What is not as promised; empty when all is. `ringOf steel; clears`: both. */
export function broken(promise: string, board: Board, line: readonly Played[]): string[] {
  return promise
    .split(';')
    .map(part => part.trim())
    .filter(part => {
      const [name = '', ...words] = part.split(' ');
      const holds = promises[name];
      if (!holds) throw new Error(`no promise is called ${name}`);
      return !holds({ board, line, words });
    });
}
