/** The search of one whole turn: the best few boards after each action, judged by `value`. */
import { ACTIONS, copyBoard, ENDING, KIND, play, SIZE } from './board.ts';
import { listMasters, listMoves, type Moves, newMoves } from './moves.ts';
import { type Judge, settled, value } from './value.ts';

export type Move = readonly [a: number, b: number];

/** A way to play the turn. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly value: number;
}

export interface Turn {
  /** The board to start from. */
  readonly board: Int32Array;
  readonly judge: Judge;
  /** How many boards are kept after each action. */
  readonly width: number;
  /** Slot of a master action under way, or -1. */
  readonly mastering: number;
  /** Whether the turn may stop where it is. */
  readonly mayRest: boolean;
  readonly stop: () => boolean;
  /** Looks at fewer moves: one placement a piece and card, and no splitting. For imagined turns. */
  readonly thrifty: boolean;
}

const MOST_WIDTH = 128;

/** A kept board: where it lies, how it came about. */
interface Kept {
  readonly at: number;
  readonly plan: Plan;
}

interface Candidate {
  readonly value: number;
  readonly from: Kept;
  readonly a: number;
  readonly b: number;
  readonly print: number;
}

const arena = new Int32Array((2 * MOST_WIDTH + 1) * SIZE);
const SCRATCH = 2 * MOST_WIDTH * SIZE;
const moves: Moves = newMoves();

/** The best plans, best first, at most as many as the beam is wide. */
export function searchTurn(turn: Turn): Plan[] {
  arena.set(turn.board.subarray(0, SIZE), 0);
  let kept: Kept[] = [{ at: 0, plan: { moves: [], value: settled(arena, 0, turn.judge) } }];
  const ended: Plan[] = turn.mayRest ? [kept[0]?.plan as Plan] : [];
  let bank = 1;
  for (let depth = 0; kept.length > 0; depth++) {
    if (depth > 0 && turn.stop()) break;
    const found: Candidate[] = [];
    for (const one of kept) expand(one, turn, depth, found);
    kept = select(found, turn, bank * MOST_WIDTH * SIZE);
    bank = 1 - bank;
    for (const { at, plan } of kept) ended.push({ ...plan, value: settled(arena, at, turn.judge) });
    kept = kept.filter(one => (arena[one.at + ACTIONS] as number) > 0);
  }
  return ended.sort((a, b) => b.value - a.value).slice(0, turn.width);
}

function expand(one: Kept, turn: Turn, depth: number, found: Candidate[]): void {
  const { judge } = turn;
  if (depth === 0 && turn.mastering >= 0) {
    moves.length = 1;
    moves.a[0] = KIND.master;
    moves.b[0] = 0;
    listMasters(arena, one.at, turn.mastering + 1, moves);
  } else listMoves(arena, one.at, moves, turn.thrifty);
  for (let i = 0; i < moves.length; i++) {
    const a = moves.a[i] as number;
    const b = moves.b[i] as number;
    copyBoard(arena, one.at, SCRATCH);
    play(arena, SCRATCH, judge.ends, a, b);
    const worth = isOver(turn) ? settled(arena, SCRATCH, judge) : value(arena, SCRATCH, judge);
    const last = found.length >= 2 * turn.width ? found[found.length - 1] : undefined;
    if (last && worth <= last.value) continue;
    keep(found, { value: worth, from: one, a, b, print: print(SCRATCH) }, 2 * turn.width);
  }
}

/** After the last action of the last turn only finishing is left: an estimate would prefer what only looks near. */
function isOver({ thrifty }: Turn): boolean {
  return !thrifty && arena[SCRATCH + ENDING] !== 0 && arena[SCRATCH + ACTIONS] === 0;
}

/** Keeps the list sorted and at most twice the width, which leaves room for boards that come up twice. */
function keep(found: Candidate[], one: Candidate, most: number): void {
  if (found.some(other => other.print === one.print && other.value === one.value)) return;
  if (found.length >= most) found.pop();
  let at = found.length;
  while (at > 0 && (found[at - 1] as Candidate).value < one.value) at--;
  found.splice(at, 0, one);
}

/** Keeps the best, each board once, and builds them in their bank of the arena. */
function select(found: readonly Candidate[], turn: Turn, base: number): Kept[] {
  const seen = new Set<number>();
  const kept: Kept[] = [];
  for (const { value: worth, from, a, b, print: mark } of found) {
    if (kept.length >= turn.width) break;
    if (seen.has(mark)) continue;
    seen.add(mark);
    const at = base + kept.length * SIZE;
    copyBoard(arena, from.at, at);
    play(arena, at, turn.judge.ends, a, b);
    kept.push({ at, plan: { moves: [...from.plan.moves, [a, b]], value: worth } });
  }
  return kept;
}

function print(at: number): number {
  let hash = 0;
  for (let i = 0; i < SIZE; i++) hash = Math.imul(hash ^ (arena[at + i] as number), 0x5bd1e995) ^ (hash >>> 15);
  return hash;
}
