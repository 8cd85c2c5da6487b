/** Slots of a weight table; two groups that share one are a rarity without consequence. */
const SLOTS = 1 << 18;
const MASK = SLOTS - 1;

/**
 * What a search has learnt: one weight per group code, 1 for a code never met. Changes are journaled, so that a nested
 * search can start from its parent's weights and give them back untouched.
 */
export class Policy {
  readonly weights = new Float32Array(SLOTS).fill(1);
  private readonly change = new Float64Array(SLOTS);
  private touched = new Int32Array(1 << 12);
  private slots = new Int32Array(1 << 16);
  private olds = new Float32Array(1 << 16);
  private length = 0;

  /** A point to come back to. */
  mark(): number {
    return this.length;
  }

  /** Undoes every change since the mark. */
  back(mark: number): void {
    for (let n = this.length - 1; n >= mark; n--) this.weights[this.slots[n] as number] = this.olds[n] as number;
    this.length = mark;
  }

  /** Makes the moves of a playout likelier than those that were passed over. */
  adapt(playout: Playout, alpha: number): void {
    const { weights, change } = this;
    const { codes, ends, chosen } = playout;
    let count = 0;
    let from = 0;
    if (this.touched.length < playout.size) this.touched = new Int32Array(playout.size * 2);
    for (let step = 0; step < playout.steps; step++) {
      const end = ends[step] as number;
      let sum = 0;
      for (let n = from; n < end; n++) sum += weights[(codes[n] as number) & MASK] as number;
      for (let n = from; n < end; n++) {
        const slot = (codes[n] as number) & MASK;
        if (change[slot] === 0) this.touched[count++] = slot;
        change[slot] = (change[slot] as number) - (alpha * (weights[slot] as number)) / sum;
      }
      const slot = (chosen[step] as number) & MASK;
      change[slot] = (change[slot] as number) + alpha;
      from = end;
    }
    this.commit(count);
  }

  private commit(count: number): void {
    const { weights, change } = this;
    if (this.length + count > this.slots.length) this.grow(this.length + count);
    for (let n = 0; n < count; n++) {
      const slot = this.touched[n] as number;
      const old = weights[slot] as number;
      this.slots[this.length] = slot;
      this.olds[this.length++] = old;
      weights[slot] = Math.min(1e30, Math.max(1e-30, old * Math.exp(change[slot] as number)));
      change[slot] = 0;
    }
  }

  private grow(least: number): void {
    const slots = new Int32Array(least * 2);
    const olds = new Float32Array(least * 2);
    slots.set(this.slots);
    olds.set(this.olds);
    this.slots = slots;
    this.olds = olds;
  }
}

/** One playout as a policy learns from it: the codes that could be chosen at each step, and the chosen one. */
export class Playout {
  /** All steps' codes one after the other; `ends[k]` is where step k's stop. */
  codes = new Int32Array(1 << 13);
  readonly ends = new Int32Array(1 << 10);
  readonly chosen = new Int32Array(1 << 10);
  readonly cells = new Int32Array(1 << 10);
  steps = 0;
  size = 0;
  /** What the search goes by. */
  score = -1;
  /** What the game pays. */
  paid = -1;
  left = 0;

  clear(): void {
    this.steps = 0;
    this.size = 0;
    this.score = -1;
    this.paid = -1;
  }

  /** Room for one more step with this many choices. */
  reserve(choices: number): void {
    if (this.size + choices <= this.codes.length) return;
    const codes = new Int32Array(this.codes.length * 2);
    codes.set(this.codes);
    this.codes = codes;
  }

  copy(other: Playout): void {
    if (this.codes.length < other.size) this.codes = new Int32Array(other.codes.length);
    this.codes.set(other.codes.subarray(0, other.size));
    this.ends.set(other.ends.subarray(0, other.steps));
    this.chosen.set(other.chosen.subarray(0, other.steps));
    this.cells.set(other.cells.subarray(0, other.steps));
    this.steps = other.steps;
    this.size = other.size;
    this.score = other.score;
    this.paid = other.paid;
    this.left = other.left;
  }
}
