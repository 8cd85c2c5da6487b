interface Paced {
  readonly reduced: boolean;
  time(length: number): number;
  read(length: number): Promise<void>;
}

/** Between two beats something is painted, however late they are. */
const least = 8;
/** In reduced motion no beat is longer. */
const still = 60;

/**
 * Beats by one clock: each is due so long after the one before was due, not after it was heard. A machine that is late with one
 * has shorter ones until it has caught up, so that many small beats take no longer than they say.
 */
export class Pace {
  private readonly stage: Paced;
  private readonly now: () => number;
  private due: number;

  constructor(stage: Paced, now: () => number = () => performance.now()) {
    this.stage = stage;
    this.now = now;
    this.due = now();
  }

  /** Until the next beat, at the chosen speed; a skip ends it. */
  wait(length: number): Promise<void> {
    const { stage } = this;
    const time = stage.time(stage.reduced ? Math.min(length, still) : length);
    this.due += time;
    return stage.read(time < 1 ? 0 : Math.max(Math.min(least, time), this.due - this.now()));
  }
}
