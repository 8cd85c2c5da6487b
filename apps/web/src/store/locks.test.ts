import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Held = (lock: object | null) => unknown;

/** Web Locks as browsers have them, for several tabs of one origin. */
class Locks {
  private readonly queues = new Map<string, (() => void)[]>();
  private readonly holders = new Map<string, (why: Error) => void>();

  async request(name: string, options: LockOptions, held: Held): Promise<unknown> {
    if (options.steal) this.holders.get(name)?.(new Error('stolen'));
    else if (this.holders.has(name)) {
      if (options.ifAvailable) return held(null);
      await new Promise<void>((resolve, reject) => {
        const queue = this.queues.get(name) ?? [];
        this.queues.set(name, [...queue, resolve]);
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    return new Promise((resolve, reject) => {
      this.holders.set(name, reject);
      void Promise.resolve(held({})).then(value => {
        if (this.holders.get(name) === reject) this.free(name);
        resolve(value);
      });
    });
  }

  /** The holder's page is gone. */
  free(name: string): void {
    this.holders.delete(name);
    const [next, ...others] = this.queues.get(name) ?? [];
    this.queues.set(name, others);
    next?.();
  }
}

const run = 'minoya:run:rokumasu:main';
let locks: Locks;

/** A page of its own; `tab` is what its tab remembers. */
async function page(tab: Map<string, string>, type: 'navigate' | 'reload' = 'navigate') {
  vi.resetModules();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  const { lockRun } = await import('./locks.ts');
  const lock = lockRun('rokumasu', 'main');
  await settle();
  return lock;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab that is loaded anew has its run back; the one that waits never held it', async () => {
  const tab = new Map<string, string>();
  const first = await page(tab);
  const second = await page(new Map());
  expect([first.hold.value, second.hold.value]).toEqual(['held', 'elsewhere']);
  locks.free(run);
  await vi.advanceTimersByTimeAsync(800);
  expect(second.hold.value).toBe('elsewhere');
  const again = await page(tab, 'reload');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([again.hold.value, second.hold.value]).toEqual(['held', 'elsewhere']);
});

test('however slowly it is loaded', async () => {
  const tab = new Map<string, string>();
  await page(tab);
  const second = await page(new Map());
  locks.free(run);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(second.hold.value).toBe('held');
  const again = await page(tab, 'reload');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([again.hold.value, second.hold.value]).toEqual(['held', 'lost']);
});

test('when the tab is closed, the game goes on in the one that waits', async () => {
  await page(new Map());
  const second = await page(new Map());
  locks.free(run);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.hold.value).toBe('held');
});
