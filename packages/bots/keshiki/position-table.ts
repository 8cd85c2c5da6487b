const FIRST_BITS = 12;
/** Two million positions in 48 MB; a phone can spare that for a moment. */
const LAST_BITS = 22;

/** The highest number noted for each position, in flat arrays that grow: a search notes millions. */
export class PositionTable {
  private bits = FIRST_BITS;
  private keys = new Float64Array(1 << FIRST_BITS);
  private heights = new Int32Array(1 << FIRST_BITS);
  private count = 0;

  get isFull(): boolean {
    return this.bits === LAST_BITS && this.count >= 1 << (LAST_BITS - 1);
  }

  /** Less than any number that is noted, when none is. */
  get(key: number): number {
    const i = this.placeOf(key);
    return this.keys[i] === 0 ? Number.NEGATIVE_INFINITY : (this.heights[i] as number);
  }

  set(key: number, height: number): void {
    let i = this.placeOf(key);
    if (this.keys[i] === 0) {
      if (this.count >= this.keys.length / 2) {
        this.grow();
        i = this.placeOf(key);
      }
      this.keys[i] = key + 1;
      this.heights[i] = height;
      this.count++;
    } else this.heights[i] = Math.max(this.heights[i] as number, height);
  }

  /** Where a position is, or would be. Keys are kept with one added, as 0 is an empty place. */
  private placeOf(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    let i = Math.imul((key % 0x1_0000_0000) ^ (key / 0x1_0000_0000), 0x9e37_79b1) >>> (32 - this.bits);
    while (keys[i] !== 0 && keys[i] !== key + 1) i = (i + 1) & mask;
    return i;
  }

  private grow(): void {
    if (this.bits === LAST_BITS) return;
    const { keys, heights } = this;
    this.bits++;
    this.keys = new Float64Array(1 << this.bits);
    this.heights = new Int32Array(1 << this.bits);
    this.count = 0;
    keys.forEach((key, i) => {
      if (key !== 0) this.set(key - 1, heights[i] as number);
    });
  }
}
