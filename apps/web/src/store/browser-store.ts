import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** Keys and values that outlive a visit. */
export interface BrowserStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** All pairs whose key starts so, in the order of their keys. */
  all(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  clear(prefix: string): Promise<void>;
}

class IndexedStore implements BrowserStore {
  private readonly store: UseStore;

  constructor(store: UseStore) {
    this.store = store;
  }

  get(key: string): Promise<unknown> {
    return get(key, this.store);
  }

  set(key: string, value: unknown): Promise<void> {
    return set(key, value, this.store);
  }

  remove(key: string): Promise<void> {
    return del(key, this.store);
  }

  async all(prefix: string): Promise<readonly (readonly [string, unknown])[]> {
    const pairs = await entries<string, unknown>(this.store);
    return pairs.filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  async clear(prefix: string): Promise<void> {
    const pairs = await this.all(prefix);
    await delMany(
      pairs.map(([key]) => key),
      this.store,
    );
  }
}

/** Where IndexedDB is closed (some private windows), local storage; where that is too, this visit's memory. */
class PlainStore implements BrowserStore {
  private readonly memory = new Map<string, string>();
  private readonly sign = 'minoya:kv:';

  async get(key: string): Promise<unknown> {
    const text = this.memory.get(key) ?? this.read(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  }

  async set(key: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value);
    this.memory.set(key, text);
    try {
      localStorage.setItem(this.sign + key, text);
    } catch {
      // Full or forbidden: memory has it for this visit.
    }
  }

  async remove(key: string): Promise<void> {
    this.memory.delete(key);
    try {
      localStorage.removeItem(this.sign + key);
    } catch {
      // Forbidden storage holds nothing to remove.
    }
  }

  async all(prefix: string): Promise<readonly (readonly [string, unknown])[]> {
    const keys = new Set([...this.memory.keys(), ...this.storedKeys()].filter(key => key.startsWith(prefix)));
    const sorted = [...keys].sort((a, b) => (a < b ? -1 : 1));
    return Promise.all(sorted.map(async key => [key, await this.get(key)] as const));
  }

  async clear(prefix: string): Promise<void> {
    for (const [key] of await this.all(prefix)) await this.remove(key);
  }

  private read(key: string): string | null {
    try {
      return localStorage.getItem(this.sign + key);
    } catch {
      return null;
    }
  }

  private storedKeys(): readonly string[] {
    try {
      const all = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
      return all.filter(key => key.startsWith(this.sign)).map(key => key.slice(this.sign.length));
    } catch {
      return [];
    }
  }
}

let opened: Promise<BrowserStore> | null = null;

/** The store of this browser, opened once. */
export function browserStore(): Promise<BrowserStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<BrowserStore> {
  try {
    const indexed = new IndexedStore(createStore('minoya', 'kv'));
    await indexed.get('hello');
    return indexed;
  } catch {
    return new PlainStore();
  }
}

/** Asks the browser not to throw our saves away; said once, after something is worth keeping. */
export async function askToPersist(): Promise<void> {
  try {
    if ((await navigator.storage?.persisted?.()) === false) await navigator.storage.persist();
  } catch {
    // Not every browser lets a page ask.
  }
}
