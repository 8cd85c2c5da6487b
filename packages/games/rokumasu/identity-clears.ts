import { rokumasu } from './game.ts';
import type * as preview from './preview.ts';
import { type RuleSetId, ruleSets } from './rules.ts';
import type * as score from './score.ts';
import type { ScoreLine } from './score.ts';
import { freshRelic } from './shelf.ts';
import type { Action, Block, State } from './state.ts';

/** What one placement on the third row and column completes: a piece, and the rows and columns that are full but for it. */
const clears = [
  { mino: 'mono-1', rows: [2], columns: [] },
  { mino: 'mono-1', rows: [], columns: [2] },
  { mino: 'mono-1', rows: [2], columns: [2] },
  { mino: 'dom-v', rows: [2, 3], columns: [] },
  { mino: 'dom-h', rows: [], columns: [2, 3] },
  { mino: 'dom-v', rows: [2, 3], columns: [2] },
] as const;

const CELL = 14;
const covered = { 'mono-1': [14], 'dom-v': [14, 20], 'dom-h': [14, 15] } as const;
const place: Extract<Action, { type: 'place' }> = { type: 'place', from: 0, cell: CELL };

/** The first round of a run, before anything is placed. */
export function beginning(rules: RuleSetId): State | null {
  const setup = rokumasu.setups.read(rules);
  let state = setup && rokumasu.start(setup, 'identity');
  for (let i = 0; state && state.phase !== 'playing' && i < 6; i++) {
    const [action] = rokumasu.legal(state, 0);
    const step = action && rokumasu.apply(state, 0, action);
    state = step?.ok ? step.state : null;
  }
  return state;
}

function boards(s: State): readonly State[] {
  const [first] = s.deck;
  if (!first) return [];
  const block: Block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };
  return clears.flatMap(({ mino, rows, columns }) => {
    const isFull = (i: number): boolean =>
      (rows as readonly number[]).includes(Math.floor(i / 6)) || (columns as readonly number[]).includes(i % 6);
    const isFree = (i: number): boolean => (covered[mino] as readonly number[]).includes(i);
    const hand = [{ ...first, mino }, ...s.hand.slice(1)];
    // Once nothing else lies there, so that the board ends empty, and once something does.
    return [-1, 35].map(stray => ({
      ...s,
      hand,
      board: s.board.map((_, i) => ((isFull(i) || i === stray) && !isFree(i) ? block : null)),
    }));
  });
}

/** What every kind of clear brings with every relic alone, in every rule set. */
export function everyClear(asked: typeof preview): unknown {
  return (Object.keys(ruleSets) as RuleSetId[]).map(rules => {
    const start = beginning(rules);
    if (!start) throw new Error(`${rules} does not begin`);
    const relics = ruleSets[rules].relics.map(id => freshRelic(id, 6));
    return boards(start).map(s => relics.map(relic => asked.preview({ ...s, relics: [relic] }, place)));
  });
}

/** Sums of every size, far beyond what fits into a number. */
export function everySum({ total }: typeof score): unknown {
  const line = (op: ScoreLine['op'], tenths: number): ScoreLine => ({
    op,
    tenths,
    source: 'lines',
    cells: [],
    relic: null,
  });
  return [1, 9, 99_999, 10 ** 9, 10 ** 15].map(size =>
    total([
      line('+blocks', 10 * size),
      line('+lines', 20),
      line('×lines', 15),
      line('+lines', 10),
      line('×lines', 10 * size),
      line('+lines', 5 * size),
    ]),
  );
}
