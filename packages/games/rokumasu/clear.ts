import { type BlessingId, blessings, brands, type ClearedCell, type PatternId, patterns, seals } from './blocks.ts';
import { filledCells } from './board.ts';
import { MOST_POINTS, total } from './score.ts';
import { SIZE } from './shapes.ts';
import { BY_BRAND, BY_PATTERN, BY_SEAL, Sums, TO_LINES } from './sums.ts';
import type { Block, Buff, CellIndex, Source, State } from './state.ts';
import type { Turn } from './turn.ts';
import { flowOf, type Tuned } from './tuned.ts';
import { ruleSets } from './rules.ts';

/** What is cleared, and what B starts from. */
export interface Clearing {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly CellIndex[];
  readonly source: Source;
  readonly startLines: number;
  readonly erupted: boolean;
}

/** Scores a clear, leaves buffs and empties the cells. (R33–R55) */
export function clearAway(t: Turn, clearing: Clearing): void {
  const { s } = t;
  const { rows, columns, cells, erupted } = clearing;
  const filled = filledCells(s);
  const lines = rows.length + columns.length;
  const boardEmpty = filled === cells.length;
  t.clear = { rows, columns, lines, cells, blocks: blocksOf(s, cells), filled, boardEmpty, erupted };
  t.ledger = [];
  const adorned = isAdorned(t);
  if (adorned) digGold(t);
  writeStart(t, clearing);
  if (adorned) writeBlockEffects(t);
  t.fire('cleared');
  if (adorned) writeTogether(t);
  if (s.lines > 0 && ruleSets[s.rules].ways) writeFlow(t, clearing.startLines);
  keepScore(t, clearing);
  t.tellGains();
  if (adorned) leaveBuffs(t);
  const board = t.boardToEdit();
  for (let i = 0; i < cells.length; i++) board[cells[i] as number] = null;
}

function blocksOf(s: State, cells: readonly CellIndex[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < cells.length; i++) blocks.push(s.board[cells[i] as number] as Block);
  return blocks;
}

/** Whether anything but plain blocks on plain cells is cleared, or stands beside what is. */
function isAdorned(t: Turn): boolean {
  const { cells, blocks } = t.clear;
  for (let i = 0; i < blocks.length; i++) {
    const { pattern, seal, blessing } = blocks[i] as Block;
    if (pattern !== null || seal !== null || blessing !== null || t.s.brands[cells[i] as number] !== null) return true;
  }
  return hasAura(t.s);
}

function keepScore(t: Turn, { rows, columns, cells, source }: Clearing): void {
  const { s, ledger } = t;
  const { points } = total(ledger);
  s.score = Math.min(s.score + points, MOST_POINTS);
  s.clears += 1;
  s.lines += t.clear.lines;
  s.record.total = Math.min(s.record.total + points, MOST_POINTS);
  s.record.best = Math.max(s.record.best, points);
  s.record.lines += t.clear.lines;
  t.events.push({ type: 'scored', ledger, points, score: s.score, total: s.record.total, rows, columns });
  t.events.push({ type: 'cleared', source, cells });
}

/** The more lines the round has cleared before, and the more it clears at once now, the more B is worth. Last of all. (R169) */
function writeFlow(t: Turn, lines: number): void {
  const times = flowOf(t.s, lines);
  if (times > 10) t.ledger.push({ source: 'flow', op: '×lines', tenths: times, cells: [], relic: null });
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
    const buff = t.s.brands[cell];
    const odds = buff && brands[buff.id].gold?.(buff.level);
    if (!odds) continue;
    if (t.dice.some(t, { stream: 'luck', source: 'brand:gold_mine', odds, times: 1, cells: [cell] })) nuggets += 1;
  }
  t.gain('seal:gold', coins);
  t.gain('brand:gold_mine', nuggets);
}

function sources<T extends string>(layer: string, table: Readonly<Record<T, unknown>>): Readonly<Record<T, Source>> {
  const named: Partial<Record<T, Source>> = {};
  for (const id in table) named[id] = `${layer}:${id}`;
  return named as Record<T, Source>;
}

const PATTERN = sources('pattern', patterns);
const SEAL = sources('seal', seals);
const BUFF = sources('brand', brands);

/** A begins with the cells that count, B with the lines, or with what an eruption gives. (R37, R40) */
function writeStart(t: Turn, { startLines, source }: Clearing): void {
  const { ledger } = t;
  const { cells, blocks, erupted } = t.clear;
  const solid = blocks.some(isHollow) ? cells.filter((_, i) => !isHollow(blocks[i] as Block)) : cells;
  if (solid.length > 0)
    ledger.push({ source: 'cells', op: '+blocks', tenths: solid.length * 10, cells: solid, relic: null });
  const from = erupted ? source : 'lines';
  ledger.push({ source: from, op: '+lines', tenths: startLines * 10, cells: [], relic: null });
}

/** What patterns, seals and buffs add. (R39–R52) */
function writeBlockEffects(t: Turn): void {
  tryLuck(t);
  const sums = new Sums();
  const aura = hasAura(t.s);
  for (let i = 0; i < t.clear.cells.length; i++) addCell(t, sums, i, aura);
  sums.into(t.ledger);
}

function isHollow(block: Block): boolean {
  return block.pattern !== null && patterns[block.pattern].hollow === true;
}

/** How often a block's pattern counts: twice under a multi seal, three times with a prism. */
function repeats(t: Turn, block: Block): number {
  return block.seal && seals[block.seal].repeats ? t.tuned('multi') : 1;
}

/** A cleared block with what its effects may ask. */
class Seen implements ClearedCell {
  readonly cell: CellIndex;
  readonly block: Block;
  private readonly t: Turn;

  constructor(t: Turn, cell: CellIndex, block: Block) {
    this.t = t;
    this.cell = cell;
    this.block = block;
  }

  get inRow(): boolean {
    return this.t.clear.rows.includes(Math.floor(this.cell / SIZE));
  }

  get inColumn(): boolean {
    return this.t.clear.columns.includes(this.cell % SIZE);
  }

  tuned(key: Tuned): number {
    return this.t.tuned(key);
  }
}

function addCell(t: Turn, sums: Sums, i: number, aura: boolean): void {
  const cell = t.clear.cells[i] as number;
  const block = t.clear.blocks[i] as Block;
  const { pattern, seal } = block;
  const times = repeats(t, block);
  const seen = pattern || seal ? new Seen(t, cell, block) : null;
  if (pattern && seen) {
    const { blocks, lines, n } = patterns[pattern];
    if (blocks) sums.add(BY_PATTERN, PATTERN[pattern], blocks(seen, n) * times, cell);
    if (lines) sums.add(TO_LINES + BY_PATTERN, PATTERN[pattern], lines(seen, n) * times, cell);
  }
  const beside = aura ? bonusBeside(t, cell, block) : null;
  if (beside) sums.add(BY_PATTERN, PATTERN[beside.id], beside.tenths * times, cell);
  if (seal && seen) {
    const { blocks, n } = seals[seal];
    sums.add(BY_SEAL, SEAL[seal], (blocks ? blocks(seen, n) : 0) + 10 * (times - 1), cell);
  }
  const buff = t.s.brands[cell];
  if (buff) addBuff(sums, buff, cell);
}

function addBuff(sums: Sums, { id, level }: Buff, cell: CellIndex): void {
  const { blocks, lines, n } = brands[id];
  if (blocks) sums.add(BY_BRAND, BUFF[id], blocks(level, n), cell);
  if (lines) sums.add(TO_LINES + BY_BRAND, BUFF[id], lines(level, n), cell);
}

function hasAura({ board }: State): boolean {
  for (let cell = 0; cell < board.length; cell++) {
    const block = board[cell] as Block | null;
    if (block !== null && block.pattern !== null && patterns[block.pattern].beside) return true;
  }
  return false;
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
  for (const id of LUCKY) {
    const luck = patterns[id].luck;
    const { cells, times } = count(t, id);
    if (!luck || times === 0) continue;
    const odds =
      t.s.conditions.length + t.s.relics.length > 0 ? { hits: luck.hits * t.tuned('luck'), outOf: luck.outOf } : luck;
    const source = `pattern:${id}`;
    if (t.dice.some(t, { stream: 'luck', source, odds, times, cells }))
      t.ledger.push({ source, op: '×lines', tenths: 20, cells, relic: null });
  }
}

const PATTERN_IDS = Object.keys(patterns) as PatternId[];
const LUCKY = PATTERN_IDS.filter(id => patterns[id].luck);
const TOGETHER = PATTERN_IDS.filter(id => patterns[id].together);

/** What counts only together, after the relics. */
function writeTogether(t: Turn): void {
  for (const id of TOGETHER) {
    const { cells, times } = count(t, id);
    const worth = times > 0 ? (patterns[id].together?.(times) ?? 0) : 0;
    if (worth > 0) t.ledger.push({ source: `pattern:${id}`, op: '+blocks', tenths: worth, cells, relic: null });
  }
}

/** The cleared blocks of a pattern, and how often they count. */
function count(t: Turn, id: PatternId): { cells: readonly CellIndex[]; times: number } {
  const { cells, blocks } = t.clear;
  let found: CellIndex[] | null = null;
  let times = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    if (block.pattern !== id) continue;
    found ??= [];
    found.push(cells[i] as number);
    times += repeats(t, block);
  }
  return { cells: found ?? NO_CELLS, times };
}

const NO_CELLS: readonly CellIndex[] = [];

/** Blessings of cleared blocks become buffs, after the scoring: they act from the next clear on. (R56–R61) */
function leaveBuffs(t: Turn): void {
  const { s } = t;
  const { cells, blocks } = t.clear;
  for (let i = 0; i < cells.length; i++) {
    const block = blocks[i] as Block;
    const cell = cells[i] as number;
    if (!block.blessing) continue;
    const stamped = stamp(t, cell, block, block.blessing);
    if (!stamped) continue;
    const buffs = s.brands.slice();
    buffs[cell] = stamped;
    s.brands = buffs;
    t.events.push({ type: 'branded', cell, brand: stamped.id, level: stamped.level });
  }
}

function stamp(t: Turn, cell: CellIndex, block: Block, blessing: BlessingId): Buff | null {
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
