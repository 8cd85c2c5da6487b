import { type Signal, signal } from '@preact/signals';

/** A tab that waits leaves a run that has become free alone for so long: the one that had it may only be loading anew. */
const graceOfReload = 1_500;

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
    if (!navigator.locks) this.hold.value = 'held';
    // Who had the run and was loaded anew has it back, whoever else has been waiting for it.
    else this.ask(wasReloadedWith(name) ? { steal: true } : { ifAvailable: true });
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
      noteHeld(this.name, false);
      if (locks.get(this.name) === this) locks.delete(this.name);
    });
  }

  /** When the other tab is closed, the game goes on in this one. What is free is not held at once: see `graceOfReload`. */
  private wait(): void {
    const waiting = new AbortController();
    this.waiting = waiting;
    navigator.locks
      .request(this.name, { signal: waiting.signal }, () => undefined)
      .then(
        () => setTimeout(() => waiting.signal.aborted || this.ask({ ifAvailable: true }), graceOfReload),
        () => undefined,
      );
  }

  private ask(options: LockOptions): void {
    const held = () =>
      new Promise<void>(resolve => {
        this.free = resolve;
        this.hold.value = 'held';
        noteHeld(this.name, true);
      });
    const asked = navigator.locks.request(this.name, options, lock => {
      if (lock) return held();
      if (this.hold.peek() !== 'lost') this.hold.value = 'elsewhere';
      this.wait();
      return undefined;
    });
    asked.catch(() => {
      noteHeld(this.name, false);
      this.hold.value = 'lost';
      this.wait();
    });
  }
}

const heldPlace = 'minoya:held';

/** Remembers, for this tab alone, which run it has. */
function noteHeld(name: string, held: boolean): void {
  try {
    if (held) sessionStorage.setItem(heldPlace, name);
    else if (sessionStorage.getItem(heldPlace) === name) sessionStorage.removeItem(heldPlace);
  } catch {
    // No storage: the tab asks like any other.
  }
}

/** Whether this page is the same tab once more, which had the run; a copy of a tab is none. */
function wasReloadedWith(name: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  try {
    return (
      (entry as PerformanceNavigationTiming | undefined)?.type === 'reload' &&
      sessionStorage.getItem(heldPlace) === name
    );
  } catch {
    return false;
  }
}

/** Does something in one tab at a time: another waits for it. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks: tabs } = globalThis.navigator ?? {};
  return tabs ? tabs.request(name, work) : work();
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
