import { hash } from '@minoya/kernel';

/** Random numbers by xorshift: a search draws far too often for anything slower. */
export class FastRandom {
  private state: number;

  constructor(seed: string) {
    this.state = hash(seed) | 1;
  }

  /** From 0 to 1. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) / 0x1_0000_0000;
  }
}
