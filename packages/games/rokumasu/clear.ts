import { type BlessingId, blessings, brands, type ClearedCell, type PatternId, patterns, seals } from './blocks.ts';
import { filledCells } from './board.ts';
import { MOST_POINTS, type ScoreLine, total } from './score.ts';
import { SIZE } from './shapes.ts';
import type { Block, Brand, CellIndex, Source } from './state.ts';
import type { Turn } from './turn.ts';
import { tuned } from './tuned.ts';

/** What is cleared, and what B starts from. */
export interface Clearing {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly CellIndex[];
  readonly source: Source;
  readonly startLines: number;
  readonly erupted: boolean;
}

/** Scores a clear, brands the board and empties the cells. (R33–R55) */
export function clearAway(t: Turn, clearing: Clearing): void {
  const { s } = t;
  const { rows, columns, cells, erupted } = clearing;
  const filled = filledCells(s);
  const blocks = cells.map(cell => s.board[cell] as Block);
  const lines = rows.length + columns.length;
  const boardEmpty = filled === cells.length;
  t.clear = { rows, columns, lines, cells, blocks, filled, boardEmpty, erupted };
  t.ledger = [];
  digGold(t);
  writeBlockEffects(t, clearing);
  t.fire('cleared');
  writeTogether(t);
  const { points } = total(t.ledger);
  s.score = Math.min(s.score + points, MOST_POINTS);
  s.clears += 1;
  s.record = {
    ...s.record,
    total: Math.min(s.record.total + points, MOST_POINTS),
    best: Math.max(s.record.best, points),
    lines: s.record.lines + lines,
  };
  t.events.push({ type: 'scored', ledger: t.ledger, points, score: s.score, rows, columns });
  t.events.push({ type: 'cleared', source: clearing.source, cells });
  t.tellGains();
  brandCells(t);
  const board = [...s.board];
  for (const cell of cells) board[cell] = null;
  s.board = board;
}

/** Gold seals are sure, gold mines roll, in the order of the cleared cells. (R47, R62) */
function digGold(t: Turn): void {
  const { cells, blocks } = t.clear;
  let coins = 0;
  let nuggets = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    const { seal } = blocks[i] as Block;
    if (seal) coins += seals[seal].gold ?? 0;
    const brand = t.s.brands[cell];
    const odds = brand && brands[brand.id].gold?.(brand.level);
    const asked = { stream: 'luck', source: 'brand:gold_mine', times: 1, cells: [cell] } as const;
    if (odds && t.dice.some(t, { ...asked, odds })) nuggets += 1;
  }
  t.gain('seal:gold', coins);
  t.gain('brand:gold_mine', nuggets);
}

/** Sums of one kind of effect over the cleared cells, for one line of the ledger. */
class Sums {
  private readonly lines = new Map<string, { op: ScoreLine['op']; source: Source; tenths: number; cells: number[] }>();

  add(op: ScoreLine['op'], source: Source, tenths: number, cell: CellIndex): void {
    if (tenths === 0) return;
    const key = op + source;
    const sum = this.lines.get(key);
    if (sum) {
      sum.tenths += tenths;
      sum.cells.push(cell);
    } else this.lines.set(key, { op, source, tenths, cells: [cell] });
  }

  /** Patterns, then seals, then brands; what adds to A before what adds to B. */
  into(ledger: ScoreLine[]): void {
    const sums = [...this.lines.values()];
    for (const place of PLACES)
      for (const sum of sums.filter(one => (one.op + one.source).startsWith(place)))
        ledger.push({ ...sum, relic: null });
  }
}

const PLACES = ['+blocks', '+lines'].flatMap(op => ['pattern:', 'seal:', 'brand:'].map(layer => op + layer));

/** A from the cells and B from the lines, then what patterns, seals and brands add. (R36–R52) */
function writeBlockEffects(t: Turn, { startLines, source }: Clearing): void {
  const { cells, blocks } = t.clear;
  const solid = cells.filter((_, i) => !isHollow(blocks[i] as Block));
  const plain = { relic: null } as const;
  if (solid.length > 0)
    t.ledger.push({ source: 'cells', op: '+blocks', tenths: solid.length * 10, cells: solid, ...plain });
  const from = t.clear.erupted ? source : 'lines';
  t.ledger.push({ source: from, op: '+lines', tenths: startLines * 10, cells: [], ...plain });
  tryLuck(t);
  const sums = new Sums();
  for (let i = 0; i < cells.length; i++) addCell(t, sums, i);
  sums.into(t.ledger);
}

function isHollow(block: Block): boolean {
  return block.pattern !== null && patterns[block.pattern].hollow === true;
}

/** How often a block's pattern counts: twice under a multi seal, three times with a prism. */
function repeats(t: Turn, block: Block): number {
  return block.seal && seals[block.seal].repeats ? tuned(t.s, 'multi') : 1;
}

function addCell(t: Turn, sums: Sums, i: number): void {
  const cell = t.clear.cells[i] as number;
  const block = t.clear.blocks[i] as Block;
  const brand = t.s.brands[cell];
  if (!block.pattern && !block.seal && !brand && !hasAura(t)) return;
  const seen = cleared(t, cell, block);
  const times = repeats(t, block);
  if (block.pattern) {
    const { blocks, lines, n } = patterns[block.pattern];
    if (blocks) sums.add('+blocks', `pattern:${block.pattern}`, blocks(seen, n) * times, cell);
    if (lines) sums.add('+lines', `pattern:${block.pattern}`, lines(seen, n) * times, cell);
  }
  const beside = bonusBeside(t, cell, block);
  if (beside) sums.add('+blocks', `pattern:${beside.id}`, beside.tenths * times, cell);
  if (block.seal) {
    const { blocks, n } = seals[block.seal];
    const worth = (blocks ? blocks(seen, n) : 0) + 10 * (times - 1);
    sums.add('+blocks', `seal:${block.seal}`, worth, cell);
  }
  if (brand) {
    const { blocks, lines, n } = brands[brand.id];
    if (blocks) sums.add('+blocks', `brand:${brand.id}`, blocks(brand.level, n), cell);
    if (lines) sums.add('+lines', `brand:${brand.id}`, lines(brand.level, n), cell);
  }
}

function cleared(t: Turn, cell: CellIndex, block: Block): ClearedCell {
  const x = cell % SIZE;
  const y = (cell - x) / SIZE;
  const { rows, columns } = t.clear;
  return { cell, block, inRow: rows.includes(y), inColumn: columns.includes(x), tuned: key => tuned(t.s, key) };
}

function hasAura(t: Turn): boolean {
  return t.s.board.some(block => block?.pattern && patterns[block.pattern].beside);
}

/** What a neighbour from another piece gives to a cleared block; at most once a block. */
function bonusBeside(t: Turn, cell: CellIndex, block: Block): { id: PatternId; tenths: number } | null {
  const x = cell % SIZE;
  const near = [x < SIZE - 1 ? cell + 1 : -1, x > 0 ? cell - 1 : -1, cell + SIZE, cell - SIZE];
  for (const at of near) {
    const other = t.s.board[at];
    if (!other?.pattern || other.piece === block.piece) continue;
    const tenths = patterns[other.pattern].beside;
    if (tenths) return { id: other.pattern, tenths };
  }
  return null;
}

/** Each cleared lucky block rolls, a doubled one more often; the first hit doubles B's start, once. (R41, R42) */
function tryLuck(t: Turn): void {
  const { cells, blocks } = t.clear;
  for (const id of LUCKY) {
    const odds = patterns[id].luck;
    const lucky = cells.filter((_, i) => blocks[i]?.pattern === id);
    if (!odds || lucky.length === 0) continue;
    const times = blocks.reduce((sum, block) => sum + (block.pattern === id ? repeats(t, block) : 0), 0);
    const source = `pattern:${id}`;
    if (t.dice.some(t, { stream: 'luck', source, odds, times, cells: lucky }))
      t.ledger.push({ source, op: '×lines', tenths: 20, cells: lucky, relic: null });
  }
}

const PATTERN_IDS = Object.keys(patterns) as PatternId[];
const LUCKY = PATTERN_IDS.filter(id => patterns[id].luck);
const TOGETHER = PATTERN_IDS.filter(id => patterns[id].together);

/** What counts only together, after the relics. */
function writeTogether(t: Turn): void {
  const { cells, blocks } = t.clear;
  for (const id of TOGETHER) {
    const n = blocks.reduce((sum, block) => sum + (block.pattern === id ? repeats(t, block) : 0), 0);
    const worth = n > 0 ? (patterns[id].together?.(n) ?? 0) : 0;
    const these = cells.filter((_, i) => blocks[i]?.pattern === id);
    if (worth > 0) t.ledger.push({ source: `pattern:${id}`, op: '+blocks', tenths: worth, cells: these, relic: null });
  }
}

/** Blessings of cleared blocks become brands, after the scoring: they act from the next clear on. (R56–R61) */
function brandCells(t: Turn): void {
  const { s } = t;
  const { cells, blocks } = t.clear;
  for (let i = 0; i < cells.length; i++) {
    const block = blocks[i] as Block;
    const cell = cells[i] as number;
    if (!block.blessing) continue;
    const stamped = stamp(t, cell, block, block.blessing);
    if (!stamped) continue;
    s.brands = s.brands.map((brand, at) => (at === cell ? stamped : brand));
    t.events.push({ type: 'branded', cell, brand: stamped.id, level: stamped.level });
  }
}

function stamp(t: Turn, cell: CellIndex, block: Block, blessing: BlessingId): Brand | null {
  const { brand: id, odds } = blessings[blessing];
  const old = t.s.brands[cell];
  const { most } = brands[id];
  if (old && (old.id !== id || old.level >= most)) return null;
  // A multi seal stamps twice; a prism sharpens scoring only.
  const times = block.seal && seals[block.seal].repeats ? 2 : 1;
  const source = `blessing:${blessing}`;
  if (odds && !t.dice.some(t, { stream: 'stamp', source, odds, times, cells: [cell] })) return null;
  return { id, level: Math.min(most, (old?.level ?? 0) + (odds ? 1 : times)) };
}
