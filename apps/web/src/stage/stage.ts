import { type Signal, signal } from '@preact/signals';
import { flush } from '../design/flush.ts';
import { nextTask } from '../design/task.ts';
import { reducedMotion } from '../design/theme.ts';
import { type Speed, settings } from '../store/settings.ts';
import { cellIn } from './cell-in.ts';
import { ease, ms, shortest, stillFrames } from './motion.ts';

/** A hit that stops for less is not felt. */
const shortestRest = 30;

interface Move {
  readonly duration?: number;
  readonly delay?: number;
  readonly easing?: string;
  /** Keeps the last frame until the state is shown. */
  readonly hold?: boolean;
}

/** One event on stage: how it moves, and the picture after it. */
export interface StageStep<State> {
  readonly motion: () => Promise<void> | void;
  readonly after: (shown: State) => State;
  /** Called when the event has happened to the eye; never left out, however the showing ends. */
  readonly told?: () => void;
}

/** One showing of an action's events. Skipping ends every move and every wait of it at once. */
class Showing {
  private readonly running = new Set<Animation>();
  private readonly ends: (() => void)[] = [];
  /** When its first event began to move. */
  begun = performance.now();
  over = false;

  add(animation: Animation): void {
    this.running.add(animation);
  }

  onEnd(end: () => void): void {
    this.ends.push(end);
  }

  end(): void {
    this.over = true;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    for (const end of this.ends.splice(0)) end();
  }
}

/**
 * Plays events as motion, then shows the state they led to. `shown` alone is always right; motion is only the
 * way there, so a skip, a hidden page or an error all mean: stop and show.
 */
export class Stage<State> {
  /** What the scene draws: behind the rules while something moves, equal to them otherwise. */
  readonly shown: Signal<State>;
  readonly busy = signal(false);
  /** What motions show beside the state, such as a running count; the game knows its type. Null when nothing plays. */
  readonly cue: Signal<unknown> = signal(null);
  /** A number on its way to what the picture says, such as a score that runs up; null when none is. */
  readonly running: Signal<number | null> = signal(null);
  private showing: Showing | null = null;
  private target: State;
  /** What the present event makes of the picture, until it has happened to the eye. */
  private pending: StageStep<State> | null = null;
  /** Steps that have not happened yet. */
  private ahead: StageStep<State>[] = [];
  /** The picture after what has happened so far; drawn with the next event that moves. */
  private picture: State;
  private root: Element | null = null;
  /** Seen effects by name: from the sixth time on they are shown quicker. */
  private readonly seen = new Map<string, number>();

  constructor(state: State) {
    this.shown = signal(state);
    this.target = state;
    this.picture = state;
  }

  /** The element that holds everything this stage may move. */
  mount(root: Element | null): void {
    this.root = root;
  }

  get reduced(): boolean {
    return reducedMotion.value;
  }

  get speed(): Speed {
    return settings.peek().speed;
  }

  /** True while the present showing may still move things; long motions ask between steps. */
  get alive(): boolean {
    return this.showing !== null && !this.showing.over;
  }

  /** Milliseconds since the first event of the present showing began to move. */
  get elapsed(): number {
    return this.showing ? performance.now() - this.showing.begun : 0;
  }

  /** Shows a state without motion. */
  show(state: State): void {
    this.stop();
    this.target = state;
    this.shown.value = state;
  }

  /** Plays the steps in order, then shows the state. Never rejects. */
  async play(steps: readonly StageStep<State>[], state: State): Promise<void> {
    this.stop();
    this.target = state;
    this.ahead = [...steps];
    if (this.speed === 'instant' || document.visibilityState === 'hidden' || steps.length === 0) {
      this.shown.value = state;
      this.tellRest();
      return;
    }
    const showing = new Showing();
    this.showing = showing;
    this.picture = this.shown.peek();
    this.busy.value = true;
    const skipped = new Promise<void>(resolve => showing.onEnd(resolve));
    try {
      // The first behind the task of the rules and the save, another behind the frame in which a motion ended.
      let apart = true;
      for (const step of steps) {
        if (apart) await Promise.race([new Promise<void>(nextTask), skipped]);
        if (showing.over) break;
        if (step === steps[0]) showing.begun = performance.now();
        this.pending = step;
        const moving = step.motion();
        apart = moving !== undefined;
        if (moving) {
          this.draw();
          await Promise.race([moving, skipped]);
          this.advance();
        } else this.happen();
      }
    } catch (error) {
      reportError(error);
    }
    if (this.showing === showing) this.skip();
  }

  /** Jumps to the end of what is moving. Any input may call it at any time. */
  skip(): void {
    if (!this.showing) return;
    this.stop();
    this.shown.value = this.target;
  }

  /** Begins a motion and takes it back before anything is painted: the first real one then finds all made ready. */
  prewarm(step: StageStep<State>): void {
    if (this.showing) return;
    const before = this.shown.peek();
    this.showing = new Showing();
    this.picture = before;
    this.pending = { ...step, told: () => undefined };
    void step.motion();
    this.stop();
    flush(() => {
      this.shown.value = before;
    });
  }

  private stop(): void {
    const { showing } = this;
    this.showing = null;
    this.pending = null;
    showing?.end();
    this.cue.value = null;
    this.running.value = null;
    this.busy.value = false;
    this.tellRest();
  }

  /** What has not been shown is told all the same. */
  private tellRest(): void {
    for (const step of this.ahead.splice(0)) step.told?.();
  }

  /** Does something when the present showing is over, skipped or not: what a motion put on screen goes then. */
  atEnd(work: () => void): void {
    if (this.showing && !this.showing.over) this.showing.onEnd(work);
    else work();
  }

  /** Everything this stage may move. */
  get place(): Element | null {
    return this.root;
  }

  /**
   * Shows the picture after the present event. A motion calls it in the moment in which the event has happened to the
   * eye: at once for a piece that lands, at its end for blocks that fold away. What no motion advances is shown when
   * its motion is over, and neighbours without motion are drawn once, together.
   */
  advance(): void {
    if (this.alive && this.pending) this.happen();
    this.draw();
  }

  private happen(): void {
    const { pending } = this;
    this.pending = null;
    if (!pending) return;
    this.picture = pending.after(this.picture);
    this.ahead = this.ahead.filter(step => step !== pending);
    pending.told?.();
  }

  private draw(): void {
    const { picture } = this;
    if (!this.alive || picture === this.shown.peek()) return;
    flush(() => {
      this.shown.value = picture;
    });
  }

  find(selector: string): HTMLElement | SVGElement | null {
    this.draw();
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }

  cell(x: number, y: number, board = 'main'): HTMLElement | SVGElement | null {
    return cellIn(this.find(`[data-board="${board}"]`), x, y);
  }

  /** Moves an element and waits for it. In reduced motion only fades remain, and those are short. */
  async move(target: Element | null, frames: readonly Keyframe[], options: Move = {}): Promise<void> {
    const { showing } = this;
    if (!target || !showing || showing.over) return;
    const kept = this.reduced ? stillFrames(frames) : [...frames];
    const duration = this.time(
      this.reduced ? Math.min(options.duration ?? ms.t2, ms.still) : (options.duration ?? ms.t2),
    );
    if (!kept || duration < 1) return;
    const animation = target.animate(kept, {
      duration,
      delay: this.reduced ? 0 : this.time(options.delay ?? 0),
      easing: this.reduced ? 'linear' : (options.easing ?? ease.fold),
      fill: options.hold ? 'both' : 'backwards',
    });
    showing.add(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Waits, at the chosen speed; a skip ends it. */
  wait(length: number): Promise<void> {
    return this.pause(this.time(this.reduced ? Math.min(length, 60) : length));
  }

  /** A breath in which everything stands still: felt at every speed, left out in reduced motion. */
  rest(length: number): Promise<void> {
    return this.pause(this.reduced ? 0 : Math.max(shortestRest, this.time(length)));
  }

  /** Waits as long as a sentence takes to read, whatever the speed; a press ends it. */
  read(length: number): Promise<void> {
    return this.pause(length);
  }

  private pause(time: number): Promise<void> {
    const { showing } = this;
    if (!showing || showing.over || time < 1) return Promise.resolve();
    return new Promise(resolve => {
      const timer = setTimeout(resolve, time);
      showing.onEnd(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** A length at the chosen speed. An effect named here is quicker from its sixth time on. */
  time(length: number, effect?: string): number {
    const { speed } = this;
    if (speed === 'instant') return 0;
    let scaled = length / speed;
    if (effect !== undefined) {
      const times = (this.seen.get(effect) ?? 0) + 1;
      this.seen.set(effect, times);
      if (times > 5) scaled *= 0.6;
    }
    return length >= shortest && scaled < shortest / 2 ? shortest / 2 : scaled;
  }

  /** Shakes the board, within the player's limit and never in reduced motion. */
  shake(strength = 1): void {
    const far = 4 * Math.min(1.5, strength) * (settings.peek().shake / 100);
    if (this.reduced || far < 0.5) return;
    const board = this.find('[data-board]');
    const frames = [0, far, -far * 0.7, far * 0.4, 0].map(x => ({ transform: `translateX(${x}px)` }));
    void this.move(board, frames, { duration: 160, easing: 'linear' });
  }
}
