import { afterEach, beforeEach, vi } from 'vitest';

/** A device of its own for each test: what it has stored, empty at the start. */
export function storedOnDevice(): Map<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });
  return stored;
}
