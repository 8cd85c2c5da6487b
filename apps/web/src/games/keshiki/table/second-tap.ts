/** A press so soon after a played one, and so near it, is one that the hand made by itself: a double tap lasts no longer. */
const soon = 300;
/** In CSS pixels: what a finger that comes down again strays. */
const near = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Knows a press that was not aimed at what has fallen under the finger since the last one. */
export class SecondTap {
  private last: (Point & { readonly at: number }) | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** A press was played here: what lay here is gone. */
  played({ x, y }: Point): void {
    this.last = { x, y, at: this.now() };
  }

  /** True for a press to be left out. */
  isSlip({ x, y }: Point): boolean {
    const { last } = this;
    return last !== null && this.now() - last.at < soon && Math.hypot(x - last.x, y - last.y) < near;
  }
}
