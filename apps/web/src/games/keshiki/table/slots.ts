import type { Block } from '@minoya/games/keshiki/blocks';

interface Hand<T> {
  make(block: Block): T;
  /** Puts one where the slot is. */
  put(one: T, slot: number): void;
  drop(one: T): void;
}

/**
 * The pictures of a board's blocks, one in each slot that is not empty. A picture goes along with its block, so that a fall draws
 * nothing anew; whatever else changes takes pictures that are free before it makes one.
 */
export class Slots<T> {
  private readonly hand: Hand<T>;
  private ones: (T | null)[] = [];
  private blocks: Block[] = [];

  constructor(hand: Hand<T>) {
    this.hand = hand;
  }

  at(slot: number): T | null {
    return this.ones[slot] ?? null;
  }

  /** Makes the pictures those of a board. */
  show(cells: readonly Block[]): void {
    const free = new Map<Block, T[]>();
    for (let slot = 0; slot < Math.max(cells.length, this.ones.length); slot++) {
      const block = this.blocks[slot] ?? 0;
      if (block === (cells[slot] ?? 0)) continue;
      const one = this.release(slot);
      if (one !== null) free.set(block, [...(free.get(block) ?? []), one]);
    }
    for (const [slot, block] of cells.entries()) {
      if (block === 0 || this.at(slot) !== null) continue;
      this.set(slot, block, free.get(block)?.pop() ?? this.hand.make(block));
    }
    for (const rest of free.values()) for (const one of rest) this.hand.drop(one);
  }

  /** Blocks go from slots to slots, all at once. */
  carry(from: readonly number[], to: readonly number[]): void {
    const taken = from.map(slot => ({ block: this.blocks[slot] ?? 0, one: this.release(slot) }));
    for (const [i, { block, one }] of taken.entries()) {
      const slot = to[i];
      if (one !== null && slot !== undefined) this.set(slot, block, one);
    }
  }

  /** Takes a picture off the board without dropping it: whoever has it lets it go. */
  release(slot: number): T | null {
    const one = this.at(slot);
    this.ones[slot] = null;
    this.blocks[slot] = 0;
    return one;
  }

  private set(slot: number, block: Block, one: T): void {
    const before = this.at(slot);
    if (before !== null) this.hand.drop(before);
    this.ones[slot] = one;
    this.blocks[slot] = block;
    this.hand.put(one, slot);
  }
}
