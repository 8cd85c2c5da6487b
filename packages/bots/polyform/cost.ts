import type { Cells } from '@minoya/games/polyform/cells';
import { MASK, KINDS, LEVEL, SHIFT, setsFor } from './tables.ts';

export const MOST_COST = 31;

const BITS = 16;
const keyFree = new Int32Array(1 << BITS).fill(-1);
const keyHand = new Int32Array(1 << BITS);
const values = new Uint8Array(1 << BITS);

/**
 * About how many actions the hand needs to finish these cells: a placement for each piece, and for each piece it lacks
 * a trade from what is left over, or the dots to make it.
 */
export function cost(free: Cells, hand: number): number {
  if (free === 0) return 0;
  const at = (Math.imul(free, 0x9e3779b1) ^ Math.imul(hand, 0x85ebca6b)) >>> (32 - BITS);
  if (keyFree[at] !== free || keyHand[at] !== hand) {
    keyFree[at] = free;
    keyHand[at] = hand;
    values[at] = cheapest(free, hand);
  }
  return values[at] as number;
}

function cheapest(free: Cells, hand: number): number {
  let cells = 0;
  for (let p = 0; p < KINDS; p++)
    cells += ((hand >>> (SHIFT[p] as number)) & (MASK[p] as number)) * (LEVEL[p] as number);
  let best = MOST_COST;
  const sets = setsFor(free);
  for (let i = 0; i < sets.length; i++) best = Math.min(best, costOfSet(sets[i] as number, hand, cells));
  return best;
}

function costOfSet(set: number, hand: number, cells: number): number {
  let actions = 0;
  let left = cells;
  let missing = 0;
  for (let p = 0; p < KINDS; p++) {
    const shift = SHIFT[p] as number;
    const wanted = (set >>> shift) & (MASK[p] as number);
    if (wanted === 0) continue;
    const owned = Math.min(wanted, (hand >>> shift) & (MASK[p] as number));
    actions += wanted;
    left -= owned * (LEVEL[p] as number);
    missing += (wanted - owned) << (4 * ((LEVEL[p] as number) - 1));
  }
  return missing === 0 ? actions : actions + making(missing, left);
}

/** Actions to make the missing pieces (four bits a level) out of so many cells to spare. */
function making(missing: number, spare: number): number {
  let actions = 0;
  let left = spare;
  for (let level = 4; level >= 1; level--) {
    for (let n = (missing >>> (4 * (level - 1))) & 15; n > 0; n--) {
      const short = Math.max(0, level - Math.max(0, left));
      actions += short + (level > 1 || short === 0 ? 1 : 0);
      left -= level - short;
    }
  }
  return actions;
}
