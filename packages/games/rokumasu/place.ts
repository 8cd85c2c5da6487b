import { patterns } from './blocks.ts';
import { cellsOf, fullLines, isFree } from './board.ts';
import { clearAway } from './clear.ts';
import { tellMemories } from './memories.ts';
import { carryOn } from './rounds.ts';
import { ruleSets } from './rules.ts';
import { type Spot, spotsOf } from './shapes.ts';
import type { Action, Block, Card, Slot, State } from './state.ts';
import type { Turn } from './turn.ts';

type Place = Extract<Action, { type: 'place' }>;

/** What actions call the slots of the stock, in their order. */
export const STOCK_SLOTS = ['x', 'y'] as const;

export function stockIndex(slot: 'x' | 'y'): number {
  return STOCK_SLOTS.indexOf(slot);
}

/** The card in a slot of hand or stock. */
export function cardIn(s: State, slot: Slot): Card | null {
  const card = typeof slot === 'number' ? s.hand[slot] : s.stock[stockIndex(slot)];
  return card ?? null;
}

/** R34–R35: one placement, in this order. */
export function place(t: Turn, action: Place): void {
  placeAndScore(t, action);
  tellMemories(t);
  carryOn(t);
}

/** The placement and all it scores, up to where a new hand would be drawn: what a preview shows. */
export function placeAndScore(t: Turn, { from, cell }: Place): void {
  const { s } = t;
  const card = cardIn(s, from) as Card;
  const spot = spotsOf(card.mino).at[cell] as Spot;
  t.from = from;
  takeFrom(s, from);
  const piece = lay(t, card, spot);
  if (!isFree(card)) {
    s.hands -= 1;
    t.events.push({ type: 'handSpent', left: s.hands });
    t.fire('handSpent');
  }
  const full = fullLines(s, t.placed);
  const startLines = full.rows.length + full.columns.length;
  if (startLines > 0) {
    const { rows, columns } = full;
    clearAway(t, { rows, columns, cells: cellsOf(s, full), source: 'lines', startLines, erupted: false });
  } else t.fire('missed');
  chargeOthers(t, piece);
  if (ruleSets[s.rules].ways) t.fire('settled');
}

function takeFrom(s: State, from: Slot): void {
  if (typeof from === 'number') {
    const hand = s.hand.slice();
    hand[from] = null;
    s.hand = hand;
  } else {
    const stock = s.stock.slice();
    stock[stockIndex(from)] = null;
    s.stock = stock;
  }
}

/** Writes the blocks; what lay below is gone without effect, the cell's buff stays. (R24) */
function lay(t: Turn, card: Card, spot: Spot): number {
  const { s } = t;
  const piece = s.nextPiece++;
  const { cells } = spot;
  const { pattern, seal, blessing } = card;
  const charge = pattern !== null && patterns[pattern].charges && ruleSets[s.rules].ways ? t.tuned('chargeStart') : 0;
  const plain: Block = { piece, pattern, seal: null, blessing: null, charge };
  const board = t.boardToEdit();
  let overlaid: number[] | null = null;
  for (let i = 0; i < cells.length; i++) {
    const at = cells[i] as number;
    if (board[at]) overlaid = overlaid ? [...overlaid, at] : [at];
    const sealed = seal !== null && seal.at === i;
    const blessed = blessing !== null && blessing.at === i;
    board[at] =
      sealed || blessed ? { ...plain, seal: sealed ? seal.id : null, blessing: blessed ? blessing.id : null } : plain;
  }
  s.record.placed += 1;
  const from = t.from as Slot;
  t.placed = { size: cells.length, free: isFree(card), covered: overlaid?.length ?? 0 };
  t.events.push({ type: 'placed', from, card, cells, piece, charge });
  if (overlaid) t.events.push({ type: 'overlaid', cells: overlaid });
  return piece;
}

/** R43: after the scoring, every charging block of another piece gains. */
function chargeOthers(t: Turn, piece: number): void {
  const before = t.s.board;
  let cells: number[] | null = null;
  for (let i = 0; i < before.length; i++) {
    const block = before[i] as Block | null;
    if (block === null || block.pattern === null || block.piece === piece || !patterns[block.pattern].charges) continue;
    cells ??= [];
    cells.push(i);
  }
  if (cells) charge(t, cells);
}

function charge(t: Turn, cells: readonly number[]): void {
  const by = t.tuned('charge');
  const board = t.boardToEdit();
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    const { piece, pattern, seal, blessing, charge: stored } = board[cell] as Block;
    board[cell] = { piece, pattern, seal, blessing, charge: stored + by };
  }
  t.events.push({ type: 'charged', cells, by });
}
