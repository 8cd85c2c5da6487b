/** A press so soon after a played one, and so near it, is one that the hand made by itself: a double tap lasts no longer. */
const soon = 300;
/** In CSS pixels: what a finger that comes down again strays. */
const near = 24;

/** A press: where it was and when it was made, which on a busy page is before it is heard of. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly timeStamp: number;
}

/** Knows a press that was not aimed at what has fallen under the finger since the last one. */
export class SecondTap {
  private last: Press | null = null;

  /** A press was played here: what lay here is gone. */
  played({ x, y, timeStamp }: Press): void {
    this.last = { x, y, timeStamp };
  }

  /** True for a press to be left out. */
  isSlip({ x, y, timeStamp }: Press): boolean {
    const { last } = this;
    return last !== null && timeStamp - last.timeStamp < soon && Math.hypot(x - last.x, y - last.y) < near;
  }
}
