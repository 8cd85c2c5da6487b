import { type Signal, signal } from '@preact/signals';

/** Whether this tab may write a run. 'lost' means another tab took over. */
export type Hold = 'asking' | 'held' | 'elsewhere' | 'lost';

export interface RunLock {
  readonly hold: Signal<Hold>;
  takeOver(): void;
  release(): void;
}

class TabLock implements RunLock {
  readonly hold = signal<Hold>('asking');
  users = 0;
  private readonly name: string;
  private free: () => void = () => undefined;
  private waiting: AbortController | null = null;

  constructor(name: string) {
    this.name = name;
    if (navigator.locks) this.ask({ ifAvailable: true });
    else this.hold.value = 'held';
  }

  takeOver(): void {
    this.waiting?.abort();
    this.ask({ steal: true });
  }

  release(): void {
    this.users -= 1;
    // Later, because a screen that opens the same run again may be just about to.
    setTimeout(() => {
      if (this.users > 0) return;
      this.waiting?.abort();
      this.free();
      if (locks.get(this.name) === this) locks.delete(this.name);
    });
  }

  /** When the other tab is closed, the game goes on in this one. */
  private wait(): void {
    this.waiting = new AbortController();
    this.ask({ signal: this.waiting.signal });
  }

  private ask(options: LockOptions): void {
    const held = () =>
      new Promise<void>(resolve => {
        this.free = resolve;
        this.hold.value = 'held';
      });
    const asked = navigator.locks.request(this.name, options, lock => {
      if (lock) return held();
      this.hold.value = 'elsewhere';
      this.wait();
      return undefined;
    });
    asked.catch(() => {
      if (options.signal?.aborted) return;
      this.hold.value = 'lost';
      this.wait();
    });
  }
}

const locks = new Map<string, TabLock>();

/** One tab a run: the second is told so, and may take over. */
export function lockRun(game: string, slot: string): RunLock {
  const name = `minoya:run:${game}:${slot}`;
  const lock = locks.get(name) ?? new TabLock(name);
  locks.set(name, lock);
  lock.users += 1;
  return lock;
}
