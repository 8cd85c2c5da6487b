import type * as later from '../later.ts';

type Later = typeof later;

let loaded: Promise<Later | null> | null = null;

/** What comes behind the table, so that the first page does not wait for it: how scores are shown, sheets; null where it cannot be had. */
export function theatre(): Promise<Later | null> {
  loaded ??= import('../later.ts').catch(() => {
    loaded = null;
    return null;
  });
  return loaded;
}

/** The same for pages that cannot do without. */
export async function fromLater<K extends keyof Later>(name: K): Promise<Later[K]> {
  const found = await theatre();
  if (!found) throw new Error('offline');
  return found[name];
}
