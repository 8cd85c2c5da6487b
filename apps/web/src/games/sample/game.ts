import { type Game, roll, type Streams, streams } from '@minoya/kernel';

/**
 * Fit: the smallest game that uses everything the house offers. Three minos at a time on a 6 × 6 board; a full
 * line clears for a point a cell; 36 points win; when nothing fits, it is over. It is the worked example of
 * docs/web.md and the board of the house's own browser tests, and is sold nowhere.
 */
export interface Setup {
  readonly target: number;
}

export interface State {
  readonly target: number;
  readonly board: readonly boolean[];
  /** Shape numbers; null where a mino was placed. */
  readonly tray: readonly (number | null)[];
  readonly score: number;
  readonly rng: Streams<'deal'>;
}

export interface Action {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

export type Event =
  | { readonly type: 'placed'; readonly cells: readonly number[]; readonly slot: number }
  | { readonly type: 'cleared'; readonly cells: readonly number[]; readonly lines: number }
  | { readonly type: 'scored'; readonly points: number; readonly score: number }
  | { readonly type: 'dealt'; readonly tray: readonly number[] }
  | { readonly type: 'ended'; readonly won: boolean };

export const side = 6;

/** Shapes as cells from 0, 0. The last has six: the heaviest thing to drag. */
export const shapes: readonly (readonly { readonly x: number; readonly y: number }[])[] = [
  ['#'],
  ['##'],
  ['#', '#'],
  ['###'],
  ['##', '#.'],
  ['##', '##'],
  ['###', '.#.'],
  ['.##', '##.'],
  ['###', '###'],
].map(rows => rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : []))));

const at = (x: number, y: number) => y * side + x;

/** The cells a mino would fill, or null when it would leave the board or lie on another. */
function fit(state: State, { slot, x, y }: Action): readonly number[] | null {
  const shape = shapes[state.tray[slot] ?? -1];
  if (!shape) return null;
  const inside = shape.every(cell => x + cell.x < side && y + cell.y < side) && x >= 0 && y >= 0;
  const cells = shape.map(cell => at(x + cell.x, y + cell.y));
  return inside && cells.every(cell => !state.board[cell]) ? cells : null;
}

/** Cells of all full rows and columns. */
export function fullLines(board: readonly boolean[]): { readonly cells: readonly number[]; readonly lines: number } {
  const cells = new Set<number>();
  let lines = 0;
  for (let i = 0; i < side; i++) {
    const row = Array.from({ length: side }, (_, x) => at(x, i));
    const column = Array.from({ length: side }, (_, y) => at(i, y));
    for (const line of [row, column].filter(cellsOf => cellsOf.every(cell => board[cell]))) {
      lines += 1;
      for (const cell of line) cells.add(cell);
    }
  }
  return { cells: [...cells], lines };
}

function deal(rng: Streams<'deal'>): readonly number[] {
  return [0, 1, 2].map(() => roll(rng, 'deal', shapes.length));
}

function* legal(state: State): Iterable<Action> {
  const cells = state.board.keys();
  const spots = [...cells].map(cell => ({ x: cell % side, y: Math.floor(cell / side) }));
  for (const slot of state.tray.keys())
    for (const spot of spots) if (fit(state, { slot, ...spot })) yield { slot, ...spot };
}

const stuck = (state: State) => legal(state)[Symbol.iterator]().next().done === true;
const over = (state: State) => state.score >= state.target || stuck(state);

function afterClear(board: readonly boolean[], events: Event[]): { board: readonly boolean[]; points: number } {
  const { cells, lines } = fullLines(board);
  if (lines === 0) return { board, points: 0 };
  events.push({ type: 'cleared', cells, lines });
  return { board: board.map((filled, i) => filled && !cells.includes(i)), points: cells.length * lines };
}

export const sample: Game<Setup, State, Action, Event> = {
  id: 'sample',
  version: 1,
  seats: { min: 1, max: 1 },
  setups: {
    write: setup => `to ${setup.target}`,
    read(text) {
      const parts = /^to ([1-9]\d{0,2})$/.exec(text);
      return parts ? { target: Number(parts[1]) } : null;
    },
  },
  actions: {
    write: action => `${action.slot} ${action.x} ${action.y}`,
    read(text) {
      const parts = /^([0-2]) ([0-5]) ([0-5])$/.exec(text);
      return parts ? { slot: Number(parts[1]), x: Number(parts[2]), y: Number(parts[3]) } : null;
    },
  },
  refusals: {
    empty: { ja: 'そこにピースはありません。', en: 'No piece is there.' },
    noRoom: { ja: 'そこには置けません。', en: 'It does not fit there.' },
  },
  seatCount: () => 1,
  start(setup, seed) {
    const rng = streams(seed, ['deal']);
    const tray = deal(rng);
    return { target: setup.target, board: Array.from({ length: side * side }, () => false), tray, score: 0, rng };
  },
  turn: state => (over(state) ? [] : [0]),
  legal: state => (over(state) ? [] : legal(state)),
  apply(state, seat, action) {
    if (!sample.turn(state).includes(seat)) return { ok: false, why: 'notYourTurn' };
    const cells = fit(state, action);
    if (!cells) return { ok: false, why: state.tray[action.slot] === null ? 'empty' : 'noRoom' };
    const events: Event[] = [{ type: 'placed', cells, slot: action.slot }];
    const { board, points } = afterClear(
      state.board.map((filled, i) => filled || cells.includes(i)),
      events,
    );
    const score = state.score + points;
    if (points > 0) events.push({ type: 'scored', points, score });
    const rng = { ...state.rng };
    let tray: readonly (number | null)[] = state.tray.map((shape, i) => (i === action.slot ? null : shape));
    if (tray.every(shape => shape === null) && score < state.target) {
      const dealt = deal(rng);
      tray = dealt;
      events.push({ type: 'dealt', tray: dealt });
    }
    const next = { ...state, board, tray, score, rng };
    if (over(next)) events.push({ type: 'ended', won: score >= state.target });
    return { ok: true, state: next, events };
  },
  after(state, event) {
    switch (event.type) {
      case 'placed': {
        const board = state.board.map((filled, i) => filled || event.cells.includes(i));
        return { ...state, board, tray: state.tray.map((shape, i) => (i === event.slot ? null : shape)) };
      }
      case 'cleared':
        return { ...state, board: state.board.map((filled, i) => filled && !event.cells.includes(i)) };
      case 'scored':
        return { ...state, score: event.score };
      case 'dealt':
        return { ...state, tray: event.tray };
      case 'ended':
        return state;
    }
  },
  result: state => (over(state) ? { scores: [state.score], winners: state.score >= state.target ? [0] : [] } : null),
  view: state => ({ ...state, rng: { deal: 0 } }),
  imagine: (view, seed) => ({ ...view, rng: streams(seed, ['deal']) }),
  revealsHidden: events => events.some(event => event.type === 'dealt'),
  draw: state => Array.from({ length: side }, (_, y) => row(state, y)).join('\n'),
  tell: event => event.type,
};

const row = (state: State, y: number) =>
  Array.from({ length: side }, (_, x) => (state.board[at(x, y)] ? '#' : '.')).join(' ');
